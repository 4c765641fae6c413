"""The games as environments: observations, masks, and thousands of games in one kernel call."""

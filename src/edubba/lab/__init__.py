"""Studies of the games: what takes many games to know."""

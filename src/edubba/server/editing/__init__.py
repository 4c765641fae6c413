"""The editors of boards and positions."""

"""Sumeria, by Dirk Liekens. `game.GAME` is the game behind the verbs of `games.core`."""

"""How servers bear many players: Edubba's, and beside it boardgame.io's under the same load."""

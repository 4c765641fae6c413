"""How balanced a game is: bots of one strength in all seats, under its rules and each departure from them.

A study says what is played; witnesses see what every decision offered; measures tell with their intervals
what the games show; a page tells it to people.
"""

"""What a newcomer reads and does, over HTTP: the rules of each game, their examples, and the lessons."""

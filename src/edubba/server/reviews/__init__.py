"""Looking back and looking ahead: analyses of matches, records and positions, and hints against bots."""

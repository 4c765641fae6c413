"""Looking back: any moment of a match, or of a record that somebody brought along."""

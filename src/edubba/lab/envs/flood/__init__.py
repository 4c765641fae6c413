"""After the Flood as an environment."""

"""After the Flood, by Martin Wallace."""

"""The rules of After the Flood, one file a phase or an action; every function names its rule."""

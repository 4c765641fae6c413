"""The boards that come with the package, as data files."""

"""The revisions of the schema, each from the one before."""

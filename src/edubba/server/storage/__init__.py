"""The database: its tables, migrations, connections, and the log of matches."""

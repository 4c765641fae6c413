"""Matches over the network: opening a table, commands, listening, lists, chat, records."""

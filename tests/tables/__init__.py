"""Matches without a web around them."""

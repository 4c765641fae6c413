"""Sumeria as an environment."""

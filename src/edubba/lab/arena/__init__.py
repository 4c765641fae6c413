"""Tournaments between bots.

A plan says who sits where in which game; a crew plays; a store keeps; standings and a report tell.
"""

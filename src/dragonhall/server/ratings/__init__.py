"""Ratings of players, computed from finished games."""

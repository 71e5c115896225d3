"""Ratings: what a finished game says about the strength of those who played it."""

"""Observations of a state as numbers, for learning."""

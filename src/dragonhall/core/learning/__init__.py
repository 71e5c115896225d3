"""Observations of a state as numbers, for machine learning."""

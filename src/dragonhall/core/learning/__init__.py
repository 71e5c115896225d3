"""Observations for machine learning."""

"""Scenario files: a position, actions, and expected results."""

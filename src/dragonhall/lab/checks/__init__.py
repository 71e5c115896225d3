"""Checks of the rules: coverage by tests, perft counts."""

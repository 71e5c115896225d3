"""Draco: a race of ten dragons up a mountain, for two to five players."""

"""Limits of runs that commands name in their help: apart, so that asking for help loads no game."""

LONGEST = 3000  # decisions of a game: ten times a usual one, and three times one at the largest table

"""Limits that are named in the help of commands. A separate module, so that `--help` imports no game."""

LONGEST = 3000  # decisions per game: ten times the usual number, three times that of the largest table

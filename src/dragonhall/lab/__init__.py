"""Experiments and checks over many games: arenas, ratings, balance studies, rule coverage, perft."""

# Defined here because the help of commands names it: `--help` must not import a game.
LONGEST = 3000  # decisions per game: ten times the usual number, three times that of the largest table

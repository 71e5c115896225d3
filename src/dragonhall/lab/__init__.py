"""Experiments and checks over many games: arenas, ratings, balance studies, rule coverage, transcripts."""

"""Studies and proofs over many games: arenas, ratings, balance, coverage of the rules, transcripts."""

"""Studies and proofs over many games: coverage of the rules, counts, transcripts."""

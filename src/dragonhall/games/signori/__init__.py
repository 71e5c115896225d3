"""I Signori dei Draghi: a card game between two teams of one to four players."""

"""I Signori dei Draghi: a battle of cards between two teams of one to four players."""

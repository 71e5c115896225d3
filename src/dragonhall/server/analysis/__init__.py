"""After the game: what each seat could know of its chances, what was true, and where more was possible."""

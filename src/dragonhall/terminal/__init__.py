"""Playing in a terminal. Independent of the game: choices are action paths, and each game draws its board."""

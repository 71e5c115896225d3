"""Playing in a terminal. It knows no game: choices are action paths, pictures are the game's own."""

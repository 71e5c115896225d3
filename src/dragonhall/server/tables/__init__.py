"""Tables: seats, play, clocks, watching, and what is left after the game."""

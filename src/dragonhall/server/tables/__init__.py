"""Tables: seats, play, clocks, spectators, records and replays."""

"""The lobby: tables to join and to watch, whose turn it is, what was played."""

"""The lobby: lists of open, running, own and finished tables, and the catalogue of games."""

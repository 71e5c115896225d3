"""Analysis of finished games: the chances of each seat, and its largest mistakes."""

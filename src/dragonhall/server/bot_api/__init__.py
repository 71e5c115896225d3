"""The bot protocol: challenges, a stream of events, a stream of each game, and moves (docs/bots.md)."""

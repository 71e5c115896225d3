"""The bot API: challenges, an event stream, a stream for each game, and moves (docs/bots.md)."""

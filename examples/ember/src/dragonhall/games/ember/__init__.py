"""Ember, the example game of docs/new-game.md."""

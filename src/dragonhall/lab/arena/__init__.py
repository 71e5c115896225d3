"""Arenas: many games between bots, on all cores or on a cluster."""

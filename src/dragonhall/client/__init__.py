"""Python client of a Dragonhall server."""

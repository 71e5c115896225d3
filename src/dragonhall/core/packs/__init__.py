"""Component packs: TOML files with the cards, tracks and figures of a game."""

"""Packs: component data in TOML, and the reader that names the place of an error."""

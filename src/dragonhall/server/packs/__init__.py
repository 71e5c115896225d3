"""Packs that users upload: component data of the edition they own."""

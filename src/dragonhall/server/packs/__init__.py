"""Packs that people bring themselves: component data of the edition they own."""

"""Draco drawn in a terminal, as SVG, and as component data for the page."""

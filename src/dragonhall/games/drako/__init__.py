"""Drako: a skirmish on nineteen hexes between two of four factions."""

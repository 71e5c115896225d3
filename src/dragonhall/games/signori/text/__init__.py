"""Texts of I Signori dei Draghi: cards, actions and remarks."""

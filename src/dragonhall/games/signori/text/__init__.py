"""Texts of I Signori dei Draghi: phrases, and actions as paths."""

"""The rules of I Signori dei Draghi. Compiled."""

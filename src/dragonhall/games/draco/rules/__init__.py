"""The rules of Draco. Compiled."""

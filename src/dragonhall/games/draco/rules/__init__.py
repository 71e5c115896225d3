"""The rules of Draco, compiled."""

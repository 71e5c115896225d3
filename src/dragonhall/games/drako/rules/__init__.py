"""The rules of Drako, compiled."""

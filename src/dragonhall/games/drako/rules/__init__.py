"""The rules of Drako. Compiled."""

"""The steps, in the order of their names. Each can be gone both ways."""

"""The secret zones of I Signori dei Draghi, from its rules, and who sees them."""

SECRETS = {"draw": "nobody", "plunder": "nobody", "hand": "owner", "sealed": "owner", "down": "owner"}

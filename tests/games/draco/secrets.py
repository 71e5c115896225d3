"""The secret zones of Draco, from its rules, and who sees them."""

SECRETS = {"draw": "nobody", "hand": "owner", "aside": "owner"}

"""The secret zones of Drako, from its rules, and who sees them."""

SECRETS = {"deck": "nobody", "hand": "owner", "removed": "nobody"}

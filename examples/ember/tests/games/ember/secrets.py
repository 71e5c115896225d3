"""The secret zones of Ember, from its rules, and who sees them."""

SECRETS = {"draw": "nobody", "hand": "owner"}

"""People: guests, accounts and bots; how they are known again."""

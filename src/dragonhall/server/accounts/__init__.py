"""Guests, accounts and bots: names, passwords, sessions and tokens."""

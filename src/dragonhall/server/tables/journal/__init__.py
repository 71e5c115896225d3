"""The journal of a table, its fold, and its rows in the database."""

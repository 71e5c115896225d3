"""The journal of a table, the state computed from it, and its rows in the database."""

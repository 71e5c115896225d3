"""`make load`: hundreds of clients at the tables of a local server, and what they cost."""

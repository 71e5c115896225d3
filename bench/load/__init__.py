"""`make load`: clients by the hundred at the tables of a hall on this machine, and what it costs."""

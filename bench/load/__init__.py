"""`make load`: bots by the hundred at the tables of a hall on this machine, and how quickly they are answered."""

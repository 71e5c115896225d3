"""`make soak`: faults, races, bad input and long load against a hall on this machine; docs/reliability.md."""

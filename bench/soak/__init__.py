"""`make soak`: faults, races, bad input and long load against a local server; see docs/reliability.md."""

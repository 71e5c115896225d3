"""The ways into the hall: command line, terminal, and later bots' protocols and learning environments."""

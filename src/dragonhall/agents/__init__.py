"""Bot programs over standard input and output, on this machine or on a server."""

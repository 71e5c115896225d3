"""Operation of a server: health, metrics, logs, backups, and commands of the host."""

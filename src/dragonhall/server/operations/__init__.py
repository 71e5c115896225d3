"""Running a hall: health, figures, logs, backups, what the host can do."""

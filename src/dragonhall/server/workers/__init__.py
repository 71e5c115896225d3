"""Worker processes for bots and for checks of uploads."""

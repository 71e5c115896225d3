"""The subcommands of `dragonhall`, one module each."""

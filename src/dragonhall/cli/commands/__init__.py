"""The subcommands of `dragonhall`, grouped by purpose."""

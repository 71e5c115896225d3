"""The bot levels of the server, weakest first."""

from dragonhall import bots

# Message id of the level's name -> level.
LEVELS = {f"bot-level-{name}": name for name in bots.LEVELS}

"""The bots of the hall that one can sit down against, the weakest first."""

from dragonhall import bots

# The message that names a level, and the level.
LEVELS = {f"bot-level-{name}": name for name in bots.LEVELS}

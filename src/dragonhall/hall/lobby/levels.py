"""The bots of the hall that one can sit down against, the weakest first."""

# The message that names a level, and the code of its bot.
LEVELS = {
    "level-beginner": "random",
    "level-casual": "greedy",
    "level-strong": "ismcts:iterations=200",
    "level-master": "ismcts:iterations=1000",
}

"""Levels for people: five names from the first game to the dragon, each a bot with a fixed budget.

A level is a pinned code: `make_bot("warrior")` plays the same today and tomorrow, on a fast machine and on a
slow one. Whatever changes how one plays, its code or the bots themselves, changes its `version`, which
results carry. The weaker ones make the mistakes of people, not random ones: they overlook actions, or see
only the next step, or a few steps and not the answers to them. Names in words are messages `bot-level-NAME`.
"""

from dataclasses import dataclass

VERSION = "4"  # of all bots: grows with every change of how one of them plays


@dataclass(frozen=True, slots=True)
class Level:
    """A name, the bot that it stands for, and the version of that pair."""

    name: str
    code: str
    edition: int = 1

    @property
    def version(self) -> str:
        """`2.1`: the version of the bots and the edition of the level.

        >>> LEVELS["dragon"].version.partition(".")[0] == VERSION
        True
        """
        return f"{VERSION}.{self.edition}"


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("first-game", "greedy:worlds=1,attention=50"),
        Level("apprentice", "greedy:worlds=2"),
        Level("warrior", "ismcts:iterations=150,sight=4"),
        Level("master", "ismcts:iterations=1000"),
        Level("dragon", "ismcts:iterations=20000"),
    )
}
STRONGEST = "dragon"

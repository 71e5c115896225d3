"""Difficulty levels: five named bots with fixed budgets.

A level is a pinned code without a time limit, so it plays the same on every machine. Any change of its play,
in its code or in the bots, changes its `version`, which results include. Weaker levels imitate human mistakes
instead of playing randomly: they overlook actions, or search only one or a few actions deep. The display
names are the messages `bot-level-NAME`.
"""

from dataclasses import dataclass

VERSION = "4"  # of all bots: increase it when any of them plays differently


@dataclass(frozen=True, slots=True)
class Level:
    """A level: its name, the code of its bot, and the version of this assignment."""

    name: str
    code: str
    edition: int = 1

    @property
    def version(self) -> str:
        """The version of the bots and the edition of the level, such as `2.1`.

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

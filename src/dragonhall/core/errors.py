"""Everything that can go wrong, as types. Each error has a code and the facts of the case.

`str(error)` is an English sentence; `words.sentence(error)` says the same in the reader's language.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

Facts = Mapping[str, str | int]


class DragonhallError(Exception):
    """An error that a person or a program can act upon. Nothing has changed when it is raised."""

    code = "error"

    def __init__(self, code: str = "", **facts: str | int) -> None:
        super().__init__(code or self.code)
        self.code = code or self.code
        self.facts: Facts = facts

    @property
    def message_id(self) -> str:
        """The message of the catalogue that says this."""
        return f"error-{self.code}"

    def __str__(self) -> str:
        from dragonhall.core.text.messages import Words

        return Words("en").sentence(self)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal now: a code, the rule that forbids it, and the facts of the case."""

    game: str
    code: str
    rule: str
    facts: Facts = field(default_factory=dict)

    @property
    def message_id(self) -> str:
        return f"{self.game}-refusal-{self.code}"


class Unreadable(DragonhallError):
    """The text is no action of this game."""

    code = "unreadable"


class NotLegal(DragonhallError):
    """The action exists but may not be taken now; `refusal` says why, with the rule."""

    code = "not-legal"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, **refusal.facts)
        self.refusal = refusal

    @property
    def message_id(self) -> str:
        return self.refusal.message_id


class Ambiguous(DragonhallError):
    """The text fits several legal actions; `choices` lists them."""

    code = "ambiguous"

    def __init__(self, text: str, choices: tuple[str, ...]) -> None:
        super().__init__(text=text, choices=", ".join(choices))
        self.choices = choices


class OptionError(DragonhallError):
    """A game, seat, option or bot that does not exist; the sentence names what is allowed."""

    code = "option"


class PackError(DragonhallError):
    """A component pack that cannot be used: file, key and what was expected there."""

    code = "pack"


class RecordError(DragonhallError):
    """A record that cannot be read, was changed, or cannot be replayed. The file is never touched."""

    code = "record"


class ScenarioError(DragonhallError):
    """A scenario file that cannot be run: file, line and key."""

    code = "scenario"


class UndoRefused(DragonhallError):
    """A choice that can no longer be taken back."""

    code = "undo"

"""Exceptions. Each has a code and the values that its message needs.

`str(error)` is an English sentence; `Words(language).sentence(error)` gives it in another language.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

Facts = Mapping[str, str | int]


class DeclarationError(ValueError):
    """Raised if the declaration of a game contradicts itself or the state of a game breaks it.

    It is a mistake in the source of a game, so its sentence is not translated.
    """


class DragonhallError(Exception):
    """Base class of all errors that callers can handle. Nothing has changed when it is raised."""

    code = "error"

    def __init__(self, code: str = "", **facts: str | int) -> None:
        super().__init__(code or self.code)
        self.code = code or self.code
        self.facts: Facts = facts

    @property
    def message_id(self) -> str:
        """The id of the message in the catalogue."""
        return f"error-{self.code}"

    def __str__(self) -> str:
        from dragonhall.core.text.messages import Words

        return Words("en").sentence(self)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is illegal: a code, the rule that forbids it, and the values for the message."""

    game: str
    code: str
    rule: str
    facts: Facts = field(default_factory=dict)

    @property
    def message_id(self) -> str:
        return f"{self.game}-refusal-{self.code}"


class Impossible:
    """Why no game reaches a position: the code of a ScenarioError, the part of the position, the rule.

    `part` is a key of the description, such as `hex` or `wounds.archer-1`. The message has the id
    `error-scenario-CODE` and gets the rule and the facts.
    """

    def __init__(self, code: str, part: str, rule: str, **facts: str | int) -> None:
        self.code = code
        self.part = part
        self.rule = rule
        self.facts: Facts = facts


class ActionSyntaxError(DragonhallError, ValueError):
    """The text is not an action of this game."""

    code = "unreadable"


class IllegalActionError(DragonhallError, ValueError):
    """The action exists but is illegal now; `refusal` gives the reason and the rule."""

    code = "not-legal"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, **refusal.facts)
        self.refusal = refusal

    @property
    def message_id(self) -> str:
        return self.refusal.message_id


class AmbiguousActionError(DragonhallError, ValueError):
    """The text matches several legal actions, listed in `choices`."""

    code = "ambiguous"

    def __init__(self, text: str, choices: tuple[str, ...]) -> None:
        super().__init__(text=text, choices=", ".join(choices))
        self.choices = choices


class NetworkError(DragonhallError, ValueError):
    """A neural network that cannot be loaded, or that was trained for another game."""

    code = "net-file"


class OptionError(DragonhallError, ValueError):
    """An unknown game, seat, option or bot. The message lists the allowed values."""

    code = "option"


class PackError(DragonhallError, ValueError):
    """An invalid component pack: file, key and expected value."""

    code = "pack"


class RecordError(DragonhallError, ValueError):
    """A record that cannot be read, was changed, or cannot be replayed. The file is left as it is."""

    code = "record"


class SaveError(DragonhallError, OSError):
    """A file or folder that cannot be written, or that exists and must not be overwritten."""

    code = "save-file"


class ScenarioError(DragonhallError, ValueError):
    """An invalid scenario file: file, line and key."""

    code = "scenario"


class UndoError(DragonhallError, RuntimeError):
    """An action that can no longer be taken back."""

    code = "undo"

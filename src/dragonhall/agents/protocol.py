"""The lines between us and a program, as types. docs/bots.md shows them with examples."""

from typing import Literal

import msgspec

from dragonhall.server import wire

PROTOCOL = 1
Result = Literal["won", "shared", "lost", "aborted"]


class Start(msgspec.Struct, tag="start", frozen=True):
    """A game begins; `seat` is the program's own. `limit`: seconds for each answer."""

    protocol: int
    game: str
    players: int
    options: dict[str, str]
    seats: list[str]
    seat: str
    limit: float


class Question(msgspec.Struct, tag="question", frozen=True):
    """Choose one of `sight.legal`, and answer with this `id`."""

    id: int
    sight: wire.Sight


class Narration(msgspec.Struct, tag="told", frozen=True):
    """What happened, as the program's seat may know it. Needs no answer."""

    events: list[wire.Seen]
    lines: list[wire.Line]
    action: str


class Wrong(msgspec.Struct, tag="error", frozen=True):
    """What was wrong with the last answer, or that there was none. The question is asked again, `left` more
    times; after that the game is given up."""

    id: int
    code: str
    sentence: str
    left: int


class Over(msgspec.Struct, tag="over", frozen=True):
    result: Result
    ending: wire.Ending | None


class Answer(msgspec.Struct, frozen=True):
    """What a program writes: the text of an action, or that it gives up."""

    id: int
    action: str = ""
    resign: bool = False


ToProgram = Start | Question | Narration | Wrong | Over

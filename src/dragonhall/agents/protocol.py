"""The messages of the bot protocol. docs/bots.md shows examples."""

from typing import Literal

import msgspec

from dragonhall.server import wire

PROTOCOL = 1
Result = Literal["won", "shared", "lost", "aborted"]


class Start(msgspec.Struct, tag="start", frozen=True):
    """A game starts. `seat` is the seat of the program; `limit` is the time per answer in seconds."""

    protocol: int
    game: str
    players: int
    options: dict[str, str]
    seats: list[str]
    seat: str
    limit: float


class ActionRequest(msgspec.Struct, tag="question", frozen=True):
    """A request to choose one of `sight.legal`. The answer must have the same `id`."""

    id: int
    sight: wire.Sight


class Narration(msgspec.Struct, tag="told", frozen=True):
    """What happened, as seen by the seat of the program. Needs no answer."""

    events: list[wire.Seen]
    lines: list[wire.Line]
    action: str


class InvalidAnswer(msgspec.Struct, tag="error", frozen=True):
    """The last answer was invalid, or missing.

    The question is asked again, up to `left` times; after that the program loses the game.
    """

    id: int
    code: str
    sentence: str
    left: int


class Over(msgspec.Struct, tag="over", frozen=True):
    result: Result
    ending: wire.Ending | None


class Answer(msgspec.Struct, frozen=True):
    """The answer of a program: the text of an action, or a resignation."""

    id: int
    action: str = ""
    resign: bool = False


ToProgram = Start | ActionRequest | Narration | InvalidAnswer | Over

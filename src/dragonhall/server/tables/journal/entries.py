"""The entries of a journal, as types. `table_state.py` folds them into the state of a table."""

from typing import Literal

import msgspec

from dragonhall.core.records.record import Header, Move

Visibility = Literal["public", "link", "private"]
MatchKind = Literal["single", "two-leg"]


class Body(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of an entry; its tag is the entry's kind."""


class LegResult(msgspec.Struct, frozen=True):
    """The result of the first leg of a match, by player: player 0 had the first seat."""

    winner: int
    scores: tuple[int, int]


class Opened(Body, tag="opened", frozen=True):
    """The settings of a new table. The seed of the deal is already drawn; `commitment` is its hash."""

    game: str
    players: int
    options: dict[str, str]
    pack: str
    host: str
    host_name: str
    commitment: str
    visibility: Visibility = "public"
    rated: bool = False
    clock: str = "none"
    hot_seat: bool = False
    match: MatchKind = "single"
    leg: int = 0
    previous: str = ""
    watch_delay: int | None = None
    score: dict[str, float] = {}  # games won before, keyed by the winner's current seat
    earlier: LegResult | None = None
    imported: bool = False  # from an imported record
    second_commitment: str = ""  # first leg of two: the commitment to the seed of the second


class SeatTaken(Body, tag="sat", frozen=True):
    """A new occupant of a seat: a person, a bot of the server, or nobody; with their rating at that time."""

    seat: str
    kind: Literal["open", "person", "bot"]
    person: str = ""
    name: str = ""
    level: str = ""
    salt: str = ""
    rating: float | None = None
    uncertainty: float | None = None


class Started(Body, tag="started", frozen=True):
    header: Header


class Moved(Body, tag="moved", frozen=True):
    move: Move


class UndoAsked(Body, tag="undo-asked", frozen=True):
    seat: str
    ply: int  # the ply to go back to


class UndoAnswered(Body, tag="undo-answered", frozen=True):
    seat: str
    allow: bool


class Undone(Body, tag="undone", frozen=True):
    """`seat` undid moves; the first `ply` moves remain."""

    seat: str
    ply: int
    keeps_clock: bool = False  # the seat gets no time back; entries of earlier versions gave some


class Said(Body, tag="said", frozen=True):
    """A chat message. Journals written before `seat` and `kind` were recorded have neither."""

    person: str
    name: str
    text: str
    seat: str = ""
    kind: Literal["", "guest", "account", "bot"] = ""


class Voted(Body, tag="voted", frozen=True):
    seat: str
    target: str
    by: Literal["bot", "forfeit"]


class PlayerLeft(Body, tag="dropped", frozen=True):
    """A player left the game. A bot of `level` takes the seat; without a level the side has lost."""

    seat: str
    reason: Literal["resigned", "time", "abandoned"]
    level: str = ""
    early: bool = False  # resigned before every side had made enough moves: not rated


class Aborted(Body, tag="aborted", frozen=True):
    """The game was aborted by `seat`, or by the operator of the server if it is empty."""

    seat: str


class NextTableOpened(Body, tag="followed", frozen=True):
    """The table of the second leg or the rematch."""

    table: str
    seat: str = ""  # the seat that asked for it


AnyEntry = (
    Opened
    | SeatTaken
    | Started
    | Moved
    | UndoAsked
    | UndoAnswered
    | Undone
    | Said
    | Voted
    | PlayerLeft
    | Aborted
    | NextTableOpened
)

# Entries that change more than the game.
CHANGES_TABLE = (
    SeatTaken,
    Started,
    PlayerLeft,
    Aborted,
    NextTableOpened,
)

decode = msgspec.json.Decoder(AnyEntry).decode
encode = msgspec.json.Encoder().encode


def kind_of(body: AnyEntry) -> str:
    return str(body.__struct_config__.tag)

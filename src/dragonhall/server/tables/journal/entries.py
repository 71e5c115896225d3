"""What an entry of a journal can say, as types. The fold of these is the table (`course.py`)."""

from typing import Literal

import msgspec

from dragonhall.core.records.record import Header, Move

Visibility = Literal["public", "link", "private"]
MatchKind = Literal["single", "two-leg"]


class Body(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of an entry; its tag is the entry's kind."""


class LegResult(msgspec.Struct, frozen=True):
    """How the first leg of a match ended, told of players: player 0 had the first seat."""

    winner: int
    scores: tuple[int, int]


class Opened(Body, tag="opened", frozen=True):
    """A table, as it was asked for. The seed of its deal is drawn already: here is what commits to it."""

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
    score: dict[str, float] = {}  # games won before, by whoever has the seat now
    earlier: LegResult | None = None
    imported: bool = False  # from a record that was played elsewhere
    second_commitment: str = ""  # first leg of two: the commitment to the seed of the second


class Sat(Body, tag="sat", frozen=True):
    """Who has a seat from now on: a person, a bot of the hall, or nobody; and how he was rated then."""

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
    ply: int  # back to here


class UndoAnswered(Body, tag="undo-answered", frozen=True):
    seat: str
    allow: bool


class Undone(Body, tag="undone", frozen=True):
    """`seat` took moves back, to after `ply` of them."""

    seat: str
    ply: int
    keeps_clock: bool = False  # no new time for the seat; entries of earlier versions gave some


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


class Dropped(Body, tag="dropped", frozen=True):
    """A player is out. A bot of `level` goes on in the seat; without one, the side has lost."""

    seat: str
    reason: Literal["resigned", "time", "abandoned"]
    level: str = ""
    early: bool = False  # given up before the game had begun: it is not rated


class Aborted(Body, tag="aborted", frozen=True):
    """Called off by a seat; by none: by the host of the hall."""

    seat: str


class Followed(Body, tag="followed", frozen=True):
    """The next leg, or the rematch, is at this table."""

    table: str
    seat: str = ""  # who asked for it


AnyEntry = (
    Opened
    | Sat
    | Started
    | Moved
    | UndoAsked
    | UndoAnswered
    | Undone
    | Said
    | Voted
    | Dropped
    | Aborted
    | Followed
)

CHANGES_TABLE = (Sat, Started, Dropped, Aborted, Followed)  # not only the game on it

decode = msgspec.json.Decoder(AnyEntry).decode
encode = msgspec.json.Encoder().encode


def kind_of(body: AnyEntry) -> str:
    return str(body.__struct_config__.tag)

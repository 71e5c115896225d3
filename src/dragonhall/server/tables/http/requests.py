"""Requests and responses of the table routes, as types."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from dragonhall.server.tables.journal.entries import MatchKind, Visibility
from dragonhall.server.wire import Line, Seen, Sight, TableInfo

Short = Annotated[str, Meta(max_length=100)]
Salt = Annotated[str, Meta(max_length=64, description="the player's own contribution to the deal")]
DealId = Annotated[str, Meta(max_length=24, description="from POST /api/deals; needed if `salt` is given")]


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of request bodies; unknown fields are refused."""


class SeatRequest(RequestBody, frozen=True):
    """The wanted occupant of a seat: the sender, a bot of a level, or open."""

    kind: Literal["me", "open", "bot"]
    level: Short = ""


class NewTable(RequestBody, frozen=True):
    """A new table. Without `seats` the sender takes the first seat and the others are open."""

    game: Short
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[Short, Short] = {}
    pack: Short = ""
    seats: Annotated[list[SeatRequest], Meta(max_length=16)] = []
    visibility: Visibility = "public"
    rated: bool = False
    clock: Annotated[str, Meta(max_length=40, description="none, move:60, fischer:600+5 or days:3")] = "none"
    hot_seat: bool = False
    match: MatchKind = "single"
    watch_delay: (
        Annotated[int, Meta(ge=5, le=1000, description="actions by which spectators are delayed")] | None
    ) = None
    deal: DealId = ""
    salt: Salt = ""


class PlayNow(RequestBody, frozen=True):
    game: Short
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[Short, Short] = {}
    level: Short = ""
    seat: Short = ""
    deal: DealId = ""
    salt: Salt = ""


class Join(RequestBody, frozen=True):
    seat: Short = ""
    invitation: Short = ""
    salt: Salt = ""


class Rematch(RequestBody, frozen=True):
    """A request for a rematch. `deal` is for the request that opens the table; a `salt` alone for the one
    that joins it.
    """

    deal: DealId = ""
    salt: Salt = ""


class SetSeat(RequestBody, frozen=True):
    seat: Short
    kind: Literal["open", "bot"]
    level: Short = ""


class Invite(RequestBody, frozen=True):
    seat: Short
    reusable: Annotated[bool, Meta(description="the link works more than once")] = False


class DealInfo(msgspec.Struct, frozen=True):
    """A deal that the server has committed to. `second_commitment` is that of the second leg of a match.

    `deal` can be used for one table of this user, within `seconds`.
    """

    deal: str
    commitment: str
    second_commitment: str
    seconds: int


class Invitation(msgspec.Struct, frozen=True):
    """An invitation. Its holder may take the seat, once unless it is `reusable`; `path` is the link."""

    table: str
    seat: str
    invitation: str
    path: str


class Replayed(msgspec.Struct, frozen=True):
    """An earlier position as `view` sees it: a seat, "" for the public, "all" after the end.

    `events`, `lines` and `action` are those of the action that led to it.
    """

    table: TableInfo
    ply: int
    plies: int
    view: str
    sight: Sight
    events: list[Seen]
    lines: list[Line]
    action: str


class Verified(msgspec.Struct, frozen=True):
    """The result of replaying the deal and all actions of the record.

    `verdict` is `unsalted` if no player contributed to the deal: the server alone chose the cards.
    `salted` names the seats that contributed.
    """

    verdict: Literal["fair", "unsalted"]
    commitment: str
    seed: str
    salts: list[str]
    salted: list[str]
    plies: int
    last_hash: str
    sentence: str

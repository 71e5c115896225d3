"""The messages of the bot API, as types. Game streams carry the messages of `server.wire`."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from dragonhall.server import wire
from dragonhall.server.tables.http.requests import DealId, RequestBody, Salt, Short
from dragonhall.server.tables.journal.entries import MatchKind, Visibility

Ply = Annotated[int, Meta(ge=0, le=1_000_000, description="the ply of the answered position")]


# ---- requests --------------------------------------------------------------------------------------


class NewChallenge(RequestBody, frozen=True):
    """A challenge. `to` names accounts or bots; they get the seats after the sender's, in order. The
    remaining seats are played by bots of `level`, or are open to everybody if it is empty.
    """

    to: Annotated[list[Short], Meta(min_length=1, max_length=15)]
    game: Short
    players: Annotated[int, Meta(ge=2, le=16)] | None = None
    options: dict[Short, Short] = msgspec.field(default_factory=dict)
    pack: Short = ""
    seat: Annotated[Short, Meta(description="the sender's seat; default: the first")] = ""
    level: Short = ""
    visibility: Visibility = "link"
    rated: bool = False
    clock: Annotated[str, Meta(max_length=40, description="none, move:60, fischer:600+5 or days:3")] = "none"
    match: MatchKind = "single"
    deal: DealId = ""
    salt: Salt = ""


class AcceptChallenge(RequestBody, frozen=True):
    salt: Salt = ""


class BotMove(RequestBody, frozen=True):
    ply: Ply
    action: Annotated[str, Meta(max_length=300)]


class BotChat(RequestBody, frozen=True):
    text: Annotated[str, Meta(max_length=2000)]


class BotUndo(RequestBody, frozen=True):
    """The answer to a request to undo the last action."""

    ply: Ply
    allow: bool


class BotVote(RequestBody, frozen=True):
    """A vote on a disconnected player, in a game without a clock."""

    seat: Short
    by: Literal["bot", "forfeit"]


# ---- answers ---------------------------------------------------------------------------------------


class Stored(msgspec.Struct, frozen=True):
    """The request was stored as the journal entry with this number."""

    number: int


class Challenge(msgspec.Struct, tag="challenge", frozen=True):
    """A challenge to this user, or, if `mine`, from this user. `seat` is theirs in the game. The id is
    that of the table at which the game will be played.
    """

    id: str
    table: wire.TableInfo
    seat: str
    mine: bool


class Challenges(msgspec.Struct, frozen=True):
    challenges: list[Challenge]


class ChallengeOver(msgspec.Struct, tag="challenge-over", frozen=True):
    """A challenge that can no longer be accepted."""

    id: str
    seat: str
    mine: bool
    how: Literal["declined", "withdrawn"]


class GameStart(msgspec.Struct, tag="game-start", frozen=True):
    """A game of this user that starts, or was running when the stream was opened."""

    id: str
    table: wire.TableInfo
    seat: str


class GameEnd(msgspec.Struct, tag="game-end", frozen=True):
    """A game of this user has ended. `shared`: won together with another side."""

    id: str
    table: wire.TableInfo
    seat: str
    result: Literal["won", "shared", "lost", "aborted"]
    ending: wire.Ending | None


Event = Challenge | ChallengeOver | GameStart | GameEnd | wire.Bye
GameLine = wire.Snapshot | wire.Update | wire.Presence | wire.Bye

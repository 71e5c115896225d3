"""What crosses the wire of the bot protocol, as types. A game stream is made of the table's own messages."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from dragonhall.server import wire
from dragonhall.server.tables.http.requests import Asked, DealId, Salt, Short
from dragonhall.server.tables.journal.entries import MatchKind, Visibility

Ply = Annotated[int, Meta(ge=0, le=1_000_000, description="that of the position which is answered")]


# ---- what is asked ---------------------------------------------------------------------------------


class NewChallenge(Asked, frozen=True):
    """A game with somebody. `to` names accounts or bots, who are given the seats after mine in order; seats
    beyond are played by bots of `level`, or, without one, are open to whoever comes."""

    to: Annotated[list[Short], Meta(min_length=1, max_length=15)]
    game: Short
    players: Annotated[int, Meta(ge=2, le=16)] | None = None
    options: dict[Short, Short] = msgspec.field(default_factory=dict)
    pack: Short = ""
    seat: Annotated[Short, Meta(description="mine; the first, if it is not said")] = ""
    level: Short = ""
    visibility: Visibility = "link"
    rated: bool = False
    clock: Annotated[str, Meta(max_length=40, description="none, move:60, fischer:600+5 or days:3")] = "none"
    match: MatchKind = "single"
    deal: DealId = ""
    salt: Salt = ""


class Accepting(Asked, frozen=True):
    salt: Salt = ""


class BotMove(Asked, frozen=True):
    ply: Ply
    action: Annotated[str, Meta(max_length=300)]


class BotChat(Asked, frozen=True):
    text: Annotated[str, Meta(max_length=2000)]


class BotUndo(Asked, frozen=True):
    """May the one who asks take the last action back?"""

    ply: Ply
    allow: bool


class BotVote(Asked, frozen=True):
    """What becomes of a player who is gone, in a game without a clock."""

    seat: Short
    by: Literal["bot", "forfeit"]


# ---- what is answered ------------------------------------------------------------------------------


class Done(msgspec.Struct, frozen=True):
    """It is on disk, as the entry of this number."""

    number: int


class Challenge(msgspec.Struct, tag="challenge", frozen=True):
    """Somebody asks me to play, or, where it is `mine`, I ask others. `seat` is the one that I would have.
    Its id is that of the table, where the game will be played."""

    id: str
    table: wire.TableInfo
    seat: str
    mine: bool


class Challenges(msgspec.Struct, frozen=True):
    challenges: list[Challenge]


class ChallengeOver(msgspec.Struct, tag="challenge-over", frozen=True):
    """A challenge that nobody can accept any more."""

    id: str
    seat: str
    mine: bool
    how: Literal["declined", "withdrawn"]


class GameStart(msgspec.Struct, tag="game-start", frozen=True):
    """A game in which I play: it begins, or was running when the stream was opened."""

    id: str
    table: wire.TableInfo
    seat: str


class GameEnd(msgspec.Struct, tag="game-end", frozen=True):
    """`shared`: won together with another side."""

    id: str
    table: wire.TableInfo
    seat: str
    result: Literal["won", "shared", "lost", "aborted"]
    ending: wire.Ending | None


Event = Challenge | ChallengeOver | GameStart | GameEnd | wire.Bye
GameLine = wire.Snapshot | wire.Update | wire.Presence | wire.Bye

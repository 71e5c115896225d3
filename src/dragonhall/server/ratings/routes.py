"""HTTP routes of leaderboards, player profiles and the rating changes of a game."""

from typing import Any, Literal

import msgspec
from litestar import Response, get
from sqlalchemy import Connection, and_, or_, select

from dragonhall.core.rating import Rating
from dragonhall.core.text.messages import Words
from dragonhall.games import DEFAULT_GAME, game_class
from dragonhall.server.accounts.person import Person
from dragonhall.server.accounts.repository import player_named
from dragonhall.server.context import ServerContext
from dragonhall.server.errors import NotFoundError
from dragonhall.server.http.responses import (
    After,
    AnyRequest,
    Count,
    Cursor,
    body_spec,
    problems,
    read_cursor,
    tagged_response,
)
from dragonhall.server.lobby.catalogue import LEVELS, known_game
from dragonhall.server.ratings.model import BOT, CERTAIN
from dragonhall.server.ratings.updates import ladder_of
from dragonhall.server.store.schema import people, rating_changes, ratings
from dragonhall.server.tables.http.routes import find_table

MATCHUP = "matchup"


class RatingInfo(msgspec.Struct, frozen=True):
    """A player's rating on one ladder. The true strength is within `uncertainty` of it, 19 times in 20."""

    game: str
    matchup: str
    words: str
    rating: float
    uncertainty: float
    provisional: bool
    games: int
    won: int


class LadderRow(msgspec.Struct, frozen=True):
    """A line of a leaderboard. `level` is the code of a bot of the server."""

    name: str
    kind: Literal["account", "bot", "level"]
    level: str
    rating: float
    uncertainty: float
    provisional: bool
    games: int
    won: int


class Leaderboard(msgspec.Struct, frozen=True):
    """Players sorted by the lower end of their interval; `after` is the next cursor, empty at the end."""

    game: str
    matchup: str
    words: str
    players: list[LadderRow]
    after: str


def matchups_of(game: str) -> list[str]:
    """Return the ladders of a game: its match-ups if it has any, else its numbers of players."""
    kind = game_class(game)
    for option in kind.options_known:
        if option.name == MATCHUP:
            return list(option.choices)
    return [str(players) for players in range(kind.min_players, kind.max_players + 1)]


def known_matchup(game: str, matchup: str) -> str:
    allowed = matchups_of(known_game(game))
    if matchup and matchup not in allowed:
        raise NotFoundError("option-value", option=MATCHUP, got=matchup, allowed=", ".join(allowed))
    return matchup or allowed[0]


def ladder_words(game: str, matchup: str, words: Words) -> str:
    if matchup.isdigit():
        return words("ladder-players", players=int(matchup))
    return words(f"{game}-option-{MATCHUP}", value=matchup)


def ladder(connection: Connection, game: str, matchup: str, after: Cursor | None, most: int) -> list[Any]:
    """Return the rows of a ladder, best first. Guests are rated, but not listed."""
    query = (
        select(ratings, people.c.name, people.c.kind)
        .join(people, people.c.id == ratings.c.player, isouter=True)
        .where(ratings.c.ladder == ladder_of(game, matchup))
        .where(or_(people.c.kind.in_(("account", "bot")), ratings.c.player.startswith(BOT)))
        .order_by(ratings.c.low.desc(), ratings.c.player)
        .limit(most)
    )
    if after is not None:
        query = query.where(
            or_(
                ratings.c.low < after.number,
                and_(ratings.c.low == after.number, ratings.c.player > after.key),
            )
        )
    return list(connection.execute(query))


def ladder_row(row: Any, level_words: dict[str, str]) -> LadderRow:
    level = row.player.removeprefix(BOT) if row.player.startswith(BOT) else ""
    return LadderRow(
        level_words.get(level, level) if level else row.name,
        "level" if level else row.kind,
        level,
        *figures(row),
    )


def figures(row: Any) -> tuple[float, float, bool, int, int]:
    """Return rating, uncertainty, whether they are provisional, games and wins of a row of `ratings`."""
    rating = Rating(row.mean, row.spread)
    return round(rating.mean, 2), round(rating.uncertainty, 2), rating.spread > CERTAIN, row.games, row.won


def ratings_of(connection: Connection, player: str, words: Words) -> list[RatingInfo]:
    """Return a player's rating on each ladder, the most played first."""
    rows = connection.execute(
        select(ratings).where(ratings.c.player == player).order_by(ratings.c.games.desc(), ratings.c.ladder)
    )
    return [rating_info(row, words) for row in rows]


def rating_info(row: Any, words: Words) -> RatingInfo:
    game, _, matchup = row.ladder.partition(":")
    return RatingInfo(game, matchup, ladder_words(game, matchup, words), *figures(row))


class Profile(msgspec.Struct, frozen=True):
    """The public data of an account or a bot."""

    name: str
    kind: Literal["account", "bot"]
    owner: str
    since: float
    ratings: list[RatingInfo]


@get("/api/leaderboard", responses={**problems(404, 422), **body_spec(Leaderboard)})
async def leaderboard(
    request: AnyRequest,
    context: ServerContext,
    words: Words,
    game: str = DEFAULT_GAME,
    matchup: str = "",
    after: After = "",
    count: Count = 50,
) -> Response[bytes]:
    """Return the ladder of a game and match-up, with people and bots of the server."""
    chosen = known_matchup(game, matchup)
    cursor = read_cursor(after)
    rows = await context.store.read(lambda connection: ladder(connection, game, chosen, cursor, count + 1))
    more = str(Cursor(rows[count - 1].low, rows[count - 1].player)) if len(rows) > count else ""
    levels = {code: words(message) for message, code in LEVELS.items()}
    shown = [ladder_row(row, levels) for row in rows[:count]]
    board = Leaderboard(game, chosen, ladder_words(game, chosen, words), shown, more)
    return tagged_response(request, msgspec.json.encode(board))


class RatingChange(msgspec.Struct, frozen=True):
    """The rating change of one seat by a game."""

    seat: str
    before: float
    after: float
    uncertainty_before: float
    uncertainty: float


@get("/api/tables/{table:str}/ratings", responses={**problems(404), **body_spec(list[RatingChange])})
async def table_ratings(
    request: AnyRequest, table: str, context: ServerContext, person: Person | None
) -> Response[bytes]:
    """Return the changes by a rated game; empty until it is rated, shortly after its end."""
    found = await find_table(context, table, person)
    changes = await context.store.read(lambda connection: changes_of(connection, found.id))
    return tagged_response(request, msgspec.json.encode(changes))


def changes_of(connection: Connection, table: str) -> list[RatingChange]:
    rows = connection.execute(
        select(rating_changes).where(rating_changes.c.table_id == table).order_by(rating_changes.c.seat)
    )
    return [
        RatingChange(
            row.seat,
            round(row.mean_before, 2),
            round(row.mean, 2),
            round(Rating(row.mean_before, row.spread_before).uncertainty, 2),
            round(Rating(row.mean, row.spread).uncertainty, 2),
        )
        for row in rows
    ]


@get("/api/players/{name:str}", responses={**problems(404), **body_spec(Profile)})
async def profile(request: AnyRequest, name: str, context: ServerContext, words: Words) -> Response[bytes]:
    """Return an account or a bot: creation time, owner and ratings."""
    found = await context.store.read(lambda connection: profile_of(connection, name, words))
    return tagged_response(request, msgspec.json.encode(found))


def profile_of(connection: Connection, name: str, words: Words) -> Profile:
    person = player_named(connection, name)
    assert person.kind != "guest"  # guests cannot be found by name
    owner = people.alias()
    row = connection.execute(
        select(people.c.created, owner.c.name.label("owner"))
        .join(owner, owner.c.id == people.c.owner, isouter=True)
        .where(people.c.id == person.id)
    ).one()
    return Profile(
        person.name, person.kind, row.owner or "", row.created, ratings_of(connection, person.id, words)
    )

"""Queries on ratings: the ladder of a game, and the ratings of one player."""

from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, and_, or_, select

from dragonhall.core.rating import Rating
from dragonhall.core.text.messages import Words
from dragonhall.games import GAMES, game_class
from dragonhall.server.accounts.schema import people
from dragonhall.server.errors import NotFoundError
from dragonhall.server.http.pagination import Cursor
from dragonhall.server.ratings.model import BOT, CERTAIN
from dragonhall.server.ratings.schema import ratings
from dragonhall.server.ratings.updates import ladder_of

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
    return [str(players) for players in range(kind.fewest, kind.most + 1)]


def known_matchup(game: str, matchup: str) -> str:
    if game not in GAMES:
        raise NotFoundError("game", got=game, allowed=", ".join(GAMES))
    allowed = matchups_of(game)
    if matchup and matchup not in allowed:
        raise NotFoundError("option-value", option=MATCHUP, got=matchup, allowed=", ".join(allowed))
    return matchup or allowed[0]


def ladder_words(game: str, matchup: str, words: Words) -> str:
    if matchup.isdigit():
        return words("ladder-players", players=int(matchup))
    return words(f"{game}-option-{MATCHUP}", value=matchup)


def best(connection: Connection, game: str, matchup: str, after: Cursor | None, most: int) -> list[Any]:
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


def placed(row: Any, level_words: dict[str, str]) -> LadderRow:
    rating = Rating(row.mean, row.spread)
    level = row.player.removeprefix(BOT) if row.player.startswith(BOT) else ""
    return LadderRow(
        level_words.get(level, level) if level else row.name,
        "level" if level else row.kind,
        level,
        round(rating.mean, 2),
        round(rating.uncertainty, 2),
        rating.spread > CERTAIN,
        row.games,
        row.won,
    )


def ratings_of(connection: Connection, player: str, words: Words) -> list[RatingInfo]:
    """Return a player's rating on each ladder, the most played first."""
    rows = connection.execute(
        select(ratings).where(ratings.c.player == player).order_by(ratings.c.games.desc(), ratings.c.ladder)
    )
    return [rating_info(row, words) for row in rows]


def rating_info(row: Any, words: Words) -> RatingInfo:
    game, _, matchup = row.ladder.partition(":")
    rating = Rating(row.mean, row.spread)
    return RatingInfo(
        game,
        matchup,
        ladder_words(game, matchup, words),
        round(rating.mean, 2),
        round(rating.uncertainty, 2),
        rating.spread > CERTAIN,
        row.games,
        row.won,
    )

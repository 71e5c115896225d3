"""Counting finished games: once each, whatever dies in between.

The end of a rated game writes a row in `to_rate` in its own transaction; counting deletes that row and writes
the ratings in another one. Whoever deletes the row counts the game.
"""

import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Executable, delete, func, insert, select, update

from dragonhall.server.accounts.repository import answerable
from dragonhall.server.accounts.schema import people
from dragonhall.server.ratings.model import BOT, Rating, Result, damped, rated
from dragonhall.server.ratings.schema import rating_changes, ratings, to_rate
from dragonhall.server.ratings.side_advantage import side_shares
from dragonhall.server.store.schema import seats, tables

AT_ONCE = 20  # games counted in one transaction
DAY = 86_400
PAIR_DAYS = 7
PAIR_FULL = 4  # games of two people in that time that count in full


def due(table: str) -> Executable:
    """The statement that belongs into the transaction in which a rated game ends."""
    return insert(to_rate).values(table_id=table)


def count_due(connection: Connection) -> int:
    """Count some games that wait for it; how many were there."""
    waiting = connection.execute(select(to_rate.c.table_id).limit(AT_ONCE)).scalars().all()
    for table in waiting:
        count(connection, table)
    return len(waiting)


def count(connection: Connection, table: str) -> bool:
    """Rate one game, if nobody else does."""
    if connection.execute(delete(to_rate).where(to_rate.c.table_id == table)).rowcount == 0:
        return False
    found = connection.execute(select(tables).where(tables.c.id == table)).one()
    results = results_of(connection, table)
    if found.status != "over" or not found.rated or not found.standard or not comparable(results):
        return False
    ladder = ladder_of(found.game, found.matchup)
    before = current(connection, ladder, [one.player for one in results])
    now = time.time()
    shares = side_shares(found.game, found.players, msgspec.json.decode(found.options))
    weights = weights_of(connection, ladder, results, now)
    after = {
        player: damped(before.get(player, Rating()), rating, weights[player])
        for player, rating in rated(results, before, shares).items()
    }
    winners = {one.player for one in results if one.won and not one.dropped}
    for player, rating in sorted(after.items()):
        write_rating(connection, ladder, player, rating, player in winners, now)
    connection.execute(
        insert(rating_changes),
        [
            {
                "table_id": table,
                "seat": one.seat,
                "ladder": ladder,
                "player": one.player,
                "at": now,
                "mean_before": before.get(one.player, Rating()).mean,
                "spread_before": before.get(one.player, Rating()).spread,
                "mean": after[one.player].mean,
                "spread": after[one.player].spread,
            }
            for one in results
        ],
    )
    return True


def ladder_of(game: str, matchup: str) -> str:
    """Who is compared with whom: `drako:knights-trolls`, `draco:3`."""
    return f"{game}:{matchup}"


def results_of(connection: Connection, table: str) -> list[Result]:
    rows = connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.place))
    return [
        Result(
            row.seat,
            row.person or BOT + row.level,
            row.team,
            bool(row.won),
            row.score,
            bool(row.dropped),
        )
        for row in rows
    ]


def comparable(results: list[Result]) -> bool:
    """Does the game say who is better? Not if one person had two seats, or all were bots of one level."""
    people = [one.player for one in results if not one.player.startswith(BOT)]
    return len(set(people)) == len(people) and len({one.player for one in results}) > 1


def weights_of(
    connection: Connection, ladder: str, results: Sequence[Result], now: float
) -> dict[str, float]:
    """How much a game counts for each player: less where two people have played each other often.

    With `n` games of the two in the last `PAIR_DAYS` days on this ladder it is `PAIR_FULL / (n + 1)`, at most
    1; of several opponents, the average. An account and its bots are one person here, as they could agree.
    Bots of the server count in full: they cannot agree with anybody.
    """
    weights: dict[str, float] = {}
    for one in results:
        rivals = [other.player for other in results if other.team != one.team]
        each = [pair_weight(connection, ladder, one.player, rival, now) for rival in rivals]
        weights[one.player] = sum(each) / len(each)
    return weights


def pair_weight(connection: Connection, ladder: str, one: str, other: str, now: float) -> float:
    if one.startswith(BOT) or other.startswith(BOT):
        return 1.0
    mine, theirs = rating_changes.alias(), rating_changes.alias()
    ours, others = household(connection, one), household(connection, other)
    together = select(func.count(mine.c.table_id.distinct())).where(
        *(mine.c.ladder == ladder, mine.c.player.in_(ours), mine.c.at > now - PAIR_DAYS * DAY),
        *(theirs.c.table_id == mine.c.table_id, theirs.c.player.in_(others)),
    )
    games: int = connection.execute(together).scalar_one()
    return min(1.0, PAIR_FULL / (games + 1))


def household(connection: Connection, player: str) -> list[str]:
    """An account with its bots, whichever of them is given; everybody else alone."""
    [owner] = answerable(connection, [player])
    bots = connection.execute(select(people.c.id).where(people.c.owner == owner)).scalars()
    return [owner, *bots]


def current(connection: Connection, ladder: str, players: list[str]) -> dict[str, Rating]:
    """Where players stand, held until the end of the transaction."""
    rows = connection.execute(
        select(ratings)
        .where(ratings.c.ladder == ladder, ratings.c.player.in_(players))
        .order_by(ratings.c.player)
        .with_for_update()
    )
    return {row.player: Rating(row.mean, row.spread) for row in rows}


def write_rating(
    connection: Connection, ladder: str, player: str, rating: Rating, won: bool, now: float
) -> None:
    values = {"mean": rating.mean, "spread": rating.spread, "low": rating.low, "changed": now}
    changed = connection.execute(
        update(ratings)
        .where(ratings.c.ladder == ladder, ratings.c.player == player)
        .values(**values, games=ratings.c.games + 1, won=ratings.c.won + int(won))
    )
    if changed.rowcount == 0:
        connection.execute(
            insert(ratings).values(ladder=ladder, player=player, **values, games=1, won=int(won))
        )


def standings(connection: Connection, ladder: str, players: Sequence[str]) -> dict[str, Rating]:
    """The ratings of some players on one ladder, for the seats of a table."""
    rows = connection.execute(
        select(ratings.c.player, ratings.c.mean, ratings.c.spread).where(
            ratings.c.ladder == ladder, ratings.c.player.in_(players)
        )
    )
    return {row.player: Rating(row.mean, row.spread) for row in rows}

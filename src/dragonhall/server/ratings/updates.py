"""Rate finished games exactly once, even if a process dies in between.

The end of a rated game inserts a row in `to_rate` in its own transaction; another transaction deletes that
row and writes the ratings. The process that deletes the row rates the game.
"""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from sqlalchemy import Connection, Executable, delete, func, insert, select, update

from dragonhall.core.rating import Rating
from dragonhall.server.accounts.repository import answerable, with_bots
from dragonhall.server.operations.logs import log_error
from dragonhall.server.ratings.model import BOT, SeatResult, damp, rate_game, side_shares
from dragonhall.server.store import ConcurrentWriteError, Store
from dragonhall.server.store.schema import rating_changes, ratings, seats, tables, to_rate
from dragonhall.server.store.store import StoreError

AT_ONCE = 20  # games rated in one transaction
DAY = 86_400
PAIR_DAYS = 7
PAIR_FULL = 4  # games of the same two people in that time that count in full


def due(table: str) -> Executable:
    """Return the statement to execute in the transaction in which a rated game ends."""
    return insert(to_rate).values(table_id=table)


def rate_due(connection: Connection) -> int:
    """Rate up to `AT_ONCE` games that wait for it; return how many waited."""
    waiting = connection.execute(select(to_rate.c.table_id).limit(AT_ONCE)).scalars().all()
    for table in waiting:
        count(connection, table)
    return len(waiting)


def count(connection: Connection, table: str) -> bool:
    """Rate one game, unless another process has; return whether it was rated."""
    if connection.execute(delete(to_rate).where(to_rate.c.table_id == table)).rowcount == 0:
        return False
    found = connection.execute(select(tables).where(tables.c.id == table)).one()
    results = results_of(connection, table)
    if found.status != "over" or not found.rated or not found.standard or not comparable(results):
        return False
    ladder = ladder_of(found.game, found.matchup)
    before = read_ratings(connection, ladder, [one.player for one in results], lock=True)
    now = time.time()
    shares = side_shares(found.game, found.players, msgspec.json.decode(found.options))
    weights = weights_of(connection, ladder, results, now)
    after = {
        player: damp(before.get(player, Rating()), rating, weights[player])
        for player, rating in rate_game(results, before, shares).items()
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
    """Return the key of a ladder: `drako:knights-trolls`, `draco:3`."""
    return f"{game}:{matchup}"


def results_of(connection: Connection, table: str) -> list[SeatResult]:
    rows = connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.place))
    return [
        SeatResult(
            row.seat,
            row.person or BOT + row.level,
            row.team,
            bool(row.won),
            row.score,
            bool(row.dropped),
        )
        for row in rows
    ]


def comparable(results: list[SeatResult]) -> bool:
    """Return whether a game can be rated: not if one person had two seats, or all were bots of one level."""
    people = [one.player for one in results if not one.player.startswith(BOT)]
    return len(set(people)) == len(people) and len({one.player for one in results}) > 1


def weights_of(
    connection: Connection, ladder: str, results: Sequence[SeatResult], now: float
) -> dict[str, float]:
    """Return how much a game counts for each player: less if two people have played each other often.

    With `n` games of the two in the last `PAIR_DAYS` days on this ladder it is `PAIR_FULL / (n + 1)`, at most
    1; for several opponents, the average. An account and its bots count as one person, because they could
    collude. Bots of the server cannot collude and count in full.
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
    ours, others = owner_group(connection, one), owner_group(connection, other)
    together = select(func.count(mine.c.table_id.distinct())).where(
        *(mine.c.ladder == ladder, mine.c.player.in_(ours), mine.c.at > now - PAIR_DAYS * DAY),
        *(theirs.c.table_id == mine.c.table_id, theirs.c.player.in_(others)),
    )
    games: int = connection.execute(together).scalar_one()
    return min(1.0, PAIR_FULL / (games + 1))


def owner_group(connection: Connection, player: str) -> list[str]:
    """Return an account with its bots, whichever of them is given; any other player alone."""
    [owner] = answerable(connection, [player])
    return with_bots(connection, owner)


def read_ratings(
    connection: Connection, ladder: str, players: Sequence[str], lock: bool = False
) -> dict[str, Rating]:
    """Return the ratings of players on one ladder; with `lock`, locked until the end of the transaction."""
    query = (
        select(ratings)
        .where(ratings.c.ladder == ladder, ratings.c.player.in_(players))
        .order_by(ratings.c.player)
    )
    rows = connection.execute(query.with_for_update() if lock else query)
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


PAUSE = 10.0  # seconds: another process may have ended a game and died before rating it


class RatingTask:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.called = asyncio.Event()
        self.task = asyncio.create_task(self.run(), name="ratings")

    async def call(self, _: object) -> None:
        """Wake the job: a game has ended."""
        self.called.set()

    async def run(self) -> None:
        while True:
            self.called.clear()
            counted = AT_ONCE
            try:
                while counted == AT_ONCE:
                    counted = await self.store.write(rate_due)
            except ConcurrentWriteError:
                pass  # another process rates the same player: try again next time
            except StoreError as error:
                log_error("rating failed", error)
            with suppress(TimeoutError):
                async with asyncio.timeout(PAUSE):
                    await self.called.wait()

    async def close(self) -> None:
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task

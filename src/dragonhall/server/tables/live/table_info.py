"""Public information about a table: seats, settings, clocks and result. No hidden information."""

from collections.abc import Mapping

import dragonhall
from dragonhall.core.action import Outcome
from dragonhall.core.game import Game
from dragonhall.core.text.messages import Words
from dragonhall.core.text.narration import winners_sentence
from dragonhall.server import wire
from dragonhall.server.tables.journal.table_state import TableState

TABLE_ENDINGS = {  # reason -> message id, for games ended by the rules of the table
    "resigned": "hall-ending-resigned",
    "time": "hall-ending-time",
    "abandoned": "hall-ending-abandoned",
}


def ending_of(game: Game, ended: Outcome, words: Words) -> wire.Ending:
    if ended.reason in TABLE_ENDINGS:
        why = words(TABLE_ENDINGS[ended.reason])
    else:
        why = words("terminal-over", ending=str(words.name("ending", ended.reason)))
    return wire.Ending(
        winners=[game.seats[seat] for seat in ended.winners],
        reason=ended.reason,
        scores=dict(zip(game.seats, ended.scores, strict=True)),
        sentence=f"{why} {winners_sentence(game, ended, words)}",
    )


def clocks_of(table_state: TableState, now: float) -> list[wire.Clock]:
    if table_state.clocks.rules.none or table_state.match is None:
        return []
    running = table_state.clocks.running
    return [
        wire.Clock(seat, round(table_state.clocks.left_at(k, now), 3), k == running)
        for k, seat in enumerate(table_state.game.seats)
    ]


def info_of(table_state: TableState, person: str, here: frozenset[int]) -> wire.TableInfo:
    """Return the public information about a table; `you` marks the seats of this user."""
    settings = table_state.settings
    return wire.TableInfo(
        id=table_state.id,
        game=settings.game,
        players=settings.players,
        options=settings.options,
        pack=settings.pack,
        status=table_state.status,  # type: ignore[arg-type]  # `TableState.status` has these values only
        seats=[seat_info(table_state, k, person, here) for k in range(len(table_state.seats))],
        visibility=settings.visibility,
        rated=settings.rated,
        clock=settings.clock,
        hot_seat=settings.hot_seat,
        match=settings.match,
        leg=settings.leg,
        score=dict(zip(table_state.game.seats, table_state.score(), strict=True)),
        created=table_state.created,
        changed=table_state.changed,
        host=settings.host_name,
        commitment=settings.commitment,
        next_table=table_state.next_table,
        watch_delay=settings.watch_delay,
        match_winner=table_state.match_winner(),
        imported=settings.imported,
        second_commitment=settings.second_commitment,
    )


def seat_info(table_state: TableState, k: int, person: str, here: frozenset[int]) -> wire.SeatInfo:
    seat = table_state.seats[k]
    return wire.SeatInfo(
        seat=table_state.game.seats[k],
        team=table_state.teams[k],
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        rating=seat.rating,
        uncertainty=seat.uncertainty,
        here=seat.kind == "bot" or k in here,
        you=seat.kind == "person" and bool(person) and seat.person == person,
    )


def components_address(game: str, players: int, options: Mapping[str, str], pack: str, language: str) -> str:
    """Return the URL of the component data of a game; its response is immutable."""
    shown = "".join(f"&option={name}:{value}" for name, value in options.items())
    return (
        f"/api/components/{game}?players={players}&language={language}"
        f"{shown}&pack={pack}&version={dragonhall.__version__}"
    )

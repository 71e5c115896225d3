"""Two worlds that a viewer may not distinguish give the same output of the server, byte for byte.

For each game and each seat, and for spectators: socket, REST, lines for bots, log, errors, metrics, replays
before the end, hints, bots, the times at which answers are revealed, and sizes. A leak that is planted in any
of them is detected.
"""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from dragonhall.bots import worker as bot_worker
from dragonhall.bots.worker import BotJob
from dragonhall.core.game import Game
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.state import State
from dragonhall.server.errors import MalformedRequestError
from dragonhall.server.operations.logs import log_event
from dragonhall.server.operations.metrics import Metrics
from dragonhall.server.tables.commands import permissions
from dragonhall.server.tables.http import replays, routes
from dragonhall.server.tables.journal.table_state import TableState
from dragonhall.server.tables.live.answer_delay import AnswerDelay
from dragonhall.server.tables.live.perspective import Audience, Perspective
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.viewers import EntryUpdate, Viewer
from tests.secrecy.server_outputs import CHANNELS, Output, output
from tests.secrecy.worlds import KINDS, Kind, Pair, pairs

pytestmark = pytest.mark.slow  # each test starts two servers

SEATS = [(kind, seat) for kind in KINDS for seat in range(SPECTATOR, kind.players)]


def both(pair: Pair) -> tuple[Output, Output]:
    return asyncio.run(output(pair, 0)), asyncio.run(output(pair, 1))


def leaks(pair: Pair) -> set[str]:
    one, other = both(pair)
    return {name for name in CHANNELS if one.channels[name] != other.channels[name]}


def first_pair(kind: Kind, seat: int) -> Pair:
    return next(found for seed in range(1, 20) for found in pairs(kind, seat, seed))


@pytest.mark.parametrize(("kind", "seat"), SEATS, ids=[f"{kind.game}-{seat}" for kind, seat in SEATS])
def test_output_does_not_distinguish_the_worlds(kind: Kind, seat: int) -> None:
    one, other = both(first_pair(kind, seat))
    for name in CHANNELS:
        assert one.channels[name] == other.channels[name], name
    silent = {"logs", *(("bots",) if seat == SPECTATOR else ())}
    assert all(one.channels[name] for name in set(CHANNELS) - silent), "a channel without output"


# ---- planted leaks ---------------------------------------------------------------------------------


def hidden(state: State) -> int:
    """Return a number that depends on every card, including hidden ones."""
    return int(state.digest) % 997


def state_of(table_state: TableState) -> State:
    assert table_state.match is not None
    return table_state.match.state


def in_sights(honest: Any) -> Any:
    def leaking(seen: Perspective, *rest: Any) -> Any:
        sight = honest(seen, *rest)
        return sight and replace(sight, turn=hidden(state_of(seen.table_state)))

    return leaking


def in_replays(honest: Any) -> Any:
    async def leaking(table: Table, *rest: Any) -> Any:
        return replace(await honest(table, *rest), plies=hidden(state_of(table.table_state)))

    return leaking


def in_answers(honest: Any) -> Any:
    def leaking(table: Table, *rest: Any) -> Any:
        return replace(honest(table, *rest), leg=hidden(state_of(table.table_state)))

    return leaking


def in_the_log(honest: Any) -> Any:
    async def leaking(table: Table, text: str) -> Any:
        log_event("played", position=hidden(state_of(table.table_state)))
        return await honest(table, text)

    return leaking


def by_the_state(honest: Any) -> Any:
    """Refuse a question depending on a hidden card."""

    def leaking(table: Table, viewer: Viewer) -> Any:
        if hidden(state_of(table.table_state)) % 2:
            raise MalformedRequestError
        return honest(table, viewer)

    return leaking


def counting(honest: Any) -> Any:
    """Store a number from the last position; `told_figure` adds it to the metrics."""

    async def leaking(table: Table, text: str) -> Any:
        SEEN["position"] = hidden(state_of(table.table_state))
        return await honest(table, text)

    return leaking


def told_figure(honest: Any) -> Any:
    return lambda metrics: f"{honest(metrics)}dragonhall_position {SEEN['position']}\n"


def dice_by_cards(honest: Any) -> Any:
    def leaking(job: BotJob) -> str:
        game = bot_worker.game_for(job.game, job.players, (), job.pack)
        return f"random:seed={hidden(bot_worker.state_of(job, game, len(job.moves)))}"

    return leaking


def looking(honest: Any) -> Any:
    def leaking(job: BotJob, game: Game, plies: int) -> Any:
        state = honest(job, game, plies)
        SEEN["position"] = hidden(state)
        return state

    return leaking


def hint_by_cards(honest: Any) -> Any:
    return lambda view, code: replace(honest(view, code), value=SEEN["position"] / 997)


def moment_by_cards(honest: Any) -> Any:
    def leaking(pace: AnswerDelay, table_state: TableState, action: str) -> float:
        return float(honest(pace, table_state, action)) + hidden(state_of(table_state)) / 1000

    return leaking


def seat_of_connection(honest: Any) -> Any:
    """Trust the seat that a connection asked for, even if another player holds it now: an earlier bug."""

    def leaking(table: Table, viewer: Audience) -> Perspective:
        granted: Perspective = honest(table, viewer)
        if not isinstance(viewer, Viewer) or viewer.wanted is None:
            return granted
        return Perspective(table.table_state, viewer.wanted, granted.own, 0, viewer.wanted)

    return leaking


def longer_by_cards(honest: Any) -> Any:
    def leaking(happened: EntryUpdate, *rest: Any) -> bytes:
        more = hidden(state_of(happened.table_state)) % 7 if happened.table_state.match else 0
        return bytes(honest(happened, *rest)) + b" " * more

    return leaking


SEEN = {"position": 0}
Plant = tuple[Any, str, Callable[[Any], Any]]  # target, name of the function, replacement
# The channels in which a leak must be detected, and where it is planted.
PLANTED: list[tuple[set[str], list[Plant]]] = [
    ({"socket", "ndjson"}, [(Perspective, "sight", in_sights)]),
    ({"errors"}, [(permissions, "own_view", by_the_state)]),
    ({"sizes"}, [(EntryUpdate, "encoded_for", longer_by_cards)]),
    ({"other process"}, [(Table, "perspective", seat_of_connection)]),
    # Each of these shows in its own channel and in no other of this set, so they share a run.
    (
        {"rest", "replays", "logs", "metrics", "bots", "hints", "timing"},
        [
            (routes, "info_for", in_answers),
            (replays, "replay", in_replays),
            (Table, "play", in_the_log),
            *((Table, "play", counting), (Metrics, "text", told_figure)),
            (bot_worker, "seeded", dice_by_cards),
            *((bot_worker, "state_of", looking), (bot_worker, "explain", hint_by_cards)),
            (AnswerDelay, "release", moment_by_cards),
        ],
    ),
]


def test_every_channel_has_a_planted_leak() -> None:
    assert set().union(*(channels for channels, _ in PLANTED)) == set(CHANNELS)


@pytest.mark.parametrize(
    ("channels", "plants"), PLANTED, ids=["-".join(sorted(channels)) for channels, _ in PLANTED]
)
def test_planted_leak_is_detected(channels: set[str], plants: list[Plant]) -> None:
    pair = first_pair(KINDS[0], 0)  # without a leak it shows no difference: see above
    with ExitStack() as planted:
        for where, name, make in plants:
            planted.enter_context(patch.object(where, name, make(getattr(where, name))))
        assert channels <= leaks(pair)

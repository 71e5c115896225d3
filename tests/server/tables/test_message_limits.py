"""Viewers who send too much or read too little do not affect others."""

from dragonhall.server import wire
from dragonhall.server.http.rate_limits import RateLimit
from dragonhall.server.tables.http.socket import answer
from tests.server.tables.table_harness import Harness, both, mover, with_harness


@with_harness()
async def test_messages_beyond_the_limit_are_refused_and_counted(harness: Harness) -> None:
    table, first, _ = await both(harness)
    limit = RateLimit(0.06, at_once=3)
    for _ in range(5):
        await answer(table, first.viewer, '{"type": "ping", "id": "p"}', limit)
    codes = [message.code for message in first.got() if isinstance(message, wire.Refused)]
    assert codes == ["too-many"] * 2
    assert first.viewer.refused == 2


@with_harness()
async def test_slow_viewer_is_dropped_without_delaying_others(harness: Harness) -> None:
    table, first, second = await both(harness)
    slow = await harness.seat(table, None)
    slow.viewer.most = 3
    for _ in range(6):
        await mover(first, second).act()
    assert slow.viewer.close_reason == "slow"
    assert len(slow.viewer.waiting) <= 3
    assert table.table_state.ply == 6

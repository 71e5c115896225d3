"""Hints: a bot suggests a move for the player who asks."""

import asyncio

from dragonhall.server import wire
from tests.server.tables.table_harness import Harness, Seat, both, legal, with_harness


async def until_answered(seat: Seat) -> wire.Hint:
    for _ in range(1500):
        hints = [message for message in seat.got() if isinstance(message, wire.Hint)]
        if hints:
            return hints[0]
        await asyncio.sleep(0.02)
    raise AssertionError("no hint arrived")


@with_harness()
async def test_hint_is_computed_without_blocking_the_table(harness: Harness) -> None:
    table, first, second = await both(harness)
    texts = legal(first)
    await first.begin(wire.AskHint(0, id="h"))
    assert isinstance(await second.say(wire.Say("hurry up", id="s")), wire.Accepted)
    hint = await until_answered(first)
    assert hint.id == "h"
    assert hint.low <= hint.value <= hint.high
    assert hint.lines[0].actions[0] in texts
    assert hint.lines[0].sentence
    other = table.table_state.game.seats[second.place]
    assert {belief.seat for belief in hint.beliefs} <= {other}
    assert (await second.say(wire.AskHint(0, id="h"))).code == "not-your-turn"


@with_harness()
async def test_hint_in_a_rated_game_is_refused(harness: Harness) -> None:
    _, first, _ = await both(harness, rated=True, clock="move:600")
    assert (await first.say(wire.AskHint(0, id="h"))).code == "hint-rated"

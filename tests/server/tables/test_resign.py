"""Leaving a running game, and what happens to the seat."""

import pytest

from dragonhall.core.text.messages import CachedWords
from dragonhall.games import configure
from dragonhall.server import wire
from dragonhall.server.accounts.person import Person
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.live.policy import Policy
from dragonhall.server.tables.live.viewers import table_line
from tests.server.tables.table_harness import (
    ANNA,
    BELA,
    CARA,
    Harness,
    Seat,
    both,
    mover,
    until,
    with_harness,
)


@with_harness()
async def test_resignation_against_one_opponent_loses(harness: Harness) -> None:
    table, first, second = await both(harness)
    await first.act()
    await first.say(wire.Resign(id="r"))
    assert table.table_state.status == "over"
    sight = [m for m in second.got() if isinstance(m, wire.Update)][-1].sight
    assert sight is not None
    assert sight.ending is not None
    assert sight.ending.reason == "resigned"
    assert sight.ending.winners == [table.table_state.game.seats[second.place]]
    assert (await second.act()).code == "not-running"


@with_harness()
async def test_bot_replaces_a_resigned_player_among_several(harness: Harness) -> None:
    table = await harness.table(ANNA, BELA, CARA, game="draco", players=3)
    seat = await harness.seat(table, CARA)
    await seat.say(wire.Resign(id="r"))
    assert table.table_state.status == "running"
    assert [seat.kind for seat in table.table_state.seats] == ["person", "person", "bot"]
    assert table.table_state.seats[2].dropped


@with_harness()
async def test_resigned_player_sees_the_public_view_only(harness: Harness) -> None:
    """A bot plays the hand on, and the player could tell others what is in it."""
    table = await harness.table(ANNA, BELA, CARA, game="draco", players=3)
    watcher = Person("watcher", "Watcher", "guest", CARA.language)
    gone, public = await harness.seat(table, CARA), await harness.seat(table, watcher)
    players = [await harness.seat(table, person) for person in (ANNA, BELA)]
    await gone.say(wire.Resign(id="r"))
    assert next(m for m in reversed(gone.got()) if isinstance(m, wire.Snapshot)).seat is None
    public.got()
    while table.table_state.ply < 4:
        await until(lambda: not table.table_state.bot_to_move)
        await mover(*players).act()
    received = [m for m in gone.got() if isinstance(m, wire.Update)]
    assert received == [m for m in public.got() if isinstance(m, wire.Update)]
    assert any(m.sight is not None for m in received)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Eye resigned; a bot plays on (apprentice)."),
        ("it", "Occhio: resa; continua un bot (apprendista)."),
        ("pl", "Oko: poddanie; dalej gra bot (uczeń)."),
    ],
)
def test_replacement_is_announced_with_the_name_of_its_level(language: str, sentence: str) -> None:
    game = configure("draco", 3)
    out = e.PlayerLeft(game.seats[2], "resigned", "apprentice")
    assert table_line(out, CachedWords(language, game)) == sentence


@with_harness()
async def test_game_can_be_aborted_before_the_second_move_only(harness: Harness) -> None:
    table, first, second = await both(harness)
    await first.act()
    await second.say(wire.Abort(id="a"))
    assert table.table_state.status == "aborted"
    _, first, second = await both(harness)
    for _ in range(2):
        await mover(first, second).act()
    assert (await first.say(wire.Abort(id="a"))).code == "abort-late"


@with_harness(Policy(answer_least=0, answer_most=0, gone_after=30))
async def test_absent_player_is_replaced_by_a_vote(harness: Harness) -> None:
    table = await harness.table(ANNA, BELA, CARA, game="draco", players=3)
    anna, bela, cara = [await harness.seat(table, person) for person in (ANNA, BELA, CARA)]
    vote = wire.Replace("eye", "bot", id="v")
    assert (await anna.say(vote)).code == "replace-here"
    table.leave(cara.viewer)
    presence = [message for message in anna.got() if isinstance(message, wire.Presence)][-1]
    assert presence.here == ["fire", "arrow"]
    assert (await anna.say(vote)).code == "replace-here"
    harness.ahead += 31

    async def after(seat: Seat, vote: wire.Replace) -> str:
        await seat.say(vote)
        return table.table_state.seats[2].kind

    assert await after(anna, vote) == "person"
    assert await after(bela, wire.Replace("eye", "forfeit", id="v")) == "person"
    assert await after(bela, vote) == "bot"
    assert (await anna.say(wire.Replace("eye", "bot", id="v"))).code == "replace-nobody"


@with_harness()
async def test_vote_is_refused_in_a_game_with_a_clock(harness: Harness) -> None:
    table, first, second = await both(harness, clock="move:60")
    table.leave(second.viewer)
    seat = table.table_state.game.seats[second.place]
    assert (await first.say(wire.Replace(seat, "forfeit", id="v"))).code == "replace-clock"

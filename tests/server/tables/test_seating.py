"""Before and after the game: seats, invitations, start, rematches, matches of two legs."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from dragonhall.core.errors import DragonhallError
from dragonhall.core.records.record import commitment_of, loads
from dragonhall.server import wire
from dragonhall.server.tables.commands import rematches, seating
from dragonhall.server.tables.http import replays
from dragonhall.server.tables.http.requests import Invite, Join, SetSeat
from dragonhall.server.tables.live.perspective import may_know
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.table_info import info_of
from tests.server.tables.table_harness import (
    ANNA,
    BELA,
    CARA,
    DORA,
    Harness,
    Seat,
    mover,
    until,
    with_harness,
)
from tests.server.tables.table_harness import harness as open_harness


async def refused(work: object) -> str:
    with pytest.raises(DragonhallError) as caught:
        await work  # type: ignore[misc]
    return caught.value.code


async def invited(table: Table, seat: str) -> str:
    return await seating.invite(table, ANNA, Invite(seat=seat))


async def play_out(*seats: Seat) -> None:
    while seats[0].table.table_state.decision is not None:
        answer = await mover(*seats).act(-1 if seats[0].table.table_state.ply % 3 else 0)
        assert isinstance(answer, wire.Accepted), answer


async def finished(harness: Harness, *people: object, **asked: object) -> tuple[Table, list[Seat]]:
    table = await harness.table(*people, **asked)  # type: ignore[arg-type]
    seats = [await harness.seat(table, person) for person in people]  # type: ignore[arg-type]
    await play_out(*seats)
    return table, seats


@with_harness()
async def test_game_starts_when_the_last_seat_is_taken(harness: Harness) -> None:
    table = await harness.table(ANNA, game="draco", players=3)
    assert table.table_state.status == "open"
    await seating.join(table, BELA, Join())
    assert table.table_state.status == "open"
    await seating.join(table, CARA, Join(seat="eye", salt="my own luck"))
    assert table.table_state.status == "running"
    assert table.table_state.match is not None
    assert table.table_state.match.header.salts == ["", "", "my own luck"]
    assert table.table_state.match.header.commitment == table.table_state.settings.commitment


@with_harness()
async def test_commitment_is_shown_before_anyone_joins(harness: Harness) -> None:
    table = await harness.table(ANNA, game="draco")
    shown = info_of(table.table_state, "", frozenset()).commitment
    assert shown == commitment_of(table.table_state.seed)
    assert (
        table.table_state.seed.hex()
        not in msgspec.json.encode(info_of(table.table_state, "", frozenset())).decode()
    )


@with_harness()
async def test_taken_seat_is_refused(harness: Harness) -> None:
    table = await harness.table(ANNA, game="draco", players=3)
    assert await refused(seating.join(table, BELA, Join(seat="fire"))) == "seat-taken"
    assert await refused(seating.join(table, ANNA, Join())) == "already-seated"
    assert await refused(seating.join(table, BELA, Join(seat="nowhere"))) == "seat"


@with_harness()
async def test_private_table_requires_an_invitation(harness: Harness) -> None:
    table = await harness.table(ANNA, game="draco", visibility="private")
    assert not may_know(table.table_state, None)
    assert await refused(seating.join(table, BELA, Join())) == "no-table"
    token = await seating.invite(table, ANNA, Invite(seat="arrow"))
    assert await refused(seating.join(table, BELA, Join(invitation=token + "x"))) == "invitation"
    await seating.join(table, BELA, Join(invitation=token))
    assert table.table_state.seats_of("bela") == [1]


@with_harness()
async def test_leaving_a_private_table_closes_the_connection(harness: Harness) -> None:
    table = await harness.table(ANNA, game="draco", players=3, visibility="private")
    bela, cara = [Join(invitation=await invited(table, seat)) for seat in ("arrow", "eye")]
    await seating.join(table, BELA, bela)
    watching = await harness.seat(table, BELA)
    host = await harness.seat(table, ANNA)
    watching.got()
    await seating.leave(table, BELA)
    assert watching.viewer.close_reason == "no-table"
    await seating.join(table, CARA, cara)
    assert not [message for message in watching.got() if not isinstance(message, wire.Presence)]
    assert not host.viewer.close_reason


@pytest.mark.parametrize("most_missed", [0, 100])
def test_connections_of_a_seat_reassigned_by_another_process(
    most_missed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bela's seats change in another process; this one reads all entries at once, including the start."""
    monkeypatch.setattr("dragonhall.server.tables.live.table.MOST_MISSED", most_missed)

    async def change() -> None:
        url = f"sqlite:///{tmp_path / 'hall.sqlite3'}"
        async with open_harness(url=url) as one, open_harness(url=url) as other:
            table = await one.table(ANNA, BELA, game="draco", players=3)
            left, taken = table.table_state.game.seats[1:]
            named = await one.seat(table, BELA, 1)
            unnamed = await one.seat(table, BELA)
            unnamed.viewer.wanted = None
            elsewhere = await other.tables.get(table.id)
            await seating.leave(elsewhere, BELA)
            await seating.join(elsewhere, BELA, Join(seat=taken))
            await seating.join(elsewhere, CARA, Join(seat=left))
            for seat in (named, unnamed):
                seat.got()
            await table.catch_up()
            for seat, shown in ((named, None), (unnamed, taken)):
                received = [m for m in seat.got() if isinstance(m, wire.Snapshot | wire.Update)]
                assert [m.seat for m in received if isinstance(m, wire.Snapshot)][-1] == shown
                [sight] = [m.sight for m in received if m.sight is not None]
                hands = sight.picture["hand"].items()
                assert {name for name, hand in hands if "?" not in hand} == {shown} - {None}

    asyncio.run(change())


@with_harness()
async def test_player_who_resigns_a_private_game_may_watch_it(harness: Harness) -> None:
    table = await harness.table(ANNA, game="draco", players=3, visibility="private")
    for person, seat in ((BELA, "arrow"), (CARA, "eye")):
        await seating.join(table, person, Join(invitation=await invited(table, seat)))
    leaving = await harness.seat(table, BELA)
    assert isinstance(await leaving.say(wire.Resign(id="r")), wire.Accepted)
    assert table.table_state.status == "running"
    assert table.table_state.seats_of(BELA.id) == []
    assert not leaving.viewer.close_reason
    assert may_know(table.table_state, BELA)
    [snapshot] = [m for m in leaving.got() if isinstance(m, wire.Snapshot)][1:]
    assert snapshot.seat is None


@with_harness()
async def test_only_the_host_seats_bots_invites_and_starts(harness: Harness) -> None:
    table = await harness.table(ANNA, BELA, game="draco", players=4)
    assert await refused(seating.set_seat(table, BELA, SetSeat(seat="eye", kind="bot"))) == "not-host"
    assert await refused(seating.invite(table, BELA, Invite(seat="eye"))) == "not-host"
    assert await refused(seating.start(table, BELA)) == "not-host"
    assert await refused(seating.set_seat(table, ANNA, SetSeat(seat="arrow", kind="open"))) == "seat-taken"
    level = SetSeat(seat="eye", kind="bot", level="stone")
    assert await refused(seating.set_seat(table, ANNA, level)) == "bot"
    await seating.set_seat(table, ANNA, SetSeat(seat="eye", kind="bot", level="random"))
    await seating.start(table, ANNA)
    assert [seat.kind for seat in table.table_state.seats] == ["person", "person", "bot", "bot"]
    assert table.table_state.status == "running"


@with_harness()
async def test_leaving_frees_the_seat_and_the_last_closes_the_table(harness: Harness) -> None:
    table = await harness.table(ANNA, BELA, game="draco", players=3)
    await seating.leave(table, BELA)
    assert [seat.kind for seat in table.table_state.seats] == ["person", "open", "open"]
    assert await refused(seating.leave(table, CARA)) == "not-seated"
    await seating.leave(table, ANNA)
    assert table.table_state.status == "aborted"
    assert await refused(seating.join(table, BELA, Join())) == "not-open"


@with_harness()
async def test_hot_seat_gives_all_seats_to_one_person(harness: Harness) -> None:
    table = await harness.table(ANNA, game="drako", hot_seat=True)
    assert table.table_state.status == "running"
    assert table.table_state.seats_of("anna") == [0, 1]
    seats = [await harness.seat(table, ANNA, seat) for seat in (0, 1)]
    assert isinstance(await mover(*seats).act(), wire.Accepted)
    wrong = next(seat for seat in seats if seat is not mover(*seats))
    assert (await wrong.act()).code == "not-your-turn"


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"game": "chess"}, "game"),
        ({"game": "draco", "players": 9}, "players"),
        ({"game": "signori", "players": 3}, "even"),
        ({"game": "drako", "options": {"matchup": "mice"}}, "option-value"),
        ({"game": "drako", "clock": "sand"}, "clock"),
        ({"game": "drako", "clock": "move:0"}, "clock"),
        ({"game": "drako", "pack": "f" * 64}, "pack-unknown-here"),
        ({"game": "draco", "players": 3, "match": "two-leg"}, "two-leg"),
        ({"game": "drako", "seats": [{"kind": "me"}]}, "seats-number"),
        ({"game": "drako", "seats": [{"kind": "me"}, {"kind": "me"}]}, "seats-hot"),
        ({"game": "drako", "seats": [{"kind": "me"}, {"kind": "bot", "level": "stone"}]}, "bot"),
        ({"game": "drako", "rated": True, "hot_seat": True}, "rated-open"),
        ({"game": "drako", "rated": True, "watch_delay": 10}, "rated-open"),
    ],
)
def test_invalid_table_is_refused(asked: dict[str, object], code: str) -> None:
    @with_harness()
    async def test(harness: Harness) -> None:
        assert await refused(harness.table(ANNA, **asked)) == code
        assert not harness.tables.loaded

    test()


@with_harness()
async def test_rated_game_needs_accounts(harness: Harness) -> None:
    assert await refused(harness.table(DORA, game="drako", rated=True)) == "rated-guest"
    table = await harness.table(ANNA, game="drako", rated=True, clock="move:600")
    assert await refused(seating.join(table, DORA, Join())) == "rated-guest"


@with_harness()
async def test_rematch_swaps_sides_at_one_new_table(harness: Harness) -> None:
    table, _ = await finished(harness, ANNA, BELA, game="drako")
    again = await rematches.rematch(table, BELA)
    assert again.table_state.status == "open"
    assert await refused(seating.join(again, CARA, Join())) == "table-full"
    assert (await rematches.rematch(table, ANNA)) is again
    assert again.table_state.status == "running"
    assert again.table_state.seats_of("anna") == [1]
    assert again.table_state.seats_of("bela") == [0]
    assert table.table_state.next_table == again.id
    ended = table.table_state.ended
    assert ended is not None
    assert sum(again.table_state.score()) == 1
    assert again.table_state.score()[1 - ended.winners[0]] == 1
    assert again.table_state.seed != table.table_state.seed


@with_harness()
async def test_second_leg_has_its_own_deal_and_swapped_sides(harness: Harness) -> None:
    first, _ = await finished(harness, ANNA, BELA, game="drako", match="two-leg")
    await until(lambda: bool(first.table_state.next_table))
    second = await harness.tables.get(first.table_state.next_table)
    assert second.table_state.status == "running"
    assert second.table_state.seats_of("anna") == [1]
    assert second.table_state.match is not None
    assert first.table_state.match is not None
    assert second.table_state.match.at(0).digest != first.table_state.match.at(0).digest
    assert loads((await replays.record_of(first)).dumps()).seed == first.table_state.seed.hex()
    assert await refused(replays.record_of(second)) == "record-later"
    await play_out(await harness.seat(second, ANNA), await harness.seat(second, BELA))
    assert second.table_state.match_winner() in ("", "knights", "trolls")
    assert sum(second.table_state.score()) == 2
    await harness.later(1)
    assert not second.table_state.next_table

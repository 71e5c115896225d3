"""Chat: recipients, muting and limits."""

import asyncio

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.text.messages import cached_words
from dragonhall.server import wire
from dragonhall.server.accounts.person import Person
from dragonhall.server.http.networks import CLIENT_ADDRESS
from dragonhall.server.store import Append
from dragonhall.server.tables.commands import seating
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.live.chat_writer import PEOPLE_AT_ADDRESS
from dragonhall.server.tables.live.policy import Policy
from dragonhall.server.tables.live.viewers import Viewer
from tests.server.tables.table_harness import (
    ANNA,
    BELA,
    CARA,
    DORA,
    Harness,
    Seat,
    both,
    mover,
    read,
    with_harness,
)


@with_harness()
async def test_chat_reaches_all_but_those_who_muted_the_sender(harness: Harness) -> None:
    table, first, second = await both(harness)
    watcher = await harness.seat(table, None)
    assert (await watcher.say(wire.Say("hello", id="s"))).code == "chat-nobody"
    text = "<b>hello</b>\n\x00 & 'you'"
    await first.say(wire.Say(text, id="s"))
    said = [message for message in second.got() if isinstance(message, wire.Update)][-1].chat
    assert said is not None
    assert said.text == "<b>hello</b> & 'you'"
    assert first.viewer.person is not None
    await second.say(wire.Mute(first.viewer.person.name, id="m"))
    second.got()
    await first.say(wire.Say("still there?", id="s"))
    assert second.got() == []


@with_harness()
async def test_chat_is_refused_during_a_team_game(harness: Harness) -> None:
    table = await harness.table(ANNA, BELA, CARA, DORA, game="signori", players=4)
    anna = await harness.seat(table, ANNA)
    refusal = await anna.say(wire.Say("play the dragon", id="s"))
    assert refusal.code == "chat-silent"
    assert "SF-3" in refusal.sentence
    await anna.say(wire.Abort(id="a"))
    assert isinstance(await anna.say(wire.Say("well met", id="s")), wire.Accepted)


@with_harness()
async def test_muting_holds_on_every_connection_of_a_user(harness: Harness) -> None:
    table = await harness.table(ANNA, BELA, game="drako")
    anna, bela = await harness.seat(table, ANNA), await harness.seat(table, BELA)
    assert isinstance(await anna.say(wire.Mute("Bela", id="1")), wire.Accepted)
    number = table.table_state.number
    await bela.say(wire.Say("hello?", id="2"))
    assert not any(isinstance(m, wire.Update) and m.chat for m in anna.got())
    assert any(isinstance(m, wire.Update) and m.chat for m in bela.got())
    again = await harness.seat(table, ANNA)
    assert [m.chat for m in again.got() if isinstance(m, wire.Snapshot)] == [[]]
    back = Viewer(ANNA, 0, cached_words("en", table.table_state.game), 100)
    await table.add_viewer(back, number)
    assert not any(b"hello?" in raw for raw in back.waiting), "a muted line was among the missed messages"
    stored = await harness.tables.loader.load(table.id)
    assert stored.muted == {"anna": {"Bela"}}
    await again.say(wire.Mute("Bela", on=False, id="3"))
    assert (await harness.tables.loader.load(table.id)).muted == {}
    await bela.say(wire.Say("now?", id="4"))
    assert any(isinstance(m, wire.Update) and m.chat for m in anna.got())
    for wrong in ("", "\0", "x" * 65):
        assert (await anna.say(wire.Mute(wrong, id="5"))).code == "unfit"


@with_harness()
async def test_chat_lines_have_seat_and_kind_of_the_sender(harness: Harness) -> None:
    table, first, second = await both(harness)
    spectator = await harness.seat(table, DORA)
    bot = await harness.seat(table, Person("robo", "Robo", "bot", "en"))
    for speaker, text in ((first, "player"), (spectator, "spectator"), (bot, "bot")):
        assert isinstance(await speaker.say(wire.Say(text, id="s")), wire.Accepted)
    seat = table.table_state.game.seats[first.place]
    expected = [("player", seat, "account"), ("spectator", "", "guest"), ("bot", "", "bot")]
    lines = [m.chat for m in second.got() if isinstance(m, wire.Update) and m.chat]
    assert [(line.text, line.seat, line.kind) for line in lines] == expected
    reader = harness.tables.loader
    again = await reader.table_state(await reader.load(table.id))
    assert [(line.text, line.seat, line.kind) for line in again.chat] == expected


@with_harness()
async def test_chat_line_from_a_hot_seat_has_the_current_seat(harness: Harness) -> None:
    table = await harness.table(ANNA, game="drako", hot_seat=True)
    for k, seat in enumerate(table.table_state.game.seats):
        await (await harness.seat(table, ANNA, k)).say(wire.Say("hello", id="s"))
        assert table.table_state.chat[-1].seat == seat


@with_harness()
async def test_missed_chat_lines_are_each_sent_once(harness: Harness) -> None:
    table, first, _ = await both(harness)
    number = table.table_state.number
    for text in ("one", "two"):
        await first.say(wire.Say(text, id="s"))
    back = Viewer(CARA, SPECTATOR, cached_words("en", table.table_state.game), 100)
    await table.add_viewer(back, number)
    updates = [message for raw in back.waiting if isinstance(message := read(raw), wire.Update)]
    assert [update.chat.text for update in updates if update.chat] == ["one", "two"]


def test_chat_entry_of_an_older_journal_is_decoded() -> None:
    body = e.decode(b'{"type":"said","person":"anna","name":"Anna","text":"hello"}')
    assert body == e.Said("anna", "Anna", "hello", seat="", kind="")


LIMITED = Policy(answer_least=0, answer_most=0, bot_step=0, chat_a_second=1e-6, watchers_chat_a_second=1e-6)


async def said(seats: list[Seat], lines: int) -> list[int]:
    """Return how many lines each seat could send."""
    accepted = []
    for seat in seats:
        answers = [await seat.say(wire.Say(f"line {k}", id="s")) for k in range(lines)]
        accepted.append(sum(isinstance(answer, wire.Accepted) for answer in answers))
        assert {answer.code for answer in answers if isinstance(answer, wire.Refused)} <= {"too-many"}
    return accepted


@with_harness(LIMITED)
async def test_chat_is_limited_by_person_over_all_connections(harness: Harness) -> None:
    table = await harness.table(ANNA, BELA, game="drako")
    other = await harness.table(ANNA, CARA, game="drako")
    seats = [await harness.seat(at, ANNA) for at in (table, table, other)]
    assert await said(seats, 10) == [6, 0, 0]
    assert await said([await harness.seat(table, BELA)], 10) == [6]


@with_harness(LIMITED)
async def test_chat_is_limited_by_address(harness: Harness) -> None:
    token = CLIENT_ADDRESS.set("192.0.2.1")
    guests = [Person(f"guest {k}", f"Guest {k}", "guest", "en") for k in range(8)]
    tables = [await harness.table(guest, ANNA, game="drako") for guest in guests]
    seats = [await harness.seat(table, guest) for table, guest in zip(tables, guests, strict=True)]
    assert sum(await said(seats, 6)) == 6 * PEOPLE_AT_ADDRESS
    CLIENT_ADDRESS.set("192.0.2.2")
    assert await said([seats[-1]], 6) == [6]
    CLIENT_ADDRESS.reset(token)


@with_harness(LIMITED)
async def test_spectators_share_a_chat_limit_and_players_do_not(harness: Harness) -> None:
    table, first, second = await both(harness)
    guests = [Person(f"guest {k}", f"Guest {k}", "guest", "en") for k in range(5)]
    seats = [await harness.seat(table, guest) for guest in guests]
    assert sum(await said(seats, 6)) == 6
    assert await said([first, second], 6) == [6, 6]


@with_harness()
async def test_move_waits_for_at_most_one_write_of_chat(harness: Harness) -> None:
    table, first, second = await both(harness)
    watcher = await harness.seat(table, CARA)
    written: list[list[str]] = []
    write = harness.store.append

    async def noted(append: Append) -> None:
        written.append([entry.kind for entry in append.entries])
        await write(append)

    harness.store.append = noted  # type: ignore[method-assign]
    talking = [asyncio.create_task(watcher.begin(wire.Say(f"line {k}", id=str(k)))) for k in range(100)]
    await asyncio.sleep(0)
    assert isinstance(await mover(first, second).act(), wire.Accepted)
    assert written.index(["moved"]) <= 1
    await asyncio.gather(*talking)
    lines = [kind for kinds in written for kind in kinds if kind == "said"]
    assert len(lines) == 100
    accepted = {m.id: m.number for m in watcher.got() if isinstance(m, wire.Accepted)}
    chat = {line.text: line.number for line in table.table_state.chat}
    assert all(chat[f"line {k}"] == accepted[str(k)] for k in range(100))


@with_harness()
async def test_chat_waiting_while_a_team_game_starts_is_refused(harness: Harness) -> None:
    table = await harness.table(ANNA, BELA, CARA, game="signori", players=4)
    anna = await harness.seat(table, ANNA)
    async with table.lock:
        talking = asyncio.create_task(anna.begin(wire.Say("play the dragon", id="s")))
        await asyncio.sleep(0)
        await seating.sit(table, e.SeatTaken(table.table_state.game.seats[3], "person", DORA.id, DORA.name))
    await talking
    refusal = [message for message in anna.got() if isinstance(message, wire.Refused)]
    assert [message.code for message in refusal] == ["chat-silent"]


@with_harness()
async def test_muting_does_not_wait_for_the_table_lock(harness: Harness) -> None:
    table = await harness.table(ANNA, BELA, game="drako")
    anna = await harness.seat(table, ANNA)
    async with table.lock:
        assert isinstance(await anna.say(wire.Mute("Bela", id="m")), wire.Accepted)
        assert isinstance(await anna.say(wire.Ping(id="p")), wire.Pong)

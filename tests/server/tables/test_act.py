"""Actions over the socket; refused ones change nothing."""

import pytest

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.text.messages import Words, cached_words
from dragonhall.server import wire
from dragonhall.server.tables.commands import seating
from dragonhall.server.tables.http.requests import Join
from dragonhall.server.tables.live.viewers import Viewer
from tests.server.tables.table_harness import (
    ANNA,
    BELA,
    CARA,
    Harness,
    both,
    legal,
    mover,
    read,
    with_harness,
)


@with_harness()
async def test_move_is_acknowledged_and_broadcast(harness: Harness) -> None:
    table, first, second = await both(harness)
    watcher = await harness.seat(table, None)
    for seat in (first, second, watcher):
        seat.got()
    answer = await first.act()
    assert isinstance(answer, wire.Accepted)
    for seat in (first, second, watcher):
        update = next(message for message in seat.got() if isinstance(message, wire.Update))
        assert update.number == answer.number
        assert update.sight is not None
        assert update.sight.ply == 1
    kept = await harness.tables.loader.load(table.id)
    assert [entry.number for entry in kept.entries] == list(range(1, answer.number + 1))


@with_harness()
async def test_repeated_action_is_played_once(harness: Harness) -> None:
    table, first, _ = await both(harness)
    action = wire.Act(0, legal(first)[0], id="x")
    one = await first.say(action)
    two = await first.say(action)
    assert isinstance(one, wire.Accepted)
    assert two == one
    assert table.table_state.ply == 1


@with_harness()
async def test_stale_action_is_refused_with_the_current_position(harness: Harness) -> None:
    _, first, second = await both(harness)
    other = legal(first)[-1]
    await first.act()
    while mover(first, second) is not first:
        await second.act()
    first.got()
    refusal = await first.say(wire.Act(0, other, id="x"))
    assert refusal.code == "stale"
    update = first.got()[-1]
    assert isinstance(update, wire.Update)
    assert update.sight is not None
    assert update.sight.ply == first.table.table_state.ply


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("", "message"),
        ("{", "message"),
        ("[]", "message"),
        ('{"type": "fly"}', "message"),
        ('{"type": "act", "ply": "x", "action": "y"}', "message"),
        ('{"type": "act", "ply": 0, "action": "y", "more": 1}', "message"),
        ('{"type": "act", "ply": 99999999999999999999, "action": "y"}', "stale"),
        (b"\xff\xfe", "message"),
        ("[" * 3000, "message"),
        ('{"type": "say", "text": "' + "x" * 5000 + '"}', "too-large"),
        ('{"type": "say", "text": "' + "x" * 600 + '"}', "chat-long"),
        ('{"type": "say", "text": " \\u0007 "}', "chat-empty"),
        ('{"type": "act", "ply": 0, "action": "dance"}', "unreadable"),
        ('{"type": "act", "ply": 0, "action": ""}', "unreadable"),
        ('{"type": "act", "ply": 0, "action": "' + "play " * 100 + '"}', "action-long"),
        ('{"type": "act", "ply": 0, "action": "play"}', "ambiguous"),
        ('{"type": "act", "ply": 7, "action": "draw"}', "stale"),
        ('{"type": "act", "ply": -1, "action": "draw"}', "stale"),
        ('{"type": "undo", "ply": 0}', "undo-nothing"),
        ('{"type": "answer-undo", "ply": 0, "allow": true}', "stale"),
        ('{"type": "standing", "until": "turn"}', "no-windows"),
        ('{"type": "standing", "until": "tomorrow"}', "message"),
        ('{"type": "replace", "seat": "mice", "by": "bot"}', "seat"),
        ('{"type": "replace", "seat": "trolls", "by": "magic"}', "message"),
        ('{"type": "preview", "ply": 0, "action": "dance"}', "unreadable"),
        ('{"type": "language", "language": "xx"}', "message"),
    ],
)
def test_bad_messages_are_refused_with_a_sentence(sent: str | bytes, code: str) -> None:
    @with_harness()
    async def test(harness: Harness) -> None:
        table, first, second = await both(harness)
        number = table.table_state.number
        for seat in (first, second):
            seat.got()
        refusal = await first.say(sent)
        assert isinstance(refusal, wire.Refused)
        assert refusal.code == code
        assert refusal.sentence
        assert not refusal.sentence.startswith("error-")
        assert table.table_state.number == number
        assert second.got() == []
        assert isinstance(await first.say(wire.Ping(id="p")), wire.Pong)

    test()


@with_harness()
async def test_refusals_are_in_the_language_of_the_viewer(harness: Harness) -> None:
    table, _, _ = await both(harness)
    bela = await harness.seat(table, BELA)
    refusal = await bela.say("{")
    assert refusal.sentence == Words("it")("error-message")
    await bela.say(wire.SetLanguage("pl", id="l"))
    assert isinstance(bela.got()[-2], wire.Snapshot)
    assert (await bela.say("{")).sentence == Words("pl")("error-message")


@with_harness()
async def test_acting_for_another_seat_is_refused(harness: Harness) -> None:
    table, first, second = await both(harness)
    watcher, stranger = await harness.seat(table, None), await harness.seat(table, CARA)
    action = wire.Act(0, legal(first)[0], id="x")
    assert (await second.say(action)).code == "not-your-turn"
    for outsider in (watcher, stranger):
        assert (await outsider.say(action)).code == "not-seated"
        for message in (wire.Resign(id="r"), wire.Abort(id="a"), wire.Undo(0, id="u"), wire.AskWhy("draw")):
            assert (await outsider.say(message)).code == "not-seated"
    peeking = await harness.seat(table, CARA, seat=first.place)
    assert (await peeking.say(action)).code == "not-seated"


@with_harness()
async def test_why_not_names_the_rule_and_its_text(harness: Harness) -> None:
    _, first, _ = await both(harness)
    refused = next(
        text
        for text, code in first.table.table_state.game.codes.items()
        if first.table.table_state.match is not None
        and first.table.table_state.game.why_not(first.table.table_state.match.state, code) is not None
    )
    reason = await first.say(wire.AskWhy(refused, id="w"))
    assert isinstance(reason, wire.Reason)
    assert reason.code
    assert reason.rule
    assert reason.rule_text
    assert (await first.say(wire.AskWhy(legal(first)[0], id="w"))).code == ""


@with_harness()
async def test_hot_seat_shows_no_hand_until_a_seat_is_chosen(harness: Harness) -> None:
    table = await harness.table(ANNA, game="drako", hot_seat=True)
    words = cached_words("en", table.table_state.game)
    for wanted, shown in ((None, None), (0, "knights"), (1, "trolls"), (SPECTATOR, None)):
        viewer = Viewer(ANNA, wanted, words, 100)
        await table.add_viewer(viewer, None)
        snapshot = read(viewer.waiting[0])
        assert isinstance(snapshot, wire.Snapshot)
        assert snapshot.seat == shown
        assert snapshot.sight is not None
        hands = snapshot.sight.picture["hand"]
        assert {seat for seat in hands if set(hands[seat]) != {"?"}} == ({shown} if shown else set())


@with_harness()
async def test_connection_follows_the_seat_that_its_user_takes(harness: Harness) -> None:
    table = await harness.table(ANNA, game="drako")
    viewer = Viewer(BELA, None, cached_words("en", table.table_state.game), 100)
    await table.add_viewer(viewer, None)
    await seating.join(table, BELA, Join())
    snapshots = [m for m in map(read, viewer.waiting) if isinstance(m, wire.Snapshot)]
    assert [snapshot.seat for snapshot in snapshots] == [None, "trolls"]
    assert snapshots[-1].sight is not None

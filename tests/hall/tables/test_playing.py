"""What a viewer may do through the socket, and what is refused, with nothing changed."""

import asyncio

import pytest

from dragonhall.core.errors import UndoRefused
from dragonhall.core.match import refuse_if_told
from dragonhall.core.words import Words
from dragonhall.hall import wire
from dragonhall.hall.tables.policy import Policy
from dragonhall.hall.tables.socket import Bucket, answer
from dragonhall.hall.tables.table import Table
from dragonhall.hall.tables.viewers import Viewer
from tests.hall.tables.house import ANNA, AT_ONCE, BELA, CARA, DORA, House, Seat, in_house, mover


async def both(house: House, **asked: object) -> tuple[Table, Seat, Seat]:
    """A table of two; whoever must choose first."""
    table = await house.table(ANNA, BELA, **{"game": "drako", **asked})
    seats = [await house.seat(table, person) for person in (ANNA, BELA)]
    first = mover(*seats)
    return table, first, next(seat for seat in seats if seat is not first)


def legal(seat: Seat) -> list[str]:
    match = seat.table.course.match
    assert match is not None
    return [str(action) for action in match.state.legal]


@in_house()
async def test_a_move_is_acknowledged_and_told_to_everybody(house: House) -> None:
    table, first, second = await both(house)
    watcher = await house.seat(table, None)
    for seat in (first, second, watcher):
        seat.got()
    answer = await first.act()
    assert isinstance(answer, wire.Accepted)
    for seat in (first, second, watcher):
        update = next(message for message in seat.got() if isinstance(message, wire.Update))
        assert update.number == answer.number
        assert update.sight is not None
        assert update.sight.ply == 1
    kept = await house.tables.read(table.id)
    assert [entry.number for entry in kept.entries] == list(range(1, answer.number + 1))


@in_house()
async def test_the_same_action_twice_is_taken_once(house: House) -> None:
    table, first, _ = await both(house)
    action = wire.Act(0, legal(first)[0], id="x")
    one = await first.say(action)
    two = await first.say(action)
    assert isinstance(one, wire.Accepted)
    assert two == one
    assert table.course.ply == 1


@in_house()
async def test_an_action_for_a_position_that_is_over_is_refused_with_the_present_one(house: House) -> None:
    _, first, second = await both(house)
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
    assert update.sight.ply == first.table.course.ply


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
def test_bad_messages_are_refused_in_the_viewers_language(sent: str | bytes, code: str) -> None:
    @in_house()
    async def test(house: House) -> None:
        table, first, second = await both(house)
        number = table.course.number
        for seat in (first, second):
            seat.got()
        refusal = await first.say(sent)
        assert isinstance(refusal, wire.Refused)
        assert refusal.code == code
        assert refusal.sentence
        assert not refusal.sentence.startswith("error-")
        assert table.course.number == number
        assert second.got() == []
        assert isinstance(await first.say(wire.Ping(id="p")), wire.Pong)

    test()


@in_house()
async def test_refusals_speak_the_language_of_each_viewer(house: House) -> None:
    table, _, _ = await both(house)
    bela = await house.seat(table, BELA)
    refusal = await bela.say("{")
    assert refusal.sentence == Words("it")("error-message")
    await bela.say(wire.Speak("pl", id="l"))
    assert isinstance(bela.got()[-2], wire.Snapshot)
    assert (await bela.say("{")).sentence == Words("pl")("error-message")


@in_house()
async def test_nobody_plays_for_somebody_else(house: House) -> None:
    table, first, second = await both(house)
    watcher, stranger = await house.seat(table, None), await house.seat(table, CARA)
    action = wire.Act(0, legal(first)[0], id="x")
    assert (await second.say(action)).code == "not-your-turn"
    for outsider in (watcher, stranger):
        assert (await outsider.say(action)).code == "not-seated"
        for message in (wire.Resign(id="r"), wire.Abort(id="a"), wire.Undo(0, id="u"), wire.AskWhy("draw")):
            assert (await outsider.say(message)).code == "not-seated"
    peeking = await house.seat(table, CARA, seat=first.viewer.seat)
    assert (await peeking.say(action)).code == "not-seated"


@in_house()
async def test_why_not_names_the_rule_and_its_text(house: House) -> None:
    _, first, _ = await both(house)
    refused = next(
        text
        for text, code in first.table.course.game.codes.items()
        if first.table.course.match is not None
        and first.table.course.game.why_not(first.table.course.match.state, code) is not None
    )
    reason = await first.say(wire.AskWhy(refused, id="w"))
    assert isinstance(reason, wire.Reason)
    assert reason.code
    assert reason.rule
    assert reason.rule_text
    assert (await first.say(wire.AskWhy(legal(first)[0], id="w"))).code == ""


# ---- taking back -----------------------------------------------------------------------------------


async def moved_privately(first: Seat, second: Seat) -> bool:
    """Play until whoever moved last could take it back without anybody having learned anything."""
    course = first.table.course
    for _ in range(60):
        player = mover(first, second)
        await player.act()
        match = course.match
        assert match is not None
        try:
            refuse_if_told(match.at(course.ply - 1), match.state)
        except UndoRefused:
            continue
        return True
    return False


@in_house()
async def test_a_move_that_told_nothing_is_taken_back_at_once(house: House) -> None:
    table, first, second = await both(house, game="signori", players=2)
    assert await moved_privately(first, second)
    course = table.course
    assert course.match is not None
    last = course.match.moves[-1].seat
    player = first if course.game.seats[first.viewer.seat] == last else second
    other = second if player is first else first
    ply = course.ply
    assert (await other.say(wire.Undo(ply, id="u"))).code != "stale"
    before = course.match.at(ply - 1).digest
    assert isinstance(await player.say(wire.Undo(course.ply, id="u")), wire.Accepted)
    assert course.ply == ply - 1
    assert course.match.state.digest == before
    update = [message for message in other.got() if isinstance(message, wire.Update)][-1]
    assert update.undone


@in_house()
async def test_what_was_learned_is_taken_back_only_if_the_others_agree(house: House) -> None:
    table, first, second = await both(house)
    draw = next(text for text in legal(first) if text == "draw")
    await first.say(wire.Act(0, draw, id="d"))
    assert isinstance(await first.say(wire.Undo(1, id="u")), wire.Accepted)
    assert table.course.ply == 1
    asked = [message for message in second.got() if isinstance(message, wire.Update)][-1]
    assert asked.undo_asked_by == table.course.game.seats[first.viewer.seat]
    assert (await first.say(wire.AnswerUndo(1, True, id="o"))).code == "undo-own"
    await second.say(wire.AnswerUndo(1, False, id="n"))
    assert table.course.undo is None
    await first.say(wire.Undo(1, id="u"))
    await second.say(wire.AnswerUndo(1, True, id="y"))
    assert table.course.ply == 0
    again = await house.tables.read(table.id)
    assert (await house.tables.course_of(again)).ply == 0


@in_house()
async def test_in_a_rated_game_nobody_can_agree_to_it(house: House) -> None:
    _, first, _ = await both(house, rated=True)
    await first.say(wire.Act(0, "draw", id="d"))
    assert (await first.say(wire.Undo(1, id="u"))).code in ("undo-chance", "undo-learned")


# ---- leaving ---------------------------------------------------------------------------------------


@in_house()
async def test_whoever_resigns_has_lost_against_one(house: House) -> None:
    table, first, second = await both(house)
    await first.act()
    await first.say(wire.Resign(id="r"))
    assert table.course.status == "over"
    sight = [m for m in second.got() if isinstance(m, wire.Update)][-1].sight
    assert sight is not None
    assert sight.ending is not None
    assert sight.ending.reason == "resigned"
    assert sight.ending.winners == [table.course.game.seats[second.viewer.seat]]
    assert (await second.act()).code == "not-running"


@in_house()
async def test_where_several_play_a_bot_goes_on_for_whoever_resigns(house: House) -> None:
    table = await house.table(ANNA, BELA, CARA, game="draco", players=3)
    seat = await house.seat(table, CARA)
    await seat.say(wire.Resign(id="r"))
    assert table.course.status == "running"
    assert [seat.kind for seat in table.course.seats] == ["person", "person", "bot"]
    assert table.course.seats[2].dropped


@in_house()
async def test_a_game_is_called_off_before_the_second_move_only(house: House) -> None:
    table, first, second = await both(house)
    await first.act()
    await second.say(wire.Abort(id="a"))
    assert table.course.status == "aborted"
    _, first, second = await both(house)
    for _ in range(2):
        await mover(first, second).act()
    assert (await first.say(wire.Abort(id="a"))).code == "abort-late"


@in_house(Policy(answer_least=0, answer_most=0, gone_after=30))
async def test_a_player_who_is_gone_is_replaced_by_a_vote(house: House) -> None:
    table = await house.table(ANNA, BELA, CARA, game="draco", players=3)
    anna, bela, cara = [await house.seat(table, person) for person in (ANNA, BELA, CARA)]
    vote = wire.Replace("eye", "bot", id="v")
    assert (await anna.say(vote)).code == "replace-here"
    table.leave(cara.viewer)
    presence = [message for message in anna.got() if isinstance(message, wire.Presence)][-1]
    assert presence.here == ["fire", "arrow"]
    assert (await anna.say(vote)).code == "replace-here"
    house.ahead += 31
    await anna.say(vote)
    assert table.course.seats[2].kind == "person"
    await bela.say(wire.Replace("eye", "forfeit", id="v"))
    assert table.course.seats[2].kind == "person"
    await bela.say(vote)
    assert table.course.seats[2].kind == "bot"
    assert (await anna.say(wire.Replace("eye", "bot", id="v"))).code == "replace-nobody"


@in_house()
async def test_with_a_clock_nobody_votes(house: House) -> None:
    table, first, second = await both(house, clock="move:60")
    table.leave(second.viewer)
    seat = table.course.game.seats[second.viewer.seat]
    assert (await first.say(wire.Replace(seat, "forfeit", id="v"))).code == "replace-clock"


# ---- chat ------------------------------------------------------------------------------------------


@in_house()
async def test_chat_reaches_all_but_those_who_do_not_want_to_hear(house: House) -> None:
    table, first, second = await both(house)
    watcher = await house.seat(table, None)
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


@in_house()
async def test_team_mates_do_not_speak_while_they_play(house: House) -> None:
    table = await house.table(ANNA, BELA, CARA, DORA, game="signori", players=4)
    anna = await house.seat(table, ANNA)
    refusal = await anna.say(wire.Say("play the dragon", id="s"))
    assert refusal.code == "chat-silent"
    assert "SF-3" in refusal.sentence
    await anna.say(wire.Abort(id="a"))
    assert isinstance(await anna.say(wire.Say("well met", id="s")), wire.Accepted)


@in_house()
async def test_too_many_messages_are_refused_and_then_hung_up_on(house: House) -> None:
    table, first, _ = await both(house)
    bucket = Bucket(0.001, 3)
    for _ in range(5):
        await answer(table, first.viewer, '{"type": "ping", "id": "p"}', bucket, bucket)
    codes = [message.code for message in first.got() if isinstance(message, wire.Refused)]
    assert codes == ["too-many"] * 2
    assert bucket.refused == 2


@in_house()
async def test_a_slow_viewer_is_cut_off_and_nobody_waits_for_him(house: House) -> None:
    table, first, second = await both(house)
    slow = await house.seat(table, None)
    slow.viewer.most = 3
    for _ in range(6):
        await mover(first, second).act()
    assert slow.viewer.cut == "slow"
    assert len(slow.viewer.waiting) <= 3
    assert table.course.ply == 6


# ---- clocks ----------------------------------------------------------------------------------------


@in_house()
async def test_a_clock_runs_for_whoever_must_choose_and_its_fall_ends_the_game(house: House) -> None:
    table, first, second = await both(house, clock="fischer:60+5")
    house.ahead += 20
    await first.act()
    clocks = {
        clock.seat: clock for clock in [m for m in second.got() if isinstance(m, wire.Update)][-1].clocks
    }
    mine = clocks[table.course.game.seats[first.viewer.seat]]
    assert 39 < mine.left < 46
    assert clocks[table.course.game.seats[second.viewer.seat]].left == 60
    await house.later(200)
    assert table.course.status == "over"
    assert table.course.ended is not None
    assert table.course.ended.reason == "time"


@in_house()
async def test_a_bot_takes_over_when_one_of_several_runs_out_of_time(house: House) -> None:
    table = await house.table(ANNA, BELA, CARA, game="draco", players=3, clock="move:30")
    decision = table.course.decision
    assert decision is not None
    await house.later(31)
    assert table.course.status == "running"
    assert table.course.seats[decision.seat].kind == "bot"


@in_house()
async def test_a_table_that_nobody_has_in_memory_is_found_when_its_flag_falls(house: House) -> None:
    table, _, _ = await both(house, clock="move:30")
    table.waking.stop()
    del house.tables.loaded[table.id]
    house.ahead += 60
    await house.tables.sweep(house.tables.now())
    again = await house.tables.get(table.id)
    await asyncio.sleep(0.05)
    async with again.lock:
        assert again.course.status == "over"


# ---- response windows ------------------------------------------------------------------------------


PACED = Policy(answer_least=2, answer_most=6, bot_step=0)


async def until_window(house: House, *seats: Seat) -> Seat:
    """Play until somebody is asked for an answer that can be a pass."""
    course = seats[0].table.course
    for _ in range(400):
        decision = course.decision
        assert decision is not None
        if decision.kind in course.game.passes:
            return mover(*seats)
        await mover(*seats).act(-1)
    raise AssertionError("no window came")


@in_house(PACED)
async def test_a_pass_in_a_window_is_told_later_however_quickly_it_was_given(house: House) -> None:
    table = await house.table(ANNA, BELA, game="signori", players=2)
    seats = [await house.seat(table, person) for person in (ANNA, BELA)]
    asked = await until_window(house, *seats)
    other = next(seat for seat in seats if seat is not asked)
    ply, number = table.course.ply, table.course.number
    other.got()
    answer = await asked.say(wire.Act(ply, "pass", id="x"))
    assert answer == wire.Accepted("x", number)
    await house.later(1.9)
    assert table.course.ply == ply
    assert other.got() == []
    await house.later(4.2)
    assert table.course.ply > ply
    assert table.course.match is not None
    assert table.course.match.moves[ply].action == "pass"


def moment_of(how: str) -> float:
    """When a pass is told that is given by hand or by a standing answer, in seconds after the question."""
    moments: list[float] = []

    @in_house(PACED)
    async def test(house: House) -> None:
        table = await house.table(ANNA, BELA, game="signori", players=2)
        table.pace.key = b"the same for both"
        seats = [await house.seat(table, person) for person in (ANNA, BELA)]
        asked = await until_window(house, *seats)
        ply = table.course.ply
        table.pace.key = b"the same for both" + bytes([0])
        if how == "hand":
            await asked.say(wire.Act(ply, "pass", id="x"))
        else:
            await asked.say(wire.StandingOrder("turn", id="s"))
        step = table.waking.next_step()
        assert step is not None
        moments.append(round(step.at - table.course.asked_at - 2 - 4 * table.pace.share(ply), 6))

    test()
    return moments[0]


def test_a_standing_answer_is_told_at_the_same_moment_as_one_by_hand() -> None:
    assert moment_of("hand") == moment_of("standing") == 0.0


@in_house(PACED)
async def test_a_held_answer_outlives_the_process(house: House) -> None:
    table = await house.table(ANNA, BELA, game="signori", players=2)
    seats = [await house.seat(table, person) for person in (ANNA, BELA)]
    asked = await until_window(house, *seats)
    ply = table.course.ply
    await asked.say(wire.Act(ply, "pass", id="x"))
    table.waking.stop()
    del house.tables.loaded[table.id]
    house.ahead += 10
    await house.tables.sweep(house.tables.now())
    await asyncio.sleep(0.05)
    again = await house.tables.get(table.id)
    async with again.lock:
        assert again.course.ply > ply


@in_house(PACED)
async def test_against_bots_alone_nothing_is_held_back(house: House) -> None:
    table = await house.table(
        ANNA, game="signori", players=2, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}]
    )
    assert not table.course.paced


@in_house(AT_ONCE)
async def test_a_standing_answer_that_is_over_is_forgotten_on_disk_too(house: House) -> None:
    table = await house.table(ANNA, BELA, game="signori", players=2)
    seats = [await house.seat(table, person) for person in (ANNA, BELA)]
    asked = await until_window(house, *seats)
    seat = asked.viewer.seat
    await asked.say(wire.StandingOrder("turn", id="s"))
    assert (await house.tables.read(table.id)).standing
    table.standing[seat].turn -= 1  # the turn it was given for is over
    asked.got()
    assert table.still_standing(seat) == ""
    assert [message.standing for message in asked.got() if isinstance(message, wire.Update)] == [""]
    await asyncio.sleep(0.1)
    assert not (await house.tables.read(table.id)).standing


@in_house(AT_ONCE)
async def test_a_standing_answer_passes_until_the_turn_is_over(house: House) -> None:
    table = await house.table(ANNA, BELA, game="signori", players=2)
    seats = [await house.seat(table, person) for person in (ANNA, BELA)]
    asked = await until_window(house, *seats)
    ply = table.course.ply
    await asked.say(wire.StandingOrder("turn", id="s"))
    await house.later(0)
    assert table.course.ply > ply
    others = [seat for seat in seats if seat is not asked]
    told = [m for seat in others for m in seat.got() if isinstance(m, wire.Update)]
    assert all(update.standing is None for update in told), "nobody else hears of it"


# ---- hints -----------------------------------------------------------------------------------------


async def until_answered(seat: Seat) -> wire.Hint:
    for _ in range(1500):
        hints = [message for message in seat.got() if isinstance(message, wire.Hint)]
        if hints:
            return hints[0]
        await asyncio.sleep(0.02)
    raise AssertionError("no hint came")


@in_house()
async def test_a_hint_tells_what_a_bot_expects_and_nobody_waits_for_it(house: House) -> None:
    table, first, second = await both(house)
    texts = legal(first)
    await first.begin(wire.AskHint(0, id="h"))
    assert isinstance(await second.say(wire.Say("hurry up", id="s")), wire.Accepted)
    hint = await until_answered(first)
    assert hint.id == "h"
    assert hint.low <= hint.value <= hint.high
    assert hint.lines[0].actions[0] in texts
    assert hint.lines[0].sentence
    other = table.course.game.seats[second.viewer.seat]
    assert {belief.seat for belief in hint.beliefs} <= {other}
    assert (await second.say(wire.AskHint(0, id="h"))).code == "not-your-turn"


@in_house()
async def test_there_are_no_hints_in_a_rated_game(house: House) -> None:
    _, first, _ = await both(house, rated=True)
    assert (await first.say(wire.AskHint(0, id="h"))).code == "hint-rated"


@in_house()
async def test_who_is_muted_stays_so_on_every_connection_of_that_person(house: House) -> None:
    table = await house.table(ANNA, BELA, game="drako")
    anna, bela = await house.seat(table, ANNA), await house.seat(table, BELA)
    assert isinstance(await anna.say(wire.Mute("Bela", id="1")), wire.Accepted)
    number = table.course.number
    await bela.say(wire.Say("hello?", id="2"))
    assert not any(isinstance(m, wire.Update) and m.chat for m in anna.got())
    assert any(isinstance(m, wire.Update) and m.chat for m in bela.got())
    again = await house.seat(table, ANNA)
    assert [m.chat for m in again.got() if isinstance(m, wire.Snapshot)] == [[]]
    back = Viewer(ANNA, 0, house.tables.speech("en", table.course.game), 100)
    await table.welcome(back, number)
    assert not any(b"hello?" in raw for raw in back.waiting), "not among what was missed either"
    stored = await house.tables.read(table.id)
    assert stored.muted == {"anna": {"Bela"}}
    await again.say(wire.Mute("Bela", on=False, id="3"))
    assert (await house.tables.read(table.id)).muted == {}
    await bela.say(wire.Say("now?", id="4"))
    assert any(isinstance(m, wire.Update) and m.chat for m in anna.got())
    for wrong in ("", "\0", "x" * 65):
        assert (await anna.say(wire.Mute(wrong, id="5"))).code == "unfit"

"""Test a match in progress: illegal actions, events, earlier positions and undo."""

from collections import Counter

import pytest

from dragonhall.core.action import Action
from dragonhall.core.description import HIDDEN, faces_in
from dragonhall.core.errors import IllegalActionError, UndoError
from dragonhall.core.game import Game
from dragonhall.core.records.match import CHECKPOINT, Match, refuse_unsafe_undo
from dragonhall.core.rng import FastRng
from dragonhall.core.scenarios.positions import position
from dragonhall.core.state import State
from tests.random_games import random_positions, table
from tests.variants import every_game

pytestmark = pytest.mark.one_build  # tests code that is never compiled

SEED = bytes(32)


def at_the_exchange() -> State:
    """Return a match in which Fire has played and may exchange two blue cards."""
    return position(
        table("draco", 2),
        {
            "decision": {"seat": "fire", "kind": "exchange"},
            "space": {"blue": 22},
            "ride": {"fire": "red-1", "arrow": "black-1"},
            "hand": {"fire": ["blue-1", "blue-2"], "arrow": 6},
        },
    )


def test_illegal_action_changes_nothing() -> None:
    match = Match(table("draco", 2), SEED)
    before = match.record(reveal=True), match.state.digest, list(match.events)
    with pytest.raises(IllegalActionError):
        match.play("done")
    assert (match.record(reveal=True), match.state.digest, match.events) == before


def test_actions_are_reported_as_events() -> None:
    match = Match(table("draco", 2), SEED)
    received = match.play(next(iter(match.state.legal)))
    assert [event for ply, event in match.events if ply == 1] == received != []


def test_deal_is_reported_as_events() -> None:
    match = Match(table("draco", 4), SEED)
    assert {match.game.events[event[0]].name for _, event in match.events} >= {"dealt-ride"}


def test_earlier_position_can_be_read() -> None:
    match = Match(table("draco", 2), SEED)
    digests = [match.state.digest]
    for _ in range(12):
        match.play(next(iter(match.state.legal)))
        digests.append(match.state.digest)
    assert [match.at(ply).digest for ply in range(13)] == digests


def test_undo_at_the_start_is_refused() -> None:
    with pytest.raises(UndoError) as error:
        Match(table("draco", 2), SEED).undo()
    assert error.value.code == "undo-nothing"


def test_undo_of_a_revealed_card_is_refused() -> None:
    match = Match(table("draco", 2), SEED)
    match.play(next(iter(match.state.legal)))
    before = match.record(), match.state.digest
    with pytest.raises(UndoError) as error:
        match.undo()
    assert error.value.code == "undo-learned"
    assert (match.record(), match.state.digest) == before


def test_undo_of_an_unrevealed_choice_is_allowed() -> None:
    before = at_the_exchange()
    after = before.clone()
    after.apply(int(before.game.action("exchange blue-1")))
    refuse_unsafe_undo(before, after)


def test_undo_after_a_random_event_is_refused() -> None:
    before = at_the_exchange()
    after = before.clone()
    after.rng.next32()
    with pytest.raises(UndoError) as error:
        refuse_unsafe_undo(before, after)
    assert error.value.code == "undo-chance"


def test_undo_restores_the_match_exactly() -> None:
    match, choice = Match(table("draco", 2), SEED), FastRng.seeded(1)
    taken_back = 0
    while not match.state.over:
        codes = match.state.legal_codes()
        before = match.state.digest, match.record(), list(match.events)
        match.play(codes[int(choice.below(len(codes)))])
        try:
            match.undo()
        except UndoError:
            continue
        taken_back += 1
        assert (match.state.digest, match.record(), match.events) == before
        match.play(codes[-1])
    assert taken_back > 0


@every_game
def test_undo_never_follows_a_newly_shown_card(game: Game) -> None:
    for state in random_positions(game, 3, every=5):
        for code in state.legal_codes():
            after = state.clone()
            after.apply(code)
            try:
                refuse_unsafe_undo(state, after)
            except UndoError:
                continue
            for seat in range(-1, game.players):
                assert not shown(after, seat) - shown(state, seat)


def shown(state: State, seat: int) -> Counter[str]:
    """Return the card faces that a seat sees, in any zone."""
    masked = state.masked(seat)
    faces = [face for zone in range(len(masked.layout.zones)) for face in faces_in(masked, zone)]
    return Counter(face.rstrip("*").partition("@")[0] for face in faces if not face.startswith(HIDDEN))


def test_earlier_position_of_long_game_equals_replay() -> None:
    """Positions are snapshotted at intervals; an action that was undone must not come from a snapshot."""
    match = Match(table("signori", 2), SEED)
    for choice in (0, -1):
        while match.state.ply < 2 * CHECKPOINT + 9 and not match.state.over:
            match.play(list(match.state.legal)[choice])
        for ply in (0, 1, CHECKPOINT - 1, CHECKPOINT, CHECKPOINT + 1, 2 * CHECKPOINT, match.state.ply):
            replayed = match.deal()
            for move in match.moves[:ply]:
                replayed.apply(int(match.game.action(move.action)))
            assert match.at(ply).digest == replayed.digest
            assert [event for at, event in match.events if at == ply] == match.events_at(ply)
        match.rewind(CHECKPOINT - 5)
        assert all(ply <= CHECKPOINT - 5 for ply, _ in match.events)


def test_earlier_position_is_replayed_from_last_snapshot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match(table("signori", 2), SEED)
    while match.state.ply < 2 * CHECKPOINT + 9:
        match.play(next(iter(match.state.legal)))
    applied: list[str] = []
    action = match.game.action

    def counted(form: str) -> Action:
        applied.append(form)
        return action(form)

    monkeypatch.setattr(match.game, "action", counted)
    match.at(2 * CHECKPOINT + 5)
    assert len(applied) == 5

"""Test standing answers: they pass for a seat, expire, and are indistinguishable from a manual pass."""

import json
from collections.abc import Iterator

import pytest

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.records.match import Match
from dragonhall.core.records.standing_answers import ATTACKED, TURN, StandingAnswers
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from dragonhall.core.view import View, seen_event
from tests.random_games import random_game, table

pytestmark = pytest.mark.one_build  # tests code that is never compiled

PLIES = 250


def match_of(players: int) -> Match:
    return Match(table("signori", players), seed=bytes(32))


def everything(match: Match, but: int) -> Iterator[str]:
    """Yield what every other seat and a spectator sees of a position: the view and the decision."""
    state = match.state
    for seat in (SPECTATOR, *range(len(match.game.seats))):
        if seat != but:
            view = View(state, seat)
            yield json.dumps([view.picture, view.derived_facts, view.decision, [str(a) for a in view.legal]])


def played(players: int, until: str, standing: bool) -> tuple[list[str], Match]:
    """Play a random game in which the first seat passes whenever its standing answer would.

    With `standing` the standing answer gives the pass, otherwise it is given by hand, as a text.
    """
    match, rng = match_of(players), FastRng.seeded(5)
    mine = StandingAnswers(match.game, 0)
    shown: list[str] = []
    while (decision := match.state.decision) is not None and match.state.ply < PLIES:
        shown += everything(match, but=0)
        view = View(match.state, decision.seat)
        if decision.seat == 0 and decision.kind not in match.game.passes:
            mine.begin(until, view)
        answer = mine.answer(view) if decision.seat == 0 else None
        if answer is None:
            match.play(list(match.state.legal)[int(rng.below(match.state.count))])
        else:
            match.play(answer if standing else "pass")
    return shown, match


@pytest.mark.parametrize("until", [TURN, ATTACKED])
@pytest.mark.parametrize("players", [2, 4])
def test_standing_pass_looks_like_a_manual_pass(players: int, until: str) -> None:
    by_itself, first = played(players, until, standing=True)
    by_hand, second = played(players, until, standing=False)
    assert by_itself == by_hand
    assert first.record(reveal=True).dumps() == second.record(reveal=True).dumps()
    for seat in (SPECTATOR, *range(1, players)):
        received = [[seen_event(m.state, event, seat) for _, event in m.events] for m in (first, second)]
        assert received[0] == received[1]


def positions(players: int, seed: int) -> Iterator[tuple[State, str]]:
    """Yield the positions of a random game with their decisions."""
    for state in random_game(table("signori", players), seed):
        if state.decision is not None:
            yield state, state.decision.kind


def test_only_decisions_with_a_pass_are_answered() -> None:
    game = table("signori", 2)
    kinds = {}
    for state, kind in positions(2, 3):
        assert state.decision is not None
        standing = StandingAnswers(game, state.decision.seat)
        view = View(state, state.decision.seat)
        standing.begin(TURN, view)
        kinds[kind] = standing.answer(view) is not None
    assert kinds["main"] is kinds["final"] is kinds["seal"] is False
    assert kinds["magic"] is kinds["instant"] is kinds["antimagic"] is True


def test_pass_for_a_turn_ends_with_the_turn() -> None:
    game = table("signori", 4)
    standing, begun = StandingAnswers(game, 2), 0
    for state, kind in positions(4, 3):
        assert state.decision is not None
        view = View(state, 2)
        if begun and view.turn_number != begun:
            assert standing.answer(view) is None
            assert standing.until == ""
            return
        if kind == "instant" and state.decision.seat == 2 and not begun:
            standing.begin(TURN, view)
            begun = view.turn_number
            assert str(standing.answer(view)) == "pass"
    raise AssertionError("the turn never ended")


def test_pass_until_attacked_ends_when_the_seat_is_attacked() -> None:
    game = table("signori", 2)
    standing = StandingAnswers(game, 1)
    ended = False
    for state, kind in positions(2, 3):
        assert state.decision is not None
        view = View(state, 1)
        if not standing.until:
            standing.begin(ATTACKED, view)
        if state.decision.seat != 1 or kind not in game.passes:
            continue
        answer = standing.answer(view)
        assert (answer is None) == view.concerned
        assert (standing.until == "") == view.concerned
        ended = ended or view.concerned
    assert ended


def test_other_seats_are_not_answered_for() -> None:
    game = table("signori", 2)
    for state, _ in positions(2, 3):
        assert state.decision is not None
        other = 1 - state.decision.seat
        standing = StandingAnswers(game, other)
        standing.begin(TURN, View(state, other))
        assert standing.answer(View(state, other)) is None


def test_ended_standing_answer_does_not_pass() -> None:
    game = table("signori", 2)
    state = next(state for state, kind in positions(2, 3) if kind == "instant")
    assert state.decision is not None
    view = View(state, state.decision.seat)
    standing = StandingAnswers(game, view.seat)
    standing.begin(TURN, view)
    standing.end()
    assert standing.answer(view) is None


def test_unknown_condition_is_an_error() -> None:
    state = table("signori", 2).begin(1)
    with pytest.raises(ValueError, match="tomorrow"):
        StandingAnswers(state.game, 0).begin("tomorrow", View(state, 0))


def test_standing_answer_depends_on_the_view_only() -> None:
    """Two worlds that the seat cannot distinguish give the same answer."""
    for state, kind in positions(4, 3):
        assert state.decision is not None
        if kind not in state.game.passes or state.ply % 5:
            continue
        seat = state.decision.seat
        answers = []
        for world in (state, state.sample(seat, FastRng.seeded(1))):
            standing = StandingAnswers(state.game, seat)
            standing.begin(ATTACKED, View(world, seat))
            answers.append(str(standing.answer(View(world, seat))))
        assert answers[0] == answers[1]

"""Test properties of every state of every game: legal actions, clones, views, samples, tensors."""

import json
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dragonhall
from dragonhall.core.description import HIDDEN, describe
from dragonhall.core.game import Game
from dragonhall.core.layout import SPECTATOR, UNKNOWN
from dragonhall.core.moves import LEGAL
from dragonhall.core.rng import FastRng
from dragonhall.core.scenarios.position_checks import zone_cards
from dragonhall.core.scenarios.positions import position
from dragonhall.core.state import State
from dragonhall.core.view import View
from tests.random_games import memory, random_game, random_positions
from tests.variants import every_game


def some_games(test: Callable[..., None]) -> Callable[..., None]:
    """Run the test with a few seeds chosen by hypothesis; the many variants multiply them."""
    return settings(max_examples=12 if dragonhall.compiled() else 4)(given(seed=st.integers(0, 2**32))(test))


def cards_of(state: State) -> Counter[int]:
    return Counter(card for zone in range(len(state.layout.zones)) for card in zone_cards(state, zone))


# ---- playing -----------------------------------------------------------------------------------


@every_game
def test_legal_actions_are_exactly_those_not_refused(game: Game) -> None:
    for state in random_positions(game, 1, every=3):
        allowed = [code for code in range(game.action_total) if state.refusal(code) == LEGAL]
        interrupts = {code for seat in range(game.players) for code in state.interrupts(seat)}
        own = [code for code in allowed if code not in interrupts]
        assert interrupts <= set(allowed)
        assert sorted(state.legal_codes()) == own
        assert state.count == len(own)


@every_game
def test_every_decision_has_a_legal_action_and_the_end_none(game: Game) -> None:
    for state in random_game(game, 2):
        assert (state.count > 0) == (not state.over)
        assert (state.decision is None) == state.over == (state.outcome is not None)


@every_game
@some_games
def test_every_game_ends_with_a_winner_and_a_reason(game: Game, seed: int) -> None:
    state = game.begin(seed)
    state.playout(FastRng.seeded(seed))
    outcome = state.outcome
    assert outcome is not None
    assert outcome.reason in game.endings[1:]
    assert set(outcome.winners) <= set(range(game.players))
    assert len(outcome.scores) == game.players


@every_game
def test_playout_counts_its_actions(game: Game) -> None:
    state = game.begin(3)
    assert state.playout(FastRng.seeded(3)) == state.ply


@every_game
@some_games
def test_number_of_cards_is_constant(game: Game, seed: int) -> None:
    expected = {face: int(copies) for face, copies in enumerate(game.layout.copies) if copies}
    for state in random_positions(game, seed, every=10):
        assert dict(cards_of(state)) == expected


@every_game
@some_games
def test_numbers_stay_within_their_bounds(game: Game, seed: int) -> None:
    for state in random_positions(game, seed, every=10):
        for run in state.layout.named_cells:
            for k in range(run.length):
                assert run.low <= int(state.cells[run.start + k]) <= run.high, run.name


@every_game
def test_zones_stay_within_their_capacity(game: Game) -> None:
    for state in random_positions(game, 4, every=4):
        for number, zone in enumerate(state.layout.zones):
            assert state.size(number) <= zone.capacity


@every_game
def test_unordered_zones_are_sorted(game: Game) -> None:
    for state in random_positions(game, 5, every=4):
        for number, zone in enumerate(state.layout.zones):
            if not zone.ordered:
                assert zone_cards(state, number) == sorted(zone_cards(state, number))


@every_game
def test_nth_action_is_nth_of_legal_list(game: Game) -> None:
    for state in random_positions(game, 6, every=9):
        for n, code in enumerate(state.legal_codes()):
            by_number, by_code = state.clone(), state.clone()
            by_number.apply_nth(n)
            by_code.apply(code)
            assert memory(by_number) == memory(by_code)


@every_game
@pytest.mark.parametrize("n", [-1, 10_000])
def test_no_action_beyond_the_last(game: Game, n: int) -> None:
    state = game.begin(1)
    before = memory(state)
    with pytest.raises(IndexError):
        state.apply_nth(n)
    assert memory(state) == before


# ---- copies ------------------------------------------------------------------------------------


@every_game
def test_action_on_clone_changes_neither_parent_nor_siblings(game: Game) -> None:
    for state in random_positions(game, 7, every=6):
        before, chance = memory(state), int(state.rng.position())
        siblings = [state.clone() for _ in range(state.count)]
        after = []
        for n, sibling in enumerate(siblings):
            assert memory(sibling) == before  # the actions on its elder siblings did not change it
            sibling.apply_nth(n)
            after.append(memory(sibling))
            assert memory(state) == before
        assert [memory(sibling) for sibling in siblings] == after
        assert int(state.rng.position()) == chance


@every_game
def test_clones_diverge_independently(game: Game) -> None:
    state = game.begin(8)
    left, right = state.clone(), state.clone()
    left.playout(FastRng.seeded(1))
    assert memory(right) == memory(state)
    right.playout(FastRng.seeded(1))
    assert memory(left) == memory(right)


@every_game
def test_reading_changes_nothing(game: Game) -> None:
    for state in random_positions(game, 9, every=9, most=4):
        before, chance = memory(state), int(state.rng.position())
        for seat in range(SPECTATOR, game.players):
            view = View(state, seat)
            assert view.picture
            view.sample(FastRng.seeded(1)).playout(FastRng.seeded(2))
            state.sample(seat, FastRng.seeded(1)).playout(FastRng.seeded(2))
        assert (memory(state), int(state.rng.position())) == (before, chance)


@every_game
def test_recording_events_changes_only_the_log(game: Game) -> None:
    silent, heard = game.begin(10), game.begin(10)
    heard.listen()
    silent.playout(FastRng.seeded(4))
    heard.playout(FastRng.seeded(4))
    assert heard.log
    assert memory(silent) == memory(heard)


@every_game
def test_events_of_a_clone_are_not_recorded(game: Game) -> None:
    state = game.begin(11)
    events = state.listen()
    state.clone().playout(FastRng.seeded(1))
    assert events == []


# ---- views -------------------------------------------------------------------------------------


@every_game
def test_acting_seat_sees_the_legal_actions(game: Game) -> None:
    for state in random_positions(game, 12, every=3):
        decision = state.decision
        for seat in range(SPECTATOR, game.players):
            mine = decision is not None and decision.seat == seat
            expected = state.legal_codes() if mine else []
            assert [int(action) for action in View(state, seat).legal] == expected


@every_game
@pytest.mark.one_build  # test_both_builds.py compares the refusals of both builds
def test_acting_seat_gets_the_same_refusals_from_its_view(game: Game) -> None:
    for state in random_positions(game, 13, every=7, most=5):
        if state.decision is not None:
            seen = state.masked(state.decision.seat)
            for code in range(game.action_total):
                assert game.why_not(seen, code) == game.why_not(state, code)


@every_game
def test_random_draw_on_a_view_is_refused(game: Game) -> None:
    with pytest.raises(RuntimeError, match="sample a world"):
        game.begin(1).masked(0).rng.next32()


def faces_by_zone(state: State, seat: int) -> list[Counter[int]]:
    """Return the faces that a seat sees, zone by zone."""
    masked = state.masked(seat)
    cards = [zone_cards(masked, zone) for zone in range(len(masked.layout.zones))]
    return [Counter(card for card in zone if card != UNKNOWN) for zone in cards]


@every_game
def test_spectator_sees_only_what_all_seats_see(game: Game) -> None:
    for state in random_positions(game, 14, every=9):
        watched = faces_by_zone(state, SPECTATOR)
        for seat in range(game.players):
            pairs = zip(watched, faces_by_zone(state, seat), strict=True)
            assert not any(open_faces - seen for open_faces, seen in pairs)


@every_game
@some_games
def test_sampled_world_has_equal_view_and_cards(game: Game, seed: int) -> None:
    for state in random_positions(game, seed, every=25, most=8):
        for seat in range(SPECTATOR, game.players):
            world = state.sample(seat, FastRng.seeded(seed))
            assert memory(world.masked(seat)) == memory(state.masked(seat))
            assert cards_of(world) == cards_of(state)
            again = View(state, seat).sample(FastRng.seeded(seed))
            assert memory(again) == memory(world)


@every_game
def test_sampled_world_has_its_own_random_stream(game: Game) -> None:
    state = game.begin(15)
    world = state.sample(0, FastRng.seeded(1))
    ahead = [int(state.rng.clone().next32()) for _ in range(1)]
    assert [int(world.rng.next32())] != ahead


# ---- as data and as numbers --------------------------------------------------------------------


@every_game
@some_games
def test_description_round_trips(game: Game, seed: int) -> None:
    for state in random_positions(game, seed, every=20, most=8):
        again = position(game, json.loads(json.dumps(describe(state))))
        assert again.digest == state.digest
        assert describe(again) == describe(state)


@every_game
def test_described_view_reads_as_an_indistinguishable_world(game: Game) -> None:
    for state in random_positions(game, 16, every=20):
        for seat in range(SPECTATOR, game.players):
            world = position(game, View(state, seat).picture, seed=3)
            assert View(world, seat).picture == View(state, seat).picture
            assert cards_of(world) == cards_of(state)


@every_game
def test_full_state_hides_nothing_and_view_hides_something(game: Game) -> None:
    state = game.begin(17)
    assert HIDDEN not in json.dumps(describe(state))
    assert HIDDEN in json.dumps(View(state, SPECTATOR).picture)

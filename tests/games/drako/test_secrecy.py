"""Test secrecy in the situations that the tests of the core do not reach: mulligans and rebuilt decks."""

from collections import Counter

import pytest

from dragonhall.core.description import HIDDEN, describe, without_mark
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.rng import FastRng
from dragonhall.core.scenarios.positions import position
from dragonhall.core.state import Event, State
from dragonhall.core.view import View
from dragonhall.games.drako.game import DrakoGame
from dragonhall.games.drako.rules.declaration import DISCARD, DREW, REBUILT_DECK, REMOVED, ZONES_PER_SEAT
from tests.games.drako.drako_variants import drako
from tests.random_games import random_positions
from tests.secrecy.core_checks import check

pytestmark = pytest.mark.one_build  # checks invariants of games that are the same in both builds


@pytest.mark.rule("SU-4")
def test_mulligan_shows_the_other_side_no_card() -> None:
    game = drako("dragon-dwarves", mulligan="on")
    positions = [state for seed in range(6) for state in random_positions(game, seed, every=25)]
    opening = [game.begin(seed) for seed in range(6)]
    assert check(game, opening + positions, seed=1).leaks == set()


@pytest.mark.parametrize("matchup", ["trolls-dragon", "trolls-dwarves"])
@pytest.mark.rule("TD-2", "TW-3")
def test_rebuilt_deck_does_not_show_its_order(matchup: str) -> None:
    game = drako(matchup)
    positions = [state for seed in range(4) for state in after_a_rebuild(game, seed)]
    assert positions
    assert check(game, positions, seed=2).leaks == set()


def after_a_rebuild(game: DrakoGame, seed: int) -> list[State]:
    """Return positions after the discards of a side were shuffled into a deck."""
    state, choice, found = game.begin(seed), FastRng.seeded(seed), list[State]()
    rebuilt = False
    while not state.over and len(found) < 4:
        before = [state.size(DISCARD + ZONES_PER_SEAT * seat) for seat in range(2)]
        state.apply_nth(int(choice.below(state.count)))
        after = [state.size(DISCARD + ZONES_PER_SEAT * seat) for seat in range(2)]
        rebuilt = rebuilt or any(now < was - 1 for now, was in zip(after, before, strict=True))
        if rebuilt and state.ply % 5 == 0:
            found.append(state.clone())
    return found


@pytest.mark.parametrize("matchup", ["trolls-dragon", "trolls-dwarves"])
@pytest.mark.rule("TD-2", "TW-3")
def test_cards_held_when_a_deck_is_rebuilt_are_known_until_played(matchup: str) -> None:
    """The rest of that deck was public, so the hand can be inferred, but nothing drawn since."""
    game = drako(matchup)
    rebuilds = 0
    for seed in range(6):
        state, choice = game.begin(seed), FastRng.seeded(seed)
        while not state.over:
            hands = [list(hand) for hand in describe(state)["hand"].values()]
            events = state.listen()
            state.apply_nth(int(choice.below(state.count)))
            for seat in rebuilt_by(events):
                drawn = [game.face(event[2]) for event in events if event[:2] == (DREW, seat)]
                rebuilds += 1
                assert known(state, seat) == Counter(map(without_mark, hands[seat])) + drawn_before(
                    events, seat, game
                )
                assert sum(known(state, seat).values()) < len(hands[seat]) + len(drawn)
    assert rebuilds > 3


def rebuilt_by(events: list[Event]) -> list[int]:
    return [event[1] for event in events if event[0] == REBUILT_DECK]


def drawn_before(events: list[Event], seat: int, game: DrakoGame) -> Counter[str]:
    """Return the last card of the old deck if one draw took a card from both decks: only its owner saw it."""
    kinds = [event[0] for event in events]
    before = events[: kinds.index(REBUILT_DECK)]
    return Counter(game.face(event[2]) for event in before if event[:2] == (DREW, seat))


def known(state: State, seat: int) -> Counter[str]:
    """Return the cards of a hand that the other side knows; every sampled world must agree."""
    game, other = state.game, 1 - seat
    view = View(state, other)
    faces = Counter(without_mark(card) for card in view.picture["hand"][game.seats[seat]] if card != HIDDEN)
    for k in range(3):
        world = describe(view.sample(FastRng.seeded(k)))["hand"][game.seats[seat]]
        assert not faces - Counter(map(without_mark, world))
    return faces


def before_rebuild(matchup: str) -> tuple[State, str, str]:
    """Return a position with an empty deck, the side that may rebuild it, and the action that does."""
    game = drako(matchup)
    side, action = ("trolls", "draw") if matchup == "trolls-dragon" else ("dwarves", "rebuild")
    drawn = {"trolls": [], "dwarves": ["W15"]}[side]
    held = {"trolls": ["T1", "T2"], "dwarves": ["W10", "W10"]}[side]
    parts = {
        "decision": {"seat": side, "kind": "turn"},
        "actions": 2,
        "hand": {**dict.fromkeys(game.seats, 4), side: held},
        "deck": {side: drawn},
        "discard": {side: 36 - len(drawn)},
        "unreachable": "only the decks matter",
    }
    state = position(game, parts, seed=1)
    if drawn:
        state.apply(int(game.action("draw")))
    return state, side, action


def sampled_hands(state: State, viewer: int, side: str) -> list[list[str]]:
    view = View(state, viewer)
    return [describe(view.sample(FastRng.seeded(seed)))["hand"][side] for seed in range(20)]


every_rebuild = pytest.mark.parametrize("matchup", ["trolls-dragon", "trolls-dwarves"])
every_viewer = pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])


@every_viewer
@every_rebuild
@pytest.mark.rule("TU-7")
def test_sampled_hand_is_exact_while_the_deck_is_empty(matchup: str, viewer: int) -> None:
    state, side, _ = before_rebuild(matchup)
    held = describe(state)["hand"][side]
    assert all(hand == held for hand in sampled_hands(state, viewer, side))


@every_viewer
@every_rebuild
@pytest.mark.rule("TU-7", "TD-2", "TW-3")
def test_sampled_hand_has_exactly_the_known_cards_after_a_rebuild(matchup: str, viewer: int) -> None:
    state, side, action = before_rebuild(matchup)
    held = describe(state)["hand"][side]
    state.apply(int(state.game.action(action)))
    for hand in sampled_hands(state, viewer, side):
        assert [without_mark(card) for card in hand if card != without_mark(card)] == held
        assert len(hand) > len(held), "cards drawn since the rebuild are not known"


@every_rebuild
@pytest.mark.rule("TW-3")
def test_empty_deck_shows_no_card(matchup: str) -> None:
    state, _, _ = before_rebuild(matchup)
    assert check(state.game, [state], seed=3).leaks == set()


def test_removed_cards_are_not_shown_to_their_owner() -> None:
    game = drako("trolls-dwarves")
    zone = REMOVED + ZONES_PER_SEAT * game.seats.index("dwarves")
    state = next(state for seed in range(9) for state in after_a_rebuild(game, seed) if state.size(zone))
    seen = state.masked(game.seats.index("dwarves"))
    assert {int(seen.cards[int(state.layout.base[zone]) + k]) for k in range(state.size(zone))} == {255}

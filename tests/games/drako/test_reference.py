"""Compare the engine with the reference implementation: every decision, legal action and position."""

from collections import Counter
from typing import Any

import pytest

from dragonhall.core.description import describe, without_mark
from dragonhall.core.layout import COUNTS
from dragonhall.core.rng import FastRng
from dragonhall.core.state import Event, State
from dragonhall.core.view import event_texts
from dragonhall.games.drako.rules.declaration import DECK, DISCARD, HAND, ZONES_PER_SEAT
from dragonhall.games.drako.rules.editions import EDITIONS
from tests.games.drako.drako_variants import VARIANTS, drako
from tests.games.drako.reference import GameOverError, Question, Reference, Shuffled

pytestmark = pytest.mark.one_build  # checks invariants of games that are the same in both builds

every_table = pytest.mark.parametrize(
    ("matchup", "edition"), VARIANTS, ids=[f"{matchup}-{edition}" for matchup, edition in VARIANTS]
)


class Position:
    """What the engine shows of a position, computed once: it costs more than the game itself."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.picture = describe(state)
        self.actions = [str(action) for action in state.legal]


def shuffled_by(position: Position, events: list[Event]) -> Shuffled:
    """Return what the engine drew and shuffled in the last action."""
    texts = [text.split() for text in event_texts_of_all(position.state, events)]
    drawn = [card for name, *rest in texts if name == "drew" for card in rest[1:]]
    return Shuffled(drawn, position.picture["deck"], position.picture["removed"])


def event_texts_of_all(state: State, events: list[Event]) -> list[str]:
    """Return the events with every drawn card, read from its owner's view: no single view shows all."""
    seats = [event_texts(state, events, seat) for seat in range(2)]
    return [one if "?" not in one else other for one, other in zip(*seats, strict=True)]


def reference_picture(reference: Reference) -> dict[str, Any]:
    """Return the position in the engine's format."""
    figures = [figure for side in reference.sides for figure in reference.team[side]]
    return {
        "hex": {figure: reference.hex.get(figure, "off") for figure in figures},
        "wounds": {figure: reference.wounds[figure] for figure in figures},
        "laid-on": {figure: reference.laid[figure] for figure in figures},
        "rocks": reference.rocks,
        "evasion": int(reference.evasion),
        "fury": int(reference.fury),
        "net": reference.net or "none",
        "discard": reference.discard,
        "deck": reference.deck,
        "removed": {side: sorted(cards) for side, cards in reference.removed.items()},
        "hand": {side: sorted(cards) for side, cards in reference.hand.items()},
        **({"area": reference.area} if "dragon" in reference.sides else {}),
    }


def engine_picture(position: Position) -> dict[str, Any]:
    return position.picture | {
        zone: {side: sorted(map(without_mark, cards)) for side, cards in position.picture[zone].items()}
        for zone in ("hand", "removed")
    }


def compare(position: Position, reference: Reference, question: Question | None) -> None:
    state, decision = position.state, position.state.decision
    if question is None:
        assert decision is None
    else:
        side, kind, answers = question
        assert decision is not None
        assert (state.game.seats[decision.seat], decision.kind) == (side, kind)
        assert set(position.actions) == answers
        if kind == "turn":
            assert position.picture["actions"] == reference.actions
    picture, expected = engine_picture(position), reference_picture(reference)
    assert {part: picture[part] for part in expected} == expected


def choose_action(position: Position, choice: FastRng) -> str:
    """Return a random action that rarely plays a card without effect, so that effects are compared."""
    state, actions = position.state, position.actions
    useful = [text for text in actions if not text.endswith("nothing") and text != "draw"]
    hand = int(state.cells[COUNTS + HAND]) + int(state.cells[COUNTS + HAND + ZONES_PER_SEAT])
    pool = useful if useful and choice.below(8) and hand > 4 else actions
    return pool[int(choice.below(len(pool)))]


def play_and_compare(
    matchup: str, edition: str, seed: int, kinds: Counter[str], discarded: dict[str, int] | None = None
) -> None:
    """Play a random game. `discarded` is how many cards of a side's deck are discarded before it begins."""
    state = drako(matchup, edition).begin(seed)
    for side, cards in (discarded or {}).items():
        zones = ZONES_PER_SEAT * state.game.seats.index(side)
        for _ in range(cards):
            state.draw(DECK + zones, DISCARD + zones)
    position = Position(state)
    reference = Reference(matchup, edition, position.picture["hand"], position.picture["deck"])
    reference.discard = position.picture["discard"]
    flow, choice = reference.game(), FastRng.seeded(seed + 1)
    question: Question | None = next(flow)
    compare(position, reference, question)
    while not state.over:
        text = choose_action(position, choice)
        kinds[text.split()[2] if text.startswith("play") else text.split()[0]] += 1
        events = state.listen()
        state.apply(int(state.game.action(text)))
        position = Position(state)
        reference.shuffled = shuffled_by(position, events)
        try:
            question = flow.send(text)
        except GameOverError as end:
            question = None
            winner, reason = end.args
            outcome = state.outcome
            assert outcome is not None
            assert (state.game.seats[outcome.winners[0]], outcome.reason) == (winner, reason)
        compare(position, reference, question)


@every_table
def test_engine_agrees_with_reference(matchup: str, edition: str) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(3):
        play_and_compare(matchup, edition, seed, kinds)
    assert min(kinds["draw"], kinds["accept"], kinds["block"]) > 0


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("TW-3")
def test_engine_agrees_with_reference_on_rebuilding_between_two_cards(edition: str) -> None:
    """A deal leaves an even number of cards, so that only a shortened deck runs out between two cards."""
    kinds: Counter[str] = Counter()
    for seed in range(8):
        play_and_compare("trolls-dwarves", edition, seed, kinds, {"dwarves": 33})
    assert (kinds["rebuild"] > 0, kinds["stop"] > 0) == ((False, False) if edition == "pl" else (True, True))


@pytest.mark.slow
@every_table
def test_engine_agrees_with_reference_in_many_games(matchup: str, edition: str) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(100, 120):
        play_and_compare(matchup, edition, seed, kinds)
    missing = [name for name in symbols_of_both(matchup) if not kinds[name]]
    assert missing == [], "a symbol that was never used is not tested"


def symbols_of_both(matchup: str) -> set[str]:
    names = {
        name for side in drako(matchup).decks for symbol in side.symbols if symbol for name in [symbol.name]
    }
    return names - {"defence", "double-defence"}

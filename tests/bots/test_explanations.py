"""Test explanations of a search: chances, lines and beliefs, without hidden information."""

import subprocess
import sys

import msgspec
import pytest

import dragonhall.games as games
from dragonhall.bots.explanations import LINES, Explanation, GameOverError, explain, in_words
from dragonhall.core.errors import OptionError
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.core.view import View
from tests.bots.positions import TABLES, at_table, deciding, worlds_like

QUICK = "ismcts:iterations=60"


@pytest.mark.parametrize("table", TABLES)
def test_hidden_cards_do_not_change_an_explanation(table: str) -> None:
    for state in at_table(table, 2):
        for seat in range(int(state.layout.seats)):
            worlds = [state, *(state.sample(seat, FastRng.seeded(k)) for k in range(2))]
            received = {msgspec.json.encode(explain(View(world, seat), QUICK)) for world in worlds}
            assert len(received) == 1


@pytest.mark.parametrize("table", TABLES)
def test_chances_are_in_their_interval_and_lines_start_legal(table: str) -> None:
    for state in at_table(table, 2):
        seat = deciding(state)
        received = explain(View(state, seat), QUICK)
        assert 0 <= received.low <= received.value <= received.high <= 1
        assert received.iterations == 60
        assert 1 <= len(received.lines) <= LINES
        assert [line.share for line in received.lines] == sorted(
            (line.share for line in received.lines), reverse=True
        )
        for line in received.lines:
            assert line.steps[0].action in state.legal
            assert line.steps[0].seat == state.game.seats[seat]
        assert received.value == received.lines[0].value


def test_line_shows_replies_of_other_seats() -> None:
    state = games.configure("draco").begin(3)
    received = explain(View(state, deciding(state)))
    assert len({step.seat for line in received.lines for step in line.steps}) == 2


def test_waiting_seat_gets_the_lines_of_the_acting_seat() -> None:
    state = games.configure("draco").begin(3)
    received = explain(View(state, 1 - deciding(state)), QUICK)
    assert received.to_act == state.game.seats[deciding(state)] != received.seat
    assert received.lines[0].steps[0].seat == received.to_act


def test_more_search_narrows_the_interval() -> None:
    state = games.configure("drako").begin(3)
    widths = [
        (received := explain(View(state, deciding(state)), f"ismcts:iterations={n}")).high - received.low
        for n in (50, 800)
    ]
    assert widths[1] < widths[0]


@pytest.mark.parametrize("table", TABLES)
def test_beliefs_count_the_hidden_cards(table: str) -> None:
    for state in at_table(table, 2):
        seat = deciding(state)
        received = explain(View(state, seat), QUICK)
        assert received.beliefs
        assert state.game.seats[seat] not in {belief.seat for belief in received.beliefs}
        for name, owner in {(belief.zone, belief.seat) for belief in received.beliefs}:
            held = [belief for belief in received.beliefs if (belief.zone, belief.seat) == (name, owner)]
            number = zone_number(state, name, state.game.seats.index(owner))
            assert sum(belief.expected for belief in held) == pytest.approx(int(state.size(number)))
        assert all(0 < b.probability <= min(1, b.expected) for b in received.beliefs)


def zone_number(state: State, name: str, owner: int) -> int:
    zones = state.layout.zones
    return next(k for k, zone in enumerate(zones) if zone.name == name and zone.owner == owner)


def test_belief_is_the_share_of_worlds() -> None:
    """Compare with a direct count over worlds from another random stream."""
    state = games.configure("draco").begin(3)
    seat = deciding(state)
    received = explain(View(state, seat), QUICK)
    believed = {belief.card: belief.probability for belief in received.beliefs}
    worlds = worlds_like(state, 400)
    hand = zone_number(state, "hand", 1 - seat)
    for card, probability in believed.items():
        number = state.game.faces[card]
        share = sum(world.holds(hand, number) for world in worlds) / len(worlds)
        assert share == pytest.approx(probability, abs=0.13)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", ["draco:2", "drako:dragon-dwarves", "signori:4"])
def test_explanation_can_be_rendered_as_text(table: str, language: str) -> None:
    state = at_table(table, 1)[0]
    view = View(state, deciding(state))
    received = explain(view, QUICK)
    sentences = in_words(received, view, Words(language))
    hands = {(belief.seat, belief.zone) for belief in received.beliefs}
    assert len(sentences) == 1 + len(received.lines) + len(hands)
    assert str(round(100 * received.value)) in sentences[0]


def test_explanation_is_plain_data() -> None:
    state = games.configure("draco").begin(3)
    received = explain(View(state, deciding(state)), QUICK)
    assert msgspec.json.decode(msgspec.json.encode(received), type=Explanation) == received


def test_explanations_are_exported_by_the_package() -> None:
    asked = "from dragonhall import bots; print(bots.explanations.explain.__name__); bots.nothing"
    received = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False)
    assert received.stdout == "explain\n"
    assert "has no attribute 'nothing'" in received.stderr


def test_explain_requires_a_search_and_an_unfinished_game() -> None:
    state = games.configure("draco").begin(3)
    with pytest.raises(OptionError, match="greedy"):
        explain(View(state, 0), "greedy")
    with pytest.raises(OptionError, match="player"):
        explain(View(state, SPECTATOR), QUICK)
    state.playout(FastRng.seeded(1))
    with pytest.raises(GameOverError, match="over"):
        explain(View(state, 0), QUICK)

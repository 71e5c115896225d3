"""Test the SVG drawing of I Signori dei Draghi: well-formed, complete, without hidden information."""

import re
from xml.etree import ElementTree

import pytest

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.core.view import View
from tests.random_games import random_positions, table

pytestmark = pytest.mark.one_build  # tests code that is never compiled

SVG = "{http://www.w3.org/2000/svg}"
KNOWN = {"svg", "title", "defs", "pattern", "g", "path", "rect", "circle", "text"}


def svg(state: State, seat: int, language: str = "en") -> str:
    drawing = View(state, seat).svg(Words(language))
    assert drawing is not None
    return drawing


def texts(drawing: str) -> list[str]:
    return ["".join(node.itertext()) for node in ElementTree.fromstring(drawing).iter(f"{SVG}text")]


@pytest.mark.parametrize("players", [2, 4, 6, 8])
def test_drawing_is_well_formed_and_self_contained(players: int) -> None:
    for state in random_positions(table("signori", players), 6, 40):
        for seat, language in zip((0, players - 1, SPECTATOR), LANGUAGES, strict=True):
            drawing = svg(state, seat, language)
            root = ElementTree.fromstring(drawing)
            assert {node.tag.removeprefix(SVG) for node in root.iter()} <= KNOWN
            assert "href" not in drawing
            made = {node.get("id") for node in root.iter() if node.get("id")}
            assert set(re.findall(r"url\(#([^)]*)\)", drawing)) <= made


@pytest.mark.parametrize("seat", [0, 3, SPECTATOR])
def test_indistinguishable_worlds_have_equal_drawings(seat: int) -> None:
    rng = FastRng.seeded(99)
    for state in random_positions(table("signori", 4), 8, 30):
        worlds = [state, state.sample(seat, rng), state.sample(seat, rng)]
        assert len({svg(world, seat) for world in worlds}) == 1
        assert len({world._repr_svg_() for world in worlds}) == 1


def test_players_creatures_and_own_hand_are_named() -> None:
    game, words = table("signori", 4), Words("it")
    for state in random_positions(game, 5, 50):
        view = View(state, 1)
        shown = " ".join(texts(svg(state, 1, "it")))
        for seat in game.seats:
            assert str(words.name("seat", seat)) in shown
        for card in {card.rstrip("*").partition("@")[0] for card in view.picture["hand"]["b1"]}:
            assert str(words.of(game).name("card", card)) in shown
        for creatures in view.derived_facts["creatures"].values():
            for _, attack, defence, _ in creatures.values():
                assert f"{attack}/{defence}" in shown


def test_spectator_sees_no_hand() -> None:
    state = table("signori", 2).begin(3)
    assert Words("en")("signori-picture-cards") in texts(svg(state, 0))
    assert Words("en")("signori-picture-cards") not in texts(svg(state, SPECTATOR))

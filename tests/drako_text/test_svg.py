"""Test SVG drawings of positions: well-formed, complete, readable without colour, no hidden information."""

import re
from xml.etree import ElementTree

import pytest

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.core.view import View
from dragonhall.games import configure
from dragonhall.games.drako.game import MATCHUPS
from dragonhall.games.drako.render.svg_shapes import SIDES
from dragonhall.games.drako.rules.hexes import HEX_NAMES
from tests.drako_text.positions import EDITION_OF, asked, drako, first, played

SVG = "{http://www.w3.org/2000/svg}"
KNOWN = {"svg", "title", "defs", "pattern", "clipPath", "g", "path", "rect", "circle", "ellipse", "text"}


def svg(state: State, seat: int, language: str = "en") -> str:
    drawing = View(state, seat).svg(Words(language))
    assert drawing is not None
    return drawing


def texts(drawing: str) -> list[str]:
    return ["".join(node.itertext()) for node in ElementTree.fromstring(drawing).iter(f"{SVG}text")]


@pytest.mark.parametrize("matchup", MATCHUPS)
def test_drawing_is_well_formed_and_self_contained(matchup: str) -> None:
    game = drako(matchup, EDITION_OF[matchup])
    for number, state in enumerate(played(game, 6)):
        if number % 20 and not state.over:
            continue
        for seat, language in zip((0, 1, SPECTATOR), LANGUAGES, strict=True):
            drawing = svg(state, seat, language)
            root = ElementTree.fromstring(drawing)
            assert {node.tag.removeprefix(SVG) for node in root.iter()} <= KNOWN
            assert "href" not in drawing
            assert set(re.findall(r"url\((.)", drawing)) == {"#"}
            made = {node.get("id") for node in root.iter() if node.get("id")}
            assert set(re.findall(r"url\(#([^)]*)\)", drawing)) <= made


@pytest.mark.parametrize("matchup", MATCHUPS)
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_indistinguishable_worlds_have_equal_drawings(matchup: str, seat: int) -> None:
    game = drako(matchup, EDITION_OF[matchup])
    rng = FastRng.seeded(99)
    for number, state in enumerate(played(game, 8)):
        if number % 25 == 0 or state.over:
            worlds = [state, state.sample(seat, rng), state.sample(seat, rng)]
            assert len({svg(world, seat) for world in worlds}) == 1
            assert len({world._repr_svg_() for world in worlds}) == 1


def test_drawing_for_the_owner_shows_the_hand() -> None:
    """Shows that the test above can fail: cards hidden from the other seat do change the owner's drawing."""
    state = first(drako(), lambda state: len(View(state, 0).picture["hand"]["knights"]) > 3)
    rng = FastRng.seeded(5)
    worlds = [state.sample(1, rng) for _ in range(8)]
    assert len({svg(world, 0) for world in worlds}) > 1
    assert len({svg(world, 1) for world in worlds}) == 1


def test_state_draws_what_a_spectator_sees() -> None:
    state = first(drako(), lambda state: state.ply == 12)
    assert state._repr_svg_() == svg(state, SPECTATOR) == View(state, SPECTATOR)._repr_svg_()
    assert state._repr_svg_() != svg(state, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hex_and_every_living_figure_is_labelled(language: str) -> None:
    state = first(drako("knights-dwarves"), lambda state: state.ply == 40)
    words = texts(svg(state, SPECTATOR, language))
    seen = View(state, SPECTATOR).picture
    assert set(HEX_NAMES) <= set(words)
    for figure, at in seen["hex"].items():
        letters = str(Words(language).name("token", figure))
        assert words.count(letters) == (2 if at != "off" else 0), figure  # on the board and on the mat


def test_sides_differ_by_shape_and_hatching() -> None:
    assert len({look.shape for look in SIDES.values()}) == len(SIDES)
    assert len({look.hatch for look in SIDES.values()}) == len(SIDES)
    drawing = svg(drako("trolls-dwarves").begin(1), SPECTATOR)
    for side in ("trolls", "dwarves"):
        assert f'id="hatch-{side}"' in drawing
        assert SIDES[side].shape in drawing


def test_wounds_are_also_shown_as_numbers() -> None:
    state = first(drako(), lambda state: View(state, SPECTATOR).picture["wounds"]["swordmaster"] == 2)
    assert "2 / 4" in texts(svg(state, SPECTATOR))


def test_attacks_are_described_and_stopped_ones_distinguished() -> None:
    game = drako()
    state = first(
        game,
        lambda state: (
            asked(state) == "answer" and "stopped" in View(state, SPECTATOR).picture["answer"].values()
        ),
    )
    said = [text for text in texts(svg(state, SPECTATOR)) if text.startswith("Attack ")]
    assert any(text.endswith(": blocked") for text in said)
    assert any(not text.endswith(": blocked") for text in said)


def test_names_are_escaped_for_xml() -> None:
    from dragonhall.core.render.svg import write

    assert ElementTree.fromstring(write(0, 0, "a < b & c")).text == "a < b & c"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_draco_drawing_keeps_secrets_and_names_tokens(players: int) -> None:
    game = configure("draco", players)
    state, rng = game.begin(players), FastRng.seeded(1)
    while not state.over:
        if state.ply % 25 == 0:
            worlds = [state, state.sample(0, rng)]
            drawings = {View(world, 0).svg(Words("pl")) for world in worlds}
            assert len(drawings) == 1
            drawing = drawings.pop()
            assert drawing is not None
            assert str(Words("pl").name("token", "red")) in texts(drawing)
        state.apply_nth(int(rng.below(state.count)))

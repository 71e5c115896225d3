"""Test the drawing of Drako in the terminal: content and width."""

from pathlib import Path

import pytest

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.render.canvas import text_of
from dragonhall.core.state import State
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.core.view import View
from dragonhall.games.drako.game import MATCHUPS
from dragonhall.games.drako.render.drawing import SIDE_OF
from dragonhall.games.drako.rules.hexes import HEX_NAMES
from dragonhall.games.terminal_renderers import terminal_drawing
from tests.drako_text.positions import EDITION_OF, asked, drako, first, played

GOLDEN = Path(__file__).parent / "golden"


def shown(
    state: State,
    seat: int,
    language: str = "en",
    width: int = 80,
    ascii_only: bool = False,
    legend: bool = True,
) -> str:
    lines = terminal_drawing(View(state, seat), Words(language), width, ascii_only).lines(legend)
    return "".join(text_of(line).rstrip() + "\n" for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("matchup", MATCHUPS)
def test_drawing_matches_golden_file(matchup: str, language: str, request: pytest.FixtureRequest) -> None:
    game = drako(matchup, EDITION_OF[matchup])
    state = first(game, lambda state: state.ply > 40 and asked(state) == "answer")
    assert state.decision is not None
    picture = shown(state, state.decision.seat, language)
    golden = GOLDEN / f"{matchup}-{language}.txt"
    if request.config.getoption("--write-golden"):
        golden.write_text(picture, encoding="utf-8")
    assert picture == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("matchup", MATCHUPS)
def test_no_line_is_wider_than_eighty_characters(matchup: str) -> None:
    game = drako(matchup, EDITION_OF[matchup])
    for number, state in enumerate(played(game, 4)):
        if number % 12 == 0 or state.over:
            for language in LANGUAGES:
                for seat in (0, 1, SPECTATOR):
                    widest = max(len(line) for line in shown(state, seat, language).splitlines())
                    assert widest <= 80, shown(state, seat, language)


@pytest.mark.parametrize("matchup", MATCHUPS)
def test_ascii_terminal_gets_ascii(matchup: str) -> None:
    game = drako(matchup)
    state = first(game, lambda state: state.ply > 30 and asked(state) == "turn")
    picture = shown(state, 0, ascii_only=True)
    assert picture.replace("→", "->").isascii()
    assert all(name in picture for name in HEX_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_figure_tokens_are_two_letters_and_unique(language: str) -> None:
    tokens = [str(Words(language).name("token", figure)) for figure in SIDE_OF]
    assert len(set(tokens)) == len(tokens)
    assert {len(token) for token in tokens} == {2}


def test_every_figure_is_on_its_hex() -> None:
    state = first(drako(), lambda state: state.ply == 25)
    picture, seen = shown(state, 0), View(state, 0).picture
    for figure, at in seen["hex"].items():
        if at != "off":
            assert f"{at} {Words('en').name('token', figure)}" in picture


def test_lost_ability_is_described() -> None:
    state = first(drako(), lambda state: 4 <= View(state, SPECTATOR).picture["wounds"]["berserker"] < 9)
    line = next(line for line in shown(state, 0).splitlines() if "berserker" in line and "[" in line)
    assert "[●●●●]" in line
    assert line.endswith("lost")


def test_lost_area_of_the_dragon_is_described() -> None:
    game = drako("knights-dragon")
    state = first(game, lambda state: View(state, SPECTATOR).picture["area"]["flight"] == 2)
    line = next(line for line in shown(state, 0).splitlines() if "flight   [" in line)
    assert line.endswith("[●●] lost")


def test_declared_attacks_are_numbered_while_answered() -> None:
    state = first(drako(), lambda state: asked(state) == "answer" and state.ply > 5)
    picture = shown(state, 0)
    assert "Attack 1: " in picture
    assert "!" in picture.split("Attack 1")[0]


def test_net_is_marked_on_the_board_and_named() -> None:
    game = drako("dragon-dwarves")
    state = first(game, lambda state: View(state, SPECTATOR).picture["net"] == "dragon")
    picture = shown(state, SPECTATOR)
    assert " Dr#" in picture
    assert "net on the dragon" in picture


def hands(state: State) -> list[list[str]]:
    return list(View(state, SPECTATOR).picture["hand"].values())


@pytest.mark.parametrize("seat", [0, 1])
def test_hand_is_shown_only_to_its_owner(seat: int) -> None:
    state = first(drako(), lambda state: state.ply > 20 and min(map(len, hands(state))) > 2)
    own, other, watcher = (shown(state, viewer) for viewer in (seat, 1 - seat, SPECTATOR))
    hand = View(state, seat).picture["hand"][state.game.seats[seat]]
    title = "Your hand:"
    assert hand
    assert all(card in own.split(title)[1] for card in hand)
    assert not any(card in other.split(title)[1] for card in hand)
    assert title not in watcher


def test_small_screen_does_not_name_the_hand_twice() -> None:
    state = first(drako(), lambda state: asked(state) == "turn" and state.ply > 3)
    assert state.decision is not None
    assert "Your hand:" not in shown(state, state.decision.seat, legend=False)
    assert "Your hand:" in shown(state, 1 - state.decision.seat, legend=False)

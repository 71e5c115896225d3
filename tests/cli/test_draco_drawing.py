"""Test the drawing of Draco in the terminal: content and width."""

from pathlib import Path
from typing import cast

import pytest

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.render.canvas import text_of
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.core.view import View
from dragonhall.games.draco.derived import DracoFacts
from dragonhall.games.draco.game import DracoGame
from dragonhall.games.draco.picture import DracoPicture
from dragonhall.games.draco.render.terminal import TerminalDrawing
from dragonhall.games.terminal_renderers import terminal_drawing
from tests.random_games import frozen_table

GOLDEN = Path(__file__).parent / "golden"


def game_of(players: int) -> DracoGame:
    game = frozen_table("draco", players)
    assert isinstance(game, DracoGame)
    return game


def after(players: int, plies: int, seed: int = 7) -> State:
    """Return a position of a random game."""
    state, rng = game_of(players).begin(seed), FastRng.seeded(seed)
    for _ in range(plies):
        state.apply_nth(int(rng.below(state.count)))
    return state


def shown(state: State, seat: int, language: str = "en", width: int = 80, ascii_only: bool = False) -> str:
    lines = terminal_drawing(View(state, seat), Words(language), width, ascii_only).lines()
    return "".join(text_of(line).rstrip() + "\n" for line in lines)


def crowded(space: int, players: int = 5) -> tuple[DracoGame, DracoPicture, DracoFacts]:
    """Return a position with all ten dragons on one space, full hands, and every other card in the piles."""
    game = game_of(players)
    state = game.begin(7)
    view = View(state, 0)
    seen = cast("DracoPicture", view.picture)
    seen["space"] = dict.fromkeys(game.colours, space)
    seen["score"] = dict.fromkeys(game.seats, -100)
    share = (110 - 7 * players) // players
    seen["pile"] = dict.fromkeys(game.seats, ["light-blue-5"] * share)
    seen["hand"][game.seats[0]] = ["light-blue-5"] * 6
    seen["aside"][game.seats[0]] = ["orange-5"] * 6
    return game, seen, cast("DracoFacts", view.derived_facts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "plies"), [(2, 0), (3, 30), (5, 50)])
def test_drawing_matches_golden_file(
    players: int, plies: int, language: str, request: pytest.FixtureRequest
) -> None:
    picture = shown(after(players, plies), 0, language)
    golden = GOLDEN / f"draco-{players}-players-{plies}-{language}.txt"
    if request.config.getoption("--write-golden"):
        golden.write_text(picture, "utf-8")
    assert picture == golden.read_text("utf-8")


def test_ascii_drawing_matches_golden_file(request: pytest.FixtureRequest) -> None:
    picture = shown(after(3, 30), 0, ascii_only=True)
    golden = GOLDEN / "draco-3-players-30-plain.txt"
    if request.config.getoption("--write-golden"):
        golden.write_text(picture, "utf-8")
    assert picture.isascii()
    assert picture == golden.read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_eighty_columns_fit_ten_dragons_on_any_space(players: int, language: str) -> None:
    game = game_of(players)
    for space in range(int(game.board.last) + 1):
        guests, seen, counted = crowded(space, players)
        lines = TerminalDrawing(guests, seen, counted, 0, Words(language)).lines()
        assert max(len(text_of(line)) for line in lines) <= 80
        track = "\n".join(text_of(line) for line in lines)
        assert all(str(Words(language).name("token", colour)) in track for colour in game.colours)


def test_ten_dragons_on_one_space_are_stacked() -> None:
    game, seen, counted = crowded(0, 2)
    lines = [text_of(line) for line in TerminalDrawing(game, seen, counted, 0, Words("en")).lines()]
    start = next(number for number, line in enumerate(lines) if line.startswith("0──"))
    stacked = [line[:9].rstrip() for line in lines[start + 1 : start + 5]]
    ridden = {seen["ride"][seat][0].rpartition("-")[0] for seat in game.seats}
    assert len(ridden) == 2
    assert sum(token.isdigit() for line in stacked for token in line) == 2
    letters = "".join(character for line in stacked for character in line if character.isalpha())
    assert letters == "BuBrBkReYeGnGyLbPuOr"


def test_every_space_shows_its_value_and_its_mark() -> None:
    lines = shown(after(2, 0), 0)
    assert "5──  3 ≤3" in lines
    assert "12─  4 ★─" in lines
    assert "13─ -2 ──" in lines
    assert "25─  4 ▲─" in lines


def test_ridden_dragon_shows_the_number_of_its_rider() -> None:
    state = after(3, 20)
    seen = View(state, 0).picture
    picture = shown(state, 0)
    for number, seat in enumerate(state.game.seats, 1):
        colour = seen["ride"][seat][0].rpartition("-")[0]
        assert f"{Words('en').name('token', colour)}{number}" in picture


def test_legend_explains_every_token_and_mark() -> None:
    picture = shown(after(2, 0), 0)
    for entry in ("Bu blue", "Gy gray", "Lb light blue", "≤3 minor scoring", "★ major scoring", "▲ summit"):
        assert entry in picture


def test_wide_terminal_has_the_legend_beside_the_track() -> None:
    wide = shown(after(2, 0), 0, width=120)
    assert wide.splitlines()[0].endswith("Bu blue")
    assert max(len(line) for line in wide.splitlines()) <= 120


def test_other_hands_are_only_counted() -> None:
    """Two worlds that the seat cannot distinguish give exactly the same drawing."""
    for plies in (5, 20, 30):
        state = after(3, plies)
        for seat in (SPECTATOR, 0, 1, 2):
            worlds = [state.sample(seat, FastRng.seeded(k)) for k in range(2)]
            assert shown(worlds[0], seat) == shown(worlds[1], seat) == shown(state, seat)


def test_spectator_sees_no_hand() -> None:
    assert "Your hand" not in shown(after(2, 0), SPECTATOR)


def test_colours_only_repeat_the_characters() -> None:
    """Without styles the drawing still distinguishes every dragon and every kind of space."""
    state = after(2, 20)
    game = state.game
    assert isinstance(game, DracoGame)
    tokens = {str(Words("en").name("token", colour)) for colour in game.colours}
    assert len(tokens) == 10
    assert all(token in shown(state, 0) for token in tokens)

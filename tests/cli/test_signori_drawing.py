"""Test the drawing of I Signori dei Draghi in the terminal: content and width."""

from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.render.canvas import text_of
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.core.view import View
from dragonhall.games.signori.derived import SignoriFacts
from dragonhall.games.signori.game import SignoriGame
from dragonhall.games.signori.picture import SignoriPicture
from dragonhall.games.signori.render.terminal import TerminalDrawing
from dragonhall.games.terminal_renderers import terminal_drawing
from tests.random_games import random_game, table

Seen = tuple[SignoriPicture, SignoriFacts]
GOLDEN = Path(__file__).parent / "golden"
# Players, minimum number of random actions, and the kind of decision to stop at.
SCENES = [(2, 0, "seal"), (2, 120, "magic"), (4, 150, "antimagic"), (8, 200, "main")]


def game_of(players: int) -> SignoriGame:
    game = table("signori", players)
    assert isinstance(game, SignoriGame)
    return game


@cache
def scene(players: int, plies: int, kind: str) -> State:
    for seed in range(50):
        for state in random_game(game_of(players), seed):
            if state.decision is not None and state.ply >= plies and state.decision.kind == kind:
                return state.clone()
    raise AssertionError(f"{kind} is never asked")


def seen_by(state: State, seat: int) -> Seen:
    view = View(state, seat)
    return cast("Seen", (view.picture, view.derived_facts))


def lines_of(
    seen: Seen, state: State, seat: int, language: str, legend: bool = True, **more: Any
) -> list[str]:
    assert isinstance(state.game, SignoriGame)
    lines = TerminalDrawing(state.game, *seen, seat, Words(language), **more).lines(legend)
    return [text_of(line).rstrip() for line in lines]


def shown(state: State, seat: int, language: str = "en", **more: Any) -> str:
    return "\n".join(lines_of(seen_by(state, seat), state, seat, language, **more)) + "\n"


def crowded(players: int) -> tuple[State, Seen]:
    """Return a combat in which every player has as many cards on the table as possible."""
    state = scene(players, 120 if players == 2 else 150, "magic" if players == 2 else "antimagic")
    seen, counted = seen_by(state, 0)
    cards = ["C1", "C2", "C3", "C4", "C5", "C6", "C7"]
    for seat in state.game.seats:
        seen["role"][seat] = ["R3"]
        seen["behind"][seat] = ["B1", "B1", "B2"]
        seen["artefacts"][seat] = ["A5", "A8"]
        seen["market"][seat] = ["A2", "E1", "I11", "M1"]
        seen["down"][seat] = [*cards, "?"]
        seen["hand"][seat] = ["C2*", "M1*", "E8*", "?", "?"] if seat != "a1" else [*cards, "E8*", "I11"]
        seen["gear"][seat] = ["E1", "E2", "E8", "E9"]
        seen["mark-left"][seat], seen["safe"][seat] = 3, 1
        counted["level"][seat] = 3
        counted["force"][seat] = (188, 199)
        counted["creatures"][seat] = dict.fromkeys(cards, (12, 12, 11, 1))
        counted["price"][seat] = {"A2": 3000, "E1": 1200, "I11": 1200, "M1": 3000}
    seen["lock"] = 1
    seen["spoils"] = "P15"
    return state, (seen, counted)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "plies", "kind"), SCENES)
def test_drawing_matches_golden_file(
    players: int, plies: int, kind: str, language: str, request: pytest.FixtureRequest
) -> None:
    picture = shown(scene(players, plies, kind), 0, language)
    golden = GOLDEN / f"signori-{players}-players-{kind}-{language}.txt"
    if request.config.getoption("--write-golden"):
        golden.write_text(picture, "utf-8")
    assert picture == golden.read_text("utf-8")


@pytest.mark.parametrize("name", ["crowded", "crowded-plain"])
def test_crowded_field_matches_golden_file(name: str, request: pytest.FixtureRequest) -> None:
    state, seen = crowded(4)
    plain = name == "crowded-plain"
    picture = "\n".join(lines_of(seen, state, 0, "en", width=120, ascii_only=plain)) + "\n"
    golden = GOLDEN / f"signori-{name}.txt"
    if request.config.getoption("--write-golden"):
        golden.write_text(picture, "utf-8")
    assert picture == golden.read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("width", [80, 120])
def test_crowded_field_fits(players: int, width: int, language: str) -> None:
    state, seen = crowded(players)
    assert max(map(len, lines_of(seen, state, 0, language, width=width))) <= width
    near = TerminalDrawing(game_of(players), *seen, 0, Words(language), width).close_up("b1")
    assert max(len(text_of(line)) for line in near) <= width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4, 6, 8])
def test_every_position_fits_eighty_columns(players: int, language: str) -> None:
    for state in random_game(game_of(players), players):
        if state.ply % 40 == 0 or state.over:
            for seat in (0, SPECTATOR):
                lines = shown(state, seat, language).splitlines()
                assert max(map(len, lines)) <= 80


def test_ascii_drawing_is_ascii() -> None:
    for players, plies, kind in SCENES:
        drawn = shown(scene(players, plies, kind), 0, ascii_only=True)
        assert drawn.replace("’", "'").isascii()


def test_combat_totals_are_the_sum_of_their_parts() -> None:
    state = scene(2, 120, "magic")
    combat = View(state, 0).derived_facts["combat"]
    picture = shown(state, 0)
    for side in (combat["attacker"], combat["defender"]):
        assert side["total"] == side["creatures"] + side["others"] + side["equipment"]
        assert f"creatures {side['creatures']} + role and artefacts {side['others']}" in picture
    assert f"{combat['attacker']['total']} against {combat['defender']['total']}" in picture
    assert f"needs {combat['needs']} more" in picture


def test_points_needed_to_turn_a_combat_are_exact() -> None:
    """A tie goes to the defender: the defender must reach the other total, the attacker must exceed it."""
    seen = 0
    for state in random_game(game_of(2), 9):
        if state.decision is None or state.decision.kind != "magic":
            continue
        combat = View(state, 0).derived_facts["combat"]
        attack, defence = combat["attacker"]["total"], combat["defender"]["total"]
        if combat["behind"] == combat["attacker"]["seat"]:
            assert attack <= defence < attack + combat["needs"] == defence + 1
        else:
            assert defence < attack == defence + combat["needs"]
        seen += 1
    assert seen


def test_card_that_may_be_countered_is_named() -> None:
    state = scene(4, 150, "antimagic")
    assert "Played: " in shown(state, 0)


def test_other_hands_and_face_down_creatures_are_only_counted() -> None:
    """Two worlds that the seat cannot distinguish give exactly the same drawing."""
    for players, plies, kind in SCENES:
        state = scene(players, plies, kind)
        for seat in (SPECTATOR, 0, 1):
            worlds = [state.sample(seat, FastRng.seeded(k)) for k in range(2)]
            assert shown(worlds[0], seat) == shown(worlds[1], seat) == shown(state, seat)
            near = [close_up_text(world, seat) for world in (*worlds, state)]
            assert near[0] == near[1] == near[2]


def close_up_text(state: State, seat: int) -> str:
    lines = terminal_drawing(View(state, seat), Words("en"), 80).close_up("b1")
    assert lines is not None
    return "\n".join(text_of(line) for line in lines)


def test_inspected_creature_is_named_only_for_its_viewer() -> None:
    state = scene(4, 150, "antimagic")
    seen, counted = seen_by(state, 0)
    seen["down"]["b1"] = ["C5@a1", "?"]
    assert "▒▒ (Troll di Pietra 6/6, ?)" in "\n".join(lines_of((seen, counted), state, 0, "en"))
    seen["down"]["b1"] = ["?", "?"]
    assert "▒▒\n" in "\n".join(lines_of((seen, counted), state, 0, "en")).replace("▒▒  [", "▒▒\n[")


def test_publicly_taken_cards_are_named_in_the_hand() -> None:
    state = scene(4, 150, "antimagic")
    seen, counted = seen_by(state, 0)
    seen["hand"]["b1"] = ["I1*", "?"]
    assert "known: Fulmine" in "\n".join(lines_of((seen, counted), state, 0, "en"))


def test_spectator_sees_no_hand() -> None:
    assert "Your hand" not in shown(scene(2, 120, "magic"), SPECTATOR)


def test_small_screen_with_eight_players_shows_only_the_own_market() -> None:
    state = scene(8, 200, "main")
    assert shown(state, 0).count("market:") == 8
    assert shown(state, 0, legend=False).count("market:") == 1
    assert len(shown(state, 0, legend=False).splitlines()) < len(shown(state, 0).splitlines())


def test_reconstructed_cards_are_marked() -> None:
    state = scene(2, 0, "seal")
    assert state.game.deck.origins["I1"] == "reconstructed"  # type: ignore[attr-defined]
    picture = shown(state, 0)
    assert "°" in picture
    assert "° reconstructed card" in picture


def test_own_team_is_on_the_left() -> None:
    state = scene(2, 120, "magic")
    assert shown(state, 0).startswith("Iros: Team A")
    assert shown(state, 1).startswith("Iros: Team B")

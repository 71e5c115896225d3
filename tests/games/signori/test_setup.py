"""Test the set-up and the first turns: secret markets, starting player, draws, optional cards of a pack."""

import pytest

from dragonhall.core.description import describe
from dragonhall.core.errors import OptionError
from dragonhall.core.state import State
from dragonhall.core.view import View
from dragonhall.games import configure
from tests.random_games import table

SIZES = (2, 4, 6, 8)
every_size = pytest.mark.parametrize("players", SIZES)


def begun(players: int, **options: str) -> State:
    """Return a game at the start of its first turn, after the markets were chosen."""
    state = table("signori", players, **options).begin(7)
    for _ in range(4 * players):
        state.apply_nth(0)
    return state


@every_size
@pytest.mark.rule("SP-1", "SP-2")
def test_each_player_gets_nine_cards_from_a_common_pile(players: int) -> None:
    picture = describe(table("signori", players).begin(1))
    assert {len(hand) for hand in picture["hand"].values()} == {9}
    assert len(picture["draw"]) == 176 - 9 * players
    assert len(picture["plunder"]) == 20


@pytest.mark.rule("SP-2")
def test_market_choices_are_secret_until_all_have_chosen() -> None:
    state = table("signori", 4).begin(7)
    for _ in range(15):
        state.apply_nth(0)
    first = state.game.seats[int(state.cells[133])]
    for seat, name in enumerate(state.game.seats):
        shown = View(state, seat).picture["sealed"][first]
        assert (shown == ["?"] * 4) == (name != first)
    state.apply_nth(0)
    assert all(len(market) == 4 for market in describe(state)["market"].values())
    assert "?" not in View(state, -1).picture["market"][first]


@every_size
@pytest.mark.rule("SP-3", "SF-1")
def test_starting_player_is_random_and_play_is_clockwise(players: int) -> None:
    starters = {describe(table("signori", players).begin(seed))["starter"] for seed in range(60)}
    assert starters == set(table("signori", players).seats)
    state = begun(players)
    starter = int(state.cells[133])
    assert int(state.cells[130]) == starter
    while int(state.cells[132]) == 1:
        state.apply(state.legal_codes()[0])
    assert int(state.cells[130]) == (starter + 1) % players


@pytest.mark.rule("SF-1")
def test_teams_sit_alternately() -> None:
    assert table("signori", 8).seats == ("a1", "b1", "a2", "b2", "a3", "b3", "a4", "b4")


@pytest.mark.parametrize("players", [3, 5, 7])
@pytest.mark.rule("SF-1")
def test_teams_are_of_equal_size(players: int) -> None:
    with pytest.raises(OptionError):
        configure("signori", players)


@pytest.mark.rule("ST-2")
@pytest.mark.parametrize(("first_draw", "held"), [("0", 5), ("1", 6), ("2", 7)])
def test_first_draw_of_the_starting_player(first_draw: str, held: int) -> None:
    state = begun(2, **{"first-player-first-draw": first_draw})
    picture = describe(state)
    assert len(picture["hand"][picture["starter"]]) == held


@pytest.mark.rule("ST-2")
def test_second_player_draws_two_in_the_first_turn() -> None:
    state = begun(2)
    while int(state.cells[132]) == 1:
        state.apply(state.legal_codes()[0])
    picture = describe(state)
    assert len(picture["hand"][picture["active"]]) == 7


@pytest.mark.rule("ST-1")
def test_turn_goes_through_its_phases_in_order() -> None:
    state = table("signori", 2, **{"attack-in-first-turn": "on"}).begin(7)
    seen: list[str] = []
    for _ in range(400):
        phase = describe(state)["phase"]
        if not seen or seen[-1] != phase:
            seen.append(phase)
        texts = [str(action) for action in state.legal]
        wanted = ("attack", "play C1 attack", "play C2 attack")
        nth = next((k for word in wanted for k, text in enumerate(texts) if text.startswith(word)), 0)
        state.apply_nth(nth)
        if seen[-5:] == ["main-1", "combat", "main-2", "final", "main-1"]:
            return
    assert seen == ["main-1", "combat", "main-2", "final", "main-1"]


@pytest.mark.parametrize("face", ["R6", "R7", "A6", "A8", "E7", "E8", "I4", "I6", "I10", "I11", "I12", "N2"])
def test_lean_deck_omits_a_card(face: str) -> None:
    game = table("signori", 2, **{"lean-deck": "on"})
    assert int(game.layout.copies[game.faces[face]]) == 0


def test_lean_deck_keeps_the_other_cards() -> None:
    game = table("signori", 2, **{"lean-deck": "on"})
    assert sum(int(copies) for copies in game.layout.copies) == 176


def test_full_deck_has_196_cards() -> None:
    game = table("signori", 2)
    assert sum(int(copies) for copies in game.layout.copies) == 196

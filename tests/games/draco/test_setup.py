"""DS: test how a game of Draco is set up."""

from collections import Counter
from itertools import count

import pytest

from dragonhall.core.description import describe
from dragonhall.core.errors import OptionError
from dragonhall.core.records.match import Match
from dragonhall.core.state import State
from dragonhall.games import configure
from dragonhall.games.draco.game import DracoGame
from tests.random_games import table

every_size = pytest.mark.parametrize("players", [2, 3, 4, 5])


def board_of(players: int) -> tuple[list[int], list[int]]:
    game = table("draco", players)
    assert isinstance(game, DracoGame)
    return [int(value) for value in game.board.value], [int(mark) for mark in game.board.mark]


@pytest.mark.rule("DS-1")
def test_board_side_depends_on_the_number_of_players() -> None:
    assert board_of(2) == board_of(3) != board_of(4) == board_of(5)


@pytest.mark.rule("DS-1")
def test_sides_of_the_board_differ_only_in_the_numbers() -> None:
    (few, few_marks), (many, many_marks) = board_of(2), board_of(4)
    assert few_marks == many_marks
    assert len(few) == len(many)
    assert few != many
    assert len(few) - 4 <= 22  # the first summit space


@pytest.mark.rule("DS-1")
@every_size
def test_board_side_has_blue_green_and_summit_spaces(players: int) -> None:
    game = table("draco", players)
    assert isinstance(game, DracoGame)
    _, marks = board_of(players)
    assert Counter(marks)[1] == 4
    assert Counter(marks)[2] == 3
    assert game.board.last - game.board.summit == 3


@pytest.mark.rule("DS-2")
@every_size
def test_ten_dragons_start_on_the_start_space(players: int) -> None:
    spaces = describe(table("draco", players).begin(1))["space"]
    assert len(spaces) == 10
    assert set(spaces.values()) == {0}


@pytest.mark.rule("DS-3")
@every_size
def test_each_colour_has_eleven_cards(players: int) -> None:
    game = table("draco", players)
    copies = {name: int(game.layout.copies[face]) for name, face in game.faces.items()}
    assert sum(copies.values()) == 110
    for colour in describe(game.begin(1))["space"]:
        assert [copies[f"{colour}-{value}"] for value in (1, 2, 3, 4, 5)] == [2, 2, 3, 2, 2]


@pytest.mark.rule("DS-3")
@every_size
def test_each_hand_has_six_cards_and_the_rest_is_the_draw_pile(players: int) -> None:
    for seed in range(30):
        picture = describe(table("draco", players).begin(seed))
        assert [len(hand) for hand in picture["hand"].values()] == [6] * players
        shown = players + len(picture["discard"])
        assert len(picture["draw"]) == 110 - 6 * players - shown


@pytest.mark.rule("DS-3")
def test_different_seeds_deal_different_games() -> None:
    game = table("draco", 2)
    assert game.begin(1).digest != game.begin(2).digest


def ridden(state: State) -> list[str]:
    return [card[0].rpartition("-")[0] for card in describe(state)["ride"].values()]


@pytest.mark.rule("DS-4", "DS-5")
@every_size
def test_all_players_ride_different_dragons(players: int) -> None:
    for seed in range(50):
        assert len(set(ridden(table("draco", players).begin(seed)))) == players


@pytest.mark.rule("DS-4")
def test_ride_of_a_colour_already_shown_is_redrawn() -> None:
    game = table("draco", 5)
    for number in count():
        match = Match(game, number.to_bytes(32, "big"))
        events = [(game.events[event[0]].name, event[2]) for _, event in match.events]
        repeated = [game.face(card) for name, card in events if name == "same-colour"]
        if repeated:
            break
    assert describe(match.state)["discard"] == repeated
    dealt = [game.face(card) for name, card in events if name == "dealt-ride"]
    assert [card[0] for card in describe(match.state)["ride"].values()] == dealt
    assert repeated[0].rpartition("-")[0] in ridden(match.state)


@pytest.mark.rule("DS-6")
@every_size
def test_random_first_player_is_uniform(players: int) -> None:
    game = table("draco", players)
    firsts = Counter(game.begin(seed).decision for seed in range(120 * players))
    assert len(firsts) == players
    assert all(80 < times < 160 for times in firsts.values())


@pytest.mark.rule("DS-6")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_host_can_choose_the_first_player(first: int) -> None:
    game = configure("draco", 3, {"first": str(first)})
    for seed in range(5):
        decision = game.begin(seed).decision
        assert decision is not None
        assert decision.seat == first - 1


@pytest.mark.rule("DS-6")
def test_unknown_first_player_is_refused() -> None:
    with pytest.raises(OptionError) as error:
        configure("draco", 2, {"first": "3"})
    assert error.value.code == "seat"


@pytest.mark.rule("DS-6")
def test_play_is_clockwise() -> None:
    state = configure("draco", 4, {"first": "3"}).begin(1)
    seats = []
    for _ in range(5):
        assert state.decision is not None
        seats.append(state.decision.seat)
        state.apply_nth(0)
    assert seats == [2, 3, 0, 1, 2]


@pytest.mark.rule("DS-6")
@every_size
def test_all_scores_start_at_0(players: int) -> None:
    assert set(describe(table("draco", players).begin(1))["score"].values()) == {0}


@pytest.mark.rule("DS-4")
def test_every_colour_can_be_the_first_ride() -> None:
    assert len({ridden(table("draco", 2).begin(seed))[0] for seed in range(200)}) == 10

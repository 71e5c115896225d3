"""Count action sequences from the deal and from a melee, to detect any change of the rules."""

import pytest

import dragonhall
from dragonhall.core.scenarios.positions import position
from dragonhall.core.state import State
from dragonhall.lab.checks.perft import perft
from tests.games.drako.drako_variants import VARIANTS, frozen_drako

SEED = 7
MELEE = ("c2", "b3", "a1"), ("c3", "d2", "e3")  # the figures of both sides, adjacent to each other

# Sequences of 1, 2, 3 (and 4) actions: from the deal; from a melee with the first side to act; with the
# second.
PINNED: dict[tuple[str, str], tuple[list[int], list[int], list[int]]] = {
    ("knights-trolls", "en"): ([41, 1076, 14716, 276168], [45, 681, 17531], [66, 2352, 71136]),
    ("knights-trolls", "it"): ([41, 1076, 14716, 277258], [45, 681, 17970], [69, 2451, 71819]),
    ("knights-trolls", "pl"): ([41, 1076, 14716, 276168], [45, 681, 17531], [66, 2352, 71130]),
    ("dragon-dwarves", "en"): ([37, 836, 9807, 386126], [38, 700, 35281], [57, 2232, 68703]),
    ("dragon-dwarves", "it"): ([37, 836, 9807, 386126], [38, 700, 35281], [57, 2232, 68703]),
    ("dragon-dwarves", "pl"): ([37, 836, 9807, 386126], [38, 700, 35281], [57, 2232, 68703]),
    ("trolls-dragon", "en"): ([33, 387, 2349, 19858], [22, 166, 1620], [38, 777, 13880]),
    ("trolls-dragon", "it"): ([33, 407, 2465, 20716], [26, 190, 1842], [38, 777, 14880]),
    ("trolls-dragon", "pl"): ([33, 388, 2356, 19916], [22, 166, 1632], [38, 777, 13880]),
    ("trolls-dwarves", "en"): ([4, 4, 36, 144], [25, 177, 2085], [55, 1974, 39987]),
    ("trolls-dwarves", "it"): ([4, 4, 36, 144], [31, 213, 2465], [55, 1974, 45037]),
    ("trolls-dwarves", "pl"): ([4, 4, 36, 144], [25, 177, 2091], [55, 1974, 39987]),
    ("knights-dragon", "en"): ([36, 792, 7920, 253440], [48, 769, 14244], [37, 754, 30785]),
    ("knights-dragon", "it"): ([36, 792, 7920, 253440], [48, 769, 14244], [37, 754, 30785]),
    ("knights-dragon", "pl"): ([36, 792, 7920, 253440], [48, 769, 14244], [37, 754, 30785]),
    ("knights-dwarves", "en"): ([9, 36, 36, 324], [45, 684, 14857], [53, 1842, 65256]),
    ("knights-dwarves", "it"): ([9, 36, 36, 324], [45, 684, 14857], [53, 1842, 65256]),
    ("knights-dwarves", "pl"): ([9, 81, 324, 1296], [45, 684, 14857], [53, 1842, 65256]),
}


def melee(matchup: str, edition: str, seat: int) -> State:
    """Return a position with all figures in the middle of the board and six cards per side."""
    game = frozen_drako(matchup, edition)
    names = game.matchup.names
    hexes = {names[3 * side + k]: at for side in (0, 1) for k, at in enumerate(MELEE[side])}
    hexes.pop("", None)
    description = {
        "decision": {"seat": game.seats[seat], "kind": "turn"},
        "actions": 2,
        "hex": hexes,
        "start": hexes,
        "hand": dict.fromkeys(game.seats, 6),
        "wounds": {"dragon": 3} if "dragon" in hexes else {},
    }
    return position(game, description, seed=SEED)


@pytest.mark.parametrize(("matchup", "edition"), VARIANTS)
def test_perft_from_the_deal(matchup: str, edition: str) -> None:
    state = frozen_drako(matchup, edition).begin(SEED)
    depths = (1, 2, 3, 4) if dragonhall.compiled() else (1, 2, 3)
    assert [perft(state, depth) for depth in depths] == PINNED[matchup, edition][0][: len(depths)]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("matchup", "edition"), VARIANTS)
def test_perft_from_a_melee(matchup: str, edition: str, seat: int) -> None:
    state = melee(matchup, edition, seat)
    assert [perft(state, depth) for depth in (1, 2, 3)] == PINNED[matchup, edition][1 + seat]

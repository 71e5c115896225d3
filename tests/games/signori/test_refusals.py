"""Test that refusals of I Signori dei Draghi name the facts that a player needs."""

import pytest

from dragonhall.core.packs.toml_reader import read_toml
from dragonhall.core.scenarios.positions import read_position
from dragonhall.core.state import State
from dragonhall.core.text.messages import Words
from tests.random_games import table


def position(text: str, players: int = 2) -> State:
    return read_position(table("signori", players), read_toml(text, "test"), 1)


MAIN = 'decision = { seat = "a1", kind = "main" }\nactive = "a1"\nphase = "main-1"\nturns = 9\npool.a = 500\n'

DEAR = [
    ("buy b1 C7", 'market.b1 = ["C7"]', 2, 4500),
    ("breathe b1 C1", 'role.a1 = "R1"\nbehind.a1 = ["B1", "B1"]\nup = { a1 = ["C7"], b1 = ["C1"] }', 2, 1000),
    ("share R1 a2", 'hand.a1 = ["R1"]', 4, 2000),
    (
        "support C5 a2",
        'role = { a1 = "R3", a2 = "R3" }\nbehind = { a1 = ["B1"], a2 = ["B1"] }\nup.a1 = ["C5"]',
        4,
        800,
    ),
    ("recover B2", 'role.a1 = "R8"\nbehind.a1 = ["B1", "B1"]\ndiscard = ["B2"]', 2, 1000),
]


@pytest.mark.rule("SF-4")
@pytest.mark.parametrize(("action", "lies", "players", "iros"), DEAR)
def test_refusal_of_unaffordable_action_names_its_price(
    action: str, lies: str, players: int, iros: int
) -> None:
    state = position(MAIN + lies, players)
    code = state.game.code_of(action)
    assert code is not None
    refusal = state.game.why_not(state, code)
    assert refusal is not None
    assert (refusal.code, refusal.facts["iros"], refusal.facts["pool"]) == ("cannot-pay", iros, 500)
    sentence = Words("en").of(state.game).sentence(refusal)
    assert f"{iros:,}" in sentence
    assert "500" in sentence

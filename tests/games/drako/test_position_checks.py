"""Test that positions of Drako that no game reaches are refused, each with its key, rule and sentence."""

from typing import Any

import pytest

from dragonhall.core.errors import ScenarioError
from dragonhall.core.scenarios.positions import position
from dragonhall.core.text.messages import LANGUAGES, Words, catalogue
from tests.random_games import table

PREFIX = "error-scenario-drako-"
KT = {"hex": {}, "actions": 2}
DD = {"hex": {"dragon": "c3", "crossbow-dwarf": "a1", "fury-dwarf": "e1", "net-dwarf": "e3"}, "actions": 2}
TD = {"hex": {"thrower": "a1", "berserker": "a2", "dragon": "e3"}, "actions": 2}
TW = {
    "hex": {"thrower": "a1", "berserker": "a2", "crossbow-dwarf": "e1", "fury-dwarf": "e2", "net-dwarf": "e3"}
}
KW_HEX = {
    "swordmaster": "a1",
    "archer-1": "a2",
    "archer-2": "a3",
    "crossbow-dwarf": "e1",
    "fury-dwarf": "e2",
    "net-dwarf": "e3",
}
KW = {"hex": KW_HEX, "actions": 2}
BASES: dict[str, tuple[str, dict[str, Any]]] = {
    "knights-trolls": ("knights", KT),
    "dragon-dwarves": ("dragon", DD),
    "trolls-dragon": ("trolls", TD),
    "trolls-dwarves": ("trolls", TW),
    "knights-dwarves": ("knights", KW),
}
OVER = {"decision": False, "outcome": {"reason": "annihilated"}}


def refused(matchup: str, **parts: Any) -> ScenarioError:
    seat, base = BASES[matchup]
    description = {"decision": {"seat": seat, "kind": "turn"}, **base, **parts}
    with pytest.raises(ScenarioError) as error:
        position(table("drako", matchup=matchup), description)
    return error.value


def off(base: dict[str, Any], **hexes: str) -> dict[str, Any]:
    return {**base["hex"], **hexes}


REFUSED: list[tuple[str, dict[str, Any], str, str, str]] = [
    ("knights-trolls", {"hex": {"swordmaster": "c3", "thrower": "c3"}}, "same-hex", "hex.thrower", "BD-4"),
    ("knights-trolls", {"wounds": {"swordmaster": 20}}, "wounds", "wounds.swordmaster", "AT-6"),
    ("knights-trolls", {"wounds": {"swordmaster": 4}}, "full-track", "wounds.swordmaster", "AT-6"),
    ("knights-trolls", {"hex": {"archer-1": "off"}}, "not-dead", "hex.archer-1", "AT-6"),
    (
        "knights-trolls",
        {"hex": {"archer-1": "off"}, "wounds": {"archer-1": 1}},
        "not-dead",
        "hex.archer-1",
        "AT-6",
    ),
    ("knights-dwarves", {"hex": {}}, "not-dead", "hex", "AT-6"),
    ("dragon-dwarves", {"area": {"fire": 9}}, "area", "area.fire", "DR-6"),
    ("dragon-dwarves", {"area": {"fire": 1}}, "armour", "(file)", "DR-6"),
    ("knights-trolls", {"rocks": 12}, "tokens", "rocks", "SU-2"),
    ("trolls-dragon", {"rocks": 7}, "tokens", "rocks", "SU-2"),
    ("dragon-dwarves", {"evasion": 1}, "tokens", "evasion", "KN-9"),
    ("knights-trolls", {"fury": 1}, "tokens", "fury", "DW-10"),
    ("knights-trolls", {"rebuilt": 1}, "tokens", "rebuilt", "TW-3"),
    ("knights-dwarves", {"healed": 3}, "healed", "healed", "KN-8"),
    ("dragon-dwarves", {"fury": 0}, "fury", "fury", "DW-10"),
    ("knights-trolls", {"net": "thrower"}, "net", "net", "DW-7"),
    ("dragon-dwarves", {"net": "fury-dwarf"}, "net", "net", "DW-7"),
    (
        "trolls-dwarves",
        {"net": "thrower", "hex": off(TW, thrower="off"), "wounds": {"thrower": 9}},
        "net-dead",
        "net",
        "DW-12",
    ),
    ("knights-trolls", {"laid-on": {"archer-1": 1}}, "laid-where", "laid-on.archer-1", "KW-7"),
    ("knights-dwarves", {"laid-on": {"fury-dwarf": 1}}, "laid-where", "laid-on.fury-dwarf", "KW-7"),
    ("knights-dwarves", {"laid-on": {"archer-1": 1}}, "laid-count", "laid-on", "KW-7"),
    ("knights-dwarves", {"laid": {"knights": ["K14"]}}, "laid-count", "(file)", "KW-7"),
    (
        "knights-dwarves",
        {"laid": {"knights": ["K1"]}, "laid-on": {"archer-1": 1}},
        "laid-card",
        "laid",
        "KW-7",
    ),
    ("knights-trolls", {"removed": {"trolls": 1}}, "removed", "removed.trolls", "TW-3"),
    ("trolls-dwarves", {"removed": {"dwarves": 20}}, "removed", "removed.dwarves", "TW-3"),
    ("knights-trolls", {"hand": {"knights": 7}}, "hand", "hand.knights", "TU-6"),
    ("knights-trolls", {"decision": {"seat": "knights", "kind": "discard"}}, "hand", "(file)", "TU-6"),
    ("knights-trolls", {"decision": {"seat": "knights", "kind": "answer"}}, "stack", "decision", "TU-1"),
    ("knights-trolls", {"phase": "declared"}, "phase", "phase", "AT-1"),
    ("knights-trolls", {"attacks": 1}, "attacks", "attacks", "AT-1"),
    ("knights-trolls", {"value": {"2": 1}}, "attack", "(file)", "AT-1"),
    ("dragon-dwarves", {"to-place": 1}, "to-place", "to-place", "DR-7"),
    ("knights-trolls", {"actions": 3}, "actions", "actions", "TU-1"),
    ("knights-trolls", {"actions": 0}, "actions", "actions", "TU-1"),
    ("knights-trolls", {"winner": 1}, "winner", "winner", "EN-3"),
    ("knights-trolls", OVER, "winner", "(file)", "EN-3"),
    ("knights-trolls", {**OVER, "winner": 1}, "survivors", "outcome", "EN-1"),
]


@pytest.mark.parametrize(
    ("matchup", "parts", "code", "key", "rule"), REFUSED, ids=[f"{row[2]}-{row[0]}" for row in REFUSED]
)
def test_impossible_position_is_refused(
    matchup: str, parts: dict[str, Any], code: str, key: str, rule: str
) -> None:
    error = refused(matchup, **parts)
    assert (error.code, error.facts["key"], error.facts["rule"]) == (f"scenario-drako-{code}", key, rule)
    for language in LANGUAGES:
        assert Words(language).sentence(error).startswith(f"position:1: {key}: ")


def test_every_refusal_has_a_test() -> None:
    known = {message for message in catalogue("en").sources if message.startswith(PREFIX)}
    assert known == {f"{PREFIX}{code}" for _, _, code, _, _ in REFUSED}


def test_figures_on_one_hex_are_named() -> None:
    error = refused("knights-trolls", hex={"swordmaster": "c3", "thrower": "c3"})
    assert str(error) == "position:1: hex.thrower: swordmaster and thrower are both on c3 (rule BD-4)"


def test_position_in_which_the_game_is_over_is_refused() -> None:
    gone = {"thrower": "off", "berserker": "off"}
    error = refused("knights-trolls", hex=gone, wounds={"thrower": 9, "berserker": 9})
    assert (error.code, error.facts["then"]) == ("scenario-unsettled", "annihilated")


def test_fury_gives_the_dwarves_a_third_action() -> None:
    turn = {"decision": {"seat": "dwarves", "kind": "turn"}, "fury": 0, "wounds": {"fury-dwarf": 1}}
    state = position(table("drako", matchup="dragon-dwarves"), {**DD, **turn, "actions": 3})
    assert "draw" in state.legal


def test_unreachable_position_is_accepted_with_a_reason() -> None:
    game = table("drako", matchup="knights-trolls")
    turn = {"decision": {"seat": "knights", "kind": "turn"}, "rocks": 12}
    assert position(game, {**turn, "unreachable": "to see what rocks do"}).count > 0
    for reason in ("", True):
        with pytest.raises(ScenarioError) as error:
            position(game, {**turn, "unreachable": reason})
        assert (error.value.code, error.value.facts["key"]) == ("scenario-string", "unreachable")


def test_unreachable_position_still_has_all_cards_once() -> None:
    with pytest.raises(ScenarioError) as error:
        position(
            table("drako", matchup="knights-trolls"),
            {
                "decision": {"seat": "knights", "kind": "turn"},
                "hand": {"knights": ["K13", "K13"]},
                "unreachable": "two cards of one",
            },
        )
    assert error.value.code == "scenario-copies"

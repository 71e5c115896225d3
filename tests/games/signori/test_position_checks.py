"""Test that positions of Signori that no game reaches are refused, each with its key, rule and sentence."""

from typing import Any

import pytest

from dragonhall.core.errors import ScenarioError
from dragonhall.core.scenarios.positions import position
from dragonhall.core.text.messages import LANGUAGES, Words, catalogue
from tests.random_games import table

PREFIX = "error-scenario-signori-"
BASE: dict[str, Any] = {
    "decision": {"seat": "a1", "kind": "main"},
    "active": "a1",
    "phase": "main-1",
    "turns": 3,
}
FIGHT = {"phase": "combat", "stage": 1, "attacker": "a1", "defender": "b1"}
MAGIC = {"decision": {"seat": "a1", "kind": "magic"}}
OVER = {"decision": False, "outcome": {"reason": "broke"}}

REFUSED: list[tuple[str, dict[str, Any], str, str]] = [
    ("no-seat", {"active": 5}, "active", "SF-1"),
    ("no-result", OVER, "(file)", "SE-1"),
    ("not-broke", {**OVER, "winning-team": 1}, "(file)", "SE-1"),
    ("stack", {"decision": {"seat": "a1", "kind": "instant"}}, "decision", "ST-1"),
    ("active", {"active": "b1"}, "active", "ST-1"),
    ("phase", {"phase": "final"}, "phase", "ST-1"),
    ("stage", {**MAGIC, **FIGHT, "stage": 0}, "stage", "SB-1"),
    ("fighters", {**MAGIC, **FIGHT, "defender": "a1"}, "attacker", "SB-1"),
    ("no-combat", {"attacker": "a1"}, "attacker", "SB-1"),
    ("chain", {"chained": {"1": "b1 C1 by a1"}}, "chained", "SC-1"),
    ("category", {"up": {"a1": ["E1"]}}, "up.a1", "SP-0"),
    ("creature-level", {"up": {"a1": ["C7"]}}, "up.a1", "SR-2"),
    ("no-role", {"behind": {"a1": ["B1"]}}, "behind.a1", "SR-1"),
    ("level", {"role": {"a1": ["R1"]}, "behind": {"a1": ["B1"] * 4}}, "behind.a1", "SR-1"),
    ("mark", {"mark-left": {"a1": 1}}, "mark-left.a1", "SP-0"),
    ("phase-cards", {"gear": {"a1": ["E1"]}}, "gear.a1", "SB-4"),
    ("phase-cards", {"sealed": {"a1": ["C1"]}}, "sealed.a1", "SP-2"),
    ("phase-cards", {"taken": {"a1": ["C1"]}}, "taken.a1", "ST-5"),
]


@pytest.mark.parametrize(("code", "parts", "key", "rule"), REFUSED, ids=[row[0] for row in REFUSED])
def test_impossible_position_is_refused(code: str, parts: dict[str, Any], key: str, rule: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        position(table("signori", 2), {**BASE, **parts})
    error = caught.value
    assert (error.code, error.facts["key"], error.facts["rule"]) == (f"scenario-signori-{code}", key, rule)
    for language in LANGUAGES:
        assert Words(language).sentence(error).startswith(f"position:1: {key}: ")


def test_every_refusal_has_a_test() -> None:
    known = {message for message in catalogue("en").sources if message.startswith(PREFIX)}
    assert known == {f"{PREFIX}{row[0]}" for row in REFUSED}


def test_position_with_an_empty_pool_is_refused() -> None:
    with pytest.raises(ScenarioError) as caught:
        position(table("signori", 2), {**BASE, "pool": {"a": 0}})
    assert (caught.value.code, caught.value.facts["then"]) == ("scenario-unsettled", "broke")

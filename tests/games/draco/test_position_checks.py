"""Test that positions of Draco that no game reaches are refused, each with its key, rule and sentence."""

from typing import Any

import pytest

from dragonhall.core.errors import ScenarioError
from dragonhall.core.scenarios.positions import position
from dragonhall.core.text.messages import LANGUAGES, Words, catalogue
from tests.random_games import table

PREFIX = "error-scenario-draco-"
EXCHANGE = {"seat": "fire", "kind": "exchange"}
BASE: dict[str, Any] = {
    "decision": {"seat": "fire", "kind": "play"},
    "ride": {"fire": "red-1", "arrow": "black-2"},
    "hand": {"fire": ["blue-1"], "arrow": 6},
}
OVER = {"decision": False, "outcome": {"reason": "third-dragon"}}

REFUSED: list[tuple[str, dict[str, Any], str, str]] = [
    ("no-ride", {"ride": {"fire": "red-1"}}, "ride", "DS-4"),
    ("same-ride", {"ride": {"fire": "red-1", "arrow": "red-2"}}, "ride.arrow", "DS-5"),
    ("score", {"score": {"fire": -1}}, "score.fire", "DV-2"),
    ("end", OVER, "(file)", "DE-1"),
    ("summit", {"space": {"red": 22, "blue": 23, "gray": 25}}, "space", "DE-1"),
    ("stack", {"decision": False, "stack": [EXCHANGE]}, "decision", "DT-1"),
    ("exchange", {"decision": EXCHANGE}, "(file)", "DF-1"),
    ("aside", {"space": {"blue": 25}, "aside": {"arrow": ["blue-2"]}}, "aside.arrow", "DF-1"),
    (
        "aside-card",
        {"decision": EXCHANGE, "space": {"blue": 25}, "aside": {"fire": ["gray-2"]}},
        "aside.fire",
        "DF-1",
    ),
    (
        "hand",
        {
            "decision": EXCHANGE,
            "space": {"blue": 25},
            "aside": {"fire": ["blue-2"]},
            "hand": {"fire": 6, "arrow": 6},
        },
        "hand.fire",
        "DF-2",
    ),
    ("no-hand", {"hand": {"fire": 6}}, "hand", "DF-2"),
    ("no-hand", {"decision": False, "outcome": {"reason": "no-cards"}, "hand": {"fire": 6}}, "hand", "DF-2"),
]


@pytest.mark.parametrize(("code", "parts", "key", "rule"), REFUSED, ids=[row[0] for row in REFUSED])
def test_impossible_position_is_refused(code: str, parts: dict[str, Any], key: str, rule: str) -> None:
    options = {"score-floor": "on"} if code == "score" else {}
    with pytest.raises(ScenarioError) as caught:
        position(table("draco", 2, **options), {**BASE, **parts})
    error = caught.value
    assert (error.code, error.facts["key"], error.facts["rule"]) == (f"scenario-draco-{code}", key, rule)
    for language in LANGUAGES:
        assert Words(language).sentence(error).startswith(f"position:1: {key}: ")


def test_every_refusal_has_a_test() -> None:
    known = {message for message in catalogue("en").sources if message.startswith(PREFIX)}
    assert known == {f"{PREFIX}{row[0]}" for row in REFUSED}

"""Test finding the line of a key."""

import pytest

from dragonhall.core.errors import ScenarioError
from dragonhall.core.packs.toml_reader import Address, TomlText, TomlValue, read_toml

pytestmark = pytest.mark.one_build  # tests code that is never compiled

TEXT = """\
game = "draco"
options.first = "1"

[position]
decision = { seat = "fire", kind = "play" }
"score" = {
hand = { fire = [
  "red-1",
  "red-2",
], arrow = 6 }

[position.ride]
'fire' = "red-1"  # a comment

[[step]]
do = "a"
[step.state]
score.fire = 3

[[step]] # the second
do = "b"
illegal = [
  { action = "x", rule = "DT-1" },
  { action = "y", rule = "DT-2" },
]

[[step.more]]
a = 1
[[step.more]]
a = 2
"""


@pytest.mark.parametrize(
    ("address", "value", "line"),
    [
        (("game",), "draco", 1),
        (("options", "first"), "1", 2),
        (("position",), None, 4),
        (("position", "decision", "kind"), "play", 5),
        (("position", "score"), None, 6),
        (("position", "hand", "fire", 1), "red-2", 9),
        (("position", "hand", "arrow"), 6, 10),
        (("position", "ride", "fire"), "red-1", 13),
        (("step", 0, "do"), "a", 16),
        (("step", 0, "state", "score", "fire"), 3, 18),
        (("step", 1), None, 20),
        (("step", 1, "do"), "b", 21),
        (("step", 1, "illegal", 1, "rule"), "DT-2", 24),
        (("step", 1, "more", 1, "a"), 2, 30),
        (("options",), None, 2),
        (("step", 0, "state", "score"), None, 18),
        (("nowhere",), None, 1),
    ],
)
def test_key_is_found_on_its_line(address: Address, value: object, line: int) -> None:
    assert TomlText("file", TEXT).line_of(address, value) == line


def test_key_is_formatted_readably() -> None:
    assert (
        TomlValue(TomlText("file", ""), ("step", 1, "illegal", 0, "rule"), None).key
        == "step[1].illegal[0].rule"
    )


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\nb = = 2\n", "2"),
        ("a = [1,\n2\n", "3"),
        ("a = 1" + "0" * 5000, "1"),
        ("a = " + "[" * 5000, "1"),
    ],
    ids=["a wrong sign", "cut off", "a number too long", "nested too deep"],
)
def test_invalid_toml_is_refused_with_its_line(text: str, line: str) -> None:
    with pytest.raises(ScenarioError) as error:
        read_toml(text, "my.toml")
    assert (error.value.code, error.value.facts["line"]) == ("scenario-toml", line)
    assert str(error.value).startswith(f"my.toml:{line}: this is not TOML: ")

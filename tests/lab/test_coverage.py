"""Test the rule coverage: markers and scenarios are collected, editions counted, wrong citations reported."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

import pytest

from dragonhall.cli import main
from dragonhall.core.declaration import RefusalKind
from dragonhall.core.game import Game, Option
from dragonhall.core.text.rulebook import parse_rules
from dragonhall.games import GAMES
from dragonhall.games.rulebooks import rules_of
from dragonhall.lab.checks.rule_coverage import Coverage, Proof, collect, coverage, markers, scenario_proofs
from dragonhall.resources import data_folder

CONTRACT = """\
# A game

## AA · First
- **AA-1** One thing. · **AA-2** Another.
- **AA-3** edition: EN this; IT that.

## BB · Second
- **BB-1** A third thing, on
  two lines.
"""
RULES = parse_rules(CONTRACT)


class Plain(Game):
    name = "plain"
    options_known: ClassVar[tuple[Option, ...]] = ()
    refusals: ClassVar[tuple[RefusalKind, ...]] = (RefusalKind("no", "AA-1"),)
    never_forbid: ClassVar[tuple[str, ...]] = ("AA-2", "AA-3", "BB-1")


class Editions(Plain):
    name = "editions"
    options_known = (Option("edition", ("it", "en", "pl"), "en"),)


def covered(kind: type[Game], *proved: str, others: Sequence[str] = ()) -> Coverage:
    return coverage(kind, RULES, [Proof(rule, "", "test.py:1") for rule in proved], set(others))


def test_rules_are_read_with_their_sections() -> None:
    assert {rule.id: rule.section for rule in RULES.values()} == {
        "AA-1": "AA · First",
        "AA-2": "AA · First",
        "AA-3": "AA · First",
        "BB-1": "BB · Second",
    }
    assert RULES["BB-1"].plain == "A third thing, on two lines."


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_id_is_read(name: str) -> None:
    rules = rules_of(name)
    text = (data_folder() / "rules" / f"{name}.md").read_text("utf-8")
    written = set(re.findall(r"\*\*([A-Z]+-\d+[a-z]?)\*\*", text))
    assert set(rules) == written != set()
    assert all(rule.words and rule.section for rule in rules.values())


def test_rule_without_test_is_listed() -> None:
    assert covered(Plain, "AA-1", "AA-3").unproved == ["AA-2", "BB-1"]


def test_nothing_is_missing_with_a_test_per_rule() -> None:
    result = covered(Plain, "AA-1", "AA-2", "AA-3", "BB-1")
    assert result.complete
    assert result.total == 4


def test_each_edition_needs_a_test_where_they_differ() -> None:
    assert covered(Editions, "AA-1", "AA-2", "BB-1", "AA-3@it").unproved == ["AA-3@en", "AA-3@pl"]


def test_id_without_edition_means_the_default_edition() -> None:
    assert covered(Editions, "AA-1", "AA-2", "BB-1", "AA-3").unproved == ["AA-3@it", "AA-3@pl"]


def test_test_in_any_edition_covers_a_common_rule() -> None:
    assert "AA-1" not in covered(Editions, "AA-1@pl").unproved


@pytest.mark.parametrize("rule", ["AA-9", "AA-1@de"])
def test_unknown_rule_id_is_reported(rule: str) -> None:
    result = covered(Editions, "AA-1", "AA-2", "BB-1", "AA-3", "AA-3@it", "AA-3@pl", rule)
    assert result.unknown == [(rule, "test.py:1")]
    assert not result.complete


def test_rule_id_of_another_game_is_accepted() -> None:
    assert covered(Plain, "ZZ-1", others=["ZZ-1"]).unknown == []


def test_forbidding_rule_without_a_refusal_is_listed() -> None:
    class Forgetful(Plain):
        never_forbid = ("AA-2", "AA-3")

    assert covered(Forgetful).uncited == ["BB-1"]


def test_rule_cannot_both_forbid_and_never_forbid() -> None:
    class Torn(Plain):
        never_forbid = ("AA-1", "AA-2", "AA-3", "BB-1")

    assert ("AA-1", "plain: never_forbid, refusals") in covered(Torn).unknown


def test_refusal_without_an_existing_rule_is_reported() -> None:
    class Wild(Plain):
        refusals = (RefusalKind("no", "AA-1"), RefusalKind("never", "XX-1"))

    assert ("XX-1", "plain: refusals") in covered(Wild).unknown


def test_markers_are_found_at_every_level() -> None:
    source = """
import pytest
pytestmark = pytest.mark.rule("AA-1")
@pytest.mark.rule("AA-2", "AA-3@it")
def test_one(): ...
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("BB-1"))])
class TestTwo: ...
"""
    assert {rule for rule, _ in markers(source)} == {"AA-1", "AA-2", "AA-3@it", "BB-1"}


def test_comment_is_not_a_marker() -> None:
    assert list(markers('# @pytest.mark.rule("AA-1")\n"pytest.mark.rule(AA-2)"')) == []


@pytest.mark.parametrize(
    ("options", "proved"),
    [("", ["AA-3"]), ('options = { edition = "it" }', ["AA-3@it"])],
    ids=["plain", "edition"],
)
def test_scenario_covers_its_rules_in_its_edition(options: str, proved: list[str]) -> None:
    text = f'game = "editions"\nrules = ["AA-3"]\n{options}\n[[step]]\ncount = 1\n'
    assert [proof.rule for proof in scenario_proofs(text, "x.toml")] == proved


def test_markers_and_scenarios_are_collected(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text('import pytest\n@pytest.mark.rule("AA-1")\ndef test_x(): ...\n')
    (tmp_path / "y.toml").write_text('game = "plain"\nrules = ["AA-2"]\n[[step]]\ncount = 1\n')
    assert collect(tmp_path) == [Proof("AA-1", "", "test_x.py:2"), Proof("AA-2", "plain", "y.toml")]


def test_command_fails_while_a_rule_has_no_test(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["rules", "coverage", "--game", "draco", "--tests", str(tmp_path), "--lang", "en"]
    assert main(arguments) == 1
    shown = capsys.readouterr().out
    assert shown.startswith("Draco: 0 of 30 rules are proved by a test\n  DS-1 has no test\n")


def test_every_rule_of_draco_is_covered(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "coverage", "--game", "draco", "--lang", "en"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == "Draco: 30 of 30 rules are proved by a test"
    assert re.fullmatch(r"  \d+ scenarios, \d+ expectations changed one at a time", second)


@pytest.mark.parametrize(
    "arguments", [["coverage", "DT-1"], ["chess"], ["draco", "DT-99"], ["coverage", "--tests", "no"]]
)
def test_invalid_arguments_are_an_error(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_rules_are_printed_by_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "draco", "de-2"]) == 0
    assert capsys.readouterr().out == "DE-2  Most points wins; ties share the win.\n"


def test_all_rules_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "draco"]) == 0
    shown = capsys.readouterr().out
    assert all(f"{rule}  " in shown for rule in rules_of("draco"))

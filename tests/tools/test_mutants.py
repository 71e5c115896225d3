"""Test the mutation tester: the mutations it makes, their identity, and the verdict on a forked trial."""

import ast
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.mutants import trials
from tools.mutants.faults import Fault, faults, uses, with_fault
from tools.mutants.plans import TESTS, rules_modules, scenario_files
from tools.mutants.tests import Tracer
from tools.mutants.trials import ROOT, in_fork

SOURCE = '''
LIMIT: Final = 5

def may(hand: i64, busy: bool | None) -> bool:
    """Whether one more fits."""
    total = 0
    if busy and not full(hand):
        total += 1
        draw(hand)
    return hand + total < LIMIT
'''
EXPECTED = {
    ("named number", "LIMIT: Final = 6"),
    ("constant", "total = 1"),
    ("boolean", "if busy or not full(hand):"),
    ("not", "if busy and full(hand):"),
    ("condition", "if not (busy and (not full(hand))):"),
    ("arithmetic", "total -= 1"),
    ("constant", "total += 2"),
    ("removed", "pass"),
    ("comparison", "return hand + total <= LIMIT"),
    ("arithmetic", "return hand - total < LIMIT"),
    ("returned", "return not hand + total < LIMIT"),
}


def changed_lines(fault: Fault) -> set[str]:
    honest = ast.unparse(ast.parse(SOURCE)).splitlines()
    changed = ast.unparse(with_fault(SOURCE, fault)).splitlines()
    return {line.strip() for line in changed if line not in honest}


def test_every_kind_of_mutation_is_made_one_at_a_time() -> None:
    made = [(fault.kind, line) for fault in faults(SOURCE, "s.py") for line in changed_lines(fault)]
    assert set(made) == EXPECTED
    assert all(len(changed_lines(fault)) == 1 for fault in faults(SOURCE, "s.py"))


def test_mutation_keeps_its_identity_after_an_edit_elsewhere() -> None:
    before = faults(SOURCE, "s.py")
    assert len({fault.identity for fault in before}) == len(before)
    after = faults("def another() -> int:\n    return 7 + 1\n" + SOURCE, "s.py")
    assert {fault.identity for fault in before} < {fault.identity for fault in after}


def test_constant_is_reached_where_it_is_used() -> None:
    assert uses(SOURCE, "LIMIT") == [10]
    assert uses(SOURCE + "\nMORE: Final = LIMIT + 1\n", "LIMIT") is None, "loading the module is enough"
    assert uses(SOURCE, "OTHER") == []


def test_mutation_has_its_line() -> None:
    lines = SOURCE.splitlines()
    for fault in faults(SOURCE, "s.py"):
        assert fault.change.split("  ->  ")[0].split()[0].strip("(") in lines[fault.line - 1]


@pytest.mark.parametrize("game", TESTS)
def test_tests_of_every_game_exist_and_mutations_compile(game: str) -> None:
    assert all((ROOT / test.partition("::")[0]).exists() for test in TESTS[game])
    assert scenario_files(game)
    for path in rules_modules(game):
        source = path.read_text("utf-8")
        for fault in faults(source, path.name)[::397]:
            compile(with_fault(source, fault), str(path), "exec")


def test_fork_returns_its_result_or_that_it_died() -> None:
    assert in_fork(lambda: "tests/one.toml", 5)[0] == "tests/one.toml"
    assert in_fork(lambda: os._exit(3), 5)[0] is None
    assert "ZeroDivisionError" in in_fork(lambda: 1 // 0, 5)[0]


def test_trial_that_takes_too_long_counts_as_hanging(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "GRACE", 1)

    def hang() -> str:
        trials.allow(0.01)
        while True:
            pass

    found, seconds = in_fork(hang, 60)
    assert found is None
    assert seconds < 5


@pytest.mark.parametrize("whole", [True, False])
def test_reached_lines_are_recorded(tmp_path: Path, whole: bool) -> None:
    source = "def reached(n):\n    if n:\n        return 1\n    return 2\n\n\ndef other():\n    return 3\n"
    module: dict[str, Callable[[int], int]] = {}
    exec(compile(source, str(tmp_path / "rules.py"), "exec"), module)  # noqa: S102
    with Tracer(tmp_path, whole_functions=whole) as tracer:
        module["reached"](1)
    reach = tracer.reach()
    assert reach.has_any([("rules.py", 3)])
    assert reach.has_any([("rules.py", 4)]) == whole
    assert not reach.has_any([("rules.py", 8), ("other.py", 3)])

"""Which rules are proved by a test, and which refusals cite a rule. Tests are read, never run.

A test names its rules by a marker, `@pytest.mark.rule("DT-3")`, a scenario by `rules = ["DT-3"]`. A rule that
the editions play differently needs a test for each edition: `"TR-5@it"` in a marker; a scenario is a test of
the edition that it plays. An id without an edition speaks of the default one.
"""

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from dragonhall.core.game import Game
from dragonhall.core.scenarios.scenario import parse_scenarios
from dragonhall.core.text.rulebook import Rule

EDITION = "edition"  # the option of a game that chooses among its editions


@dataclass(frozen=True, slots=True)
class Proof:
    """A test that names a rule; `rule` may end with an edition; `game` is "" where any game may be meant."""

    rule: str
    game: str
    where: str


@dataclass(frozen=True)
class Coverage:
    """What is missing for one game. `unproved` alone makes the command fail beside faulty citations."""

    game: str
    total: int
    unproved: Sequence[str]
    uncited: Sequence[str]
    unknown: Sequence[tuple[str, str]] = field(
        default=()
    )  # ids that the contract has not, and where they stand

    @property
    def complete(self) -> bool:
        return not self.unproved and not self.unknown


def editions(kind: type[Game]) -> tuple[str, ...]:
    """The editions of a game, the default one first; one nameless edition if it has no such option."""
    for option in kind.options_known:
        if option.name == EDITION:
            return tuple(sorted(option.choices, key=lambda choice: choice != option.default))
    return ("",)


def wanted(rules: Iterable[Rule], kind: type[Game]) -> list[str]:
    """The ids that need a test, one per edition where the editions differ."""
    names: list[str] = []
    for rule in rules:
        several = editions(kind)
        if rule.by_edition and several != ("",):
            names += [f"{rule.id}@{edition}" for edition in several]
        else:
            names.append(rule.id)
    return names


def covers(proof: Proof, name: str, kind: type[Game]) -> bool:
    """Is this a test of that rule, in that edition if one is asked for?"""
    rule, _, edition = name.partition("@")
    proved, _, played = proof.rule.partition("@")
    return rule == proved and (not edition or (played or editions(kind)[0]) == edition)


def coverage(kind: type[Game], rules: dict[str, Rule], proofs: Sequence[Proof], others: set[str]) -> Coverage:
    """Compare a contract with the tests. `others` are the ids of the other games, which share the markers."""
    own = [proof for proof in proofs if proof.game in ("", kind.name)]
    cited = {refusal.rule for refusal in kind.refusals}
    silent = set(kind.never_forbid)
    unknown = [(proof.rule, proof.where) for proof in own if faulty(proof, kind, rules, others)]
    unknown += [(name, f"{kind.name}: refusals") for name in sorted(cited - set(rules))]
    unknown += [(name, f"{kind.name}: never_forbid") for name in sorted(silent - set(rules))]
    unknown += [(name, f"{kind.name}: never_forbid, refusals") for name in sorted(silent & cited)]
    names = wanted(rules.values(), kind)
    return Coverage(
        game=kind.name,
        total=len(names),
        unproved=[name for name in names if not any(covers(proof, name, kind) for proof in own)],
        uncited=[name for name in rules if name not in cited and name not in silent],
        unknown=unknown,
    )


def faulty(proof: Proof, kind: type[Game], rules: dict[str, Rule], others: set[str]) -> bool:
    """An id that no contract has, or an edition that the game has not."""
    rule, _, edition = proof.rule.partition("@")
    if rule in rules:
        return bool(edition) and edition not in editions(kind)
    return proof.game == kind.name or rule not in others


# ---- collecting ---------------------------------------------------------------------------------


def collect(folder: Path) -> list[Proof]:
    """All proofs in a folder of tests: markers in *.py, scenarios in *.toml."""
    proofs: list[Proof] = []
    for file in sorted(folder.rglob("*.py")):
        where = str(file.relative_to(folder))
        proofs += [
            Proof(rule, "", f"{where}:{line}") for rule, line in markers(file.read_text(encoding="utf-8"))
        ]
    for file in sorted(folder.rglob("*.toml")):
        proofs += scenario_proofs(file.read_text(encoding="utf-8"), str(file.relative_to(folder)))
    return proofs


def markers(source: str) -> Iterator[tuple[str, int]]:
    """The ids in every `pytest.mark.rule(…)` of a module, wherever it stands, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, argument.lineno


def scenario_proofs(text: str, where: str) -> Iterator[Proof]:
    for scenario in parse_scenarios(text, where):
        edition = scenario.options.get(EDITION, "")
        for rule in scenario.rules:
            yield Proof(f"{rule}@{edition}" if edition else rule, scenario.game, where)

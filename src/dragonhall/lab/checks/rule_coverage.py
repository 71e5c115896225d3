"""Rule coverage: which rules have a test, and which are cited by a refusal. Tests are parsed, not run.

A test names its rules with a marker, `@pytest.mark.rule("DT-3")`, a scenario with `rules = ["DT-3"]`. A rule
in which the editions differ needs a test per edition: `"TR-5@it"` in a marker; a scenario tests the edition
that it plays. An id without an edition means the default edition.
"""

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from dragonhall.core.game import Game
from dragonhall.core.scenarios.scenario import parse_scenarios
from dragonhall.core.text.rulebook import Rule
from dragonhall.files import scenario_files

EDITION = "edition"  # the option of a game that selects the edition


@dataclass(frozen=True, slots=True)
class Proof:
    """A test that names a rule. `rule` may end with an edition; `game` is "" if it is not known."""

    rule: str
    game: str
    where: str


@dataclass(frozen=True)
class Coverage:
    """Missing tests and citations of one game. `unproved` and `unknown` make the command fail."""

    game: str
    total: int
    unproved: Sequence[str]
    uncited: Sequence[str]
    unknown: Sequence[tuple[str, str]] = field(default=())  # ids that are not rules, and their location

    @property
    def complete(self) -> bool:
        return not self.unproved and not self.unknown


def editions(kind: type[Game]) -> tuple[str, ...]:
    """Return the editions of a game, default first; `("",)` if it has none."""
    for option in kind.options_known:
        if option.name == EDITION:
            return tuple(sorted(option.choices, key=lambda choice: choice != option.default))
    return ("",)


def wanted(rules: Iterable[Rule], kind: type[Game]) -> list[str]:
    """Return the ids that need a test, one per edition where the editions differ."""
    names: list[str] = []
    for rule in rules:
        several = editions(kind)
        if rule.by_edition and several != ("",):
            names += [f"{rule.id}@{edition}" for edition in several]
        else:
            names.append(rule.id)
    return names


def covers(proof: Proof, name: str, kind: type[Game]) -> bool:
    """Return whether this is a test of the rule `name`, in its edition if it has one."""
    rule, _, edition = name.partition("@")
    proved, _, played = proof.rule.partition("@")
    return rule == proved and (not edition or (played or editions(kind)[0]) == edition)


def coverage(kind: type[Game], rules: dict[str, Rule], proofs: Sequence[Proof], others: set[str]) -> Coverage:
    """Compare the rules of a game with the tests. `others` are the rule ids of all games."""
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
    """Return whether the id names no rule (of this game, if the test names the game) or no edition."""
    rule, _, edition = proof.rule.partition("@")
    if rule in rules:
        return bool(edition) and edition not in editions(kind)
    return proof.game == kind.name or rule not in others


# ---- collecting ---------------------------------------------------------------------------------


def collect(folder: Path) -> list[Proof]:
    """Return all proofs in a folder of tests: markers in *.py, scenarios in *.toml."""
    proofs: list[Proof] = []
    for file in sorted(folder.rglob("*.py")):
        where = str(file.relative_to(folder))
        proofs += [
            Proof(rule, "", f"{where}:{line}") for rule, line in markers(file.read_text(encoding="utf-8"))
        ]
    for file in scenario_files(folder):
        proofs += scenario_proofs(file.read_text(encoding="utf-8"), str(file.relative_to(folder)))
    return proofs


def markers(source: str) -> Iterator[tuple[str, int]]:
    """Yield the ids in every `pytest.mark.rule(…)` of a module, with their line numbers."""
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

"""Per game: the modules that hold its rules, and the tests that must detect a fault, fast ones first."""

import tomllib
from pathlib import Path

from tools.mutants.trials import ROOT, SCENARIOS

# Evaluation for bots is no rule: a fault there makes a bot weaker, which the tests of bots must detect.
NO_RULES = {"evaluation.py"}

GOLDEN = "tests/golden/test_golden.py::test_transcript"
LEGAL = "tests/core/test_states.py::test_legal_actions_are_exactly_those_not_refused"
VIEWS = "tests/core/test_states.py::test_acting_seat_gets_the_same_refusals_from_its_view"

TESTS = {
    "draco": [
        "tests/games/draco/test_setup.py",
        "tests/games/draco/test_worlds.py",
        "tests/games/draco/test_cards_run_out.py",
        "tests/games/draco/test_reference.py",
        f"{GOLDEN}[draco-2]",
        f"{GOLDEN}[draco-5]",
        f"{LEGAL}[draco-2]",
        f"{VIEWS}[draco-2]",
        "tests/games/draco/test_invariants.py",
    ],
    "drako": [
        "tests/games/drako/test_board.py",
        "tests/games/drako/test_refusals.py",
        "tests/games/drako/test_answer_first.py",
        "tests/games/drako/test_editions.py",
        "tests/games/drako/test_packs.py::test_deck_has_at_most_sixteen_different_cards",
        "tests/games/drako/test_packs.py::test_placement_hexes_may_be_adjacent_to_the_enemy",
        f"{GOLDEN}[drako-knights-trolls]",
        f"{GOLDEN}[drako-dragon-dwarves]",
        f"{GOLDEN}[drako-knights-dragon]",
        f"{GOLDEN}[drako-knights-dwarves]",
        f"{GOLDEN}[drako-trolls-dragon]",
        f"{GOLDEN}[drako-trolls-dwarves]",
        f"{LEGAL}[drako-2]",
        f"{VIEWS}[drako-2]",
        "tests/games/drako/test_reference.py",
    ],
    "signori": [
        "tests/games/signori/test_setup.py",
        "tests/games/signori/test_answer_first.py",
        "tests/games/signori/test_cards_run_out.py",
        "tests/games/signori/test_worlds.py",
        f"{GOLDEN}[signori-2]",
        f"{GOLDEN}[signori-4]",
        "tests/games/signori/test_perft.py",
        f"{LEGAL}[signori-2]",
        "tests/games/signori/test_refusals.py",
        "tests/games/signori/test_packs.py",
        "tests/games/signori/test_random_games.py::test_few_games_step_by_step[thrifty-2]",
        "tests/games/signori/test_random_games.py::test_few_games_step_by_step[random-4]",
    ],
}


def rules_modules(game: str) -> list[Path]:
    """Return the compiled modules of a game: all its rules, without drawings and texts."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    folder = ROOT / "src" / "dragonhall" / "games" / game / "rules"
    modules = {ROOT / name for name in settings["tool"]["dragonhall"]["compiled"]}
    return sorted(path for path in modules if path.parent == folder and path.name not in NO_RULES)


def scenario_files(game: str) -> list[Path]:
    return sorted((SCENARIOS / game).glob("*.toml"))

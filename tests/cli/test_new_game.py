"""Test `dragonhall new-game`: the skeleton plays uncompiled in a copy of the tree, and what is refused."""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from dragonhall.cli import install_info
from dragonhall.cli.new_game import REGISTRY, write_skeleton
from dragonhall.core.text.messages import LANGUAGES, Words
from tests.cli.support import ENOUGH, called, dragonhall, environment
from tests.cli.test_command import one_sentence
from tests.packaging.support import ROOT

COPIED = ("src", "locales", "packs", "rules")
GENERATED = shutil.ignore_patterns("page", "__pycache__", "*.so", "*.pyd", "*.egg-info")
PLAYERS = (2, 4)
# Cheap settings of all bots; the levels differ from them only in their budgets.
BOTS = ("random", "greedy:worlds=1,attention=50", "greedy:worlds=2", "ismcts:iterations=8,sight=4")

PLAY = f"""
import dragonhall as dh
from dragonhall.core.checks import check_game, check_play
from dragonhall.games import configure

for players in range({PLAYERS[0]}, {PLAYERS[1]} + 1):
    game = configure("tower", players)
    check_game(game)
    check_play(game, seed=players)
for k, bot in enumerate({BOTS!r}):
    game = dh.play_out(dh.new("tower", players=2, seed=k), bot)
    assert game.outcome.reason == "no-cards", game.outcome
"""
ENVIRONMENTS = """
import gymnasium, numpy, pyspiel
import dragonhall.envs.gymnasium, dragonhall.envs.openspiel
from dragonhall.envs.pettingzoo import tower_v0
from dragonhall.envs.vector import VectorGames

games, rng = VectorGames("tower", 2, seed=1), numpy.random.default_rng(1)
while not games.done.any():
    games.step(games.random_actions(rng))
pettingzoo = tower_v0.env()
pettingzoo.reset(seed=1)
for agent in pettingzoo.agent_iter():
    observation, _, ended, cut, _ = pettingzoo.last()
    pettingzoo.step(None if ended or cut else int(observation["action_mask"].argmax()))
single = gymnasium.make("dragonhall/Tower-v0", opponents="greedy")
observation, _ = single.reset(seed=1)
ended = False
while not ended:
    observation, _, ended, _, _ = single.step(int(observation["action_mask"].argmax()))
state = pyspiel.load_game("dragonhall_tower").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
"""


def copied(folder: Path) -> Path:
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=GENERATED)
    (folder / "web/src/boards/generic").mkdir(parents=True)
    return folder


def contents(folder: Path) -> dict[str, str]:
    files = (file for file in folder.rglob("*") if file.is_file() and file.suffix != ".pyc")
    return {str(file.relative_to(folder)): file.read_text("utf-8") for file in files}


def uncompiled(tree: Path) -> dict[str, str]:
    """Return variables with which Python imports the package of a tree, from its sources."""
    return {"PYTHONPATH": str(tree / "src"), "DRAGONHALL_PURE": "1"}


def run_in(tree: Path, *arguments: str, answers: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    return dragonhall(*arguments, answers=answers, cwd=tree, **uncompiled(tree))


def run_script(tree: Path, script: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tree,
        env=environment(**uncompiled(tree)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr


@pytest.fixture(scope="module")
def skeleton(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree in which the command wrote a game."""
    tree = copied(tmp_path_factory.mktemp("skeleton"))
    before = contents(tree)
    run = run_in(tree, "new-game", "tower", "--players", str(PLAYERS[1]), "--lang", "en")
    assert run.returncode == 0, run.stderr
    after = contents(tree)
    written = after.keys() - before.keys()
    assert all(f"  {name}\n" in run.stdout for name in written)
    assert {name for name in before if after[name] != before[name]} == {str(REGISTRY)}
    added = set(after[str(REGISTRY)].splitlines()) - set(before[str(REGISTRY)].splitlines())
    assert added == {'    "tower",'}
    return tree


def test_skeleton_plays_with_all_bots(skeleton: Path) -> None:
    run_script(skeleton, PLAY)


def test_skeleton_plays_in_every_environment(skeleton: Path) -> None:
    run_script(skeleton, ENVIRONMENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_skeleton_plays_in_the_terminal(skeleton: Path, language: str) -> None:
    run = run_in(
        skeleton,
        "play",
        "tower",
        "--seats",
        "human,greedy",
        "--seed",
        "1",
        "--lang",
        language,
        answers=ENOUGH,
    )
    assert run.returncode == 0, run.stderr
    assert Words(language)("terminal-seed") in run.stdout  # the game was played to its end
    assert "tower-" not in run.stdout  # the id of a missing message


def test_rules_of_the_skeleton_are_covered_by_its_scenarios(skeleton: Path) -> None:
    checked = run_in(skeleton, "check", "tests/scenarios/tower")
    assert checked.returncode == 0, checked.stdout
    covered = run_in(skeleton, "rules", "coverage", "--game", "tower")
    assert covered.returncode == 0, covered.stdout


@pytest.mark.parametrize("name", ["zz", "a" * 20])
def test_skeleton_is_linted_and_formatted(name: str, tmp_path: Path) -> None:
    """The order of imports and the length of lines depend on the name."""
    tree = copied(tmp_path)
    files = [str(tree / file) for file in write_skeleton(tree, name, players=8) if file.suffix == ".py"]
    ruff = Path(sys.executable).with_name("ruff")
    for command in (["check"], ["format", "--check"]):
        run = subprocess.run(
            [ruff, *command, "--no-cache", "--config", ROOT / "pyproject.toml", *files],
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stdout


def test_ids_of_rules_are_unique(tmp_path: Path) -> None:
    tree = copied(tmp_path)
    for name in ("dragons", "dragoons", "d1"):  # DR is a prefix of another game
        write_skeleton(tree, name, players=2)
    books = [(tree / "rules" / f"{name}.md").read_text("utf-8") for name in ("dragons", "dragoons", "d1")]
    prefixes = {book.partition("**")[2].partition("-")[0] for book in books}
    assert len(prefixes) == len(books)


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the tree to which the command in this process writes."""
    monkeypatch.setattr(install_info, "ROOT", tmp_path)
    return copied(tmp_path)


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["Tower"], "Tower"),
        (["2towers"], "2towers"),
        (["two-towers"], "two-towers"),
        (["../tower"], "lower-case"),
        (["a" * 21], "2 to 20"),
        (["class"], "keyword"),
        (["draco"], "taken"),
        (["rulebooks"], "taken"),  # a module beside the games
        (["error"], "taken"),  # the first part of messages
        (["generic"], "taken"),  # a folder beside the boards
        (["tower", "--players", "1"], "2 to 8"),
        (["tower", "--players", "9"], "2 to 8"),
        (["tower", "--players", "two"], "--players"),
        ([], "NAME"),
    ],
)
def test_bad_arguments_write_nothing(arguments: list[str], names: str, tree: Path) -> None:
    before = contents(tree)
    assert names in one_sentence(called("new-game", *arguments))
    assert contents(tree) == before


def test_existing_files_are_not_overwritten(tree: Path) -> None:
    (tree / "rules" / "tower.md").write_text("# My tower\n", "utf-8")
    before = contents(tree)
    assert str(Path("rules", "tower.md")) in one_sentence(called("new-game", "tower"))
    assert contents(tree) == before


def test_installed_package_writes_nothing(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install_info, "is_checkout", lambda: False)
    before = contents(tree)
    assert "git clone" in one_sentence(called("new-game", "tower"))
    assert contents(tree) == before


def test_command_needs_a_source_tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install_info, "ROOT", tmp_path)
    assert str(tmp_path) in one_sentence(called("new-game", "tower"))
    assert list(tmp_path.iterdir()) == []

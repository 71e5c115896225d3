"""Test the five levels: frozen definitions, usable wherever a bot code is accepted."""

import pytest

import dragonhall.games as games
from dragonhall.bots import BOTS, LEVELS, VERSION, full_code, make_bot
from dragonhall.bots.basic import Greedy
from dragonhall.core.errors import OptionError
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.core.view import View
from dragonhall.lab.arena.plan import arena_plan
from tests.bots.positions import at_table, deciding, positions

PINNED = {
    "first-game": ("greedy:worlds=1,attention=50", "4.1"),
    "apprentice": ("greedy:worlds=2", "4.1"),
    "warrior": ("ismcts:iterations=150,sight=4", "4.1"),
    "master": ("ismcts:iterations=1000", "4.1"),
    "dragon": ("ismcts:iterations=20000", "4.1"),
}


def test_levels_are_frozen() -> None:
    """Changing a level requires a new version: results of the old one no longer apply to it."""
    assert {level.name: (level.code, level.version) for level in LEVELS.values()} == PINNED
    assert list(LEVELS) == list(PINNED)


def test_level_names_differ_from_bot_names() -> None:
    assert not set(LEVELS) & set(BOTS)


def test_level_budgets_do_not_depend_on_the_machine() -> None:
    assert not any("time=" in level.code for level in LEVELS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_level_has_a_display_name(language: str) -> None:
    names = {Words(language)(f"bot-level-{name}") for name in LEVELS}
    assert len(names) == 5


@pytest.mark.parametrize("level", ["first-game", "apprentice", "warrior"])
def test_level_takes_a_legal_action(level: str) -> None:
    for state in at_table("drako:knights-trolls", 2):
        assert make_bot(level).choose(View(state, deciding(state))) in state.legal


def test_level_accepts_only_a_seed() -> None:
    assert make_bot("first-game:seed=5") == Greedy(seed=5, worlds=1, attention=50)
    assert full_code("dragon") == LEVELS["dragon"].code
    with pytest.raises(OptionError) as refused:
        make_bot("dragon:iterations=5")
    assert refused.value.code == "bot-option"


def test_limited_attention_changes_only_some_moves() -> None:
    """With `attention` below 100 the bot ignores some actions and takes the best of the others."""
    differ = 0
    for state in positions(2):
        view = View(state, deciding(state))
        seen, all_seen = Greedy(worlds=1, attention=50), Greedy(worlds=1)
        differ += seen.choose(view) != all_seen.choose(view)
        assert Greedy(worlds=1, attention=100).choose(view) == all_seen.choose(view)
        assert seen.choose(view) in state.legal
    assert 0 < differ < len(positions(2))


def test_plan_contains_the_version_of_the_bots() -> None:
    plan = arena_plan(games.configure("draco"), ["master", "apprentice"], 2, 0)
    assert plan.bots_version == VERSION
    assert plan.bots == ["master", "apprentice"]

"""Check that a deliberately broken card is found as often as the stated power of the study.

The knights' bow of 2 becomes a bow of 6, in a pack that is otherwise the built-in one. Both packs are played
on the same deals. The bow is *found* when the share of games that it decides has changed significantly, and
no other card's share has grown more.
"""

from functools import cache
from math import sqrt
from statistics import stdev

import pytest

from dragonhall.core.packs.pack import parse_pack
from dragonhall.games.table_codes import parse_table_code
from dragonhall.lab.arena.plan import Job, Played, balance_plan
from dragonhall.lab.arena.play_out import PlanPlayer
from dragonhall.lab.balance.comparison import Change, changes
from dragonhall.lab.balance.measures import Sample, Watched, samples
from dragonhall.lab.balance.statistics import power_of
from dragonhall.resources import data_folder

TABLE, BOT = "drako:knights-dragon", "greedy:worlds=1"
PACK = (data_folder() / "packs" / "drako.toml").read_text("utf-8")
BROKEN = PACK.replace('["bow 2"]', '["bow 6"]')
BOW = "K11"
STUDIES, GAMES = 10, 100  # 100 games per pack are enough: see docs/laboratory.md


@cache
def played(text: str) -> list[Played]:
    """Play the games of all studies, one after the other."""
    game = parse_table_code(TABLE, pack=parse_pack(text, "drako.toml"))
    player = PlanPlayer(Job(balance_plan(game, BOT, STUDIES * GAMES, seed=1), text))
    return [player.play(number).played for number in range(STUDIES * GAMES)]


def figures(text: str, start: int, end: int) -> list[Sample]:
    game = parse_table_code(TABLE, pack=parse_pack(text, "drako.toml"))
    return samples(Watched(game, played(text)[start:end]))


def found(compared: list[Change]) -> bool:
    decides = [change for change in compared if change.question == "decides"]
    most = max(decides, key=lambda change: change.difference)
    return most.name == BOW and most.certain


@pytest.mark.slow
def test_broken_card_is_found_with_the_stated_power() -> None:
    assert PACK != BROKEN
    whole = [figures(text, 0, STUDIES * GAMES) for text in (PACK, BROKEN)]
    before, after = (
        next(it for it in study if (it.measure.question, it.measure.name) == ("decides", BOW))
        for study in whole
    )
    effect = after.measure.value - before.measure.value
    spread = stdev(after.values[game] - before.values[game] for game in before.values) / sqrt(GAMES)
    tests = len(changes(*whole))
    stated = power_of(effect, spread, tests)
    assert stated >= 0.8, f"{GAMES} games are too few: {effect:.3f} with a spread of {spread:.3f}"
    times = sum(
        found(changes(*(figures(text, at, at + GAMES) for text in (PACK, BROKEN))))
        for at in range(0, STUDIES * GAMES, GAMES)
    )
    assert times >= 0.8 * STUDIES
    assert times / STUDIES == pytest.approx(stated, abs=0.2)


@pytest.mark.slow
def test_unchanged_cards_on_other_deals_are_not_found() -> None:
    """Without a broken card there is nothing to find."""
    half = STUDIES * GAMES // 2
    halves = [figures(PACK, at, at + half) for at in (0, half)]
    assert not found(changes(*halves))

"""Measure the strength of a net: paired games against a bot, with a confidence interval."""

from pathlib import Path

from dragonhall.bots.net import loaded
from dragonhall.core.game import Game
from dragonhall.lab.arena.plan import Job, arena_plan
from dragonhall.lab.arena.play_out import PlanPlayer
from dragonhall.lab.arena.results import results_of
from dragonhall.lab.arena.summary import Tally


def strength(game: Game, net: Path, rival: str, games: int, seed: int) -> Tally:
    """Return the win rate of the net; every deal is played from both seats."""
    loaded.cache_clear()  # the file may have changed
    plan = arena_plan(game, [f"net:{net}", rival], games, seed)
    player = PlanPlayer(Job(plan))
    results = results_of(plan, game, [player.play(number).played for number in range(plan.games)])
    return results.summary.bots[0].all

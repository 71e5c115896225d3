"""Helpers of the lab tests: small runs with real processes."""

from collections.abc import Sequence
from pathlib import Path

from dragonhall.games.table_codes import parse_table_code
from dragonhall.lab import LONGEST
from dragonhall.lab.arena.arena import play_arena
from dragonhall.lab.arena.plan import ArenaPlan, Job, arena_plan
from dragonhall.lab.arena.process_pool import ProcessPool
from dragonhall.lab.arena.results import ArenaResults, ResultsFile

BOTS = ("greedy:worlds=1", "random")


def small_plan(
    table: str = "draco",
    bots: Sequence[str] = BOTS,
    games: int = 8,
    seed: int = 3,
    longest: int = LONGEST,
) -> ArenaPlan:
    return arena_plan(parse_table_code(table), bots, games, seed, longest)


def run(
    plan: ArenaPlan, file: Path, workers: int = 2, resume: bool = False, records: str = ""
) -> ArenaResults:
    game = parse_table_code(plan.game, plan.players, plan.options)
    ledger = ResultsFile(file, plan, resume)
    pool = ProcessPool(Job(plan, records=bool(records)), workers)
    return play_arena(ledger, game, pool, Path(records) if records else None, lambda done: None)

"""What the tests of the laboratory share: small runs with real processes."""

from collections.abc import Sequence
from pathlib import Path

from dragonhall.lab.arena import play_arena
from dragonhall.lab.plan import Job, Plan, arena_plan
from dragonhall.lab.results import Ledger, Results
from dragonhall.lab.tables import read_table

BOTS = ("greedy:worlds=1", "random")


def small_plan(table: str = "draco", bots: Sequence[str] = BOTS, games: int = 8, seed: int = 3) -> Plan:
    return arena_plan(read_table(table), bots, games, seed)


def run(plan: Plan, file: Path, workers: int = 2, resume: bool = False, records: str = "") -> Results:
    game = read_table(plan.game, plan.players, plan.options)
    ledger = Ledger(file, plan, resume)
    return play_arena(ledger, game, Job(plan, records=records), workers, lambda done: None)

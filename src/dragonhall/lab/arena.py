"""An arena: plays what a plan still lacks, with a pool of processes, and keeps every game at once."""

from collections.abc import Callable
from pathlib import Path

from dragonhall.core.errors import RecordError
from dragonhall.core.game import Game
from dragonhall.lab.files import drop_drafts
from dragonhall.lab.plan import Job, Plan
from dragonhall.lab.pool import Pool
from dragonhall.lab.results import Ledger, Results

Told = Callable[[int], None]  # is given how many games are over


def play_arena(ledger: Ledger, game: Game, job: Job, workers: int, told: Told) -> Results:
    """All games of the plan. An interrupt writes what is done, and goes on its way."""
    if job.records:
        make_folder(Path(job.records))
    ledger.open()
    told(len(ledger.games))
    try:
        for played in Pool(job, workers).results(lacking(ledger, job)):
            ledger.add(played)
            told(len(ledger.games))
    finally:
        results = ledger.close(game)
        if job.records:
            drop_drafts(Path(job.records))
    return results


def lacking(ledger: Ledger, job: Job) -> list[int]:
    """The games to be played: with records, also those whose record is not there."""
    if not job.records:
        return ledger.missing
    from dragonhall.lab.playing import record_name

    folder = Path(job.records)
    known = [number for number in ledger.games if (folder / record_name(number)).exists()]
    return sorted(set(range(ledger.plan.games)) - set(known))


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError("save-file", file=str(folder), reason=error.strerror or str(error)) from None


def table_text(plan: Plan, game: Game) -> str:
    """`drako:knights-trolls`: the table by the options that differ from the usual ones.

    >>> from dragonhall.lab.plan import arena_plan
    >>> from dragonhall.lab.tables import read_table
    >>> game = read_table("drako:dragon-dwarves:it")
    >>> table_text(arena_plan(game, ["greedy", "random"], 2, 0), game)
    'drako:dragon-dwarves:it'
    """
    parts = [game.name, *([str(plan.players)] if game.most > game.fewest else [])]
    for option in game.options_known:
        value = plan.options[option.name]
        if option.name == "matchup":
            parts.append(value)
        elif value != option.default:
            parts.append(value if option.name == "edition" else f"{option.name}={value}")
    return ":".join(parts)

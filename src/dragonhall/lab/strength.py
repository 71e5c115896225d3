"""The matches of docs/strength.md and their targets."""

import os
import platform
from dataclasses import dataclass
from pathlib import Path

import dragonhall
from dragonhall.core.game import Game
from dragonhall.lab.arena.plan import ArenaPlan
from dragonhall.lab.arena.results import ArenaResults, ResultsFile, results_of
from dragonhall.lab.arena.summary import Tally

MARGIN = 1.2  # "well above the fair share": the lower end of the interval is at least 1.2 times that share
DUELS = ("drako:knights-trolls", "drako:dragon-dwarves", "signori:2")
RACES = ("draco:2", "draco:4")


@dataclass(frozen=True, slots=True)
class Trial:
    """A match. The first bot must reach the share `bar`, or be well above its fair share if that is None."""

    table: str
    bots: tuple[str, str]
    bar: float | None

    @property
    def file_name(self) -> str:
        words = "-".join((self.table, *self.bots))
        return "".join(letter if letter.isalnum() or letter == "-" else "-" for letter in words) + ".json"


def trials(quick: bool) -> list[Trial]:
    """Return all matches, short ones first; with `quick`, matches of small bots to try the command."""
    small, searcher, large = ("5", "10", "40") if quick else ("500", "1000", "4000")
    searching = f"ismcts:iterations={searcher}"
    deeper = (f"ismcts:iterations={large}", f"ismcts:iterations={small}")
    return [
        *(Trial(table, ("greedy", "random"), 0.90) for table in ("draco:2", *DUELS)),
        Trial("draco:4", ("greedy", "random"), None),
        *(Trial(table, (searching, "greedy"), None) for table in RACES),
        *(Trial(table, (searching, "greedy"), 0.75) for table in DUELS),
        *(Trial(table, deeper, 0.60) for table in ("draco:2", *DUELS)),
    ]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of the first bot. `certain`: the whole interval is above the target.

    `complete`: all games are played. Until then no target counts as met.
    """

    trial: Trial
    tally: Tally
    plies: float
    bar: float
    met: bool
    certain: bool
    complete: bool


def judge(trial: Trial, results: ArenaResults) -> Verdict:
    tally = results.summary.bots[0].all
    bar = MARGIN * tally.fair if trial.bar is None else trial.bar
    certain = results.complete and tally.low >= bar
    met = certain if trial.bar is None else results.complete and tally.share >= bar
    return Verdict(trial, tally, results.summary.mean_plies, bar, met, certain, results.complete)


def played_so_far(plan: ArenaPlan, game: Game, file: Path) -> ArenaResults | None:
    """Return the results in a file, complete or not; None if it has no game."""
    games = ResultsFile(file, plan, resume=True).games
    return results_of(plan, game, games.values()) if games else None


def machine() -> dict[str, str | int]:
    """Return the properties of the machine that affect speed, without its host name."""
    try:
        system = platform.freedesktop_os_release()["PRETTY_NAME"]
    except (OSError, KeyError):
        system = platform.system()
    return {
        "cores": os.cpu_count() or 1,
        "system": system,
        "python": platform.python_version(),
        "version": dragonhall.__version__,
        "core": "compiled" if dragonhall.compiled() else "uncompiled",
    }

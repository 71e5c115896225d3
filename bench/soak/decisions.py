"""Millions of random decisions: all invariants hold, and compiled and uncompiled play the same games.

The uncompiled build plays in a separate process (`python -m bench.soak.decisions draco 1000 1`) and prints
one line per game; the compiled build plays the same games and compares.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import cycle
from pathlib import Path

from bench.soak.part import Figure, Progress, Result, Settings
from dragonhall.core.description import describe
from dragonhall.core.game import Game
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from dragonhall.games.drako.game import DrakoGame
from dragonhall.games.signori.game import SignoriGame
from tests.games.draco import invariants as draco
from tests.games.drako import invariants as drako
from tests.games.signori.invariants import InvariantChecker
from tests.variants import title, variants

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("draco", "drako", "signori")
THOUSAND = 1000
LOOKED_AT = 13  # decisions between two checks of the invariants, which are also checked at the end
LONGEST = 20_000

Check = Callable[[State], None]


def no_check(state: State) -> None:
    """Check nothing: the compiled build already checks the same positions."""


def checks_of(game: Game) -> Check:
    """Return the invariants of this game."""
    if isinstance(game, DrakoGame):
        facts = drako.facts_of(game)
        return lambda state: drako.check(facts, [*state.cells])
    if isinstance(game, SignoriGame):
        return InvariantChecker(game).check
    return lambda state: draco.check(game, describe(state))


def games(
    name: str, thousands: int, seed: int, checking: Callable[[Game], Check]
) -> Iterator[tuple[int, str]]:
    """Play random games, one variant after the other; yield decisions and a line per game."""
    known = [(game, checking(game)) for game in variants() if game.name == name]
    left = thousands * THOUSAND
    for number, (game, check) in enumerate(cycle(known)):
        if left <= 0:
            return
        plies, line = played(game, check, seed * 1_000_003 + number)
        left -= plies
        yield plies, f"{title(game)} {number} {line}"


def played(game: Game, check: Check, seed: int) -> tuple[int, str]:
    """Play one random game; return its length and a hash of every position and number of choices."""
    state, choice = game.begin(seed), FastRng.seeded(seed + 1)
    seen = sha256()
    while not state.over:
        count = state.count
        assert count > 0, "a decision without a legal action"
        assert state.ply < LONGEST, "the game does not end"
        seen.update(b"%d %d " % (state.digest, count))
        if state.ply % LOOKED_AT == 0:
            check(state)
        state.apply_nth(int(choice.below(count)))
    check(state)
    seen.update(b"%d" % state.digest)
    return state.ply, f"{state.ply} {state.outcome} {seen.hexdigest()[:16]}"


def decisions(settings: Settings, progress: Progress) -> Result:
    """Play `count` thousand decisions of each game, in both builds."""
    figures: dict[str, Figure] = {}
    failures: list[str] = []
    least = settings.count * THOUSAND
    for name in NAMES:
        done, games_played = 0, 0
        with uncompiled(name, settings.count, settings.seed) as other:
            assert other.stdout is not None
            try:
                for plies, line in games(name, settings.count, settings.seed, checks_of):
                    done, games_played = done + plies, games_played + 1
                    reported = other.stdout.readline().rstrip("\n")
                    if reported != line:
                        failures.append(f"compiled: {line}; uncompiled: {reported}")
                        break
                    progress(done // THOUSAND, name)
                    if not settings.in_time:
                        break
            except AssertionError as error:
                failures.append(f"{name}, seed {settings.seed}, game {games_played}: {error}")
            other.kill()
        least = min(least, done)
        figures[name] = f"{done:,} decisions in {games_played:,} games"
    return Result(least // THOUSAND, figures, failures)


def uncompiled(name: str, thousands: int, seed: int) -> subprocess.Popen[str]:
    """Play the same games from the Python sources."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return subprocess.Popen(
        [sys.executable, "-m", "bench.soak.decisions", name, str(thousands), str(seed)],
        cwd=ROOT,
        env={**os.environ, "DRAGONHALL_PURE": "1", "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        text=True,
    )


def main() -> None:
    name, thousands, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    for _, line in games(name, thousands, seed, lambda game: no_check):
        print(line, flush=True)


if __name__ == "__main__":
    main()

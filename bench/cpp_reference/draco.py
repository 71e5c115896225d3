"""Build draco.cpp, and run it with the same rules and seeds as the core."""

import os
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Self

from bench.game_facts import Ending, seeds_of
from bench.measures import CHOICES_SEED, DEALS, Count
from bench.rows import Row
from dragonhall.core.rng import FastRng
from dragonhall.games.draco.game import DracoGame

SOURCE = Path(__file__).with_suffix(".cpp")
# The same flags as for the extension: full optimisation for any 64-bit machine.
FLAGS = ("-std=c++17", "-O3", "-march=x86-64")


def built(folder: Path) -> Path | None:
    """Return the program, building it if necessary; None without g++."""
    compiler = shutil.which("g++")
    if compiler is None:
        return None
    mark = sha256(SOURCE.read_bytes() + " ".join(FLAGS).encode()).hexdigest()[:12]
    program = folder / f"cpp-draco-{mark}"
    if not program.exists():
        folder.mkdir(parents=True, exist_ok=True)
        attempt = program.with_name(f"{program.name}.{os.getpid()}")
        subprocess.run([compiler, *FLAGS, "-o", str(attempt), str(SOURCE)], check=True)
        attempt.replace(program)
    return program


class CppReference:
    """The running program; it plays the rows of Draco."""

    def __init__(self, program: Path) -> None:
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.row: Row | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.communicate()

    def plays(self, row: Row) -> bool:
        return row.game == DracoGame.name

    def endings(self, row: Row, games: int) -> list[Ending]:
        self.set_rules(row)
        seeds = [seed_words(seed) for number in range(games) for seed in seeds_of(number)]
        self.write("check", games, *seeds)
        return [[int(word) for word in self.read().split()] for _ in range(games)]

    def core_decisions(self, row: Row, seconds: float) -> Count:
        self.set_rules(row)
        self.write("playout", seconds, DEALS, seed_words(CHOICES_SEED), *map(seed_words, range(DEALS)))
        amount, spent = self.read().split()
        return Count(int(amount), float(spent))

    def set_rules(self, row: Row) -> None:
        if row == self.row:
            return
        game = row.configure()
        assert isinstance(game, DracoGame)
        board = game.board
        track = (board.summit, len(board.value), *board.value, *board.mark)
        self.write("rules", game.players, game.first, int(board.score_floor), *track, *board.layout.copies)
        self.read()
        self.row = row

    def write(self, *words: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()

    def read(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the C++ program died")
        return line


def seed_words(seed: int) -> str:
    rng = FastRng.seeded(seed)
    return f"{rng.a} {rng.b} {rng.c}"

"""A worker process for bots: one job per line on stdin, one answer per line on stdout.

The worker replays the record and gives the bot only the view. An analysis comes in slices; the positions at
the end of the last slice are kept, so that a long game is not replayed for each slice.
"""

import os
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

import msgspec

from dragonhall.bots import Bot, local_bot, make_bot
from dragonhall.bots.explanations import Explanation, explain
from dragonhall.bots.judgement import Judgement, judge, open_game
from dragonhall.core.errors import DragonhallError
from dragonhall.core.game import Game
from dragonhall.core.packs.pack import parse_pack
from dragonhall.core.records.record import deal_key
from dragonhall.core.rng import SecretRng
from dragonhall.core.state import State
from dragonhall.core.view import View
from dragonhall.games import configure

BACKGROUND = "--background"  # argument: run with the lowest priority
LOCAL = "--local"  # argument: accept bots in files, for jobs of a user of this machine only
LOWEST_PRIORITY = 19
MOST_STATES = 64  # positions of analyses; a game without one is replayed from its beginning


class BotJob(msgspec.Struct, frozen=True):
    """A game so far, and what to do with it: choose, explain or judge."""

    game: str
    players: int
    options: dict[str, str]
    pack: str  # TOML text
    seed: str
    salts: list[str]
    moves: list[str]
    seat: int = 0
    bot: str = ""
    bot_seed: int | None = None  # seed of the bot's random stream, unless its code has one; None: the default
    explain: bool = False  # explain the decision instead of choosing
    judge: tuple[int, int, int] | None = None  # positions from … up to …, with this many iterations each
    seconds: float = 0.0  # time limit of a slice of an analysis, which has at least one position; 0: none


class BotAnswer(msgspec.Struct, frozen=True):
    action: str = ""
    error: str = ""
    explanation: Explanation | None = None
    judged: list[Judgement] = []


@lru_cache(maxsize=64)
def game_for(name: str, players: int, options: tuple[tuple[str, str], ...], pack: str) -> Game:
    return configure(name, players, dict(options), parse_pack(pack, name))


@lru_cache(maxsize=8)
def open_game_for(name: str, players: int, options: tuple[tuple[str, str], ...], pack: str) -> Game:
    return open_game(configure(name, players, dict(options), parse_pack(pack, name)))


def state_of(job: BotJob, game: Game, plies: int) -> State:
    """Return the position after this many of the job's actions."""
    state = game.new(SecretRng.keyed(deal_key(bytes.fromhex(job.seed), job.salts)))
    for move in job.moves[:plies]:
        state.apply(int(game.action(move)))
    return state


def view_of(job: BotJob) -> View:
    game = game_for(job.game, job.players, tuple(job.options.items()), job.pack)
    return View(state_of(job, game, len(job.moves)), job.seat)


class StateCache:
    """The positions at the end of analysis slices: of each game as it was, and with all cards open."""

    def __init__(self) -> None:
        self.states: OrderedDict[tuple[str, ...], tuple[int, State, State]] = OrderedDict()

    def take(self, job: BotJob, plies: int) -> tuple[State, State]:
        """Return both states after this many of the job's actions. They belong to the caller until `keep`."""
        found = self.states.pop(key_of(job), None)
        if found is not None and found[0] == hash(tuple(job.moves[:plies])):
            return found[1], found[2]
        settings = (job.game, job.players, tuple(job.options.items()), job.pack)
        return state_of(job, game_for(*settings), plies), state_of(job, open_game_for(*settings), plies)

    def keep(self, job: BotJob, plies: int, hidden: State, shown: State) -> None:
        self.states[key_of(job)] = (hash(tuple(job.moves[:plies])), hidden, shown)
        if len(self.states) > MOST_STATES:
            self.states.popitem(last=False)


def key_of(job: BotJob) -> tuple[str, ...]:
    options = (f"{name}={value}" for name, value in job.options.items())
    return (job.game, str(job.players), job.pack, job.seed, *job.salts, *options)


STATES = StateCache()


def judgements(job: BotJob, first: int, last: int, iterations: int) -> list[Judgement]:
    """Judge a slice of a finished game, as far as the job's time allows."""
    end = time.monotonic() + (job.seconds or float("inf"))
    hidden, shown = STATES.take(job, first)
    found: list[Judgement] = []
    for ply in range(first, last):
        played = job.moves[ply] if ply < len(job.moves) else ""
        found.append(judge(hidden, shown, played, iterations))
        if not played:
            break
        for state in (hidden, shown):
            state.apply(int(state.game.action(played)))
        if time.monotonic() >= end:
            break
    if first + len(found) <= len(job.moves):
        STATES.keep(job, first + len(found), hidden, shown)
    return found


def seeded(job: BotJob) -> str:
    """Return the bot's code with the seed of this job, so that it does not repeat its random choices."""
    if job.bot_seed is None or "seed=" in job.bot:
        return job.bot
    return f"{job.bot}{',' if ':' in job.bot else ':'}seed={job.bot_seed}"


def answer(line: bytes, make: Callable[[str], Bot] = make_bot) -> BotAnswer:
    try:
        job = msgspec.json.decode(line, type=BotJob)
        if job.judge is not None:
            return BotAnswer(judged=judgements(job, *job.judge))
        if job.explain:
            return BotAnswer(explanation=explain(view_of(job), job.bot))
        return BotAnswer(str(make(seeded(job)).choose(view_of(job))))
    except DragonhallError as error:
        return BotAnswer(error=error.code)


def lower_priority() -> None:
    """Lower the priority of this process.

    Linux may share time by session first (autogroup), and a worker has its own session.
    """
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(LOWEST_PRIORITY))


def main() -> None:
    if BACKGROUND in sys.argv[1:]:
        lower_priority()
    make = local_bot if LOCAL in sys.argv[1:] else make_bot
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(line, make)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

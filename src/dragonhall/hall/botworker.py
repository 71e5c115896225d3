"""A process in which bots think: one job a line on stdin, one answer a line on stdout.

The worker replays the record, since it has no state of its own, and gives the bot nothing but the view.
"""

import sys
from functools import lru_cache

import msgspec

from dragonhall.bots import make_bot
from dragonhall.bots.explain import Explanation, explain
from dragonhall.core.errors import DragonhallError
from dragonhall.core.game import Game
from dragonhall.core.packs import parse_pack
from dragonhall.core.record import deal_key
from dragonhall.core.rng import SecretRng
from dragonhall.core.state import State
from dragonhall.core.view import View
from dragonhall.games import configure
from dragonhall.hall.analysis.judging import Judgement, judge, open_game


class Job(msgspec.Struct, frozen=True):
    """A game so far, and who is to choose in it."""

    game: str
    players: int
    options: dict[str, str]
    pack: str  # its text
    seed: str
    salts: list[str]
    moves: list[str]
    seat: int = 0
    bot: str = ""
    chance: int = 0  # where its random stream begins, unless its code says so
    explain: bool = False  # tell what you expect, instead of choosing
    judge: tuple[int, int, int] | None = None  # positions from … up to …, with so many iterations each


class Choice(msgspec.Struct, frozen=True):
    action: str = ""
    error: str = ""
    told: Explanation | None = None
    judged: list[Judgement] = []


@lru_cache(maxsize=64)
def game_for(name: str, players: int, options: tuple[tuple[str, str], ...], pack: str) -> Game:
    return configure(name, players, dict(options), parse_pack(pack, name))


@lru_cache(maxsize=8)
def open_game_for(name: str, players: int, options: tuple[tuple[str, str], ...], pack: str) -> Game:
    return open_game(configure(name, players, dict(options), parse_pack(pack, name)))


def state_of(job: Job, game: Game, plies: int) -> State:
    """The position after so many of the job's actions."""
    state = game.new(SecretRng.keyed(deal_key(bytes.fromhex(job.seed), job.salts)))
    for move in job.moves[:plies]:
        state.apply(int(game.action(move)))
    return state


def view_of(job: Job) -> View:
    game = game_for(job.game, job.players, tuple(job.options.items()), job.pack)
    return View(state_of(job, game, len(job.moves)), job.seat)


def judgements(job: Job, first: int, last: int, iterations: int) -> list[Judgement]:
    """A slice of a finished game."""
    settings = (job.game, job.players, tuple(job.options.items()), job.pack)
    hidden = state_of(job, game_for(*settings), first)
    shown = state_of(job, open_game_for(*settings), first)
    found: list[Judgement] = []
    for ply in range(first, last):
        played = job.moves[ply] if ply < len(job.moves) else ""
        found.append(judge(hidden, shown, played, iterations))
        if played and ply + 1 < last:
            for state in (hidden, shown):
                state.apply(int(state.game.action(played)))
    return found


def seeded(job: Job) -> str:
    """The bot's code with a seed of its own for every question: else it would always roll the same dice."""
    if "seed=" in job.bot:
        return job.bot
    return f"{job.bot}{',' if ':' in job.bot else ':'}seed={job.chance}"


def answer(line: bytes) -> Choice:
    try:
        job = msgspec.json.decode(line, type=Job)
        if job.judge is not None:
            return Choice(judged=judgements(job, *job.judge))
        if job.explain:
            return Choice(told=explain(view_of(job), job.bot))
        return Choice(str(make_bot(seeded(job)).choose(view_of(job))))
    except DragonhallError as error:
        return Choice(error=error.code)


def main() -> None:
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(line)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

"""One game of an arena, by its number: the same wherever and whenever it is played."""

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import msgspec

from dragonhall.bots import Bot, make_bot
from dragonhall.core.game import Game
from dragonhall.core.match import Match
from dragonhall.core.packs import read_pack
from dragonhall.core.record import deal_key
from dragonhall.core.rng import SecretRng
from dragonhall.core.state import State
from dragonhall.core.view import View
from dragonhall.games import configure
from dragonhall.lab.files import write_whole
from dragonhall.lab.pairing import Schedule
from dragonhall.lab.plan import Job, Played
from dragonhall.lab.tables import sides_of


def deal_seed(seed: int, deal: int) -> bytes:
    """The 32 bytes from which a deal comes."""
    return sha256(f"dragonhall arena {seed} deal {deal}".encode()).digest()


def record_name(number: int) -> str:
    return f"game-{number:06}.jsonl"


class Player:
    """Plays the games of a plan."""

    def __init__(self, job: Job) -> None:
        plan = job.plan
        pack = read_pack(Path(job.pack_file)) if job.pack_file else None
        self.plan = plan
        self.records = Path(job.records) if job.records else None
        self.game: Game = configure(plan.game, plan.players, plan.options, pack)
        self.sides = sides_of(self.game)
        self.schedule = Schedule(plan.line_ups, plan.seed)
        self.bots = [make_bot(code) for code in plan.bots]

    def play(self, number: int) -> Played:
        seating = self.schedule.seating(number)
        seats = [0] * self.game.players
        for side, bot in zip(self.sides, seating.bots, strict=True):
            for seat in side:
                seats[seat] = bot
        seed = deal_seed(self.plan.seed, seating.deal)
        bots = [self.bots[bot] for bot in seats]
        if self.records is None:
            state = played_out(self.game, bots, seed)
        else:
            match = recorded(self.game, bots, seed, [self.plan.bots[bot] for bot in seats])
            write_whole(self.records / record_name(number), match.record().dumps())
            state = match.state
        outcome = state.outcome
        assert outcome is not None
        return Played(
            number=number,
            deal=seating.deal,
            line_up=seating.line_up,
            seats=seats,
            winners=list(outcome.winners),
            reason=outcome.reason,
            scores=list(outcome.scores),
            plies=state.ply,
            digest=f"{state.digest:016x}",
        )


def played_out(game: Game, bots: Sequence[Bot], seed: bytes) -> State:
    """The end of a game between bots, without a record."""
    state = game.new(SecretRng.keyed(deal_key(seed, ())))
    while not state.over:
        seat = int(state.seat_to_act())
        state.apply(int(bots[seat].choose(View(state, seat))))
    return state


def recorded(game: Game, bots: Sequence[Bot], seed: bytes, names: Sequence[str]) -> Match:
    """The same game with its record."""
    match = Match(game, seed, names=names)
    while not match.state.over:
        seat = int(match.state.seat_to_act())
        match.play(bots[seat].choose(View(match.state, seat)))
    return match


def encoded(played: Played) -> bytes:
    return msgspec.json.encode(played)

"""One game of an arena, by its number: the same wherever and whenever it is played."""

from collections.abc import Sequence
from hashlib import sha256

import dragonhall
from dragonhall.bots import Bot, make_bot
from dragonhall.core.errors import OptionError
from dragonhall.core.game import Game
from dragonhall.core.match import Match
from dragonhall.core.packs import parse_pack
from dragonhall.core.record import deal_key
from dragonhall.core.rng import SecretRng
from dragonhall.core.state import State
from dragonhall.core.view import View
from dragonhall.games import configure
from dragonhall.lab.pairing import Schedule
from dragonhall.lab.plan import Job, Played, Told
from dragonhall.lab.tables import sides_of


def deal_seed(seed: int, deal: int) -> bytes:
    """The 32 bytes from which a deal comes."""
    return sha256(f"dragonhall arena {seed} deal {deal}".encode()).digest()


class Player:
    """Plays the games of a plan."""

    def __init__(self, job: Job) -> None:
        plan = job.plan
        pack = parse_pack(job.pack, plan.game) if job.pack else None
        self.plan = plan
        self.records = job.records
        self.game: Game = configure(plan.game, plan.players, plan.options, pack)
        self.check()
        self.sides = sides_of(self.game)
        self.schedule = Schedule(plan.line_ups, plan.seed)

    def check(self) -> None:
        """On another machine there may be another version, which would play other games."""
        plan, game = self.plan, self.game
        wanted = (plan.version, plan.rules, plan.pack)
        if (dragonhall.__version__, game.rules_version, game.pack.hash) != wanted:
            raise OptionError("arena-worker", wanted=plan.version, got=dragonhall.__version__)

    def play(self, number: int) -> Told:
        seating = self.schedule.seating(number)
        seats = [0] * self.game.players
        for side, bot in zip(self.sides, seating.bots, strict=True):
            for seat in side:
                seats[seat] = bot
        codes = [self.plan.bots[bot] for bot in seats]
        bots = [make_bot(code) for code in codes]  # anew: nothing is remembered from another game
        seed = deal_seed(self.plan.seed, seating.deal)
        if self.records:
            match = recorded(self.game, bots, seed, codes, self.plan.longest)
            state, record = match.state, match.record(reveal=True).dumps()
        else:
            state, record = played_out(self.game, bots, seed, self.plan.longest), ""
        outcome = state.outcome
        played = Played(
            number=number,
            deal=seating.deal,
            line_up=seating.line_up,
            seats=seats,
            winners=list(outcome.winners) if outcome else [],
            reason=outcome.reason if outcome else "",
            scores=[int(state.score_of(seat)) for seat in range(self.game.players)],
            plies=state.ply,
            digest=f"{state.digest:016x}",
        )
        return Told(played, record)


def played_out(game: Game, bots: Sequence[Bot], seed: bytes, longest: int) -> State:
    """The end of a game between bots, or where it was cut short, without a record."""
    state = game.new(SecretRng.keyed(deal_key(seed, ())))
    while not state.over and state.ply < longest:
        seat = int(state.seat_to_act())
        state.apply(int(bots[seat].choose(View(state, seat))))
    return state


def recorded(game: Game, bots: Sequence[Bot], seed: bytes, names: Sequence[str], longest: int) -> Match:
    """The same game with its record."""
    match = Match(game, seed, names=names)
    while not match.state.over and match.state.ply < longest:
        seat = int(match.state.seat_to_act())
        match.play(bots[seat].choose(View(match.state, seat)))
    return match

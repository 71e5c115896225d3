"""Plays one game of an arena by its number. The result does not depend on where or when it is played."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Protocol

import dragonhall
from dragonhall.bots import Bot, local_bot
from dragonhall.core.action import Action
from dragonhall.core.game import Game
from dragonhall.core.packs.pack import parse_pack
from dragonhall.core.records.match import Match
from dragonhall.core.records.record import deal_key
from dragonhall.core.rng import SecretRng
from dragonhall.core.state import Event, State
from dragonhall.core.view import View
from dragonhall.games import configure
from dragonhall.games.table_codes import sides_of
from dragonhall.lab.arena.plan import GameReport, Job, Played, Schedule
from dragonhall.lab.balance.watchers import WatchedStep, Watchers
from dragonhall.lab.errors import WorkerError


def deal_seed(seed: int, deal: int) -> bytes:
    """Return the seed of a deal, 32 bytes."""
    return sha256(f"dragonhall arena {seed} deal {deal}".encode()).digest()


class PlanPlayer:
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
        """Raise WorkerError if this machine has another version than the plan: its games would differ."""
        plan, game = self.plan, self.game
        wanted = (plan.version, plan.rules, plan.pack)
        if (dragonhall.__version__, game.rules_version, game.pack.hash) != wanted:
            raise WorkerError("arena-worker", wanted=plan.version, got=dragonhall.__version__)

    def play(self, number: int) -> GameReport:
        seating = self.schedule.seating(number)
        seats = [0] * self.game.players
        for side, bot in zip(self.sides, seating.bots, strict=True):
            for seat in side:
                seats[seat] = bot
        codes = [self.plan.bots[bot] for bot in seats]
        bots = [local_bot(code) for code in codes]  # new bots for each game, so that they keep no state
        seed = deal_seed(self.plan.seed, seating.deal)
        table = (
            Recorded(self.game, seed, codes)
            if self.records
            else UnrecordedGame(self.game, seed, self.plan.watch)
        )
        watchers = Watchers(table.state, self.sides, table.events) if self.plan.watch else None
        play_out(table, bots, self.plan.longest, watchers)
        state = table.state
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
            facts=watchers.facts(outcome.winners if outcome else ()) if watchers else None,
        )
        return GameReport(played, table.record)


class ArenaTable(Protocol):
    """A game in progress."""

    @property
    def state(self) -> State: ...

    @property
    def events(self) -> Sequence[Event]: ...  # of the deal

    @property
    def record(self) -> str: ...

    def play(self, action: Action) -> Sequence[Event]: ...


class UnrecordedGame:
    """A game without a record; events are collected only if `listen` is set."""

    record = ""

    def __init__(self, game: Game, seed: bytes, listen: bool) -> None:
        self.listen = listen
        self.state = game.new(SecretRng.keyed(deal_key(seed, ())), listen)
        self.events: Sequence[Event] = self.state.log or ()

    def play(self, action: Action) -> Sequence[Event]:
        events: Sequence[Event] = self.state.listen() if self.listen else ()
        self.state.apply(int(action))
        return events


class Recorded:
    """A game with a record."""

    def __init__(self, game: Game, seed: bytes, names: Sequence[str]) -> None:
        self.match = Match(game, seed, names=names)
        self.state = self.match.state
        self.events: Sequence[Event] = [event for _, event in self.match.events]
        self.play = self.match.play

    @property
    def record(self) -> str:
        return self.match.record(reveal=True).dumps()


def play_out(table: ArenaTable, bots: Sequence[Bot], longest: int, watchers: Watchers | None) -> None:
    """Play to the end, or until `longest` decisions."""
    state = table.state
    while not state.over and state.ply < longest:
        seat = int(state.seat_to_act())
        action = bots[seat].choose(View(state, seat))
        events = table.play(action)
        if watchers is not None:
            watchers.see(WatchedStep(seat, action.path, events, state))

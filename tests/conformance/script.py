"""The records that every interface replays, and the expected positions, computed by the core alone."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from dragonhall.core.game import Facts, Picture
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.records.match import Match
from dragonhall.core.records.record import Record, loads
from dragonhall.core.state import State
from dragonhall.core.view import View
from dragonhall.games import configure

FOLDER = Path(__file__).parent / "records"
GAMES = ("draco", "drako", "signori")


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.jsonl"


class Seen(NamedTuple):
    """A position as one viewer sees it."""

    digest: str
    picture: Picture
    counted: Facts
    legal: list[str]


class Position(NamedTuple):
    """A position of the record: the seat to act and what each viewer sees; the spectator comes last."""

    ply: int
    digest: str
    seat: int | None
    codes: list[int]
    seen: tuple[Seen, ...]


class Script:
    """A record, replayed with `State.apply` only, on the deal of its seed and salts."""

    def __init__(self, name: str) -> None:
        self.text = file_of(name).read_text("utf-8")
        self.record: Record = loads(self.text)
        header = self.record.header
        self.game = configure(header.game, header.players, header.options)
        assert self.game.pack.hash == header.pack, (
            "the pack has changed: run python -m tests.conformance.make_records"
        )
        assert self.record.seed is not None
        self.seed = bytes.fromhex(self.record.seed)
        self.match = Match(self.game, self.seed, header.salts, header.names)
        self.codes = [int(self.game.action(move.action)) for move in self.record.moves]
        state = self.deal()
        self.positions = [position_of(state)]
        for code in self.codes:
            state.apply(code)
            self.positions.append(position_of(state))
        self.last = state

    def deal(self) -> State:
        """Return the initial position, ready to be played."""
        return self.match.deal()

    @property
    def viewers(self) -> list[int]:
        return [*range(self.game.players), SPECTATOR]


def position_of(state: State) -> Position:
    decision = state.decision
    return Position(
        ply=state.ply,
        digest=f"{state.digest:016x}",
        seat=None if decision is None else decision.seat,
        codes=[] if decision is None else sorted(int(code) for code in state.legal_codes()),
        seen=tuple(seen_by(state, seat) for seat in [*range(state.game.players), SPECTATOR]),
    )


def seen_by(state: State, seat: int) -> Seen:
    view = View(state, seat)
    return Seen(
        f"{view.digest:016x}", view.picture, view.derived_facts, [str(action) for action in view.legal]
    )


@cache
def script(game: str) -> Script:
    return Script(game)

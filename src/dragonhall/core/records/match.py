"""A game in progress: its state, record and events, with undo; and replay of records."""

import copy
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence

from dragonhall.core.action import Action, Outcome
from dragonhall.core.errors import IllegalActionError, RecordError, UndoError
from dragonhall.core.game import Game
from dragonhall.core.layout import SPECTATOR, UNKNOWN
from dragonhall.core.records.record import (
    GIVEN_UP,
    End,
    Header,
    Move,
    Record,
    chained,
    commitment_of,
    deal_key,
)
from dragonhall.core.rng import SecretRng
from dragonhall.core.state import Event, State

CHECKPOINT = 64  # number of actions between two stored positions


class Match:
    """One game from the deal to the end, recorded as it is played.

    >>> import dragonhall.games as games
    >>> match = Match(games.configure("draco"), seed=bytes(32))
    >>> match.play(next(iter(match.state.legal))) and match.state.ply
    1
    """

    def __init__(self, game: Game, seed: bytes, salts: Sequence[str] = (), names: Sequence[str] = ()) -> None:
        self.game = game
        self.seed = seed
        header = Header(
            game=game.name,
            rules=game.rules_version,
            players=game.players,
            options=dict(game.options),
            pack=game.pack.hash,
            commitment=commitment_of(seed),
            salts=list(salts),
            names=list(names),
        )
        self.header = chained(header, "")
        self.moves: list[Move] = []
        self.state = self.deal()
        self.events: list[tuple[int, Event]] = [(0, event) for event in self.state.log or ()]
        self.checkpoints: dict[int, State] = {}  # by ply

    def deal(self) -> State:
        return self.game.new(SecretRng.keyed(deal_key(self.seed, self.header.salts)), listen=True)

    def play(self, form: int | str | Action) -> list[Event]:
        """Apply an action, given in any form, and return its events. On an error nothing has changed."""
        if isinstance(form, str):
            return self.step(self.game.read(self.state, form))
        action = self.game.action(int(form))
        refusal = self.game.why_not(self.state, int(action))
        if refusal is not None:
            raise IllegalActionError(refusal)
        return self.step(action)

    def step(self, action: Action) -> list[Event]:
        """Apply an action that is known to be legal, and return its events."""
        state = self.state
        assert not state.over, "the game is over"
        seat = state.actor(int(action))
        events = state.listen()
        state.step(int(action))
        self.moves.append(self.recorded(action, seat, state))
        self.events += [(state.ply, event) for event in events]
        if state.ply % CHECKPOINT == 0:
            self.checkpoints[state.ply] = state.clone()
        return events

    def move_for(self, action: Action) -> Move:
        """Return the move that `step` would record for this legal action. The match does not change."""
        assert not self.state.over, "the game is over"
        after = self.state.clone()
        after.step(int(action))
        return self.recorded(action, self.state.actor(int(action)), after)

    def recorded(self, action: Action, seat: int, after: State) -> Move:
        name, digest = self.game.seats[seat], f"{after.digest:016x}"
        return chained(Move(ply=after.ply, seat=name, action=str(action), digest=digest), self.last_hash)

    def copy(self) -> "Match":
        """Return an independent copy."""
        twin = copy.copy(self)
        twin.moves = self.moves[:]
        twin.state = self.state.clone()
        twin.events = self.events[:]
        twin.checkpoints = dict(self.checkpoints)
        return twin

    @property
    def last_hash(self) -> str:
        return self.moves[-1].hash if self.moves else self.header.hash

    def record(self, reveal: bool = False, given_up: Outcome | None = None) -> Record:
        """Return the record so far. It contains the seed if the game is over, or with `reveal`.

        `given_up`: the outcome of a game that ended outside its rules, for example by resignation.
        """
        outcome = self.state.outcome or given_up
        end = None
        if outcome is not None:
            winners = [self.game.seats[seat] for seat in outcome.winners]
            end = chained(End(winners, outcome.reason, list(outcome.scores)), self.last_hash)
        seed = self.seed.hex() if reveal or end is not None else None
        return Record(self.header, list(self.moves), end, seed)

    def at(self, ply: int) -> State:
        """Return the state after `ply` actions, replayed from the last checkpoint before it."""
        start = ply - ply % CHECKPOINT
        state = self.checkpoints[start].clone() if start in self.checkpoints else self.deal()
        for move in self.moves[state.ply : ply]:
            state.apply(int(self.game.action(move.action)))
        return state

    def events_at(self, ply: int) -> list[Event]:
        """The events of action number `ply`; 0 for the deal."""
        start, end = (bisect_left(self.events, at, key=ply_of) for at in (ply, ply + 1))
        return [event for _, event in self.events[start:end]]

    def undo(self) -> None:
        """Take back the last action. Raise UndoError if it revealed a card or used random numbers."""
        if not self.moves:
            raise UndoError("undo-nothing")
        before = self.at(len(self.moves) - 1)
        refuse_unsafe_undo(before, self.state)
        self.restore(before)

    def rewind(self, ply: int) -> None:
        """Go back to the position after `ply` actions, whatever was revealed since.

        The caller must have the consent of all players.
        """
        self.restore(self.at(ply))

    def restore(self, before: State) -> None:
        del self.moves[before.ply :]
        self.state = before
        self.events = self.events[: bisect_left(self.events, before.ply + 1, key=ply_of)]
        self.checkpoints = {ply: state for ply, state in self.checkpoints.items() if ply <= before.ply}


def ply_of(pair: tuple[int, Event]) -> int:
    return pair[0]


def refuse_unsafe_undo(before: State, after: State) -> None:
    """Raise UndoError if random numbers were drawn or a viewer sees a face that was hidden before."""
    if before.rng.position() != after.rng.position():
        raise UndoError("undo-chance")
    for seat in range(SPECTATOR, int(before.layout.seats)):
        if faces_seen(after, seat) - faces_seen(before, seat):
            raise UndoError("undo-learned")


def faces_seen(state: State, seat: int) -> Counter[int]:
    view = state.masked(seat)
    zones = range(len(view.layout.zones))
    cards = [int(view.card_in(zone, place)) for zone in zones for place in range(int(view.size(zone)))]
    return Counter(card for card in cards if card != UNKNOWN)


def replay(game: Game, record: Record, origin: str = "record") -> Match:
    """Replay a record. Raise RecordError that names the first action that is illegal or differs."""
    header = record.header
    if header.game != game.name or header.rules != game.rules_version:
        raise RecordError(
            "record-rules",
            file=origin,
            got=f"{header.game} {header.rules}",
            known=f"{game.name} {game.rules_version}",
        )
    if header.pack != game.pack.hash:
        raise RecordError("record-pack", file=origin, got=header.pack[:12], known=game.pack.hash[:12])
    if record.seed is None:
        raise RecordError("record-sealed", file=origin)
    match = Match(game, bytes.fromhex(record.seed), header.salts, header.names)
    for move in record.moves:
        decision = match.state.decision
        code = game.code_of(move.action)
        if code is None or decision is None or game.why_not(match.state, code) is not None:
            raise RecordError("record-illegal", file=origin, ply=move.ply, action=move.action)
        match.play(code)
        if match.moves[-1] != move:
            raise RecordError("record-differs", file=origin, ply=move.ply)
    if record.end is not None and not is_valid_end(match, record.end):
        raise RecordError("record-outcome", file=origin)
    return match


def is_valid_end(match: Match, end: End) -> bool:
    """Whether `end` is the outcome of the game, or a valid end outside the rules in its last position."""
    if match.state.over or end.reason not in GIVEN_UP:
        return match.record().end == end
    seats = match.game.seats
    winners = [seat for seat in seats if seat in end.winners]
    seen = match.state.masked(SPECTATOR)
    scores = [int(seen.score_of(seat)) for seat in range(len(seats))]
    return 0 < len(winners) < len(seats) and (end.winners, end.scores) == (winners, scores)

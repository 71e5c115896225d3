"""The base class of states: one position of one game.

A game subclasses `State` and implements `winner_bits`, `score_of` and `evaluate` (estimate a position), and
`settle` if its rules have automatic steps. Its actions are in its moves (`core/moves.py`). Everything else
is derived here. `Zones` moves cards; `Stack` holds the decisions.
"""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from dragonhall.core.action import Decision, LegalActions, Outcome
from dragonhall.core.decisions import Stack, top_frame
from dragonhall.core.errors import DeclarationError, IllegalActionError
from dragonhall.core.layout import (
    CHECKED,
    COUNTS,
    DEPTH,
    ENDING,
    NO_MARKS,
    PLY,
    SPECTATOR,
    Layout,
    empty_cards,
)
from dragonhall.core.moves import GAME_OVER, LEGAL, NO_ACTION, DecisionKind, link_of, list_actions
from dragonhall.core.rng import NO_RNG, WORD, Rng
from dragonhall.core.sampling import deal_hidden

if TYPE_CHECKING:
    from dragonhall.core.game import Game
    from dragonhall.core.view import View

Event = tuple[int, int, int, int, int]  # kind and four values; `Game.events` declares their meaning


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Stack):
    """A position: two arrays, a random stream and its game. Contains hidden information."""

    def __init__(self, game: "Game", layout: Layout, cells: vec[i64], cards: vec[u8], rng: Rng) -> None:
        super().__init__(layout, cells, cards, rng)
        self.game = game
        self.log: list[Event] | None = None

    # ---- implemented or overridden by each game ------------------------------------------------

    def settle(self) -> None:
        """Carry out automatic steps after an action, until a seat has a decision or the game is over."""

    def winner_bits(self) -> i64:
        """One bit per winning seat, once the game is over."""
        raise missing(self, "winner_bits")

    def score_of(self, seat: i64) -> i64:
        raise missing(self, "score_of")

    def evaluate(self, seat: i64) -> float:
        """Estimate how good the position is for a seat; larger is better. A heuristic for bots."""
        raise missing(self, "evaluate")

    def scale(self) -> float:
        """The value of `evaluate` at which the odds of winning are about three to one."""
        return 30.0

    def turns(self) -> i64:
        """The number of turns begun, in games whose turns consist of many actions of one seat; else 0.

        A search compares positions at the end of such a turn. In the middle of a turn, the evaluation is
        biased towards the seat that is acting.
        """
        return 0

    def rivals(self, seat: i64, other: i64) -> bool:
        """Whether two seats are opponents."""
        return seat != other

    def limits(self) -> vec[i64]:
        """The public restriction on the hidden cards of each zone: NO_LIMIT, or a level from 0 to 3.

        A zone must admit every face that a zone with a lower level admits; see `admits`.
        """
        return self.layout.unlimited

    def admits(self, zone: i64, face: i64) -> bool:
        """Whether this face can be in a zone that has a limit."""
        return True

    def with_arrays(self, cells: vec[i64], cards: vec[u8], rng: Rng) -> "State":
        """Return a state of the same game with other arrays. Override it together with `__init__`."""
        return type(self)(self.game, self.layout, cells, cards, rng)

    # ---- derived from the moves of the game ----------------------------------------------------

    @final
    def fill_legal(self, buffer: vec[i64]) -> i64:
        """Write the legal actions into the buffer, each once, in a fixed order; return their number."""
        return write_legal(self, buffer)

    def refusal(self, action: i64) -> i64:
        """Return LEGAL, or the number of the refusal (its index in `Game.refusals` plus 1)."""
        if self.cells[DEPTH] == 0:
            return GAME_OVER
        choices = self.layout.choices
        top = top_frame(self)
        decision = choices.decisions[self.cells[top]]
        link = link_of(decision, action)
        if link is None:
            move = choices.move_of(action)
            if move is None:
                return NO_ACTION
            if move is choices.interrupt:
                return move.refusal(self, action - move.first, action - move.first)
            return decision.refusal_of_other(move)
        variant = action - link.first
        if not link.move.exists(variant):
            return NO_ACTION
        return link.move.refusal(self, self.cells[top + 1], variant)

    # ---- queries -------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The current decision; None if the game is over."""
        if self.cells[DEPTH] == 0:
            return None
        at = top_frame(self)
        return Decision(int(self.cells[at + 1]), self.game.decisions[int(self.cells[at])])

    @property
    def ply(self) -> int:
        return int(self.cells[PLY])

    @property
    def legal(self) -> LegalActions:
        """The legal actions, generated on demand: supports iteration, `len` and `in`."""
        return LegalActions(self)

    def interrupts(self, seat: int) -> list[int]:
        """The legal actions of a seat that does not decide. They are not in the legal list."""
        move = self.layout.choices.interrupt
        if move is None or self.cells[DEPTH] == 0 or not 0 <= seat < int(self.layout.seats):
            return []
        legal = move.refusal(self, i64(seat), i64(seat)) == LEGAL
        return [int(move.first) + seat] if legal else []

    def actor(self, action: int) -> int:
        """The seat that takes an action: the one that decides, except for an interrupt."""
        seat = int(self.layout.choices.interrupting_seat(i64(action)))
        return int(self.seat_to_act()) if seat < 0 else seat

    @property
    def count(self) -> int:
        """The number of legal actions."""
        return int(write_legal(self, self.layout.buffer))

    def legal_codes(self) -> list[int]:
        """The legal actions as ints."""
        buffer = self.layout.buffer
        total = write_legal(self, buffer)
        codes: list[int] = []
        k: i64 = 0
        while k < total:
            codes.append(int(buffer[k]))
            k += 1
        return codes

    @property
    def outcome(self) -> Outcome | None:
        """Winners, reason and scores; None if the game is not over."""
        if self.cells[DEPTH] > 0:
            return None
        bits = self.winner_bits()
        seats = range(int(self.layout.seats))
        winners = tuple([seat for seat in seats if (bits >> i64(seat)) & 1])
        scores = tuple([int(self.score_of(i64(seat))) for seat in seats])
        return Outcome(winners, self.game.endings[int(self.cells[ENDING])], scores)

    @property
    def digest(self) -> int:
        """A 64-bit hash of the position. Identical compiled and uncompiled; stable per rules version."""
        return digest_of(self.layout, self.cells, self.cards)

    # ---- actions and copies --------------------------------------------------------------------

    def apply(self, action: int, seat: int = -1) -> None:
        """Apply an action, given as its number; with `seat`, only an action of that seat.

        An illegal one raises IllegalActionError; nothing changes.
        """
        known = 0 <= action < int(self.layout.choices.action_total)
        number = self.refusal(i64(action)) if known else NO_ACTION
        if number == LEGAL and seat >= 0 and self.actor(action) != seat:
            number = NO_ACTION
        if number != LEGAL:
            raise IllegalActionError(self.game.refuse(self, action, int(number)))
        step_state(self, i64(action))

    def apply_nth(self, n: int) -> None:
        """Apply the n-th legal action, in the order of `legal`."""
        if self.cells[DEPTH] == 0:
            raise IndexError(f"the game is over: there is no legal action {n}")
        buffer = self.layout.buffer
        top = top_frame(self)
        decision = self.layout.choices.decisions[self.cells[top]]
        seat = self.cells[top + 1]
        total = list_decision(self, decision, seat, buffer)
        if n < 0 or n >= int(total):
            raise IndexError(f"there are {total} legal actions, no number {n}")
        take_action(self, decision, seat, buffer[n])

    @final
    def step(self, action: i64) -> None:
        """Apply an action that is known to be legal, and count it."""
        step_state(self, action)

    def playout(self, rng: Rng) -> int:
        """Play random legal actions to the end of the game; return their number."""
        buffer = self.layout.buffer[:]
        decisions = self.layout.choices.decisions
        steps: i64 = 0
        while self.cells[DEPTH] > 0:
            top = top_frame(self)
            decision = decisions[self.cells[top]]
            seat = self.cells[top + 1]
            total = list_actions(decision, self, seat, buffer)
            take_action(self, decision, seat, buffer[rng.below(total)])
            steps += 1
        return int(steps)

    def clone(self) -> "State":
        """Return an independent copy with a copy of the random stream. It does not record events."""
        return self.with_arrays(self.cells[:], self.cards[:], self.rng.clone())

    def without_cards(self, rng: Rng) -> "State":
        """Return a copy without any cards. (Passing an array in from outside the core would leak it.)"""
        return self.with_arrays(self.cells[:], empty_cards(self.layout), rng)

    def masked(self, seat: int) -> "State":
        """Return a copy in which everything is hidden that the seat cannot see. Views use only this."""
        seen = self.layout.mask(self.cells, self.cards, i64(seat))
        return self.with_arrays(self.cells[:], seen, NO_RNG)

    def view(self, seat: int) -> "View":
        """Return what a seat or SPECTATOR sees. A view can be read and sampled, not played on."""
        from dragonhall.core.view import View

        return View(self, seat)

    def sample(self, seat: int, rng: Rng) -> "State":
        """Return a world that the seat cannot distinguish from this one, with a new random stream."""
        seen = self.layout.mask(self.cells, self.cards, i64(seat))
        world = self.with_arrays(self.cells[:], seen, NO_RNG)
        deal_hidden(world, rng)
        world.rng = rng.fork()
        return world

    def _repr_svg_(self) -> str | None:
        """For notebooks: the position as a spectator sees it; None if the game has no drawing."""
        return self.game.svg(self.masked(SPECTATOR), SPECTATOR)

    # ---- events --------------------------------------------------------------------------------

    def listen(self) -> list[Event]:
        """Start to record events. The returned list grows with each event."""
        self.log = []
        return self.log

    @final
    def emit(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Record an event with the values that its declaration names."""
        if CHECKED and not 0 <= kind < len(self.game.events):
            raise DeclarationError(f"event {kind} is not declared")
        if self.log is not None:
            record_event(self, kind, a, b, c, d)


# Functions: compiled code calls methods of a class that may be subclassed in Python by a table.


def write_legal(state: State, buffer: vec[i64]) -> i64:
    """Write the legal actions into the buffer; return their number."""
    cells = state.cells
    if cells[DEPTH] == 0:
        return 0
    top = top_frame(state)
    return list_decision(state, state.layout.choices.decisions[cells[top]], cells[top + 1], buffer)


def list_decision(state: State, decision: DecisionKind, seat: i64, buffer: vec[i64]) -> i64:
    """Write the legal actions of the current decision into the buffer; return their number."""
    if CHECKED:
        return list_checked(state, decision, seat, buffer)
    return list_actions(decision, state, seat, buffer)


def list_checked(state: State, decision: DecisionKind, seat: i64, buffer: vec[i64]) -> i64:
    """Write the legal actions, and report a buffer that is too small."""
    try:
        return list_actions(decision, state, seat, buffer)
    except IndexError as error:
        name = state.game.decisions[int(decision.kind)]
        raise DeclarationError(
            f"the legal actions of decision {name!r} cannot be listed; is most_legal={len(buffer)} too small?"
        ) from error


def step_state(state: State, action: i64) -> None:
    """Apply a legal action, and count it."""
    cells = state.cells
    top = top_frame(state)
    take_action(state, state.layout.choices.decisions[cells[top]], cells[top + 1], action)


def take_action(state: State, decision: DecisionKind, seat: i64, action: i64) -> None:
    """Apply a legal action of the current decision, count it, and carry out the automatic steps."""
    state.cells[PLY] += 1
    link = link_of(decision, action)
    if link is None:
        interrupt(state, action)
    else:
        link.move.perform(state, seat, action - link.first)
    state.settle()


def interrupt(state: State, action: i64) -> None:
    """Apply the legal action of a seat that does not decide."""
    move = state.layout.choices.interrupt
    assert move is not None
    move.perform(state, action - move.first, action - move.first)


def record_event(state: State, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    if state.log is not None:
        state.log.append((int(kind), int(a), int(b), int(c), int(d)))


def missing(state: State, method: str) -> NotImplementedError:
    return NotImplementedError(f"{type(state).__name__} has no method {method!r}")


def digest_of(layout: Layout, cells: vec[i64], cards: vec[u8]) -> int:
    """Return a 64-bit hash of all cells, then of the cards in each zone and their marks.

    Identical compiled and uncompiled; stable for each rules version.
    """
    a: i64 = 0x2545F491
    b: i64 = 0x1B873593
    k: i64 = 0
    total = layout.cell_total
    while k < total:
        a = ((a ^ (cells[k] & WORD)) * 0x5BD1E995) & WORD
        a ^= a >> 15
        b = ((b + a) * 0x2C1B3C6D) & WORD
        b ^= b >> 13
        k += 1
    zone: i64 = 0
    while zone < layout.zone_total:
        k = layout.base[zone]
        end = k + cells[COUNTS + zone]
        while k < end:
            a = ((a ^ (i64(cards[k]) + 1)) * 0x5BD1E995) & WORD
            a ^= a >> 15
            b = ((b + a) * 0x2C1B3C6D) & WORD
            b ^= b >> 13
            k += 1
        if layout.marks[zone] != NO_MARKS:
            k = layout.marks[zone]
            end = k + cells[COUNTS + zone]
            while k < end:
                a = ((a ^ i64(cards[k])) * 0x5BD1E995) & WORD
                a ^= a >> 15
                b = ((b + a) * 0x2C1B3C6D) & WORD
                b ^= b >> 13
                k += 1
        zone += 1
    return int(a) * 0x100000000 + int(b)

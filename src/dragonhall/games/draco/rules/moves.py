"""What a player can do in Draco: play a card, exchange cards, finish the exchange (DT-1 to DT-4, DF-1)."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.moves import LEGAL, Choices, DecisionKind, Move, Things
from dragonhall.games.draco.rules import declaration as d
from dragonhall.games.draco.rules.state import DracoState


@final
class Play(Move[DracoState]):
    """Play a card of the hand on top of the own pile or under it.

    It must go under if another player rides its dragon (DT-2, DT-3); it may go under if its dragon is last
    (DT-4).
    """

    def __init__(self, faces: list[str]) -> None:
        super().__init__("play", 2 * d.FACES)
        self.faces = faces

    def refusal(self, state: DracoState, seat: i64, variant: i64) -> i64:
        face = variant >> 1
        if not state.holds(d.HAND + seat, face):
            return d.NOT_IN_HAND
        colour = face // d.VALUES
        ridden_by_other = (state.ridden_by_others(seat) >> colour) & 1 != 0
        if variant & 1 == d.ON_TOP:
            return d.MUST_GO_UNDER if ridden_by_other else LEGAL
        last = state.cells[d.SPACE + colour] == state.last_place()
        return LEGAL if ridden_by_other or last else d.MUST_GO_ON_TOP

    def append_legal(self, state: DracoState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        ridden = state.ridden_by_others(seat)
        last_place = state.last_place()
        cells = state.cells
        cards = state.cards
        first = self.first
        before: i64 = -1
        start = state.layout.base[d.HAND + seat]
        for k in range(start, start + state.size(d.HAND + seat)):
            face = i64(cards[k])
            if face != before:
                colour = face // d.VALUES
                ridden_by_other = (ridden >> colour) & 1 != 0
                if not ridden_by_other:
                    buffer[total] = first + 2 * face + d.ON_TOP
                    total += 1
                if ridden_by_other or cells[d.SPACE + colour] == last_place:
                    buffer[total] = first + 2 * face + d.UNDER
                    total += 1
                before = face
        return total

    def perform(self, state: DracoState, seat: i64, variant: i64) -> None:
        state.play(seat, variant >> 1, variant & 1)

    def things(self, variant: int) -> Things:
        return [("verb", "play"), ("card", self.faces[variant // 2]), ("place", d.PLACES[variant % 2])]


@final
class Exchange(Move[DracoState]):
    """Set a card aside whose dragon is at the summit; all are exchanged together at the end (DF-1)."""

    def __init__(self, faces: list[str]) -> None:
        super().__init__("exchange", d.FACES)
        self.faces = faces

    def refusal(self, state: DracoState, seat: i64, variant: i64) -> i64:
        if not state.holds(d.HAND + seat, variant):
            return d.NOTHING_TO_EXCHANGE
        return LEGAL if state.at_summit(variant // d.VALUES) else d.NOT_AT_SUMMIT

    def perform(self, state: DracoState, seat: i64, variant: i64) -> None:
        state.remove(d.HAND + seat, variant)
        state.put(d.ASIDE + seat, variant)

    def append_legal(self, state: DracoState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        cards = state.cards
        before: i64 = -1
        start = state.layout.base[d.HAND + seat]
        for k in range(start, start + state.size(d.HAND + seat)):
            face = i64(cards[k])
            if face != before and state.at_summit(face // d.VALUES):
                buffer[total] = self.first + face
                total += 1
            before = face
        return total

    def things(self, variant: int) -> Things:
        return [("verb", "exchange"), ("card", self.faces[variant])]


@final
class Done(Move[DracoState]):
    """Finish the exchange."""

    def perform(self, state: DracoState, seat: i64, variant: i64) -> None:
        state.exchange(seat)


def draco_choices(faces: list[str]) -> Choices:
    """Return the actions of the game, in the order of their codes, and the decisions that offer them."""
    play, exchange, done = Play(faces), Exchange(faces), Done("done")
    moves: list[Move[Any]] = [play, exchange, done]
    decisions: list[DecisionKind] = [
        DecisionKind(d.ASK_PLAY, d.MUST_PLAY, [play]),
        DecisionKind(d.ASK_EXCHANGE, d.ALREADY_PLAYED, [exchange, done]),
    ]
    return Choices(moves, decisions)

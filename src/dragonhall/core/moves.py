"""Kinds of actions, and the decisions at which they can be taken.

A `Move` is one kind of action: a range of action codes. It says which of them exist, why one is refused,
what it does and which things it consists of. A `DecisionKind` lists the moves that a seat can choose from.
`Choices` numbers the actions of a game and finds the move of an action. It can have one move that a seat may
take while another seat decides: the interrupt.
"""

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from dragonhall.core.state import State

S = TypeVar("S", bound="State")

LEGAL: Final[i64] = 0  # `refusal` of a legal action
NO_ACTION: Final[i64] = 1  # `refusal` of a number that is not an action: the first refusal of every game
GAME_OVER: Final[i64] = 2  # `refusal` after the end: the second refusal of every game
NO_MOVE: Final = -1
Things = list[tuple[str, str]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Generic[S]):
    """A kind of action with `count` variants, numbered from 0. An action is `first + variant`."""

    def __init__(self, name: str, count: int = 1) -> None:
        self.name = name
        self.count: i64 = count
        self.first: i64 = 0  # assigned by `Choices`
        self.number: i64 = 0

    def exists(self, variant: i64) -> bool:
        """Return whether the variant can be legal in some position of this game."""
        return True

    def refusal(self, state: S, seat: i64, variant: i64) -> i64:
        """Return LEGAL, or the number of the reason why the seat cannot take this action now."""
        return LEGAL

    def perform(self, state: S, seat: i64, variant: i64) -> None:
        """Apply a legal action."""
        raise NotImplementedError(f"move {self.name!r} has no method 'perform'")

    def things(self, variant: int) -> Things:
        """Return the things that the action consists of, as (kind, name), in the order of selection."""
        return [("verb", self.name)]

    def append_legal(self, state: S, seat: i64, buffer: vec[i64], total: i64) -> i64:
        """Append the legal actions to the buffer; return the new total.

        A subclass may list them faster than by trying every variant, in the same order.
        """
        for variant in range(self.count):
            if self.exists(variant) and self.refusal(state, seat, variant) == LEGAL:
                buffer[total] = self.first + variant
                total += 1
        return total

    @final
    def append_faces(self, state: S, seat: i64, zone: i64, buffer: vec[i64], total: i64) -> i64:
        """Append the legal actions of a move with one variant for each face: only the faces in a zone."""
        before: i64 = -1
        for place in range(state.size(zone)):
            face = state.card_in(zone, place)
            if face != before and self.refusal(state, seat, face) == LEGAL:
                buffer[total] = self.first + face
                total += 1
            before = face
        return total


@final
class Link:
    """One move of a decision, its action codes, and the next one. Items of a list would be type-checked."""

    def __init__(self, move: "Move[Any]", following: "Link | None") -> None:
        self.move = move
        self.following = following
        self.first: i64 = 0
        self.end: i64 = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class DecisionKind:
    """A declared decision: its moves, in the order of the legal list, and the refusal of all others.

    `listed` replaces the moves in the legal list, where a game lists the actions of several moves together.
    """

    def __init__(
        self,
        kind: int,
        otherwise: int,
        moves: "list[Move[Any]]",
        listed: "list[Move[Any]] | None" = None,
    ) -> None:
        self.kind: i64 = kind
        self.otherwise: i64 = otherwise
        self.moves = moves
        self.chain = linked(moves)
        self.listing = self.chain if listed is None else linked(listed)

    def refusal_of_other(self, move: "Move[Any]") -> i64:
        """Return the refusal of a move that does not belong to this decision."""
        return self.otherwise


def linked(moves: "list[Move[Any]]") -> Link | None:
    chain: Link | None = None
    for move in moves[::-1]:
        chain = Link(move, chain)
    return chain


# Functions: compiled code calls methods of a class that may be subclassed in Python by a table.


def list_actions(decision: DecisionKind, state: "State", seat: i64, buffer: vec[i64]) -> i64:
    """Write the legal actions of a decision into the buffer; return their number."""
    total: i64 = 0
    link = decision.listing
    while link is not None:
        total = link.move.append_legal(state, seat, buffer, total)
        link = link.following
    return total


def link_of(decision: DecisionKind, action: i64) -> Link | None:
    """Return the link of the move to which an action belongs, if the decision has it."""
    link = decision.chain
    while link is not None:
        if link.first <= action < link.end:
            return link
        link = link.following
    return None


@final
class Choices:
    """All moves and decisions of a configured game. Numbers the actions in the order of the moves."""

    def __init__(
        self, moves: "list[Move[Any]]", decisions: list[DecisionKind], interrupt: "Move[Any] | None" = None
    ) -> None:
        """`interrupt` is one of the moves; its variants are the seats that can take it out of turn."""
        self.moves = moves
        self.interrupt = interrupt
        self.decisions: vec[DecisionKind] = vec[DecisionKind](decisions)  # items of a list are type-checked
        for place, decision in enumerate(decisions):
            if decision.kind != place:
                raise ValueError("the decisions are not in the order of their declaration")
        total: i64 = 0
        for number, move in enumerate(moves):
            move.first = total
            move.number = number
            total += move.count
        for decision in decisions:
            link = decision.chain
            while link is not None:
                link.first = link.move.first
                link.end = link.move.first + link.move.count
                link = link.following
        self.action_total: i64 = total
        self.numbers: vec[i64] = vec[i64]()  # by action: the number of its move, or NO_MOVE; filled on demand

    @final
    def move_of(self, action: i64) -> "Move[Any] | None":
        """Return the move of an action, or None if the number is not an action of this game."""
        if len(self.numbers) == 0:
            self.number_actions()
        number = self.numbers[action]
        return None if number == NO_MOVE else self.moves[number]

    def interrupting_seat(self, action: i64) -> i64:
        """Return the seat whose interrupt this action is, or NO_MOVE."""
        move = self.interrupt
        if move is None or action < move.first or action >= move.first + move.count:
            return NO_MOVE
        return action - move.first

    def number_actions(self) -> None:
        numbers = vec[i64]([i64(NO_MOVE)] * int(self.action_total))
        for move in self.moves:
            for variant in range(move.count):
                if move.exists(variant):
                    numbers[move.first + variant] = move.number
        self.numbers = numbers

    def things(self, action: int) -> Things:
        """Return the things of an action; none if the number is not an action of this game."""
        move = self.move_of(i64(action))
        return [] if move is None else move.things(action - int(move.first))

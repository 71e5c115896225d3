"""A state: one position of one game, and everything one can ask of it.

A game subclasses `State` and answers six questions: which actions are legal (`fill`), why one is not
(`refusal`), what one does (`advance`), who has won (`winner_bits`), what the scores are (`score_of`) and
how good a position looks (`evaluate`). All else is derived here; `Zones` moves the cards, `Stack` asks.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from dragonhall.core.action import Decision, Legal, Outcome
from dragonhall.core.decisions import Stack
from dragonhall.core.digest import digest_of
from dragonhall.core.errors import IllegalActionError
from dragonhall.core.layout import DEPTH, ENDING, PLY, SPECTATOR, Layout, empty_cards
from dragonhall.core.rng import BLIND, Rng
from dragonhall.core.sampling import deal_hidden

if TYPE_CHECKING:
    from dragonhall.core.game import Game
    from dragonhall.core.view import View

LEGAL: Final = 0  # the refusal of an action that is not refused
NO_ACTION: Final = 1  # the refusal of a number that is no action: the first of every game's

Event = tuple[int, int, int, int, int]  # kind and four values; what they mean is declared by the game


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Stack):
    """A position: two arrays, a random stream and the facts of the game."""

    def __init__(self, game: "Game", layout: Layout, cells: vec[i64], cards: vec[u8], rng: Rng) -> None:
        super().__init__(layout, cells, cards, rng)
        self.game = game
        self.log: list[Event] | None = None

    # ---- what a game answers -------------------------------------------------------------------

    def fill(self, buffer: vec[i64]) -> i64:
        """Write the legal actions into the buffer, each once, in a fixed order; return how many."""
        raise NotImplementedError

    def refusal(self, action: i64) -> i64:
        """LEGAL, or the number of the game's refusal that says why not."""
        raise NotImplementedError

    def advance(self, action: i64) -> None:
        """Carry out an action that is known to be legal."""
        raise NotImplementedError

    def winner_bits(self) -> i64:
        """One bit per winning seat, once the game is over."""
        raise NotImplementedError

    def score_of(self, seat: i64) -> i64:
        raise NotImplementedError

    def evaluate(self, seat: i64) -> float:
        """How good the position looks for a seat: larger is better. A guess, for bots."""
        raise NotImplementedError

    def scale(self) -> float:
        """The difference of `evaluate` at which a game is about three to one."""
        return 30.0

    def turns(self) -> i64:
        """How many turns have begun, in a game whose turns are long chains of own actions; else 0.

        A search compares positions at the end of such a turn: halfway through the next one, whoever has just
        strengthened himself looks better than he is.
        """
        return 0

    def rivals(self, seat: i64, other: i64) -> bool:
        """Do these two play against each other?"""
        return seat != other

    def limits(self) -> vec[i64]:
        """For every zone how much can lie in it, as all know: NO_LIMIT, or a number from 0 to 3.

        What a zone admits, those with a higher limit must admit too.
        """
        return self.layout.unlimited

    def admits(self, zone: i64, face: i64) -> bool:
        """Can this face lie in this limited zone?"""
        return True

    def twin(self, cells: vec[i64], cards: vec[u8], rng: Rng) -> "State":
        """A state of the same game over other arrays."""
        raise NotImplementedError

    # ---- asking --------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """Who must choose, and about what; None once the game is over."""
        if self.cells[DEPTH] == 0:
            return None
        at = self.frame()
        return Decision(int(self.cells[at + 1]), self.game.decisions[int(self.cells[at])])

    @property
    def ply(self) -> int:
        return int(self.cells[PLY])

    @property
    def legal(self) -> Legal:
        """The legal actions, made when asked for: iterate, `len`, `in`."""
        return Legal(self)

    @property
    def count(self) -> int:
        """How many actions are legal."""
        return int(self.fill(self.layout.buffer))

    def legal_codes(self) -> list[int]:
        """The legal actions as ints."""
        buffer = self.layout.buffer
        total = self.fill(buffer)
        codes: list[int] = []
        k: i64 = 0
        while k < total:
            codes.append(int(buffer[k]))
            k += 1
        return codes

    @property
    def outcome(self) -> Outcome | None:
        """Winners, reason and scores; None while the game goes on."""
        if self.cells[DEPTH] > 0:
            return None
        bits = self.winner_bits()
        seats = range(int(self.layout.seats))
        winners = tuple([seat for seat in seats if (bits >> i64(seat)) & 1])
        scores = tuple([int(self.score_of(i64(seat))) for seat in seats])
        return Outcome(winners, self.game.endings[int(self.cells[ENDING])], scores)

    @property
    def digest(self) -> int:
        """64 bits that tell positions apart; the same compiled or not, for ever (per rules version)."""
        return digest_of(self.layout, self.cells, self.cards)

    # ---- going on ------------------------------------------------------------------------------

    def apply(self, action: int) -> None:
        """Take an action, given as its int; IllegalActionError says why not, and then nothing has changed."""
        number = LEGAL if 0 <= action < self.game.action_total else NO_ACTION
        if number == LEGAL:
            number = int(self.refusal(i64(action)))
        if number != LEGAL:
            raise IllegalActionError(self.game.refuse(self, action, number))
        self.step(i64(action))

    def apply_nth(self, n: int) -> None:
        """Take the n-th legal action, in the order of `legal`."""
        buffer = self.layout.buffer
        total = self.fill(buffer)
        if n < 0 or n >= total:
            raise IndexError(f"there are {total} legal actions, no number {n}")
        self.step(buffer[n])

    @final
    def step(self, action: i64) -> None:
        """Take an action that is known to be legal."""
        self.cells[PLY] += 1
        self.advance(action)

    def playout(self, rng: Rng) -> int:
        """Play random legal actions to the end of the game; return how many there were."""
        buffer = self.layout.buffer[:]
        steps: i64 = 0
        while self.cells[DEPTH] > 0:
            self.step(buffer[rng.below(self.fill(buffer))])
            steps += 1
        return int(steps)

    def clone(self) -> "State":
        """An independent copy, at the same point of a random stream of its own. Nobody listens to it."""
        return self.twin(self.cells[:], self.cards[:], self.rng.clone())

    def emptied(self, rng: Rng) -> "State":
        """The same without a card anywhere. (An array that is handed in from outside the core would leak.)"""
        return self.twin(self.cells[:], empty_cards(self.layout), rng)

    def masked(self, seat: int) -> "State":
        """The state with everything blanked that the seat cannot see. Views are printed from this alone."""
        seen = self.layout.mask(self.cells, self.cards, i64(seat))
        return self.twin(self.cells[:], seen, BLIND)

    def view(self, seat: int) -> "View":
        """What a seat sees, or SPECTATOR: to look at and to sample from, not to play on."""
        from dragonhall.core.view import View

        return View(self, seat)

    def sample(self, seat: int, rng: Rng) -> "State":
        """A world that the seat cannot tell from this one, with a fresh random stream."""
        seen = self.layout.mask(self.cells, self.cards, i64(seat))
        world = self.twin(self.cells[:], seen, BLIND)
        deal_hidden(world, rng)
        world.rng = rng.fork()
        return world

    def _repr_svg_(self) -> str | None:
        """For notebooks: the position as a spectator sees it, if the game can draw itself."""
        return self.game.svg(self.masked(SPECTATOR), SPECTATOR)

    # ---- telling -------------------------------------------------------------------------------

    def listen(self) -> list[Event]:
        """From now on keep events; the list that is returned grows as things happen."""
        self.log = []
        return self.log

    @final
    def tell(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        log = self.log
        if log is not None:
            log.append((int(kind), int(a), int(b), int(c), int(d)))

"""A state: one position of one game, and everything one can ask of it.

A game subclasses `State` and answers six questions: which actions are legal (`fill`), why one is not
(`refusal`), what one does (`advance`), who has won (`winner_bits`), what the scores are (`score_of`) and
how good a position looks (`evaluate`). All else is derived here.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from dragonhall.core.action import Decision, Legal, Outcome
from dragonhall.core.errors import NotLegal
from dragonhall.core.layout import (
    COUNTS,
    DEPTH,
    ENDING,
    EVERYBODY,
    FRAME,
    FRAMES,
    HIGHEST_LIMIT,
    NO_LIMIT,
    NO_MARKS,
    PLY,
    SPECTATOR,
    STACK_LIMIT,
    UNKNOWN,
    Layout,
    sort_cards,
    sort_marked,
)
from dragonhall.core.rng import WORD, Rng

if TYPE_CHECKING:
    from dragonhall.core.game import Game
    from dragonhall.core.view import View

LEGAL: Final = 0  # the refusal of an action that is not refused

Event = tuple[int, int, int, int, int]  # kind and four values; what they mean is declared by the game


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: two arrays, a random stream and the facts of the game."""

    def __init__(self, game: "Game", layout: Layout, cells: vec[i64], cards: vec[u8], rng: Rng) -> None:
        self.game = game
        self.layout = layout
        self.cells: vec[i64] = cells
        self.cards: vec[u8] = cards
        self.rng = rng
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
        depth = self.cells[DEPTH]
        if depth == 0:
            return None
        at = FRAMES + (depth - 1) * FRAME
        return Decision(int(self.cells[at + 1]), self.game.decisions[int(self.cells[at])])

    @final
    def seat_to_act(self) -> i64:
        """The seat that must choose; the game must not be over."""
        return self.cells[FRAMES + (self.cells[DEPTH] - 1) * FRAME + 1]

    @property
    def over(self) -> bool:
        return self.cells[DEPTH] == 0

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
        a: i64 = 0x2545F491
        b: i64 = 0x1B873593
        k: i64 = 0
        total = self.layout.cell_total
        while k < total:
            a = ((a ^ (self.cells[k] & WORD)) * 0x5BD1E995) & WORD
            a ^= a >> 15
            b = ((b + a) * 0x2C1B3C6D) & WORD
            b ^= b >> 13
            k += 1
        zone: i64 = 0
        while zone < self.layout.zone_total:
            k = self.layout.base[zone]
            end = k + self.cells[COUNTS + zone]
            while k < end:
                a = ((a ^ (i64(self.cards[k]) + 1)) * 0x5BD1E995) & WORD
                a ^= a >> 15
                b = ((b + a) * 0x2C1B3C6D) & WORD
                b ^= b >> 13
                k += 1
            if self.layout.marks[zone] != NO_MARKS:
                k = self.layout.marks[zone]
                end = k + self.cells[COUNTS + zone]
                while k < end:
                    a = ((a ^ i64(self.cards[k])) * 0x5BD1E995) & WORD
                    a ^= a >> 15
                    b = ((b + a) * 0x2C1B3C6D) & WORD
                    b ^= b >> 13
                    k += 1
            zone += 1
        return int(a) * 0x100000000 + int(b)

    # ---- going on ------------------------------------------------------------------------------

    def apply(self, action: int) -> None:
        """Take an action, given as its int; NotLegal says why not, and then nothing has changed."""
        number = LEGAL if 0 <= action < self.game.action_total else 1
        if number == LEGAL:
            number = int(self.refusal(i64(action)))
        if number != LEGAL:
            raise NotLegal(self.game.refuse(self, action, number))
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
        world.deal_hidden(rng)
        world.rng = rng.fork()
        return world

    @final
    def deal_hidden(self, rng: Rng) -> None:
        """Deal the cards that cannot be placed over the places that cannot be seen, at random."""
        layout = self.layout
        unseen = layout.copies[:]
        zone: i64 = 0
        while zone < layout.zone_total:
            k = layout.base[zone]
            end = k + self.cells[COUNTS + zone]
            while k < end:
                face = i64(self.cards[k])
                if face != UNKNOWN:
                    unseen[face] -= 1
                k += 1
            zone += 1
        limits = self.limits()
        pool: i64 = 0
        while pool < layout.pools:
            self.deal_pool(pool, unseen, limits, rng)
            pool += 1

    @final
    def deal_pool(self, pool: i64, unseen: vec[i64], limits: vec[i64], rng: Rng) -> None:
        layout = self.layout
        hidden = layout.nothing[:]
        total: i64 = 0
        face: i64 = 0
        while face < layout.faces:
            if layout.pool_of[face] == pool:
                copies = unseen[face]
                while copies > 0:
                    hidden[total] = u8(face)
                    total += 1
                    copies -= 1
            face += 1
        rng.shuffle(hidden, 0, total)
        # The most limited zones first: what they may hold, the others may too, so every deal that is possible
        # is equally likely.
        limit: i64 = 0
        while limit <= HIGHEST_LIMIT:
            zone: i64 = 0
            while zone < layout.zone_total:
                if layout.pool[zone] == pool and limits[zone] == limit:
                    total = self.deal_zone(zone, hidden, total, True)
                zone += 1
            limit += 1
        zone = 0
        while zone < layout.zone_total:
            if layout.pool[zone] == pool and limits[zone] == NO_LIMIT:
                total = self.deal_zone(zone, hidden, total, False)
            zone += 1

    @final
    def deal_zone(self, zone: i64, hidden: vec[u8], total: i64, limited: bool) -> i64:
        """Give the hidden places of a zone cards from the end of `hidden`; return how many are left there."""
        cards = self.cards
        layout = self.layout
        dealt = False
        k = layout.base[zone]
        end = k + self.cells[COUNTS + zone]
        while k < end:
            if i64(cards[k]) == UNKNOWN:
                total -= 1
                at = total
                if limited:
                    while not self.admits(zone, i64(hidden[at])):
                        at -= 1
                cards[k] = hidden[at]
                hidden[at] = hidden[total]
                dealt = True
            k += 1
        if dealt:
            self.sort_zone(zone)
        return total

    @final
    def sort_zone(self, zone: i64) -> None:
        """Bring a zone whose order means nothing into the one order that it is kept in."""
        layout = self.layout
        if layout.ordered[zone] != 0:
            return
        if layout.marks[zone] == NO_MARKS:
            sort_cards(self.cards, layout.base[zone], self.cells[COUNTS + zone])
        else:
            sort_marked(self.cards, layout.base[zone], layout.marks[zone], self.cells[COUNTS + zone])

    def _repr_svg_(self) -> str | None:
        """For notebooks: the position as a spectator sees it, if the game can draw itself."""
        return self.game.svg(self.masked(SPECTATOR), SPECTATOR)

    # ---- the stack of decisions ----------------------------------------------------------------

    @final
    def push_decision(self, kind: i64, seat: i64, note: i64, second: i64) -> None:
        depth = self.cells[DEPTH]
        if depth == STACK_LIMIT:
            raise OverflowError("the stack of decisions is full")
        at = FRAMES + depth * FRAME
        self.cells[at] = kind
        self.cells[at + 1] = seat
        self.cells[at + 2] = note
        self.cells[at + 3] = second
        self.cells[DEPTH] = depth + 1

    @final
    def pop_decision(self) -> None:
        """Drop the topmost decision and clear its frame, so that equal positions have equal digests."""
        depth = self.cells[DEPTH] - 1
        at = FRAMES + depth * FRAME
        self.cells[at] = 0
        self.cells[at + 1] = 0
        self.cells[at + 2] = 0
        self.cells[at + 3] = 0
        self.cells[DEPTH] = depth

    @final
    def frame(self) -> i64:
        """Where the topmost frame starts: kind, seat, note, second note."""
        return FRAMES + (self.cells[DEPTH] - 1) * FRAME

    @final
    def finish(self, ending: i64) -> None:
        """The game is over for this reason: nobody is asked any more."""
        while self.cells[DEPTH] > 0:
            self.pop_decision()
        self.cells[ENDING] = ending

    # ---- zones ---------------------------------------------------------------------------------

    @final
    def size(self, zone: i64) -> i64:
        return self.cells[COUNTS + zone]

    @final
    def card_in(self, zone: i64, place: i64) -> i64:
        return i64(self.cards[self.layout.base[zone] + place])

    @final
    def put(self, zone: i64, card: i64) -> None:
        """Lay a card last in an ordered zone, or at its sorted place in an unordered one."""
        if self.layout.marks[zone] != NO_MARKS:
            self.put_marked(zone, card, 0)
            return
        cells = self.cells
        cards = self.cards
        base = self.layout.base[zone]
        count = cells[COUNTS + zone]
        k = base + count
        if self.layout.ordered[zone] == 0:
            while k > base and i64(cards[k - 1]) > card:
                cards[k] = cards[k - 1]
                k -= 1
        cards[k] = u8(card)
        cells[COUNTS + zone] = count + 1

    @final
    def put_marked(self, zone: i64, card: i64, mark: i64) -> None:
        """The same in a marked zone, for a card whose face some seats know."""
        cards = self.cards
        base = self.layout.base[zone]
        marks = self.layout.marks[zone]
        k = self.cells[COUNTS + zone]
        if self.layout.ordered[zone] == 0:
            while k > 0 and (
                i64(cards[base + k - 1]) > card
                or (i64(cards[base + k - 1]) == card and i64(cards[marks + k - 1]) > mark)
            ):
                cards[base + k] = cards[base + k - 1]
                cards[marks + k] = cards[marks + k - 1]
                k -= 1
        cards[base + k] = u8(card)
        cards[marks + k] = u8(mark)
        self.cells[COUNTS + zone] += 1

    @final
    def mark_in(self, zone: i64, place: i64) -> i64:
        return i64(self.cards[self.layout.marks[zone] + place])

    @final
    def show_cards(self, zone: i64) -> None:
        """From now on everybody knows the cards of a marked zone. With equal marks their order stays."""
        k = self.layout.marks[zone]
        end = k + self.cells[COUNTS + zone]
        while k < end:
            self.cards[k] = u8(EVERYBODY)
            k += 1

    @final
    def take_at(self, zone: i64, place: i64) -> i64:
        """Take the card at a place; those behind it close up, with their marks."""
        cards = self.cards
        base = self.layout.base[zone]
        marks = self.layout.marks[zone]
        count = self.cells[COUNTS + zone] - 1
        card = i64(cards[base + place])
        k = place
        while k < count:
            cards[base + k] = cards[base + k + 1]
            if marks != NO_MARKS:
                cards[marks + k] = cards[marks + k + 1]
            k += 1
        self.cells[COUNTS + zone] = count
        return card

    @final
    def take_last(self, zone: i64) -> i64:
        cells = self.cells
        count = cells[COUNTS + zone] - 1
        cells[COUNTS + zone] = count
        return i64(self.cards[self.layout.base[zone] + count])

    @final
    def holds(self, zone: i64, card: i64) -> bool:
        k = self.layout.base[zone]
        end = k + self.cells[COUNTS + zone]
        while k < end:
            if i64(self.cards[k]) == card:
                return True
            k += 1
        return False

    @final
    def remove(self, zone: i64, card: i64) -> None:
        """Take one card of this face out of a zone; the others close up. Of several, the best known goes."""
        if self.layout.marks[zone] != NO_MARKS:
            place = self.size(zone) - 1
            while self.card_in(zone, place) != card:
                place -= 1
            self.take_at(zone, place)
            return
        cells = self.cells
        cards = self.cards
        k = self.layout.base[zone]
        count = cells[COUNTS + zone] - 1
        end = k + count
        while i64(cards[k]) != card:
            k += 1
        while k < end:
            cards[k] = cards[k + 1]
            k += 1
        cells[COUNTS + zone] = count

    @final
    def pour(self, source: i64, target: i64) -> None:
        """Move all cards of one zone to another."""
        while self.cells[COUNTS + source] > 0:
            self.put(target, self.take_last(source))

    @final
    def shuffle(self, zone: i64) -> None:
        self.rng.shuffle(self.cards, self.layout.base[zone], self.cells[COUNTS + zone])

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


def empty_cells(layout: Layout) -> vec[i64]:
    return vec[i64]([i64(0)] * int(layout.cell_total))


def empty_cards(layout: Layout) -> vec[u8]:
    return layout.nothing[:]


@final
class NoRng(Rng):
    """The stream of a masked state: there is nothing to draw from it."""

    def next32(self) -> i64:
        raise RuntimeError("a view has no random stream: sample a world from it first")

    def clone(self) -> Rng:
        return self

    def position(self) -> i64:
        return 0


BLIND: Final = NoRng()

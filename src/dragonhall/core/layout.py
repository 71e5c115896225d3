"""The declaration of what a state contains and who can see it.

A state is two flat arrays: `cells` (numbers: scores, positions, tokens) and `cards` (the faces in zones). A
layout names every part of both. Views, sampled worlds, digests, descriptions and tensors are derived from it.
A layout with undeclared cells is rejected.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from dragonhall.core.moves import Choices

# Who sees the faces in a zone. The number of cards in it is always public.
ALL: Final = 0
OWNER: Final = 1
NOBODY: Final = 2

SPECTATOR: Final = -1  # the seat number of a spectator
COMMON: Final = -1  # the owner of a zone that belongs to no seat
UNKNOWN: Final = 255  # a face that the viewer cannot see
EVERYBODY: Final = 255  # the mark of a card that was shown to all
SEAT_BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128])
NO_MARKS: Final = -1
NO_LIMIT: Final = -1
HIGHEST_LIMIT: Final = 3

# Whether the checks run that only an uncompiled core has. It is False in the copy that is compiled
# (tools/declared_numbers.py), so compiled code leaves out what depends on it.
CHECKED: Final = True

# The cells that every game has, before its own.
DEPTH: Final = 0  # number of decisions on the stack
FRAMES: Final = 1  # their frames: kind, seat and two game-specific notes
FRAME: Final = 4
STACK_LIMIT: Final = 8
PLY: Final = 33  # number of actions taken
ENDING: Final = 34  # 0 until the game is over, then the number of the reason
COUNTS: Final = 35  # one cell per zone: the number of cards in it; the game's own cells follow


@final
class Cells:
    """A run of `length` numbers, one per seat, dragon, figure, …

    `each` names the index: "seat", or a game-specific word such as "dragon"; "" for a single number. `low`
    and `high` bound the values; they scale tensors and validate scenarios.
    """

    def __init__(self, name: str, start: int, length: int, each: str, low: int, high: int) -> None:
        self.name = name
        self.start = start
        self.length = length
        self.each = each
        self.low = low
        self.high = high


@final
class Zone:
    """A place for cards: its owner, who sees the faces, and from which pool its cards come.

    In an `ordered` zone the order matters (a draw pile, a row). An unordered zone is kept sorted by face, so
    that equal hands have equal arrays. In a `marked` zone every card carries a mark: one bit per seat that
    has seen its face (EVERYBODY for a card shown to all). The marks of an ordered zone are public; those of
    an unordered zone are visible only with the face.
    """

    def __init__(
        self,
        name: str,
        owner: int,
        capacity: int,
        sight: int,
        pool: int,
        ordered: bool,
        marked: bool = False,
    ) -> None:
        self.name = name
        self.owner = owner
        self.capacity = capacity
        self.sight = sight
        self.pool = pool
        self.ordered = ordered
        self.marked = marked


@final
class Layout:
    """The zones and cells of a game, and the cards that exist in it.

    `copies[face]` is the number of cards with a face, `pool_of[face]` the pool of the face. `buffer` is
    scratch space for legal actions; `most_legal` is the maximum number of them in any position. `choices` has
    the moves of the game, which need the layout.
    """

    def __init__(
        self,
        seats: int,
        zones: list[Zone],
        cells: list[Cells],
        copies: list[int],
        pool_of: list[int],
        most_legal: int,
    ) -> None:
        self.seats: i64 = seats
        self.zones = zones
        self.named_cells = cells
        self.faces: i64 = len(copies)
        self.copies: vec[i64] = vec[i64]([i64(n) for n in copies])
        self.pool_of: vec[i64] = vec[i64]([i64(p) for p in pool_of])
        self.pools: i64 = max(pool_of, default=-1) + 1
        self.unlimited: vec[i64] = vec[i64]([i64(NO_LIMIT)] * len(zones))
        self.zone_total: i64 = len(zones)
        self.base: vec[i64] = vec[i64]()
        self.owner: vec[i64] = vec[i64]()
        self.sight: vec[i64] = vec[i64]()
        self.pool: vec[i64] = vec[i64]()
        self.ordered: vec[i64] = vec[i64]()
        self.capacity: vec[i64] = vec[i64]()
        self.marks: vec[i64] = vec[i64]()  # where the marks of a marked zone begin, else NO_MARKS
        total = 0
        for zone in zones:
            if zone.owner == COMMON and zone.sight == OWNER:
                raise ValueError(f"zone {zone.name!r} is common: there is no owner to see it")
            self.base = append(self.base, i64(total))
            self.owner = append(self.owner, i64(zone.owner))
            self.sight = append(self.sight, i64(zone.sight))
            self.pool = append(self.pool, i64(zone.pool))
            self.ordered = append(self.ordered, i64(1 if zone.ordered else 0))
            self.capacity = append(self.capacity, i64(zone.capacity))
            total += zone.capacity
            self.marks = append(self.marks, i64(total if zone.marked else NO_MARKS))
            if zone.marked:
                total += zone.capacity
        self.nothing: vec[u8] = vec[u8]([u8(UNKNOWN)] * total)
        self.buffer: vec[i64] = vec[i64]([i64(0)] * most_legal)
        self.cell_total: i64 = self.check_cells()
        self.choices = Choices([], [])

    def check_cells(self) -> int:
        """Check that the declared runs are contiguous. Return the number of cells."""
        expected: int = COUNTS + len(self.zones)
        for run in self.named_cells:
            if run.start != expected:
                raise ValueError(f"cells {run.name!r} start at {run.start}, expected {expected}")
            expected += run.length
        return expected

    def sees(self, seat: i64, zone: i64) -> bool:
        """Whether the seat sees all faces in the zone."""
        sight = self.sight[zone]
        return sight == ALL or (sight == OWNER and self.owner[zone] == seat)

    def knows(self, seat: i64, mark: i64) -> bool:
        """Whether the seat has seen the face of a card with this mark."""
        return mark == EVERYBODY if seat == SPECTATOR else mark & SEAT_BIT[seat] != 0

    def mask(self, cells: vec[i64], cards: vec[u8], seat: i64) -> vec[u8]:
        """Return the cards as `seat` sees them. Hidden faces and unused places are UNKNOWN."""
        seen = self.nothing[:]
        zone: i64 = 0
        while zone < self.zone_total:
            if self.marks[zone] != NO_MARKS:
                self.mask_marked(cells, cards, seat, zone, seen)
            elif self.sees(seat, zone):
                k = self.base[zone]
                end = k + cells[COUNTS + zone]
                while k < end:
                    seen[k] = cards[k]
                    k += 1
            zone += 1
        return seen

    def mask_marked(self, cells: vec[i64], cards: vec[u8], seat: i64, zone: i64, seen: vec[u8]) -> None:
        """Mask a marked zone.

        In an unordered zone the hidden faces come last, without marks. Their place among the sorted cards
        would reveal something about them, and so would a mark that disappears when a card is played.
        """
        base = self.base[zone]
        marks = self.marks[zone]
        count = cells[COUNTS + zone]
        sees_all = self.sees(seat, zone)
        shown: i64 = 0
        k: i64 = 0
        while k < count:
            known = sees_all or self.knows(seat, i64(cards[marks + k]))
            if known or self.ordered[zone] == 1:
                place = k if self.ordered[zone] == 1 else shown
                seen[marks + place] = cards[marks + k]
                if known:
                    seen[base + place] = cards[base + k]
                shown += 1
            k += 1
        if self.ordered[zone] == 1 or shown == count:
            return
        while shown < count:
            seen[marks + shown] = 0
            shown += 1


def sort_cards(cards: vec[u8], start: i64, count: i64) -> None:
    """Sort cards by face. Insertion sort, because hands are short."""
    k = start + 1
    end = start + count
    while k < end:
        card = cards[k]
        j = k - 1
        while j >= start and cards[j] > card:
            cards[j + 1] = cards[j]
            j -= 1
        cards[j + 1] = card
        k += 1


def sort_marked(cards: vec[u8], start: i64, marks: i64, count: i64) -> None:
    """Sort cards with marks: by face, then by mark."""
    k: i64 = 1
    while k < count:
        card = cards[start + k]
        mark = cards[marks + k]
        j = k - 1
        while j >= 0 and (cards[start + j] > card or (cards[start + j] == card and cards[marks + j] > mark)):
            cards[start + j + 1] = cards[start + j]
            cards[marks + j + 1] = cards[marks + j]
            j -= 1
        cards[start + j + 1] = card
        cards[marks + j + 1] = mark
        k += 1


def empty_cells(layout: Layout) -> vec[i64]:
    return vec[i64]([i64(0)] * int(layout.cell_total))


def empty_cards(layout: Layout) -> vec[u8]:
    return layout.nothing[:]

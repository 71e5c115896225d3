"""The arrays of a state, and operations that move the cards in its zones.

`State` extends `Stack`, which extends `Zones`. Methods on hot paths are final, so that compiled code calls
them directly.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from dragonhall.core.errors import DeclarationError
from dragonhall.core.layout import CHECKED, COUNTS, EVERYBODY, NO_MARKS, Layout, sort_cards, sort_marked
from dragonhall.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Zones:
    """Numbers in cells, cards in zones, and the random stream that shuffles them."""

    def __init__(self, layout: Layout, cells: vec[i64], cards: vec[u8], rng: Rng) -> None:
        self.layout = layout
        self.cells: vec[i64] = cells
        self.cards: vec[u8] = cards
        self.rng = rng

    @final
    def size(self, zone: i64) -> i64:
        return self.cells[COUNTS + zone]

    @final
    def card_in(self, zone: i64, place: i64) -> i64:
        return i64(self.cards[self.layout.base[zone] + place])

    @final
    def mark_in(self, zone: i64, place: i64) -> i64:
        return i64(self.cards[self.layout.marks[zone] + place])

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
    def put(self, zone: i64, card: i64) -> None:
        """Add a card at the end of an ordered zone, or at its sorted place in an unordered one."""
        put_card(self, zone, card)

    @final
    def put_marked(self, zone: i64, card: i64, mark: i64) -> None:
        """Add a card with a mark to a marked zone."""
        cards = self.cards
        base = self.layout.base[zone]
        marks = self.layout.marks[zone]
        if CHECKED:
            check_room(self, zone)
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
    def show_cards(self, zone: i64) -> None:
        """Mark all cards of a marked zone as known to all. It stays sorted, since all marks are equal."""
        k = self.layout.marks[zone]
        end = k + self.cells[COUNTS + zone]
        while k < end:
            self.cards[k] = u8(EVERYBODY)
            k += 1

    @final
    def take_at(self, zone: i64, place: i64) -> i64:
        """Remove and return the card at a place; later cards and their marks move up."""
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
    def remove(self, zone: i64, card: i64) -> None:
        """Remove a card of this face; later cards move up. A marked zone loses the last (highest mark)."""
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
    def put_faces(self, zone: i64, first: i64, end: i64) -> None:
        """Add every card of the faces from `first` to `end`, which is excluded."""
        for face in range(first, end):
            copies = self.layout.copies[face]
            while copies > 0:
                self.put(zone, face)
                copies -= 1

    @final
    def draw(self, source: i64, target: i64) -> i64:
        """Move the last card of a zone to another zone; return it."""
        cells = self.cells
        count = cells[COUNTS + source] - 1
        cells[COUNTS + source] = count
        card = i64(self.cards[self.layout.base[source] + count])
        put_card(self, target, card)
        return card

    @final
    def move_all(self, source: i64, target: i64) -> None:
        """Move all cards of one zone to another."""
        while self.cells[COUNTS + source] > 0:
            self.draw(source, target)

    @final
    def shuffle(self, zone: i64) -> None:
        self.rng.shuffle(self.cards, self.layout.base[zone], self.cells[COUNTS + zone])

    @final
    def sort_zone(self, zone: i64) -> None:
        """Sort an unordered zone into its canonical order; leave an ordered zone as it is."""
        layout = self.layout
        if layout.ordered[zone] != 0:
            return
        if layout.marks[zone] == NO_MARKS:
            sort_cards(self.cards, layout.base[zone], self.cells[COUNTS + zone])
        else:
            sort_marked(self.cards, layout.base[zone], layout.marks[zone], self.cells[COUNTS + zone])


def put_card(zones: Zones, zone: i64, card: i64) -> None:
    """See `Zones.put`. A function: compiled code calls methods of a subclassable class by a table."""
    if zones.layout.marks[zone] != NO_MARKS:
        zones.put_marked(zone, card, 0)
        return
    cells = zones.cells
    cards = zones.cards
    base = zones.layout.base[zone]
    count = cells[COUNTS + zone]
    if CHECKED:
        check_room(zones, zone)
    k = base + count
    if zones.layout.ordered[zone] == 0:
        while k > base and i64(cards[k - 1]) > card:
            cards[k] = cards[k - 1]
            k -= 1
    cards[k] = u8(card)
    cells[COUNTS + zone] = count + 1


def check_room(zones: Zones, zone: i64) -> None:
    """Raise DeclarationError if a zone is full: a further card would overwrite one of the next zone."""
    declared = zones.layout.zones[zone]
    if zones.cells[COUNTS + zone] >= declared.capacity:
        raise DeclarationError(
            f"zone {declared.name!r} is full: it is declared with a capacity of {declared.capacity}"
        )

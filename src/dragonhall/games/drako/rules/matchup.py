"""The constants of a configured game: match-up, edition, figures, wound tracks, cards and set-up."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.games.drako.rules.declaration import CARDS_PER_DRAW, MAX_LEGAL, NONE, declare
from dragonhall.games.drako.rules.editions import Edition


@final
class Setup:
    """The start of a match-up: fixed hexes, hexes to choose from, placing order, first player."""

    def __init__(
        self,
        fixed: list[int],
        choice: list[int],
        order: list[int],
        preset: list[int],
        first: int,
        mulligan: bool,
        use_preset: bool,
    ) -> None:
        self.fixed = numbers(fixed)  # by figure: hex or OFF_BOARD
        self.choice = numbers(choice)  # by seat: hexes to choose, as bits
        self.order = numbers(order)  # seats in placing order, one entry per figure
        self.preset = numbers(preset)
        self.has_preset = max(preset) >= 0
        self.first: i64 = first
        self.mulligan = mulligan
        self.use_preset = use_preset


@final
class MatchUp:
    """Two sides with their figures and cards, in one edition."""

    def __init__(
        self,
        name: str,
        edition: Edition,
        factions: list[str],
        names: list[str],
        spaces: list[int],
        abilities: list[int],
        areas: list[int],
        rocks: int,
        hand_limit: int,
        copies: list[int],
        stops: list[int],
        rock_costs: list[int],
        first_deck_faces: int,
    ) -> None:
        self.name = name
        self.edition = edition
        self.factions = factions
        self.names = names  # six; "" for an empty place
        self.has_figure = numbers([1 if name else 0 for name in names])
        self.spaces = numbers(spaces)  # of wounds; dragon: armour only
        self.ability = numbers(abilities)  # spaces that belong to an ability
        self.area = numbers(areas)
        self.rocks: i64 = rocks
        self.hand_limit: i64 = hand_limit
        self.stops = numbers(stops)  # by face: how many attacks it stops as a defence
        self.rock_cost = numbers(rock_costs)  # by face: of the defence
        self.first_deck_faces: i64 = first_deck_faces
        self.swordmaster: i64 = place_of("swordmaster", names)
        self.thrower: i64 = place_of("thrower", names)
        self.berserker: i64 = place_of("berserker", names)
        self.dragon: i64 = place_of("dragon", names)
        self.fury_dwarf: i64 = place_of("fury-dwarf", names)
        self.net_dwarf: i64 = place_of("net-dwarf", names)
        self.knights_seat: i64 = place_of("knights", factions)
        self.trolls_seat: i64 = place_of("trolls", factions)
        self.dragon_seat: i64 = place_of("dragon", factions)
        self.dwarves_seat: i64 = place_of("dwarves", factions)
        self.opening_edge: i64 = 0  # of the first side, in the units of evaluation.py
        zones = declare.zones()
        for zone in zones:
            if zone.name == "hand":
                zone.capacity = hand_limit + CARDS_PER_DRAW  # a surplus is drawn, then discarded (TU-6)
                # A deck is rebuilt from public cards, so the cards that stay in the hand become known.
                zone.marked = self.can_rebuild_deck(zone.owner)
        pools = [int(self.seat_of_face(face)) for face in range(len(copies))]
        self.layout = declare.layout(2, copies, MAX_LEGAL, pools, zones)

    def can_rebuild_deck(self, seat: i64) -> bool:
        """Return whether a side may rebuild its deck: both in TD (TD-2), the dwarves once in TW (TW-3)."""
        return self.trolls_seat >= 0 and (self.dragon_seat >= 0 or seat == self.dwarves_seat)

    def seat_of_face(self, face: i64) -> i64:
        return 0 if face < self.first_deck_faces else 1


def numbers(values: list[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def place_of(name: str, names: list[str]) -> int:
    return names.index(name) if name in names else NONE

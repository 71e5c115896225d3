"""The declaration of a game by name: zones, cells, decisions, events, refusals and endings.

Each call declares one thing and returns its number, so a name, its number and its meaning are in one line:

    declare: Final = Declaration(seats=2, no_action="XX-1", game_over="XX-9")
    HAND: Final[i64] = declare.zone("hand", each=SEAT, capacity=6, sight=OWNER)
    SCORE: Final[i64] = declare.cells("score", each=SEAT, high=99)
    DREW: Final[i64] = declare.event("drew", "seat", "card", shown_in="hand")

Numbers follow the order of the calls: they are part of digests and records, so new things go to the end.
Views, samples, digests, tensors, scenario keys and message keys are derived from the declaration.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import NamedTuple, NoReturn

from dragonhall.core.errors import DeclarationError
from dragonhall.core.layout import ALL, COMMON, COUNTS, NOBODY, OWNER, Cells, Layout, Zone

SEAT = "seat"  # `each=SEAT`: one for each seat
EVENT_VALUES = 4
KNOWN_SIGHTS = (ALL, OWNER, NOBODY)


@dataclass(frozen=True, slots=True)
class RefusalKind:
    """A reason why an action is illegal: its code, the id of the rule that says so, and extra facts."""

    code: str
    rule: str
    facts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EventKind:
    """An event: its name and the meaning of its values, such as ("seat", "card").

    A card is public unless `shown_in` names a zone of the first value's seat: then only viewers who see that
    zone see the card, and the seats in the values that `shown_to` lists.
    Consecutive events of one seat that are `merged` become one sentence.
    A `foreseen` event is known before the action is taken, so user interfaces may show it beside a choice,
    unless an event that `reveals` (randomness or hidden cards) precedes it.
    `ability` names the value that identifies an ability, token or role of the first value's owner; balance
    studies count its uses.
    """

    name: str
    values: tuple[str, ...]
    shown_in: str = ""
    shown_to: tuple[str, ...] = ()
    merged: bool = False
    foreseen: bool = False
    reveals: bool = False
    ability: str = ""


class ZoneKind(NamedTuple):
    """A declared zone: common, or one of each seat. The pool SEAT is the one with the number of the seat."""

    name: str
    number: int
    of_seats: bool
    capacity: int
    sight: int
    pool: int | str
    ordered: bool
    marked: bool


class Declaration:
    """Everything that a game consists of, with computed numbers.

    `seats` is the maximum number of seats. The zones of a seat have the numbers `zone + seat * stride`:
    with `stride` 1 the zones of one name follow each other; otherwise all zones of a seat do, and `stride` is
    how many a seat has. `no_action` and `game_over` are the rules cited by the refusals of every game.
    """

    def __init__(self, seats: int, no_action: str, game_over: str, stride: int = 1) -> None:
        self.seats = seats
        self.stride = stride
        self.zone_kinds: list[ZoneKind] = []
        self.runs: list[Cells] = []
        self.decisions: list[str] = []
        self.events: list[EventKind] = []
        self.refusals: list[RefusalKind] = []
        self.endings: list[str] = [""]  # the first is for a game that is not over
        self.indices: dict[str, tuple[str, ...]] = {}
        self.refusal("no-action", no_action)
        self.refusal("game-over", game_over)

    # ---- zones and cells -----------------------------------------------------------------------

    def zone(
        self,
        name: str,
        capacity: int,
        sight: int,
        each: str = "",
        pool: int | str = 0,
        ordered: bool = False,
        marked: bool = False,
    ) -> int:
        """Declare a common zone, or with `each=SEAT` a zone of every seat; return the number of the first."""
        if self.runs:
            fail(f"zone {name!r} is declared after cells {self.runs[0].name!r}: declare all zones first")
        if any(kind.name == name for kind in self.zone_kinds):
            fail(f"zone {name!r} is declared twice")
        if each not in ("", SEAT) or pool not in (SEAT, *range(8)):
            fail(f"zone {name!r}: each can be {SEAT!r}, pool a number or {SEAT!r}")
        if capacity < 1:
            fail(f"zone {name!r} has a capacity of {capacity}")
        if sight not in KNOWN_SIGHTS:
            fail(f"zone {name!r}: sight must be ALL, OWNER or NOBODY")
        if not each and sight == OWNER:
            fail(f"zone {name!r} is common: there is no owner to see it")
        number = self.zone_total()
        of_seats = each == SEAT
        if self.stride > 1 and of_seats:
            seat_zones = sum(kind.of_seats for kind in self.zone_kinds)
            if seat_zones == self.stride:
                fail(f"zone {name!r} is one more for each seat than stride={self.stride}")
            number = len(self.zone_kinds)
        elif self.stride > 1 and any(kind.of_seats for kind in self.zone_kinds):
            fail(f"zone {name!r} is common: declare it before the zones of the seats")
        self.zone_kinds.append(ZoneKind(name, number, of_seats, capacity, sight, pool, ordered, marked))
        return number

    def zone_total(self) -> int:
        return sum(self.seats if kind.of_seats else 1 for kind in self.zone_kinds)

    def index(self, name: str, names: Sequence[str]) -> None:
        """Name the cells of a run or the values of an event; `Game.index_names` gives names of a pack."""
        if name in self.indices or name == SEAT:
            fail(f"index {name!r} is declared twice")
        self.indices[name] = tuple(names)

    def cells(self, name: str, each: str = "", length: int = 0, low: int = 0, high: int = 1) -> int:
        """Declare a number, or a run of numbers with an index; return the number of the first cell.

        `length` is needed only for an index without declared names. `low` and `high` bound the values: they
        scale tensors and check scenarios.
        """
        if any(run.name == name for run in self.runs):
            fail(f"cells {name!r} are declared twice")
        if any(kind.name == name for kind in self.zone_kinds):
            fail(f"cells {name!r} have the name of a zone")
        known = self.seats if each == SEAT else len(self.indices.get(each, ()))
        if each and not (length or known):
            fail(f"cells {name!r}: declare index {each!r} before them, or give their length")
        if low > high:
            fail(f"cells {name!r}: low is {low}, above high, {high}")
        start = self.runs[-1].start + self.runs[-1].length if self.runs else COUNTS + self.zone_total()
        self.runs.append(Cells(name, start, length or known or 1, each, low, high))
        return start

    # ---- decisions, events, refusals, endings --------------------------------------------------

    def decision(self, name: str) -> int:
        return add(self.decisions, name, "decision")

    def event(
        self,
        name: str,
        *values: str,
        shown_in: str = "",
        shown_to: tuple[str, ...] = (),
        merged: bool = False,
        foreseen: bool = False,
        reveals: bool = False,
        ability: str = "",
    ) -> int:
        kind = EventKind(name, values, shown_in, shown_to, merged, foreseen, reveals, ability)
        if len(values) > EVENT_VALUES:
            fail(f"event {name!r} has {len(values)} values; at most {EVENT_VALUES} are possible")
        if shown_in and not any(zone.name == shown_in and zone.of_seats for zone in self.zone_kinds):
            fail(f"event {name!r} is shown in {shown_in!r}, which is not a zone of a seat")
        if any(value not in values for value in (*shown_to, *([ability] if ability else []))):
            fail(f"event {name!r} names a value that it does not have; its values: {', '.join(values)}")
        if any(known.name == name for known in self.events):
            fail(f"event {name!r} is declared twice")
        self.events.append(kind)
        return len(self.events) - 1

    def refusal(self, code: str, rule: str, *facts: str) -> int:
        """Declare a refusal. The same code may cite several rules. `facts`: see `Game.refusal_facts`."""
        kind = RefusalKind(code, rule, facts)
        if kind in self.refusals:
            fail(f"refusal {code!r} by rule {rule} is declared twice")
        self.refusals.append(kind)
        return len(self.refusals)

    def ending(self, name: str) -> int:
        return add(self.endings, name, "ending")

    # ---- the layout of a state -----------------------------------------------------------------

    def zones(self) -> list[Zone]:
        """Return new zones in the order of their numbers; a game may change their capacity and marks."""
        if self.stride > 1 and sum(kind.of_seats for kind in self.zone_kinds) != self.stride:
            seat_zones = [kind.name for kind in self.zone_kinds if kind.of_seats]
            fail(f"stride={self.stride}, but a seat has {len(seat_zones)} zones: {', '.join(seat_zones)}")
        numbered = [
            (kind.number + max(owner, 0) * self.stride, make_zone(kind, owner))
            for kind in self.zone_kinds
            for owner in (range(self.seats) if kind.of_seats else [COMMON])
        ]
        return [zone for _, zone in sorted(numbered, key=itemgetter(0))]

    def layout(
        self,
        seats: int,
        copies: list[int],
        most_legal: int,
        pool_of: list[int] | None = None,
        zones: list[Zone] | None = None,
        highs: dict[str, int] | None = None,
    ) -> Layout:
        """Return the layout of a configured game.

        `copies` has the number of cards of each face, `pool_of` the pool of each face (0 without it). `zones`
        replaces the declared zones; `highs` the upper bounds of cells that depend on the pack.
        """
        own = highs or {}
        unknown = sorted(own.keys() - {run.name for run in self.runs})
        if unknown:
            fail(f"there are no cells {unknown[0]!r}")
        runs = [
            Cells(run.name, run.start, run.length, run.each, run.low, own.get(run.name, run.high))
            for run in self.runs
        ]
        return Layout(
            seats,
            self.zones() if zones is None else zones,
            runs,
            copies,
            [0] * len(copies) if pool_of is None else pool_of,
            most_legal,
        )


def make_zone(kind: ZoneKind, owner: int) -> Zone:
    pool = owner if isinstance(kind.pool, str) else kind.pool
    return Zone(kind.name, owner, kind.capacity, kind.sight, pool, kind.ordered, kind.marked)


def add(names: list[str], name: str, what: str) -> int:
    if name in names:
        fail(f"{what} {name!r} is declared twice")
    names.append(name)
    return len(names) - 1


def fail(sentence: str) -> NoReturn:
    raise DeclarationError(sentence)

"""States from descriptions: the inverse of `describe`, for positions set up by hand.

Defaults: numbers are as at the start of a game and zones are empty. The remaining cards are shuffled into the
stock of their pool, beneath the cards that are listed there.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from dragonhall.core.description import HIDDEN
from dragonhall.core.game import Game, cached_per_game
from dragonhall.core.layout import (
    COMMON,
    COUNTS,
    DEPTH,
    ENDING,
    EVERYBODY,
    FRAME,
    FRAMES,
    NO_LIMIT,
    NO_MARKS,
    PLY,
    SEAT_BIT,
    STACK_LIMIT,
    UNKNOWN,
    Cells,
)
from dragonhall.core.packs.toml_reader import TomlValue, without_file
from dragonhall.core.rng import FastRng
from dragonhall.core.scenarios.position_checks import check_position
from dragonhall.core.state import State

PLY_LIMIT = 1_000_000
NOTE_LIMIT = 1_000_000
OWN_KEYS = ("decision", "stack", "outcome", "ply", "unreachable")


def position(game: Game, description: Mapping[str, Any], seed: int = 0) -> State:
    """Make a state from plain data in the format of `describe`; parts may be left out.

    >>> import dragonhall.games as games
    >>> from dragonhall.core.description import describe
    >>> game = games.configure("draco")
    >>> state = game.begin(7)
    >>> position(game, describe(state)).digest == state.digest
    True
    """
    return read_position(game, without_file(description), seed)


def read_position(game: Game, node: TomlValue, seed: int = 0) -> State:
    """Make the state that a node describes. Raise ScenarioError with file, line and key."""
    fresh = game.begin(seed)
    builder = Builder(game, fresh, FastRng.seeded(seed))
    entries = node.table(*builder.known())
    for run in fresh.layout.named_cells:
        if run.name in entries:
            builder.set_cells(run, entries[run.name])
    builder.place_cards(entries)
    builder.set_decisions(node, entries)
    check_position(node, entries, builder.state)
    return builder.state


@cached_per_game
def numbers_of(game: Game) -> Mapping[str, Mapping[str, int]]:
    """For each run of cells, the number of each value name. Cached, since a game can have thousands."""
    return {
        run.name: {word: number for number, word in game.value_names(run.name).items()}
        for run in game.layout.named_cells
    }


class Builder:
    """Fills the arrays of a state, part by part."""

    def __init__(self, game: Game, fresh: State, rng: FastRng) -> None:
        self.game = game
        self.layout = fresh.layout
        self.rng = rng
        self.state = fresh.without_cards(rng)
        self.left = [int(copies) for copies in self.layout.copies]
        self.first_stack = stack_of(fresh)
        cells = self.state.cells
        for at in [*range(FRAMES, FRAMES + FRAME * STACK_LIMIT), DEPTH, ENDING, PLY]:
            cells[at] = 0
        for zone in range(len(self.layout.zones)):
            cells[COUNTS + zone] = 0

    def known(self) -> list[str]:
        names = [run.name for run in self.layout.named_cells] + [zone.name for zone in self.layout.zones]
        return list(dict.fromkeys([*names, *OWN_KEYS]))

    # ---- numbers -------------------------------------------------------------------------------

    def set_cells(self, run: Cells, node: TomlValue) -> None:
        if not run.each:
            self.set_cell(run, 0, node)
            return
        names = list(self.game.index_names(run.each))[: run.length]
        for name, entry in node.table(*filter(None, names)).items():
            self.set_cell(run, names.index(name), entry)

    def set_cell(self, run: Cells, place: int, node: TomlValue) -> None:
        words = numbers_of(self.game)[run.name]
        named = words.get(node.value) if isinstance(node.value, str) else None
        if words and isinstance(node.value, str) and named is None:
            raise node.wrong("scenario-name", allowed=", ".join(words))
        self.state.cells[run.start + place] = node.integer(run.low, run.high) if named is None else named

    # ---- cards ---------------------------------------------------------------------------------

    def place_cards(self, entries: Mapping[str, TomlValue]) -> None:
        hidden: list[tuple[int, int]] = []  # zone and place of cards without a name
        for number, node in self.zone_nodes(entries):
            hidden += self.place_named(number, node)
        for pool, stock in enumerate(self.game.stocks):
            self.deal_rest(pool, stock, [(zone, at) for zone, at in hidden if self.layout.pool[zone] == pool])
        for zone in range(len(self.layout.zones)):
            self.state.sort_zone(zone)

    def zone_nodes(self, entries: Mapping[str, TomlValue]) -> list[tuple[int, TomlValue]]:
        """Every zone that is mentioned, with its node."""
        nodes: list[tuple[int, TomlValue]] = []
        for number, zone in enumerate(self.layout.zones):
            if zone.name not in entries:
                continue
            entry = entries[zone.name]
            if zone.owner == COMMON:
                nodes.append((number, entry))
            elif zone.owner < len(self.game.seats):
                seats = entry.table(*self.game.seats)
                seat = self.game.seats[zone.owner]
                if seat in seats:
                    nodes.append((number, seats[seat]))
        return nodes

    def place_named(self, zone: int, node: TomlValue) -> list[tuple[int, int]]:
        """Put the named cards into the zone; return the places of the others."""
        capacity = self.layout.zones[zone].capacity
        if isinstance(node.value, int):
            cards = [node.child(0, HIDDEN)] * node.integer(0, capacity)
        else:
            cards = node.items_or_one()
        if len(cards) > capacity:
            raise node.wrong("scenario-capacity", capacity=str(capacity), count=str(len(cards)))
        base = int(self.layout.base[zone])
        hidden: list[tuple[int, int]] = []
        marks = int(self.layout.marks[zone])
        for place, given in enumerate(cards):
            card = given
            if marks != NO_MARKS:
                card, self.state.cards[marks + place] = self.split_mark(given)
            if card.value == HIDDEN:
                hidden.append((zone, base + place))
            else:
                self.state.cards[base + place] = self.take_face(zone, card)
        self.state.cells[COUNTS + zone] = len(cards)
        return hidden

    def split_mark(self, node: TomlValue) -> tuple[TomlValue, int]:
        """Split `C1`, `C1*` (known to all) or `C1@a1+b2` (known to these seats) into card and mark."""
        text = node.string()
        if text.endswith("*"):
            return replace(node, value=text[:-1]), EVERYBODY
        name, at, seats = text.partition("@")
        mark = 0
        for seat in seats.split("+") if at else []:
            if seat not in self.game.seats:
                raise node.wrong("scenario-name", allowed=", ".join(self.game.seats))
            mark |= int(SEAT_BIT[self.game.seats.index(seat)])
        return replace(node, value=name), mark

    def take_face(self, zone: int, node: TomlValue) -> int:
        """Return the named face and remove it from the remaining cards."""
        face = self.game.faces.get(node.string())
        if face is None or self.layout.pool_of[face] != self.layout.pool[zone]:
            pool = self.layout.pool[zone]
            allowed = [name for name, card in self.game.faces.items() if self.layout.pool_of[card] == pool]
            raise node.wrong("scenario-card", allowed=", ".join(allowed))
        if self.left[face] == 0:
            raise node.wrong("scenario-copies", name=node.value, copies=str(int(self.layout.copies[face])))
        self.left[face] -= 1
        return face

    def deal_rest(self, pool: int, stock: str, hidden: list[tuple[int, int]]) -> None:
        """Deal the remaining cards to the unnamed places; put the rest beneath the stock."""
        layout, cards = self.layout, self.state.cards
        faces = [face for face in range(len(self.left)) if layout.pool_of[face] == pool]
        rest = [face for face in faces for _ in range(self.left[face])]
        for k in range(len(rest) - 1, 0, -1):
            j = int(self.rng.below(k + 1))
            rest[k], rest[j] = rest[j], rest[k]
        limits = self.state.limits() if hidden else self.layout.unlimited
        # Most restricted places first, as in `sampling`.
        for zone, place in sorted(hidden, key=lambda row: int(limits[row[0]]) % UNKNOWN):
            free = int(limits[zone]) == NO_LIMIT
            fitting = [k for k, face in enumerate(rest) if free or self.state.admits(zone, face)]
            if fitting:
                cards[place] = rest.pop(fitting[-1])
        names = [zone.name for zone in layout.zones]
        zone = next(k for k, name in enumerate(names) if name == stock and layout.pool[k] == pool)
        base, listed = int(layout.base[zone]), int(self.state.cells[COUNTS + zone])
        for k in range(listed - 1, -1, -1):
            cards[base + len(rest) + k] = cards[base + k]
        for k, face in enumerate(rest):
            cards[base + k] = face
        self.state.cells[COUNTS + zone] = listed + len(rest)

    # ---- decisions -----------------------------------------------------------------------------

    def set_decisions(self, node: TomlValue, entries: Mapping[str, TomlValue]) -> None:
        """Set the whole stack, or one decision with the one beneath it, or the end of the game."""
        state = self.state
        if "ply" in entries:
            state.cells[PLY] = entries["ply"].integer(0, PLY_LIMIT)
        frames = entries["stack"].items() if "stack" in entries else []
        if len(frames) > STACK_LIMIT:
            raise entries["stack"].wrong(
                "scenario-capacity", capacity=str(STACK_LIMIT), count=str(len(frames))
            )
        for frame in frames:
            self.push(frame)
        decision = entries.get("decision")
        if decision is not None and not absent(decision) and not frames:
            self.push_beneath(decision)
            self.push(decision)
        outcome = entries.get("outcome")
        ended = outcome is not None and not absent(outcome)
        if ended and outcome is not None:
            self.set_ending(outcome)
        if ended != state.over:
            raise node.wrong("scenario-undecided")

    def push_beneath(self, decision: TomlValue) -> None:
        """Push what is beneath a decision: as the game declares, or as at the start of a game."""
        kind = decision.table("seat", "kind", "notes").get("kind")
        name = kind.value if kind is not None and isinstance(kind.value, str) else ""
        under = self.game.beneath.get(name)
        if under is not None:
            self.push(replace(decision, value={**decision.value, "kind": under, "notes": [0, 0]}))
            return
        kinds = [self.game.decisions[frame[0]] for frame in self.first_stack]
        for frame in self.first_stack[: kinds.index(name) if name in kinds else 0]:
            self.state.push_decision(*frame)

    def push(self, node: TomlValue) -> None:
        frame = node.table("seat", "kind", "notes")
        for name in ("seat", "kind"):
            if name not in frame:
                raise node.wrong("scenario-missing", name=name)
        seat = frame["seat"].one_of({name: number for number, name in enumerate(self.game.seats)})
        kind = frame["kind"].one_of({name: number for number, name in enumerate(self.game.decisions)})
        given = frame["notes"].items() if "notes" in frame else []
        notes = [note.integer(-NOTE_LIMIT, NOTE_LIMIT) for note in given]
        if len(notes) > 2:
            raise frame["notes"].wrong("scenario-capacity", capacity="2", count=str(len(notes)))
        notes += [0] * (2 - len(notes))
        self.state.push_decision(kind, seat, notes[0], notes[1])

    def set_ending(self, node: TomlValue) -> None:
        reason = node.table("winners", "reason", "scores").get("reason")
        if reason is None:
            raise node.wrong("scenario-missing", name="reason")
        endings = {name: number for number, name in enumerate(self.game.endings) if name}
        self.state.cells[ENDING] = reason.one_of(endings)


def stack_of(state: State) -> list[list[int]]:
    """Return the frames of the stack, the current decision last: kind, seat and two notes."""
    starts = [FRAMES + depth * FRAME for depth in range(int(state.cells[DEPTH]))]
    return [[int(cell) for cell in state.cells[at : at + FRAME]] for at in starts]


def absent(node: TomlValue) -> bool:
    """Return whether a node means None. TOML has no null, so `false` is used."""
    return node.value is None or node.value is False

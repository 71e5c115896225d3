"""Observations for machine learning: what one seat sees, as integers in named pieces; and rewards.

All environments, the networks and the transcripts use this class. Per-seat pieces start with the viewer's own
seat. A zone yields the number of visible cards of each face, then the number of hidden cards. Faces are
counted in the masked cards only, so an observation reveals no more than a view.
"""

from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from dragonhall.core.decisions import top_frame
from dragonhall.core.layout import COMMON, COUNTS, DEPTH, SPECTATOR, UNKNOWN, Cells, Zone
from dragonhall.core.state import State

NOTES: Final = 2
NOTE_SPAN: Final = 255  # notes are small numbers and sets of figures


class Piece(NamedTuple):
    """A named slice of an observation."""

    name: str
    start: int
    length: int


@final
class Observer:
    """Writes observations of one game with a fixed number of players. Created from any state of it."""

    def __init__(self, state: State) -> None:
        game = state.game
        layout = state.layout
        players = len(game.seats)
        self.players: i64 = players
        self.decisions: i64 = len(game.decisions)
        self.faces: i64 = layout.faces
        self.pieces = pieces_of(state)
        self.length: int = self.pieces[-1].start + self.pieces[-1].length
        self.width: i64 = self.length
        # For each viewer, one after the other: the cells and zones in the order in which they are written.
        self.cell_at: vec[i64] = vec[i64]()
        self.zone_at: vec[i64] = vec[i64]()
        for own in range(players):
            for cell in turned_cells(state, own):
                self.cell_at = append(self.cell_at, i64(cell))
            for zone in turned_zones(state, own):
                self.zone_at = append(self.zone_at, i64(zone))
        self.cell_total: i64 = len(turned_cells(state, 0))
        self.zone_total: i64 = len(live_zones(state))
        self.side_of: vec[i64] = vec[i64]()
        self.sides: i64 = 0
        for seat in range(players):
            mates = [other for other in range(seat) if not state.rivals(i64(seat), i64(other))]
            self.side_of = append(self.side_of, self.side_of[mates[0]] if mates else self.sides)
            if not mates:
                self.sides += 1
        self.lowest, self.spans = bounds(state)

    def write(self, state: State, seat: i64, out: vec[i32], at: i64) -> None:
        """Write what a seat or SPECTATOR sees: `width` numbers, from index `at` on."""
        layout = state.layout
        cells = state.cells
        seen = layout.mask(cells, state.cards, seat)
        own: i64 = 0 if seat == SPECTATOR else seat
        source = self.cell_at
        k = own * self.cell_total
        end = k + self.cell_total
        while k < end:
            out[at] = i32(cells[source[k]])
            at += 1
            k += 1
        faces = self.faces
        base = layout.base
        source = self.zone_at
        z = own * self.zone_total
        last = z + self.zone_total
        while z < last:
            k = at
            at += faces + 1
            while k < at:
                out[k] = 0
                k += 1
            k = base[source[z]]
            end = k + cells[COUNTS + source[z]]
            start = at - faces - 1
            while k < end:
                face = i64(seen[k])
                out[at - 1 if face == UNKNOWN else start + face] += 1
                k += 1
            z += 1
        self.write_question(state, seat, own, out, at)

    def write_question(self, state: State, seat: i64, own: i64, out: vec[i32], at: i64) -> None:
        """Write the kind of decision, the seat to act, the seat of the viewer and the notes."""
        cells = state.cells
        players = self.players
        k = at
        end = at + self.decisions + 2 * players + NOTES
        while k < end:
            out[k] = 0
            k += 1
        if cells[DEPTH] > 0:
            frame = top_frame(state)
            out[at + cells[frame]] = 1
            out[at + self.decisions + (cells[frame + 1] - own + players) % players] = 1
            out[end - 2] = i32(cells[frame + 2])
            out[end - 1] = i32(cells[frame + 3])
        if seat != SPECTATOR:
            out[at + self.decisions + players + seat] = 1

    def numbers(self, state: State, seat: int) -> vec[i32]:
        """Return one observation."""
        out = vec[i32]([i32(0)] * self.length)
        self.write(state, i64(seat), out, 0)
        return out

    def scaled(self, state: State, seat: int) -> list[float]:
        """Return one observation with all numbers scaled by their bounds, from 0 to 1."""
        numbers = zip(self.numbers(state, seat), self.lowest, self.spans, strict=True)
        return [(int(number) - low) / span for number, low, span in numbers]

    def write_rewards(self, state: State, out: vec[float], at: i64) -> None:
        """Write the reward of each seat: 1 for a sole winning side. The rewards of all sides add up to 0.

        All seats of a side get the same. Sides that win together share it; without a winner all get 0.
        """
        bits = state.winner_bits()
        winners: i64 = 0  # sides
        side: i64 = 0
        while side < self.sides:
            if self.has_won(side, bits):
                winners += 1
            side += 1
        seat: i64 = 0
        while seat < self.players:
            reward = 0.0
            if winners > 0:
                share = 1.0 / float(winners) if self.has_won(self.side_of[seat], bits) else 0.0
                reward = (share * float(self.sides) - 1.0) / float(self.sides - 1)
            out[at + seat] = reward
            seat += 1

    def has_won(self, side: i64, bits: i64) -> bool:
        seat: i64 = 0
        while seat < self.players:
            if self.side_of[seat] == side and (bits >> seat) & 1 == 1:
                return True
            seat += 1
        return False

    def rewards(self, state: State) -> list[float]:
        """Return the rewards of a game that is over, by seat."""
        out = vec[float]([0.0] * int(self.players))
        self.write_rewards(state, out, 0)
        return list(out)


def pieces_of(state: State) -> list[Piece]:
    """The pieces of an observation, in order; the same for every state of one game and number of players."""
    game, faces = state.game, int(state.layout.faces)
    lengths = [(run.name, run_length(state, run)) for run in state.layout.named_cells]
    for zone in live_zones(state):
        lengths.append((zone.name if zone.owner == COMMON else f"{zone.name}/{zone.owner}", faces + 1))
    lengths += [("decision", len(game.decisions)), ("to act", len(game.seats))]
    lengths += [("seat", len(game.seats)), ("notes", NOTES)]
    pieces: list[Piece] = []
    at = 0
    for name, length in lengths:
        pieces.append(Piece(name, at, length))
        at += length
    return pieces


def run_length(state: State, run: Cells) -> int:
    return len(state.game.seats) if run.each == "seat" else run.length


def live_zones(state: State) -> list[Zone]:
    """The common zones and those of the seats in play."""
    return [zone for zone in state.layout.zones if zone.owner < len(state.game.seats)]


def turned_cells(state: State, own: int) -> list[int]:
    """The indices of the game's own cells; per-seat runs start with the viewer's seat."""
    players = len(state.game.seats)
    cells: list[int] = []
    for run in state.layout.named_cells:
        for k in range(run_length(state, run)):
            cells.append(run.start + ((own + k) % players if run.each == "seat" else k))
    return cells


def turned_zones(state: State, own: int) -> list[int]:
    """The numbers of the zones in play; per-seat zones start with the viewer's seat."""
    players = len(state.game.seats)
    numbers = {(zone.name, zone.owner): number for number, zone in enumerate(state.layout.zones)}
    zones: list[int] = []
    for zone in live_zones(state):
        owner = zone.owner if zone.owner == COMMON else (own + zone.owner) % players
        zones.append(numbers[zone.name, owner])
    return zones


def bounds(state: State) -> tuple[list[int], list[int]]:
    """For each number of an observation, the lowest value and the span up to the highest."""
    layout = state.layout
    low: list[int] = []
    span: list[int] = []
    for run in layout.named_cells:
        low += [run.low] * run_length(state, run)
        span += [run.high - run.low] * run_length(state, run)
    copies = [max(1, int(count)) for count in layout.copies]
    for zone in live_zones(state):
        low += [0] * (len(copies) + 1)
        span += [*copies, zone.capacity]
    flags = len(state.game.decisions) + 2 * len(state.game.seats)
    return low + [0] * (flags + NOTES), span + [1] * flags + [NOTE_SPAN] * NOTES

"""Descriptions of a state as plain data, derived from its layout."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple, TypedDict

from dragonhall.core.game import Picture, cached_per_game
from dragonhall.core.layout import (
    COMMON,
    COUNTS,
    DEPTH,
    EVERYBODY,
    FRAME,
    FRAMES,
    NO_MARKS,
    SEAT_BIT,
    UNKNOWN,
)
from dragonhall.core.state import State

if TYPE_CHECKING:
    from dragonhall.core.game import Game

HIDDEN = "?"


class DecisionPicture(TypedDict):
    seat: str
    kind: str


class FramePicture(TypedDict):
    """A decision on the stack; the meaning of its two notes depends on its kind."""

    seat: str
    kind: str
    notes: list[int]


class OutcomePicture(TypedDict):
    winners: list[str]
    reason: str
    scores: dict[str, int]


class CommonPicture(TypedDict):
    """The part of a picture that all games share."""

    decision: DecisionPicture | None
    stack: list[FramePicture]
    outcome: OutcomePicture | None
    ply: int


class CellNames(NamedTuple):
    """A named run of cells: its position, the names of its cells and the words for their values."""

    name: str
    start: int
    length: int
    names: tuple[str, ...] | None  # None for a single number
    words: Mapping[int, str]


class ZoneName(NamedTuple):
    """A zone in play: its number, its name and the seat that owns it; None for a common zone."""

    zone: int
    name: str
    seat: str | None


class GameNames(NamedTuple):
    """All names that `describe` uses for a game; the same for every state of it."""

    runs: tuple[CellNames, ...]
    places: tuple[ZoneName, ...]
    faces: Mapping[int, str]


@cached_per_game
def names_of(game: "Game") -> GameNames:
    layout = game.layout
    runs = [
        CellNames(
            run.name,
            run.start,
            run.length,
            tuple(game.index_names(run.each)) if run.each else None,
            game.value_names(run.name),
        )
        for run in layout.named_cells
    ]
    places = [
        ZoneName(number, zone.name, None if zone.owner == COMMON else game.seats[zone.owner])
        for number, zone in enumerate(layout.zones)
        if zone.owner == COMMON or zone.owner < len(game.seats)
    ]
    faces = {card: game.face(card) for card in range(int(layout.faces))} | {UNKNOWN: HIDDEN}
    return GameNames(tuple(runs), tuple(places), faces)


def describe(state: State) -> Picture:
    """Zones and cells by name: `{"score": {"fire": 3, …}, "hand": {"fire": ["red-3", …]}, "draw": […], …}`.

    The inverse is `scenarios.positions.position`.
    """
    game, cells = state.game, state.cells
    known = names_of(game)
    picture: Picture = {}
    for run in known.runs:
        words = run.words
        numbers = [int(cells[at]) for at in range(run.start, run.start + run.length)]
        values: list[str | int] = [words.get(number, number) for number in numbers] if words else [*numbers]
        if run.names is None:
            picture[run.name] = values[0]
        else:
            pairs = zip(run.names, values, strict=False)
            picture[run.name] = {name: value for name, value in pairs if name}
    for place in known.places:
        if place.seat is None:
            picture[place.name] = faces_in(state, place.zone)
        else:
            picture.setdefault(place.name, {})[place.seat] = faces_in(state, place.zone)
    picture.update(common_picture(state))
    return picture


def common_picture(state: State) -> CommonPicture:
    seats, decision, outcome = state.game.seats, state.decision, state.outcome
    return CommonPicture(
        decision=decision and DecisionPicture(seat=seats[decision.seat], kind=decision.kind),
        stack=frames(state),
        outcome=outcome
        and OutcomePicture(
            winners=[seats[seat] for seat in outcome.winners],
            reason=outcome.reason,
            scores=dict(zip(seats, outcome.scores, strict=True)),
        ),
        ply=state.ply,
    )


def frames(state: State) -> list[FramePicture]:
    """The stack of decisions, top last."""
    game, cells = state.game, state.cells
    starts = [FRAMES + depth * FRAME for depth in range(int(cells[DEPTH]))]
    return [
        FramePicture(
            seat=game.seats[int(cells[at + 1])],
            kind=game.decisions[int(cells[at])],
            notes=[int(cells[at + 2]), int(cells[at + 3])],
        )
        for at in starts
    ]


def faces_in(state: State, zone: int) -> list[str]:
    """The names of the faces in a zone, hidden ones as "?".

    In a marked zone a suffix names the seats that know the card: `C1*` for all, `C1@a1+b2` for these seats.
    """
    count = int(state.cells[COUNTS + zone])
    if not count:
        return []
    cards, faces = state.cards, names_of(state.game).faces
    start = int(state.layout.base[zone])
    names = [faces[int(cards[at])] for at in range(start, start + count)]
    if state.layout.marks[zone] == NO_MARKS:
        return names
    return [name + mark_suffix(state, int(state.mark_in(zone, k))) for k, name in enumerate(names)]


def without_mark(name: str) -> str:
    """Strip the suffix that says which seats know a card: `C1@a1` becomes `C1`."""
    return name.rstrip("*").partition("@")[0]


def mark_suffix(state: State, mark: int) -> str:
    """The suffix for a mark: which seats know the face of the card."""
    if mark == EVERYBODY:
        return "*"
    seats = [name for seat, name in enumerate(state.game.seats) if mark & int(SEAT_BIT[seat])]
    return "@" + "+".join(seats) if seats else ""

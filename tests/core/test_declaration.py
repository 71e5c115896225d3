"""Test the declaration of a game: numbers follow the order of the calls, and mistakes are reported."""

from collections.abc import Callable

import pytest

from dragonhall.core.declaration import SEAT, Declaration
from dragonhall.core.errors import DeclarationError
from dragonhall.core.layout import ALL, COMMON, COUNTS, NOBODY, OWNER
from dragonhall.games import GAMES, configure


def small(stride: int = 1) -> Declaration:
    return Declaration(seats=2, no_action="XX-1", game_over="XX-2", stride=stride)


def test_zones_of_one_name_follow_each_other() -> None:
    declare = small()
    draw = declare.zone("draw", 9, NOBODY, ordered=True)
    hand = declare.zone("hand", 5, OWNER, each=SEAT)
    pile = declare.zone("pile", 9, ALL, each=SEAT, ordered=True)
    assert (draw, hand, pile) == (0, 1, 3)
    assert [(zone.name, zone.owner) for zone in declare.zones()] == [
        ("draw", COMMON),
        ("hand", 0),
        ("hand", 1),
        ("pile", 0),
        ("pile", 1),
    ]


def test_zones_of_one_seat_follow_each_other_with_a_stride() -> None:
    declare = small(stride=2)
    assert declare.zone("draw", 9, NOBODY) == 0
    assert declare.zone("hand", 5, OWNER, each=SEAT, pool=SEAT) == 1
    assert declare.zone("pile", 9, ALL, each=SEAT) == 2
    zones = declare.zones()
    assert [(zone.name, zone.owner) for zone in zones[1:]] == [
        ("hand", 0),
        ("pile", 0),
        ("hand", 1),
        ("pile", 1),
    ]
    assert [zone.pool for zone in zones if zone.name == "hand"] == [0, 1]


def test_cells_follow_the_counts_of_the_zones() -> None:
    declare = small()
    declare.zone("hand", 5, OWNER, each=SEAT)
    declare.index("colour", ("red", "green", "blue"))
    assert declare.cells("score", each=SEAT, high=9) == COUNTS + 2
    assert declare.cells("left", each="colour", high=3) == COUNTS + 4
    assert declare.cells("round", high=99) == COUNTS + 7
    layout = declare.layout(2, [1], 4, highs={"round": 50})
    assert layout.cell_total == COUNTS + 8
    assert [(run.name, run.high) for run in layout.named_cells][-1] == ("round", 50)


def test_refusals_begin_with_those_of_every_game() -> None:
    declare = small()
    assert [(kind.code, kind.rule) for kind in declare.refusals] == [
        ("no-action", "XX-1"),
        ("game-over", "XX-2"),
    ]
    assert declare.refusal("too-far", "XX-3") == 3
    assert declare.refusal("too-far", "XX-4") == 4  # the same code by another rule


MISTAKES: dict[str, tuple[Callable[[Declaration], object], str]] = {
    "zone twice": (lambda declare: [declare.zone("a", 1, ALL), declare.zone("a", 1, ALL)], "declared twice"),
    "zone after cells": (lambda declare: [declare.cells("a"), declare.zone("b", 1, ALL)], "all zones first"),
    "no capacity": (lambda declare: declare.zone("a", 0, ALL), "capacity of 0"),
    "common zone of an owner": (lambda declare: declare.zone("a", 1, OWNER), "no owner to see it"),
    "unknown sight": (lambda declare: declare.zone("a", 1, 7), "sight must be ALL, OWNER or NOBODY"),
    "cells twice": (lambda declare: [declare.cells("a"), declare.cells("a")], "declared twice"),
    "cells named as a zone": (
        lambda declare: [declare.zone("a", 1, ALL), declare.cells("a")],
        "name of a zone",
    ),
    "unknown index": (lambda declare: declare.cells("a", each="colour"), "declare index 'colour' before"),
    "wrong bounds": (lambda declare: declare.cells("a", low=2, high=1), "low is 2, above high, 1"),
    "unknown high": (lambda declare: declare.layout(2, [], 1, highs={"a": 1}), "no cells 'a'"),
    "too many values": (lambda declare: declare.event("a", *"bcdef"), "5 values; at most 4"),
    "shown in no zone": (
        lambda declare: declare.event("a", "seat", "card", shown_in="hand"),
        "shown in 'hand'",
    ),
    "unknown ability": (lambda declare: declare.event("a", "seat", ability="role"), "does not have"),
    "event twice": (lambda declare: [declare.event("a"), declare.event("a")], "declared twice"),
    "decision twice": (lambda declare: [declare.decision("a"), declare.decision("a")], "declared twice"),
    "ending twice": (lambda declare: [declare.ending("a"), declare.ending("a")], "declared twice"),
    "refusal twice": (lambda declare: declare.refusal("no-action", "XX-1"), "declared twice"),
}


@pytest.mark.parametrize(("mistake", "sentence"), MISTAKES.values(), ids=MISTAKES)
def test_mistake_is_reported(mistake: Callable[[Declaration], object], sentence: str) -> None:
    with pytest.raises(DeclarationError, match=sentence):
        mistake(small())


def test_missing_zone_of_a_stride_is_reported() -> None:
    declare = small(stride=2)
    declare.zone("hand", 5, OWNER, each=SEAT)
    with pytest.raises(DeclarationError, match="stride=2, but a seat has 1 zones: hand"):
        declare.zones()


@pytest.mark.parametrize("name", GAMES)
def test_every_declared_decision_has_its_moves(name: str) -> None:
    kind = GAMES[name]
    choices = configure(name, kind.min_players).layout.choices
    assert [int(decision.kind) for decision in choices.decisions] == list(range(len(kind.decisions)))
    assert all(decision.moves for decision in choices.decisions)
    offered = {move.name for decision in choices.decisions for move in decision.moves}
    interrupt = set() if choices.interrupt is None else {choices.interrupt.name}
    assert offered | interrupt == {move.name for move in choices.moves}

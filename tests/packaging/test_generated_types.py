"""Check that the generated types are current, and that they follow the Python types and the payloads."""

from itertools import islice
from typing import Literal, NotRequired, TypedDict

import msgspec
import pytest

from dragonhall.core.errors import OptionError
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.text.narration import foresee
from dragonhall.core.view import View
from dragonhall.games import GAMES, configurations, configure
from tests.random_games import random_game
from tools.generate_types import boards, interface, payloads, picture_fields, pictures, stale, typescript

PLIES = 40


def test_generated_files_are_current() -> None:
    assert stale(pictures() | typescript()) == [], "run python tools/generate_types.py"


def test_a_changed_field_changes_the_interface() -> None:
    class Before(TypedDict):
        count: int
        note: NotRequired[str]

    class After(TypedDict):
        count: Literal["one", "two"]
        note: str

    assert interface(Before).splitlines()[1:-1] == ["  count: number;", "  note?: string;"]
    assert interface(After).splitlines()[1:-1] == ["  count: 'one' | 'two';", "  note: string;"]


def test_picture_fields_are_the_declared_zones_and_cells() -> None:
    for name in boards():
        declared = GAMES[name].declaration
        names = {run.name for run in declared.runs} | {zone.name for zone in declared.zone_kinds}
        assert set(picture_fields(name)) == names


@pytest.mark.parametrize("name", boards())
def test_views_of_random_games_have_the_generated_types(name: str) -> None:
    types = payloads(name)
    for number, (players, options) in enumerate(configurations(name)):
        try:
            game = configure(name, players, options)
        except OptionError:  # not every number of players is possible
            continue
        for state in islice(random_game(game, number), PLIES):
            for seat in (0, players - 1, SPECTATOR):
                view = View(state, seat)
                payload = [(view.picture, types.picture), (view.derived_facts, types.counted)]
                payload += [(foresee(view, action).facts, types.foreseen) for action in islice(view.legal, 3)]
                for found, kind in payload:
                    msgspec.convert(found, kind, strict=True)
                    assert set(found) <= set(kind.__annotations__)

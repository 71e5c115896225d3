"""Test the component descriptions of games: typed, complete for every position, independent of the viewer."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

from dragonhall.core.description import HIDDEN
from dragonhall.core.game import Game
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.render.components import GenericComponents, Names, origin_of
from dragonhall.core.state import State
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.core.view import View, seen_event
from dragonhall.games.draco.render.components import DracoComponents
from dragonhall.games.drako.render.components import DrakoComponents
from dragonhall.games.signori.render.components import SignoriComponents
from tests.random_games import random_game, table
from tests.variants import every_game

pytestmark = pytest.mark.one_build  # tests code that is never compiled

SCHEMAS: dict[str, Any] = {"draco": DracoComponents, "drako": DrakoComponents, "signori": SignoriComponents}
# Other games have the generic components, and neither of the following.
NO_THING = {"none", "off", ""}  # an empty place for a component
POSITIONS = 160

# Runs of cells that are internal to the game and refer to no visible component.
BOOKKEEPING = {
    "drako": {"phase", "answer"},
}
# Runs whose values are components of another kind.
KIND_OF_RUN = {
    "drako": {"hex": "hex", "start": "hex", "net": "figure", "attacker": "figure", "target": "figure"},
    "signori": {"spoils": "card"},
}
KEYS_WITHOUT_NAME = {"power", "chain", "hit", "waiting"}  # numbers that only the rules read


def things_seen(game: Game, state: State) -> Iterator[tuple[str, str]]:
    """Yield every component that a viewer of this position can see, by kind and name."""
    for seat in (*range(game.players), SPECTATOR):
        view = View(state, seat)
        for action in view.legal:
            yield from action.path
        picture = view.picture
        for run in state.layout.named_cells:
            yield from things_in_run(game, run.name, run.each, picture[run.name])
        for zone in state.layout.zones:
            cards = picture.get(zone.name, [])
            for card in (
                cards if isinstance(cards, list) else [card for row in cards.values() for card in row]
            ):
                face = card.partition("*")[0].partition("@")[0]
                if face != HIDDEN:
                    yield "card", face
    for event in state.log or ():
        for what, value in seen_event(state, event, 0).values:
            name = None if value is None else game.name_of(what, value)
            if isinstance(name, str):
                yield what, name


def things_in_run(game: Game, run: str, each: str, seen: Any) -> Iterator[tuple[str, str]]:
    if each and each not in KEYS_WITHOUT_NAME:
        yield from ((each, name) for name in seen)
    if run not in BOOKKEEPING.get(game.name, ()):
        kind = KIND_OF_RUN.get(game.name, {}).get(run, run)
        values = seen.values() if isinstance(seen, dict) else [seen]
        yield from ((kind, value) for value in values if isinstance(value, str))


def missing(names: Names, things: set[tuple[str, str]]) -> list[tuple[str, str]]:
    return sorted(
        (kind, name) for kind, name in things if name not in NO_THING and name not in names.get(kind, {})
    )


@every_game
def test_everything_visible_has_a_name_and_every_card_a_face(game: Game) -> None:
    components = game.components(Words("en"))
    faces: Any = dict(components)["cards"]
    things = {thing for state in heard(game) for thing in things_seen(game, state)}
    assert missing(components["names"], things) == []
    assert {name for kind, name in things if kind == "card"} - NO_THING <= set(faces)


def heard(game: Game) -> Iterator[State]:
    """Yield positions of a random game, each with the events of its last action."""
    for state in islice(random_game(game, 11), POSITIONS):
        yield state
        state.listen()


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_components_match_their_type_and_serialise(game: Game, language: str) -> None:
    components = game.components(Words(language))
    sent = msgspec.json.encode(components)
    assert msgspec.json.decode(sent, type=SCHEMAS.get(game.name, GenericComponents)) == components


@every_game
def test_no_word_is_left_untranslated(game: Game) -> None:
    """A component whose word is its bare id has no message. Hexes and compass points are their own names."""
    for language in LANGUAGES:
        names = game.components(Words(language))["names"]
        bare = {
            f"{kind}-{name}"
            for kind, words in names.items()
            if kind not in ("hex", "start")
            for name, word in words.items()
            if word == name and "-" in name
        }
        assert bare == set()


def test_components_do_not_depend_on_the_deal() -> None:
    game = table("signori", 4)
    before = game.components(Words("pl"))
    for _ in islice(random_game(game, 3), 50):
        pass
    assert game.components(Words("pl")) == before


@pytest.mark.parametrize(
    ("said", "origin"),
    [
        ("exact", "exact"),
        ("implied", "implied"),
        ("reconstructed", "reconstructed"),
        ("dragon exact; dwarves: three corners exact, which ones implied", "implied"),
        ("ability exact, total reconstructed", "partly"),
        ("from memory", "reconstructed"),
    ],
)
def test_unproved_components_are_not_called_exact(said: str, origin: str) -> None:
    assert origin_of(said) == origin

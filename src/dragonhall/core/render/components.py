"""Data for drawing a game: board, faces, figures, and translated names.

It depends on the pack and the message catalogues only, not on a position or a viewer, so it contains nothing
hidden and can be cached indefinitely. Each game adds its own part in `games/<game>/render/components.py`.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal, TypedDict

from dragonhall.core.layout import ALL, NOBODY, OWNER
from dragonhall.core.packs.toml_reader import TomlValue

if TYPE_CHECKING:
    from dragonhall.core.game import Game
    from dragonhall.core.text.messages import Words

Origin = Literal["exact", "implied", "partly", "reconstructed"]
Sight = Literal["all", "owner", "nobody"]
Names = dict[str, dict[str, str]]  # kind, name, word: names["card"]["K11"]


class SeatPart(TypedDict):
    """A seat and the team it plays for; without teams every seat is its own."""

    seat: str
    team: str


class Provenance(TypedDict):
    """The provenance of a part of a pack: its class, and the text in the pack."""

    origin: Origin
    words: str


class CardInfo(TypedDict):
    """The part of a card that all games share."""

    copies: int
    provenance: Origin


class CommonComponents(TypedDict):
    """The part of the components that all games share. The other keys are game-specific."""

    game: str
    rules: str
    pack: str
    players: int
    options: dict[str, str]
    language: str
    seats: list[SeatPart]
    teams: list[str]
    names: Names
    listed_last: list[str]  # names of things to list after all others
    text_kinds: list[str]  # kinds of things that have no place on the board
    provenance: dict[str, Provenance]


def common(
    game: "Game", words: "Words", provenance: Mapping[str, Provenance], names: Names
) -> CommonComponents:
    """Build the part of the components that all games share."""
    seats = [SeatPart(seat=seat, team=game.team_of(seat)) for seat in game.seats]
    return CommonComponents(
        game=game.name,
        rules=game.rules_version,
        pack=game.pack.hash,
        players=game.players,
        options=dict(game.options),
        language=words.language,
        seats=seats,
        teams=list(dict.fromkeys(part["team"] for part in seats)),
        names=names,
        listed_last=list(game.listed_last),
        text_kinds=list(game.text_kinds),
        provenance=dict(provenance),
    )


SIGHTS: Mapping[int, Sight] = {ALL: "all", OWNER: "owner", NOBODY: "nobody"}


class GenericZone(TypedDict):
    """A zone. `each` is "seat" for a zone of every seat, else empty; `sight` says who sees its cards."""

    name: str
    each: str
    sight: Sight


class GenericCells(TypedDict):
    """A number, or with the index `each` a run of numbers."""

    name: str
    each: str


class GenericBoard(TypedDict):
    """What the generic drawing shows: the zones as rows of cards, the cells as a table."""

    zones: list[GenericZone]
    cells: list[GenericCells]


class GenericComponents(CommonComponents):
    """The components of a game without a drawing of its own."""

    board: GenericBoard
    cards: dict[str, CardInfo]


def generic_components(game: "Game", words: "Words") -> GenericComponents:
    """Build the components from the declaration of a game."""
    own = words.of(game)
    zones = [
        GenericZone(name=zone.name, each="seat" if zone.of_seats else "", sight=SIGHTS[zone.sight])
        for zone in game.declaration.zone_kinds
    ]
    cells = [GenericCells(name=run.name, each=run.each) for run in game.layout.named_cells]
    more: Names = {
        "zone": {zone["name"]: str(own.name("zone", zone["name"])) for zone in zones},
        "cells": {run["name"]: str(own.name("cells", run["name"])) for run in cells},
    }
    for index in sorted({run["each"] for run in cells} - {"", "seat"}):
        more[index] = {name: str(own.name(index, name)) for name in indexed(game, index)}
    provenance = stated_provenance(game.pack.root)
    # A pack that states no provenance of its cards is their only source.
    origin: Origin = provenance["cards"]["origin"] if "cards" in provenance else "exact"
    return GenericComponents(
        **common(game, words, provenance, named(game, words, more)),
        board=GenericBoard(zones=zones, cells=cells),
        cards={
            face: CardInfo(copies=int(game.layout.copies[card]), provenance=origin)
            for face, card in game.faces.items()
        },
    )


def stated_provenance(root: TomlValue) -> dict[str, Provenance]:
    """Read the provenance of those tables at the top of a pack that state one."""
    return {
        name: provenance_of(root[name]["provenance"])
        for name, part in root.value.items()
        if isinstance(part, dict) and "provenance" in part
    }


def provenance_of(key: TomlValue) -> Provenance:
    """Read the provenance at a key of a pack."""
    text = key.text()
    return Provenance(origin=origin_of(text), words=text)


def origin_of(text: str) -> Origin:
    """Classify a provenance text. An unknown text counts as reconstructed.

    >>> origin_of("rule exact, numbers reconstructed"), origin_of("exact"), origin_of("my guess")
    ('partly', 'exact', 'reconstructed')
    """
    if "exact" in text:
        return "partly" if "reconstructed" in text else "implied" if "implied" in text else "exact"
    return "implied" if "implied" in text and "reconstructed" not in text else "reconstructed"


def named(game: "Game", words: "Words", more: Names) -> Names:
    """Translated names of everything in paths and events, plus `more`: names used only in drawings."""
    words = words.of(game)
    things: dict[str, set[str]] = {}
    for code in game.codes.values():
        for thing in game.path(code):
            things.setdefault(thing.kind, set()).add(thing.name)
    asked = sorted(things)
    for kind in {"seat", "ending", *(value for event in game.events for value in event.values)}:
        things.setdefault(kind, set()).update(indexed(game, kind))
    things.setdefault("card", set()).update(game.faces)
    found: Names = {
        kind: {name: str(words.name(kind, name)) for name in sorted(names) if name}
        for kind, names in sorted(things.items())
        if names
    }
    return {
        **found,
        "ask": {kind: words(f"{game.name}-ask-{kind}") for kind in asked},
        "question": {kind: words(f"{game.name}-decision-{kind}") for kind in game.decisions},
        "help": {kind: words(f"{game.name}-help-{kind}") for kind in (*game.decisions, "table")},
        **more,
    }


def indexed(game: "Game", kind: str) -> Sequence[str]:
    """The names of a kind of index; empty if its values are plain numbers."""
    try:
        return game.index_names(kind)
    except KeyError:
        return ()

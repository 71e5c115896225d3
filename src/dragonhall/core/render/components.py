"""What a game is drawn with, as plain data: board, faces, figures, and the words for every thing.

Nothing here belongs to one position or one viewer: it is the pack and the catalogues, so it can be cached for
ever and told to everybody. Each game fills in its own part in `games/*/components.py`.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal, TypedDict

from dragonhall.core.packs.pack import Key

if TYPE_CHECKING:
    from dragonhall.core.game import Game
    from dragonhall.core.text.messages import Words

Origin = Literal["exact", "implied", "partly", "reconstructed"]
Names = dict[str, dict[str, str]]  # kind, name, word: names["card"]["K11"]


class SeatPart(TypedDict):
    """A seat and the team it plays for; without teams every seat is its own."""

    seat: str
    team: str


class Provenance(TypedDict):
    """How sure a part of a pack is, and the words of the pack for it."""

    origin: Origin
    words: str


class Common(TypedDict):
    """What every game says in the same way. `board`, `cards` and `figures` are each game's own."""

    game: str
    rules: str
    pack: str
    players: int
    options: dict[str, str]
    language: str
    seats: list[SeatPart]
    teams: list[str]
    names: Names
    provenance: dict[str, Provenance]


def common(game: "Game", words: "Words", provenance: Mapping[str, Provenance], names: Names) -> Common:
    """The part of the components that needs no knowledge of the game."""
    seats = [SeatPart(seat=seat, team=game.team_of(seat)) for seat in game.seats]
    return Common(
        game=game.name,
        rules=game.rules_version,
        pack=game.pack.hash,
        players=game.players,
        options=dict(game.options),
        language=words.language,
        seats=seats,
        teams=list(dict.fromkeys(part["team"] for part in seats)),
        names=names,
        provenance=dict(provenance),
    )


def told_origin(key: Key) -> Provenance:
    """The provenance that a pack states at a key."""
    text = key.text()
    return Provenance(origin=origin_of(text), words=text)


def origin_of(text: str) -> Origin:
    """How sure a provenance is. Words that are not ours prove nothing: they count as a reconstruction.

    >>> origin_of("rule exact, numbers reconstructed"), origin_of("exact"), origin_of("my guess")
    ('partly', 'exact', 'reconstructed')
    """
    if "exact" in text:
        return "partly" if "reconstructed" in text else "implied" if "implied" in text else "exact"
    return "implied" if "implied" in text and "reconstructed" not in text else "reconstructed"


def named(game: "Game", words: "Words", more: Names) -> Names:
    """A word for all that can occur in paths and events, and `more`: what only pictures and cards name."""
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
    """The names of a kind that the game counts; none if it is of mere numbers."""
    try:
        return game.index_names(kind)
    except KeyError:
        return ()

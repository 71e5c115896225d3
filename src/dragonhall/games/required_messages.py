"""The messages that a game needs, derived from its declaration, its actions and its optional modules."""

from collections.abc import Sequence

from dragonhall.core.action import Thing
from dragonhall.core.declaration import EventKind
from dragonhall.core.errors import OptionError
from dragonhall.core.game import Game
from dragonhall.core.records.match_legs import LEGS
from dragonhall.core.text.messages import Words
from dragonhall.games import optional_module
from dragonhall.games.rulebooks import editions_of


def required_messages(tables: Sequence[Game]) -> dict[str, set[str]]:
    """Return the ids of the messages of a game, each with the values that it is given.

    `tables` are configured games that together use every name: all numbers of players and all options.
    """
    kind = type(tables[0])
    name = kind.name
    things = {thing.kind for game in tables for code in range(game.action_total) for thing in game.path(code)}
    needed: dict[str, set[str]] = {f"game-{name}": set(), f"{name}-about": set(), f"{name}-help-table": set()}
    for event in kind.events:
        facts = {*event.values, "viewer", *added_facts(tables[0], event)}
        if event.merged:
            each = f"{name}-event-{event.name}-each"
            if each in Words("en"):
                needed[each] = set(facts)
            facts |= {"count", "cards", "each"}
        needed[f"{name}-event-{event.name}"] = facts
        if event.foreseen:
            needed[f"{name}-foreseen-{event.name}"] = facts
    for refusal in kind.refusals:
        needed[f"{name}-refusal-{refusal.code}"] = things | {"seat", *refusal.facts}
    for decision in kind.decisions:
        needed[f"{name}-decision-{decision}"] = set()
        needed[f"{name}-help-{decision}"] = set()
    for option in kind.options_known:
        needed[f"{name}-option-{option.name}"] = {"value"}
    for choice in edition_choices(name):
        needed[f"{name}-edition-{choice}"] = {"value"}
    for thing in things:
        needed[f"{name}-ask-{thing}"] = set()
    if kind.legs == LEGS:
        needed[f"{name}-player"] = {"number", "code"}
        needed[f"{name}-leg"] = {"number", "first", "side", "second", "other"}
        needed[f"{name}-leg-result"] = {"number", "winner", "side", "first", "score", "second", "others"}
        needed[f"{name}-match-won"] = {"by", "winner", "legs", "lost", "score", "others"}
        needed[f"{name}-match-shared"] = {"score"}
    needed |= {message: set() for game in tables for message in game.own_messages()}
    for found in named_things(tables):
        needed[name_message(name, found)] = {"number"}
    return needed


def added_facts(game: Game, event: EventKind) -> set[str]:
    """Return the facts that the game adds to an event; they do not depend on the values."""
    values: dict[str, int | None] = dict.fromkeys(event.values, 0)
    return set(game.event_facts(event.name, values))


def edition_choices(name: str) -> set[str]:
    """Return the settings in which the editions of a game differ."""
    try:
        return set(editions_of(name).EDITION_RULES)
    except OptionError:
        return set()


def named_things(tables: Sequence[Game]) -> set[Thing]:
    """Return everything that has a name: the parts of all actions, and what events and tables refer to."""
    found: set[Thing] = set()
    for game in tables:
        found |= {thing for code in range(game.action_total) for thing in game.path(code)}
        found |= {Thing("seat", seat) for seat in game.seats}
        found |= {Thing("ending", ending) for ending in game.endings if ending}
        found |= {Thing(what, word) for what in own_kinds(game) for word in game.index_names(what) if word}
        found -= {thing for thing in found if game.translated_name(Words("en"), *thing) is not None}
    kind = type(tables[0])
    if optional_module(kind.name, "render.terminal") is None:  # the generic drawing names zones and cells
        found |= {Thing("zone", zone.name) for zone in kind.declaration.zone_kinds}
        found |= {Thing("cells", run.name) for run in kind.declaration.runs}
    return found


def own_kinds(game: Game) -> set[str]:
    """Return the kinds of event values that have their own names."""
    kinds = {what for event in game.events for what in event.values} - {"card", "seat", "ending"}
    return {what for what in kinds if isinstance(game.name_of(what, 1), str)}


def name_message(game: str, thing: Thing) -> str:
    """Return the message that names a thing: `game-name-kind-value`, or without the number at the end.

    The names of the oldest games are `kind-value`, without the game.
    """
    words = Words("en")
    own = f"{game}-name-{thing.kind}-{thing.name}"
    stem, _, number = own.rpartition("-")
    known = [own, stem] if number.isdigit() else [own]
    known += [name.removeprefix(f"{game}-name-") for name in known]
    return next((name for name in known if name in words), own)

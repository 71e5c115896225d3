"""Texts of Drako that are built in code: card names, phrases for actions, variables of messages."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from dragonhall.core.action import Path, Thing
from dragonhall.core.text.messages import Words
from dragonhall.games.drako.rules.declaration import AREA_NAMES
from dragonhall.games.drako.rules.moves.symbols import Defence, Symbol
from dragonhall.games.drako.rules.moves.trolls import PairOfStrikes

if TYPE_CHECKING:
    from dragonhall.games.drako.game import DrakoGame

Facts = dict[str, str | int]

# Symbols whose text includes a value or depends on the side.
VALUE_MESSAGES = {
    "move": "drako-symbol-move",
    "move1": "drako-symbol-move1",
    "move2": "drako-symbol-move2",
    "attack1": "drako-symbol-attack1",
    "attack2": "drako-symbol-attack2",
    "attack3": "drako-symbol-attack3",
    "defence": "drako-symbol-defence",
    "bow": "drako-symbol-bow",
    "crossbow": "drako-symbol-crossbow",
    "rock-throw": "drako-symbol-rock-throw",
    "bite": "drako-symbol-bite",
    "fire": "drako-symbol-fire",
}
FOR_NOTHING = 2  # replaces the index of a symbol
FIGURE_OF_SYMBOL = {
    "rock-throw": "thrower",
    "charge": "berserker",
    "net": "net-dwarf",
    "crossbow": "crossbow-dwarf",
}
AREA_OF_SYMBOL = {"flight": "flight", "move": "movement", "fire": "fire"}
AFTER_ARROW = ("hex", "target")  # an arrow separates a figure from these


# ---- cards and symbols -------------------------------------------------------------------------


def symbols_of(game: "DrakoGame", card: str) -> list[Symbol]:
    """Return the one or two symbols of a card."""
    face = game.faces[card]
    pair = game.symbols[2 * face : 2 * face + 2]
    return [symbol for symbol in pair if symbol is not None]


def symbol_text(game: "DrakoGame", words: Words, card: str, symbol: Symbol) -> str:
    """Return the text of a symbol on a card: `bow 2`, `2 trolls attack 2/1`."""
    if symbol.name not in VALUE_MESSAGES:
        return str(words.name("symbol", symbol.name))
    side = game.side_of_card(card)
    value: str | int = int(symbol.value)
    if isinstance(symbol, PairOfStrikes):
        value = f"{symbol.value}/{symbol.lower}"
    return words(VALUE_MESSAGES[symbol.name], value=value, side=side)


def symbols_text(game: "DrakoGame", words: Words, card: str) -> str:
    return " / ".join(symbol_text(game, words, card, symbol) for symbol in symbols_of(game, card))


def card_use_text(game: "DrakoGame", words: Words, use: str) -> str:
    """Return the text of a card in use.

    `K12:0` is the first symbol of K12, `K12:2` the card played for nothing, `K12:defence` the defence.
    """
    card, _, which = use.partition(":")
    symbols = symbols_of(game, card)
    if which == str(FOR_NOTHING):
        return words("drako-card-for-nothing", card=card)
    if which == "defence":
        symbol = next((symbol for symbol in symbols if isinstance(symbol, Defence)), symbols[0])
    else:
        symbol = symbols[int(which)]
    return words("drako-card-for-symbol", card=card, symbol=symbol_text(game, words, card, symbol))


def translated_name(game: "DrakoGame", words: Words, kind: str, name: str) -> str | None:
    if kind == "card" and name in game.faces:
        return f"{name} {symbols_text(game, words, name)}"
    if kind == "use":
        return card_use_text(game, words, name)
    if kind == "target":
        return str(words.name("figure", name))
    return name if kind in ("hex", "start") else None


def phrase(game: "DrakoGame", words: Words, path: Path, start: int) -> str:
    """Return the things of a path from `start` on as a phrase: `bow 1: archer 1 → thrower`."""
    text = ""
    for place in range(start, len(path)):
        thing = path[place]
        between = separator(path[place - 1], thing) if place > start else ""
        text += between + thing_text(game, words, path, place)
    return text


def separator(before: Thing, thing: Thing) -> str:
    if before.kind == "symbol" or (before.kind, thing.kind) == ("card", "symbol"):
        return ": "
    if thing.kind in ("manner", "strength"):
        return ", "
    return " → " if before.kind == "figure" and thing.kind in AFTER_ARROW else " "


def thing_text(game: "DrakoGame", words: Words, path: Path, place: int) -> str:
    thing = path[place]
    if thing.kind == "symbol" and path[place - 1].kind == "card":
        card = path[place - 1].name
        for symbol in symbols_of(game, card):
            if symbol.name == thing.name:
                return symbol_text(game, words, card, symbol)
    return str(words.name(thing.kind, thing.name))


# ---- variables of messages ---------------------------------------------------------------------


def event_facts(game: "DrakoGame", name: str, values: Mapping[str, int | None]) -> Facts:
    facts: Facts = {}
    seat, card, area = values.get("seat"), values.get("card"), values.get("area")
    if seat is not None:
        facts["side"] = game.seats[seat]
    if card is not None and name == "played":
        facts["use"] = f"{game.face(card)}:{values['which']}"
    if card is not None and name == "blocked":
        facts["use"] = f"{game.face(card)}:defence"
    if area is not None:
        facts |= {"where": AREA_NAMES[area], "spaces": int(game.matchup.area[area])}
    if name == "ability-lost":
        facts["ability"] = "rock-throw" if values["subject"] == game.matchup.thrower else "charge"
    if name == "rocks":
        change = values["change"] or 0
        facts |= {"way": "back" if change > 0 else "spent", "amount": abs(change)}
    return facts


def refusal_facts(path: Path, refusal: str) -> Facts:
    """Return the figure or area that a symbol needs, if the action does not name it."""
    things = {thing.kind: thing.name for thing in path}
    symbol, facts = things.get("symbol", ""), Facts()
    if "figure" not in things:
        fury = things.get("verb") == "fury"
        facts["figure"] = "fury-dwarf" if fury else FIGURE_OF_SYMBOL.get(symbol, "dragon")
    if refusal == "area-lost":
        facts["area"] = AREA_OF_SYMBOL[symbol]
    return facts

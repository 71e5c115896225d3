"""Texts of I Signori dei Draghi that are built in code: cards, phrases for actions, variables of messages.

A card has its Italian name in every language, with a translation. Names and texts of the built-in pack are in
the message catalogues; cards of other packs use the texts of the pack.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from dragonhall.core.action import Path
from dragonhall.core.text.messages import Words
from dragonhall.games.signori.rules.cards import LEVEL, NONE
from dragonhall.resources import builtin_pack

if TYPE_CHECKING:
    from dragonhall.games.signori.game import SignoriGame

Facts = dict[str, str | int]

SEAT_KINDS = ("victim", "target", "mate", "owner", "caster")
CARD_KINDS = ("card", "creature", "taken")
OWN_VERBS = {
    "take": "signori-verb-take",
    "discard": "signori-verb-discard",
    "exchange": "signori-verb-exchange",
}
CATEGORIES = (
    "signori-category-role",
    "signori-category-creature",
    "signori-category-artefact",
    "signori-category-equipment",
    "signori-category-spell",
    "signori-category-antimagic",
    "signori-category-blessing",
    "signori-category-curse",
)
CREATURE = 1
RECONSTRUCTED = "reconstructed"
TRANSLATION = re.compile(r" \((.*)\)$")


# ---- cards ---------------------------------------------------------------------------------------


@cache
def printed(text: str) -> dict[str, tuple[str, str]]:
    """Return the English name and text of every card of the built-in pack; the catalogues translate them."""
    root = builtin_pack(text).root
    cards = [*root["card"].items(), *root["plunder"].items()]
    return {card["id"].text(): (card["name"].text(), card["text"].text()) for card in cards}


def in_catalogue(game: "SignoriGame", card: str) -> bool:
    """Return whether a card has the name and text that the catalogues translate."""
    return printed(game.name).get(card) == (game.deck.titles[card], game.deck.texts[card])


def name_of(game: "SignoriGame", words: Words, card: str) -> str:
    """Return the name with its translation: `Fulmine (lightning)`."""
    return words(f"card-{card}") if in_catalogue(game, card) else game.deck.titles[card]


def title_of(game: "SignoriGame", words: Words, card: str) -> str:
    """Return the Italian name: `Fulmine`."""
    return TRANSLATION.sub("", name_of(game, words, card))


def text_of(game: "SignoriGame", words: Words, card: str) -> str:
    return words(f"card-text-{card}") if in_catalogue(game, card) else game.deck.texts[card]


def category_of(game: "SignoriGame", words: Words, card: str) -> str:
    face, cards = game.faces[card], game.deck.cards
    if face >= int(cards.playing):
        return words("signori-category-plunder")
    return words(CATEGORIES[int(cards.category[face])])


def symbols_of(game: "SignoriGame", words: Words, card: str) -> list[str]:
    face, cards = game.faces[card], game.deck.cards
    found = [words("signori-symbol-support", price=int(cards.support[face]))] if cards.support[face] else []
    found += [words("signori-symbol-shared")] if cards.shared[face] else []
    found += [words("signori-symbol-instant")] if cards.instant[face] else []
    return found + ([words("signori-symbol-finale")] if cards.finale[face] else [])


def raises_level(game: "SignoriGame", card: str) -> bool:
    """Return whether a card is a Spirito Divino, which is shown as the level of the role."""
    return int(game.deck.cards.first_op(game.faces[card])) == LEVEL


def about(game: "SignoriGame", words: Words, text: str) -> list[str]:
    """Return the description of the card that a text names, by its id, Italian name or full name."""
    wanted = plain(text)
    for card in game.deck.names:
        if wanted in (card.casefold(), plain(title_of(game, words, card)), plain(name_of(game, words, card))):
            return told_of(game, words, card)
    close = [card for card in game.deck.names if plain(name_of(game, words, card)).startswith(wanted)]
    return told_of(game, words, close[0]) if wanted and len(close) == 1 else []


def plain(text: str) -> str:
    return " ".join(text.replace("’", "'").casefold().split())


def told_of(game: "SignoriGame", words: Words, card: str) -> list[str]:
    """Return the name, the printed values, the text, and the provenance of a card."""
    face, cards = game.faces[card], game.deck.cards
    facts = [category_of(game, words, card)]
    if face < int(cards.playing):
        if int(cards.category[face]) == CREATURE:
            facts.append(words("signori-picture-level", level=int(cards.level[face])))
            values = {"attack": int(cards.attack[face]), "defence": int(cards.defence[face])}
            facts.append(words("signori-values", **values))
        facts.append(words("signori-price", price=int(cards.price[face])))
        facts += symbols_of(game, words, card)
    mark = "signori-reconstructed" if game.deck.origins[card] == RECONSTRUCTED else ""
    if "numbers reconstructed" in game.deck.origins[card]:
        mark = "signori-reconstructed-numbers"
    lines = [
        f"{name_of(game, words, card)} [{card}] · {', '.join(facts)}",
        text_of(game, words, card),
    ]
    return [*lines, words(mark)] if mark else lines


# ---- things and actions --------------------------------------------------------------------------


def spoken(game: "SignoriGame", words: Words, kind: str, name: str) -> str | None:
    if kind in SEAT_KINDS:
        return str(words.name("seat", name)) if name in game.seats else None
    if kind == "verb":
        return words(OWN_VERBS[name]) if name in OWN_VERBS else None
    if kind == "attack":
        return name  # a total; in Drako this kind is the number of an attack
    if kind not in CARD_KINDS:
        return None
    if name in game.deck.titles:
        return name_of(game, words, name)
    return str(words.name("slot", name)) if name.startswith("down-") else None


def phrase(game: "SignoriGame", words: Words, path: Path, start: int) -> str:
    """Return an action as a phrase: `play Goblin Predone`. Remarks in lists add the translation."""
    return " ".join(
        title_of(game, words, thing.name)
        if thing.kind in CARD_KINDS and thing.name in game.deck.titles
        else str(words.name(thing.kind, thing.name))
        for thing in path[start:]
    )


# ---- variables of messages -----------------------------------------------------------------------


def event_facts(name: str, values: Mapping[str, int | None]) -> Facts:
    facts: Facts = {}
    if name == "pool":
        iros = values["iros"] or 0
        facts |= {"way": "gain" if iros > 0 else "loss", "amount": abs(iros)}
    if name == "cast":
        facts["against"] = "nobody" if values["victim"] == NONE else "somebody"
    if name in ("returned", "stolen", "chained"):
        facts["known"] = "no" if values["card"] in (None, NONE) else "yes"
    if name in ("looked", "chained"):
        facts["place"] = (values["slot"] or 0) + 1
    return facts


def refusal_facts(path: Path, seat: str) -> Facts:
    """Return the card and the seat that a message may name, under fixed names."""
    things = {thing.kind: thing.name for thing in path}
    facts: Facts = {"seat": next((things[kind] for kind in SEAT_KINDS if kind in things), seat)}
    if "card" not in things:
        other = next((things[kind] for kind in ("creature", "taken", "slot") if kind in things), "")
        facts["card"] = other
    return facts

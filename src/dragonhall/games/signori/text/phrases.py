"""Texts of I Signori dei Draghi that are built in code: cards, actions, remarks, variables of messages.

A card has its Italian name in every language, with a translation. Names and texts of the built-in pack are in
the message catalogues; cards of other packs use the texts of the pack.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from dragonhall.core.action import Path
from dragonhall.core.text.messages import Words
from dragonhall.games.signori import derived
from dragonhall.games.signori.rules.combat_totals import attack_total, defence_total
from dragonhall.games.signori.rules.declaration import DOWN, NONE
from dragonhall.games.signori.rules.field_state import FieldState
from dragonhall.games.signori.rules.vocabulary import CREATURE, LEVEL
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
PHASES = {
    "setting-up": "signori-phase-setting-up",
    "main-1": "signori-phase-main-1",
    "combat": "signori-phase-combat",
    "main-2": "signori-phase-main-2",
    "final": "signori-phase-final",
}
RECONSTRUCTED = "reconstructed"
TRANSLATION = re.compile(r" \((.*)\)$")


# ---- cards ---------------------------------------------------------------------------------------


@cache
def builtin_texts(text: str) -> dict[str, tuple[str, str]]:
    """Return the English name and text of every card of the built-in pack; the catalogues translate them."""
    root = builtin_pack(text).root
    cards = [*root["card"].items(), *root["plunder"].items()]
    return {card["id"].text(): (card["name"].text(), card["text"].text()) for card in cards}


def in_catalogue(game: "SignoriGame", card: str) -> bool:
    """Return whether a card has the name and text that the catalogues translate."""
    return builtin_texts(game.name).get(card) == (game.deck.titles[card], game.deck.texts[card])


def name_of(game: "SignoriGame", words: Words, card: str) -> str:
    """Return the name with its translation: `Fulmine (lightning)`."""
    return words(f"card-{card}") if in_catalogue(game, card) else game.deck.titles[card]


def title_of(game: "SignoriGame", words: Words, card: str) -> str:
    """Return the Italian name: `Fulmine`."""
    return TRANSLATION.sub("", name_of(game, words, card))


def text_of(game: "SignoriGame", words: Words, card: str) -> str:
    return words(f"card-text-{card}") if in_catalogue(game, card) else game.deck.texts[card]


def category_of(game: "SignoriGame", words: Words, card: str) -> str:
    face, cards = game.faces[card], game.deck.faces
    if face >= int(cards.first_plunder):
        return words("signori-category-plunder")
    return words(CATEGORIES[int(cards.category[face])])


def category_and_values(game: "SignoriGame", words: Words, card: str) -> list[str]:
    """Return the category of a card; for a creature with its level, and its values: `creature 2`, `8/4`."""
    face, cards, category = game.faces[card], game.deck.faces, category_of(game, words, card)
    if face >= int(cards.first_plunder) or int(cards.category[face]) != CREATURE:
        return [category]
    return [f"{category} {cards.level[face]}", f"{cards.attack[face]}/{cards.defence[face]}"]


def symbols_of(game: "SignoriGame", words: Words, card: str) -> list[str]:
    face, cards = game.faces[card], game.deck.faces
    found = [words("signori-symbol-support", price=int(cards.support[face]))] if cards.support[face] else []
    found += [words("signori-symbol-shared")] if cards.shared[face] else []
    found += [words("signori-symbol-instant")] if cards.instant[face] else []
    return found + ([words("signori-symbol-finale")] if cards.finale[face] else [])


def raises_level(game: "SignoriGame", card: str) -> bool:
    """Return whether a card is a Spirito Divino, which is shown as the level of the role."""
    return int(game.deck.faces.first_op(game.faces[card])) == LEVEL


def about(game: "SignoriGame", words: Words, text: str) -> list[str]:
    """Return the description of the card that a text names, by its id, Italian name or full name."""
    wanted = normalized(text)
    for card in game.deck.names:
        if wanted in (
            card.casefold(),
            normalized(title_of(game, words, card)),
            normalized(name_of(game, words, card)),
        ):
            return card_description(game, words, card)
    close = [card for card in game.deck.names if normalized(name_of(game, words, card)).startswith(wanted)]
    return card_description(game, words, close[0]) if wanted and len(close) == 1 else []


def normalized(text: str) -> str:
    return " ".join(text.replace("’", "'").casefold().split())


def card_description(game: "SignoriGame", words: Words, card: str) -> list[str]:
    """Return the name, the printed values, the text, and the provenance of a card."""
    face, cards = game.faces[card], game.deck.faces
    facts = [category_of(game, words, card)]
    if face < int(cards.first_plunder):
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


def translated_name(game: "SignoriGame", words: Words, kind: str, name: str) -> str | None:
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


# ---- remarks in lists ----------------------------------------------------------------------------


def remark(game: "SignoriGame", state: FieldState, words: Words, path: Path) -> str:
    """Return the remark about the last thing of a path."""
    last = path[-1]
    decision = state.decision
    if last.kind in CARD_KINDS and last.name in game.deck.titles:
        return card_remark(game, words, last.name)
    if last.kind == "victim" and path[0].name == "attack" and decision is not None:
        return attack_remark(state, words, decision.seat, game.seats.index(last.name))
    if last.kind == "owner":
        wares = derived.market_cards(state, game.seats.index(last.name))
        return ", ".join(title_of(game, words, card) for card in wares)
    return ""


def card_remark(game: "SignoriGame", words: Words, card: str) -> str:
    """Return translation, category and values of a card: `lightning, spell`."""
    meaning = TRANSLATION.search(name_of(game, words, card))
    parts = [meaning.group(1)] if meaning is not None else []
    return ", ".join([*parts, *category_and_values(game, words, card)])


def attack_remark(state: FieldState, words: Words, seat: int, victim: int) -> str:
    """Return both totals as far as they are visible, and the number of face-down creatures."""
    attack, defence = int(attack_total(state, seat)), int(defence_total(state, victim, seat))
    text = words("signori-remark-attack", attack=attack, defence=defence)
    hidden = int(state.size(state.zone_of(DOWN, victim)))
    return f"{text} {words('signori-remark-hidden', count=hidden)}" if hidden else text

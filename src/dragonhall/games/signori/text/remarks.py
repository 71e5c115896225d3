"""Remarks beside the items of a list of choices: values of a card, prices, the strength of an attack."""

from typing import TYPE_CHECKING

from dragonhall.core.action import Path
from dragonhall.core.text.messages import Words
from dragonhall.games.signori import derived
from dragonhall.games.signori.rules.combat_totals import attack_total, defence_total
from dragonhall.games.signori.rules.field import DOWN, Field
from dragonhall.games.signori.text import words as saying

if TYPE_CHECKING:
    from dragonhall.games.signori.game import SignoriGame


def remark(game: "SignoriGame", f: Field, words: Words, path: Path) -> str:
    """Return the remark about the last thing of a path."""
    last = path[-1]
    decision = f.decision
    if last.kind in saying.CARD_KINDS and last.name in game.deck.titles:
        return card_remark(game, words, last.name)
    if last.kind == "victim" and path[0].name == "attack" and decision is not None:
        return attack_remark(f, words, decision.seat, game.seats.index(last.name))
    if last.kind == "owner":
        wares = derived.wares_of(f, game.seats.index(last.name))
        return ", ".join(saying.title_of(game, words, card) for card in wares)
    return ""


def card_remark(game: "SignoriGame", words: Words, card: str) -> str:
    """Return translation, category and values of a card: `lightning, spell`."""
    face, cards = game.faces[card], game.deck.cards
    meaning = saying.TRANSLATION.search(saying.name_of(game, words, card))
    parts = [meaning.group(1)] if meaning is not None else []
    parts.append(saying.category_of(game, words, card))
    if face < int(cards.playing) and int(cards.category[face]) == saying.CREATURE:
        parts[-1] += f" {cards.level[face]}"
        parts.append(f"{cards.attack[face]}/{cards.defence[face]}")
    return ", ".join(parts)


def attack_remark(f: Field, words: Words, seat: int, victim: int) -> str:
    """Return both totals as far as they are visible, and the number of face-down creatures."""
    attack, defence = int(attack_total(f, seat)), int(defence_total(f, victim, seat))
    text = words("signori-remark-attack", attack=attack, defence=defence)
    hidden = int(f.size(f.of(DOWN, victim)))
    return f"{text} {words('signori-remark-hidden', count=hidden)}" if hidden else text

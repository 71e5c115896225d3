"""Conversion of action numbers to paths of things."""

from collections.abc import Iterator, Mapping, Sequence

from dragonhall.games.signori.pack import SignoriDeck
from dragonhall.games.signori.rules import card_effects as e
from dragonhall.games.signori.rules import constants as c
from dragonhall.games.signori.rules.constants import CHAIN_CODES
from dragonhall.games.signori.rules.legality import spell_with

Things = list[tuple[str, str]]

POSITIONS = ("attack", "defence")
ARTEFACT_PLACES = ("free", "first", "second")
WORDS = {
    c.PASS: "pass",
    c.TO_FINAL: "final",
    c.END_TURN: "end",
    c.ESCORT: "escort",
    c.DECLINE_ESCORT: "suffer",
    c.DONE: "done",
}


def things_of(deck: SignoriDeck, seats: Sequence[str], code: int) -> Things:
    """Return the verb of an action and the things that follow it."""
    if code < c.PLAY_DOWN:
        return play_things(deck, seats, code // c.VARIANTS, code % c.VARIANTS)
    if code < c.SHARE:
        spell = deck.names[int(spell_with(deck.faces, e.CHAIN))]
        return [("verb", "play"), ("card", spell), *face_down_target(seats, code - c.PLAY_DOWN)]
    if code < c.BUY:
        face, mate = divmod(code - c.SHARE, c.SEATS)
        return [("verb", "share"), ("card", deck.names[face]), ("mate", seats[mate])]
    if code < c.SUPPORT:
        owner, face = divmod(code - c.BUY, c.FACES)
        return [("verb", "buy"), ("owner", seats[owner]), ("card", deck.names[face])]
    if code < c.TURN_UP:
        kind, mate = divmod(code - c.SUPPORT, c.SEATS)
        return [("verb", "support"), ("card", creature_name(deck, kind)), ("mate", seats[mate])]
    if code < c.BANISH:
        return [("verb", "turn-up"), slot_thing(code - c.TURN_UP)]
    if code < c.ATTACK:
        return power_things(deck, seats, code)
    if code < c.EXCHANGE:
        return [("verb", "attack"), ("victim", seats[code - c.ATTACK])]
    if code < c.LAY:
        given, taken = divmod(code - c.EXCHANGE, c.FACES)
        return [("verb", "exchange"), ("card", deck.names[given]), ("taken", deck.names[taken])]
    return answer_things(deck, seats, code)


def play_things(deck: SignoriDeck, seats: Sequence[str], face: int, variant: int) -> Things:
    cards = deck.faces
    things: Things = [("verb", "play"), ("card", deck.names[face])]
    category = int(cards.category[face])
    if category == e.CREATURE:
        return [*things, ("position", POSITIONS[variant])]
    if category == e.ARTEFACT:
        return [*things, ("place", ARTEFACT_PLACES[variant])]
    if category in (e.BLESSING, e.CURSE):
        return [*things, ("target", seats[variant])]
    if category == e.SPELL:
        op = int(cards.first_op(face))
        if op in (e.DESTROY, e.CHAIN):
            return [*things, *face_up_target(deck, seats, variant)]
        if op in (e.REVEAL, e.STEAL, e.LOSE):
            return [*things, ("victim", seats[variant])]
        if op == e.RECOVER:
            return [*things, ("creature", creature_name(deck, variant))]
    return things


def power_things(deck: SignoriDeck, seats: Sequence[str], code: int) -> Things:
    if code < c.BANISH_DOWN:
        return [("verb", "banish"), *face_up_target(deck, seats, code - c.BANISH)]
    if code < c.SMASH:
        return [("verb", "banish"), *face_down_target(seats, code - c.BANISH_DOWN)]
    if code < c.CYCLE:
        return [("verb", "smash"), *face_up_target(deck, seats, code - c.SMASH)]
    if code < c.FETCH:
        return [("verb", "cycle"), ("card", deck.names[code - c.CYCLE])]
    if code < c.RECOVER:
        return [("verb", "fetch"), ("card", deck.names[code - c.FETCH])]
    if code < c.LOOK:
        return [("verb", "recover"), ("card", deck.names[code - c.RECOVER])]
    if code < c.BREATHE:
        return [("verb", "look"), *face_down_target(seats, code - c.LOOK)]
    if code < c.SACRIFICE:
        return [("verb", "breathe"), *face_up_target(deck, seats, code - c.BREATHE)]
    if code < c.SACRIFICE_DOWN:
        return [("verb", "sacrifice"), ("creature", creature_name(deck, code - c.SACRIFICE))]
    return [("verb", "sacrifice"), slot_thing(code - c.SACRIFICE_DOWN)]


def answer_things(deck: SignoriDeck, seats: Sequence[str], code: int) -> Things:
    if code < c.DISCARD_CARD:
        return [("verb", "lay"), ("card", deck.names[code - c.LAY])]
    if code < c.COUNTER:
        return [("verb", "discard"), ("card", deck.names[code - c.DISCARD_CARD])]
    if code < c.RETURN_CARD:
        return [("verb", "counter"), ("card", deck.names[code - c.COUNTER])]
    if code < c.CHOOSE:
        return [("verb", "return"), ("card", deck.names[code - c.RETURN_CARD])]
    if code < c.CHOOSE_DOWN:
        return [("verb", "choose"), ("creature", creature_name(deck, code - c.CHOOSE))]
    if code < c.CHOOSE_CARD:
        return [("verb", "choose"), slot_thing(code - c.CHOOSE_DOWN)]
    if code < c.PORTAL_TO:
        return [("verb", "take"), ("card", deck.names[code - c.CHOOSE_CARD])]
    if code < c.PORTAL_HOME:
        kind, mate = divmod(code - c.PORTAL_TO, c.SEATS)
        return [("verb", "send"), ("creature", creature_name(deck, kind)), ("mate", seats[mate])]
    if code < c.PORTAL_HOME_DOWN:
        return [("verb", "home"), ("creature", creature_name(deck, code - c.PORTAL_HOME))]
    if code < c.PASS:
        return [("verb", "home"), slot_thing(code - c.PORTAL_HOME_DOWN)]
    return [("verb", WORDS[code])]


def creature_name(deck: SignoriDeck, kind: int) -> str:
    return deck.names[int(deck.faces.face_of_kind[kind])]


def slot_thing(number: int) -> tuple[str, str]:
    """Return the thing of a face-down creature, counted from 1."""
    return ("slot", f"down-{number + 1}")


def face_up_target(deck: SignoriDeck, seats: Sequence[str], number: int) -> Things:
    seat, kind = divmod(number, c.KINDS)
    return [("victim", seats[seat]), ("creature", creature_name(deck, kind))]


def face_down_target(seats: Sequence[str], number: int) -> Things:
    seat, place = divmod(number, c.SLOTS)
    return [("victim", seats[seat]), slot_thing(place)]


class ChainNames(Mapping[int, str]):
    """Names of chains by code: `b1 C5 by a1`, `b1 down-2 by a1`. Computed on access; there are thousands."""

    def __init__(self, deck: SignoriDeck, seats: Sequence[str]) -> None:
        self.deck = deck
        self.seats = seats

    def __getitem__(self, code: int) -> str:
        if code == 0:
            return "none"
        on, caster = divmod(code - 1, c.SEATS)
        side, what = divmod(on, c.SLOTS)
        seat, place = divmod(side, 2)
        seats, kinds = len(self.seats), int(self.deck.faces.kinds)
        if code < 0 or max(seat, caster) >= seats or (place == 0 and what >= kinds):
            raise KeyError(code)
        name = creature_name(self.deck, what) if place == 0 else slot_thing(what)[1]
        return f"{self.seats[seat]} {name} by {self.seats[caster]}"

    def __iter__(self) -> Iterator[int]:
        return (code for code in range(CHAIN_CODES + 1) if code in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return True

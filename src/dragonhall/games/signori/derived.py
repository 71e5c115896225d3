"""Numbers derived from a view: strengths, totals of a combat, prices; so that user interfaces need no rules.

All creatures that fight are face up, so everything here can be computed from any view.
"""

from typing import Literal, NotRequired, TypedDict

from dragonhall.core.layout import SPECTATOR
from dragonhall.games.signori.rules import vocabulary as e
from dragonhall.games.signori.rules.combat_totals import (
    attack_of,
    attack_total,
    defence_total,
    enemy_has_cloak,
    gear_bonus,
    gear_value,
    side_bonus,
)
from dragonhall.games.signori.rules.creatures import chained
from dragonhall.games.signori.rules.declaration import (
    ARTEFACTS,
    ATTACKER,
    CASTER,
    DEFENDER,
    GEAR_PLACE,
    MAGIC,
    MARKET,
    NONE,
    PENDING,
    STAGE,
    UP,
)
from dragonhall.games.signori.rules.field_state import FieldState
from dragonhall.games.signori.rules.trade import price_for

Note = Literal["", "overflown", "chained", "shadowed"]


class CombatLine(TypedDict):
    """One source of a total; `note` is why it adds less or nothing: overflown, chained, shadowed."""

    card: str
    seat: str
    count: int
    value: int
    note: Note


class CombatSide(TypedDict):
    """One side of a combat: its total, and the parts of the total."""

    seat: str
    total: int
    creatures: int
    others: int
    equipment: int
    lines: list[CombatLine]


class Combat(TypedDict):
    """A combat; the side of the seat `behind` needs this many more points to win."""

    attacker: CombatSide
    defender: CombatSide
    behind: str
    needs: int


# Of a kind of face-up creature: count, ATT with modifiers, DEF, and how many are chained.
CreatureCounts = tuple[int, int, int, int]


class SignoriFacts(TypedDict):
    """By seat, except the combat. Prices are those for the viewer, by market and card."""

    level: dict[str, int]
    force: dict[str, tuple[int, int]]  # the totals of an attack and of a defence
    creatures: dict[str, dict[str, CreatureCounts]]
    price: dict[str, dict[str, int]]
    combat: NotRequired[Combat]


class CombatTotals(TypedDict):
    attack: int
    defence: int


class SignoriForeseen(TypedDict):
    totals: NotRequired[CombatTotals]  # of the combat after the action, if the card is not stopped


def derived_facts(state: FieldState, viewer: int) -> SignoriFacts:
    """Return levels, totals and creatures of every seat, prices for the viewer, and the combat if any."""
    seats = state.game.seats
    facts = SignoriFacts(
        level={name: int(state.level(seat)) for seat, name in enumerate(seats)},
        force={name: totals_of(state, seat) for seat, name in enumerate(seats)},
        creatures={name: creatures_of(state, seat) for seat, name in enumerate(seats)},
        price={name: prices_of(state, seat, viewer) for seat, name in enumerate(seats)},
    )
    if state.cells[ATTACKER] != NONE:
        facts["combat"] = combat_of(state)
    return facts


def foreseen_facts(masked: FieldState, after: FieldState) -> SignoriForeseen:
    """Return the totals of the combat after an action, as long as both sides may still play magic."""
    if masked.cells[STAGE] != MAGIC or after.cells[STAGE] != MAGIC:
        return SignoriForeseen()
    played = with_pending_gear(after)
    attacker, defender = int(played.cells[ATTACKER]), int(played.cells[DEFENDER])
    totals = CombatTotals(
        attack=int(attack_total(played, attacker)), defence=int(defence_total(played, defender, attacker))
    )
    return SignoriForeseen(totals=totals)


def with_pending_gear(state: FieldState) -> FieldState:
    """Return the position in which equipment that may still be stopped is in its place."""
    if not state.size(PENDING) or state.faces.category[state.card_in(PENDING, 0)] != e.GEAR:
        return state
    copy = state.clone()
    assert isinstance(copy, FieldState)
    copy.put(copy.zone_of(GEAR_PLACE, int(copy.cells[CASTER])), copy.take_last(PENDING))
    return copy


def creatures_of(state: FieldState, seat: int) -> dict[str, CreatureCounts]:
    """Return by face-up kind: count, ATT with modifiers, DEF, and how many are chained."""
    found: dict[str, CreatureCounts] = {}
    for kind in range(int(state.faces.kinds)):
        face = int(state.faces.face_of_kind[kind])
        count = int(state.count_face(state.zone_of(UP, seat), face))
        if count:
            attack, defence = int(attack_of(state, seat, face, count)), int(state.faces.defence[face])
            found[state.game.face(face)] = count, attack, defence, int(chained(state, seat, 0, kind))
    return found


def totals_of(state: FieldState, seat: int) -> tuple[int, int]:
    """Return the attack total, and the defence total against an attacker without flyers."""
    defence = sum((count - bound) * value for count, _, value, bound in creatures_of(state, seat).values())
    return int(attack_total(state, seat)), defence + int(side_bonus(state, seat, e.DEFENDING))


def market_cards(state: FieldState, owner: int) -> list[str]:
    """Return the cards in a market."""
    zone = state.zone_of(MARKET, owner)
    return [state.game.face(int(state.card_in(zone, place))) for place in range(int(state.size(zone)))]


def prices_of(state: FieldState, owner: int, viewer: int) -> dict[str, int]:
    """Return the prices in a market for the viewer; the printed prices for a spectator."""
    faces = {card: state.game.faces[card] for card in market_cards(state, owner)}
    if viewer == SPECTATOR:
        return {card: int(state.faces.price[face]) for card, face in faces.items()}
    return {card: int(price_for(state, viewer, owner, face)) for card, face in faces.items()}


def combat_of(state: FieldState) -> Combat:
    """Return both sides with the parts of their totals, and how much the losing side needs to win."""
    attacker, defender = int(state.cells[ATTACKER]), int(state.cells[DEFENDER])
    attack, defence = int(attack_total(state, attacker)), int(defence_total(state, defender, attacker))
    ties = state.options.tie_to_attacker or bool(state.role_has(attacker, e.WIN_TIES))
    ahead = attack > defence or (attack == defence and ties)
    needs = attack - defence if ahead else defence - attack
    wins_ties = ties != ahead  # for the side that is behind
    return Combat(
        attacker=combat_side(state, attacker, attack, e.ATTACKING),
        defender=combat_side(state, defender, defence, e.DEFENDING),
        behind=state.game.seats[defender if ahead else attacker],
        needs=needs if wins_ties else needs + 1,
    )


def combat_side(state: FieldState, seat: int, total: int, when: int) -> CombatSide:
    bonus, gear = int(side_bonus(state, seat, when)), int(gear_bonus(state, seat, when))
    lines = [
        *creature_lines(state, seat, when),
        *bonus_lines(state, seat, when),
        *gear_lines(state, seat, when),
    ]
    return CombatSide(
        seat=state.game.seats[seat],
        total=total,
        creatures=total - bonus,
        others=bonus - gear,
        equipment=gear,
        lines=lines,
    )


def creature_lines(state: FieldState, seat: int, when: int) -> list[CombatLine]:
    """Return the sum of each kind of creature; chained and overflown ones add nothing (SB-2)."""
    overflown = when == e.DEFENDING and state.creatures_with(int(state.cells[ATTACKER]), e.OVERFLY) > 0
    lines: list[CombatLine] = []
    for card, (count, attack, defence, bound) in creatures_of(state, seat).items():
        each = attack if when == e.ATTACKING else defence
        note: Note = "chained" if bound else ""
        if overflown and int(state.faces.level[state.game.faces[card]]) == 0:
            note = "overflown"
        value = 0 if note == "overflown" else (count - bound) * each
        lines.append(combat_line(state, card, seat, value, count=count, note=note))
    return lines


def bonus_lines(state: FieldState, seat: int, when: int) -> list[CombatLine]:
    """Return the bonuses of the role, the artefacts, and the roles of mates that are not 0."""
    lines: list[CombatLine] = []
    if state.level(seat) > 0:
        role = int(state.role(seat))
        value = int(state.faces.effect_sum(role, e.BONUS, when, state.level(seat)))
        lines.append(combat_line(state, state.game.face(role), seat, value))
    zone = state.zone_of(ARTEFACTS, seat)
    for place in range(int(state.size(zone))):
        face = int(state.card_in(zone, place))
        value = int(
            state.faces.effect_sum(face, e.BONUS, when, 1)
            + state.faces.effect_sum(face, e.BONUS, e.FIGHTING, 1)
        )
        lines.append(combat_line(state, state.game.face(face), seat, value))
    for mate in mates_of(state, seat) if when == e.DEFENDING else ():
        if state.level(mate) > 0:
            role = int(state.role(mate))
            value = int(state.faces.effect_sum(role, e.BONUS, e.MATE_DEFENDING, state.level(mate)))
            lines.append(combat_line(state, state.game.face(role), mate, value))
    return [found for found in lines if found["value"]]


def gear_lines(state: FieldState, seat: int, when: int) -> list[CombatLine]:
    """Return all equipment of the side; an enemy cloak cancels the highest bonus (SB-4)."""
    lines: list[CombatLine] = []
    for member in (seat, *mates_of(state, seat)):
        zone = state.zone_of(GEAR_PLACE, member)
        for place in range(int(state.size(zone))):
            face = int(state.card_in(zone, place))
            lines.append(
                combat_line(state, state.game.face(face), member, int(gear_value(state, seat, face, when)))
            )
    if lines and enemy_has_cloak(state, seat):
        highest = max(lines, key=lambda found: found["value"])
        highest["value"], highest["note"] = 0, "shadowed"
    return lines


def mates_of(state: FieldState, seat: int) -> list[int]:
    mates: list[int] = []
    mate = int(state.next_mate(seat))
    while mate != seat:
        mates.append(mate)
        mate = int(state.next_mate(mate))
    return mates


def combat_line(
    state: FieldState, card: str, seat: int, value: int, count: int = 1, note: Note = ""
) -> CombatLine:
    return CombatLine(card=card, seat=state.game.seats[seat], count=count, value=value, note=note)

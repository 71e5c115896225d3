"""Numbers derived from a view: strengths, totals of a combat, prices; so that user interfaces need no rules.

All creatures that fight are face up, so everything here can be computed from any view.
"""

from typing import Any, TypedDict

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
    DEFENDER,
    GEAR_PLACE,
    MARKET,
    NONE,
    UP,
)
from dragonhall.games.signori.rules.field_state import FieldState
from dragonhall.games.signori.rules.trade import price_for


class CombatLine(TypedDict):
    """One source of a total; `note` is why it adds less or nothing: overflown, chained, shadowed."""

    card: str
    seat: str
    count: int
    value: int
    note: str


def derived_facts(state: FieldState, viewer: int) -> dict[str, Any]:
    """Return levels, totals and creatures of every seat, prices for the viewer, and the combat if any."""
    seats = state.game.seats
    numbers: dict[str, Any] = {
        "level": {name: int(state.level(seat)) for seat, name in enumerate(seats)},
        "force": {name: totals_of(state, seat) for seat, name in enumerate(seats)},
        "creatures": {name: creatures_of(state, seat) for seat, name in enumerate(seats)},
        "price": {name: prices_of(state, seat, viewer) for seat, name in enumerate(seats)},
    }
    if state.cells[ATTACKER] != NONE:
        numbers["combat"] = combat_of(state)
    return numbers


def creatures_of(state: FieldState, seat: int) -> dict[str, list[int]]:
    """Return by face-up kind: count, ATT with modifiers, DEF, and how many are chained."""
    found: dict[str, list[int]] = {}
    for kind in range(int(state.faces.kinds)):
        face = int(state.faces.face_of_kind[kind])
        count = int(state.count_face(state.zone_of(UP, seat), face))
        if count:
            values = [int(attack_of(state, seat, face, count)), int(state.faces.defence[face])]
            found[state.game.face(face)] = [count, *values, int(chained(state, seat, 0, kind))]
    return found


def totals_of(state: FieldState, seat: int) -> list[int]:
    """Return the attack total, and the defence total against an attacker without flyers."""
    defence = sum((count - bound) * value for count, _, value, bound in creatures_of(state, seat).values())
    return [int(attack_total(state, seat)), defence + int(side_bonus(state, seat, e.DEFENDING))]


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


def combat_of(state: FieldState) -> dict[str, Any]:
    """Return both sides with the parts of their totals, and how much the losing side needs to win."""
    attacker, defender = int(state.cells[ATTACKER]), int(state.cells[DEFENDER])
    attack, defence = int(attack_total(state, attacker)), int(defence_total(state, defender, attacker))
    ties = state.options.tie_to_attacker or bool(state.role_has(attacker, e.WIN_TIES))
    ahead = attack > defence or (attack == defence and ties)
    needs = attack - defence if ahead else defence - attack
    wins_ties = ties != ahead  # for the side that is behind
    return {
        "attacker": combat_side(state, attacker, attack, e.ATTACKING),
        "defender": combat_side(state, defender, defence, e.DEFENDING),
        "behind": state.game.seats[defender if ahead else attacker],
        "needs": needs if wins_ties else needs + 1,
    }


def combat_side(state: FieldState, seat: int, total: int, when: int) -> dict[str, Any]:
    bonus, gear = int(side_bonus(state, seat, when)), int(gear_bonus(state, seat, when))
    lines = [
        *creature_lines(state, seat, when),
        *bonus_lines(state, seat, when),
        *gear_lines(state, seat, when),
    ]
    return {
        "seat": state.game.seats[seat],
        "total": total,
        "creatures": total - bonus,
        "others": bonus - gear,
        "equipment": gear,
        "lines": lines,
    }


def creature_lines(state: FieldState, seat: int, when: int) -> list[CombatLine]:
    """Return the sum of each kind of creature; chained and overflown ones add nothing (SB-2)."""
    overflown = when == e.DEFENDING and state.creatures_with(int(state.cells[ATTACKER]), e.OVERFLY) > 0
    lines: list[CombatLine] = []
    for card, (count, attack, defence, bound) in creatures_of(state, seat).items():
        each = attack if when == e.ATTACKING else defence
        note = "overflown" if overflown and int(state.faces.level[state.game.faces[card]]) == 0 else ""
        value = 0 if note else (count - bound) * each
        lines.append(
            combat_line(state, card, seat, value, count=count, note=note or ("chained" if bound else ""))
        )
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
    state: FieldState, card: str, seat: int, value: int, count: int = 1, note: str = ""
) -> CombatLine:
    return CombatLine(card=card, seat=state.game.seats[seat], count=count, value=value, note=note)

"""Numbers derived from a view: strengths, totals of a combat, prices; so that user interfaces need no rules.

All creatures that fight are face up, so everything here can be computed from any view.
"""

from typing import Any, TypedDict

from dragonhall.core.layout import SPECTATOR
from dragonhall.games.signori.rules import cards as e
from dragonhall.games.signori.rules.combat_totals import (
    attack_of,
    attack_total,
    defence_total,
    enemy_shadows,
    gear_bonus,
    gear_value,
    side_bonus,
)
from dragonhall.games.signori.rules.effects import chained
from dragonhall.games.signori.rules.field import ARTEFACTS, ATTACKER, DEFENDER, GEAR_PLACE, MARKET, UP, Field
from dragonhall.games.signori.rules.trade import price_for


class Line(TypedDict):
    """One source of a total; `note` is why it adds less or nothing: overflown, chained, shadowed."""

    card: str
    seat: str
    count: int
    value: int
    note: str


def counted(f: Field, viewer: int) -> dict[str, Any]:
    """Return levels, totals and creatures of every seat, prices for the viewer, and the combat if any."""
    seats = f.game.seats
    numbers: dict[str, Any] = {
        "level": {name: int(f.level(seat)) for seat, name in enumerate(seats)},
        "force": {name: force_of(f, seat) for seat, name in enumerate(seats)},
        "creatures": {name: creatures_of(f, seat) for seat, name in enumerate(seats)},
        "price": {name: prices_of(f, seat, viewer) for seat, name in enumerate(seats)},
    }
    if f.cells[ATTACKER] != e.NONE:
        numbers["combat"] = combat_of(f)
    return numbers


def creatures_of(f: Field, seat: int) -> dict[str, list[int]]:
    """Return by face-up kind: count, ATT with modifiers, DEF, and how many are chained."""
    found: dict[str, list[int]] = {}
    for kind in range(int(f.known.kinds)):
        face = int(f.known.kind_face[kind])
        count = int(f.count_face(f.of(UP, seat), face))
        if count:
            values = [int(attack_of(f, seat, face, count)), int(f.known.defence[face])]
            found[f.game.face(face)] = [count, *values, int(chained(f, seat, 0, kind))]
    return found


def force_of(f: Field, seat: int) -> list[int]:
    """Return the attack total, and the defence total against an attacker without flyers."""
    defence = sum((count - bound) * value for count, _, value, bound in creatures_of(f, seat).values())
    return [int(attack_total(f, seat)), defence + int(side_bonus(f, seat, e.DEFENDING))]


def wares_of(f: Field, owner: int) -> list[str]:
    """Return the cards in a market."""
    zone = f.of(MARKET, owner)
    return [f.game.face(int(f.card_in(zone, place))) for place in range(int(f.size(zone)))]


def prices_of(f: Field, owner: int, viewer: int) -> dict[str, int]:
    """Return the prices in a market for the viewer; the printed prices for a spectator."""
    faces = {card: f.game.faces[card] for card in wares_of(f, owner)}
    if viewer == SPECTATOR:
        return {card: int(f.known.price[face]) for card, face in faces.items()}
    return {card: int(price_for(f, viewer, owner, face)) for card, face in faces.items()}


def combat_of(f: Field) -> dict[str, Any]:
    """Return both sides with the parts of their totals, and how much the losing side needs to win."""
    attacker, defender = int(f.cells[ATTACKER]), int(f.cells[DEFENDER])
    attack, defence = int(attack_total(f, attacker)), int(defence_total(f, defender, attacker))
    ties = f.options.tie_to_attacker or bool(f.role_does(attacker, e.WIN_TIES))
    ahead = attack > defence or (attack == defence and ties)
    needs = attack - defence if ahead else defence - attack
    wins_ties = ties != ahead  # for the side that is behind
    return {
        "attacker": side_of(f, attacker, attack, e.ATTACKING),
        "defender": side_of(f, defender, defence, e.DEFENDING),
        "behind": f.game.seats[defender if ahead else attacker],
        "needs": needs if wins_ties else needs + 1,
    }


def side_of(f: Field, seat: int, total: int, when: int) -> dict[str, Any]:
    bonus, gear = int(side_bonus(f, seat, when)), int(gear_bonus(f, seat, when))
    lines = [*creature_lines(f, seat, when), *bonus_lines(f, seat, when), *gear_lines(f, seat, when)]
    return {
        "seat": f.game.seats[seat],
        "total": total,
        "creatures": total - bonus,
        "others": bonus - gear,
        "equipment": gear,
        "lines": lines,
    }


def creature_lines(f: Field, seat: int, when: int) -> list[Line]:
    """Return the sum of each kind of creature; chained and overflown ones add nothing (SB-2)."""
    overflown = when == e.DEFENDING and f.creature_with(int(f.cells[ATTACKER]), e.OVERFLY) > 0
    lines: list[Line] = []
    for card, (count, attack, defence, bound) in creatures_of(f, seat).items():
        each = attack if when == e.ATTACKING else defence
        note = "overflown" if overflown and int(f.known.level[f.game.faces[card]]) == 0 else ""
        value = 0 if note else (count - bound) * each
        lines.append(line(f, card, seat, value, count=count, note=note or ("chained" if bound else "")))
    return lines


def bonus_lines(f: Field, seat: int, when: int) -> list[Line]:
    """Return the bonuses of the role, the artefacts, and the roles of mates that are not 0."""
    lines: list[Line] = []
    if f.level(seat) > 0:
        role = int(f.role(seat))
        value = int(f.known.sum_of(role, e.BONUS, when, f.level(seat)))
        lines.append(line(f, f.game.face(role), seat, value))
    zone = f.of(ARTEFACTS, seat)
    for place in range(int(f.size(zone))):
        face = int(f.card_in(zone, place))
        value = int(f.known.sum_of(face, e.BONUS, when, 1) + f.known.sum_of(face, e.BONUS, e.FIGHTING, 1))
        lines.append(line(f, f.game.face(face), seat, value))
    for mate in mates_of(f, seat) if when == e.DEFENDING else ():
        if f.level(mate) > 0:
            role = int(f.role(mate))
            value = int(f.known.sum_of(role, e.BONUS, e.MATE_DEFENDING, f.level(mate)))
            lines.append(line(f, f.game.face(role), mate, value))
    return [found for found in lines if found["value"]]


def gear_lines(f: Field, seat: int, when: int) -> list[Line]:
    """Return all equipment of the side; an enemy cloak cancels the highest bonus (SB-4)."""
    lines: list[Line] = []
    for member in (seat, *mates_of(f, seat)):
        zone = f.of(GEAR_PLACE, member)
        for place in range(int(f.size(zone))):
            face = int(f.card_in(zone, place))
            lines.append(line(f, f.game.face(face), member, int(gear_value(f, seat, face, when))))
    if lines and enemy_shadows(f, seat):
        highest = max(lines, key=lambda found: found["value"])
        highest["value"], highest["note"] = 0, "shadowed"
    return lines


def mates_of(f: Field, seat: int) -> list[int]:
    mates: list[int] = []
    mate = int(f.next_mate(seat))
    while mate != seat:
        mates.append(mate)
        mate = int(f.next_mate(mate))
    return mates


def line(f: Field, card: str, seat: int, value: int, count: int = 1, note: str = "") -> Line:
    return Line(card=card, seat=f.game.seats[seat], count=count, value=value, note=note)

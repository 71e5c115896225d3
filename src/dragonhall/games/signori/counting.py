"""Numbers that follow from what a seat sees: forces, a combat's totals, prices. Doors need no rules for them.

All creatures that fight lie face up, so everything here can be worked out from any view.
"""

from typing import Any

from dragonhall.core.layout import SPECTATOR
from dragonhall.games.signori import cards as e
from dragonhall.games.signori.combat import (
    attack_of,
    attack_total,
    defence_total,
    gear_bonus,
    side_bonus,
)
from dragonhall.games.signori.deeds import chained
from dragonhall.games.signori.field import ATTACKER, DEFENDER, MARKET, UP, Field
from dragonhall.games.signori.trade import price_for


def counted(f: Field, viewer: int) -> dict[str, Any]:
    """Levels, forces and creatures of every seat, what the viewer would pay, and the combat if any."""
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
    """Per face-up kind: how many, ATT with what others add to it, DEF, and how many are chained."""
    found: dict[str, list[int]] = {}
    for kind in range(int(f.known.kinds)):
        face = int(f.known.kind_face[kind])
        count = int(f.count_face(f.of(UP, seat), face))
        if count:
            values = [int(attack_of(f, seat, face, count)), int(f.known.defence[face])]
            found[f.game.face(face)] = [count, *values, int(chained(f, seat, 0, kind))]
    return found


def force_of(f: Field, seat: int) -> list[int]:
    """Both totals as they stand, in an attack and against one without flyers."""
    defence = sum((count - bound) * value for count, _, value, bound in creatures_of(f, seat).values())
    return [int(attack_total(f, seat)), defence + int(side_bonus(f, seat, e.DEFENDING))]


def wares_of(f: Field, owner: int) -> list[str]:
    """The cards of a market."""
    zone = f.of(MARKET, owner)
    return [f.game.face(int(f.card_in(zone, place))) for place in range(int(f.size(zone)))]


def prices_of(f: Field, owner: int, viewer: int) -> dict[str, int]:
    """What the viewer would pay; a spectator reads the printed price."""
    faces = {card: f.game.faces[card] for card in wares_of(f, owner)}
    if viewer == SPECTATOR:
        return {card: int(f.known.price[face]) for card, face in faces.items()}
    return {card: int(price_for(f, viewer, owner, face)) for card, face in faces.items()}


def combat_of(f: Field) -> dict[str, Any]:
    """Both sides with the parts of their totals, and by how much the one behind must rise to win."""
    attacker, defender = int(f.cells[ATTACKER]), int(f.cells[DEFENDER])
    attack, defence = int(attack_total(f, attacker)), int(defence_total(f, defender, attacker))
    ties = f.options.tie_to_attacker or bool(f.role_does(attacker, e.WIN_TIES))
    ahead = attack > defence or (attack == defence and ties)
    needs = attack - defence if ahead else defence - attack
    wins_ties = ties != ahead  # the side that is behind
    return {
        "attacker": side_of(f, attacker, attack, e.ATTACKING),
        "defender": side_of(f, defender, defence, e.DEFENDING),
        "behind": f.game.seats[defender if ahead else attacker],
        "needs": needs if wins_ties else needs + 1,
    }


def side_of(f: Field, seat: int, total: int, when: int) -> dict[str, Any]:
    bonus, gear = int(side_bonus(f, seat, when)), int(gear_bonus(f, seat, when))
    return {
        "seat": f.game.seats[seat],
        "total": total,
        "creatures": total - bonus,
        "others": bonus - gear,
        "equipment": gear,
    }

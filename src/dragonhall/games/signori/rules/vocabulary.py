"""The words that a pack may use for its cards: categories, operations of effects, moments and so on.

Numbers follow the order of the words. docs/packs.md explains them. Not compiled, like the declaration.
"""

from typing import Final

from mypy_extensions import i64

from dragonhall.core.declaration import add

CATEGORIES: Final[list[str]] = []  # SP-0
OPS: Final[list[str]] = []  # operations of effects
WHENS: Final[list[str]] = []  # moments at which an effect works
WHO: Final[list[str]] = []  # the player whom a plunder effect concerns
WHICH: Final[list[str]] = []  # the creature that it concerns
PER: Final[list[str]] = []  # what its amount depends on

ANY_LEVEL: Final = 3


def category(name: str) -> int:
    return add(CATEGORIES, name, "category")


def operation(name: str) -> int:
    return add(OPS, name, "operation")


def moment(name: str) -> int:
    return add(WHENS, name, "moment")


ROLE: Final[i64] = category("Ruolo")
CREATURE: Final[i64] = category("Creatura")
ARTEFACT: Final[i64] = category("Artefatto")
GEAR: Final[i64] = category("Magia equipaggiamento")
SPELL: Final[i64] = category("Incantesimo")
ANTIMAGIC: Final[i64] = category("Antimagia")
BLESSING: Final[i64] = category("Benedizione")
CURSE: Final[i64] = category("Maledizione")

NOTHING: Final[i64] = operation("nothing")
BONUS: Final[i64] = operation("bonus")
GAIN: Final[i64] = operation("gain")
LOSE: Final[i64] = operation("lose")
DRAW: Final[i64] = operation("draw")
DESTROY: Final[i64] = operation("destroy")
RECOVER: Final[i64] = operation("recover")
STEAL: Final[i64] = operation("steal")
REVEAL: Final[i64] = operation("reveal")
CHAIN: Final[i64] = operation("chain")
LOOK: Final[i64] = operation("look")
BANISH: Final[i64] = operation("banish")
LEVEL: Final[i64] = operation("level")
DEMOTE: Final[i64] = operation("demote")
MARK: Final[i64] = operation("mark")
AEGIS: Final[i64] = operation("aegis")
STOP: Final[i64] = operation("stop")
KEEP: Final[i64] = operation("keep")
FREE_SUPPORT: Final[i64] = operation("free-support")
WIN_TIES: Final[i64] = operation("win-ties")
DISCOUNT: Final[i64] = operation("discount")
SURCHARGE: Final[i64] = operation("surcharge")
FETCH: Final[i64] = operation("fetch")
CYCLE: Final[i64] = operation("cycle")
UNSTOPPABLE: Final[i64] = operation("unstoppable")
PLUNDER: Final[i64] = operation("plunder")
SANCTUARY: Final[i64] = operation("sanctuary")
IMMUNE: Final[i64] = operation("immune")
SACRIFICE: Final[i64] = operation("sacrifice")
STRENGTH: Final[i64] = operation("strength")
KIN_STRENGTH: Final[i64] = operation("kin-strength")
ESCORT: Final[i64] = operation("escort")
ROOTED: Final[i64] = operation("rooted")
REGENERATE: Final[i64] = operation("regenerate")
OVERFLY: Final[i64] = operation("overfly")
GIVE_UP: Final[i64] = operation("give-up")
SHADOW: Final[i64] = operation("shadow")
HORN: Final[i64] = operation("horn")
PORTAL: Final[i64] = operation("portal")
DISCARD: Final[i64] = operation("discard")
DESERT: Final[i64] = operation("desert")
BREAK: Final[i64] = operation("break")
TRUCE: Final[i64] = operation("truce")

ALWAYS: Final[i64] = moment("always")
INITIAL: Final[i64] = moment("initial")
ATTACKING: Final[i64] = moment("attacking")
DEFENDING: Final[i64] = moment("defending")
MATE_DEFENDING: Final[i64] = moment("mate-defending")
FIGHTING: Final[i64] = moment("fighting")
WON: Final[i64] = moment("won")
WON_DEFENCE: Final[i64] = moment("won-defence")
moment("lost")
TURN: Final[i64] = moment("turn")

LOSER: Final[i64] = add(WHO, "loser", "side")
add(WHO, "winner", "side")
WINNERS: Final[i64] = add(WHO, "winners", "side")

add(WHICH, "weakest", "choice")
STRONGEST: Final[i64] = add(WHICH, "strongest", "choice")
CHOSEN: Final[i64] = add(WHICH, "chosen", "choice")

add(PER, "nothing", "unit")
PER_DIFFERENCE: Final[i64] = add(PER, "difference", "unit")
PER_CREATURE: Final[i64] = add(PER, "creature", "unit")

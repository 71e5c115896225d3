"""Cards as data: the values printed on every face, and its effects in a small vocabulary.

An effect has an operation (`op`), a moment (`when`), the lowest level of the role at which it works (`at`)
and amounts (`values`, one per level of the role). One executor runs them; docs/packs.md lists the few that
have code of their own.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dragonhall.games.signori.rules.declaration import NONE
from dragonhall.games.signori.rules.vocabulary import ALWAYS, CREATURE, NOTHING


@final
class Effect:
    """One effect of one card."""

    def __init__(
        self,
        op: int,
        when: int,
        at: int,
        values: list[int],
        level: int,
        cost: int,
        count: int,
        each: int,
        most: int,
        least: int,
        per: int,
        who: int,
        which: int,
        otherwise: int,
    ) -> None:
        self.op: i64 = op
        self.when: i64 = when
        self.at: i64 = at
        self.values: vec[i64] = vec[i64]([i64(value) for value in values])
        self.level: i64 = level
        self.cost: i64 = cost
        self.count: i64 = count
        self.each: i64 = each
        self.most: i64 = most
        self.least: i64 = least
        self.per: i64 = per
        self.who: i64 = who
        self.which: i64 = which
        self.otherwise: i64 = otherwise

    def value(self, level: i64) -> i64:
        """Return the amount at this level of the role; cards without levels have the same amount at each."""
        return self.values[level - 1]


NO_EFFECT: Final = Effect(NOTHING, ALWAYS, 1, [0, 0, 0], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


@final
class SignoriFaces:
    """All faces: the playing cards, then the plunder cards."""

    def __init__(
        self,
        categories: list[int],
        levels: list[int],
        attack: list[int],
        defence: list[int],
        prices: list[int],
        support: list[int],
        instant: list[bool],
        finale: list[bool],
        shared: list[bool],
        effects: list[list[Effect]],
        winner: list[int],
        loser: list[int],
    ) -> None:
        self.first_plunder: i64 = len(categories)  # number of playing cards; the first plunder face
        self.category: vec[i64] = vec[i64]([i64(n) for n in categories])
        self.level: vec[i64] = vec[i64]([i64(n) for n in levels])
        self.attack: vec[i64] = vec[i64]([i64(n) for n in attack])
        self.defence: vec[i64] = vec[i64]([i64(n) for n in defence])
        self.price: vec[i64] = vec[i64]([i64(n) for n in prices])
        self.support: vec[i64] = vec[i64]([i64(n) for n in support])
        self.instant: vec[i64] = vec[i64]([i64(1 if flag else 0) for flag in instant])
        self.finale: vec[i64] = vec[i64]([i64(1 if flag else 0) for flag in finale])
        self.shared: vec[i64] = vec[i64]([i64(1 if flag else 0) for flag in shared])
        self.winner: vec[i64] = vec[i64]([i64(n) for n in winner])  # by plunder card
        self.loser: vec[i64] = vec[i64]([i64(n) for n in loser])
        self.effects: list[Effect] = []
        self.first_effect: vec[i64] = vec[i64]()
        for row in effects:
            self.first_effect = append(self.first_effect, i64(len(self.effects)))
            self.effects += row
        self.first_effect = append(self.first_effect, i64(len(self.effects)))
        self.face_of_kind: vec[i64] = vec[i64]()  # the face of each kind of creature
        self.kind_of: vec[i64] = vec[i64]([i64(NONE)] * len(categories))
        for face in range(len(categories)):
            if categories[face] == CREATURE:
                self.kind_of[face] = len(self.face_of_kind)
                self.face_of_kind = append(self.face_of_kind, i64(face))
        self.kinds: i64 = len(self.face_of_kind)

    def effect_of(self, face: i64, op: i64) -> Effect:
        """Return the effect of a face with this operation, or NO_EFFECT."""
        for k in range(self.first_effect[face], self.first_effect[face + 1]):
            effect = self.effects[k]
            if effect.op == op:
                return effect
        return NO_EFFECT

    def has_effect(self, face: i64, op: i64) -> bool:
        return self.effect_of(face, op).op == op and op != NOTHING

    def first_op(self, face: i64) -> i64:
        """Return the operation of a card when it is played."""
        k = self.first_effect[face]
        return self.effects[k].op if k < self.first_effect[face + 1] else i64(NOTHING)

    def effect_sum(self, face: i64, op: i64, when: i64, level: i64) -> i64:
        """Return the sum of all effects with this operation and moment at a level of the role."""
        total: i64 = 0
        for k in range(self.first_effect[face], self.first_effect[face + 1]):
            effect = self.effects[k]
            if effect.op == op and effect.when == when and level >= effect.at:
                total += effect.value(level)
        return total

    def weight(self, face: i64) -> i64:
        """Return the strength for "weakest" and "strongest": ATT + DEF, then ATT; no two kinds are equal."""
        return 100 * (self.attack[face] + self.defence[face]) + self.attack[face]

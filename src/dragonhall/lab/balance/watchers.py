"""Watching a game while it is played: one small watcher for each question that a balance study asks.

A watcher sees the dealt position, then every step: who acted, the action as a path of things, what happened
and the position that followed. It knows no game. What it found becomes a field of `Facts`.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from dragonhall.core.action import Path
from dragonhall.core.game import Game
from dragonhall.core.state import Event, State

HAND = "hand"
TURN = "turn"


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was found in one game. Lists go by side, in the order of the sides."""

    first: int  # the seat that had the first turn
    lead_changes: int
    opening: list[list[str]]  # the cards in hand after the deal, each once
    used: list[dict[str, int]]  # how often each card was used; with its symbol, `K7 bow`, where it has one
    decided: str  # the card of the last great swing for the winner, or nothing
    abilities: list[dict[str, int]]  # what befell abilities and tokens, `area-lost flight`, and how often


@dataclass(frozen=True, slots=True)
class Step:
    """One action, and what came of it."""

    seat: int
    path: Path
    events: Sequence[Event]
    state: State


class Watchers:
    """All watchers of one game."""

    def __init__(self, state: State, sides: Sequence[Sequence[int]], events: Sequence[Event]) -> None:
        side_of = {seat: number for number, side in enumerate(sides) for seat in side}
        self.first = FirstPlayer(state, events)
        self.lead = Lead(state, sides)
        self.opening = Opening(state, sides)
        self.used = CardsUsed(state.game, side_of, len(sides))
        self.swings = Swings(state, sides, side_of)
        self.abilities = Abilities(state.game, side_of, len(sides))

    def see(self, step: Step) -> None:
        self.first.see(step.events)
        self.lead.see(step.state)
        self.used.see(step)
        self.swings.see(step)
        self.abilities.see(step.events)

    def facts(self, winners: Sequence[int]) -> Facts:
        """`winners` are seats."""
        return Facts(
            first=self.first.seat,
            lead_changes=self.lead.changes,
            opening=self.opening.cards,
            used=[dict(sorted(counted.items())) for counted in self.used.counted],
            decided=self.swings.decided(winners),
            abilities=[dict(sorted(counted.items())) for counted in self.abilities.counted],
        )


class FirstPlayer:
    """Who has the first turn: by the first event that tells of a turn, or else who is asked first."""

    def __init__(self, state: State, events: Sequence[Event]) -> None:
        kinds = [kind.name for kind in state.game.events]
        self.turn = kinds.index(TURN) if TURN in kinds else -1
        self.told = False
        self.seat = int(state.seat_to_act())
        self.see(events)

    def see(self, events: Sequence[Event]) -> None:
        for kind, seat, *_ in () if self.told else events:
            if kind == self.turn:
                self.seat, self.told = seat, True
                return


class Lead:
    """How often the lead changes: who is ahead by the game's own evaluation while it goes on."""

    def __init__(self, state: State, sides: Sequence[Sequence[int]]) -> None:
        self.ahead = [side[0] for side in sides]
        self.leader = -1
        self.changes = 0
        self.see(state)

    def see(self, state: State) -> None:
        if state.over:
            return
        values = [state.evaluate(seat) for seat in self.ahead]
        best = max(values)
        if best <= 0 or values.count(best) > 1:  # level: nobody has taken the lead
            return
        leader = values.index(best)
        self.changes += self.leader not in (-1, leader)
        self.leader = leader


class Opening:
    """The cards that each side holds after the deal. The deal is chance, so what follows is their doing."""

    def __init__(self, state: State, sides: Sequence[Sequence[int]]) -> None:
        held: list[set[str]] = [set() for _ in sides]
        for number, zone in enumerate(state.layout.zones):
            for side, seats in enumerate(sides):
                if zone.name == HAND and zone.owner in seats:
                    size = int(state.size(number))
                    held[side] |= {state.game.face(int(state.card_in(number, k))) for k in range(size)}
        self.cards = [sorted(cards) for cards in held]


def card_used(game: Game, path: Path) -> str:
    """The card that an action uses, with its symbol; nothing for other actions.

    >>> from dragonhall.games.table_codes import read_table
    >>> game = read_table("drako")
    >>> card_used(game, game.action("discard K1").path), card_used(game, game.action("play K1 nothing").path)
    ('', 'K1 nothing')
    """
    if not path or path[0].name not in game.uses:
        return ""
    return " ".join(thing.name for thing in path if thing.kind in ("card", "symbol"))


class CardsUsed:
    """Which cards each side uses, and for what."""

    def __init__(self, game: Game, side_of: dict[int, int], sides: int) -> None:
        self.game = game
        self.side_of = side_of
        self.counted: list[Counter[str]] = [Counter() for _ in range(sides)]

    def see(self, step: Step) -> None:
        card = card_used(self.game, step.path)
        if card:
            self.counted[self.side_of[step.seat]][card] += 1


class Swings:
    """The last card whose use raised its side's evaluation greatly: by half of the game's scale.

    An attack pays when it is answered: what follows a card, until the next one is used, is that card's doing.
    The last step of a game, to a win, is left out: it would only name what comes last.
    """

    def __init__(self, state: State, sides: Sequence[Sequence[int]], side_of: dict[int, int]) -> None:
        self.sides = sides
        self.side_of = side_of
        self.great = state.scale() / 2
        self.values = [state.evaluate(side[0]) for side in sides]
        self.card, self.side, self.before = "", 0, 0.0  # in use: by whom, and how things stood before
        self.last: list[str] = [""] * len(sides)

    def see(self, step: Step) -> None:
        state = step.state
        if state.over:
            return
        used = card_used(state.game, step.path)
        if used:
            self.card, self.side = used.split(" ")[0], self.side_of[step.seat]
            self.before = self.values[self.side]
        self.values = [state.evaluate(side[0]) for side in self.sides]
        if self.card and self.values[self.side] - self.before >= self.great:
            self.last[self.side] = self.card

    def decided(self, winners: Sequence[int]) -> str:
        winning = {self.side_of[seat] for seat in winners}
        return self.last[winning.pop()] if len(winning) == 1 else ""


class Abilities:
    """What befalls abilities and tokens, by the events that the game declares as such."""

    def __init__(self, game: Game, side_of: dict[int, int], sides: int) -> None:
        self.game = game
        self.side_of = side_of
        self.counted: list[Counter[str]] = [Counter() for _ in range(sides)]

    def see(self, events: Sequence[Event]) -> None:
        for number, *values in events:
            kind = self.game.events[number]
            if not kind.ability:
                continue
            side = self.side_of[self.game.owner(kind.values[0], values[0])]
            name = self.game.name_of(kind.ability, values[kind.values.index(kind.ability)])
            self.counted[side][f"{kind.name} {name}"] += 1

"""Observers that collect facts for a balance study while a game is played: one class per question.

A watcher gets the position after the deal, then every step: the seat, the action path, the events and the
resulting position. It is independent of the game. Its result is a field of `GameFacts`.
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


class GameFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The facts of one game. Lists have one entry per side."""

    first: int  # the seat that had the first turn
    lead_changes: int
    opening: list[list[str]]  # distinct cards in hand after the deal
    used: list[dict[str, int]]  # uses of each card, by symbol if it has one: `K7 bow`
    decided: str  # the card of the winner's last large swing, or ""
    abilities: list[dict[str, int]]  # events of abilities and tokens, counted: `area-lost flight`


@dataclass(frozen=True, slots=True)
class WatchedStep:
    """One action, with its events and the position after it."""

    seat: int
    path: Path
    events: Sequence[Event]
    state: State


class Watchers:
    """All watchers of one game."""

    def __init__(self, state: State, sides: Sequence[Sequence[int]], events: Sequence[Event]) -> None:
        side_of = {seat: number for number, side in enumerate(sides) for seat in side}
        self.first = FirstPlayer(state, events)
        self.lead = LeadChanges(state, sides)
        self.opening = Opening(state, sides)
        self.used = CardsUsed(state.game, side_of, len(sides))
        self.swings = LastDecisiveCard(state, sides, side_of)
        self.abilities = Abilities(state.game, side_of, len(sides))

    def see(self, step: WatchedStep) -> None:
        self.first.see(step.events)
        self.lead.see(step.state)
        self.used.see(step)
        self.swings.see(step)
        self.abilities.see(step.events)

    def facts(self, winners: Sequence[int]) -> GameFacts:
        """Return the facts at the end of the game. `winners` are seats."""
        return GameFacts(
            first=self.first.seat,
            lead_changes=self.lead.changes,
            opening=self.opening.cards,
            used=[dict(sorted(counted.items())) for counted in self.used.counted],
            decided=self.swings.decided(winners),
            abilities=[dict(sorted(counted.items())) for counted in self.abilities.counted],
        )


class FirstPlayer:
    """The seat with the first turn: that of the first turn event, or else of the first decision."""

    def __init__(self, state: State, events: Sequence[Event]) -> None:
        kinds = [kind.name for kind in state.game.events]
        self.turn = kinds.index(TURN) if TURN in kinds else -1
        self.known = False
        self.seat = int(state.seat_to_act())
        self.see(events)

    def see(self, events: Sequence[Event]) -> None:
        for kind, seat, *_ in () if self.known else events:
            if kind == self.turn:
                self.seat, self.known = seat, True
                return


class LeadChanges:
    """How often the lead changes. The leader is the best side by the evaluation of the game."""

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
        if best <= 0 or values.count(best) > 1:  # no leader
            return
        leader = values.index(best)
        self.changes += self.leader not in (-1, leader)
        self.leader = leader


class Opening:
    """The cards that each side holds after the deal."""

    def __init__(self, state: State, sides: Sequence[Sequence[int]]) -> None:
        held: list[set[str]] = [set() for _ in sides]
        for number, zone in enumerate(state.layout.zones):
            for side, seats in enumerate(sides):
                if zone.name == HAND and zone.owner in seats:
                    size = int(state.size(number))
                    held[side] |= {state.game.face(int(state.card_in(number, k))) for k in range(size)}
        self.cards = [sorted(cards) for cards in held]


def card_used(game: Game, path: Path) -> str:
    """Return the card that an action uses, with its symbol; "" for other actions.

    >>> from dragonhall.games.table_codes import parse_table_code
    >>> game = parse_table_code("drako")
    >>> card_used(game, game.action("discard K1").path), card_used(game, game.action("play K1 nothing").path)
    ('', 'K1 nothing')
    """
    if not path or path[0].name not in game.uses:
        return ""
    return " ".join(thing.name for thing in path if thing.kind in ("card", "symbol"))


class CardsUsed:
    """The cards that each side uses, by symbol."""

    def __init__(self, game: Game, side_of: dict[int, int], sides: int) -> None:
        self.game = game
        self.side_of = side_of
        self.counted: list[Counter[str]] = [Counter() for _ in range(sides)]

    def see(self, step: WatchedStep) -> None:
        card = card_used(self.game, step.path)
        if card:
            self.counted[self.side_of[step.seat]][card] += 1


class LastDecisiveCard:
    """The last card that raised the evaluation of its side by half of the game's scale or more.

    All changes until the next card is used are attributed to the card, because an attack takes effect after
    the response. The final step of a game is ignored: otherwise the last card would always be decisive.
    """

    def __init__(self, state: State, sides: Sequence[Sequence[int]], side_of: dict[int, int]) -> None:
        self.sides = sides
        self.side_of = side_of
        self.great = state.scale() / 2
        self.values = [state.evaluate(side[0]) for side in sides]
        self.card, self.side, self.before = "", 0, 0.0  # current card, its side, the evaluation before it
        self.last: list[str] = [""] * len(sides)

    def see(self, step: WatchedStep) -> None:
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
    """Counts of the events that the game declares as events of an ability or token."""

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

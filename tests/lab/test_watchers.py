"""Test the watchers, each of which measures one aspect of a game."""

from collections import Counter
from dataclasses import dataclass, field
from typing import cast

import msgspec
import pytest

from dragonhall.core.action import Path, Thing
from dragonhall.core.description import describe
from dragonhall.core.game import Game
from dragonhall.core.records.record import loads
from dragonhall.core.state import Event, State
from dragonhall.games.table_codes import parse_table_code, sides_of
from dragonhall.lab.arena.plan import GameReport, Job, balance_plan
from dragonhall.lab.arena.play_out import PlanPlayer
from dragonhall.lab.balance.watchers import (
    Abilities,
    FirstPlayer,
    LastDecisiveCard,
    LeadChanges,
    Opening,
    WatchedStep,
)

TABLES = ["drako:knights-dragon", "drako:trolls-dwarves:pl", "draco:3", "signori:4"]
PLAY: Path = (Thing("verb", "play"), Thing("card", "K1"))
BITE: Path = (Thing("verb", "play"), Thing("card", "D1"), Thing("symbol", "bite"))
ACCEPT: Path = (Thing("verb", "accept"),)


def watched(table: str, number: int = 0, records: bool = False) -> GameReport:
    game = parse_table_code(table)
    return PlanPlayer(Job(balance_plan(game, "greedy:worlds=1", 4, 5), records=records)).play(number)


@dataclass
class Position:
    """A fake state with a fixed evaluation for each of two sides."""

    first: float
    over: bool = False
    game: Game = field(default_factory=lambda: parse_table_code("drako:knights-dragon"))

    def evaluate(self, seat: int) -> float:
        return self.first if seat == 0 else -self.first

    def scale(self) -> float:
        return 40.0


def state(first: float, over: bool = False) -> State:
    return cast(State, Position(first, over))


# ---- single watchers -----------------------------------------------------------------------------


def test_lead_changes_when_the_other_side_gets_ahead() -> None:
    lead = LeadChanges(state(3), [(0,), (1,)])
    for value in (2, 0, 5, -1, -4, 0, 2):  # a tie is no lead
        lead.see(state(value))
    assert lead.changes == 2


def test_end_of_game_is_no_change_of_lead() -> None:
    lead = LeadChanges(state(3), [(0,), (1,)])
    lead.see(state(-1000, over=True))
    assert lead.changes == 0


def swings(*steps: tuple[int, Path, float]) -> LastDecisiveCard:
    watcher = LastDecisiveCard(state(0), [(0,), (1,)], {0: 0, 1: 1})
    for seat, path, value in steps:
        watcher.see(WatchedStep(seat, path, (), state(value)))
    return watcher


def test_attack_decides_once_it_is_answered() -> None:
    watcher = swings((0, PLAY, 1), (1, ACCEPT, 25), (1, BITE, 24))
    assert watcher.decided([0]) == "K1"
    assert watcher.decided([1]) == ""


def test_small_swing_decides_nothing() -> None:
    assert swings((0, PLAY, 1), (1, ACCEPT, 19)).decided([0]) == ""


def test_last_large_swing_decides() -> None:
    watcher = swings((1, BITE, -30), (0, PLAY, -5), (1, BITE, -31))
    assert watcher.decided([1]) == "D1"
    assert watcher.decided([0]) == "K1"


def test_draw_is_decided_by_nothing() -> None:
    assert swings((0, PLAY, 60)).decided([]) == ""


def test_abilities_count_for_their_owner() -> None:
    game = parse_table_code("drako:knights-dragon")
    names = [kind.name for kind in game.events]
    dragon = game.index_names("subject").index("dragon")
    archer = game.index_names("subject").index("archer-2")
    area = list(game.index_names("area")).index("fire")
    events: list[Event] = [
        (names.index("area-lost"), dragon, area, 0, 0),
        (names.index("killed"), archer, 4, 0, 0),
        (names.index("drew"), 0, 3, 0, 0),
    ]
    watcher = Abilities(game, {0: 0, 1: 1}, 2)
    watcher.see(events)
    assert watcher.counted == [Counter({"killed archer-2": 1}), Counter({"area-lost fire": 1})]


def test_first_turn_is_read_from_its_event() -> None:
    game = parse_table_code(
        "drako:knights-dragon"
    )  # the knights place their figures, the dragon has the first turn
    dealt = game.begin(1)
    assert dealt.seat_to_act() == 0
    turn = [kind.name for kind in game.events].index("turn")
    watcher = FirstPlayer(dealt, ())
    watcher.see([(turn, 1, 1, 0, 0)])
    watcher.see([(turn, 0, 2, 0, 0)])
    assert watcher.seat == 1


@pytest.mark.parametrize("table", TABLES)
def test_opening_is_the_initial_hands(table: str) -> None:
    game = parse_table_code(table)
    dealt = game.begin(9)
    hands = describe(dealt)["hand"]
    for cards, side in zip(Opening(dealt, sides_of(game)).cards, sides_of(game), strict=True):
        held = {card.split("@")[0].rstrip("*") for seat in side for card in hands[game.seats[seat]]}
        assert cards == sorted(held)


# ---- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_watching_does_not_change_the_game(table: str) -> None:
    game = parse_table_code(table)
    plan = balance_plan(game, "greedy:worlds=1", 4, 5)
    bare = PlanPlayer(Job(msgspec.structs.replace(plan, watch=False))).play(1).played
    seen = watched(table, 1).played
    assert bare.facts is None
    assert seen.facts is not None
    assert msgspec.structs.replace(seen, facts=None) == bare


@pytest.mark.parametrize("table", TABLES)
def test_cards_used_match_the_record(table: str) -> None:
    received = watched(table, records=True)
    assert received.played == watched(table).played
    facts = received.played.facts
    assert facts is not None
    counted: Counter[str] = Counter()
    for move in loads(received.record).moves:
        verb, *rest = move.action.split()
        if verb in ("play", "block", "counter"):
            counted[rest[0]] += 1
    found: Counter[str] = Counter()
    for used in facts.used:
        for key, times in used.items():
            found[key.split(" ")[0]] += times
    assert found == counted
    assert facts.decided in {"", *counted}

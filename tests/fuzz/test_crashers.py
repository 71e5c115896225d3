"""Regression tests: every input that ever revealed a fault gets a typed answer."""

import tomllib
from typing import Any

import pytest

from dragonhall.core.errors import PackError, ScenarioError
from dragonhall.core.game import Game
from dragonhall.core.packs.pack import parse_pack
from dragonhall.core.scenarios.scenario import parse_scenarios, run_scenario
from dragonhall.games import GAMES, configure
from dragonhall.server import wire
from dragonhall.server.accounts.person import Person
from dragonhall.server.tables.journal.game_cache import standard_text
from tests.fuzz.generator import toml
from tests.random_games import table
from tests.server.tables.table_harness import AT_ONCE, Harness, mover, with_harness

FIRST = Person("crasher-1", "Crasher one", "account", "en")
SECOND = Person("crasher-2", "Crasher two", "account", "en")


@with_harness(AT_ONCE)
async def test_why_out_of_turn_is_refused_for_any_text(harness: Harness) -> None:
    """The text was matched against actions of a hand that the identity cannot see."""
    for game in GAMES:
        opened = await harness.table(FIRST, SECOND, game=game)
        seats = [await harness.seat(opened, FIRST), await harness.seat(opened, SECOND)]
        waiting = next(seat for seat in seats if seat is not mover(*seats))
        for text in ("", "play", "no such thing", "done"):
            answer = await waiting.say(wire.AskWhy(text, id="why"))
            assert isinstance(answer, wire.Refused)
            assert answer.code == "not-your-turn"


@pytest.mark.parametrize("kind", ["[]", "{}", '["turn"]', "7"])
def test_scenario_decision_with_a_kind_that_is_no_text(kind: str) -> None:
    text = f'game = "drako"\nposition.decision = {{ seat = "knights", kind = {kind} }}\n[[step]]\n'
    (scenario,) = parse_scenarios(text, "mine.toml")
    with pytest.raises(ScenarioError) as refused:
        run_scenario(scenario, lambda name, players, options, pack: table(name, players, **options))
    assert refused.value.facts["key"] == "position.decision.kind"


@pytest.mark.parametrize("players", [2, 8])
def test_pack_with_too_few_cards_to_deal(players: int) -> None:
    """No player could lay out a card, and the game stalled before its first turn."""
    pack = tomllib.loads(standard_text("signori"))
    spell = next(card for card in pack["card"] if card["category"] == "Incantesimo")
    enough = 9 * players
    for cards in ([], [{**spell, "copies": enough - 1}]):
        with pytest.raises(PackError) as refused:
            played(players, {**pack, "card": cards})
        assert refused.value.message_id == "error-pack-cards"
        assert refused.value.facts["low"] == enough
    assert played(players, {**pack, "card": [{**spell, "copies": enough}]}).begin(1).legal_codes()


def played(players: int, pack: dict[str, Any]) -> Game:
    return configure("signori", players, {}, parse_pack(toml(pack), "mine.toml"))

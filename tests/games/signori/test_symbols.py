"""Check every symbol on every kind of card, with packs whose cards have other symbols."""

import random
import re
from typing import Any

import pytest

from dragonhall.core.checks import check_actions, check_reached, check_state
from dragonhall.core.description import describe
from dragonhall.core.errors import IllegalActionError
from dragonhall.core.game import Game
from dragonhall.core.packs.pack import parse_pack
from dragonhall.core.scenarios.positions import position
from dragonhall.core.state import State
from dragonhall.games import configure
from dragonhall.games.signori.rules.declaration import LOCK, PLUNDER_PILE, PLUNDERED
from dragonhall.resources import data_folder

TEXT = (data_folder() / "packs" / "signori.toml").read_text("utf-8")
# One card of each kind, with an action that plays it.
PLAYED = {
    "Creatura": "play C1 attack",
    "Ruolo": "play R3",
    "Artefatto": "play A1 free",
    "Benedizione": "play B1 a1",
    "Maledizione": "play M2 b1",
    "Incantesimo": "play I7",
}
LONGEST = 4000  # actions


def with_symbols(symbols: dict[str, list[str]]) -> str:
    """Return the built-in pack with other symbols on these cards."""
    text = TEXT
    for card, names in symbols.items():
        shown = ", ".join(f'"{name}"' for name in names)
        text, found = re.subn(
            rf'(id = "{card}"\n(?:.+\n)*?)symbols = \[.*\]', rf"\g<1>symbols = [{shown}]", text
        )
        assert found == 1
    return text


def game_with(symbols: dict[str, list[str]], players: int = 2) -> Game:
    return configure("signori", players, {}, parse_pack(with_symbols(symbols), "own.toml"))


def at(game: Game, kind: str = "main", seat: str = "a1", **placed: Any) -> State:
    phases = {"main": "main-1", "final": "final"}
    fields = {"active": "a1", "phase": phases.get(kind, "main-1"), "turns": 9, **placed}
    return position(game, {"decision": {"seat": seat, "kind": kind}, **fields})


def play(state: State, *texts: str) -> State:
    for text in texts:
        state.apply(int(state.game.read(state, text)))
    return state


def refusal_of(state: State, text: str) -> str:
    with pytest.raises(IllegalActionError) as refused:
        state.game.read(state, text)
    return refused.value.refusal.code


def card_of(action: str) -> str:
    return action.split()[1]


@pytest.mark.rule("SY-3")
@pytest.mark.parametrize("kind", PLAYED)
def test_finale_works_on_every_kind(kind: str) -> None:
    action = PLAYED[kind]
    card = card_of(action)
    role: Any = {} if kind == "Ruolo" else {"role": {"a1": "R3"}}
    state = at(game_with({card: ["Finale"]}), hand={"a1": [card, "I9"]}, **role)
    play(state, action)
    assert state.cells[LOCK] == 1
    assert refusal_of(state, "play I9") == "locked"


@pytest.mark.rule("SY-3")
def test_finale_antimagic_stops_the_card_it_answers() -> None:
    state = at(game_with({"N1": ["Finale"]}), hand={"a1": ["I8", "I9"], "b1": ["N1"]})
    play(state, "play I8 b1", "counter N1")
    assert state.cells[LOCK] == 1
    assert state.score_of(1) == 50_000
    assert refusal_of(state, "play I9") == "locked"


@pytest.mark.rule("SY-3")
def test_finale_works_on_a_shared_card() -> None:
    game = game_with({"C1": ["Finale", "Condivisione"]}, 4)
    state = at(game, hand={"a1": ["C1", "I9"]})
    play(state, "share C1 a2")
    assert refusal_of(state, "play I9") == "locked"


@pytest.mark.rule("SY-2")
@pytest.mark.parametrize("kind", PLAYED)
def test_istantanea_works_on_every_kind_in_the_turn_of_another(kind: str) -> None:
    action = PLAYED[kind]
    card = card_of(action)
    role: Any = {} if kind == "Ruolo" else {"role": {"a1": "R3"}}
    state = at(game_with({card: ["Istantanea"]}), "final", "b1", hand={"a1": [card]}, active="b1", **role)
    play(state, "call a1", action)
    assert not state.holds(game_zone(state, "hand", 0), face(state, card))
    assert state.seat_to_act() == 1


def game_zone(state: State, name: str, owner: int) -> int:
    zones = state.layout.zones
    return next(k for k, zone in enumerate(zones) if zone.name == name and zone.owner == owner)


def face(state: State, card: str) -> int:
    return next(k for name, k in state.game.faces.items() if name == card)


@pytest.mark.rule("SY-1")
@pytest.mark.parametrize("card", ["I7", "N1", "M2", "E1"])
def test_cards_that_stay_on_no_field_are_not_shared(card: str) -> None:
    state = at(game_with({card: ["Condivisione"]}, 4), role={"a2": "R3"}, hand={"a1": [card]})
    assert refusal_of(state, f"share {card} a2") == "not-shareable"
    assert state.score_of(0) == 50_000


@pytest.mark.rule("SY-6")
def test_spell_whose_target_is_gone_has_no_effect() -> None:
    game = game_with({"I1": ["Istantanea"], "I2": ["Istantanea"]})
    state = at(game, role={"a1": "R3", "b1": "R3"}, hand={"a1": ["I1", "I2"]}, up={"b1": ["C1"]})
    play(state, "play I1 b1 C1", "call a1", "play I2 b1 C1", "pass")
    assert state.size(game_zone(state, "up", 1)) == 0
    events = state.listen()
    play(state, "pass")
    assert [game.events[kind].name for kind, *_ in events] == ["no-longer"]
    assert state.seat_to_act() == 0


@pytest.mark.rule("SY-6")
def test_aim_follows_a_face_down_creature() -> None:
    """While a chain waits, the creature in the slot before its target is turned up."""
    game = game_with({"I10": ["Istantanea"], "I4": ["Istantanea"]})
    state = at(game, hand={"a1": ["I10", "I4"]}, down={"b1": ["C1", "C3"]}, role={"b1": "R3"})
    play(state, "play I10 b1 down-2", "call a1", "play I4 b1", "pass", "pass")
    assert state.size(game_zone(state, "down", 1)) == 0
    assert [name for name in describe(state)["chained"].values() if name != "none"] == ["b1 C3 by a1"]


@pytest.mark.rule("SB-7")
def test_empty_plunder_pile_is_refilled() -> None:
    game = configure("signori", 2)
    cards = [f"P{number}" for number in range(1, 21)]
    state = at(game, up={"a1": ["C1"]}, plundered=cards)
    play(state, "attack b1", "pass", "pass")
    assert state.size(PLUNDERED) == 1
    assert state.size(PLUNDER_PILE) == len(cards) - 1


def random_symbols(rng: random.Random) -> str:
    """Return a pack whose cards have random symbols, many of them Istantanea."""
    names = {"Istantanea": 0.6, "Condivisione": 0.5, "Finale": 0.06}

    def row(_: re.Match[str]) -> str:
        chosen = [f'"{name}"' for name, share in names.items() if rng.random() < share]
        return f"symbols = [{', '.join(chosen)}]"

    return re.sub(r"symbols = \[.*\]", row, TEXT)


@pytest.mark.parametrize("seed", range(12))
def test_games_with_calls_keep_all_invariants(seed: int) -> None:
    rng = random.Random(seed)
    players = rng.choice([2, 4, 6, 8])
    game = configure("signori", players, {}, parse_pack(random_symbols(rng), "random.toml"))
    state = game.begin(seed)
    state.listen()
    called = 0
    while not state.over and state.ply < LONGEST:
        calls = [code for seat in range(players) for code in state.interrupts(seat)]
        legal = state.legal_codes()
        if calls and rng.random() < 0.15:
            code = rng.choice(calls)
            called += 1
        else:
            plays = [code for code in legal if game.text(code).startswith("play")]
            code = rng.choice(plays if plays and rng.random() < 0.5 else legal)
        state.apply(code)
        check_state(state)
        check_reached(state)
        if state.ply % 11 == 0 and not state.over:
            check_actions(state)
    assert called > 5

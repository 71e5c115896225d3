"""Positions for bot tests: decisions with several legal actions, from random games."""

import dragonhall.games as games
from dragonhall.core.game import Game
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from dragonhall.games.table_codes import parse_table_code

TABLES = ("draco:2", "draco:4", "drako:knights-trolls", "drako:dragon-dwarves", "signori:2", "signori:4")


def deciding(state: State) -> int:
    assert state.decision is not None
    return state.decision.seat


def positions(players: int, deals: int = 3, every: int = 7) -> list[State]:
    """Return positions of Draco."""
    return choices(games.configure("draco", players), deals, every)


def choices(game: Game, deals: int = 1, every: int = 7, most: int = 1000) -> list[State]:
    """Return positions with more than one legal action, sampled every `every` actions."""
    found: list[State] = []
    for seed in range(deals):
        state = game.begin(seed)
        rng = FastRng.seeded(seed)
        while not state.over and len(found) < most:
            if state.ply % every == 0 and state.count > 1:
                found.append(state.clone())
            state.apply_nth(int(rng.below(state.count)))
    return found


def at_table(table: str, most: int = 3) -> list[State]:
    return choices(parse_table_code(table), every=23, most=most)


def worlds_like(state: State, number: int = 3) -> list[State]:
    """Return worlds that look like this position to the acting seat, with other hidden cards."""
    return [state.sample(deciding(state), FastRng.seeded(k)) for k in range(number)]

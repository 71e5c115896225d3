"""Step one environment at random for some CPU time, in a separate process.

Each stepper takes a random legal action and reads the observation of the next acting player, as its
documentation shows.
"""

import json
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from time import process_time
from typing import Any

SEED = 7
BLOCK = 64  # decisions, or steps of many games, between two readings of the clock

Stepper = Iterator[int]  # each item: the number of decisions just taken


def vector(table: str, games: int) -> Stepper:
    import numpy as np

    from dragonhall.envs.vector import VectorGames

    batch, rng = VectorGames(table, games, seed=SEED), np.random.default_rng(SEED)
    while True:
        batch.step(batch.random_actions(rng))
        yield games


def aec(env: Any) -> Stepper:
    """Step a PettingZoo environment with masks."""
    import numpy as np

    rng = np.random.default_rng(SEED)
    while True:
        env.reset(seed=int(rng.integers(2**31)))
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            yield 0 if over else 1


def own_aec() -> Stepper:
    from dragonhall.envs.pettingzoo import drako_v0

    return aec(drako_v0.env())


def connect_four() -> Stepper:
    from pettingzoo.classic import connect_four_v3

    return aec(connect_four_v3.env())


def pettingzoo_holdem() -> Stepper:
    from pettingzoo.classic import texas_holdem_v4

    return aec(texas_holdem_v4.env())


def rlcard(name: str) -> Stepper:
    import numpy as np
    import rlcard as peer

    env, rng = peer.make(name, config={"seed": SEED}), np.random.default_rng(SEED)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(int(rng.choice(list(state["legal_actions"]))))
            yield 1


def catanatron() -> Stepper:
    from random import Random

    from catanatron import Color, Game, RandomPlayer

    rng = Random(SEED)
    while True:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE)], seed=rng.randrange(2**31))
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            yield 1


def openspiel(name: str) -> Stepper:
    from random import Random

    import pyspiel

    game, rng = pyspiel.load_game(name), Random(SEED)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            yield 1


def openspiel_in_python() -> Stepper:
    from open_spiel.python.games import kuhn_poker  # registers itself

    return openspiel(kuhn_poker._GAME_TYPE.short_name)


STEPPERS: dict[str, Callable[[], Stepper]] = {
    "Dragonhall: Drako, 256 games at once": lambda: vector("drako", 256),
    "Dragonhall: Draco, 256 games at once": lambda: vector("draco:2", 256),
    "Dragonhall: I Signori dei Draghi, 256 games at once": lambda: vector("signori:2", 256),
    "Dragonhall: Drako by PettingZoo": own_aec,
    "PettingZoo: connect four": connect_four,
    "PettingZoo: Texas hold'em": pettingzoo_holdem,
    "RLCard: gin rummy": lambda: rlcard("gin-rummy"),
    "RLCard: Leduc hold'em": lambda: rlcard("leduc-holdem"),
    "Catanatron: Catan for two": catanatron,
    "OpenSpiel (C++): gin rummy": lambda: openspiel("gin_rummy"),
    "OpenSpiel (C++): breakthrough": lambda: openspiel("breakthrough"),
    "OpenSpiel (Python): Kuhn poker": openspiel_in_python,
}


def measure(name: str, seconds: float) -> float:
    """Return the decisions per CPU second, after a short warm-up."""
    stepper = STEPPERS[name]()
    sum(islice(stepper, BLOCK))
    done, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        done += sum(islice(stepper, BLOCK))
    return done / spent


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))

"""Facts that do not depend on time: length and branching of games, size of a state, and how games end."""

import gc
import tracemalloc
from time import process_time

from bench.measures import dealt
from dragonhall.bots import make_bot
from dragonhall.bots.levels import STRONGEST
from dragonhall.core.game import Game
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from dragonhall.core.view import View

FACT_GAMES = 200
FIRST_MOVES = 3
COPIES = 100  # copies of each dealt state, to measure their size

Ending = list[int]  # decisions, winners as bits, digest, score of each seat


def game_facts(game: Game) -> dict[str, float]:
    """Return decisions per game and legal actions per decision, both as means over random games."""
    decisions = actions = 0
    for seed in range(FACT_GAMES):
        state = game.begin(seed)
        rng = FastRng.seeded(seed + FACT_GAMES)
        while total := state.count:
            actions += total
            decisions += 1
            state.apply_nth(rng.below(total))
    return {"decisions_per_game": decisions / FACT_GAMES, "mean_legal_actions": actions / decisions}


def state_bytes(game: Game) -> float:
    """Return the memory of one more state: memory allocated while copying states, over their number.

    Includes objects, arrays, their headers and the random stream, but not what all states of a game share.
    """
    originals = dealt(game)
    keep: list[State | None] = [None] * (COPIES * len(originals))
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for k in range(len(keep)):
            keep[k] = originals[k % len(originals)].clone()
        return (tracemalloc.get_traced_memory()[0] - before) / len(keep)
    finally:
        tracemalloc.stop()


def first_move_seconds(game: Game) -> float:
    """Return the CPU seconds of the strongest level's first real choice: the slowest of a few deals."""
    return max(seconds_of_first_move(game.begin(seed)) for seed in range(FIRST_MOVES))


def seconds_of_first_move(state: State) -> float:
    while state.count == 1:
        state.apply_nth(0)
    view = View(state, int(state.seat_to_act()))
    start = process_time()
    make_bot(STRONGEST).choose(view)
    return process_time() - start


def seeds_of(number: int) -> tuple[int, int]:
    """Return the seeds of the deal and of the choices of one compared game."""
    return 2 * number, 2 * number + 1


def endings(game: Game, games: int) -> list[Ending]:
    """Return how random games end, for comparing cores."""
    return [ending(game, number) for number in range(games)]


def ending(game: Game, number: int) -> Ending:
    deal, choices = seeds_of(number)
    state = game.begin(deal)
    decisions = state.playout(FastRng.seeded(choices))
    outcome = state.outcome
    if outcome is None:
        raise RuntimeError(f"the playout of game {number} did not end")
    return [decisions, sum(1 << seat for seat in outcome.winners), state.digest, *outcome.scores]

"""What does not depend on time: how long games are, how wide, how large a state is, and how games end."""

import gc
import tracemalloc

from bench.measures import dealt
from dragonhall.core.game import Game
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State

FACT_GAMES = 200
COPIES = 100  # of each dealt state, to weigh them

Ending = list[int]  # decisions, winners as bits, digest, score of each seat


def game_facts(game: Game) -> dict[str, float]:
    """Decisions a game and legal actions a decision, both means over random games."""
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
    """What one more state takes: all memory that Python hands out while states are copied, over their number.

    So objects, arrays, their headers and the random stream count; what all states of a game share does not.
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


def seeds_of(number: int) -> tuple[int, int]:
    """The seeds of the deal and of the choices of one game that is compared."""
    return 2 * number, 2 * number + 1


def endings(game: Game, games: int) -> list[Ending]:
    """How random games end, to be compared between cores."""
    return [ending(game, number) for number in range(games)]


def ending(game: Game, number: int) -> Ending:
    deal, choices = seeds_of(number)
    state = game.begin(deal)
    decisions = state.playout(FastRng.seeded(choices))
    outcome = state.outcome
    if outcome is None:
        raise RuntimeError(f"the playout of game {number} did not end")
    return [decisions, sum(1 << seat for seat in outcome.winners), state.digest, *outcome.scores]

"""What a worker measures. Every measure counts what it did in a given CPU time.

The interpreter, the compiled core and the C++ program do the same work: the same deals and the same choices.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import cycle
from time import process_time

from dragonhall.bots.ismcts import Ismcts
from dragonhall.core.game import Game
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from dragonhall.core.view import View

DEALS = 32  # the deals from which every measure starts, repeatedly, with other choices
SEARCHED = 50  # iterations from one position
SIDE_BY_SIDE = 256  # games stepped by one call
CHOICES_SEED = 1_000_003  # the stream of the choices; the seed of a deal is its number


@dataclass(frozen=True, slots=True)
class Count:
    """An amount of work and the CPU seconds it took."""

    amount: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.amount / self.seconds


def dealt(game: Game) -> list[State]:
    return [game.begin(seed) for seed in range(DEALS)]


def midgame_states(game: Game) -> list[State]:
    """Return positions from all stages of a game, where a bot copies and samples."""
    states = dealt(game)
    rng = FastRng.seeded(CHOICES_SEED)
    lengths = [state.clone().playout(rng) for state in states]
    for number, state in enumerate(states):
        for _ in range(lengths[number] * number // DEALS):
            if total := state.count:
                state.apply_nth(rng.below(total))
    return [state for state in states if not state.over]


def count_games(game: Game, seconds: float, play: Callable[[State, FastRng], int]) -> Count:
    """Play copies of the dealt states; dealing and copying are not timed."""
    states = dealt(game)
    rng = FastRng.seeded(CHOICES_SEED)
    amount, spent = 0, 0.0
    while spent < seconds:
        copies = [state.clone() for state in states]
        start = process_time()
        for state in copies:
            amount += play(state, rng)
        spent += process_time() - start
    return Count(amount, spent)


def core_decisions(game: Game, seconds: float) -> Count:
    """Count decisions of whole playouts, each one call into the core."""
    return count_games(game, seconds, lambda state, rng: state.playout(rng))


def counted_decisions(game: Game, seconds: float) -> Count:
    """Count decisions taken one by one from Python: `count`, then `apply_nth`."""
    return count_games(game, seconds, step_by_number)


def step_by_number(state: State, rng: FastRng) -> int:
    steps = 0
    while total := state.count:
        state.apply_nth(rng.below(total))
        steps += 1
    return steps


def listed_decisions(game: Game, seconds: float) -> Count:
    """Count decisions taken one by one from Python: the list of legal actions, then `apply`, which checks."""
    return count_games(game, seconds, step_by_list)


def step_by_list(state: State, rng: FastRng) -> int:
    steps = 0
    while codes := state.legal_codes():
        state.apply(codes[rng.below(len(codes))])
        steps += 1
    return steps


def count_calls(calls: list[Callable[[], object]], seconds: float) -> Count:
    """Call each function in turn, repeatedly until the time is up, but at least once."""
    amount, spent = 0, 0.0
    start = process_time()
    while spent < seconds:
        for call in calls:
            call()
        amount += len(calls)
        spent = process_time() - start
    return Count(amount, spent)


def clones(game: Game, seconds: float) -> Count:
    """Count copies of positions from all stages of a game."""
    return count_calls([state.clone for state in midgame_states(game)], seconds)


def samples(game: Game, seconds: float) -> Count:
    """Count worlds sampled for the acting seat."""
    rng = FastRng.seeded(CHOICES_SEED)
    calls: list[Callable[[], object]] = []
    for state in midgame_states(game):
        decision = state.decision
        if decision is not None:
            calls.append(partial(state.sample, decision.seat, rng))
    return count_calls(calls, seconds)


def playouts(game: Game, seconds: float) -> Count:
    """Count whole games from a dealt state, including the copy that a search makes first."""
    rng = FastRng.seeded(CHOICES_SEED)
    return count_calls([partial(play_a_copy, state, rng) for state in dealt(game)], seconds)


def play_a_copy(state: State, rng: FastRng) -> int:
    return state.clone().playout(rng)


def iterations(game: Game, seconds: float) -> Count:
    """Count iterations of a bot's search from positions of all stages, each in a new tree."""
    bot = Ismcts()
    amount, spent = 0, 0.0
    for state in cycle(midgame_states(game)):
        seat = int(state.seat_to_act())
        view = View(state, seat)
        search = bot.search(view, bot.tree_for(view))
        start = process_time()
        search.run(SEARCHED, 0.0, whole=True)
        spent += process_time() - start
        amount += SEARCHED
        if spent >= seconds:
            break
    return Count(amount, spent)


def vector_decisions(game: Game, seconds: float) -> Count:
    """Count decisions of many games stepped by one call, with observations, masks and legal lists written."""
    import numpy as np

    from dragonhall.envs.vector import VectorGames

    batch, rng = VectorGames(game, SIDE_BY_SIDE), np.random.default_rng(CHOICES_SEED)
    steps = count_calls([lambda: batch.step(batch.random_actions(rng))], seconds)
    return Count(steps.amount * SIDE_BY_SIDE, steps.seconds)


@dataclass(frozen=True, slots=True)
class Measure:
    name: str
    title: str
    run: Callable[[Game, float], Count]


# To add a measure, add a line here.
MEASURES = (
    Measure("core_decisions", "decisions inside the core", core_decisions),
    Measure("counted_decisions", "… by count, apply_nth", counted_decisions),
    Measure("listed_decisions", "… by legal list, apply", listed_decisions),
    Measure("clones", "clones", clones),
    Measure("samples", "samples", samples),
    Measure("playouts", "playouts, each of a clone", playouts),
    Measure("iterations", "iterations of ISMCTS", iterations),
    Measure("vector_decisions", f"decisions of VectorGames({SIDE_BY_SIDE})", vector_decisions),
)
BY_NAME = {measure.name: measure for measure in MEASURES}

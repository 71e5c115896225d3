"""Trace seeded games, one of each variant with all views and choices of bots, to compare two builds."""

import sys
from collections.abc import Iterator
from hashlib import sha256

from dragonhall.bots import make_bot
from dragonhall.core.game import Game
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.rng import FastRng, SecretRng
from dragonhall.core.state import State
from dragonhall.core.view import View, event_texts
from tests.random_games import memory, random_game
from tests.variants import title, variants

BARE = 2  # more games of each variant, without views
LOOKS = 5  # refusals, views and worlds are slow uncompiled: trace them at every fifth position only
SPREAD = 37  # of so many actions, the refusal of one is traced
SEARCHED = 3  # the ply at which bots choose
BOTS = ("greedy:worlds=1,seed=1", "ismcts:iterations=8,seed=1")


def steps(game: Game, seed: int) -> Iterator[str]:
    """Yield digest, legal list and events of every position of a random game, views and worlds of some."""
    state = game.new(SecretRng.keyed(sha256(str(seed).encode()).digest()), listen=True)
    choice = FastRng.seeded(seed)
    events = state.log or []
    while True:
        yield f"{title(game)} {seed} {state.ply} {state.digest:016x} {fingerprint(state, events, seed)}"
        if state.over:
            return
        code = state.legal_codes()[int(choice.below(state.count))]
        events = state.listen()
        state.apply(code)


def fingerprint(state: State, events: list[tuple[int, int, int, int, int]], seed: int) -> str:
    whole = [
        repr(state.legal_codes()),
        repr(state.outcome),
        repr([state.evaluate(0), int(state.rng.position())]),
        repr(events),
    ]
    looking = state.ply % LOOKS == 0 or state.over
    if looking:
        codes = range(state.ply % SPREAD, state.game.action_total, SPREAD)  # others at the next position
        whole.append(repr([int(state.refusal(code)) for code in codes]))
    for seat in range(SPECTATOR, state.game.players if looking else SPECTATOR):
        whole.append(repr(View(state, seat).picture))
        whole.append(repr(event_texts(state, events, seat)))
        whole.append(repr(memory(state.sample(seat, FastRng.seeded(seed)))))
    if state.ply == SEARCHED and state.decision is not None:
        view = View(state, state.decision.seat)
        whole += [str(make_bot(code).choose(view)) for code in BOTS]
    return sha256("\n".join(whole).encode()).hexdigest()[:16]


def bare_steps(game: Game, seed: int) -> Iterator[str]:
    """Yield digest, number of legal actions and evaluation of every position of a random game."""
    for state in random_game(game, seed):
        yield f"{title(game)} {seed} {state.ply} {state.digest:016x} {int(state.count)} {state.evaluate(0)!r}"


def trace() -> Iterator[str]:
    for game in variants():
        yield from steps(game, 0)
        for seed in range(1, 1 + BARE):
            yield from bare_steps(game, seed)


if __name__ == "__main__":
    sys.stdout.writelines(line + "\n" for line in trace())

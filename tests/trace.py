"""Trace seeded games as one line per step, with all views and choices of bots, to compare two builds."""

import sys
from collections.abc import Iterator
from hashlib import sha256

from dragonhall.bots import make_bot
from dragonhall.core.game import Game
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.rng import FastRng, SecretRng
from dragonhall.core.state import State
from dragonhall.core.view import View, event_texts
from tests.random_games import memory
from tests.variants import title, variants

GAMES_EACH = 1
LOOKS = 5  # views and sampled worlds are slow uncompiled: trace them at every fifth position only
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
    for seat in range(SPECTATOR, state.game.players if looking else SPECTATOR):
        whole.append(repr(View(state, seat).picture))
        whole.append(repr(event_texts(state, events, seat)))
        whole.append(repr(memory(state.sample(seat, FastRng.seeded(seed)))))
    if state.ply == SEARCHED and state.decision is not None:
        view = View(state, state.decision.seat)
        whole += [str(make_bot(code).choose(view)) for code in BOTS]
    return sha256("\n".join(whole).encode()).hexdigest()[:16]


def trace() -> Iterator[str]:
    for game in variants():
        for seed in range(GAMES_EACH):
            yield from steps(game, seed)


if __name__ == "__main__":
    sys.stdout.writelines(line + "\n" for line in trace())

"""The data of an OpenSpiel state: the position, the seed and the actions.

OpenSpiel copies Python states with `deepcopy` and serialises them with `pickle`. Here a copy is a clone of
the position, and a pickle contains options, seed and actions, from which the position is replayed.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from dragonhall.core.game import Game
from dragonhall.core.learning.observer import Observer
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from dragonhall.envs.openspiel.memory import Memories, dealt, forgotten, remembered
from dragonhall.games import configure

BYTE = 256
SEED_BYTES = 4
NO_SEED = 1  # a leading 1 before the chosen bytes, so that leading zero bytes count


class Facts:
    """Data shared by all states of a game."""

    def __init__(self, game: str, players: int | None, longest: int, options: Mapping[str, str]) -> None:
        self.table: Game = configure(game, players, options)
        self.observer = Observer(self.table.begin(0))
        self.longest = longest

    @property
    def setup(self) -> tuple[str, int, int, tuple[tuple[str, str], ...]]:
        """The arguments of `facts_of` that recreate this object."""
        return self.table.name, self.table.players, self.longest, tuple(self.table.options.items())


@cache
def facts_of(game: str, players: int | None, longest: int, options: tuple[tuple[str, str], ...]) -> Facts:
    return Facts(game, players, longest, dict(options))


class Held:
    """The seed bytes chosen so far; after the deal, the position and the memories of its seats."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.seed = NO_SEED
        self.actions: list[int] = []
        self.position: State | None = None  # None until the seed is complete
        self.memories: Memories = ()
        self.imagined = False  # whether it is a resampled world, which cannot be replayed

    @property
    def over(self) -> bool:
        position = self.position
        return position is not None and (position.over or position.ply >= self.facts.longest)

    def choose_byte(self, byte: int) -> None:
        """Apply the outcome of a chance node. After the last byte, deal the game."""
        self.seed = self.seed * BYTE + byte
        if self.seed >= BYTE**SEED_BYTES:
            self.position = self.facts.table.new(FastRng.seeded(self.seed), listen=True)
            self.memories = dealt(self.position, self.position.log or [])

    def act(self, action: int) -> None:
        position = self.position
        assert position is not None
        actor = int(position.seat_to_act())
        events = position.listen()
        position.apply(action)
        self.actions.append(action)
        self.memories = remembered(self.memories, position, events, actor, self.facts.table.text(action))

    def resampled(self, seat: int, rng: FastRng) -> "Held":
        """Return a world that the seat cannot distinguish from this one."""
        world = self.copy()
        if self.position is not None:
            world.position = self.position.sample(seat, rng)
            world.memories = forgotten(self.memories, seat)
            world.imagined = True
        return world

    def copy(self) -> "Held":
        other = Held(self.facts)
        other.seed = self.seed
        other.actions = self.actions[:]
        other.position = None if self.position is None else self.position.clone()
        other.memories = self.memories
        other.imagined = self.imagined
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.imagined:
            raise ValueError("a resampled world cannot be serialised: it has no action history")
        return restored, (self.facts.setup, self.seed, self.actions)


def restored(setup: tuple[str, int, int, tuple[tuple[str, str], ...]], seed: int, actions: list[int]) -> Held:
    """Rebuild a pickled object by replaying its actions."""
    held = Held(facts_of(*setup))
    for byte in seed.to_bytes(SEED_BYTES + 1, "big").lstrip(b"\0")[1:]:
        held.choose_byte(byte)
    for action in actions:
        held.act(action)
    return held

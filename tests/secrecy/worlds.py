"""Two worlds that are equal in what a seat knows and differ in what it does not, and actions for both.

A world is a game that starts at a position of random play, unchanged or with the hidden cards redealt among
their places. Both worlds get the same random numbers from there on.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from dragonhall.core.game import Game
from dragonhall.core.layout import PLY, SPECTATOR
from dragonhall.core.rng import FastRng, Rng
from dragonhall.core.state import State
from dragonhall.core.view import event_texts
from dragonhall.games import GAMES, configure
from tests.random_games import random_positions
from tests.secrecy.core_checks import SECRETS, is_asked, open_cards, other_world

CHANCE = 5  # seed of the stream that both worlds use
STEPS = 10  # actions that both worlds take, unless the seat learns of the difference before
LEAST = 4
TRIES = 60  # redeals, until one differs and continues like the first


@dataclass(frozen=True)
class Kind:
    """A kind of table: a game and its options."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def configured(self) -> Game:
        return configure(self.game, self.players, dict(self.options))


CHOSEN = {
    "draco": Kind("draco", 3),
    "drako": Kind("drako", 2, (("matchup", "trolls-dragon"),)),
    "signori": Kind("signori", 4),
}
KINDS = [CHOSEN.get(name, Kind(name, game.max_players)) for name, game in GAMES.items()]


@dataclass(frozen=True)
class Pair:
    """Two worlds for one seat; `actions` are legal in both and do not reveal the difference to the seat."""

    kind: Kind
    seat: int
    one: State
    other: State
    actions: tuple[str, ...]

    @property
    def worlds(self) -> tuple[State, State]:
        return self.one, self.other


def game_from(kind: Kind, start: State) -> Game:
    """Return the game, starting with this position whatever the seed."""
    game = kind.configured()
    mould = game.new(FastRng.seeded(1))

    def new(rng: Rng, listen: bool = False) -> State:
        state = mould.with_arrays(start.cells[:], start.cards[:], FastRng.seeded(CHANCE))
        state.cells[PLY] = 0
        if listen:
            state.listen()
        return state

    game.new = new  # type: ignore[method-assign]
    return game


def pairs(kind: Kind, seat: int, seed: int, every: int = 11) -> Iterator[Pair]:
    """Return pairs of worlds along a random game."""
    game, rng = kind.configured(), FastRng.seeded(seed)
    for start in random_positions(game, seed, every):
        if start.over:
            continue
        found = pair_at(kind, seat, start, rng)
        if found is not None:
            yield found


def pair_at(kind: Kind, seat: int, start: State, rng: FastRng) -> Pair | None:
    for _ in range(TRIES):
        other = other_world(start, seat, SECRETS[kind.game], rng)
        if start.digest == other.digest:
            continue
        actions, asked = common_actions(start, other, seat, rng)
        if len(actions) >= LEAST and (asked or seat == SPECTATOR):
            return Pair(kind, seat, start, other, tuple(actions))
    return None


def common_actions(start: State, changed: State, seat: int, rng: FastRng) -> tuple[list[str], bool]:
    """Return actions that are legal in both worlds and do not reveal the difference to the seat.

    The second value says whether the seat itself acts among the first of them.
    """
    one, other = start.clone(), changed.clone()
    one.rng, other.rng = FastRng.seeded(CHANCE), FastRng.seeded(CHANCE)
    actions: list[str] = []
    asked = False
    while len(actions) < STEPS and not one.over:
        codes = sorted(set(one.legal_codes()) & set(other.legal_codes()))
        silent = [code for code in codes if teaches_nothing(one, other, code, seat)]
        if not silent:
            break
        code = silent[int(rng.below(len(silent)))]
        asked = asked or (len(actions) < LEAST and is_asked(one, seat))
        one.apply(code)
        other.apply(code)
        actions.append(one.game.text(code))
    return actions, asked


def teaches_nothing(one: State, other: State, code: int, seat: int) -> bool:
    """Return whether the seat sees the same cards in both worlds after this action, in the same order."""
    first, second = one.clone(), other.clone()
    heard: tuple[list[str], list[str]] = ([], [])
    for state, received in zip((first, second), heard, strict=True):
        events = state.listen()
        state.apply(code)
        received += event_texts(state, events, seat)
    secrets = SECRETS[one.game.name]
    if open_cards(first, seat, secrets) != open_cards(second, seat, secrets):
        return False
    return heard[0] == heard[1] or sorted(heard[0]) != sorted(heard[1])

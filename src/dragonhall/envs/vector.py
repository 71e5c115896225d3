"""A vector environment: many games stepped by one call of the compiled core, with numpy arrays.

Needs numpy: `pip install 'dragonhall[rl]'`.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dragonhall.core.errors import IllegalActionError, OptionError
from dragonhall.core.game import Game
from dragonhall.core.learning.observer import Piece
from dragonhall.core.moves import NO_ACTION
from dragonhall.core.rng import Rng
from dragonhall.core.state import State
from dragonhall.envs.observations import ObservationScaler
from dragonhall.envs.stepping import DEAL, WAIT, Batch
from dragonhall.games.table_codes import parse_table_code

__all__ = ["DEAL", "WAIT", "ActionOutcomes", "VectorGames"]

MOST_GAMES = 1_000_000


class ActionOutcomes(NamedTuple):
    """The results of all legal actions, one row per action."""

    observations: NDArray[np.int32]  # of the seat that must act next
    seats: NDArray[np.int64]  # the seat that must act next; -1 where the game is over
    rewards: NDArray[np.float64]  # of each seat where the game is over, else 0
    starts: NDArray[np.int64]  # the first row of each game


class VectorGames:
    """A batch of `total` games. Every array has one row per game, and `step` overwrites all of them.

    `observations` is what the seat to act sees, as int32; `scaled()` gives it as float32 from 0 to 1, and
    `piece(name)` the columns of one piece. `masks` marks the legal actions; the first `counts[k]` numbers of
    `legal[k]` list them. `seats` is the seat to act.

    After a step, `done` marks the games that it ended, `rewards` is the reward of each seat, and `truncated`
    marks the games that reached `longest` actions. A game that ends is replaced by a new deal at once, which
    the other arrays show. With `endless=False` it stays over, with seat -1.

    The arrays share memory with the core: copy what must survive the next step.

    >>> games = VectorGames("drako:knights-trolls", 64, seed=7)
    >>> games.observations.shape, games.masks.shape
    ((64, 348), (64, 4654))
    >>> rng = np.random.default_rng(7)
    >>> for _ in range(200):
    ...     games.step(games.random_actions(rng))
    >>> int(games.finished) > 0
    True
    """

    def __init__(
        self, table: str | Game, total: int, *, seed: int = 0, endless: bool = True, longest: int = 0
    ) -> None:
        game = parse_table_code(table) if isinstance(table, str) else table
        if not 1 <= total <= MOST_GAMES:
            raise OptionError("vector-games", most=MOST_GAMES, got=total)
        if longest < 0:
            raise OptionError("vector-longest", got=longest)
        self.game = game
        self.total = total
        self.batch = Batch(game, total, checked_seed(seed), endless, longest)
        self.scale = ObservationScaler(self.batch.observer)
        self.finished = 0
        self.rows = np.arange(total)
        batch, players = self.batch, game.players
        self.observations = np.frombuffer(memoryview(batch.observations), np.int32).reshape(total, -1)
        self.masks = np.frombuffer(memoryview(batch.masks), np.bool_).reshape(total, -1)
        self.seats = np.frombuffer(memoryview(batch.seats), np.int64)
        self.rewards = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(total, players)
        self.done = np.frombuffer(memoryview(batch.done), np.bool_)
        self.truncated = np.frombuffer(memoryview(batch.truncated), np.bool_)
        self.legal = np.frombuffer(memoryview(batch.legal), np.int64).reshape(total, -1)
        self.counts = np.frombuffer(memoryview(batch.counts), np.int64)

    @property
    def pieces(self) -> list[Piece]:
        """The pieces of a row of `observations`, with their positions."""
        return list(self.batch.observer.pieces)

    def piece(self, name: str) -> NDArray[np.int32]:
        """The columns of a named piece, such as `score` or `hand/0`, the hand of the seat to act."""
        for piece in self.batch.observer.pieces:
            if piece.name == name:
                columns: NDArray[np.int32] = self.observations[:, piece.start : piece.start + piece.length]
                return columns
        names = ", ".join(piece.name for piece in self.pieces)
        raise OptionError("vector-piece", got=name, allowed=names)

    def scaled(self) -> NDArray[np.float32]:
        """The observations scaled to numbers from 0 to 1, in a new array."""
        return self.scale(self.observations)

    def state(self, number: int) -> State:
        """Return a copy of the state of one game."""
        return self.batch.states[number].clone()

    def reset(self, seed: int) -> None:
        """Deal all games again from a seed."""
        self.batch.deal_all(checked_seed(seed))
        self.finished = 0

    def step(self, actions: ArrayLike) -> None:
        """Apply one action in every game, by its code.

        WAIT (-1) leaves a game as it is, DEAL (-2) starts a new one. If an action is illegal, no game
        changes, and IllegalActionError names the first such game.
        """
        codes = np.asarray(actions)
        if codes.shape != (self.total,) or not np.issubdtype(codes.dtype, np.integer):
            got = f"{codes.dtype} {list(codes.shape)}"
            raise OptionError("vector-actions", games=self.total, got=got)
        packed = codes.astype("<i8", copy=False).tobytes()
        number = self.batch.first_illegal(packed)
        if number >= 0:
            raise self.not_legal(number, int(codes[number]))
        self.batch.step(packed)
        self.finished += int(np.count_nonzero(self.done))

    def not_legal(self, number: int, code: int) -> IllegalActionError:
        state = self.batch.states[number]
        # A legal action that is not in the mask is one of a seat that does not decide.
        refusal = self.game.why_not(state, code) or self.game.refuse(state, code, int(NO_ACTION))
        error = IllegalActionError(refusal)
        error.add_note(f"game {number}, action {code}")
        return error

    def ahead(self, rng: Rng) -> "ActionOutcomes":
        """Apply every legal action in a sampled world, for learners with one-step lookahead.

        The rows are those of `legal`, game after game: row `starts[k] + n` is the n-th action of game k.
        """
        batch, players = self.batch, self.game.players
        rows = batch.look_ahead(rng)
        observations = np.frombuffer(memoryview(batch.ahead_observations), np.int32)
        return ActionOutcomes(
            observations.reshape(-1, self.observations.shape[1])[:rows],
            np.frombuffer(memoryview(batch.ahead_seats), np.int64)[:rows],
            np.frombuffer(memoryview(batch.ahead_rewards), np.float64).reshape(-1, players)[:rows],
            np.cumsum(self.counts) - self.counts,
        )

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A uniformly random legal action for every game; WAIT where a game is over."""
        picks = (rng.random(self.total) * self.counts).astype(np.int64)
        codes = self.legal[self.rows, picks]
        return codes if self.counts.all() else np.where(self.counts > 0, codes, WAIT)


def checked_seed(seed: int) -> int:
    if not 0 <= seed < 2**63:
        raise OptionError("arena-seed", got=str(seed))
    return seed

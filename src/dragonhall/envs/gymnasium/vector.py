"""A Gymnasium vector environment for one seat of many games, based on `envs.vector`."""

import secrets
from typing import Any, TypedDict

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from dragonhall.bots import local_bot
from dragonhall.bots.basic import Random
from dragonhall.core.packs.pack import Pack
from dragonhall.core.view import View
from dragonhall.envs.gymnasium.single import ANY
from dragonhall.envs.observations import ObservationEncoder, open_table
from dragonhall.envs.vector import DEAL, WAIT, VectorGames

Flags = NDArray[np.bool_]


class Observations(TypedDict):
    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


class SeatVectorEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games. The next step after the end of a game deals a new one and ignores the action.

    Moves of random opponents are vectorised with numpy; other bots are called game by game. An illegal action
    raises IllegalActionError and changes no game.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        game: str,
        seat: str | None = None,
        opponents: str = "random",
        players: int | None = None,
        longest: int | None = None,
        pack: Pack | None = None,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self.game = open_table(game, players, options, pack)
        self.games = VectorGames(self.game, num_envs, endless=False, longest=longest or 0)
        self.num_envs = num_envs
        self.bot = local_bot(opponents)
        self.wanted = seat or self.game.seats[0]
        first = 0 if self.wanted == ANY else self.game.seat_number(self.wanted)
        self.own = np.full(num_envs, first, np.int64)
        self.over = np.zeros(num_envs, np.bool_)
        self.render_mode = render_mode
        encoder = ObservationEncoder(self.game)
        self.single_observation_space = encoder.observation_space()
        self.single_action_space = encoder.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.chance = np.random.default_rng(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        seed = secrets.randbits(62) if seed is None else seed
        self.chance = np.random.default_rng(seed)
        self.games.reset(seed)
        self.over[:] = False
        self.draw_seats(np.ones(self.num_envs, np.bool_))
        self.let_bots_play(np.zeros(self.num_envs))
        return self.observe(), self.infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        renewed = self.over.copy()
        self.games.step(np.where(renewed, DEAL, actions))
        self.draw_seats(renewed)
        rewards = self.own_rewards()
        truncated = self.games.truncated.copy()
        truncated |= self.let_bots_play(rewards)
        self.over = self.games.seats == WAIT
        return self.observe(), rewards, self.over & ~truncated, truncated, self.infos()

    def draw_seats(self, renewed: Flags) -> None:
        if self.wanted == ANY:
            self.own[renewed] = self.chance.integers(self.game.players, size=int(renewed.sum()))

    def let_bots_play(self, rewards: NDArray[np.float64]) -> Flags:
        """Let bots act until each game is over or its own seat must decide.

        Add the rewards of games that end meanwhile; return which were truncated.
        """
        truncated = np.zeros(self.num_envs, np.bool_)
        while (theirs := (self.games.seats >= 0) & (self.games.seats != self.own)).any():
            self.games.step(self.bot_actions(theirs))
            rewards += self.own_rewards()
            truncated |= self.games.truncated
        return truncated

    def bot_actions(self, theirs: Flags) -> NDArray[np.int64]:
        if isinstance(self.bot, Random):
            return np.where(theirs, self.games.random_actions(self.chance), WAIT)
        actions = np.full(self.num_envs, WAIT, np.int64)
        for number in np.flatnonzero(theirs):
            view = View(self.games.batch.states[number], int(self.games.seats[number]))
            actions[number] = int(self.bot.choose(view))
        return actions

    def own_rewards(self) -> NDArray[np.float64]:
        rewards: NDArray[np.float64] = self.games.rewards[self.games.rows, self.own]
        return rewards

    def observe(self) -> Observations:
        """The observations of the own seats, in new arrays."""
        seen = self.games.scaled()
        for number in np.flatnonzero(self.games.seats < 0):
            state = self.games.batch.states[number]
            seen[number] = self.games.scale.observe(state, int(self.own[number]))
        return {"observation": seen, "action_mask": self.games.masks.astype(np.int8)}

    def infos(self) -> dict[str, Any]:
        return {"seat": self.own.copy()}

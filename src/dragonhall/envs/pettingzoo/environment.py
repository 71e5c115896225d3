"""The PettingZoo AEC environment, for any game."""

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from dragonhall.core.packs.pack import Pack
from dragonhall.core.view import View
from dragonhall.envs.observations import Dealer, Observation, ObservationEncoder, open_table

VERSION = "v0"
ILLEGAL = -1.0  # the reward for an illegal action, the same as for a loss


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """One game. Agent `player_K` has seat K; `infos[agent]["seat"]` is its name.

    An illegal action raises IllegalActionError and changes nothing. `max_cycles` truncates a game after that
    many actions of all agents together.
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        pack: Pack | None = None,
        **options: str,
    ) -> None:
        super().__init__()
        self.game = open_table(name, players, options, pack)
        self.encoder = ObservationEncoder(self.game)
        self.dealer = Dealer(self.game)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"{name}_{VERSION}",
            "render_modes": self.encoder.render_modes(),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.encoder.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.encoder.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a new game, or start from the position `options["state"]`."""
        self.position = self.dealer.deal(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"seat": name} for agent, name in zip(self.agents, self.game.seats, strict=True)}
        self.agent_selection = self.agent_to_act()

    def agent_to_act(self) -> str:
        """The agent that must decide; the first agent if the game is over."""
        decision = self.position.decision
        return self.possible_agents[decision.seat if decision is not None else 0]

    def observe(self, agent: str) -> Observation:
        return self.encoder.observe(self.position, self.possible_agents.index(agent))

    def view(self, agent: str) -> View:
        """What the agent sees, with `picture` and `derived_facts`."""
        return View(self.position, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.position.apply(-1 if action is None else int(action), int(self.position.seat_to_act()))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self.position.over:
            rewards = self.encoder.observer.rewards(self.position)
            self.rewards = dict(zip(self.agents, rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.position.ply >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agent_to_act()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return self.encoder.render(self.position, self.render_mode)

    def close(self) -> None:
        """Do nothing: no resources are held."""


def wrapped_env(name: str, players: int | None = None, **settings: Any) -> AECEnv:
    """The environment with the usual wrappers. An illegal action ends the game with the reward of a loss."""
    env: AECEnv = GameEnv(name, players, **settings)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)

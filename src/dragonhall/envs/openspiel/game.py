"""The OpenSpiel game, state and observer classes.

Chance nodes occur only before the deal: four nodes choose one byte each, which together are the seed of all
later random numbers. The history therefore determines the game, as OpenSpiel's serialisation requires.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from dragonhall.core.game import Game, Option
from dragonhall.core.learning.observer import Observer
from dragonhall.core.rng import FastRng
from dragonhall.core.view import View
from dragonhall.envs.observations import ObservationScaler
from dragonhall.envs.openspiel.episode import BYTE, SEED_BYTES, Episode, SpielConfig, config_of

LONGEST = 5000  # default number of actions after which a game ends without a winner
PREFIX = "dragonhall_"
NUMBER = "no-"


def game_type(kind: type[Game]) -> Any:
    """The OpenSpiel game type. Options become parameters, with `_` for `-`."""
    options = {option.name.replace("-", "_"): parameter_of(option) for option in kind.options_known}
    return pyspiel.GameType(
        short_name=PREFIX + kind.name,
        long_name=f"{kind.name.capitalize()}, rules {kind.rules_version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.max_players,
        min_num_players=kind.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": kind.min_players, "longest": LONGEST, **options},
    )


def parameter_of(option: Option) -> str | int:
    """The default of an option as a parameter: an int if all its choices are numbers, else a string."""
    return int(option.default) if all(choice.isdigit() for choice in option.choices) else option.default


def choice_of(value: str | int) -> str:
    """Convert a parameter to a choice.

    OpenSpiel parses `1` as a number even where the parameter is a string, so `no-1` is accepted for it.
    """
    return str(value).removeprefix(NUMBER)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    """Chance nodes choose the seed byte by byte; then the seats act."""

    def __init__(self, game: Any, config: SpielConfig) -> None:
        super().__init__(game)
        self.episode = Episode(config)

    def current_player(self) -> int:
        position = self.episode.position
        if position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.over else int(position.seat_to_act())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        position = self.episode.position
        return [] if position is None else sorted(position.legal_codes())

    def _apply_action(self, action: int) -> None:
        if self.episode.position is None:
            self.episode.choose_byte(action)
        else:
            self.episode.act(action)

    def is_terminal(self) -> bool:
        return self.episode.over

    def returns(self) -> list[float]:
        """The rewards at the end of the game; zeros before it and for a truncated game."""
        position = self.episode.position
        if position is None or not position.over:
            return [0.0] * self.episode.config.table.players
        return self.episode.config.observer.rewards(position)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a world that the player cannot distinguish from this one, with new random numbers."""
        world: SpielState = self.clone()
        world.episode = self.episode.resampled(player, FastRng.seeded(int(sampler() * 2**53)))
        return world

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return self.episode.config.table.text(action)

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that a seat has seen and done, and its current view."""
        return known_text(self.episode, self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        """The current view of a seat."""
        return seen_text(self.episode, self.current_player() if player is None else player)

    def view(self, player: int) -> View | None:
        """What a seat sees, with `picture` and `derived_facts`; None before the deal."""
        position = self.episode.position
        return None if position is None else View(position, player)

    def __str__(self) -> str:
        position = self.episode.position
        if position is None:
            return f"before the deal, seed {self.episode.seed:x}"
        return f"{self.episode.config.table.name}, ply {position.ply}, digest {position.digest:016x}"


def seen_text(episode: Episode, player: int) -> str:
    """The view of a seat as JSON; empty before the deal."""
    position = episode.position
    return "" if position is None else json.dumps(View(position, player).picture, separators=(",", ":"))


def known_text(episode: Episode, player: int) -> str:
    """The history of a seat, then its current view; empty before the deal."""
    if episode.position is None:
        return ""
    return f"{episode.histories[player].text()}\n{seen_text(episode, player)}"


class SpielObserver:
    """Implements the OpenSpiel observer interface: `tensor`, `dict`, `set_from` and `string_from`."""

    def __init__(self, observer: Observer, tensor: NDArray[np.float32], recalls: bool) -> None:
        self.scale = ObservationScaler(observer)
        self.tensor = tensor
        self.recalls = recalls
        self.dict = {
            piece.name: tensor[piece.start : piece.start + piece.length] for piece in observer.pieces
        }

    def set_from(self, state: Any, player: int) -> None:
        position = state.episode.position
        self.tensor[:] = 0 if position is None else self.scale.observe(position, player)

    def string_from(self, state: Any, player: int) -> str:
        return known_text(state.episode, player) if self.recalls else seen_text(state.episode, player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """A configured game. The parameters are the options of the game, `players` and `longest`."""

    def __init__(self, name: str, kind: Any, parameters: Mapping[str, str | int]) -> None:
        given = dict(parameters)
        players = int(given.pop("players", 0)) or None
        self.longest = int(given.pop("longest", LONGEST))
        options = tuple((option.replace("_", "-"), choice_of(value)) for option, value in given.items())
        self.config = config_of(name, players, self.longest, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.config.table.action_total,
            max_chance_outcomes=BYTE,
            num_players=self.config.table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(kind, info, dict(parameters))

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.config)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"an observer takes no parameters, got {params}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        observer = self.config.observer
        return SpielObserver(observer, np.zeros(observer.length, np.float32), recalls)

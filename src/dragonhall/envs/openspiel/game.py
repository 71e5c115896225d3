"""The OpenSpiel game class.

Chance nodes occur only before the deal: four nodes choose one byte each, which together are the seed of all
later random numbers. The history therefore determines the game, as OpenSpiel's serialisation requires.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from dragonhall.core.game import Game, Option
from dragonhall.envs.openspiel.episode import BYTE, SEED_BYTES, config_of
from dragonhall.envs.openspiel.state import SpielObserver, SpielState

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
        max_num_players=kind.most,
        min_num_players=kind.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": kind.fewest, "longest": LONGEST, **options},
    )


def parameter_of(option: Option) -> str | int:
    """The default of an option as a parameter: an int if all its choices are numbers, else a string."""
    return int(option.default) if all(choice.isdigit() for choice in option.choices) else option.default


def choice_of(value: str | int) -> str:
    """Convert a parameter to a choice.

    OpenSpiel parses `1` as a number even where the parameter is a string, so `no-1` is accepted for it.
    """
    return str(value).removeprefix(NUMBER)


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

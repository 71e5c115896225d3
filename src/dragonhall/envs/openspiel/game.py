"""A game of the hall as a game of OpenSpiel.

Chance speaks once, before the deal: four nodes choose a byte each, and together they are the seed of all that
is shuffled later. So a game is decided by its history, as OpenSpiel's serialisation needs it.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from dragonhall.core.game import Game, Option
from dragonhall.envs.openspiel.observer import SpielObserver
from dragonhall.envs.openspiel.positions import BYTE, SEED_BYTES, facts_of
from dragonhall.envs.openspiel.state import SpielState

LONGEST = 5000  # actions, by default; then a game is broken off without a winner
PREFIX = "dragonhall_"
NUMBER = "no-"


def game_type(kind: type[Game]) -> Any:
    """What OpenSpiel knows of a game before it is set up; its options are parameters, `-` written as `_`."""
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
    """The default of an option; one that knows numbers alone is a number to OpenSpiel."""
    return int(option.default) if all(choice.isdigit() for choice in option.choices) else option.default


def choice_of(value: str | int) -> str:
    """The choice that a parameter means. OpenSpiel takes `1` for a number where words are expected as well:
    there it is written `no-1`."""
    return str(value).removeprefix(NUMBER)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """One table; the parameters are those of the command line, and `longest`."""

    def __init__(self, name: str, kind: Any, parameters: Mapping[str, str | int]) -> None:
        given = dict(parameters)
        players = int(given.pop("players", 0)) or None
        self.longest = int(given.pop("longest", LONGEST))
        options = tuple((option.replace("_", "-"), choice_of(value)) for option, value in given.items())
        self.facts = facts_of(name, players, self.longest, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.facts.table.action_total,
            max_chance_outcomes=BYTE,
            num_players=self.facts.table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(kind, info, dict(parameters))

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.facts)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"an observer takes no parameters, got {params}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        observer = self.facts.observer
        return SpielObserver(observer, np.zeros(observer.length, np.float32), recalls)

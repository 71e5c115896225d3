"""The differences between the three editions, in one table.

Each entry is an `edition:` line of rules/drako.md; the rules read the table by name.
"""

from typing import Final, final


@final
class Edition:
    """The choices of one published edition."""

    def __init__(
        self,
        name: str,
        evasion_step_before_wounds: bool,
        lone_troll_takes_either_value: bool,
        berserker_behind_victims_stops_throw: bool,
        dwarves_begin_against_trolls: bool,
        dwarves_choose_to_rebuild: bool,
        knights_start_on_yellow_against_dragon: bool,
        knights_and_dwarves_place_in_turn: bool,
        evasion_avoids_net: bool,
        reinforcement_is_wound_space: bool,
        last_card_of_either_side_ends: bool,
    ) -> None:
        self.name = name
        self.evasion_step_before_wounds = evasion_step_before_wounds  # KN-11; if False, after them
        self.lone_troll_takes_either_value = lone_troll_takes_either_value  # TR-5; if False, the higher value
        # TR-8; if False, only a berserker in front of an enemy attacked for more than 0 stops it
        self.berserker_behind_victims_stops_throw = berserker_behind_victims_stops_throw
        self.dwarves_begin_against_trolls = dwarves_begin_against_trolls  # TW-2; if False, the trolls begin
        # TW-3, between the two cards of a draw; if False, the deck is rebuilt
        self.dwarves_choose_to_rebuild = dwarves_choose_to_rebuild
        # KD-1; if False, on any hex not adjacent to the dragon
        self.knights_start_on_yellow_against_dragon = knights_start_on_yellow_against_dragon
        self.knights_and_dwarves_place_in_turn = (
            knights_and_dwarves_place_in_turn  # KW-1; if False, all knights first
        )
        self.evasion_avoids_net = evasion_avoids_net  # KW-4
        self.reinforcement_is_wound_space = reinforcement_is_wound_space  # KW-7; if False, it absorbs a wound
        self.last_card_of_either_side_ends = (
            last_card_of_either_side_ends  # KW-8; if False, only the last dwarf card
        )


# The rule of each choice; read by `dragonhall rules drako --diff`.
EDITION_RULES: Final = {
    "evasion_step_before_wounds": "KN-11",
    "lone_troll_takes_either_value": "TR-5",
    "berserker_behind_victims_stops_throw": "TR-8",
    "dwarves_begin_against_trolls": "TW-2",
    "dwarves_choose_to_rebuild": "TW-3",
    "knights_start_on_yellow_against_dragon": "KD-1",
    "knights_and_dwarves_place_in_turn": "KW-1",
    "evasion_avoids_net": "KW-4",
    "reinforcement_is_wound_space": "KW-7",
    "last_card_of_either_side_ends": "KW-8",
}

EN: Final = Edition(
    name="en",
    evasion_step_before_wounds=True,
    lone_troll_takes_either_value=False,
    berserker_behind_victims_stops_throw=True,
    dwarves_begin_against_trolls=False,
    dwarves_choose_to_rebuild=True,
    knights_start_on_yellow_against_dragon=False,
    knights_and_dwarves_place_in_turn=False,
    evasion_avoids_net=False,
    reinforcement_is_wound_space=False,
    last_card_of_either_side_ends=False,
)
IT: Final = Edition(
    name="it",
    evasion_step_before_wounds=True,
    lone_troll_takes_either_value=True,
    berserker_behind_victims_stops_throw=True,
    dwarves_begin_against_trolls=False,
    dwarves_choose_to_rebuild=True,
    knights_start_on_yellow_against_dragon=True,
    knights_and_dwarves_place_in_turn=False,
    evasion_avoids_net=True,
    reinforcement_is_wound_space=False,
    last_card_of_either_side_ends=True,
)
PL: Final = Edition(
    name="pl",
    evasion_step_before_wounds=False,
    lone_troll_takes_either_value=False,
    berserker_behind_victims_stops_throw=False,
    dwarves_begin_against_trolls=True,
    dwarves_choose_to_rebuild=False,
    knights_start_on_yellow_against_dragon=False,
    knights_and_dwarves_place_in_turn=True,
    evasion_avoids_net=False,
    reinforcement_is_wound_space=True,
    last_card_of_either_side_ends=False,
)
EDITIONS: Final = {edition.name: edition for edition in (EN, IT, PL)}

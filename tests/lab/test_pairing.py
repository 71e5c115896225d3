"""Test the seating schedule: every bot on every side equally often, on the same deals."""

from collections import Counter

import pytest

from dragonhall.core.errors import OptionError
from dragonhall.games.table_codes import parse_table_code, sides_of
from dragonhall.lab.arena.plan import Schedule, arena_line_ups, league_line_ups


@pytest.mark.parametrize(
    "line_ups", [[(0, 1)], [(0, 1, 1, 1)], [(0, 1, 2, 3)], [(0, 1), (0, 2), (1, 2)], [(0, 1, 2, 3, 4)]]
)
def test_every_bot_plays_every_side_equally_often_at_every_deal(line_ups: list[tuple[int, ...]]) -> None:
    schedule = Schedule(line_ups, seed=5)
    for deal in range(6):
        numbers = range(deal * schedule.games_a_deal, (deal + 1) * schedule.games_a_deal)
        seatings = [schedule.seating(number) for number in numbers]
        assert {seating.deal for seating in seatings} == {deal}
        for line_up, bots in enumerate(line_ups):
            played = [seating.bots for seating in seatings if seating.line_up == line_up]
            for side in range(len(bots)):
                counts = Counter(seated[side] for seated in played)
                share = {bot: count * len(bots) // len(played) for bot, count in counts.items()}
                assert share == Counter(bots)


def test_order_of_bots_changes_between_deals() -> None:
    schedule = Schedule([(0, 1, 2, 3)], seed=5)
    assert len({schedule.seating(4 * deal).bots for deal in range(40)}) == 6


def test_equal_bots_play_a_deal_once() -> None:
    assert Schedule(arena_line_ups(["greedy", "greedy"], 2), seed=0).games_a_deal == 1


def test_team_is_one_side() -> None:
    assert sides_of(parse_table_code("signori:8")) == ((0, 2, 4, 6), (1, 3, 5, 7))


def test_league_has_every_group_once() -> None:
    assert league_line_ups(4, 3) == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]


@pytest.mark.parametrize(
    ("code", "players", "options"),
    [
        ("draco:4", 4, {"score-floor": "off"}),
        ("draco:4:score-floor=on", 4, {"score-floor": "on"}),
        ("drako:trolls-dragon:pl", 2, {"matchup": "trolls-dragon", "edition": "pl"}),
        ("signori:6:attacker", 6, {"tie-goes-to": "attacker"}),
    ],
)
def test_code_names_a_table(code: str, players: int, options: dict[str, str]) -> None:
    game = parse_table_code(code)
    assert game.players == players
    assert options.items() <= game.options.items()


@pytest.mark.parametrize("code", ["draco:9", "draco:x", "drako:on", "draco:2:3", "chess", "draco:players=x"])
def test_unknown_table_code_is_an_error(code: str) -> None:
    with pytest.raises(OptionError):
        parse_table_code(code)

"""Test scenarios: each expectation passes when it holds; otherwise it fails and shows the difference."""

from collections.abc import Mapping

import pytest

from dragonhall.core.errors import ScenarioError
from dragonhall.core.game import Game
from dragonhall.core.scenarios.scenario import Failure, parse_scenarios, run_scenario
from dragonhall.games import configure

pytestmark = pytest.mark.one_build  # tests code that is never compiled

HEAD = """\
game = "draco"
players = 2
[position]
decision = { seat = "fire", kind = "play" }
space = { blue = 25, red = 6 }
ride = { fire = "red-1", arrow = "black-2" }
draw = ["gray-1", "gray-2", "gray-3"]
hand = { fire = ["red-1", "blue-2"], arrow = ["green-1", "green-2"] }
"""


def configured(name: str, players: int | None, options: Mapping[str, str], pack: str) -> Game:
    assert pack == ""
    return configure(name, players, options)


def run(steps: str, head: str = HEAD) -> list[Failure]:
    (scenario,) = parse_scenarios(f"{head}\n{steps}", "my.toml")
    return run_scenario(scenario, configured)


def received(steps: str) -> list[tuple[int, str, str, str]]:
    """Return step, key, expected and actual value of each failure."""
    failures = run(steps)
    return [(f.step, f.difference.key, f.difference.expected, f.difference.got) for f in failures]


PASSING = [
    'do = "play red-1"',
    'do = "play red-1 top"\nby = "fire"',
    'do = ["play red-1", "done", "play green-1 under"]',
    'legal = "play red-1 top"',
    'legal = ["play red-1", "play blue-2"]',
    'illegal = "done"',
    'illegal = ["done", "play green-1"]',
    'illegal = { action = "play red-1 under", rule = "DT-3", refusal = "must-go-on-top" }',
    'only = ["play blue-2 top", "play red-1 top"]',
    "count = 2",
    'state.hand.fire = ["blue-2", "red-1"]',
    "state.hand.fire = 2",
    'state.ride = { fire = "red-1" }',
    "state.outcome = false",
    'state.decision = { seat = "fire" }',
    'view.arrow.hand.fire = ["?", "?"]',
    "view.spectator.draw = 104",
    'do = "play red-1"\nevents.arrow = ["moved red 6 7"]',
    'do = "play red-1"\nevents.arrow = ["played fire red-1 top", "moved red 6 7"]',
    "events.fire = []",
    'undo = "undo-nothing"',
    "undo = false",
    'do = ["play red-1", "exchange blue-2"]\nundo = true\nstate.hand.fire = 1',
    'about = "nothing is expected"',
]


@pytest.mark.parametrize("step", PASSING)
def test_true_expectation_passes(step: str) -> None:
    assert received(f"[[step]]\n{step}") == []


FAILING = {
    'do = "play red-1 under"': ("step[0].do", '"play red-1 under"', "refused: must-go-on-top (DT-3)"),
    'do = "play red-1"\nby = "arrow"': ("step[0].by", '"arrow"', '"fire"'),
    'legal = "play red-1 under"': (
        "step[0].legal",
        '"play red-1 under"',
        "refused: must-go-on-top (DT-3)",
    ),
    'illegal = "play red-1 top"': ("step[0].illegal", "not legal", "play red-1 top: legal"),
    'illegal = "play red-1"': ("step[0].illegal", "not legal", "play red-1 top: legal"),
    'illegal = { action = "done", rule = "DT-2" }': (
        "step[0].illegal.rule",
        '"DT-2"',
        "refused: must-play (DT-1)",
    ),
    'illegal = { action = "done", refusal = "game-over" }': (
        "step[0].illegal.refusal",
        '"game-over"',
        "refused: must-play (DT-1)",
    ),
    'only = ["play red-1 top"]': (
        "step[0].only",
        '["play red-1 top"]',
        '["play blue-2 top", "play red-1 top"]',
    ),
    "count = 3": ("step[0].count", "3", "2"),
    "state.space.blue = 24": ("step[0].state.space.blue", "24", "25"),
    "state.hand.fire = 3": ("step[0].state.hand.fire", "3", '["blue-2", "red-1"]'),
    'state.hand.fire = ["red-1"]': (
        "step[0].state.hand.fire",
        '["red-1"]',
        '["blue-2", "red-1"]',
    ),
    'state.ride.fire = "red-2"': ("step[0].state.ride.fire", '"red-2"', '["red-1"]'),
    "state.decision = false": (
        "step[0].state.decision",
        "false",
        '{ seat = "fire", kind = "play" }',
    ),
    "state.outcome.reason = 'no-cards'": ("step[0].state.outcome", '{ reason = "no-cards" }', "nothing"),
    'view.arrow.hand.fire = ["blue-2", "red-1"]': (
        "step[0].view.arrow.hand.fire",
        '["blue-2", "red-1"]',
        '["?", "?"]',
    ),
    'do = "play red-1"\nevents.arrow = ["moved red 6 8"]': (
        "step[0].events.arrow[0]",
        '"moved red 6 8"',
        '["played fire red-1 top", "moved red 6 7"]',
    ),
    'do = "play red-1"\nevents.arrow = ["moved red 6 7", "played fire red-1 top"]': (
        "step[0].events.arrow[1]",
        '"played fire red-1 top"',
        '["played fire red-1 top", "moved red 6 7"]',
    ),
    'do = "play red-1"\nevents.arrow = []': (
        "step[0].events.arrow",
        "[]",
        '["played fire red-1 top", "moved red 6 7"]',
    ),
    'do = "play red-1"\nundo = true': ("step[0].undo", "true", "refused: undo-learned"),
    'do = "play red-1"\nundo = "undo-chance"': (
        "step[0].undo",
        '"undo-chance"',
        "refused: undo-learned",
    ),
    'do = ["play red-1", "exchange blue-2"]\nundo = false': ("step[0].undo", "false", "allowed"),
}


@pytest.mark.parametrize("step", FAILING)
def test_false_expectation_fails_and_shows_the_difference(step: str) -> None:
    assert received(f"[[step]]\n{step}") == [(1, *FAILING[step])]


def test_run_stops_at_the_first_failing_step() -> None:
    steps = received("[[step]]\ncount = 2\n[[step]]\ncount = 5\nstate.ply = 7\n[[step]]\ncount = 6")
    assert [(step, key) for step, key, _, _ in steps] == [(2, "step[1].count"), (2, "step[1].state.ply")]


def test_failure_names_the_action_before_it() -> None:
    (failure,) = run('[[step]]\ndo = "play red-1"\ncount = 9')
    assert failure.action == "play red-1"


@pytest.mark.parametrize(
    ("steps", "code", "key"),
    [
        ('[[step]]\ndo = "fly"', "scenario-action", "step[0].do"),
        ('[[step]]\ndo = "play"', "scenario-ambiguous", "step[0].do"),
        ("[[step]]\ndo = 3", "scenario-string", "step[0].do"),
        ('[[step]]\nlegal = ["done", "fly"]', "scenario-action", "step[0].legal[1]"),
        ('[[step]]\nonly = ["play red-1"]', "scenario-action", "step[0].only[0]"),
        ('[[step]]\nillegal = { rule = "DT-1" }', "scenario-missing", "step[0].illegal"),
        ('[[step]]\nby = "wing"\ndo = "done"', "scenario-name", "step[0].by"),
        ("[[step]]\nundo = 3", "scenario-undo", "step[0].undo"),
        ("[[step]]\nstate.scroe.fire = 3", "scenario-unknown", "step[0].state.scroe"),
        ("[[step]]\nstate.score.wing = 3", "scenario-unknown", "step[0].state.score.wing"),
        ("[[step]]\nview.wing.ply = 3", "scenario-unknown", "step[0].view.wing"),
        ("[[step]]\nevents.wing = []", "scenario-unknown", "step[0].events.wing"),
        ("[[step]]\nexpect = 3", "scenario-unknown", "step[0].expect"),
        ("", "scenario-missing", "(file)"),
        ("[step]\nundo = true", "scenario-list", "step"),
    ],
)
def test_invalid_step_is_an_error(steps: str, code: str, key: str) -> None:
    with pytest.raises(ScenarioError) as error:
        run(steps)
    assert (error.value.code, error.value.facts["key"]) == (code, key)
    assert str(error.value).startswith("my.toml:")


@pytest.mark.parametrize(
    ("head", "key"),
    [
        ('game = "chess"', "game"),
        ('game = "draco"\nplayers = 6', "players"),
        ('game = "draco"\noptions = { last = "1" }', "options"),
        ('game = "draco"\noptions = { first = "9" }', "options"),
        ('game = "draco"\nplayers = 0', "players"),
        ('game = "draco"\nseed = -1', "seed"),
        ("game = 3", "game"),
        ('game = "draco"\ntitel = "x"', "titel"),
    ],
)
def test_game_that_cannot_be_set_up_is_an_error(head: str, key: str) -> None:
    with pytest.raises(ScenarioError) as error:
        run("[[step]]\ncount = 1", head)
    assert error.value.facts["key"] == key


def test_dealt_game_depends_only_on_the_seed() -> None:
    dealt = configure("draco", 3).begin(5)
    head = 'game = "draco"\nplayers = 3\nseed = 5'
    assert run(f"[[step]]\ncount = {dealt.count}\nstate.ply = 0", head) == []


def test_scenarios_inherit_from_the_top_of_the_file() -> None:
    text = (
        HEAD
        + '[[scenario]]\ntitle = "one"\n[[scenario.step]]\ncount = 2\n'
        + "[[scenario]]\n[[scenario.step]]\ncount = 3"
    )
    first, second = parse_scenarios(text, "my.toml")
    assert first.title == "one"
    assert run_scenario(first, configured) == []
    (failure,) = run_scenario(second, configured)
    assert (failure.difference.key, failure.difference.line) == ("scenario[1].step[0].count", 15)


def test_error_in_inherited_part_names_its_own_line() -> None:
    text = HEAD.replace("blue = 25", "blue = 99") + "[[scenario]]\n[[scenario.step]]\ncount = 2\n"
    with pytest.raises(ScenarioError) as error:
        run_scenario(parse_scenarios(text, "my.toml")[0], configured)
    assert str(error.value) == "my.toml:5: position.space.blue: expected an integer from 0 to 25, got 99"

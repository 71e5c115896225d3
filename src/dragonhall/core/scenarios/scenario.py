"""Scenarios: a position, actions and expected results, as TOML. docs/scenarios.md shows every feature.

This module reads no files: it takes the text and returns the differences.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from dragonhall.core.description import describe
from dragonhall.core.errors import (
    ActionSyntaxError,
    AmbiguousActionError,
    DragonhallError,
    IllegalActionError,
    OptionError,
    UndoError,
)
from dragonhall.core.game import Game
from dragonhall.core.packs.toml_reader import TomlValue, read_toml
from dragonhall.core.records.match import refuse_unsafe_undo
from dragonhall.core.scenarios.expectations import (
    Difference,
    compare_events,
    compare_illegal,
    compare_legal,
    compare_only,
    compare_picture,
    differs,
    no_action,
    refusal_text,
    viewers,
)
from dragonhall.core.scenarios.positions import read_position
from dragonhall.core.state import Event, State
from dragonhall.core.view import View, event_texts

SEED_LIMIT = 2**63 - 1
FIELDS = ("title", "about", "rules", "game", "players", "options", "pack", "seed", "position", "step")
STEP = ("do", "by", "undo", "legal", "illegal", "only", "count", "state", "view", "events", "about")

# Makes a game from its name, players, options and the name of a pack file ("" for the built-in one).
Configure = Callable[[str, int | None, Mapping[str, str], str], Game]


@dataclass(frozen=True, slots=True)
class Failure:
    """A difference, and the step and action at which it occurred."""

    step: int
    action: str
    difference: Difference


@dataclass(frozen=True)
class Scenario:
    """One parsed scenario."""

    file: str
    title: str
    rules: tuple[str, ...]
    game: str
    players: int | None
    options: Mapping[str, str]
    pack: str
    seed: int
    node: TomlValue
    fields: Mapping[str, TomlValue]


def parse_scenarios(text: str, file: str) -> list[Scenario]:
    """Parse the scenarios of a file: one, or one per `[[scenario]]`, which inherit the keys above them."""
    whole = read_toml(text, file)
    shared = whole.table(*FIELDS, "scenario")
    if "scenario" not in shared:
        return [parse_scenario(whole, shared)]
    several = shared.pop("scenario").items()
    return [parse_scenario(node, inherit(shared, node.table(*FIELDS))) for node in several]


def inherit(shared: Mapping[str, TomlValue], own: Mapping[str, TomlValue]) -> dict[str, TomlValue]:
    """Return the keys of a scenario with those above it. Options are merged, other keys are replaced."""
    fields = {**shared, **own}
    if "options" in shared and "options" in own:
        merged = {**shared["options"].table(), **own["options"].table()}
        values = {name: option.value for name, option in merged.items()}
        fields["options"] = replace(own["options"], value=values)
    return fields


def parse_scenario(node: TomlValue, fields: Mapping[str, TomlValue]) -> Scenario:
    for name in ("game", "step"):
        if name not in fields:
            raise node.wrong("scenario-missing", name=name)
    for step in fields["step"].items():
        step.table(*STEP)
    options = fields["options"].table() if "options" in fields else {}
    return Scenario(
        file=node.file,
        title=fields["title"].string() if "title" in fields else "",
        rules=tuple(item.string() for item in fields["rules"].items_or_one()) if "rules" in fields else (),
        game=fields["game"].string(),
        players=fields["players"].integer(1, 99) if "players" in fields else None,
        options={name: option.string() for name, option in options.items()},
        pack=fields["pack"].string() if "pack" in fields else "",
        seed=fields["seed"].integer(0, SEED_LIMIT) if "seed" in fields else 0,
        node=node,
        fields=fields,
    )


def run_scenario(scenario: Scenario, configure: Configure) -> list[Failure]:
    """Run a scenario up to the first failing step and return its failures. Raise if it cannot be run."""
    run = start_scenario(scenario, configure)
    for number, step in enumerate(scenario.fields["step"].items(), 1):
        failures = run.step(number, step)
        if failures:
            return failures  # later steps would fail as a consequence
    return []


def start_scenario(scenario: Scenario, configure: Configure) -> "ScenarioRun":
    """Set up the position of a scenario, before its first step."""
    game = configured(scenario, configure)
    if "position" in scenario.fields:
        return ScenarioRun(read_position(game, scenario.fields["position"], scenario.seed))
    return ScenarioRun(game.begin(scenario.seed))


def configured(scenario: Scenario, configure: Configure) -> Game:
    """Configure the game of a scenario. Errors name the line of the game, option or pack."""
    try:
        return configure(scenario.game, scenario.players, scenario.options, scenario.pack)
    except OptionError as error:
        named = {"game": "game", "players": "players", "option-name": "options", "option-value": "options"}
        node = scenario.fields.get(named.get(error.code, ""), scenario.node)
        raise node.wrong("scenario-game", reason=str(error)) from None
    except DragonhallError as error:
        raise scenario.fields.get("pack", scenario.node).wrong("scenario-game", reason=str(error)) from None


class ScenarioRun:
    """A scenario in progress."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.before: list[State] = []
        self.events: list[Event] = []

    def copy(self) -> "ScenarioRun":
        """Return an independent run that continues from here."""
        run = ScenarioRun(self.state.clone())
        run.before = [*self.before]
        return run

    def step(self, number: int, node: TomlValue) -> list[Failure]:
        """Run one step: apply the actions, undo, then compare."""
        parts = node.table(*STEP)
        self.events = []
        done = ""
        actions = parts["do"].items_or_one() if "do" in parts else []
        waiting = None if actions else self.check_seat(parts.get("by"))
        if waiting is not None:
            return [Failure(number, done, waiting)]
        for action in actions:
            done = action.string()
            stopped = self.check_seat(parts.get("by"), done) or self.do(action)
            if stopped:
                return [Failure(number, done, stopped)]
        found = self.undo(parts["undo"]) if "undo" in parts else []
        return [Failure(number, done, difference) for difference in (*found, *self.compare_all(parts))]

    def check_seat(self, node: TomlValue | None, action: str = "") -> Difference | None:
        """Return a difference if another seat than the expected one takes the action, or must decide."""
        if node is None:
            return None
        game = self.state.game
        seat = node.one_of({name: number for number, name in enumerate(game.seats)})
        if self.state.over:
            return differs(node, "nobody")
        code = game.code_of(action)
        actor = self.state.actor(-1 if code is None else code)
        return None if actor == seat else differs(node, f'"{game.seats[actor]}"')

    def do(self, node: TomlValue) -> Difference | None:
        try:
            action = self.state.game.read(self.state, node.string())
        except ActionSyntaxError:
            raise no_action(self.state.game, node) from None
        except AmbiguousActionError as error:
            raise node.wrong("scenario-ambiguous", choices=", ".join(error.choices)) from None
        except IllegalActionError as error:
            return differs(node, refusal_text(error.refusal))
        self.before.append(self.state.clone())
        events = self.state.listen()
        self.state.apply(int(action))
        self.events += events
        return None

    def undo(self, node: TomlValue) -> list[Difference]:
        """Undo the last action. `true` expects success; `false` or an error code expects a refusal."""
        if not isinstance(node.value, bool | str):
            raise node.wrong("scenario-undo")
        try:
            if not self.before:
                raise UndoError("undo-nothing")
            refuse_unsafe_undo(self.before[-1], self.state)
        except UndoError as error:
            same = node.value in (False, error.code)
            return [] if same else [differs(node, f"refused: {error.code}")]
        if node.value is not True:
            return [differs(node, "allowed")]
        self.state = self.before.pop()
        return []

    def compare_all(self, parts: Mapping[str, TomlValue]) -> list[Difference]:
        """Compare the position with all expectations of the step."""
        state = self.state
        found: list[Difference] = []
        for name, compare in (("legal", compare_legal), ("illegal", compare_illegal), ("only", compare_only)):
            if name in parts:
                found += compare(parts[name], state)
        if "count" in parts and parts["count"].integer(0, state.game.action_total) != state.count:
            found.append(differs(parts["count"], str(state.count)))
        if "state" in parts:
            found += compare_picture(parts["state"], describe(state), state)
        seats = viewers(state.game)
        for name, node in parts["view"].table(*seats).items() if "view" in parts else ():
            found += compare_picture(node, View(state, seats[name]).picture, state)
        for name, node in parts["events"].table(*seats).items() if "events" in parts else ():
            found += compare_events(node, event_texts(state, self.events, seats[name]))
        return found

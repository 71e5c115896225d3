"""Mutation of scenarios: each expectation is changed, and the scenario must then fail.

A scenario without an expectation, or one that stays green with a changed expectation, proves nothing.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from dragonhall.core.errors import ScenarioError
from dragonhall.core.game import Game
from dragonhall.core.packs.toml_reader import TomlValue
from dragonhall.core.scenarios.scenario import Configure, Scenario, ScenarioRun, start_scenario

FLIPPED = "flipped"  # a value that nothing has
Step = dict[str, Any]
Changes = Iterator[tuple[TomlValue, Any]]  # each expectation in a node, and the node's value with it changed


@dataclass(frozen=True, slots=True)
class Flips:
    """The flips of one scenario: their number, and the expectations with a flip that was not noticed."""

    scenario: Scenario
    passes: bool
    total: int
    green: tuple[TomlValue, ...]

    @property
    def proves(self) -> bool:
        """Whether the scenario passes, has an expectation, and fails with each of them changed."""
        return self.passes and self.total > 0 and not self.green


def try_flips(scenario: Scenario, configure: Configure) -> Flips:
    """Run a scenario, and each step once for each of its flips."""
    run = start_scenario(scenario, configure)
    total = 0
    green: list[TomlValue] = []
    for number, step in enumerate(scenario.fields["step"].items(), 1):
        for expectation, changed in flipped_steps(step, run.state.game):
            total += 1
            if passes(run.copy(), number, replace(step, value=changed)):
                green.append(expectation)
        if run.step(number, step):
            return Flips(scenario, False, total, tuple(green))
    return Flips(scenario, True, total, tuple(green))


def passes(run: ScenarioRun, number: int, step: TomlValue) -> bool:
    try:
        return not run.step(number, step)
    except ScenarioError:
        return False  # a flip that cannot be run is noticed, too


def flipped_steps(step: TomlValue, game: Game) -> Iterator[tuple[TomlValue, Step]]:
    """Yield each expectation of a step, and the step in which it is changed."""
    for name, node in step.table().items():
        if name in OPPOSITE:
            yield from moved_items(step, node, name)
        for item, changed in FLIPS[name](node, game) if name in FLIPS else ():
            yield item, {**step.value, name: changed}


def moved_items(step: TomlValue, node: TomlValue, name: str) -> Iterator[tuple[TomlValue, Step]]:
    """Expect that a legal action is illegal, or that an illegal one is legal."""
    other = OPPOSITE[name]
    for number, item in enumerate(node.items_or_one()):
        action = item.value["action"] if isinstance(item.value, Mapping) else item.value
        moved = [*as_list(step.value.get(other, [])), action]
        yield item, {**step.value, name: without(node.value, number), other: moved}


def flip_reasons(node: TomlValue, game: Game) -> Changes:
    """Change the rule or the refusal of an illegal action."""
    for number, item in enumerate(node.items_or_one()):
        for reason in ("rule", "refusal"):
            if isinstance(item.value, Mapping) and reason in item.value:
                changed = {**item.value, reason: FLIPPED}
                yield item.child(reason, item.value[reason]), [*without(node.value, number), changed]


def flip_only(node: TomlValue, game: Game) -> Changes:
    """Leave out each action in turn. Where no action is legal, expect one."""
    for number, item in enumerate(node.items_or_one()):
        yield item, without(node.value, number)
    if node.value == []:
        yield node, [game.sorted_texts[0]]


def flip_seat(node: TomlValue, game: Game) -> Changes:
    yield from ((node, seat) for seat in game.seats[:2] if seat != node.value)


def flip_undo(node: TomlValue, game: Game) -> Changes:
    yield node, not node.value if isinstance(node.value, bool) else FLIPPED


def flip_count(node: TomlValue, game: Game) -> Changes:
    yield node, node.integer(0, game.action_total) + 1


def flip_events(node: TomlValue, game: Game) -> Changes:
    """Change each event; where none is expected, expect one."""
    for viewer, events in node.table().items():
        items = events.items_or_one()
        for number, item in enumerate(items):
            changed = [*without(events.value, number), f"{item.string()} {FLIPPED}"]
            yield item, {**node.value, viewer: changed}
        if not items:
            yield events, {**node.value, viewer: [FLIPPED]}


def flip_values(node: TomlValue, game: Game) -> Changes:
    """Change each stated value of a state or a view."""
    for name, entry in node.table().items():
        if isinstance(entry.value, Mapping):
            for leaf, changed in flip_values(entry, game):
                yield leaf, {**node.value, name: changed}
        else:
            yield entry, {**node.value, name: another(entry.value)}


def another(value: Any) -> Any:
    """Return a value of the same type that differs."""
    if isinstance(value, bool):
        return FLIPPED if value is False else False  # `false` stands for no value
    if isinstance(value, list):
        return [*value, FLIPPED]
    return value + 1 if isinstance(value, int) else f"{value}-{FLIPPED}"


def as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def without(value: Any, number: int) -> list[Any]:
    """Return a list, or one value as a list, without the item with this number."""
    items = as_list(value)
    return [*items[:number], *items[number + 1 :]]


OPPOSITE = {"legal": "illegal", "illegal": "legal"}
FLIPS: Mapping[str, Callable[[TomlValue, Game], Changes]] = {
    "by": flip_seat,
    "undo": flip_undo,
    "illegal": flip_reasons,
    "only": flip_only,
    "count": flip_count,
    "state": flip_values,
    "view": flip_values,
    "events": flip_events,
}

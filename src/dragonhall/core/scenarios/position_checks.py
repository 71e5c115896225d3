"""Checks of positions that are set up by hand: complete, consistent, and possible by the rules.

A position with `unreachable = "reason"` is exempt from the checks of what the rules can reach.
"""

from collections.abc import Mapping

from dragonhall.core.checks import check_state, is_settled
from dragonhall.core.description import describe
from dragonhall.core.errors import DeclarationError
from dragonhall.core.layout import COUNTS, UNKNOWN
from dragonhall.core.packs.toml_reader import TomlValue
from dragonhall.core.state import State


def check_position(node: TomlValue, entries: Mapping[str, TomlValue], state: State) -> None:
    """Raise ScenarioError, with the key of the wrong part, unless a game can be in this position."""
    check_contents(node, state)
    if "unreachable" in entries:
        entries["unreachable"].text()
    else:
        check_reachable(node, entries, state)
    check_statements(entries, state)
    if not state.over and state.count == 0:
        raise entries.get("decision", node).wrong("scenario-unanswerable")


def check_contents(node: TomlValue, state: State) -> None:
    """Check that every place has a card, and capacities, pools, bounds and the number of each card."""
    if any(UNKNOWN in zone_cards(state, zone) for zone in range(len(state.layout.zones))):
        raise node.wrong("scenario-unplaced")
    try:
        check_state(state)
    except DeclarationError as error:
        raise node.wrong("scenario-contents", reason=str(error)) from None


def check_reachable(node: TomlValue, entries: Mapping[str, TomlValue], state: State) -> None:
    """Check the position against the rules of the game, and that no automatic step is left to do."""
    found = state.game.impossible(state)
    if found is not None:
        wrong = part_of(node, entries, found.part)
        raise wrong.wrong(f"scenario-{found.code}", rule=found.rule, **found.facts)
    if not is_settled(state):
        after = state.clone()
        after.settle()
        decision, outcome = after.decision, after.outcome
        then = "" if decision is None else f"{state.game.seats[decision.seat]}: {decision.kind}"
        raise entries.get("decision", node).wrong(
            "scenario-unsettled", then=then or f"{outcome and outcome.reason}"
        )


def part_of(node: TomlValue, entries: Mapping[str, TomlValue], part: str) -> TomlValue:
    """Return the node of a part such as `hex.archer-1`, or of the smallest stated part around it."""
    name, _, rest = part.partition(".")
    found = entries.get(name, node)
    if rest and isinstance(found.value, Mapping) and rest in found.value and name in entries:
        return found.child(rest, found.value[rest])
    return found


def check_statements(entries: Mapping[str, TomlValue], state: State) -> None:
    """Check that decision and outcome are as stated."""
    picture = describe(state)
    for name in ("decision", "outcome"):
        said = entries[name].value if name in entries else None
        for part, value in said.items() if isinstance(said, Mapping) else ():
            real = (picture[name] or {}).get(part)
            if part != "notes" and real != value:
                raise entries[name].child(part, value).wrong("scenario-differs", real=str(real))


def zone_cards(state: State, zone: int) -> list[int]:
    base = int(state.layout.base[zone])
    return [int(state.cards[base + k]) for k in range(int(state.cells[COUNTS + zone]))]

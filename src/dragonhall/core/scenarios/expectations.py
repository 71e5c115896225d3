"""Comparison of the expectations of a scenario with the actual position, actions and events."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dragonhall.core.errors import ActionSyntaxError, DragonhallError, Refusal
from dragonhall.core.game import Game
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.packs.toml_reader import TomlValue, shown
from dragonhall.core.scenarios.nearest import nearest_texts
from dragonhall.core.state import State
from dragonhall.core.view import SPECTATOR_NAME


@dataclass(frozen=True, slots=True)
class Difference:
    """An unmet expectation: its key and line, the expected and the actual value in TOML notation."""

    key: str
    line: int
    expected: str
    got: str


def differs(node: TomlValue, got: str) -> Difference:
    return Difference(node.key, node.line, shown(node.value), got)


# ---- facts of a state or a view ----------------------------------------------------------------


def compare(expected: TomlValue, got: Any, unordered: bool = False) -> list[Difference]:
    """Compare an expectation with an actual value. Keys that are not mentioned are not compared.

    A list must match completely; with `unordered`, in any order. Where a list is expected, an integer is its
    length and a string its only element. `false` stands for None.
    """
    value = expected.value
    if isinstance(value, Mapping):
        if not isinstance(got, Mapping):
            return [differs(expected, shown(got))]
        found: list[Difference] = []
        for name, entry in expected.table(*got).items():
            found += compare(entry, got[name], unordered)
        return found
    if value is False:
        same = got is None
    elif isinstance(got, list):
        same = same_list(value, got, unordered)
    else:
        same = value == got and isinstance(value, bool) == isinstance(got, bool)
    return [] if same else [differs(expected, shown(got))]


def same_list(value: Any, got: list[Any], unordered: bool) -> bool:
    if isinstance(value, int) and not isinstance(value, bool):
        return value == len(got)
    if isinstance(value, str):
        return [value] == got
    if unordered and isinstance(value, list):
        return sorted(map(str, value)) == sorted(map(str, got))
    return bool(value == got)


def compare_picture(expected: TomlValue, picture: Mapping[str, Any], state: State) -> list[Difference]:
    """Compare with the result of `describe`. The order of cards is ignored in unordered zones."""
    loose = {zone.name for zone in state.layout.zones if not zone.ordered}
    found: list[Difference] = []
    for name, entry in expected.table(*picture).items():
        found += compare(entry, picture[name], name in loose)
    return found


# ---- actions -----------------------------------------------------------------------------------


def codes_that_begin(game: Game, node: TomlValue) -> list[int]:
    """The action with this text, or all actions, legal or not, whose text begins with these words."""
    codes = matching_codes(game, node.string())
    if not codes:
        raise no_action(game, node)
    return codes


def matching_codes(game: Game, text: str) -> list[int]:
    exact = game.code_of(text)
    if exact is not None:
        return [exact]
    words = text.lower().split()
    return [code for known, code in game.codes.items() if words and known.split()[: len(words)] == words]


def no_action(game: Game, node: TomlValue) -> DragonhallError:
    """Return (not raise) the error about a text that is no action, with the nearest texts."""
    nearest = ", ".join(nearest_texts(game, node.string()))
    return node.wrong("scenario-action", game=game.name, nearest=nearest)


def refusal_text(refusal: Refusal | None) -> str:
    return "legal" if refusal is None else f"refused: {refusal.code} ({refusal.rule})"


def compare_legal(node: TomlValue, state: State) -> list[Difference]:
    """Each of these actions must be legal; for a prefix, at least one action that begins with it."""
    legal = set(state.legal_codes())
    found: list[Difference] = []
    for wanted in node.items_or_one():
        codes = codes_that_begin(state.game, wanted)
        if not legal.intersection(codes):
            found.append(differs(wanted, refusal_text(state.game.why_not(state, codes[0]))))
    return found


def compare_only(node: TomlValue, state: State) -> list[Difference]:
    """Exactly these actions must be legal; a prefix stands for all legal actions that begin with it."""
    legal = set(state.legal_codes())
    meant = [legal.intersection(codes_that_begin(state.game, item)) for item in node.items_or_one()]
    if all(meant) and legal == set().union(*meant):
        return []
    return [differs(node, shown([str(action) for action in state.legal]))]


def compare_illegal(node: TomlValue, state: State) -> list[Difference]:
    """Each of these actions must be illegal; a rule or refusal code, if given, must be the reason.

    The refusal `unreadable` expects that the game has no such action at all.
    """
    found: list[Difference] = []
    for item in node.items_or_one():
        parts = (
            item.table("action", "rule", "refusal") if isinstance(item.value, Mapping) else {"action": item}
        )
        if "action" not in parts:
            raise item.wrong("scenario-missing", name="action")
        if "refusal" in parts and parts["refusal"].value == ActionSyntaxError.code:
            found += compare_unreadable(parts["action"], state.game)
            continue
        for code in codes_that_begin(state.game, parts["action"]):
            refusal = state.game.why_not(state, code)
            if refusal is None:
                found.append(Difference(item.key, item.line, "not legal", f"{state.game.text(code)}: legal"))
                continue
            for name, reason in (("rule", refusal.rule), ("refusal", refusal.code)):
                if name in parts and parts[name].string() != reason:
                    found.append(differs(parts[name], refusal_text(refusal)))
    return found


def compare_unreadable(node: TomlValue, game: Game) -> list[Difference]:
    codes = matching_codes(game, node.string())
    return [differs(node, f"an action: {game.text(codes[0])}")] if codes else []


# ---- events ------------------------------------------------------------------------------------


def viewers(game: Game) -> dict[str, int]:
    """All viewers by name: the seats and the spectator."""
    return {**{name: seat for seat, name in enumerate(game.seats)}, SPECTATOR_NAME: SPECTATOR}


def compare_events(node: TomlValue, texts: Sequence[str]) -> list[Difference]:
    """These events must occur in this order, possibly with others between. An empty list means no events."""
    wanted = node.items_or_one()
    if not wanted:
        return [differs(node, shown(list(texts)))] if texts else []
    rest = iter(texts)
    for item in wanted:
        if item.string() not in rest:
            return [differs(item, shown(list(texts)))]
    return []

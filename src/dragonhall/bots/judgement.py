"""Judges the positions of a finished game: from the view of each seat, and from the full position.

Runs in a worker, with the same search for both. For the full position the search gets a game whose zones are
all visible: hands and piles are as they were, only future dice and shuffles are sampled.
"""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.bots.explanations import children
from dragonhall.bots.ismcts import Ismcts
from dragonhall.bots.ismcts_search import value_for
from dragonhall.bots.search_tree import ROOT, Tree
from dragonhall.core.game import Game
from dragonhall.core.layout import ALL
from dragonhall.core.state import State
from dragonhall.core.view import View


class JudgedChoice(msgspec.Struct, frozen=True):
    """The choice of a seat and the best alternative.

    Values are from 0 to 1: `known_…` by the view of the seat, `true_…` by the full position.
    """

    seat: int
    played: str
    better: str  # the choice of the search from the seat's view; equal to `played` if it agrees
    known_played: float
    known_better: float
    true_played: float
    true_better: float


class Judgement(msgspec.Struct, frozen=True):
    """The position after `ply` actions: the chances of every seat, and the choice that was made there."""

    ply: int
    known: list[float]
    true: list[float]
    choice: JudgedChoice | None = None


def open_game(game: Game) -> Game:
    """Make everything in a game visible to every seat. The game object must not be shared."""
    layout = game.layout
    layout.sight = vec[i64]([i64(ALL)] * len(layout.zones))
    return game


def judge(hidden: State, shown: State, played: str, iterations: int) -> Judgement:
    """Judge a position. `shown` is the same position in an open game, `played` the next action or ""."""
    seats = range(int(hidden.layout.seats))
    decision = hidden.decision
    if decision is None:
        result = [round(float(value_for(hidden, seat)), 4) for seat in seats]
        return Judgement(hidden.ply, result, result)
    trees = [(search_tree(hidden, seat, iterations), search_tree(shown, seat, iterations)) for seat in seats]
    chooser = decision.seat
    values = [tuple(value_of(tree, seat == chooser) for tree in pair) for seat, pair in enumerate(trees)]
    choice = None
    code = hidden.game.code_of(played) if played else None
    if code is not None and hidden.actor(code) == chooser and hidden.count > 1:
        choice = choice_of(hidden.game, chooser, played, *trees[chooser])
    return Judgement(hidden.ply, [known for known, _ in values], [true for _, true in values], choice)


def search_tree(state: State, seat: int, iterations: int) -> Tree:
    view = View(state, seat)
    bot = Ismcts(iterations=iterations, memory=64)
    tree = bot.tree_for(view)
    bot.search(view, tree).run(iterations, 0.0, whole=True)
    return tree


def value_of(tree: Tree, chooses: bool) -> float:
    """Return the value for a seat: of the best action if it chooses, else the mean over the actions."""
    node = int(tree.most_visited(ROOT)) if chooses else ROOT
    return round(float(tree.mean(node)), 4)


def choice_of(game: Game, seat: int, played: str, known: Tree, true: Tree) -> JudgedChoice:
    best = int(known.action[known.most_visited(ROOT)])
    code = int(game.action(played))
    return JudgedChoice(
        seat=seat,
        played=played,
        better=game.text(best),
        known_played=action_value(known, code),
        known_better=action_value(known, best),
        true_played=action_value(true, code),
        true_better=action_value(true, best),
    )


def action_value(tree: Tree, action: int) -> float:
    """Return the mean value of an action at the root. Every legal action has been visited at least once."""
    node = next(child for child in children(tree, ROOT) if tree.action[child] == action)
    return round(float(tree.mean(node)), 4)

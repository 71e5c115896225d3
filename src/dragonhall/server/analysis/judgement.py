"""Judging the positions of a finished game, in a worker: from what a seat could know, and from all hands.

The same search does both. For the truth it is given a game whose zones are open to everybody, so it has
nothing to guess: hands and piles are as they were, only dice and shuffles of the future are drawn anew.
"""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.bots.explanations import children
from dragonhall.bots.ismcts import Ismcts
from dragonhall.bots.ismcts_search import prospects
from dragonhall.bots.search_tree import ROOT, Tree
from dragonhall.core.game import Game
from dragonhall.core.layout import ALL
from dragonhall.core.state import State
from dragonhall.core.view import View


class Choice(msgspec.Struct, frozen=True):
    """What the seat that chose might have done: values from 0 to 1, by what it knew and by what was so."""

    seat: int
    played: str
    better: str  # what the search would have done, from what the seat knew; the same if it agrees
    known_played: float
    known_better: float
    true_played: float
    true_better: float


class Judgement(msgspec.Struct, frozen=True):
    """The position after so many actions: the chances of every seat, and the choice that was made there."""

    ply: int
    known: list[float]
    true: list[float]
    choice: Choice | None = None


def open_game(game: Game) -> Game:
    """Make everything in a game visible to every seat: for a game object that nobody else uses."""
    layout = game.layout
    layout.sight = vec[i64]([i64(ALL)] * len(layout.zones))
    return game


def judge(hidden: State, shown: State, played: str, iterations: int) -> Judgement:
    """`shown` is the same position of an open game; `played` the action that followed, "" at the end."""
    seats = range(int(hidden.layout.seats))
    decision = hidden.decision
    if decision is None:
        result = [round(float(prospects(hidden, seat)), 4) for seat in seats]
        return Judgement(hidden.ply, result, result)
    trees = [(grown(hidden, seat, iterations), grown(shown, seat, iterations)) for seat in seats]
    chooser = decision.seat
    values = [tuple(value_of(tree, seat == chooser) for tree in pair) for seat, pair in enumerate(trees)]
    choice = None
    if played and hidden.count > 1:
        choice = choice_of(hidden.game, chooser, played, *trees[chooser])
    return Judgement(hidden.ply, [known for known, _ in values], [true for _, true in values], choice)


def grown(state: State, seat: int, iterations: int) -> Tree:
    view = View(state, seat)
    bot = Ismcts(iterations=iterations, memory=64)
    tree = bot.grown(view)
    bot.search(view, tree).run(iterations, 0.0, whole=True)
    return tree


def value_of(tree: Tree, chooses: bool) -> float:
    """What a seat may hope for: whoever chooses takes the best action, the others what comes."""
    node = int(tree.most_visited(ROOT)) if chooses else ROOT
    return round(float(tree.mean(node)), 4)


def choice_of(game: Game, seat: int, played: str, known: Tree, true: Tree) -> Choice:
    best = int(known.action[known.most_visited(ROOT)])
    code = int(game.action(played))
    return Choice(
        seat=seat,
        played=played,
        better=game.text(best),
        known_played=worth(known, code),
        known_better=worth(known, best),
        true_played=worth(true, code),
        true_better=worth(true, best),
    )


def worth(tree: Tree, action: int) -> float:
    """The mean of an action at the root: all that are legal were looked at, if only for one step."""
    node = next(child for child in children(tree, ROOT) if tree.action[child] == action)
    return round(float(tree.mean(node)), 4)

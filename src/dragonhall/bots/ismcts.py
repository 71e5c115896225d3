"""The search bot: information-set Monte Carlo tree search with limits on iterations, time and memory."""

from dataclasses import dataclass, field

from dragonhall.bots.ismcts_search import Search
from dragonhall.bots.search_tree import NO_NODE, NODE_BYTES, ROOT, Tree
from dragonhall.core.action import Action
from dragonhall.core.game import Game
from dragonhall.core.view import View

MEGABYTE = 1 << 20


@dataclass(slots=True)
class Ismcts:
    """Samples worlds that agree with its view and searches one tree over its information sets.

    With `reuse` it keeps the tree between consecutive actions of its own. Such a bot must be created for each
    seat of each game, and its moves depend on the sequence of views. Without `reuse`, a move depends on the
    view only. With a `time` limit it also depends on the speed of the machine.
    """

    seed: int = 0
    iterations: int = 1000
    time: int = 0  # limit in milliseconds; 0: none
    exploration: int = 50  # exploration constant, in hundredths of the standard deviation of values
    sight: int = 0  # maximum depth of the tree in actions; 0: none
    horizon: int = 0  # length of a playout beyond the tree, in actions
    memory: int = 512  # megabytes
    reuse: int = 0
    reusable: "ReusableTree | None" = field(default=None, init=False, repr=False, compare=False)

    def choose(self, view: View) -> Action:
        """Return the most visited action."""
        state = view.masked
        if state.count == 1:
            chosen = state.legal_codes()[0]
            tree = self.tree_for(view) if self.reuse else None
        else:
            tree = self.tree_for(view)
            self.search(view, tree).run(self.iterations, self.time / 1000, whole=False)
            chosen = int(tree.action[tree.most_visited(ROOT)])
        if tree is not None and self.reuse:
            self.reusable = ReusableTree(state.game, view.seat, state.ply, chosen, tree)
        return Action(state.game, chosen)

    def tree_for(self, view: View) -> Tree:
        """Return the subtree below the last choice if it still applies, else a new tree."""
        reusable = self.reusable
        self.reusable = None
        if reusable is not None and reusable.leads_to(view):
            node = int(reusable.tree.child(ROOT, reusable.chosen))
            if node != NO_NODE:
                reusable.tree.keep_subtree(node)
                return reusable.tree
        return Tree(view.masked.game.action_total, self.memory * MEGABYTE // NODE_BYTES)

    def search(self, view: View, tree: Tree) -> Search:
        return Search(
            view.masked,
            view.seat,
            view.stream(self.seed),
            tree,
            self.exploration / 100,
            self.sight,
            self.horizon,
        )


@dataclass(frozen=True, slots=True)
class ReusableTree:
    """The tree of the last choice, and the chosen action."""

    game: Game
    seat: int
    ply: int
    chosen: int
    tree: Tree

    def leads_to(self, view: View) -> bool:
        """Whether the chosen action was the only one since. Actions of others may not be visible."""
        return view.masked.game is self.game and view.seat == self.seat and view.masked.ply == self.ply + 1

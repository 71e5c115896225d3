"""The bot that searches: information-set tree search within a budget of iterations, time and memory."""

from dataclasses import dataclass, field

from dragonhall.bots.ismcts_search import Search
from dragonhall.bots.search_tree import NOBODY, NODE_BYTES, ROOT, Tree
from dragonhall.bots.seeding import stream
from dragonhall.core.action import Action
from dragonhall.core.game import Game
from dragonhall.core.view import View

MEGABYTE = 1 << 20


@dataclass(slots=True)
class Ismcts:
    """Samples worlds it cannot tell from the real one and searches the tree of what it can know.

    With `reuse` it keeps the tree while it acts several times running, so such a bot is made anew for every
    seat of every game; its moves then depend on the views that it was shown, in their order. Without, a move
    depends on the view alone. With a budget of `time` it depends on the machine as well.
    """

    seed: int = 0
    iterations: int = 1000
    time: int = 0  # milliseconds; 0: as long as the iterations take
    exploration: int = 50  # hundredths of the spread of values
    sight: int = 0  # how many actions it looks ahead; 0: as far as it gets
    horizon: int = 0  # how many actions it plays on beyond the tree
    memory: int = 512  # megabytes
    reuse: int = 0
    kept: "Kept | None" = field(default=None, init=False, repr=False, compare=False)

    def choose(self, view: View) -> Action:
        """The action that was tried most."""
        state = view.masked
        if state.count == 1:
            chosen = state.legal_codes()[0]
            tree = self.grown(view) if self.reuse else None
        else:
            tree = self.grown(view)
            self.search(view, tree).run(self.iterations, self.time / 1000, whole=False)
            chosen = int(tree.action[tree.most_visited(ROOT)])
        if tree is not None and self.reuse:
            self.kept = Kept(state.game, view.seat, state.ply, chosen, tree)
        return Action(state.game, chosen)

    def grown(self, view: View) -> Tree:
        """The tree of the last choice, as far as it follows from it; else one that is a root only."""
        kept = self.kept
        self.kept = None
        if kept is not None and kept.leads_to(view):
            node = int(kept.tree.child(ROOT, kept.chosen))
            if node != NOBODY:
                kept.tree.keep(node)
                return kept.tree
        return Tree(view.masked.game.action_total, self.memory * MEGABYTE // NODE_BYTES)

    def search(self, view: View, tree: Tree) -> Search:
        return Search(
            view.masked,
            view.seat,
            stream(self.seed, view),
            tree,
            self.exploration / 100,
            self.sight,
            self.horizon,
        )


@dataclass(frozen=True, slots=True)
class Kept:
    """The tree of the last choice, and what was chosen."""

    game: Game
    seat: int
    ply: int
    chosen: int
    tree: Tree

    def leads_to(self, view: View) -> bool:
        """Has nothing happened since but the choice itself? What others did cannot always be seen."""
        return view.masked.game is self.game and view.seat == self.seat and view.masked.ply == self.ply + 1

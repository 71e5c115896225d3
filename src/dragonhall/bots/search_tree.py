"""The tree of a search (compiled): nodes in parallel arrays that grow on demand, up to a limit.

Node 0 is the root. A node is an action in the information set of its parent. It stores the seat that chooses
it, its first child, its next sibling, and how often it was visited and *available*.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

ROOT: Final = 0
NO_NODE: Final = -1
UNSEEN: Final = -2  # in place of a first child: the node was never expanded
NODE_BYTES: Final = 64  # memory per node in all arrays, including the temporary copy while they grow
FIRST_CAPACITY: Final = 1024
PRIOR_VISITS: Final = 1.0  # weight of the prior of a new node, in visits


@final
class Tree:
    def __init__(self, actions: int, limit: int) -> None:
        capacity = min(FIRST_CAPACITY, limit)
        self.limit: i64 = limit
        self.capacity: i64 = capacity
        self.size: i64 = 1
        self.action: vec[i32] = vec[i32]([i32(0)] * capacity)
        self.first_child: vec[i32] = vec[i32]([i32(UNSEEN)] * capacity)
        self.next_sibling: vec[i32] = vec[i32]([i32(NO_NODE)] * capacity)
        self.seat: vec[u8] = vec[u8]([u8(0)] * capacity)
        self.visits: vec[float] = vec[float]([0.0] * capacity)
        self.available: vec[float] = vec[float]([0.0] * capacity)
        self.total: vec[float] = vec[float]([0.0] * capacity)
        self.squares: vec[float] = vec[float]([0.0] * capacity)
        self.node_of: vec[i32] = vec[i32]([i32(NO_NODE)] * actions)  # scratch: the child of each action

    def add(self, parent: i64, action: i64, seat: i64, prior: float) -> i64:
        """Add a child and return it. The tree must not be full."""
        node = self.size
        if node == self.capacity:
            self.grow()
        self.size = node + 1
        first = self.first_child[parent]
        self.action[node] = i32(action)
        self.first_child[node] = UNSEEN
        self.next_sibling[node] = first if first != UNSEEN else i32(NO_NODE)
        self.first_child[parent] = i32(node)
        self.seat[node] = u8(seat)
        self.visits[node] = PRIOR_VISITS
        self.available[node] = PRIOR_VISITS
        self.total[node] = PRIOR_VISITS * prior
        self.squares[node] = PRIOR_VISITS * prior * prior
        return node

    @property
    def full(self) -> bool:
        """Whether the limit is reached. The search then continues without new nodes."""
        return self.size == self.limit

    def grow(self) -> None:
        """Double the capacity, within the limit."""
        capacity = 2 * self.capacity
        if capacity > self.limit:
            capacity = self.limit
        self.action = longer_i32(self.action, capacity)
        self.first_child = longer_i32(self.first_child, capacity)
        self.next_sibling = longer_i32(self.next_sibling, capacity)
        self.seat = longer_u8(self.seat, capacity)
        self.visits = longer_float(self.visits, capacity)
        self.available = longer_float(self.available, capacity)
        self.total = longer_float(self.total, capacity)
        self.squares = longer_float(self.squares, capacity)
        self.capacity = capacity

    def visit(self, node: i64, value: float) -> None:
        self.visits[node] += 1.0
        self.total[node] += value
        self.squares[node] += value * value

    def mean(self, node: i64) -> float:
        return self.total[node] / self.visits[node]

    def child(self, node: i64, action: i64) -> i64:
        """The child of an action, or NO_NODE."""
        child = i64(self.first_child[node])
        while child >= 0:
            if i64(self.action[child]) == action:
                return child
            child = i64(self.next_sibling[child])
        return NO_NODE

    def most_visited(self, node: i64) -> i64:
        """The most visited child, or NO_NODE."""
        best = i64(self.first_child[node])
        if best < 0:
            return NO_NODE
        child = i64(self.next_sibling[best])
        while child >= 0:
            if self.visits[child] > self.visits[best]:
                best = child
            child = i64(self.next_sibling[child])
        return best

    def keep_subtree(self, node: i64) -> None:
        """Make a node the root and drop all nodes outside its subtree.

        A child always has a higher index than its parent, so one pass in order compacts the subtree.
        """
        moved = vec[i32]([i32(NO_NODE)] * int(self.size))  # new index of a node; NO_NODE: dropped
        moved[node] = ROOT
        stays: i64 = 0
        old = node
        while old < self.size:
            if i64(moved[old]) != NO_NODE:
                moved[old] = i32(stays)
                child = i64(self.first_child[old])
                while child >= 0:
                    moved[child] = ROOT  # keep it; its index is set when the pass reaches it
                    child = i64(self.next_sibling[child])
                self.move(old, stays)
                stays += 1
            old += 1
        self.size = stays
        k: i64 = 0
        while k < stays:
            if self.first_child[k] >= 0:
                self.first_child[k] = moved[i64(self.first_child[k])]
            if self.next_sibling[k] >= 0:
                self.next_sibling[k] = moved[i64(self.next_sibling[k])]
            k += 1
        self.next_sibling[ROOT] = NO_NODE
        self.visits[ROOT] = 0.0
        self.total[ROOT] = 0.0
        self.squares[ROOT] = 0.0

    def move(self, old: i64, new: i64) -> None:
        self.action[new] = self.action[old]
        self.first_child[new] = self.first_child[old]
        self.next_sibling[new] = self.next_sibling[old]
        self.seat[new] = self.seat[old]
        self.visits[new] = self.visits[old]
        self.available[new] = self.available[old]
        self.total[new] = self.total[old]
        self.squares[new] = self.squares[old]


def longer_i32(old: vec[i32], capacity: i64) -> vec[i32]:
    new = vec[i32]([i32(0)] * int(capacity))
    k: i64 = 0
    while k < len(old):
        new[k] = old[k]
        k += 1
    return new


def longer_u8(old: vec[u8], capacity: i64) -> vec[u8]:
    new = vec[u8]([u8(0)] * int(capacity))
    k: i64 = 0
    while k < len(old):
        new[k] = old[k]
        k += 1
    return new


def longer_float(old: vec[float], capacity: i64) -> vec[float]:
    new = vec[float]([0.0] * int(capacity))
    k: i64 = 0
    while k < len(old):
        new[k] = old[k]
        k += 1
    return new

"""The tree of a search (compiled): nodes in parallel arrays that grow on demand, up to a limit.

Node 0 is the root. A node is an action in the information set of its parent. It stores the seat that chooses
it, its first child, its next sibling, and how often it was visited and *available*.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

ROOT: Final = 0
NOBODY: Final = -1
UNSEEN: Final = -2  # in place of a first child: the node was never expanded
NODE_BYTES: Final = 64  # memory per node in all arrays, including the temporary copy while they grow
FIRST_ROOM: Final = 1024
TRUST: Final = 1.0  # weight of the prior of a new node, in visits


@final
class Tree:
    def __init__(self, actions: int, limit: int) -> None:
        room = min(FIRST_ROOM, limit)
        self.limit: i64 = limit
        self.room: i64 = room
        self.size: i64 = 1
        self.action: vec[i32] = vec[i32]([i32(0)] * room)
        self.first_child: vec[i32] = vec[i32]([i32(UNSEEN)] * room)
        self.next_sibling: vec[i32] = vec[i32]([i32(NOBODY)] * room)
        self.seat: vec[u8] = vec[u8]([u8(0)] * room)
        self.visits: vec[float] = vec[float]([0.0] * room)
        self.available: vec[float] = vec[float]([0.0] * room)
        self.total: vec[float] = vec[float]([0.0] * room)
        self.squares: vec[float] = vec[float]([0.0] * room)
        self.node_of: vec[i32] = vec[i32]([i32(NOBODY)] * actions)  # scratch: the child of each action

    def add(self, parent: i64, action: i64, seat: i64, prior: float) -> i64:
        """Add a child and return it. The tree must not be full."""
        node = self.size
        if node == self.room:
            self.grow()
        self.size = node + 1
        first = self.first_child[parent]
        self.action[node] = i32(action)
        self.first_child[node] = UNSEEN
        self.next_sibling[node] = first if first != UNSEEN else i32(NOBODY)
        self.first_child[parent] = i32(node)
        self.seat[node] = u8(seat)
        self.visits[node] = TRUST
        self.available[node] = TRUST
        self.total[node] = TRUST * prior
        self.squares[node] = TRUST * prior * prior
        return node

    @property
    def full(self) -> bool:
        """Whether the limit is reached. The search then continues without new nodes."""
        return self.size == self.limit

    def grow(self) -> None:
        """Double the capacity, within the limit."""
        room = 2 * self.room
        if room > self.limit:
            room = self.limit
        self.action = lengthened(self.action, room)
        self.first_child = lengthened(self.first_child, room)
        self.next_sibling = lengthened(self.next_sibling, room)
        self.seat = lengthened_seats(self.seat, room)
        self.visits = lengthened_sums(self.visits, room)
        self.available = lengthened_sums(self.available, room)
        self.total = lengthened_sums(self.total, room)
        self.squares = lengthened_sums(self.squares, room)
        self.room = room

    def visit(self, node: i64, value: float) -> None:
        self.visits[node] += 1.0
        self.total[node] += value
        self.squares[node] += value * value

    def mean(self, node: i64) -> float:
        return self.total[node] / self.visits[node]

    def child(self, node: i64, action: i64) -> i64:
        """The child of an action, or NOBODY."""
        child = i64(self.first_child[node])
        while child >= 0:
            if i64(self.action[child]) == action:
                return child
            child = i64(self.next_sibling[child])
        return NOBODY

    def most_visited(self, node: i64) -> i64:
        """The most visited child, or NOBODY."""
        best = i64(self.first_child[node])
        if best < 0:
            return NOBODY
        child = i64(self.next_sibling[best])
        while child >= 0:
            if self.visits[child] > self.visits[best]:
                best = child
            child = i64(self.next_sibling[child])
        return best

    def keep(self, node: i64) -> None:
        """Make a node the root and drop all nodes outside its subtree.

        A child always has a higher index than its parent, so one pass in order compacts the subtree.
        """
        moved = vec[i32]([i32(NOBODY)] * int(self.size))  # new index of a node; NOBODY: dropped
        moved[node] = ROOT
        stays: i64 = 0
        old = node
        while old < self.size:
            if i64(moved[old]) != NOBODY:
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
        self.next_sibling[ROOT] = NOBODY
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


def lengthened(old: vec[i32], room: i64) -> vec[i32]:
    new = vec[i32]([i32(0)] * int(room))
    k: i64 = 0
    while k < len(old):
        new[k] = old[k]
        k += 1
    return new


def lengthened_seats(old: vec[u8], room: i64) -> vec[u8]:
    new = vec[u8]([u8(0)] * int(room))
    k: i64 = 0
    while k < len(old):
        new[k] = old[k]
        k += 1
    return new


def lengthened_sums(old: vec[float], room: i64) -> vec[float]:
    new = vec[float]([0.0] * int(room))
    k: i64 = 0
    while k < len(old):
        new[k] = old[k]
        k += 1
    return new

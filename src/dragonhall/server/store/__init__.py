"""The store: one database that every process of a hall shares, and the only arbiter between them."""

from dragonhall.server.store.engine import make_engine
from dragonhall.server.store.journal import Append, ConcurrentWriteError, Entry
from dragonhall.server.store.store import Store

__all__ = ["Append", "ConcurrentWriteError", "Entry", "Store", "make_engine"]

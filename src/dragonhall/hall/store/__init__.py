"""The store: one database that every process of a hall shares, and the only arbiter between them."""

from dragonhall.hall.store.engine import make_engine
from dragonhall.hall.store.journal import Append, Entry, Raced
from dragonhall.hall.store.store import Store

__all__ = ["Append", "Entry", "Raced", "Store", "make_engine"]

"""The store: one database that all processes of a server share, and that resolves their conflicts."""

from dragonhall.server.store.database import make_engine
from dragonhall.server.store.journal import Append, ConcurrentWriteError, JournalEntry
from dragonhall.server.store.store import Store

__all__ = ["Append", "ConcurrentWriteError", "JournalEntry", "Store", "make_engine"]

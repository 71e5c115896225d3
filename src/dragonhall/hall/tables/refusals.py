"""What a table refuses, as types; the sentences are in `hall.ftl`."""

from dragonhall.hall.errors import Conflict, Forbidden, NotFound, Unavailable


class Stale(Conflict):
    """The action answers a position that is over. What is now is sent after it."""

    code = "stale"


class NotSeated(Forbidden):
    code = "not-seated"


class NotYourTurn(Conflict):
    code = "not-your-turn"


class NotRunning(Conflict):
    code = "not-running"


class NoTable(NotFound):
    """No such table, or none that this person may know of: the answer is the same."""

    code = "no-table"


class TableBroken(Unavailable):
    """What is on disk of this table cannot be played again here: its host has to look after it."""

    code = "table-broken"

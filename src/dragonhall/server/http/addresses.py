"""Network addresses of clients, for fair queues and quotas: of this request, and the last of each person."""

from collections import OrderedDict
from contextvars import ContextVar

MOST = 50_000  # people whose address is kept
CLIENT_ADDRESS: ContextVar[str] = ContextVar("CLIENT_ADDRESS", default="")  # empty: the server's own work


class Addresses:
    """The last network address of each person.

    >>> addresses = Addresses()
    >>> addresses.note("anna", "192.0.2.1")
    >>> addresses.of("anna"), addresses.of("bela")
    ('192.0.2.1', '')
    """

    def __init__(self) -> None:
        self.last: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        self.last[person] = address
        self.last.move_to_end(person)
        if len(self.last) > MOST:
            self.last.popitem(last=False)

    def of(self, person: str) -> str:
        """Return the last address of a person; empty if this process has not seen them."""
        return self.last.get(person, "")

"""What the rooms of one hall share while it runs."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from dragonhall.hall.limits import Limit
from dragonhall.hall.operations.metrics import Metrics
from dragonhall.hall.people.passwords import Passwords
from dragonhall.hall.people.secret import Signer
from dragonhall.hall.people.throttle import LoginThrottle
from dragonhall.hall.ratings.counter import Counter
from dragonhall.hall.settings import Settings
from dragonhall.hall.store import Store
from dragonhall.hall.tables.record_import import RecordImporter
from dragonhall.hall.tables.tables import Tables


@dataclass
class Hall:
    """One process of a hall. Handlers get it by `hall: Hall`."""

    settings: Settings
    store: Store
    signer: Signer
    metrics: Metrics
    tables: Tables
    ratings: Counter
    passwords: Passwords = field(default_factory=Passwords)

    def __post_init__(self) -> None:
        self.logins = Limit("logins", self.settings.logins_per_minute)
        self.throttle = LoginThrottle()
        self.guests = Limit("guests", self.settings.guests_per_minute)
        self.deals = Limit("deals", self.settings.tables_per_minute)
        self.openings = Limit("tables", self.settings.tables_per_minute)
        self.proofs = Limit("proofs", self.settings.proofs_per_minute)
        self.importer = RecordImporter(
            self.tables, self.settings.guest_imports_per_day, self.settings.imports_per_day
        )
        self.goodbyes: list[Callable[[], Awaitable[None]]] = []

    async def say_goodbye(self) -> None:
        """The hall closes: let every room tell those who are connected to come back."""
        for goodbye in self.goodbyes:
            await goodbye()

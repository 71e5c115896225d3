"""The objects that the parts of one server process share."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from dragonhall.server.accounts.cookie_signing import Signer
from dragonhall.server.accounts.login_throttle import LoginThrottle
from dragonhall.server.accounts.passwords import Passwords
from dragonhall.server.http.rate_limits import RateLimit
from dragonhall.server.operations.metrics import Metrics
from dragonhall.server.ratings.updates import RatingTask
from dragonhall.server.settings import Settings
from dragonhall.server.store import Store
from dragonhall.server.tables.http.record_import import RecordImporter
from dragonhall.server.tables.live.tables import Tables


@dataclass
class ServerContext:
    """The shared objects of one server process. Handlers get it as `context: ServerContext`."""

    settings: Settings
    store: Store
    signer: Signer
    metrics: Metrics
    tables: Tables
    ratings: RatingTask
    passwords: Passwords = field(default_factory=Passwords)

    def __post_init__(self) -> None:
        self.logins = RateLimit(self.settings.logins_per_minute)
        self.throttle = LoginThrottle()
        self.guests = RateLimit(self.settings.guests_per_minute)
        self.deals = RateLimit(self.settings.tables_per_minute)
        self.openings = RateLimit(self.settings.tables_per_minute)
        self.proofs = RateLimit(self.settings.proofs_per_minute)
        self.importer = RecordImporter(
            self.tables, self.settings.guest_imports_per_day, self.settings.imports_per_day
        )
        self.shutdown_callbacks: list[Callable[[], Awaitable[None]]] = []

    async def announce_shutdown(self) -> None:
        """Run the shutdown callbacks: connected clients are asked to reconnect, and delayed logins end."""
        for callback in self.shutdown_callbacks:
            await callback()

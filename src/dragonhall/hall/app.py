"""The application: every room of the hall behind one gate."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.types import Scope

from dragonhall.core.words import LANGUAGES, Words
from dragonhall.hall.analysis.analyst import Analyst
from dragonhall.hall.analysis.routes import ANALYSIS_ROUTES
from dragonhall.hall.answers import HANDLERS
from dragonhall.hall.botapi.desk import Desk
from dragonhall.hall.botapi.routes import BOT_ROUTES
from dragonhall.hall.context import Hall
from dragonhall.hall.documents import openapi
from dragonhall.hall.gate import Gate
from dragonhall.hall.handbook import handbook
from dragonhall.hall.job_queue import JobKind
from dragonhall.hall.language import words_in, words_of
from dragonhall.hall.lessons.routes import LESSON_ROUTES
from dragonhall.hall.lobby.balance import BALANCE_ROUTES
from dragonhall.hall.lobby.catalogue import CATALOGUE_ROUTES
from dragonhall.hall.lobby.news import Lobby
from dragonhall.hall.lobby.routes import LOBBY_ROUTES
from dragonhall.hall.operations.housekeeping import Housekeeper
from dragonhall.hall.operations.metrics import Metrics
from dragonhall.hall.operations.routes import OPERATION_ROUTES
from dragonhall.hall.packs.routes import PACK_ROUTES
from dragonhall.hall.page import PageFiles, page
from dragonhall.hall.people.routes import PEOPLE_ROUTES
from dragonhall.hall.people.secret import signer_of
from dragonhall.hall.people.session import asker_of, person_of
from dragonhall.hall.ratings.counter import Counter
from dragonhall.hall.ratings.routes import RATING_ROUTES
from dragonhall.hall.settings import Settings
from dragonhall.hall.store import Store
from dragonhall.hall.store.migrate import upgrade
from dragonhall.hall.tables.bus import bus_of
from dragonhall.hall.tables.routes import TABLE_ROUTES
from dragonhall.hall.tables.tables import Tables

ROUTES = (
    *OPERATION_ROUTES,
    *PEOPLE_ROUTES,
    *BALANCE_ROUTES,
    *CATALOGUE_ROUTES,
    *LESSON_ROUTES,
    *LOBBY_ROUTES,
    *PACK_ROUTES,
    *RATING_ROUTES,
    *TABLE_ROUTES,
    *ANALYSIS_ROUTES,
    *BOT_ROUTES,
)


class HallApp(Litestar):
    """A Litestar application with the gate before its routes."""

    gate: Gate

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self.gate(super().__call__, scope, receive, send)


def make_app(settings: Settings) -> Litestar:
    """The hall with these settings. Its database is opened, and brought up to date, when it starts."""
    for language in LANGUAGES:
        words_in(language)  # reading the catalogues takes longer than any answer may
    metrics = Metrics()
    app = HallApp(
        route_handlers=[*ROUTES, handbook, page],
        dependencies={
            "hall": Provide(hall_of, sync_to_thread=False),
            "words": Provide(request_words, sync_to_thread=False),
            "asker": Provide(asker_of),
            "person": Provide(person_of),
        },
        exception_handlers=HANDLERS,
        lifespan=[running(settings, metrics)],
        openapi_config=openapi(),
        request_max_body_size=settings.body_limit,
        state=State({"settings": settings, "metrics": metrics, "page": PageFiles()}),
        logging_config=None,
        pdb_on_exception=False,
    )
    app.gate = Gate(settings, metrics)
    return app


def running(settings: Settings, metrics: Metrics) -> Any:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        settings.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        store = Store(settings.database_url)
        try:
            upgrade(store.engine)
            signer = signer_of(settings.secret, settings.folder)
            tables = Tables(store, settings.policy, bus_of(settings.redis))
            hall = Hall(settings, store, signer, metrics, tables, Counter(store))
            hall.goodbyes += [tables.say_goodbye, hall.throttle.close]
            tables.finished.append(hall.ratings.call)
            measure(hall)
            housekeeper = Housekeeper(store, settings.guest_days)
            app.state.hall = hall
            app.state.desk = Desk(hall)
            app.state.lobby = Lobby(hall)
            app.state.analyst = Analyst(tables)
            await tables.start()
            yield
            await tables.stop()
            await hall.ratings.close()
            await housekeeper.close()
            hall.passwords.close()
        finally:
            await store.close()

    return lifespan


def measure(hall: Hall) -> None:
    """Figures that are counted anyway, and read when somebody asks."""
    tables, store, metrics = hall.tables, hall.store, hall.metrics
    broken = tables.reader.broken
    metrics.counter("dragonhall_moves_total", "Moves written by this process.", lambda: tables.moves)
    metrics.counter("dragonhall_commits_total", "Transactions of this process.", lambda: store.commits)
    metrics.gauge("dragonhall_tables", "Tables in memory.", lambda: len(tables.loaded))
    metrics.gauge("dragonhall_tables_broken", "Tables that could not be read.", lambda: len(broken))
    metrics.gauge("dragonhall_bots_waiting", "Choices that bots think about.", lambda: tables.bots.waiting)
    queued = tables.bots.queue.waiting
    metrics.gauges(
        *("dragonhall_jobs_waiting", "Jobs of bots that no process has begun, by kind.", "kind"),
        lambda: {kind.value: queued[kind] for kind in JobKind},
    )


def hall_of(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


def request_words(scope: Scope, state: State, asker: Any) -> Words:
    """The words of the request's language; `asker` comes first, because a person may have set one."""
    return words_of(scope, state.settings.language)

"""The Litestar application: routes, dependencies, middleware and lifespan."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.handlers import BaseRouteHandler
from litestar.types import Scope

from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.server import analysis, balance
from dragonhall.server.accounts import routes as account_routes
from dragonhall.server.accounts.authentication import identify, person_of
from dragonhall.server.accounts.cookie_signing import signer_of
from dragonhall.server.analysis import AnalysisService
from dragonhall.server.bot_api import routes as bot_routes
from dragonhall.server.bot_api.bot_limits import BotLimits
from dragonhall.server.context import ServerContext
from dragonhall.server.http.docs_pages import docs_page
from dragonhall.server.http.language import words_in, words_of
from dragonhall.server.http.middleware import Middleware
from dragonhall.server.http.openapi import openapi
from dragonhall.server.http.responses import HANDLERS
from dragonhall.server.http.static_files import PageFiles, page
from dragonhall.server.lessons import routes as lesson_routes
from dragonhall.server.lobby import catalogue, updates
from dragonhall.server.lobby import routes as lobby_routes
from dragonhall.server.lobby.updates import Lobby
from dragonhall.server.operations import routes as operation_routes
from dragonhall.server.operations.cleanup import CleanupTask
from dragonhall.server.operations.metrics import Metrics
from dragonhall.server.packs import routes as pack_routes
from dragonhall.server.ratings import routes as rating_routes
from dragonhall.server.ratings.updates import RatingTask
from dragonhall.server.settings import Settings
from dragonhall.server.store import Store
from dragonhall.server.store.database import upgrade
from dragonhall.server.tables.http import routes as table_routes
from dragonhall.server.tables.http import socket
from dragonhall.server.tables.live.bus import make_bus
from dragonhall.server.tables.live.tables import Tables
from dragonhall.server.workers.job_queue import JobKind

ROUTE_MODULES = (
    *(operation_routes, account_routes, balance, catalogue, lesson_routes, lobby_routes, updates),
    *(pack_routes, rating_routes, table_routes, socket, analysis, bot_routes),
)


class ServerApp(Litestar):
    """A Litestar application with `Middleware` in front of its routes."""

    outer: Middleware

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self.outer(super().__call__, scope, receive, send)


def make_app(settings: Settings) -> Litestar:
    """Create the application. The database is opened and migrated when it starts."""
    for language in LANGUAGES:
        words_in(language)  # loading the messages takes too long for a request
    metrics = Metrics()
    app = ServerApp(
        route_handlers=[*route_handlers(), docs_page, page],
        dependencies={
            "context": Provide(context_of, sync_to_thread=False),
            "words": Provide(request_words, sync_to_thread=False),
            "identity": Provide(identify),
            "person": Provide(person_of),
        },
        exception_handlers=HANDLERS,
        lifespan=[lifespan_of(settings, metrics)],
        openapi_config=openapi(),
        request_max_body_size=settings.body_limit,
        state=State({"settings": settings, "metrics": metrics, "page": PageFiles()}),
        logging_config=None,
        pdb_on_exception=False,
    )
    app.outer = Middleware(settings, metrics)
    return app


def route_handlers() -> list[BaseRouteHandler]:
    """Return every handler that the route modules define."""
    found = (value for module in ROUTE_MODULES for value in vars(module).values())
    return [value for value in found if isinstance(value, BaseRouteHandler)]


def lifespan_of(settings: Settings, metrics: Metrics) -> Any:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        settings.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        store = Store(settings.database_url)
        try:
            upgrade(store.engine)
            signer = signer_of(settings.secret, settings.folder)
            tables = Tables(store, settings.policy, make_bus(settings.redis))
            context = ServerContext(settings, store, signer, metrics, tables, RatingTask(store))
            context.shutdown_callbacks += [tables.disconnect_viewers, context.throttle.close]
            tables.finished.append(context.ratings.call)
            measure(context)
            cleanup = CleanupTask(store, settings.guest_days)
            app.state.context = context
            app.state.bot_limits = BotLimits(context)
            app.state.lobby = Lobby(context)
            app.state.analyst = AnalysisService(tables)
            await tables.start()
            yield
            await tables.stop()
            await context.ratings.close()
            await cleanup.close()
            context.passwords.close()
        finally:
            await store.close()

    return lifespan


def measure(context: ServerContext) -> None:
    """Register metrics whose values are computed when they are read."""
    tables, store, metrics = context.tables, context.store, context.metrics
    broken = tables.loader.broken
    metrics.counter("dragonhall_moves_total", "Written moves.", lambda: tables.moves)
    metrics.counter("dragonhall_commits_total", "Committed transactions.", lambda: store.commits)
    metrics.gauge("dragonhall_tables", "Tables in memory.", lambda: len(tables.loaded))
    metrics.gauge("dragonhall_tables_broken", "Tables whose journal cannot be replayed.", lambda: len(broken))
    metrics.gauge("dragonhall_bots_waiting", "Unfinished bot jobs.", lambda: tables.bots.waiting)
    queued = tables.bots.queue.waiting
    metrics.labelled_gauge(
        *("dragonhall_jobs_waiting", "Bot jobs in the queue, by kind.", "kind"),
        {kind.value: partial(queued.__getitem__, kind) for kind in JobKind},
    )


def context_of(state: State) -> ServerContext:
    context: ServerContext = state.context
    return context


def request_words(scope: Scope, state: State, identity: Any) -> Words:
    """Return the messages in the request's language. `identity` sets the language of the person."""
    return words_of(scope, state.settings.language)

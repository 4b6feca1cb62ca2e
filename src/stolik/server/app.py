"""Builds the ASGI application of a node."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.app import AppConfig
from litestar.config.cors import CORSConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from stolik import __version__, protocol
from stolik.server.accounts.emails import Emails
from stolik.server.accounts.mailed_links import MailedLinks
from stolik.server.accounts.people import People
from stolik.server.accounts.statistics import StatisticsPages
from stolik.server.admin import routes as admin_routes
from stolik.server.admin.enforcement import Enforcement
from stolik.server.admin.moderation import READ_SECONDS
from stolik.server.blank import routes as blank_routes
from stolik.server.clock import NodeClock
from stolik.server.config import Config
from stolik.server.contacts import routes as contact_routes
from stolik.server.errors import STATUS, Wait, problem
from stolik.server.guard import Guard
from stolik.server.limits.cors import cors_config
from stolik.server.limits.tcp_connections import TcpConnections
from stolik.server.monitoring.health import HealthCheck
from stolik.server.monitoring.metrics import Metrics
from stolik.server.notifications import notifier as notifications
from stolik.server.notifications.notifier import Notifier
from stolik.server.previews.rendering import Previews
from stolik.server.routes import (
    day_deals,
    days_off,
    emails,
    games,
    operations,
    play_on,
    players,
    replays,
    sessions,
    tables,
    web_client,
    your_tables,
)
from stolik.server.routes import notifications as notification_routes
from stolik.server.routes import previews as preview_routes
from stolik.server.services import Services
from stolik.server.sockets.table_socket import TableSocket
from stolik.server.storage.faults import NoStorage, StorageDown
from stolik.server.storage.lock import DatabaseLock
from stolik.server.storage.store import Store
from stolik.server.tables.hub import Hub
from stolik.server.tables.retention import EVERY_SECONDS, Retention
from stolik.server.workers.pictures import Pictures
from stolik.server.workers.reviews import Reviews
from stolik.table.errors import TableError

logger = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]

SWEEP_SECONDS = 3600.0
"""How often sessions that have ended are deleted."""

_CODES = {404: "not-found", 405: "unreadable", 413: "too-large", 415: "unreadable"}


def build(config: Config, connections: TcpConnections) -> Guard:
    """Make the ASGI application of a node."""
    metrics = Metrics()
    assets = web_client.load_assets()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            lock, store = await _open_storage(config.store_url)
        except NoStorage as error:
            guard.failure = error
            raise
        clock = NodeClock(await store.now())
        hub = Hub(config, store, clock, metrics)
        await hub.moderation.load()
        enforcement = Enforcement(hub)
        people = People(store, clock, config.session_days)
        pictures, previews = Pictures(config.bot_workers), Previews(config.bot_workers)
        reviews = Reviews(store, config.bot_workers, hub.spawn)
        health = HealthCheck(store, hub.node, clock)
        notifier = Notifier(config, store, clock, hub)
        await notifier.open()
        await hub.long_games.open()
        app.state.services = Services(
            *(config, metrics, guard, store, clock, people, hub, pictures, previews, reviews),
            *(hub.workshop, health, notifier),
            Emails(store, people, MailedLinks(store, clock), notifier.mailer),
            enforcement,
            StatisticsPages(store),
        )
        hub.summaries.also = notifier.noting
        _connect(hub, people)
        guard.socket = TableSocket(hub, people, guard)
        guard.limits, guard.player_of = hub.limits, people.cached_player
        guard.moderation = hub.moderation
        app.state.assets = assets
        _repeat_tasks(app.state.services)
        resuming = hub.spawn(hub.resume_games())
        try:
            yield
        finally:
            resuming.cancel()
            for part in (hub.workshop, notifier, hub, pictures, previews, reviews, health, store):
                await part.close()
            lock.release()

    app = Litestar.from_config(_app_config(lifespan, cors_config(config)))
    guard = Guard(app, config, metrics, connections)
    return guard


async def _open_storage(url: str) -> tuple[DatabaseLock, Store]:
    lock = DatabaseLock(url)
    try:
        return lock, await Store.open(url)
    except NoStorage:
        lock.release()
        raise


def _repeat_tasks(parts: Services) -> None:
    """Let the node look regularly for what is old, and for what people have to be told."""
    hub = parts.hub
    retention = Retention(parts.store, parts.clock, parts.config, hub.node, hub.moderation)
    hub.repeat(SWEEP_SECONDS, parts.people.sweep)
    hub.repeat(READ_SECONDS, parts.enforcement.look)
    hub.repeat(EVERY_SECONDS, retention.run)
    hub.repeat(notifications.EVERY_SECONDS, parts.notifier.run)
    hub.repeat(SWEEP_SECONDS, parts.notifier.sweep)


def _connect(hub: Hub, people: People) -> None:
    """Let people who go leave their tables, and those who are banned not in."""
    hub.on_player_forgotten.append(people.forget)
    hub.on_logout.append(people.drop)
    people.is_banned = hub.moderation.is_banned


def _app_config(
    lifespan: Any,  # noqa: ANN401 - a context manager of Litestar's kind
    cors: CORSConfig | None,
) -> AppConfig:
    return AppConfig(
        route_handlers=[
            *sessions.ROUTES,
            *games.ROUTES,
            *tables.ROUTES,
            *your_tables.ROUTES,
            *contact_routes.ROUTES,
            *days_off.ROUTES,
            *day_deals.ROUTES,
            *notification_routes.ROUTES,
            *emails.ROUTES,
            *replays.ROUTES,
            *play_on.ROUTES,
            *players.ROUTES,
            *blank_routes.ROUTES,
            *admin_routes.ROUTES,
            *operations.ROUTES,
            *preview_routes.ROUTES,
            web_client.client,
        ],
        lifespan=[lifespan],
        cors_config=cors,
        exception_handlers={
            TableError: _table_error,
            StorageDown: _storage_down,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _internal_error,
        },
        openapi_config=OpenAPIConfig(
            title="Stolik",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/openapi.json", "/"]), YamlRenderPlugin()],
        ),
        request_max_body_size=protocol.MAX_BODY,
        logging_config=None,
    )


def _table_error(_: AnyRequest, error: TableError) -> Response[protocol.Problem]:
    headers = {"retry-after": str(error.seconds)} if isinstance(error, Wait) else {}
    status = STATUS.get(error.code, 409)
    return Response(problem(error), status_code=status, headers=headers)


def _storage_down(request: AnyRequest, _: StorageDown) -> Response[protocol.Problem]:
    return _table_error(request, TableError("busy"))


def _too_deep(request: AnyRequest, _: RecursionError) -> Response[protocol.Problem]:
    """Answer a request whose body is nested too deeply."""
    return _table_error(request, TableError("unreadable", "nested too deeply"))


def _http_error(request: AnyRequest, error: HTTPException) -> Response[protocol.Problem]:
    code = _CODES.get(error.status_code, "unreadable" if error.status_code < 500 else "internal")
    detail = error.detail
    if isinstance(error, ValidationException) and error.extra:
        detail = "; ".join(_describe(request, one) for one in error.extra)
    body = problem(TableError(code, detail[:300]))
    return Response(body, status_code=error.status_code, headers=error.headers)


def _describe(request: AnyRequest, wrong: Any) -> str:  # noqa: ANN401 - whatever Litestar found
    """One validation error: where, and what."""
    if not isinstance(wrong, dict):
        return str(wrong)
    source = getattr(wrong.get("source"), "value", wrong.get("source")) or ""
    place = f"{source} {_name(request, str(wrong.get('key') or ''))}".strip()
    message = str(wrong.get("message", ""))
    return f"{place}: {message}" if place else message


def _name(request: AnyRequest, key: str) -> str:
    """The name of a parameter as clients know it: `round`, not `number`."""
    found = request.route_handler.parsed_fn_signature.parameters.get(key)
    return getattr(found and found.kwarg_definition, "name", None) or key


def _internal_error(request: AnyRequest, error: Exception) -> Response[protocol.Problem]:
    logger.error("a request failed", exc_info=error, extra={"path": request.scope["path"]})
    return _table_error(request, TableError("internal"))

"""Puts the server together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.app import AppConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from stolik import __version__
from stolik.server import protocol, static
from stolik.server.clock import NodeClock
from stolik.server.config import Config
from stolik.server.errors import STATUS, Wait, problem
from stolik.server.guard import Guard
from stolik.server.hub import Hub
from stolik.server.metrics import Metrics
from stolik.server.people import People
from stolik.server.pictures import Pictures
from stolik.server.routes import decks, games, operations, players, replays, sessions, tables
from stolik.server.services import Services
from stolik.server.socket import TableSocket
from stolik.server.storage.faults import NoStorage, StorageDown
from stolik.server.storage.store import Store
from stolik.server.workshop import Workshop
from stolik.table.errors import TableError

logger = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]

SWEEP_SECONDS = 3600.0
"""How often sessions that have ended are thrown away."""

_CODES = {404: "not-found", 405: "unreadable", 413: "too-large", 415: "unreadable"}


def build(config: Config) -> Guard:
    """Make the ASGI application of a node."""
    metrics = Metrics()
    assets = static.load_assets()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            store = await Store.open(config.store_url)
        except NoStorage as error:
            guard.failure = error
            raise
        clock = NodeClock(await store.now())
        hub = Hub(config, store, clock, metrics)
        people = People(store, clock, config.session_days)
        pictures = Pictures(config.bot_workers)
        workshop = Workshop(config.bot_workers)
        app.state.services = Services(
            config, metrics, guard, store, clock, people, hub, pictures, workshop
        )
        hub.on_forget.append(people.forget)
        hub.on_logout.append(people.drop)
        guard.socket = TableSocket(hub, people, guard)
        app.state.assets = assets
        hub.often(SWEEP_SECONDS, people.sweep)
        reviving = hub.spawn(hub.revive())
        try:
            yield
        finally:
            reviving.cancel()
            await workshop.close()
            await hub.close()
            await pictures.close()
            await store.close()

    app = Litestar.from_config(_app_config(lifespan))
    guard = Guard(app, config, metrics)
    return guard


def _app_config(lifespan: Any) -> AppConfig:  # noqa: ANN401 - a context manager of Litestar's kind
    return AppConfig(
        route_handlers=[
            *sessions.ROUTES,
            *games.ROUTES,
            *tables.ROUTES,
            *replays.ROUTES,
            *players.ROUTES,
            *decks.ROUTES,
            *operations.ROUTES,
            static.client,
        ],
        lifespan=[lifespan],
        exception_handlers={
            TableError: _say_no,
            StorageDown: _say_busy,
            HTTPException: _say_http,
            RecursionError: _say_too_deep,
            Exception: _say_sorry,
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


def _say_no(_: AnyRequest, error: TableError) -> Response[protocol.Problem]:
    headers = {"retry-after": str(error.seconds)} if isinstance(error, Wait) else {}
    status = STATUS.get(error.code, 409)
    return Response(problem(error), status_code=status, headers=headers)


def _say_busy(request: AnyRequest, _: StorageDown) -> Response[protocol.Problem]:
    return _say_no(request, TableError("busy"))


def _say_too_deep(request: AnyRequest, _: RecursionError) -> Response[protocol.Problem]:
    """Nothing of ours is so deep: the body was, as on the socket."""
    return _say_no(request, TableError("unreadable", "nested too deeply"))


def _say_http(request: AnyRequest, error: HTTPException) -> Response[protocol.Problem]:
    code = _CODES.get(error.status_code, "unreadable" if error.status_code < 500 else "internal")
    detail = error.detail
    if isinstance(error, ValidationException) and error.extra:
        detail = "; ".join(_said(request, one) for one in error.extra)
    body = problem(TableError(code, detail[:300]))
    return Response(body, status_code=error.status_code, headers=error.headers)


def _said(request: AnyRequest, wrong: Any) -> str:  # noqa: ANN401 - whatever Litestar found
    """One thing that was not as described: where, and what."""
    if not isinstance(wrong, dict):
        return str(wrong)
    source = getattr(wrong.get("source"), "value", wrong.get("source")) or ""
    place = f"{source} {_name(request, str(wrong.get('key') or ''))}".strip()
    message = str(wrong.get("message", ""))
    return f"{place}: {message}" if place else message


def _name(request: AnyRequest, key: str) -> str:
    """What clients call an argument of ours: `round`, not `number`."""
    found = request.route_handler.parsed_fn_signature.parameters.get(key)
    return getattr(found and found.kwarg_definition, "name", None) or key


def _say_sorry(request: AnyRequest, error: Exception) -> Response[protocol.Problem]:
    logger.error("a request failed", exc_info=error, extra={"path": request.scope["path"]})
    return _say_no(request, TableError("internal"))

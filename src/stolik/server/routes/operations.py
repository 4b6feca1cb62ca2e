"""For operators: health and metrics."""

from __future__ import annotations

from litestar import MediaType, Response, get

from stolik.server.routes.base import PROBLEMS, AnyRequest, services
from stolik.table.errors import TableError


@get("/health", responses=PROBLEMS, tags=["operations"])
async def health(request: AnyRequest) -> dict[str, str]:
    """Check that the node serves and its database stores; 503 otherwise.

    `web-client` is missing where the package was built without it: the node serves no page then.
    """
    parts = services(request)
    if parts.hub.is_closing:
        raise TableError("closing")
    await parts.health.check()
    return {
        "status": "ok",
        "fan-out": "ok" if parts.hub.bus.is_up else "polling",
        "web-client": "ok" if request.app.state.assets else "missing",
    }


@get("/metrics", media_type=MediaType.TEXT, responses=PROBLEMS, tags=["operations"])
async def metrics(request: AnyRequest) -> Response[str]:
    """Return numbers in Prometheus' text format."""
    parts = services(request)
    writer = parts.store.writer
    gauges = {
        "tables": len(parts.hub.live_tables),
        "tables_waiting": len(parts.hub.idle.waiting),
        "commits": writer.groups,
        "rows": writer.rows,
        "thoughts": parts.hub.bots.bot_pool.thoughts,
        "thoughts_waiting": parts.hub.bots.bot_pool.queue.waiting,
        "decks_waiting": parts.pictures.waiting,
        "fan_out_up": int(parts.hub.bus.is_up),
        "connections": len(parts.guard.connections),
        "connections_refused": parts.guard.connections.refused,
    }
    return Response(parts.metrics.text(gauges), media_type=MediaType.TEXT)


ROUTES = [health, metrics]

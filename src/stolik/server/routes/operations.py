"""For those who run the server: is it well, and what does it do."""

from __future__ import annotations

import sqlalchemy as sa
from litestar import MediaType, Response, get

from stolik.server.routes.base import PROBLEMS, AnyRequest, services
from stolik.table.errors import TableError


@get("/health", responses=PROBLEMS, tags=["operations"])
async def health(request: AnyRequest) -> dict[str, str]:
    """Tell that the node serves and that its database answers; 503 otherwise."""
    parts = services(request)
    if parts.hub.is_closing:
        raise TableError("closing")
    await parts.store.row(sa.text("SELECT 1"))
    return {"status": "ok", "fan-out": "ok" if parts.hub.bus.is_up else "polling"}


@get("/metrics", media_type=MediaType.TEXT, responses=PROBLEMS, tags=["operations"])
async def metrics(request: AnyRequest) -> Response[str]:
    """Give numbers in Prometheus' text format."""
    parts = services(request)
    writer = parts.store.writer
    gauges = {
        "tables": len(parts.hub.lives),
        "commits": writer.groups,
        "rows": writer.rows,
        "thoughts": parts.hub.bots.thinkers.thoughts,
        "fan_out_up": int(parts.hub.bus.is_up),
    }
    return Response(parts.metrics.text(gauges), media_type=MediaType.TEXT)


ROUTES = [health, metrics]

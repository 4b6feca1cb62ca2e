"""The routes of admins, behind one guard, and what players send to admins."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from stolik import protocol
from stolik.server.admin import people_routes, server_routes
from stolik.server.admin.access import only_admins
from stolik.server.admin.admin_link import claim
from stolik.server.admin.reports import storing_report
from stolik.server.routes.base import PROBLEMS, AnyRequest, find_table, person, services

ADMIN = Router(
    "/api/admin",
    route_handlers=[*people_routes.ROUTES, *server_routes.ROUTES],
    guards=[only_admins],
)


@post("/api/admin-link", status_code=204, responses=PROBLEMS, tags=["admin"])
async def use_link(request: AnyRequest, data: JSONBody[protocol.AdminLinkBody]) -> None:
    """Become an admin by the link that the console printed."""
    parts = services(request)
    parts.guard.check_passwords(request.scope)
    who = await person(request)
    await claim(parts.store, who, data.key, parts.clock.now())
    parts.people.forget(who.id)


@post("/api/reports", status_code=204, responses=PROBLEMS, tags=["tables"])
async def report(request: AnyRequest, data: JSONBody[protocol.ReportBody]) -> None:
    """Tell the admins about somebody at a table, with the last lines of its chat."""
    parts, who = services(request), await person(request)
    live = await find_table(request, data.table)
    parts.guard.check_new_report(request.scope)
    await parts.store.run(storing_report(live, who.id, data, parts.clock.now()))


@get("/api/notice", responses=PROBLEMS, tags=["operations"])
async def notice(request: AnyRequest) -> protocol.ServerNotice:
    """Return what every page shows at its top."""
    settings = services(request).hub.moderation.settings
    return protocol.ServerNotice(
        settings.announcement_pl, settings.announcement_en, settings.read_only
    )


ROUTES: list[ControllerRouterHandler] = [ADMIN, use_link, report, notice]

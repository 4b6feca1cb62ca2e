"""What people are told while they are away: by their browsers, and by e-mail."""

from __future__ import annotations

import hashlib
from typing import Annotated

import msgspec
import sqlalchemy as sa
from litestar import get, post
from litestar.params import JSONBody, PathParameter

from stolik import protocol
from stolik.server.accounts.people import session_key
from stolik.server.notifications.preferences import NotificationPreferences, preferences_of, zone_of
from stolik.server.notifications.public_network import is_endpoint
from stolik.server.notifications.web_push import Subscription, is_readable
from stolik.server.routes.base import PROBLEMS, AnyRequest, person, services, token
from stolik.server.routes.paths import UNSUBSCRIBE
from stolik.server.storage import schema
from stolik.table.errors import TableError

MOST_BROWSERS = 10
"""So many browsers of one person are told; the oldest makes room for another."""


async def _preferences(request: AnyRequest, player: str) -> NotificationPreferences:
    table = schema.notification_preferences
    query = sa.select(table.c.preferences).where(table.c.player == player)
    row = await services(request).store.row(query)
    return preferences_of(None if row is None else row.preferences)


async def _store(request: AnyRequest, player: str, preferences: NotificationPreferences) -> None:
    store, table, stored = (
        services(request).store,
        schema.notification_preferences,
        msgspec.to_builtins(preferences),
    )
    row = store.insert(table).values(player=player, preferences=stored)
    await store.run(
        row.on_conflict_do_update(index_elements=[table.c.player], set_={"preferences": stored})
    )


@get("/api/notifications", responses=PROBLEMS, tags=["notifications"])
async def notifications(request: AnyRequest) -> protocol.Notifications:
    """Tell what I want to be told, and what this server can do."""
    parts, who = services(request), await person(request)
    return protocol.Notifications(
        preferences=await _preferences(request, who.id),
        push_key=parts.notifier.push_key,
        can_mail=parts.notifier.mailer is not None,
        email=await parts.emails.of(who.id),
    )


@post("/api/notifications/preferences", status_code=204, responses=PROBLEMS, tags=["notifications"])
async def change_preferences(
    request: AnyRequest, data: JSONBody[protocol.NotificationPreferences]
) -> None:
    """Change what I want to be told."""
    who = await person(request)
    if zone_of(data.zone) is None:
        raise TableError("bad-options", "no such time zone")
    await _store(request, who.id, data)


@post("/api/notifications/push", status_code=204, responses=PROBLEMS, tags=["notifications"])
async def subscribe(request: AnyRequest, data: JSONBody[protocol.PushBody]) -> None:
    """Tell me in this browser what I want to be told, as long as this session lasts."""
    parts, who = services(request), await person(request)
    if parts.notifier.push_key is None:
        raise TableError("not-now", "the host has switched Web Push off")
    subscription = Subscription(data.endpoint, data.p256dh, data.auth)
    if not is_endpoint(data.endpoint, parts.config.push_anywhere) or not is_readable(subscription):
        raise TableError("bad-options", "this is no subscription of a push service")
    table, key = schema.push_subscriptions, _key(data.endpoint)
    row = {
        "key": key,
        "player": who.id,
        "session": session_key(token(request)),
        "made": parts.clock.now(),
        **msgspec.structs.asdict(subscription),
    }
    newest = (
        sa.select(table.c.key)
        .where(table.c.player == who.id)
        .order_by(table.c.made.desc(), table.c.key)
        .limit(MOST_BROWSERS)
    )
    surplus = sa.delete(table).where(table.c.player == who.id, table.c.key.not_in(newest))
    await parts.store.run(
        sa.delete(table).where(table.c.key == key), sa.insert(table).values(**row), surplus
    )


@post("/api/notifications/push/end", status_code=204, responses=PROBLEMS, tags=["notifications"])
async def unsubscribe_browser(request: AnyRequest, data: JSONBody[protocol.EndPushBody]) -> None:
    """Tell this browser nothing any more."""
    who, table = await person(request), schema.push_subscriptions
    mine = (table.c.key == _key(data.endpoint)) & (table.c.player == who.id)
    await services(request).store.run(sa.delete(table).where(mine))


@post(UNSUBSCRIBE + "{link:str}", status_code=204, responses=PROBLEMS, tags=["notifications"])
async def unsubscribe_mail(
    request: AnyRequest,
    link: Annotated[str, PathParameter(max_length=120, pattern=r"^[\w~-]+$")],
) -> None:
    """End e-mails of one kind for the person whom the link was mailed to."""
    parts = services(request)
    links = parts.notifier.links
    found = None if links is None else links.read(link)
    if found is None:
        raise TableError("wrong-link")
    player, kind = found
    known = sa.select(schema.players.c.id).where(schema.players.c.id == player)
    if await parts.store.row(known) is None:
        return  # their account is gone, and its e-mails with it
    preferences = await _preferences(request, player)
    fewer = tuple(one for one in preferences.mail if one != kind)
    await _store(request, player, msgspec.structs.replace(preferences, mail=fewer))


def _key(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


ROUTES = [notifications, change_preferences, subscribe, unsubscribe_browser, unsubscribe_mail]

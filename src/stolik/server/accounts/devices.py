"""Devices: a long-lived cookie shows which sessions share a browser.

It identifies no person. It lets the server recognize a new guest session on the same browser where
that matters: somebody who was removed from a table stays out, and nobody takes a second hand of a
running game (`accounts/origins.py`).
"""

from __future__ import annotations

import hashlib
import secrets

import msgspec
import sqlalchemy as sa
from litestar.datastructures import Cookie

from stolik.server.accounts.cookies import DAY, cookie_value
from stolik.server.storage import schema
from stolik.server.storage.store import Store

NAME = "stolik-device"
DAYS = 400
"""Browsers keep no cookie for longer; every visit renews it."""

RENEWED_AFTER = DAY * 1000
"""Milliseconds after which a visit is noted again, so that few visits cause a write."""


class Device(msgspec.Struct, frozen=True):
    """A browser: the key under which it is stored, and its cookie's value."""

    key: str
    token: str
    is_new: bool = False
    """Not stored yet: that is done with the first session on it."""
    browser: str = ""
    """Its kind, as its owner would call it."""

    def storing(self, now: int) -> list[sa.Insert]:
        """The statements that store it, none if it is stored."""
        row = {"key": self.key, "created": now, "used": now, "browser": self.browser}
        return [sa.insert(schema.devices).values(**row)] if self.is_new else []


def browser_of(agent: str) -> str:
    """The browser and system that a User-Agent header names; empty for what nobody would recognize.

    >>> browser_of("Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0")
    'Firefox, Android'
    >>> browser_of("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36")
    'Chrome, Linux'
    >>> browser_of("curl/8")
    ''
    """
    named = (_first(_BROWSERS, agent), _first(_SYSTEMS, agent))
    return ", ".join(one for one in named if one)


def _first(known: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for sign, name in known if sign in agent), "")


# Most browsers name others as well: the more special one comes first.
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


async def device_of(store: Store, cookies: str, agent: str, now: int) -> Device:
    """The device of a Cookie header, a new one if it has none that this server gave out."""
    devices, browser = schema.devices, browser_of(agent)
    token = cookie_value(cookies, NAME)
    if token and len(token) <= 100:
        key = _key(token)
        mine = devices.c.key == key
        known = await store.row(sa.select(devices.c.used).where(mine))
        if known is not None and known.used < now - RENEWED_AFTER:
            await store.run(sa.update(devices).where(mine).values(used=now, browser=browser))
        if known is not None:
            return Device(key, token, browser=browser)
    token = secrets.token_urlsafe(32)
    return Device(_key(token), token, is_new=True, browser=browser)


def device_cookie(device: Device, secure: bool) -> Cookie:
    """The cookie by which a browser is recognized; scripts cannot read it."""
    return Cookie(
        key=NAME,
        value=device.token,
        max_age=DAYS * DAY,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def _key(token: str) -> str:
    """Devices are stored as hashes, as sessions are."""
    return hashlib.sha256(token.encode()).hexdigest()

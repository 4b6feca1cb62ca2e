"""What a browser test does over the wire, as the guest whose browser waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from playwright.sync_api import Page

from length import LONGEST
from stolik.client import Client

Done = TypeVar("Done")


def by_api(work: Callable[[], Awaitable[Done]]) -> Done:
    """Do something over the wire while the browser waits."""
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(lambda: asyncio.run(work())).result()  # type: ignore[arg-type]


def become(page: Page, name: str) -> None:
    """Make the page's visitor a guest."""
    page.request.post("/api/session", data={"name": name})


def token(page: Page) -> str:
    return next(c["value"] for c in page.context.cookies() if c["name"] == "stolik")


def client_of(address: str, cookie: str) -> Client:
    """The same guest, over the wire."""
    client = Client(address, timeout=LONGEST)
    client.http.cookies.set("stolik", cookie)
    return client


def hand_over(page: Page, client: Client, address: str) -> None:
    """Give a guest made over the wire a browser."""
    value = client.http.cookies["stolik"]
    page.context.add_cookies([{"name": "stolik", "value": value, "url": address}])

"""Admins for tests: accounts that opened the link of the console."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any

import msgspec

from length import LONGEST
from server.nodes import accounts, serving
from stolik.client import Client
from stolik.server.admin.admin_link import new_link
from stolik.server.config import config_from
from stolik.server.storage.store import Store


async def link_key(folder: str) -> str:
    """The key of a new link, as `stolik admin link` makes it beside a running server."""
    store = await Store.open(config_from({}, data_dir=folder).store_url)
    try:
        return (await new_link(store)).partition("#")[2]
    finally:
        await store.close()


@asynccontextmanager
async def admin_of(address: str, folder: object) -> AsyncIterator[Client]:
    """An account that is an admin of the server at this address, whose data are in the folder."""
    async with accounts(address, "Szefowa") as (client,):
        await client.request("POST", "/api/admin-link", {"key": await link_key(str(folder))})
        yield client


async def get(client: Client, path: str) -> Any:
    return msgspec.json.decode((await client.request("GET", f"/api/admin{path}")).content)


async def post(client: Client, path: str, body: object = None) -> Any:
    answer = await client.request("POST", f"/api/admin{path}", body)
    return msgspec.json.decode(answer.content) if answer.content else None


async def player_of(client: Client) -> str:
    answer = await client.request("GET", "/api/session")
    return str(msgspec.json.decode(answer.content)["player"])


def administered(**settings: object) -> Callable:
    """Run an asynchronous test with a fresh server, its admin and the folder of its data."""

    def wrap(test: Callable) -> Callable:
        @wraps(test)
        def run(tmp_path: Path) -> None:
            async def whole() -> None:
                async with (
                    serving(data_dir=str(tmp_path), **settings) as address,
                    admin_of(address, tmp_path) as admin,
                    asyncio.timeout(LONGEST),
                ):
                    await test(address, admin, tmp_path)

            asyncio.run(whole())

        del run.__wrapped__  # pytest must ask for the folder only
        return run

    return wrap

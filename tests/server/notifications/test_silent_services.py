"""SMTP servers and push services that take a connection and never answer keep nobody waiting."""

import asyncio
import subprocess
import sys
from contextlib import asynccontextmanager

import pytest

from length import LONGEST
from server.nodes import accounts, guests
from server.notifications.test_notifications import (
    begin,
    in_house,
    move,
    prefer,
    quick,
    scenario_in_house,
)
from stolik.server.notifications import mail, notifier, public_network

__all__ = ["quick"]


@pytest.fixture(autouse=True)
def endless(monkeypatch):
    """Who waits for such a service waits longer than any test; closing waits for a moment."""
    monkeypatch.setattr(mail, "SECONDS", 10.0 * LONGEST)
    monkeypatch.setattr(public_network, "SECONDS", 10.0 * LONGEST)
    monkeypatch.setattr(notifier, "CLOSING_SECONDS", 0.05)


class Silence:
    """A server that takes every connection and answers nothing; it knows how many there were."""

    def __init__(self):
        self.connections = 0
        self.port = 0
        self._end = asyncio.Event()

    async def serve(self, reader, writer):
        self.connections += 1
        await self._end.wait()
        writer.close()

    def end(self):
        self._end.set()

    async def reached(self, count):
        while self.connections < count:
            await asyncio.sleep(0.02)


@asynccontextmanager
async def silence():
    silent = Silence()
    server = await asyncio.start_server(silent.serve, "127.0.0.1", 0)
    silent.port = server.sockets[0].getsockname()[1]
    try:
        yield silent
    finally:
        silent.end()
        server.close()


def test_moves_go_on_and_the_server_ends_while_push_services_are_silent():
    async def scenario(house):
        async with silence() as silent, guests(house.address, "Ala", "Ewa") as (ala, ewa):
            table, (mover, other) = await begin(ala, ewa)
            for number, client in enumerate((ala, ewa, ala, ewa)):
                body = (await house.browser(client, f"b{number}")).body
                body["endpoint"] = f"http://127.0.0.1:{silent.port}/{number}"
                await client.request("POST", "/api/notifications/push", body)
            for count in range(1, 3):
                await move(mover, table)
                mover, other = other, mover
                await silent.reached(count)
            await move(mover, table)
            assert (await ala.request("GET", "/api/tables/mine")).json()["tables"]
            await house.restart()

    in_house(scenario)


def test_nobody_waits_for_a_silent_smtp_server():
    async def whole():
        async with silence() as silent:

            async def scenario(house):
                async with accounts(house.address, "Ala", "Ewa") as (ala, ewa):
                    for client, name in ((ala, "ala"), (ewa, "ewa")):
                        body = {"email": f"{name}@example.org", "password": "dobre-haslo-do-testu"}
                        await client.request("POST", "/api/account/email", body)
                        # The same connection takes the next request at once.
                        await client.request("GET", "/api/session")
                    await silent.reached(2)
                    table, (mover, _) = await begin(ala, ewa)
                    await prefer(ala, language="en")
                    await move(mover, table)
                    await house.restart()

            await scenario_in_house(scenario, smtp_url=f"smtp://127.0.0.1:{silent.port}")

    asyncio.run(whole())


def test_redis_is_imported_only_by_servers_that_share_their_tables():
    code = (
        "import sys, stolik.server.run;"
        "print([name for name in sys.modules if name.split('.')[0] == 'redis'])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"

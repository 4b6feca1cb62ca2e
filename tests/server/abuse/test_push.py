"""Push services that strangers name: they keep nobody else from their messages."""

from __future__ import annotations

import asyncio
import socket
import threading
from contextlib import asynccontextmanager

from length import LONGEST
from server.notifications import test_notifications
from server.notifications.post_office import Browser, until
from server.notifications.test_notifications import begin, in_house, move, two
from stolik.server.notifications import public_network
from stolik.server.notifications.public_network import CONNECTIONS, PublicNetwork
from stolik.server.routes.notifications import MOST_BROWSERS

quick = test_notifications.quick  # a fixture
TABLES = 5


@asynccontextmanager
async def silent_service():
    """A push service that takes connections and never answers; gives its address and them."""
    taken = []

    async def serve(reader, writer):
        taken.append(writer)
        await reader.read()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", taken
    finally:
        server.close()


def test_services_that_never_answer_keep_nobody_elses_message_back(quick, monkeypatch):
    post = PublicNetwork.post

    async def sent(network, url, *more):
        """Silent services are given up soon; the honest one may be as slow as the machine."""
        is_honest = url.startswith(house_of_office[0])
        monkeypatch.setattr(public_network, "SECONDS", LONGEST if is_honest else 1.0)
        return await post(network, url, *more)

    house_of_office = []
    monkeypatch.setattr(PublicNetwork, "post", sent)

    async def scenario(house):
        house_of_office.append(Browser(house.office, "x").endpoint.rpartition("/")[0])
        async with (
            silent_service() as (silent, taken),
            two(house, "Zbir", "Łotr") as hostile,
            two(house, "Ala", "Ewa") as (ala, ewa),
        ):
            for client in hostile:
                for number in range(MOST_BROWSERS):
                    body = Browser(house.office, "x").body
                    body["endpoint"] = f"{silent}/{client.me.player}/{number}"
                    await client.request("POST", "/api/notifications/push", body)
            honest, (mover, other) = await begin(ala, ewa)
            browser = await house.browser(other, "phone")
            for _ in range(TABLES):
                table, (first, _) = await begin(*hostile)
                await move(first, table)
            await until(lambda: len(taken) >= CONNECTIONS)
            await move(mover, honest)
            await until(lambda: browser.told)

    in_house(scenario)


def test_name_servers_that_never_answer_hold_up_nothing_else(monkeypatch):
    """A lookup cannot be interrupted; replays and pictures use the threads that others share."""
    may_go_on, asked = threading.Event(), []

    def look_up(host, port, **_):
        asked.append(host)
        may_go_on.wait()
        raise socket.gaierror

    async def scenario():
        network = PublicNetwork()
        posts = [
            asyncio.create_task(network.post(f"https://{number}.example/", {}, b""))
            for number in range(2 * CONNECTIONS)
        ]
        try:
            await until(lambda: asked)
            assert await asyncio.to_thread(lambda: "done") == "done"
        finally:
            may_go_on.set()
            await asyncio.gather(*posts, return_exceptions=True)
            await network.close()

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    asyncio.run(asyncio.wait_for(scenario(), LONGEST))

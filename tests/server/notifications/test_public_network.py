"""Addresses that strangers name: the server connects to the public internet only."""

import asyncio

import pytest

from length import LONGEST
from server.nodes import guests
from server.notifications.post_office import Browser
from server.notifications.test_notifications import in_house
from stolik.client import ServerError
from stolik.server.notifications.public_network import (
    NotPublic,
    PublicNetwork,
    is_endpoint,
    is_public,
)

INSIDE = (
    "http://push.example/x",
    "https://",
    "https://me:secret@push.example/x",
    "ftp://push.example/x",
    "https://push.example:0/x",
    "https://push.example/ x",
    "https://[::1/x",
    "https://push.example/" + "x" * 1000,
)


@pytest.mark.parametrize("url", INSIDE)
def test_only_https_addresses_are_endpoints(url):
    assert not is_endpoint(url)


PRIVATE = (
    *("127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.1.7", "169.254.169.254", "0.0.0.0"),
    *("100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1"),
    *("::ffff:127.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::", "ff02::1"),
)


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_of_networks_around_the_server_are_not_public(address):
    assert not is_public(address)


def test_a_host_that_leads_inside_is_not_connected_to():
    async def scenario():
        network, asked = PublicNetwork(), []

        async def serve(reader, writer):
            asked.append(await reader.read(100))

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        for host in ("localhost", "127.0.0.1", "[::1]", "2130706433", "0x7f000001"):
            with pytest.raises(OSError):
                await network.post(f"http://{host}:{port}/x", {}, b"x")
        with pytest.raises(NotPublic):
            await network.post(f"http://localhost:{port}/x", {}, b"x")
        assert asked == []
        await network.close()
        server.close()

    asyncio.run(asyncio.wait_for(scenario(), LONGEST))


def test_a_subscription_inside_is_refused_unless_the_host_allows_it():
    async def scenario(house):
        async with guests(house.address, "Ala") as (ala,):
            body = Browser(house.office, "x").body
            with pytest.raises(ServerError, match="bad-options"):
                await ala.request("POST", "/api/notifications/push", body)
            with pytest.raises(ServerError, match="bad-options"):
                spoilt = body | {"endpoint": "https://push.example/x", "p256dh": "AAAA"}
                await ala.request("POST", "/api/notifications/push", spoilt)

    in_house(scenario, push_anywhere=False)

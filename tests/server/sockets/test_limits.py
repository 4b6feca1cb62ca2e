"""Who counts as one where requests, sockets and guesses are limited."""

import asyncio

import pytest

from stolik.server import guard
from stolik.server.config import config_from
from stolik.server.guard import REFUSALS_AT_ONCE, Guard, client_address
from stolik.server.limits.addresses import AddressList
from stolik.server.limits.tcp_connections import TcpConnections
from stolik.server.monitoring.metrics import Metrics


def address(of):
    return client_address({"client": (of, 40_000)})


def test_all_addresses_of_one_line_count_as_one():
    assert address("2001:db8:1:2::7") == address("2001:db8:1:2:ffff:abcd:0:1")
    assert address("fe80::1%eth0") == address("fe80::2")


def test_neighbours_count_apart():
    assert address("2001:db8:1:2::7") != address("2001:db8:1:3::7")
    assert address("192.0.2.1") != address("192.0.2.2")


def test_an_ipv4_address_is_the_same_however_it_is_written():
    assert address("::ffff:192.0.2.1") == address("192.0.2.1")


@pytest.mark.parametrize("odd", ["", "local", "a:b", "unix:/run/stolik.sock"])
def test_what_is_no_address_is_taken_as_it_is(odd):
    assert address(odd) == odd


def test_without_an_address_everybody_is_local():
    assert client_address({"client": None}) == "local"


@pytest.mark.usefixtures("nothing_refills")
def test_who_asks_on_though_refused_is_answered_late(monkeypatch):
    """The first refusals come at once, as honest clients need them; a flood waits for its own."""
    waits, answers = [], []

    async def sleep(seconds):
        waits.append(seconds)

    async def app(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def flood(of, count):
        asked = {
            "type": "http",
            "method": "GET",
            "path": "/",
            "raw_path": b"/",
            "query_string": b"",
        }
        scope = asked | {"query_string": b"", "headers": [], "client": (of, 1)}
        for _ in range(count):
            await door(dict(scope), None, send)

    async def send(message):
        if message["type"] == "http.response.start":
            answers.append(message["status"])

    monkeypatch.setattr(guard.asyncio, "sleep", sleep)
    connections = TcpConnections(100, 1000, AddressList(""))
    door = Guard(app, config_from({}, request_rate=1), Metrics(), connections)
    asyncio.run(flood("192.0.2.1", 100))
    refused = answers.count(429)
    assert refused > REFUSALS_AT_ONCE
    assert 0 < len(waits) <= refused - REFUSALS_AT_ONCE
    late = len(waits)
    asyncio.run(flood("192.0.2.2", 12))  # somebody else's flood delays nobody
    assert len(waits) == late

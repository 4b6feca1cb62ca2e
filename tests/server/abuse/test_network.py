"""Attacks below the requests: endless heads, slow clients, forged addresses."""

from __future__ import annotations

import asyncio
import contextlib
import socket

import pytest

from length import LONGEST
from server.abuse.raw_clients import (
    GET,
    MEGABYTE,
    POST,
    STRANGER,
    connected,
    flood,
    no_5xx,
    repeated,
    status,
    until_connections,
    whatever,
)
from server.nodes import NodeProcess, guests, served, serving
from stolik.client import Client
from stolik.server.limits import http_limits

# --- heads and bodies without an end ----------------------------------------------------------

ENDLESS = {
    "short lines": (GET, b"a: b\r\n" * 1000),
    "one long line": (GET + b"x: ", b"y" * 8192),
    "one long name": (GET, b"y" * 8192),
    "target": (b"GET /", b"y" * 8192),
    "before a socket": (GET + b"upgrade: websocket\r\nconnection: upgrade\r\nx: ", b"y" * 8192),
    "headers behind the body": (
        POST.replace(b"content-length: 12", b"transfer-encoding: chunked") + b"0\r\n",
        b"a: b\r\n" * 1000,
    ),
    "one long header behind it": (
        POST.replace(b"content-length: 12", b"transfer-encoding: chunked") + b"0\r\nx: ",
        b"y" * 8192,
    ),
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_nothing_that_has_no_end_is_read_for_long(kind):
    """11 MB of short lines cost 270 MB of memory, and any number of megabytes was read."""

    @served()
    async def scenario(address):
        first, more = ENDLESS[kind]
        async with connected(address) as (reader, writer):
            writer.write(first)
            sent, heard = await flood(reader, writer, repeated(more), 24 * MEGABYTE)
            assert sent < 24 * MEGABYTE
            assert status(heard) in (400, 431, None)  # none: it was still sending
        assert await no_5xx(address)

    scenario()


@served(header_lines=10, header_bytes=1024)
async def test_limits_of_heads_are_exact(address):
    async def ask(head):
        async with connected(address) as (reader, writer):
            writer.write(head + b"connection: close\r\n\r\n")
            return status(await whatever(reader))

    assert await ask(GET + b"a: b\r\n" * 8) == 200
    assert await ask(GET + b"a: b\r\n" * 9) == 431
    room = 1024 - len("/healthhostxconnectionclose" + "a")
    assert await ask(GET + b"a: " + b"b" * room + b"\r\n") == 200
    assert await ask(GET + b"a: " + b"b" * (room + 1) + b"\r\n") == 431


@served()
async def test_a_body_that_is_too_long_is_answered_though_it_is_still_coming(address):
    async with connected(address) as (reader, writer):
        writer.write(POST.replace(b"content-length: 12", b"content-length: 600000"))
        writer.write(b"x" * 600_000)
        assert status(await reader.readuntil(b"\r\n\r\n")) == 413


def test_a_body_without_an_end_is_cut_off(monkeypatch):
    monkeypatch.setattr(http_limits, "THROTTLED_SECONDS", 0.01)

    @served()
    async def scenario(address):
        async with connected(address) as (reader, writer):
            writer.write(POST.replace(b"content-length: 12", b"transfer-encoding: chunked"))
            chunk = b"1000\r\n" + b"x" * 4096 + b"\r\n"
            sent, _ = await flood(reader, writer, repeated(chunk), 48 * MEGABYTE)
            assert sent < 48 * MEGABYTE
        assert await no_5xx(address)

    scenario()


@served()
async def test_a_body_has_to_say_its_length_beforehand(address):
    async with connected(address) as (reader, writer):
        writer.write(POST.replace(b"content-length: 12", b"transfer-encoding: chunked"))
        assert status(await reader.readuntil(b"\r\n\r\n")) == 400
        assert b"Content-Length" in await reader.readuntil(b"Content-Length")


@served()
async def test_requests_sent_ahead_are_few(address):
    """One read of a hundred kilobytes made thousands of requests, each with its own state."""
    async with connected(address) as (reader, writer):
        writer.write((GET + b"\r\n") * 3000)
        heard = await whatever(reader)
        assert heard.count(b"HTTP/1.1 200") < 100
    async with connected(address) as (reader, writer):
        writer.write((GET + b"\r\n") * 4)
        for _ in range(4):
            assert status(await reader.readuntil(b"\r\n\r\n")) == 200
            await reader.readuntil(b"}")


def test_who_goes_before_the_answers_causes_no_errors(tmp_path):
    """Of several requests sent ahead only the last knew that its client had gone."""

    async def scenario(address):
        for count in (2, 8, 30):
            for _ in range(10):
                async with connected(address) as (_, writer):
                    writer.write(b"GET /api/tables HTTP/1.1\r\nhost: x\r\n\r\n" * count)
                    await writer.drain()
                    await asyncio.sleep(0.002)
                    writer.transport.abort()
        await until_connections(address, 0)
        assert await no_5xx(address)

    node = NodeProcess(tmp_path).start()
    try:
        node.wait()
        asyncio.run(asyncio.wait_for(scenario(node.address), LONGEST))
    finally:
        node.stop()
    assert node.log.read_text() == ""


# --- slow clients -----------------------------------------------------------------------------

HALF = {
    "nothing": b"",
    "half a line": b"GET /hea",
    "empty lines": b"\r\n",
    "half a head": GET,
    "half a handshake": GET + b"upgrade: websocket\r\nconnection: upgrade\r\n",
    "half a body": POST + b'{"na',
    "half a second request": GET + b"\r\n" + GET,
}


@pytest.mark.parametrize("kind", HALF)
def test_a_client_that_does_not_go_on_is_let_go(kind):
    """Half requests were waited for without an end."""

    @served(header_seconds=0.2, body_seconds=0.2)
    async def scenario(address):
        async with connected(address) as (reader, writer):
            writer.write(HALF[kind])
            heard = await whatever(reader)
            assert b" 408 " in heard
        assert await no_5xx(address)

    scenario()


@served(header_seconds=0.3, body_seconds=0.3)
async def test_a_trickle_is_no_progress(address):
    """A byte now and then keeps no connection open: the whole head and body have a deadline."""
    for begin in (GET + b"x: ", POST.replace(b"content-length: 12", b"content-length: 100000")):
        async with connected(address) as (reader, writer):
            writer.write(begin)
            said = asyncio.create_task(whatever(reader))
            with contextlib.suppress(OSError):
                while not said.done():
                    writer.write(b" ")
                    await writer.drain()
                    await asyncio.sleep(0.02)
            assert status(await said) == 408


@served(header_seconds=600, body_seconds=600, header_bytes=1_048_576)
async def test_a_request_in_crumbs_is_cut_off_before_its_time_is_up(address):
    """Reading a byte costs as much as reading a head: crumbs were read for as long as they came.

    Neither the time nor the bytes of a head end these, only the number of pieces does."""
    body = POST.replace(b"content-length: 12", b"content-length: 100000")
    for begin, refused in ((GET + b"x: ", 431), (body, 408)):
        async with connected(address) as (reader, writer):
            writer.transport.get_extra_info("socket").setsockopt(
                socket.IPPROTO_TCP, socket.TCP_NODELAY, 1
            )
            writer.write(begin)
            said = asyncio.create_task(whatever(reader))
            with contextlib.suppress(OSError):
                while not said.done():
                    writer.write(b" ")
                    await writer.drain()
                    await asyncio.sleep(0.001)
            assert status(await said) == refused


@served(header_seconds=2.0, body_seconds=2.0)
async def test_a_socket_outlives_the_time_that_its_head_may_take(address):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as seat, connected(address) as (reader, writer):
            writer.write(GET)
            assert status(await whatever(reader)) == 408, "one that came later has had its time"
            assert (await seat.say("ping"))["type"] == "pong"


# --- who asks ---------------------------------------------------------------------------------


def test_the_right_most_address_that_is_no_proxys_is_believed():
    from stolik.server.limits.addresses import AddressList, client_behind  # noqa: PLC0415

    some = AddressList("127.0.0.1, 10.0.0.0/8, ::1")
    cases = {
        ("192.0.2.1", "198.51.100.7"): "192.0.2.1",  # no proxy: its header says nothing
        ("127.0.0.1", "198.51.100.7"): "198.51.100.7",
        ("127.0.0.1", "198.51.100.7, 203.0.113.9"): "203.0.113.9",
        ("127.0.0.1", "198.51.100.7, 203.0.113.9, 10.1.2.3"): "203.0.113.9",
        ("127.0.0.1", "203.0.113.9:4711"): "203.0.113.9",
        ("::1", "[2001:db8::7]:80"): "2001:db8::7",
        ("127.0.0.1", "10.0.0.1, 10.0.0.2"): "10.0.0.1",  # somebody of the host's own network
        ("127.0.0.1", "198.51.100.7, nonsense, 10.0.0.2"): "10.0.0.2",
        ("127.0.0.1", ""): "127.0.0.1",
    }
    for (peer, forwarded), client in cases.items():
        assert client_behind(some, peer, [forwarded]) == client, (peer, forwarded)
    everybody = AddressList("*")
    assert client_behind(everybody, "192.0.2.1", ["198.51.100.7, 203.0.113.9"]) == "203.0.113.9"
    assert client_behind(everybody, "192.0.2.1", ["198.51.100.7", "10.1.1.1"]) == "10.1.1.1"


@served(trusted_proxies="*", metrics_from="198.51.100.7")
async def test_nobody_chooses_their_own_address_where_all_proxies_are_trusted(address):
    async def ask(*forwarded):
        headers = [("x-forwarded-for", one) for one in forwarded]
        async with Client(address) as client:
            return (await client.http.get("/metrics", headers=headers)).status_code

    assert await ask("203.0.113.9, 198.51.100.7") == 200
    assert await ask("198.51.100.7, 203.0.113.9") == 404
    assert await ask("198.51.100.7", "203.0.113.9") == 404


# --- what is not for everybody ----------------------------------------------------------------

WAYS = (b"/metrics", b"/metrics/", b"//metrics", b"/./metrics", b"/a/../metrics", b"/metrics//")


@served()
async def test_numbers_are_for_the_host_however_their_path_is_written(address):
    async def ask(path, source):
        async with connected(address, source) as (reader, writer):
            writer.write(b"GET " + path + b" HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            return await whatever(reader)

    for path in (*WAYS, b"/%6Detrics", b"/%2e/metrics", b"/metrics%2f", b"/METRICS"):
        assert b"stolik_entries_total" not in await ask(path, STRANGER), path
    assert b"stolik_entries_total" in await ask(b"/metrics", "127.0.0.1")


@served()
async def test_a_path_with_needless_parts_leads_to_the_plain_one(address):
    async def ask(path):
        async with connected(address) as (reader, writer):
            writer.write(b"GET " + path + b" HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            heard = await whatever(reader)
            found = [one for one in heard.split(b"\r\n") if one.startswith(b"location: ")]
            return status(heard), found[0].removeprefix(b"location: ") if found else None

    assert await ask(b"/health") == (200, None)
    assert await ask(b"//health/?a=1") == (308, b"/health?a=1")
    assert await ask(b"//elsewhere.example") == (308, b"/elsewhere.example")
    assert (await ask(b"/"))[1] is None


def test_a_node_that_ends_lets_go_of_half_requests(tmp_path):
    async def scenario():
        async with serving(data_dir=str(tmp_path)) as address, connected(address) as (_, writer):
            writer.write(POST + b"{")
            await writer.drain()

    asyncio.run(asyncio.wait_for(scenario(), LONGEST))

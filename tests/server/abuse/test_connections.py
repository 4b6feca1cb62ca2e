"""Attacks by many connections, and by raw frames on a socket."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket

import pytest
from websockets.frames import apply_mask

from length import LONGEST
from server.abuse.raw_clients import (
    GET,
    MEGABYTE,
    OTHER,
    STRANGER,
    connected,
    flood,
    numbers,
    repeated,
    status,
    until_connections,
    whatever,
)
from server.nodes import guests, served
from stolik.server import run
from stolik.server.limits import http_limits, tcp_connections
from stolik.server.limits.addresses import AddressList
from stolik.server.sockets.wire import TableProtocol

# --- many connections -------------------------------------------------------------------------


async def is_served(address, source):
    async with connected(address, source) as (reader, writer):
        with contextlib.suppress(OSError):
            writer.write(GET + b"connection: close\r\n\r\n")
            return status(await whatever(reader)) == 200
    return False


@served(connections_per_address=5, sockets_per_address=1)
async def test_an_address_holds_so_many_connections_and_no_more(address):
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(6):
            _, writer = await stack.enter_async_context(connected(address))
            writer.write(GET)
        await until_connections(address, 6)
        assert not await is_served(address, STRANGER)
        assert await is_served(address, OTHER)
        writer.close()
        await until_connections(address, 5)
        assert await is_served(address, STRANGER)


@served(connections_per_address=2, sockets_per_address=1)
async def test_everybody_behind_a_proxy_is_not_one_address(address):
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(20):
            _, writer = await stack.enter_async_context(connected(address, "127.0.0.1"))
            writer.write(GET)
        await until_connections(address, 20)
        assert await is_served(address, "127.0.0.1")


@served(connections_per_address=2, sockets_per_address=1)
async def test_connections_of_sockets_are_counted_until_they_are_gone(address):
    """Each way of ending a socket gives its place back, and none gives it back twice."""
    path = b"GET /api/tables/t_none/socket HTTP/1.1\r\nhost: x\r\n"
    upgrade = b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    key = b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    for ending in (key, b"\r\n"):
        for _ in range(8):
            async with connected(address) as (reader, writer):
                writer.write(path + upgrade + ending)
                await reader.readuntil(b"\r\n\r\n")
            await until_connections(address, 0)
    assert await is_served(address, STRANGER)


def test_many_half_requests_keep_nobody_out():
    """1,100 made the node unreachable."""

    @served(sockets_per_address=200)
    async def scenario(address):
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(1100):
                with contextlib.suppress(OSError):
                    _, writer = await stack.enter_async_context(connected(address))
                    writer.write(GET)
            found = await numbers(address)
            assert found["stolik_connections"] <= 301  # sockets, others, and the one that asks
            assert found["stolik_connections_refused"] >= 800
            assert await is_served(address, OTHER)

    scenario()


def test_an_address_that_sends_too_much_is_read_slowly_and_others_are_not(monkeypatch):
    """A trickle of single bytes on a few hundred connections cost half a core."""
    monkeypatch.setattr(tcp_connections, "READS_PER_SECOND", 1e-6)
    monkeypatch.setattr(tcp_connections, "READS_AT_ONCE", 20.0)
    monkeypatch.setattr(http_limits, "THROTTLED_SECONDS", 3600.0)
    monkeypatch.setattr(run, "KEEP_ALIVE_SECONDS", 1)  # after which what is not read is closed

    async def is_answered(connection):
        reader, writer = connection
        try:
            writer.write(GET + b"\r\n")
            return status(await reader.readuntil(b"}")) == 200
        except (OSError, asyncio.IncompleteReadError):
            return False

    def stay_open(patch):
        """From here on a slow machine may take its time between two requests of a connection."""
        made = http_limits.LimitedHttpProtocol.connection_made

        def patiently(protocol, transport):
            protocol.timeout_keep_alive = LONGEST
            made(protocol, transport)

        patch.setattr(http_limits.LimitedHttpProtocol, "connection_made", patiently)

    @served()
    async def scenario(address):
        async with connected(address) as held:
            answers = 0
            while await is_answered(held):
                answers += 1
            assert 10 <= answers <= 20
        assert await is_served(address, STRANGER), "whoever comes anew is heard once"
        stay_open(monkeypatch)
        for source in (OTHER, "127.0.0.1"):  # a proxy stands for everybody
            async with connected(address, source) as other:
                for _ in range(5):
                    assert await is_answered(other)

    scenario()


class Held:
    """A connection that notes whether it was closed."""

    def __init__(self):
        self.is_closed = False

    def abort(self):
        self.is_closed = True


def test_when_all_is_full_those_who_wait_most_make_room():
    node = tcp_connections.TcpConnections(6, 10, AddressList(""))
    crowd = [Held() for _ in range(6)]
    assert all(node.admit(one, "a") for one in crowd)
    assert not node.admit(Held(), "a")
    busy = [Held() for _ in range(4)]
    for one in busy:
        assert node.admit(one, "b")
        node.set_waiting(one, False)  # a request is being answered, or it is a socket
    late = [Held() for _ in range(5)]
    assert [node.admit(one, name) for one, name in zip(late, "cdefg", strict=True)] == [True] * 5
    assert [one.is_closed for one in crowd] == [True] * 5 + [False]
    assert not any(one.is_closed for one in (*busy, *late))
    assert not node.admit(Held(), "c"), "who has as many as anybody has to wait"
    assert len(node) == 10
    for one in (*crowd, *busy, *late):
        node.release(one)
        node.release(one)
    assert len(node) == 0 and not node._counts and not node._waiting


def test_those_who_wait_are_fewer_than_all_that_may_be_open(monkeypatch):
    """Each costs memory, and 10,000 of them could be held from a few dozen addresses."""
    monkeypatch.setattr(tcp_connections, "MOST_WAITING", 6)
    node = tcp_connections.TcpConnections(6, 1000, AddressList(""))
    crowd = [Held() for _ in range(6)]
    assert all(node.admit(one, "a") for one in crowd)
    busy = [Held() for _ in range(50)]
    for number, one in enumerate(busy):
        assert node.admit(one, f"b{number}")
        node.set_waiting(one, False)
    assert not any(one.is_closed for one in busy)
    assert sum(one.is_closed for one in crowd) == 1, "one made room for all, one after the other"
    late = [Held() for _ in range(4)]
    assert all(node.admit(one, f"c{number}") for number, one in enumerate(late))
    assert sum(one.is_closed for one in crowd) == 4
    for one in (*crowd, *busy, *late):
        node.release(one)
    assert len(node) == node._waiting_count == 0 and not node._waiting


def test_large_pieces_count_for_more_than_small_ones():
    node = tcp_connections.TcpConnections(6, 10, AddressList(""))
    small, large = Held(), Held()
    assert node.admit(small, "a") and node.admit(large, "b")
    heard = [0, 0]
    for number, (one, size) in enumerate(((small, 1), (large, 65_536))):
        while node.may_read(one, size):
            heard[number] += 1
    assert heard[0] > 10 * heard[1] > 0


# --- frames -----------------------------------------------------------------------------------


def frame(opcode, body=b""):
    return bytes([opcode, 0x80 | len(body)]) + b"\1\2\3\4" + apply_mask(body, b"\1\2\3\4")


@contextlib.asynccontextmanager
async def raw_socket(address):
    """A socket at a table, past its welcome, to send bytes by hand."""
    async with guests(address, "Ala") as (ala,), connected(address) as (reader, writer):
        table = await ala.make_table("cardline")
        cookie = f"cookie: stolik={ala.http.cookies['stolik']}\r\n"
        head = (
            f"GET /api/tables/{table.id}/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n"
            "connection: upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        )
        writer.write((head + cookie + "\r\n").encode())
        await reader.readuntil(b"\r\n\r\n")
        assert b'"welcome"' in await reader.readuntil(b'"welcome"')
        yield reader, writer


@served()
async def test_a_message_in_endless_empty_pieces_is_cut_off(address):
    async with raw_socket(address) as (reader, writer):
        writer.write(frame(0x01, b"{"))
        sent, heard = await flood(reader, writer, repeated(frame(0x00) * 1000), 8 * MEGABYTE)
        assert sent < 8 * MEGABYTE
        assert (1009).to_bytes(2, "big") in heard


@served()
async def test_thousands_of_messages_of_one_read_do_not_wait_in_memory(address):
    async with raw_socket(address) as (reader, writer):
        text = json.dumps({"type": "ping", "id": "x"}).encode()
        writer.write(frame(0x81, text) * 6000)
        assert (1008).to_bytes(2, "big") in await whatever(reader)


@served()
async def test_pings_of_a_client_that_does_not_read_are_not_answered(address):
    """Every answer stayed in memory."""
    most = 0
    answered = TableProtocol.handle_ping

    def watched(self):
        nonlocal most
        answered(self)
        most = max(most, self.transport.get_write_buffer_size())

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TableProtocol, "handle_ping", watched)
        async with raw_socket(address) as (_, writer):
            small = writer.get_extra_info("socket")
            small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            writer.transport.pause_reading()
            for _ in range(64):  # about eight megabytes
                writer.write(frame(0x89, b"x" * 125) * 1000)
                await writer.drain()
                await asyncio.sleep(0)
            assert 0 < most < MEGABYTE

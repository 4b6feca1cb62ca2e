"""What is closed leaves the memory at once: the garbage collector looks at old objects rarely."""

import asyncio
import contextlib
import gc
import weakref

import pytest

from server.abuse.raw_clients import GET, POST, connected, whatever
from server.nodes import guests, served
from stolik.client import ServerError
from stolik.server.limits.http_limits import LimitedHttpProtocol
from stolik.server.sockets.connection import Connection
from stolik.server.sockets.wire import TableProtocol

TIMES = 5


@pytest.fixture
def kept(monkeypatch):
    """Connections that are still in memory, while the garbage collector does nothing."""
    found = weakref.WeakSet()
    for kind in (LimitedHttpProtocol, TableProtocol, Connection):
        made = kind.__init__

        def noting(self, *args, _made=made, **more):
            found.add(self)
            _made(self, *args, **more)

        monkeypatch.setattr(kind, "__init__", noting)
    gc.collect()
    gc.disable()
    yield found
    gc.enable()


async def request(address):
    async with connected(address) as (reader, writer):
        writer.write(GET + b"connection: close\r\n\r\n")
        await whatever(reader)


async def pipelined(address):
    async with connected(address) as (reader, writer):
        writer.write((GET + b"\r\n") * 6)
        await reader.read(1)


async def half_head(address):
    async with connected(address) as (_, writer):
        writer.write(GET)
        await writer.drain()


async def half_body(address):
    async with connected(address) as (_, writer):
        writer.write(POST + b" ")
        await writer.drain()


async def long_head(address):
    async with connected(address) as (reader, writer):
        writer.write(GET + b"a: b\r\n" * 200 + b"\r\n")
        await whatever(reader)


@pytest.mark.parametrize("visit", [request, pipelined, half_head, half_body, long_head])
def test_a_connection_that_is_gone_is_not_kept(kept, visit):
    @served()
    async def scenario(address):
        for _ in range(TIMES):
            await visit(address)
        while kept:
            await asyncio.sleep(0.01)

    scenario()


async def pings(seat):
    await seat.say("ping")


async def leaves_without_a_word(seat):
    seat.socket.transport.abort()


async def refused(seat):
    with pytest.raises(ServerError):
        await seat.say("sit", seat=7)


async def unreadable(seat):
    await seat.socket.send("{")
    await seat.until("failure")


async def too_long(seat):
    await seat.socket.send("x" * 100_000)
    with contextlib.suppress(Exception):  # however the server ends it
        while True:
            await seat.next()


@pytest.mark.parametrize("visit", [pings, leaves_without_a_word, refused, unreadable, too_long])
def test_a_socket_that_is_gone_is_not_kept_nor_is_its_table(kept, visit):
    """A table that was unloaded stayed in memory with every socket that had been there."""

    @served()
    async def scenario(address):
        async with guests(address, "Ala") as (ala,):
            table = await ala.make_table("cardline")
            for _ in range(TIMES):
                async with ala.sit_at(table.id) as seat:
                    await visit(seat)
        while kept:
            await asyncio.sleep(0.01)

    scenario()


def test_a_socket_that_was_refused_is_not_kept(kept):
    @served()
    async def scenario(address):
        async with guests(address, "Ala") as (ala,):
            for _ in range(TIMES):
                async with ala.sit_at("t_none") as seat:
                    assert seat.heard[0]["type"] == "goodbye"
        while kept:
            await asyncio.sleep(0.01)

    scenario()

"""Bare TCP connections to a server, for what no well-behaved client sends."""

from __future__ import annotations

import asyncio
import contextlib

import httpx

from stolik.client import Client, ServerError

STRANGER, OTHER = "127.0.0.2", "127.0.0.3"
"""Not trusted as proxies are, unlike 127.0.0.1."""

MEGABYTE = 1 << 20
GET = b"GET /health HTTP/1.1\r\nhost: x\r\n"
POST = (
    b"POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    b"content-length: 12\r\n\r\n"
)


@contextlib.asynccontextmanager
async def connected(address, source=STRANGER):
    """A bare connection from an address of this machine's own."""
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(source, 0))
    try:
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def flood(reader, writer, pieces, most):
    """Send until the server closes; gives how many bytes went out, and what it said."""
    said = asyncio.create_task(whatever(reader))
    sent = 0
    with contextlib.suppress(OSError):
        for piece in pieces:
            writer.write(piece)
            sent += len(piece)
            await writer.drain()
            await asyncio.sleep(0)
            if said.done() or sent > most:
                break
    if sent > most:
        said.cancel()
        return sent, b""
    return sent, await said


async def whatever(reader):
    """All that the server says until it closes."""
    heard = b""
    with contextlib.suppress(OSError):
        while data := await reader.read(65_536):
            heard += data
    return heard


def status(heard):
    return int(heard.split(b" ")[1]) if heard.startswith(b"HTTP/1.1 ") else None


def repeated(piece):
    while True:
        yield piece


async def numbers(address):
    """What /metrics says, name by name.

    Some tests give a head so little time that a busy machine may need another try.
    """
    text = ""
    async with Client(address) as client:
        while not text:
            with contextlib.suppress(httpx.HTTPError, ServerError):
                text = (await client.request("GET", "/metrics")).text
    lines = [one for one in text.splitlines() if not one.startswith("#")]
    return {name: float(value) for name, _, value in (one.rpartition(" ") for one in lines)}


async def no_5xx(address):
    return not [name for name in await numbers(address) if 'status="5' in name]


async def until_connections(address, count):
    """Wait until the node holds so many connections beside the one that asks."""
    while (await numbers(address))["stolik_connections"] != count + 1:
        await asyncio.sleep(0.01)

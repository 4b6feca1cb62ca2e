"""Connections to addresses that strangers name: to the public internet only.

A push endpoint is whatever a browser says. Without this, anybody could make the server send
requests to the machines around it.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import httpcore

SECONDS = 10.0
"""How long a request may take, from the lookup of its host to the status of its answer."""

LONGEST_URL = 1000

CONNECTIONS = 20
"""So many connections to endpoints may be open."""

LOOKUPS = 20
"""So many hosts are looked up at a time."""


class NotPublic(OSError):  # noqa: N818 - reads as what it is
    """The address leads somewhere that is not the public internet."""


def is_public(address: str) -> bool:
    """Whether an IP address is one of the public internet.

    >>> [is_public(one) for one in ("1.1.1.1", "127.0.0.1", "10.1.2.3", "::ffff:10.1.2.3")]
    [True, False, False, False]
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    for hidden in _embedded(found):
        if not hidden.is_global:
            return False
    return found.is_global and not found.is_multicast


def _embedded(
    address: ipaddress.IPv4Address | ipaddress.IPv6Address,
) -> Iterable[ipaddress.IPv4Address]:
    """IPv4 addresses that an IPv6 address stands for: mapped, 6to4, Teredo, NAT64."""
    if isinstance(address, ipaddress.IPv6Address):
        teredo = address.teredo or ()
        yield from (one for one in (address.ipv4_mapped, address.sixtofour, *teredo) if one)
        if address in _NAT64:
            yield ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)


_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


def is_endpoint(url: str, anywhere: bool = False) -> bool:
    """Whether a URL may be an endpoint: https with a host, without a name and password in it.

    Where its host leads is checked when it is connected to; that may change at any time.
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    schemes = ("https", "http") if anywhere else ("https",)
    is_plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    has_user = "@" in parts.netloc
    return bool(
        is_plain and parts.scheme in schemes and parts.hostname and not has_user and port != 0
    )


class PublicBackend(httpcore.AsyncNetworkBackend):
    """Looks a host up itself, and connects to what it has checked: nothing can change between."""

    def __init__(self) -> None:
        self._inner = httpcore.AnyIOBackend()
        # A stranger's name server may take its time, and a lookup cannot be interrupted.
        self._lookups = ThreadPoolExecutor(LOOKUPS, thread_name_prefix="stolik-lookup")

    def close(self) -> None:
        """Wait for no lookup."""
        self._lookups.shutdown(wait=False, cancel_futures=True)

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to a host of the public internet; raises NotPublic for others."""
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self._lookups, look_up)
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not all(map(is_public, addresses)):
            raise NotPublic(host)
        return await self._inner.connect_tcp(
            addresses[0], port, timeout, local_address, socket_options
        )

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Refuse: no endpoint is one."""
        raise NotPublic(path)

    async def sleep(self, seconds: float) -> None:
        """Wait, between two tries of the library."""
        await self._inner.sleep(seconds)


class PublicNetwork:
    """Sends requests to endpoints; `anywhere` lifts the limit, for tests and closed networks."""

    def __init__(self, anywhere: bool = False) -> None:
        self._backend = None if anywhere else PublicBackend()
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            max_connections=CONNECTIONS,
            network_backend=self._backend or httpcore.AnyIOBackend(),
        )

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send a request; returns its status. The answer's body is not read, no redirect followed.

        Raises OSError when nothing answers in time.
        """
        sent = {**headers, "host": urlsplit(url).netloc, "content-length": str(len(body))}
        try:
            async with (
                asyncio.timeout(SECONDS),
                self._pool.stream("POST", url, headers=list(sent.items()), content=body) as answer,
            ):
                return int(answer.status)
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError) as error:
            raise ConnectionError(str(error)) from error

    async def close(self) -> None:
        """Close every connection."""
        await self._pool.aclose()
        if self._backend is not None:
            self._backend.close()

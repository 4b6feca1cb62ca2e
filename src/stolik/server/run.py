"""Runs a node until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable

import msgspec
import uvicorn

from stolik.server.app import build
from stolik.server.config import Config
from stolik.server.guard import Guard
from stolik.server.limits.addresses import AddressList
from stolik.server.limits.http_limits import HttpLimits, NodeConfig
from stolik.server.limits.tcp_connections import TcpConnections, connection_capacity
from stolik.server.monitoring.logs import configure_logs
from stolik.server.sockets.wire import TableProtocol
from stolik.server.tables.preload import load_games
from stolik.server.task_pacing import TaskPacing
from stolik.server.workers.time_slices import SHORT, ask_for_slices

Ready = Callable[[int], None]

LONGEST_FRAME = 65_536
"""Socket frames longer than this are not read."""

KEEP_ALIVE_SECONDS = 5
"""A connection without a request is kept this long for the next one."""

SWITCH_SECONDS = 0.0005
"""After how long a waiting thread may run: the writer's commits must not wait for a busy loop."""


class NoAddress(Exception):  # noqa: N818 - reads as what it is
    """The address cannot be listened on: in use, not ours, or not allowed."""


class Node(uvicorn.Server):
    """Reports its port once it listens, or why it cannot start."""

    def __init__(self, guard: Guard, config: uvicorn.Config, ready: Ready | None) -> None:
        super().__init__(config)
        self._guard = guard
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the database, then the port; raises NoStorage or NoAddress."""
        loop = asyncio.get_running_loop()
        loop.set_task_factory(TaskPacing(loop))
        try:
            await super().startup(sockets)
        except SystemExit:
            address = f"{self.config.host}:{self.config.port}"
            raise self._guard.failure or NoAddress(address) from None
        if self.started and self._ready is not None:
            self._ready(self.servers[0].sockets[0].getsockname()[1])


def server_for(config: Config, ready: Ready | None = None) -> Node:
    """A server that has not started yet; `ready` is called with its port."""
    connections = TcpConnections(
        config.connections_per_address + config.sockets_per_address,
        connection_capacity(),
        AddressList(config.trusted_proxies),
    )
    guard = build(config, connections)
    return Node(
        guard,
        NodeConfig(
            guard,
            limits=msgspec.convert(config, HttpLimits, from_attributes=True),
            connections=connections,
            host=config.host,
            port=config.port,
            loop="uvloop" if sys.platform != "win32" else "asyncio",
            ws=TableProtocol,
            ws_max_size=LONGEST_FRAME,
            ws_per_message_deflate=False,  # more than twice the throughput
            ws_ping_interval=20,
            ws_ping_timeout=20,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # the guard resolves proxies
            timeout_keep_alive=KEEP_ALIVE_SECONDS,
            timeout_graceful_shutdown=5,
            backlog=2048,
        ),
        ready,
    )


def tune_garbage_collection() -> None:
    """Exclude what was loaded at the start from garbage collection, and collect in portions.

    Live tables hold many small objects for long; traversing all of them again and again
    took a sixth of the time, and everybody at the tables waits meanwhile. So the youngest
    are collected 500 at a time (about 1 ms; 50,000 took 98), those that survived five times as
    many, and all of them only after about a hundred million (130 ms): hardly any garbage becomes
    that old.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(500, 5, 40_000)


def run(config: Config, ready: Ready | None = None) -> None:
    """Serve until interrupted or terminated; pending writes are finished first.

    `ready` is called with the port once clients can connect. Raises NoStorage or NoAddress.
    """
    configure_logs(config.log_level)
    sys.setswitchinterval(SWITCH_SECONDS)
    ask_for_slices(SHORT)
    signal.signal(signal.SIGTERM, _exit)
    server = server_for(config, ready)
    load_games()
    tune_garbage_collection()
    with contextlib.suppress(KeyboardInterrupt):
        server.run()


def _exit(*_: object) -> None:
    """Exit normally.

    uvicorn raises the signal again when everything is closed. As a signal, that
    would kill the process at once, and leave behind what workers shared.
    """
    sys.exit(0)

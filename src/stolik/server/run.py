"""Runs a node until it is told to stop."""

from __future__ import annotations

import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn

from stolik.server.app import build
from stolik.server.config import Config
from stolik.server.guard import Guard
from stolik.server.logs import configure_logs
from stolik.server.wire import TableProtocol

Ready = Callable[[int], None]

LONGEST_FRAME = 65_536
"""Socket frames longer than this are not even read."""

SWITCH_SECONDS = 0.0005
"""How soon a waiting thread gets its turn: the writer's commits must not wait for a busy loop."""


class NoAddress(Exception):  # noqa: N818 - reads as what it is
    """The address cannot be listened on: in use, not ours, or not allowed."""


class Node(uvicorn.Server):
    """Says where it can be reached once it can, or why it cannot start."""

    def __init__(self, guard: Guard, config: uvicorn.Config, ready: Ready | None) -> None:
        super().__init__(config)
        self._guard = guard
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the database, then the port; raises NoStorage or NoAddress."""
        try:
            await super().startup(sockets)
        except SystemExit:
            address = f"{self.config.host}:{self.config.port}"
            raise self._guard.failure or NoAddress(address) from None
        if self.started and self._ready is not None:
            self._ready(self.servers[0].sockets[0].getsockname()[1])


def server_for(config: Config, ready: Ready | None = None) -> Node:
    """A server that has not started yet; `ready` hears its port."""
    guard = build(config)
    return Node(
        guard,
        uvicorn.Config(
            guard,
            host=config.host,
            port=config.port,
            loop="uvloop" if sys.platform != "win32" else "asyncio",
            http="httptools",
            ws=TableProtocol,
            ws_max_size=LONGEST_FRAME,
            ws_per_message_deflate=False,  # more than twice the throughput
            ws_ping_interval=20,
            ws_ping_timeout=20,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=True,
            forwarded_allow_ips=config.trusted_proxies,
            timeout_graceful_shutdown=5,
            backlog=2048,
        ),
        ready,
    )


def settle_memory() -> None:
    """Leave what was loaded at the start out of every later collection, and collect less often.

    Live tables hold many small objects for long; looking through all of them
    again and again took a sixth of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def run(config: Config, ready: Ready | None = None) -> None:
    """Serve until interrupted or terminated; what is being written is finished first.

    `ready` hears the port once clients can connect. Raises NoStorage or NoAddress.
    """
    configure_logs(config.log_level)
    sys.setswitchinterval(SWITCH_SECONDS)
    signal.signal(signal.SIGTERM, _leave)
    server = server_for(config, ready)
    settle_memory()
    with contextlib.suppress(KeyboardInterrupt):
        server.run()


def _leave(*_: object) -> None:
    """End as a program that has finished.

    uvicorn raises the signal again when everything is closed. As a signal, that
    would end the process on the spot, and leave behind what workers shared.
    """
    sys.exit(0)

"""Servers for tests: in this process, in processes of their own, with their databases."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import multiprocessing.process
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache, wraps
from pathlib import Path

import httpx
import pytest

from length import LONGEST
from stolik.client import Client
from stolik.server.config import Config, config_from
from stolik.server.run import run, server_for
from stolik.server.storage.store import Store
from stolik.table import scheduled

GENEROUS = {
    "request_rate": 10_000.0,
    "socket_rate": 10_000.0,
    "chat_rate": 10_000.0,
    "sockets_per_address": 10_000,
    "tables_per_hour": 1_000_000,
    "header_seconds": 3600.0,
    "body_seconds": 3600.0,
    "bot_workers": 0,
    "bot_pause": 0.0,
}
"""Settings under which no test is slowed down, and no request of a slow machine comes too late."""

PATIENT_DEALS = 3600
"""Seconds until a deal goes on without somebody's part, at nodes of tests."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@cache
def empty_database() -> bytes:
    """A SQLite database without rows: bringing one up to date takes a third of a start."""
    with tempfile.TemporaryDirectory() as folder:
        url = config_from({}, data_dir=folder).store_url

        async def made() -> None:
            await (await Store.open(url)).close()

        making = threading.Thread(target=asyncio.run, args=[made()])  # here a loop runs already
        making.start()
        making.join()
        return (Path(folder) / "stolik.db").read_bytes()


@asynccontextmanager
async def serving(**settings: object) -> AsyncIterator[str]:
    """A server in this process; gives its address."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "stolik.db").write_bytes(empty_database())
        config = Config(**(GENEROUS | {"port": free_port(), "data_dir": folder} | settings))
        server = server_for(config)
        task = asyncio.create_task(server.serve())
        while not server.started:
            if task.done():
                task.result()
            await asyncio.sleep(0.01)
        try:
            yield f"http://127.0.0.1:{config.port}"
        finally:
            server.should_exit = True
            await task


def served(**settings: object) -> Callable:
    """Run an asynchronous test with the address of a fresh server."""

    def wrap(test: Callable) -> Callable:
        @wraps(test)
        def run(**fixtures: object) -> None:
            async def whole() -> None:
                async with serving(**settings) as address:
                    async with asyncio.timeout(LONGEST):
                        await test(address, **fixtures)

            asyncio.run(whole())

        del run.__wrapped__  # pytest must not ask for a fixture called `address`
        return run

    return wrap


@asynccontextmanager
async def guests(address: str, *names: str) -> AsyncIterator[list[Client]]:
    """Clients with sessions, one a name."""
    async with contextlib.AsyncExitStack() as stack:
        clients = [Client(address, timeout=LONGEST) for _ in names]
        for client in clients:
            await stack.enter_async_context(client)
        for client, name in zip(clients, names, strict=True):
            await client.be_guest(name)
        yield clients


@asynccontextmanager
async def accounts(address: str, *names: str) -> AsyncIterator[list[Client]]:
    """Clients with accounts, one a name; unlike guests they are rated."""
    async with guests(address, *names) as clients:
        for client, name in zip(clients, names, strict=True):
            body = {"name": name, "password": "dobre-haslo-do-testu"}
            await client.request("POST", "/api/account", body)
        yield clients


_processes = multiprocessing.get_context("forkserver")
_processes.set_forkserver_preload(["stolik.server.run", "stolik.games.cardline.game"])


def _serve(environment: dict[str, str], log: str) -> None:
    """The whole life of a node; it begins with everything imported, so that starts are quick."""
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.environ.update(environment)
    scheduled.REVEAL_SECONDS = PATIENT_DEALS  # type: ignore[misc]
    # A request must not meet a connection that the node is just closing.
    sys.modules[run.__module__].KEEP_ALIVE_SECONDS = LONGEST  # type: ignore[attr-defined]
    run(config_from())


class NodeProcess:
    """A server in a process of its own, which a test may kill."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        settings = {f"STOLIK_{name.upper()}": str(value) for name, value in GENEROUS.items()}
        place = {"STOLIK_PORT": str(self.port), "STOLIK_DATA_DIR": str(folder)}
        self._environment = settings | place | {"STOLIK_LOG_LEVEL": "error"} | environment
        self.log = folder / f"node-{self.port}.log"
        self.process: multiprocessing.process.BaseProcess | None = None

    def start(self) -> NodeProcess:
        self.process = _processes.Process(target=_serve, args=(self._environment, str(self.log)))
        self.process.start()
        return self

    def wait(self) -> None:
        """Wait until the node answers."""
        deadline = time.monotonic() + LONGEST
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/health", timeout=5).status_code == 200:
                    return
            assert self.process is not None and self.process.is_alive(), self.log.read_text()
            time.sleep(0.02)
        raise AssertionError(f"the server did not come up: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """As hard as it gets: SIGKILL."""
        assert self.process is not None
        self.process.kill()
        self.process.join()

    def stop(self) -> int | None:
        """Ask it to end, as an operator does."""
        assert self.process is not None
        self.process.terminate()
        self.process.join(LONGEST)
        return self.process.exitcode


@contextmanager
def two_nodes(folder: Path, **shared: str) -> Iterator[list[NodeProcess]]:
    """Two running nodes; whatever a test leaves running of them ends with it."""
    nodes = [NodeProcess(folder, **shared).start() for _ in range(2)]
    try:
        for node in nodes:
            node.wait()
        yield nodes
    finally:
        for node in nodes:
            node.stop()


# --- databases --------------------------------------------------------------------------------


def _postgres_programs() -> Path | None:
    """Where initdb and pg_ctl live: Debian keeps them away from the PATH."""
    found = shutil.which("pg_ctl")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return folders[0] if folders else None


class Postgres:
    """A cluster of our own on a free port of this machine; it never runs as root."""

    def __init__(self, folder: Path) -> None:
        programs = _postgres_programs()
        if programs is None:
            pytest.skip("PostgreSQL is not installed: install the package postgresql")
        self.programs = programs
        self.folder = folder / "cluster"
        self.port = free_port()
        self.url = f"postgresql://stolik@127.0.0.1:{self.port}/postgres"
        self._as = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        if os.geteuid() != 0:
            self._as = []
        else:
            shutil.chown(folder, "postgres")
        self._call("initdb", "-D", str(self.folder), "-U", "stolik", "--auth=trust", "-N")

    def start(self) -> None:
        # Tests kill processes, and never the machine: nothing has to reach the disk.
        settings = ("listen_addresses=127.0.0.1", "max_connections=200", "fsync=off")
        options = f"-p {self.port} -k {self.folder} -c {' -c '.join(settings)}"
        log = str(self.folder / "log")
        where = ("-D", str(self.folder), "-l", log, "-o", options)
        self._call("pg_ctl", *where, "-w", "-t", str(LONGEST), "start")

    def stop(self, mode: str = "immediate") -> None:
        self._call("pg_ctl", "-D", str(self.folder), "-m", mode, "-w", "-t", str(LONGEST), "stop")

    def fresh(self) -> str:
        """The address of a new empty database."""
        name = f"stolik_{time.monotonic_ns()}"
        psql = ["psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "stolik", "postgres"]
        subprocess.run([*psql, "-qc", f"CREATE DATABASE {name}"], check=True)
        return f"postgresql://stolik@127.0.0.1:{self.port}/{name}"

    def _call(self, program: str, *args: str) -> None:
        command = [*self._as, str(self.programs / program), *args]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")


class RedisServer:
    """A Redis of our own on a free port of this machine."""

    def __init__(self, folder: Path) -> None:
        if shutil.which("redis-server") is None:
            pytest.skip("Redis is not installed: install the package redis-server")
        self.folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir"]
        self.process = subprocess.Popen(
            ["redis-server", *options, str(self.folder)], stdout=subprocess.DEVNULL
        )
        deadline = time.monotonic() + LONGEST
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.05)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(LONGEST)


@contextmanager
def postgres(folder: Path) -> Iterator[Postgres]:
    cluster = Postgres(folder)
    cluster.start()
    try:
        yield cluster
    finally:
        with contextlib.suppress(subprocess.CalledProcessError):
            cluster.stop()

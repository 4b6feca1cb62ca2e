"""What a host has to plan for: CPU, messages, memory and disk of whole games of all five.

    PYTHONPATH=src python bench/server/sizing.py --games 20 --tables 50

Plays games of two people on a real server with SQLite, measures what each adds, keeps tables open
to see what they take of memory, and at last lets time pass to see what retention gives back. The
figures are on the page for hosts (docs/host.md).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import httpx
from load import Node, free_port
from visitors import HonestTable

from stolik.kernel.registry import games
from stolik.server.clock import NodeClock
from stolik.server.config import Config
from stolik.server.storage.store import Store
from stolik.server.tables.retention import Retention

DAYS = 86_400.0
PEOPLE = 2


class WholeServer(Node):
    """A server as hosts start it, with the limits of addresses lifted: all clients share one."""

    def __init__(self, folder: str) -> None:
        self.port = free_port()
        lifted = {
            "STOLIK_PORT": str(self.port),
            "STOLIK_DATA_DIR": folder,
            "STOLIK_REQUEST_RATE": "100000",
            "STOLIK_TABLES_PER_HOUR": "1000000",
            "STOLIK_SOCKET_RATE": "100000",
            "STOLIK_SOCKETS_PER_ADDRESS": "100000",
            "STOLIK_CONNECTIONS_PER_ADDRESS": "100000",
            "STOLIK_LOG_LEVEL": "error",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "stolik.server"], env=os.environ | lifted
        )
        self.address = f"http://127.0.0.1:{self.port}"
        while self.process.poll() is None:
            with contextlib.suppress(httpx.HTTPError):
                httpx.get(f"{self.address}/health", timeout=1)
                return
            time.sleep(0.1)
        raise RuntimeError("the server did not start")


@dataclass
class Share:
    """What the games of one kind took."""

    games: int = 0
    moves: int = 0
    seconds_of_cpu: float = 0.0
    bytes_heard: int = 0
    bytes_on_disk: int = 0
    memory_a_table: float = 0.0


class Table(HonestTable):
    """A table of two people who play one game after another, without thinking."""

    def __init__(self, address: str, game: str) -> None:
        super().__init__(address, "127.0.0.1", 0.0)
        self.game = game

    async def make(self) -> None:
        for number, visitor in enumerate(self.visitors):
            await visitor.be_guest(f"Gracz {number}")
        self.table = (await self.visitors[0].make_table(self.game)).id


def size_of(folder: str) -> int:
    """Bytes of the database that hold something, with all that was written moved into the file."""
    with contextlib.closing(sqlite3.connect(Path(folder, "stolik.db"))) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        pages, free, size = (
            connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("page_count", "freelist_count", "page_size")
        )
    return int((pages - free) * size)


async def play(server: WholeServer, folder: str, game: str, wanted: int, tables: int) -> Share:
    """Play `wanted` games at four tables side by side, then leave some tables open in play."""
    share = Share()
    disk, cpu = size_of(folder), server.cpu()
    side_by_side = [Table(server.address, game) for _ in range(min(4, wanted))]
    for table in side_by_side:
        await table.make()
        table.rounds_wanted = -(-wanted // len(side_by_side))
    await asyncio.gather(*(table.play() for table in side_by_side))
    for table in side_by_side:
        if table.errors:
            raise RuntimeError(f"{game}: {table.errors[0]}")
        share.games += table.rounds
        share.moves += len(table.latencies)
        share.bytes_heard += table.bytes_heard
        await table.close()
    share.seconds_of_cpu = server.cpu() - cpu
    share.bytes_on_disk = size_of(folder) - disk
    share.memory_a_table = await memory_a_table(server, game, tables)
    return share


async def memory_a_table(server: WholeServer, game: str, tables: int) -> float:
    """Megabytes of a table in play with two connected people, from how many are open."""
    before = server.memory()
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(tables):
            table = Table(server.address, game)
            await table.make()
            host, guest = table.visitors
            first = await stack.enter_async_context(host.sit_at(table.table))
            second = await stack.enter_async_context(guest.sit_at(table.table))
            await second.say("sit", seat=1)
            await second.ready()
            await first.start()
            stack.push_async_callback(table.close)
        return (server.memory() - before) / tables


async def after_days(folder: str, days: float) -> int:
    """Let so many days pass for what nobody uses; gives the size after it."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/stolik.db")
    try:
        clock = NodeClock(time.time() + days * DAYS)
        while any((await Retention(store, clock, Config(), f"sizing {days}").run()).values()):
            pass
    finally:
        await store.close()
    return size_of(folder)


def row(*cells: object) -> str:
    return "| " + " | ".join(map(str, cells)) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--only", nargs="*", default=sorted(games()))
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = WholeServer(folder)
        print(
            f"a server without tables: {server.memory():.0f} MB, {size_of(folder) / 1e3:.0f} kB\n"
        )
        print(
            row(
                "two players",
                "moves",
                "ms of CPU a move",
                "kB a player hears",
                "kB of disk a game",
                "MB a table",
            )
        )
        print(row(*["---"] * 6))
        total = Share()
        try:
            for game in args.only:
                share = asyncio.run(play(server, folder, game, args.games, args.tables))
                n = share.games
                print(
                    row(
                        game,
                        round(share.moves / n),
                        f"{share.seconds_of_cpu / share.moves * 1e3:.2f}",
                        round(share.bytes_heard / n / PEOPLE / 1e3),
                        round(share.bytes_on_disk / n / 1e3, 1),
                        f"{share.memory_a_table:.2f}",
                    ),
                    flush=True,
                )
                total.games += n
            print(f"\nafter {total.games} games of all: {server.memory():.0f} MB in memory")
        finally:
            server.stop()
        full = size_of(folder)
        print(f"database: {full / 1e6:.2f} MB")
        for days in (100, 400):
            left = asyncio.run(after_days(folder, days))
            print(f"{days} days later, nobody came back: {left / 1e6:.2f} MB ({left / full:.0%})")


if __name__ == "__main__":
    main()

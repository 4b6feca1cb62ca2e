"""Start a server on a database of many running long games: how soon it answers, what it needs.

    PYTHONPATH=src python bench/server/long_games.py --games 10000

Prints `held` when it answers within 5 s and stays under 400 MB, with only due games loaded.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
import sqlalchemy as sa

from stolik.kernel.registry import load
from stolik.server.config import config_from
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.server.tables.summary import row_of
from stolik.table.actions.deal import Started
from stolik.table.actions.seats import Sat
from stolik.table.actions.setup import Made, SeatPlan
from stolik.table.entries import Logged, pack
from stolik.table.settings import ClockRule
from stolik.table.table import Table

DAY = 86_400
PIECE = 500
MOST_SECONDS, MOST_MEGABYTES = 5.0, 400.0


async def fill(url: str, games: int, due: int) -> None:
    """Write games of Cardline that wait for a move; the clocks of `due` of them are out."""
    store, now = await Store.open(url), int(time.time() * 1000)
    for start in range(0, games, PIECE):
        lines, entries, people = [], [], []
        for number in range(start, min(games, start + PIECE)):
            at = now - (2 * DAY * 1000 if number < due else 3_600_000)
            table, logged = game(number, at)
            lines.append(msgspec.structs.asdict(row_of(table)))
            entries += [
                {"table_id": table.id, "seq": one.seq, "at": one.at, "entry": pack(one.entry)}
                for one in logged
            ]
            people += [{"player": who, "table_id": table.id} for who in table.people()]
        await store.run(
            sa.insert(schema.tables).values(lines),
            sa.insert(schema.log).values(entries),
            sa.insert(schema.table_people).values(people),
        )
    await store.close()


def game(number: int, at: int) -> tuple[Table, list[Logged]]:
    """A running game, and its log."""
    cardline, table = load("cardline"), Table(f"t_{number:09}", f"LIPA-{number:06}")
    plans, clock = (SeatPlan(), SeatPlan()), ClockRule("move", DAY)
    made = Made(cardline.id, cardline.version, plans, "p_a", "5a" * 32, clock=clock)
    steps = [made, Sat(0, f"p_a{number}", "Ala"), Sat(1, f"p_b{number}", "Ben"), Started()]
    logged = [Logged(seq, at, step) for seq, step in enumerate(steps, 1)]
    for one in logged:
        table.fold(one)
    return table, logged


def measure(folder: str, due: int) -> bool:
    """Start a server on the database; say how soon it answers, and what it needs."""
    environment = {**os.environ, "STOLIK_DATA_DIR": folder, "STOLIK_PORT": "0"}
    command = [sys.executable, "-c", "from stolik.cli import main; main()", "serve"]
    begun = time.monotonic()
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        line = server.stdout.readline()
        address = line.split()[-1].replace("localhost", "127.0.0.1")
        httpx.get(f"{address}/health", timeout=60).raise_for_status()
        seconds, busy = time.monotonic() - begun, processor_seconds(server.pid)
        loaded = -1
        for _ in range(60):
            time.sleep(1)
            loaded = int(metric(address, "stolik_tables "))
            if loaded >= due:
                break
        megabytes = resident(server.pid)
    finally:
        server.terminate()
        server.wait()
    print(f"answered after {seconds:.2f} s ({busy:.2f} s of a processor), {megabytes:.0f} MB")
    print(f"{loaded} of {due} due games loaded")
    held = seconds < MOST_SECONDS and megabytes < MOST_MEGABYTES and loaded == due
    print("held" if held else "BROKEN")
    return held


def metric(address: str, name: str) -> float:
    """One line of /metrics."""
    lines = httpx.get(f"{address}/metrics", timeout=60).text.splitlines()
    return float(next(line for line in lines if line.startswith(name)).split()[-1])


def resident(pid: int) -> float:
    """Megabytes of memory that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return int(next(line for line in status if line.startswith("VmRSS")).split()[1]) / 1024


def processor_seconds(pid: int) -> float:
    """Seconds for which a process has used a processor: what a busy machine does not change."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> int:
    """Fill a database and start a server on it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--due", type=int, default=20)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(fill(config_from({}, data_dir=folder).store_url, asked.games, asked.due))
        return 0 if measure(folder, asked.due) else 1


if __name__ == "__main__":
    sys.exit(main())

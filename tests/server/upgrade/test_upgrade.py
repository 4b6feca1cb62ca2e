"""A server with new rules goes on with the tables that an older one left in the middle of play."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

from length import LONGEST
from server.nodes import serving
from stolik.client import Client, Seat, ServerError
from stolik.kernel.record import Record
from stolik.kernel.registry import load
from stolik.table import fairness

BEFORE_VERSIONS = Path(__file__).with_name("before-versions.json.gz")
"""Written by `make.py` with the server of the revision before rules had versions."""


def restored(folder: Path) -> dict[str, Any]:
    """The database as the older server left it a moment ago; gives what its clients kept."""
    left: dict[str, Any] = json.loads(gzip.decompress(BEFORE_VERSIONS.read_bytes()))
    now = time.time_ns() // 1_000_000
    with sqlite3.connect(folder / "stolik.db") as database:
        database.executescript(left.pop("database"))
        database.execute("UPDATE sessions SET created = ?", (now,))
        database.execute("UPDATE devices SET created = ?, used = ?", (now, now))
        database.execute("UPDATE players SET created = ?", (now,))
        database.execute("UPDATE tables SET changed = ?, beat = ?, used = ?", (now, now, now))
    return left


async def play_on(seat: Seat) -> None:
    """Make the first legal move whenever there is one, until the game is over."""
    while not seat.is_over:
        if not seat.legal:
            await seat.next()
            continue
        try:
            await seat.move(seat.legal[0].code)
        except ServerError as error:
            assert error.code == "stale", error
            await seat.sync()  # a bot was quicker, and its move may have arrived already


async def stored_record(client: Client, table: str) -> Record:
    """The record, once the result is stored."""
    while True:
        try:
            return Record.read(await client.record(table))
        except ServerError as error:
            assert error.code == "not-now", error
            await asyncio.sleep(0.05)


async def finished(address: str, left: dict[str, Any]) -> list[Record]:
    records = []
    async with Client(address) as client:
        client.http.cookies.update(left["cookies"])
        for one in left["tables"]:
            async with client.sit_at(one["table"], words=False) as seat:
                assert (seat.table["status"], seat.table["version"]) == ("playing", one["version"])
                await play_on(seat)
            record = await stored_record(client, one["table"])
            assert (record.game, record.version) == (one["game"], one["version"])
            assert fairness.check(record)
            assert record.verify().is_over
            records.append(record)
    return records


def test_twenty_tables_of_the_release_before_go_on_finish_and_verify(tmp_path):
    left = restored(tmp_path)
    assert len(left["tables"]) == 20

    async def whole() -> list[Record]:
        async with serving(data_dir=str(tmp_path)) as address, asyncio.timeout(LONGEST):
            return await finished(address, left)

    records = asyncio.run(whole())
    assert {record.game for record in records} == {one["game"] for one in left["tables"]}
    assert any(load(record.game).version != record.version for record in records)

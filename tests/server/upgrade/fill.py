"""Plays at a running server of an older release, with the client of that release.

    PYTHONPATH=…/src python fill.py ADDRESS TABLES FILE [DATABASE]

Writes what its player keeps: the records of all finished games, the tables that are left in the
middle of play, and cookies; with the server's SQLite database all its rows as well. So
`zero-one.json.gz` was made: 25 tables at revision 4bf2995, which was 0.1.0.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from stolik.client import Client, ServerError

KINDS: list[tuple[str, int, dict[str, object]]] = [
    ("cardline", 1, {"cards": 4}),
    ("cardline", 2, {"pack": "animals", "cards": 4}),
    ("illusion", 1, {}),
    ("all-in", 1, {}),
    ("cardline", 1, {"pack": "classics", "attribute": "iq", "cards": 4}),
    ("blank", 1, {"tempo": "turns", "turn_limit": 20}),
    ("cardline", 3, {"cards": 4}),
    ("illusion", 2, {}),
    ("call-to-adventure", 0, {}),
]
LEFT = 7
"""Every so many tables one is left after a few moves."""
AT_ONCE = 6


async def play(client: Client, number: int, kept: dict[str, dict[str, str]]) -> None:
    """Play one table, to its end or for a few moves."""
    game, bots, options = KINDS[number % len(KINDS)]
    luck = random.Random(number)
    table = await client.make_table(game, people=1, bots=bots, options=options)
    most = 3 if number % LEFT == 0 else 100_000
    async with client.sit_at(table.id) as seat:
        await seat.start()
        while not seat.is_over and most:
            if not seat.legal:
                await seat.next()
                continue
            try:
                await seat.move(luck.choice(seat.legal).code)
                most -= 1
            except ServerError as error:
                if error.code != "stale":
                    raise
                await asyncio.sleep(0.01)  # a bot was quicker
        is_over = seat.is_over
    kept["records" if is_over else "left"][table.id] = ""


async def written_record(client: Client, table: str) -> str:
    """The record, once the server has written it."""
    while True:
        try:
            return await client.record(table)
        except ServerError as error:
            if error.code != "not-now":
                raise
            await asyncio.sleep(0.05)


async def fill(address: str, count: int) -> dict[str, object]:
    """Play that many tables, several at a time."""
    kept: dict[str, dict[str, str]] = {"records": {}, "left": {}}
    async with Client(address) as client:
        await client.be_guest("Ala")
        numbers = iter(range(count))

        async def work(numbers: Iterator[int]) -> None:
            for number in numbers:
                await play(client, number, kept)

        await asyncio.gather(*(work(numbers) for _ in range(AT_ONCE)))
        records = {table: await written_record(client, table) for table in kept["records"]}
        cookies = dict(client.http.cookies.items())
    return {"records": records, "left": sorted(kept["left"]), "cookies": cookies}


def main() -> None:
    address, count, file, *database = sys.argv[1:]
    kept = asyncio.run(fill(address, int(count)))
    if database:
        with closing(sqlite3.connect(database[0])) as rows:
            kept["database"] = "\n".join(rows.iterdump())
    Path(file).write_bytes(gzip.compress(json.dumps(kept).encode(), mtime=0))


if __name__ == "__main__":
    main()

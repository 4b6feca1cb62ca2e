"""Writes the database of the upgrade test: 20 tables in the middle of play.

Run it with the sources of the release before a change of rules, from this folder's repository:

    git worktree add ../before REVISION
    PYTHONPATH=../before/src:../before/tests python tests/server/upgrade/make.py before-versions

It plays with the server and the client of that revision, and nothing of it is needed afterwards.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import sys
import tempfile
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER.parents[1])]

from server.nodes import serving  # noqa: E402
from server.upgrade.tables import TABLES  # noqa: E402
from stolik.client import Client  # noqa: E402
from stolik.kernel.registry import load  # noqa: E402

MOVES = 7


async def written(folder: Path) -> dict[str, object]:
    """Begin the tables, make a few moves at each, and stop the server; gives what was left."""
    left = []
    async with serving(data_dir=str(folder)) as address, Client(address) as client:
        await client.be_guest("Ala")
        for game, bots, options in TABLES:
            table = await client.make_table(game, people=1, bots=bots, options=options)
            async with client.sit_at(table.id, words=False) as seat:
                await seat.start()
                made = 0
                while made < MOVES and not seat.is_over:
                    if seat.legal:
                        await seat.move(seat.legal[0].code)
                        made += 1
                    else:
                        await seat.next()
                assert seat.table["status"] == "playing", (game, options)
            left.append({"table": table.id, "game": game, "version": load(game).version})
        cookies = dict(client.http.cookies.items())
    return {"cookies": cookies, "tables": left}


def main() -> None:
    name = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        left = asyncio.run(written(Path(folder)))
        with sqlite3.connect(Path(folder) / "stolik.db") as database:
            dump = "\n".join(database.iterdump())
    data = json.dumps(left | {"database": dump})
    (FOLDER / f"{name}.json.gz").write_bytes(gzip.compress(data.encode(), mtime=0))


if __name__ == "__main__":
    main()

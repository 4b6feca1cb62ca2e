"""From 0.1.0's schema, with a thousand tables: no finished record changes, and there is a way back.

Rows of a 0.1.0 are kept in `zero-one.json.gz`. Its program is only in the history of this project:
long runs take it from there, and play with both versions.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from length import IS_LONG, LONGEST
from server.nodes import GENEROUS, Postgres, RedisServer, free_port, serving
from server.upgrade.test_upgrade import play_on, stored_record
from stolik.client import Client
from stolik.server.storage.backup import BackupError, restore
from stolik.server.storage.engine import open_engine
from stolik.server.storage.faults import NewerDatabase
from stolik.server.storage.migrate import upgrade
from stolik.server.storage.store import Store

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[2]
KEPT: dict[str, Any] = json.loads(gzip.decompress((FOLDER / "zero-one.json.gz").read_bytes()))
ZERO_ONE = "4bf2995"
TABLES = 1000
COPIED = ("tables", "log", "results", "seats")
"""What is written for each table; 25 real ones make a thousand."""


def rows_of_zero_one() -> dict[str, list[dict[str, Any]]]:
    """Every row that the 0.1.0 server left, by the name of its table."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript(KEPT["database"])
        database.row_factory = sqlite3.Row
        names = [one[0] for one in database.execute("SELECT name FROM sqlite_master")]
        tables = [one for one in names if not one.startswith("sqlite_") and "_" not in one]
        return {
            name: [dict(row) for row in database.execute(f"SELECT * FROM {name}")]
            for name in tables
        }


def fill(connection: sa.Connection) -> None:
    """Make 0.1.0's schema, and fill it with a thousand tables."""
    upgrade(connection, "0004")
    schema = sa.MetaData()
    schema.reflect(connection)
    now = time.time_ns() // 1_000_000
    for name, rows in rows_of_zero_one().items():
        table = schema.tables[name]
        for row in rows:
            for column in table.columns:
                value = row[column.name]
                if isinstance(column.type, sa.JSON) and value is not None:
                    row[column.name] = json.loads(value)
                elif isinstance(column.type, sa.Boolean):
                    row[column.name] = bool(value)
                elif column.name in ("created", "changed", "beat"):
                    row[column.name] = now  # as if it were today
        copies = TABLES // len(KEPT["records"] | dict.fromkeys(KEPT["left"]))
        for copy in range(copies if name in COPIED else 1):
            if rows:
                connection.execute(table.insert(), [copied(row, copy) for row in rows])


def copied(row: dict[str, Any], copy: int) -> dict[str, Any]:
    """The same row for another table; the first copy is the table itself."""
    if not copy:
        return row
    if "code" in row:
        return row | {"id": f"{row['id']}-{copy}", "code": f"{row['id'][-8:]}-{copy}"}
    return row | {"table_id": f"{row['table_id']}-{copy}"}


async def everything(url: str) -> list[tuple[str, int, str]]:
    """Every finished record, as it is stored."""
    engine = open_engine(url)
    async with engine.connect() as connection:
        found = await connection.execute(sa.text("SELECT table_id, round, record FROM results"))
        rows = sorted((one[0], one[1], one[2]) for one in found)
    await engine.dispose()
    return rows


async def play_with_the_upgraded(url: str) -> None:
    async with serving(database_url=url) as address, Client(address) as client:
        client.http.cookies.update(KEPT["cookies"])
        for table, record in KEPT["records"].items():
            assert await client.record(table) == record
            assert await client.record(f"{table}-7") == record
        for table in KEPT["left"]:
            async with client.sit_at(table, words=False) as seat:
                await play_on(seat)
            assert (await stored_record(client, table)).verify().is_over


def test_a_thousand_tables_of_zero_one_keep_every_record_and_go_on(url: str) -> None:
    async def whole() -> None:
        engine = open_engine(url)
        async with engine.begin() as connection:
            await connection.run_sync(fill)
        await engine.dispose()
        before = await everything(url)
        assert len(before) > 800
        await (await Store.open(url)).close()
        assert await everything(url) == before
        await play_with_the_upgraded(url)
        assert set(before) < set(await everything(url))

    asyncio.run(whole())


def test_a_database_of_a_newer_version_is_left_alone(url: str, tmp_path: Path) -> None:
    async def whole() -> None:
        await (await Store.open(url)).close()
        engine = open_engine(url)
        async with engine.begin() as connection:
            await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
        await engine.dispose()
        with pytest.raises(NewerDatabase):
            await Store.open(url)
        if url.startswith("sqlite"):
            empty = f"sqlite+aiosqlite:///{tmp_path / 'new.db'}"
            with pytest.raises(BackupError, match="newer"):
                await restore(Path(str(sa.engine.make_url(url).database)), empty)

    asyncio.run(whole())


@pytest.fixture(scope="module")
def zero_one(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The sources of 0.1.0."""
    folder = tmp_path_factory.mktemp("zero-one") / "tree"
    git = ["git", "-C", str(ROOT), "worktree"]
    subprocess.run([*git, "add", "--quiet", "--detach", str(folder), ZERO_ONE], check=True)
    yield folder / "src"
    subprocess.run([*git, "remove", "--force", str(folder)], check=True)


@contextmanager
def node_of(sources: Path, **settings: str) -> Iterator[str]:
    """A running server of these sources."""
    port = free_port()
    generous = {f"STOLIK_{name.upper()}": str(value) for name, value in GENEROUS.items()}
    environment = generous | {"STOLIK_PORT": str(port), "PYTHONPATH": str(sources)} | settings
    command = [sys.executable, "-m", "stolik.server"]
    with subprocess.Popen(command, cwd=sources, env=os.environ | environment) as process:
        while process.poll() is None:
            try:
                httpx.get(f"http://127.0.0.1:{port}/health", timeout=5)
                break
            except httpx.HTTPError:
                time.sleep(0.2)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(LONGEST)


def run_old(sources: Path, *words: str) -> None:
    environment = os.environ | {"PYTHONPATH": str(sources)}
    subprocess.run([sys.executable, *words], cwd=sources, env=environment, check=True)


async def differences(address: str, kept: dict[str, Any]) -> list[str]:
    """Tables whose record is another now."""
    async with Client(address) as client:
        client.http.cookies.update(kept["cookies"])
        found = {table: await client.record(table) for table in kept["records"]}
    return [table for table, record in kept["records"].items() if found[table] != record]


async def left_is_finished(address: str, kept: dict[str, Any]) -> None:
    async with Client(address) as client:
        client.http.cookies.update(kept["cookies"])
        for table in kept["left"]:
            async with client.sit_at(table, words=False) as seat:
                await play_on(seat)
            assert (await stored_record(client, table)).verify().is_over


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def there_and_back(
    request: pytest.FixtureRequest, zero_one: Path, tmp_path: Path, database: str
) -> None:
    """Both servers at once on PostgreSQL; rollback by the backup that 0.1.0 made before."""
    file, backup = tmp_path / "kept.json.gz", tmp_path / "before.db"
    new = ROOT / "src"
    if database == "postgres":
        cluster: Postgres = request.getfixturevalue("postgres")
        redis: RedisServer = request.getfixturevalue("redis")
        place = {"STOLIK_DATABASE_URL": cluster.fresh(), "STOLIK_REDIS_URL": redis.url}
        options = ("--database-url", place["STOLIK_DATABASE_URL"])
    else:
        place = {"STOLIK_DATA_DIR": str(tmp_path)}
        options = ("--data-dir", str(tmp_path))
    with node_of(zero_one, **place) as address:
        run_old(zero_one, str(FOLDER / "fill.py"), address, str(TABLES), str(file))
        kept = json.loads(gzip.decompress(file.read_bytes()))
        run_old(zero_one, "-m", "stolik", "backup", str(backup), *options)
        if database == "postgres":
            with node_of(new, **place) as newer:
                assert asyncio.run(differences(newer, kept)) == []
                assert asyncio.run(differences(address, kept)) == []
    with node_of(new, **place) as address:
        assert asyncio.run(differences(address, kept)) == []
        asyncio.run(left_is_finished(address, kept))

    if database == "postgres":
        place["STOLIK_DATABASE_URL"] = cluster.fresh()
        options = ("--database-url", place["STOLIK_DATABASE_URL"])
        run_old(zero_one, "-m", "stolik", "backup", "--restore", str(backup), *options)
    else:
        for one in tmp_path.glob("stolik.db*"):
            one.unlink()
        shutil.copyfile(backup, tmp_path / "stolik.db")
    with node_of(zero_one, **place) as address:
        assert asyncio.run(differences(address, kept)) == []


if IS_LONG:  # a checkout of CI has no history
    test_the_way_there_and_back_with_the_real_zero_one = there_and_back

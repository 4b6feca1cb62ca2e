"""Reads and writes everything except log entries, which the writer appends."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine

from stolik.server.storage import schema
from stolik.server.storage.checkpoints import Checkpoints
from stolik.server.storage.engine import open_engine
from stolik.server.storage.faults import (
    DamagedLog,
    NoStorage,
    StorageDown,
    Unstorable,
    is_unstorable,
)
from stolik.server.storage.migrate import migrate
from stolik.server.storage.sqlite_threads import Result, SqliteThreads, Work
from stolik.server.storage.write_lock import WriteLock
from stolik.server.storage.writer import Writer, open_writer
from stolik.table.entries import Logged, pack, unpack

CLEARING, CLEARED = "clearing", "cleared"
"""The status of a table whose log is being deleted, and of one of which only records stay."""

_DOWN = (DBAPIError, PoolTimeout, OSError)


class TableRow(msgspec.Struct, frozen=True):
    """A table in the list of tables."""

    id: str
    code: str
    game: str
    status: str
    title: str
    listed: bool
    host: str
    seats: int
    free: int
    created: int
    changed: int
    beat: int
    used: int
    standing: dict[str, Any] | None = None
    due: int | None = None
    seq: int = 0


class Taken(Exception):  # noqa: N818 - reads as what it is
    """Raised for a key that is already taken."""


@contextmanager
def _known_faults() -> Iterator[None]:
    """Translate errors of the database into those that the server distinguishes."""
    try:
        yield
    except IntegrityError as error:
        raise Taken(str(error.orig)) from error
    except _DOWN as error:
        if is_unstorable(error):
            raise Unstorable from error
        raise StorageDown(str(error)) from error


def _run_all(statements: Sequence[sa.Executable], connection: sa.Connection) -> int:
    count = 0
    for statement in statements:
        count = connection.execute(statement).rowcount
    return count


class Store:
    """The database; one for each node."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._lock = WriteLock()
        self.writer: Writer
        path = str(engine.url.database)
        self.is_shared = engine.dialect.name != "sqlite"
        """Whether other nodes may use the same database."""
        self._threads = None if self.is_shared else SqliteThreads(path, self._lock)
        self._checkpoints: Checkpoints | None = None

    @staticmethod
    async def open(url: str) -> Store:
        """Connect, and bring the database up to date; raises NoStorage when that fails."""
        store: Store | None = None
        try:
            store = Store(open_engine(url))
            await migrate(store.engine)
            store.writer = open_writer(store.engine, store._lock)
            if not store.is_shared:
                store._checkpoints = Checkpoints(str(store.engine.url.database), store._lock)
        except Exception as error:  # each driver has its own, and bare ones of the system
            if store is not None:
                await store._disconnect()
            if isinstance(error, NoStorage):
                raise
            raise NoStorage(error) from error
        return store

    async def close(self) -> None:
        """Write what is waiting, then close every connection."""
        await self.writer.close()
        await self._disconnect()

    async def _disconnect(self) -> None:
        if self._checkpoints is not None:
            await asyncio.to_thread(self._checkpoints.close)
        if self._threads is not None:
            await self._threads.close()
        await self.engine.dispose()

    async def read(self, work: Work[Result]) -> Result:
        """Carry out a transaction that only reads: nobody waits for it.

        Raises StorageDown when the database does not answer.
        """
        with _known_faults():
            if self._threads is not None:
                return await self._threads.read(work)
            return await self._run_shared(work)

    async def transact(self, work: Work[Result]) -> Result:
        """Carry out a transaction that may write; SQLite allows one at a time.

        Raises StorageDown when the database does not answer, Unstorable, or Taken.
        """
        with _known_faults():
            if self._threads is not None:
                return await self._threads.write(work)
            return await self._run_shared(work)

    async def _run_shared(self, work: Work[Result]) -> Result:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def rows(self, query: sa.Executable) -> Sequence[Any]:
        """All rows of a query that only reads."""
        return await self.read(lambda connection: connection.execute(query).all())

    async def row(self, query: sa.Executable) -> Any:  # noqa: ANN401 - a row of any shape
        """The first row of a query that only reads, if there is one."""
        return await self.read(lambda connection: connection.execute(query).first())

    async def run(self, *statements: sa.Executable) -> int:
        """Run statements in one transaction; returns how many rows the last one changed."""
        return await self.transact(partial(_run_all, statements))

    def insert(self, table: sa.Table) -> postgresql.Insert | sqlite.Insert:
        """An insert that can say what to do about a conflict."""
        return postgresql.insert(table) if self.is_shared else sqlite.insert(table)

    async def now(self) -> float | None:
        """The database's time in seconds, where several nodes share it."""
        if not self.is_shared:
            return None
        found = await self.row(sa.text("SELECT extract(epoch FROM clock_timestamp())"))
        return None if found is None else float(found[0])

    # --- tables ---------------------------------------------------------------------------

    async def add_table(self, row: TableRow, first: Sequence[Logged]) -> None:
        """Store a new table with the beginning of its log; raises Taken for its code."""
        entries = [
            {
                "table_id": row.id,
                "seq": logged.seq,
                "at": logged.at,
                "player": logged.player,
                "cid": logged.cid,
                "entry": pack(logged.entry),
            }
            for logged in first
        ]

        def insert(connection: sa.Connection) -> None:
            # Rows as parameters: such statements are compiled once, not while others wait.
            connection.execute(sa.insert(schema.tables), msgspec.structs.asdict(row))
            connection.execute(sa.insert(schema.log), entries)

        await self.transact(insert)

    async def find_table(self, key: str) -> TableRow | None:
        """The table of this id or code."""
        table = schema.tables
        wanted = sa.select(table).where((table.c.id == key) | (table.c.code == key.upper()))
        found = await self.row(wanted)
        return None if found is None else TableRow(**found._mapping)

    async def read_log(
        self, table_id: str, after: int = 0, *, skip_damaged: bool = False
    ) -> list[Logged]:
        """The log of a table from the entry after this number; raises DamagedLog."""
        table = schema.log
        query = (
            sa.select(table.c.seq, table.c.at, table.c.entry, table.c.player, table.c.cid)
            .where(table.c.table_id == table_id, table.c.seq > after)
            .order_by(table.c.seq)
        )
        entries = []
        for row in await self.rows(query):
            try:
                entries.append(_logged(table_id, row))
            except DamagedLog:
                if not skip_damaged:
                    raise
        return entries

    async def last_seqs(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The last number in the logs of these tables."""
        table = schema.log
        query = (
            sa.select(table.c.table_id, sa.func.max(table.c.seq))
            .where(table.c.table_id.in_(table_ids))
            .group_by(table.c.table_id)
        )
        return dict(await self.rows(query))

    async def listed_tables(self, limit: int = 50) -> list[TableRow]:
        """Tables that everybody may see, the newest first."""
        table = schema.tables
        query = (
            sa.select(table)
            .where(table.c.listed, table.c.status.in_(("lobby", "playing")))
            .order_by(table.c.changed.desc())
            .limit(limit)
        )
        return [TableRow(**row._mapping) for row in await self.rows(query)]

    async def playing_tables(self, since: int) -> list[TableRow]:
        """Tables with a running game that was active lately.

        Of long games those whose line is older than their log; the others wait for their time.
        """
        table, log = schema.tables, schema.log
        is_alive = (table.c.changed >= since) | (table.c.beat >= since)
        is_behind = sa.exists().where(log.c.table_id == table.c.id, log.c.seq > table.c.seq)
        wanted = sa.case((table.c.due.is_(None), is_alive), else_=is_behind)
        query = sa.select(table).where(table.c.status == "playing", wanted)
        return [TableRow(**row._mapping) for row in await self.rows(query)]

    async def beat(self, table_ids: Sequence[str], now: int) -> None:
        """Note that these tables are being served."""
        table = schema.tables
        pieces = (table_ids[start : start + 500] for start in range(0, len(table_ids), 500))
        await self.run(
            *(sa.update(table).where(table.c.id.in_(piece)).values(beat=now) for piece in pieces)
        )

    async def note_use(self, table_ids: Sequence[str], now: int) -> int:
        """Note that a node has these tables in memory; returns how many are not being deleted."""
        table, noted = schema.tables, 0
        for start in range(0, len(table_ids), 500):
            piece = table.c.id.in_(table_ids[start : start + 500])
            is_there = piece & table.c.status.not_in((CLEARING, CLEARED))
            noted += await self.run(sa.update(table).where(is_there).values(used=now))
        return noted

    # --- bots -----------------------------------------------------------------------------

    async def claim(self, key: tuple[str, int, int], node: str, *, now: int, until: int) -> bool:
        """Reserve a decision (table, seat, seq) for a node, or renew that; False if taken."""
        table_id, seat, seq = key
        claims = schema.claims
        values = {"seq": seq, "node": node, "until": until}
        wanted = self.insert(claims).values(table_id=table_id, seat=seat, **values)
        free = (claims.c.seq < seq) | (claims.c.until < now) | (claims.c.node == node)
        mine = wanted.on_conflict_do_update(
            index_elements=[claims.c.table_id, claims.c.seat], set_=values, where=free
        )
        return await self.run(mine) == 1


def _logged(table_id: str, row: Any) -> Logged:  # noqa: ANN401 - a row of the log
    try:
        return Logged(row.seq, row.at, unpack(row.entry), row.player, row.cid)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise DamagedLog(table_id, row.seq, error) from error

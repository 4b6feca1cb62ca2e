"""Reading and writing everything but the hot path, which is the writer's."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from stolik.server.storage import schema
from stolik.server.storage.engine import open_engine
from stolik.server.storage.faults import NoStorage, StorageDown, Unstorable, is_unstorable
from stolik.server.storage.migrate import migrate
from stolik.server.storage.writer import Writer, open_writer
from stolik.table import entries as log

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


class Taken(Exception):  # noqa: N818 - reads as what it is
    """A key that somebody else has already."""


class Store:
    """The database; one for each node."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer: Writer

    @staticmethod
    async def open(url: str) -> Store:
        """Connect, and bring the database up to date; raises NoStorage when that fails."""
        try:
            store = Store(open_engine(url))
            await migrate(store.engine)
            store.writer = open_writer(store.engine)
        except Exception as error:  # each driver has its own, and bare ones of the system
            raise NoStorage(error) from error
        return store

    async def close(self) -> None:
        """Write what is waiting, then close every connection."""
        await self.writer.close()
        await self.engine.dispose()

    @property
    def is_shared(self) -> bool:
        """Whether other nodes may use the same database."""
        return self.engine.dialect.name != "sqlite"

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; raises StorageDown when the database does not answer, or Unstorable."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Taken(str(error.orig)) from error
        except _DOWN as error:
            if is_unstorable(error):
                raise Unstorable from error
            raise StorageDown(str(error)) from error

    async def rows(self, query: sa.Executable) -> Sequence[Any]:
        """All rows of a query."""
        async with self.begin() as connection:
            return (await connection.execute(query)).all()

    async def row(self, query: sa.Executable) -> Any:  # noqa: ANN401 - a row of any shape
        """The first row of a query, if there is one."""
        async with self.begin() as connection:
            return (await connection.execute(query)).first()

    async def run(self, *statements: sa.Executable) -> int:
        """Carry out statements in one transaction; how many rows the last one changed."""
        count = 0
        async with self.begin() as connection:
            for statement in statements:
                count = (await connection.execute(statement)).rowcount
        return count

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

    async def add_table(self, row: TableRow, first: Sequence[log.Logged]) -> None:
        """Store a new table with the beginning of its log; raises Taken for its code."""
        entries = [
            {
                "table_id": row.id,
                "seq": logged.seq,
                "at": logged.at,
                "player": logged.player,
                "cid": logged.cid,
                "entry": log.pack(logged.entry),
            }
            for logged in first
        ]
        async with self.begin() as connection:
            await connection.execute(sa.insert(schema.tables), msgspec.structs.asdict(row))
            await connection.execute(sa.insert(schema.log), entries)

    async def find_table(self, key: str) -> TableRow | None:
        """The table of this id or code."""
        table = schema.tables
        wanted = sa.select(table).where((table.c.id == key) | (table.c.code == key.upper()))
        found = await self.row(wanted)
        return None if found is None else TableRow(**found._mapping)

    async def read_log(self, table_id: str, after: int = 0) -> list[log.Logged]:
        """The log of a table from the entry after this number."""
        table = schema.log
        query = (
            sa.select(table.c.seq, table.c.at, table.c.entry, table.c.player, table.c.cid)
            .where(table.c.table_id == table_id, table.c.seq > after)
            .order_by(table.c.seq)
        )
        return [
            log.Logged(seq, at, log.unpack(entry), player, cid)
            for seq, at, entry, player, cid in await self.rows(query)
        ]

    async def last_seqs(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How far the logs of these tables are."""
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
            .where(table.c.listed, table.c.status != "over")
            .order_by(table.c.changed.desc())
            .limit(limit)
        )
        return [TableRow(**row._mapping) for row in await self.rows(query)]

    async def playing_tables(self, since: int) -> list[TableRow]:
        """Tables with a game on that somebody touched lately."""
        table = schema.tables
        is_alive = (table.c.changed >= since) | (table.c.beat >= since)
        query = sa.select(table).where(table.c.status == "playing", is_alive)
        return [TableRow(**row._mapping) for row in await self.rows(query)]

    async def beat(self, table_ids: Sequence[str], now: int) -> None:
        """Note that these tables are being served."""
        table = schema.tables
        pieces = (table_ids[start : start + 500] for start in range(0, len(table_ids), 500))
        await self.run(
            *(sa.update(table).where(table.c.id.in_(piece)).values(beat=now) for piece in pieces)
        )

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

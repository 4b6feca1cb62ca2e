"""Tables whose log cannot be read: each is refused alone, and named in the server's log."""

from __future__ import annotations

import asyncio
import logging

from stolik.server.clock import NodeClock
from stolik.server.storage.faults import DamagedLog
from stolik.server.storage.store import Store, TableRow
from stolik.table.errors import TableError
from stolik.table.table import Table

logger = logging.getLogger(__name__)

RETRY_AFTER = 60_000
"""Milliseconds after which a damaged table is read again: its host may have repaired it."""

MOST_REMEMBERED = 10_000


class UnusableTable(TableError):  # noqa: N818 - reads as what it is
    """A table that exists and cannot be played at; records of its finished games may be kept."""

    def __init__(self, code: str, row: TableRow) -> None:
        super().__init__(code)
        self.row = row


async def read_table(store: Store, row: TableRow) -> Table:
    """Rebuild a table from its log; raises DamagedLog."""
    table = Table(row.id, row.code)
    entries = await store.read_log(row.id)
    if not entries:
        raise DamagedLog(row.id, 1, LookupError())
    for number, logged in enumerate(entries):
        try:
            table.fold(logged)
        except Exception as error:  # whatever the rules raise for an invalid entry
            raise DamagedLog(row.id, logged.seq, error) from error
        if number % 50 == 49:
            await asyncio.sleep(0)  # long games must not block the others
    return table


class DamagedTables:
    """The tables that this node could not read, and since when."""

    def __init__(self, clock: NodeClock) -> None:
        self._clock = clock
        self._found: dict[str, int] = {}

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._found

    def __len__(self) -> int:
        return len(self._found)

    def check(self, row: TableRow) -> None:
        """Raise `damaged` for a table that was recently found to be damaged."""
        found = self._found.get(row.id)
        if found is not None and self._clock.now() - found < RETRY_AFTER:
            raise UnusableTable("damaged", row)

    def note(self, code: str, error: DamagedLog) -> None:
        """Remember a table, and log once which row it is."""
        if error.table_id not in self._found:
            facts = {"table": error.table_id, "code": code, "seq": error.seq, "why": error.why}
            logger.error("a table's log cannot be read; other tables go on", extra=facts)
        self._found[error.table_id] = self._clock.now()
        if len(self._found) > MOST_REMEMBERED:
            del self._found[next(iter(self._found))]

    def repaired(self, table_id: str) -> None:
        """Note that a table could be read again."""
        if self._found.pop(table_id, None) is not None:
            logger.info("a damaged table can be read again", extra={"table": table_id})

"""Days off that people announce: some a year, in which their clocks in long games stand still."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from datetime import date, datetime, time, timedelta, tzinfo
from typing import Any

import sqlalchemy as sa

from stolik import protocol
from stolik.server.notifications.preferences import zone_of
from stolik.server.storage import schema
from stolik.server.storage.store import Store, Taken
from stolik.table.days_off import Period
from stolik.table.errors import TableError

A_YEAR = 30
"""So many days off everybody has in a calendar year."""

AHEAD = 366
"""How many days ahead they can be announced."""


async def announced(store: Store, player: str, now: int) -> protocol.DaysOff:
    """What somebody has announced and is not over, and how many days are left this year."""
    rows = await _rows(store, player)
    year = datetime.fromtimestamp(now / 1000, zone_of("UTC")).year
    return protocol.DaysOff(
        periods=tuple(
            protocol.DaysOffPeriod(row.first, row.last, row.begin, row.until)
            for row in rows
            if row.until > now
        ),
        left=max(0, A_YEAR - _used(rows)[year]),
        a_year=A_YEAR,
    )


async def announce(store: Store, player: str, body: protocol.DaysOffBody, now: int) -> None:
    """Announce days off, from the first to the last of them in one's own time zone."""
    zone = zone_of(body.zone)
    if zone is None:
        raise TableError("bad-options", "no such time zone")
    first, last = _date(body.first), _date(body.last)
    today = datetime.fromtimestamp(now / 1000, zone).date()
    if not today <= first <= last <= today + timedelta(days=AHEAD):
        raise TableError("bad-options", "the days are over, too far ahead, or in another order")
    begin, until = max(now, _midnight(first, zone)), _midnight(last + timedelta(days=1), zone)
    rows = await _rows(store, player)
    if any(row.begin < until and begin < row.until for row in rows):
        raise TableError("bad-options", "some of these days are announced already")
    used = _used(rows) + _years(first, last)
    if max(used.values()) > A_YEAR:
        raise TableError("too-many-days-off", f"{A_YEAR} days a year", days=str(A_YEAR))
    values = {"begin": begin, "until": until, "first": body.first, "last": body.last}
    try:
        await store.run(sa.insert(schema.days_off).values(player=player, zone=body.zone, **values))
    except Taken:  # at the same moment, from another page
        raise TableError("bad-options", "some of these days are announced already") from None


async def take_back(store: Store, player: str, begin: int, now: int) -> None:
    """Take back days off that have not begun; end those that have, and the day counts."""
    table = schema.days_off
    mine = (table.c.player == player) & (table.c.begin == begin) & (table.c.until > now)
    row = await store.row(sa.select(table).where(mine))
    if row is None:
        raise TableError("not-found")
    if begin > now:
        await store.run(sa.delete(table).where(mine))
        return
    today = datetime.fromtimestamp(now / 1000, zone_of(row.zone)).date().isoformat()
    await store.run(sa.update(table).where(mine).values(until=now, last=min(row.last, today)))


async def periods_of(store: Store, players: Collection[str]) -> dict[str, tuple[Period, ...]]:
    """The days off of people, by person; whoever has none is not among them."""
    table = schema.days_off
    query = sa.select(table).where(table.c.player.in_(list(players))).order_by(table.c.begin)
    found: dict[str, tuple[Period, ...]] = {}
    for row in await store.rows(query):
        found[row.player] = (*found.get(row.player, ()), (row.begin, row.until))
    return found


async def _rows(store: Store, player: str) -> list[Any]:
    table = schema.days_off
    query = sa.select(table).where(table.c.player == player).order_by(table.c.begin)
    return list(await store.rows(query))


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise TableError("bad-options", "no such day") from None


def _midnight(day: date, zone: tzinfo) -> int:
    return int(datetime.combine(day, time(), zone).timestamp() * 1000)


def _used(rows: list[Any]) -> Counter[int]:
    """How many days are announced, by year."""
    used: Counter[int] = Counter()
    for row in rows:
        used += _years(date.fromisoformat(row.first), date.fromisoformat(row.last))
    return used


def _years(first: date, last: date) -> Counter[int]:
    return Counter(
        (first + timedelta(days=number)).year for number in range((last - first).days + 1)
    )

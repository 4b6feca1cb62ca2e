"""Deals of the day: their days, and the secrets from which they follow.

The secret of a day's deal is drawn when somebody first looks at that day, by the server alone; its
commitment is shown from then on, and the secret itself once nobody can play the deal any more.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from functools import partial

import msgspec
import sqlalchemy as sa

from stolik.kernel.game import Game
from stolik.server.notifications.keys import kept_secret, new_secret
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.deal import DAY_PREFIX, table_of_day
from stolik.table.errors import TableError
from stolik.table.fairness import commitment_of

LATE_HOURS = 3
"""So long after its day a game that was begun in time still counts; then the secret is shown."""

KEPT_DAYS = 60
"""How long a day can be looked at."""

MOST_SEATS = 3
LEVEL = "skilled"
"""Who sits at the table: one person, and up to two bots of this level."""

_RECORDED = re.compile(rf"^table = {DAY_PREFIX}(.{{10}})$", re.MULTILINE)


class DayDeal(msgspec.Struct, frozen=True):
    """The deal of one game on one day."""

    day: str
    game: str
    version: int
    levels: tuple[str | None, ...]
    """By seat: the level of the bot there; None where the person sits."""
    secret: str

    @property
    def commitment(self) -> str:
        """What fixes the secret without revealing it."""
        return commitment_of(self.secret)


def day_at(now: int) -> str:
    """The day of a time, by UTC: everybody's ends at the same moment.

    >>> day_at(0)
    '1970-01-01'
    """
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def ends(day: str) -> int:
    """When a day ends; until then its deals can be begun."""
    following = date.fromisoformat(day) + timedelta(days=1)
    return (
        int(datetime(following.year, following.month, following.day, tzinfo=UTC).timestamp()) * 1000
    )


def closes(day: str) -> int:
    """When games of a day's deals stop to count, and everything about them is shown.

    >>> closes("1970-01-01")
    97200000
    """
    return ends(day) + LATE_HOURS * 3_600_000


def first_open(now: int) -> str:
    """The first day of which games still count."""
    return day_at(now - LATE_HOURS * 3_600_000)


def check_shown(record: str, now: int) -> None:
    """Raise for the record of a deal that others may still play: it shows all cards."""
    found = _RECORDED.search(record.partition("\n\n")[0])
    if found is not None and now < closes(found[1]):
        raise TableError("day-not-over")


async def deals_of(store: Store, day: str, games: Iterable[Game], *, make: bool) -> list[DayDeal]:
    """A day's deals of these games; with `make` those that nobody has looked at yet are drawn."""
    names = {_name(day, game.id): game for game in games}
    table = schema.server_secrets
    query = sa.select(table.c.name, table.c.value).where(table.c.name.in_(names))
    known = {row.name: row.value for row in await store.rows(query)}
    if make:
        for name, game in names.items():
            if name not in known:
                known[name] = await kept_secret(store, name, partial(_new, day, game))
    return [msgspec.json.decode(known[name], type=DayDeal) for name in names if name in known]


def _name(day: str, game: str) -> str:
    return f"{table_of_day(day)}-{game}"


def _new(day: str, game: Game) -> str:
    seats = min(MOST_SEATS, game.seats_for(game.Options())[-1])
    levels = (None, *[LEVEL] * (seats - 1))
    deal = DayDeal(day, game.id, game.version, levels, new_secret())
    return msgspec.json.encode(deal).decode()


def is_old(column: sa.ColumnElement[str], now: int, prefix: str = "") -> sa.ColumnElement[bool]:
    """Whether a column holds a day, after a prefix, that is not kept any more."""
    first = (date.fromisoformat(day_at(now)) - timedelta(days=KEPT_DAYS)).isoformat()
    return sa.and_(column > prefix + "0", column < prefix + first)

"""What people who are away have to be told about a table, as rows that are written once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec
import sqlalchemy as sa

from stolik.server.notifications.content import Question, questions_for
from stolik.server.notifications.preferences import Kind
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.server.tables.summary import standing_of
from stolik.table.settings import ClockRule
from stolik.table.table import Table

JUST_LEFT = 10_000
"""Whoever left more than this many milliseconds after their turn came has seen that."""

DAY = 86_400_000


class Announcement(msgspec.Struct, frozen=True):
    """Something to tell somebody at a time, once: the key says what it is."""

    player: str
    key: str
    kind: Kind
    table_id: str
    at: int
    made: int


def reminder_lead(clock: ClockRule) -> int | None:
    """Milliseconds before its end at which a move's time is worth a reminder; None in quick games.

    >>> reminder_lead(ClockRule("move", 86_400)) // 3_600_000
    6
    >>> reminder_lead(ClockRule("move", 7 * 86_400)) // 3_600_000
    24
    >>> reminder_lead(ClockRule("move", 60))
    """
    if not clock.is_long:
        return None
    return min(clock.seconds * 250, DAY)


def announcements_of(
    table: Table, away: Mapping[str, int], loaded_at: int, now: int, delay: int
) -> list[Announcement]:
    """What there is to tell about a table now; `away` says since when people are not there.

    Of those who are away since the table was loaded nobody knows since when.
    """
    if table.status == "over":
        is_news = table.at > now - DAY
        key = f"over {table.id} {table.round}"
        return [
            Announcement(player, key, "over", table.id, now + delay, now)
            for player in (table.people() if is_news else ())
            if player in away
        ]
    standing, found = standing_of(table), []
    lead = reminder_lead(table.clock)
    for player in table.people():
        asked = questions_for(standing, player)
        if not asked or standing is None:
            continue
        first = min(asked, key=lambda one: one.since)
        since = away.get(player)
        if since is not None and (since <= standing["since"] + JUST_LEFT or since == loaded_at):
            key = turn_key("turn", table.id, first)
            found.append(Announcement(player, key, "turn", table.id, now + delay, now))
        flags = [one for one in asked if one.flag is not None]
        if lead is not None and flags:
            due = min(flags, key=lambda one: one.flag or 0)
            key = turn_key("reminder", table.id, due)
            at = (due.flag or 0) - lead
            found.append(Announcement(player, key, "reminder", table.id, at, now))
    return found


def turn_key(kind: Kind, table_id: str, question: Question) -> str:
    """By what a turn is told apart from every other: the entry since which the table waits."""
    return f"{kind} {table_id} {question.since}"


def storing(
    store: Store, announcements: Sequence[Announcement]
) -> Callable[[sa.Connection], None] | None:
    """Write what is new, for people whom a message can reach; None where there is nothing.

    The time of a reminder follows the clock until it has been told.
    """
    if not announcements:
        return None
    people = sorted({one.player for one in announcements})

    def store_them(connection: sa.Connection) -> None:
        reached = _reachable(connection, people)
        table = schema.notifications
        for one in announcements:
            if one.player not in reached:
                continue
            row = store.insert(table).values(**msgspec.structs.asdict(one))
            keys = [table.c.player, table.c.key]
            if one.kind == "reminder":
                is_due = table.c.at.is_not(None)
                row = row.on_conflict_do_update(
                    index_elements=keys, set_={"at": one.at}, where=is_due
                )
            else:
                row = row.on_conflict_do_nothing(index_elements=keys)
            connection.execute(row)

    return store_them


def _reachable(connection: sa.Connection, players: Iterable[str]) -> set[str]:
    """Those who have a browser that gets messages, or an e-mail address."""
    browsers, people = schema.push_subscriptions, schema.players
    wanted = list(players)
    queries = (
        sa.select(browsers.c.player).where(browsers.c.player.in_(wanted)),
        sa.select(people.c.id).where(people.c.id.in_(wanted), people.c.email.is_not(None)),
    )
    return {str(row[0]) for query in queries for row in connection.execute(query)}

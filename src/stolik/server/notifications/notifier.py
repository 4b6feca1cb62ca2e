"""Tells people who are away what is due, each thing once."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Coroutine, Sequence
from email.utils import parseaddr
from typing import Any

import sqlalchemy as sa

from stolik.server.clock import NodeClock
from stolik.server.config import Config
from stolik.server.contacts.invitations import inviter_of
from stolik.server.notifications import announcements
from stolik.server.notifications.content import (
    Content,
    content_of,
    others_at,
    push_message,
    questions_for,
    speaker_for,
)
from stolik.server.notifications.keys import UnsubscribeLinks, kept_secret, new_secret
from stolik.server.notifications.mail import Letter, Mailer
from stolik.server.notifications.preferences import (
    Kind,
    NotificationPreferences,
    loud_at,
    preferences_of,
)
from stolik.server.notifications.public_network import CONNECTIONS, PublicNetwork
from stolik.server.notifications.web_push import PushKeys, PushSender, Subscription
from stolik.server.storage import schema
from stolik.server.storage.store import Store, TableRow
from stolik.server.tables.hub import Hub
from stolik.server.tables.live_table import LiveTable
from stolik.server.tables.summary import row_of
from stolik.server.workers.fair_queue import FairQueue, Share

logger = logging.getLogger(__name__)

EVERY_SECONDS = 2.0
AT_ONCE = 100
"""So many things are told in one pass; the others wait for the next."""

TRIES = 3
RETRY_SECONDS = 5.0
"""A push service that is busy is asked again after this long, then after twice as long."""

CLOSING_SECONDS = 3.0

GONE = (404, 410)
"""The browser does not want messages any more."""

BUSY = (429, 500, 502, 503, 504)

KEPT = 60 * 86_400_000
"""Milliseconds for which it is remembered what was told: no table waits longer for a move."""

TOLD_FOR = 86_400
"""Seconds for which a push service keeps a message for a browser that is off."""


class Notifier:
    """Finds what is due by its index, takes it, and tells it by every way that is wanted."""

    def __init__(self, config: Config, store: Store, clock: NodeClock, hub: Hub) -> None:
        self._store = store
        self._clock = clock
        self._hub = hub
        self._delay = int(config.notify_seconds * 1000)
        self._network = PublicNetwork(config.push_anywhere)
        self._contact = _contact(config)
        self._has_push = config.web_push
        self.push: PushSender | None = None
        self.mailer = Mailer(config) if config.can_mail else None
        self.links: UnsubscribeLinks | None = None
        self._is_closing = False
        self._sending: set[asyncio.Task[Any]] = set()
        # Push services are whatever people say: one that never answers must not keep others from
        # their messages, so people take turns.
        self._turns = FairQueue(CONNECTIONS)

    async def open(self) -> None:
        """Read the server's keys, or make them at the first start."""
        if self._has_push:
            text = await kept_secret(self._store, "push", lambda: PushKeys.make().text)
            self.push = PushSender(PushKeys.read(text), self._network, self._contact)
        secret = await kept_secret(self._store, "unsubscribe", new_secret)
        self.links = UnsubscribeLinks(secret)

    def beside(self, work: Coroutine[Any, Any, object]) -> None:
        """Send something beside everything else: nobody waits for a service that may be slow."""
        task = self._hub.spawn(work)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def close(self) -> None:
        """Send what was taken, for some seconds; then close connections to push services."""
        self._is_closing = True
        if self._sending:
            await asyncio.wait(self._sending, timeout=CLOSING_SECONDS)
        await self._network.close()

    @property
    def push_key(self) -> str | None:
        """By which browsers know our messages; None when there are none."""
        return None if self.push is None else self.push.keys.public

    # --- what there is to tell ------------------------------------------------------------

    def noting(self, live_tables: Sequence[LiveTable]) -> Callable[[sa.Connection], None] | None:
        """Note what people have to be told about tables that have changed."""
        now = self._clock.now()
        found = [
            one
            for live in live_tables
            for one in announcements.announcements_of(
                live.table, live.away, live.loaded_at, now, self._delay
            )
        ]
        return announcements.storing(self._store, found)

    # --- telling --------------------------------------------------------------------------

    async def run(self) -> int:
        """Take everything that is due now, and send it beside; returns how many rows there were."""
        table, now = schema.notifications, self._clock.now()
        due = sa.select(table).where(table.c.at <= now).order_by(table.c.at).limit(AT_ONCE)
        rows = [] if self._is_closing else await self._store.rows(due)
        for row in rows:
            await self._tell(row, now)
        return len(rows)

    async def settle(self) -> None:
        """Wait until everything that was taken has been sent, or given up."""
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def sweep(self) -> None:
        """Forget what was told long ago."""
        table = schema.notifications
        await self._store.run(sa.delete(table).where(table.c.made < self._clock.now() - KEPT))

    async def _tell(self, row: Any, now: int) -> None:  # noqa: ANN401 - a row of SQLAlchemy
        person = await self._person(row.player)
        preferences = (
            NotificationPreferences() if person is None else preferences_of(person.preferences)
        )
        ways = self._ways(person, preferences, row.kind)
        content = await self._content(row, preferences, now) if ways else None
        if content is not None:
            loud = loud_at(preferences, now)
            if loud > now:
                await self._set(row, loud)
                return
        if not await self._set(row, None) or content is None or person is None:
            return  # another node tells it, or there is nothing to tell any more
        if "push" in ways:
            self.beside(self._push(row, content))
        if "mail" in ways:
            self.beside(self._mail(row, content, person.email, preferences))

    async def _set(self, row: Any, at: int | None) -> bool:  # noqa: ANN401 - see above
        """Take a thing to tell, or put it off; False if another node did so before."""
        table = schema.notifications
        mine = (table.c.player == row.player) & (table.c.key == row.key) & (table.c.at == row.at)
        return await self._store.run(sa.update(table).where(mine).values(at=at)) == 1

    async def _person(self, player: str) -> Any:  # noqa: ANN401 - see above
        players, preferences = schema.players, schema.notification_preferences
        return await self._store.row(
            sa.select(players.c.name, players.c.email, preferences.c.preferences)
            .outerjoin(preferences, preferences.c.player == players.c.id)
            .where(players.c.id == player)
        )

    def _ways(self, person: Any, preferences: NotificationPreferences, kind: Kind) -> set[str]:  # noqa: ANN401 - see above
        if person is None:
            return set()
        ways = {"push"} if self.push is not None and kind in preferences.push else set()
        if self.mailer is not None and person.email and kind in preferences.mail:
            ways.add("mail")
        return ways

    # --- what is said ---------------------------------------------------------------------

    async def _content(
        self,
        row: Any,  # noqa: ANN401 - see above
        preferences: NotificationPreferences,
        now: int,
    ) -> Content | None:
        """What to say about a row; None if it is settled, or its reader sees it already."""
        live = self._hub.live_tables.get(row.table_id)
        line = row_of(live.table) if live else await self._store.find_table(row.table_id)
        if line is None or await self._is_there(row.table_id, row.player, now):
            return None
        names = others_at(line.standing, row.player)
        if row.kind == "invited":
            return await self._invitation(row, line, preferences)
        if row.kind == "over":
            return content_of(line, "over", preferences) if _is_over(line) else None
        for question in questions_for(line.standing, row.player):
            if announcements.turn_key(row.kind, line.id, question) == row.key:
                left = None if question.flag is None else question.flag - now
                return content_of(line, row.kind, preferences, left=left, names=names)
        return None

    async def _invitation(
        self,
        row: Any,  # noqa: ANN401 - see above
        line: TableRow,
        preferences: NotificationPreferences,
    ) -> Content | None:
        """Who invites; nothing once the game has begun, or its reader sits there or declined."""
        chairs = [] if line.standing is None else line.standing["chairs"]
        is_there = any(chair["player"] == row.player for chair in chairs)
        name = await inviter_of(self._store, row.table_id, row.player)
        if name is None or is_there or line.status != "lobby" or not line.free:
            return None
        return content_of(line, "invited", preferences, names=[name])

    async def _is_there(self, table_id: str, player: str, now: int) -> bool:
        """Whether somebody is connected to a table, here or on another node."""
        live = self._hub.live_tables.get(table_id)
        if live is not None:
            return player in live.present(now).players
        return player in await self._hub.attendance.connected_elsewhere(table_id)

    # --- sending --------------------------------------------------------------------------

    async def _push(self, row: Any, content: Content) -> int:  # noqa: ANN401 - see above
        table = schema.push_subscriptions
        found = await self._store.rows(sa.select(table).where(table.c.player == row.player))
        if not found:
            return 0
        waiting = await self.waiting_tables(row.player)
        topic = hashlib.sha256(f"{row.kind} {row.table_id}".encode()).hexdigest()[:24]
        message = push_message(content, tag=topic, waiting=waiting)
        sent = [self._push_to(one, message, topic) for one in found]
        return sum(await asyncio.gather(*sent))

    async def _push_to(self, row: Any, message: bytes, topic: str) -> bool:  # noqa: ANN401 - see above
        """Give a message to one browser's push service; False if it was not taken."""
        assert self.push is not None
        subscription = Subscription(row.endpoint, row.p256dh, row.auth)
        for attempt in range(TRIES):
            now = self._clock.now() / 1000
            try:
                async with self._turns.turn(Share(person=row.player)):
                    status = await self.push.send(
                        subscription, message, now=now, seconds=TOLD_FOR, topic=topic
                    )
            except (OSError, ValueError) as error:
                logger.info("a push service does not answer", extra={"reason": str(error)[:200]})
                return False
            if status in GONE:
                table = schema.push_subscriptions
                await self._store.run(sa.delete(table).where(table.c.key == row.key))
            if status not in BUSY:
                return 200 <= status < 300
            await asyncio.sleep(RETRY_SECONDS * 2**attempt)
        return False

    async def waiting_tables(self, player: str) -> int:
        """How many tables wait for somebody: the number on the app's sign."""
        tables, people = schema.tables, schema.table_people
        query = (
            sa.select(tables.c.standing)
            .join(people, people.c.table_id == tables.c.id)
            .where(people.c.player == player, tables.c.status == "playing")
        )
        rows = await self._store.rows(query)
        return sum(bool(questions_for(row.standing, player)) for row in rows)

    async def _mail(
        self,
        row: Any,  # noqa: ANN401 - see above
        content: Content,
        email: str,
        preferences: NotificationPreferences,
    ) -> bool:
        assert self.mailer is not None and self.links is not None
        base, speaker = self.mailer.base, speaker_for(preferences.language)
        token = self.links.make(row.player, row.kind)
        letter = Letter(
            content.title,
            content.body,
            content.action,
            base + content.path,
            (
                (speaker.say("mail-why"), ""),
                (speaker.say("mail-settings"), f"{base}/settings"),
                (speaker.say("mail-unsubscribe"), f"{base}/unsubscribe/{token}"),
            ),
            f"{base}/api/mail/unsubscribe/{token}",
            preferences.language,
        )
        async with self._turns.turn(Share(person=row.player)):
            return await self.mailer.send(letter, email)


def _is_over(line: TableRow) -> bool:
    return line.status in ("over", "lobby")  # a rematch may be offered already


def _contact(config: Config) -> str:
    """By what a push service reaches the host (RFC 8292); empty when there is nothing."""
    address = parseaddr(config.mail_from)[1]
    if address:
        return f"mailto:{address}"
    return config.public_url if config.public_url.startswith("https://") else ""

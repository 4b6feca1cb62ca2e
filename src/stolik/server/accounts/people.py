"""Guests, accounts and their sessions."""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from stolik.server.accounts.devices import Device
from stolik.server.accounts.passwords import check_new_password
from stolik.server.accounts.recovery import code_key, new_code
from stolik.server.accounts.session_list import SessionList
from stolik.server.clock import NodeClock
from stolik.server.storage import schema
from stolik.server.storage.store import Store, Taken
from stolik.table.errors import TableError
from stolik.table.names import visible

CACHE_MS = 30_000
CACHED_SESSIONS = 20_000
SWEPT_AT_ONCE = 1000

ADMIN = "admin"
"""The role of those who may do everything on the page for admins."""

DAY = 86_400_000
"""Milliseconds; a session is renewed at most once a day, so that few visits cause a write."""


class Person(msgspec.Struct, frozen=True):
    """A player, as the server knows them."""

    id: str
    name: str
    login: str | None
    device: str = ""
    """The key of the browser on which the session was opened; "" of sessions that have none."""
    device_since: int = 0
    """When that browser was first seen, in milliseconds since 1970."""
    has_recovery: bool = False
    """Whether a recovery code opens the account; those made before there were codes have none."""
    is_admin: bool = False


class SignedIn(msgspec.Struct, frozen=True):
    """Somebody with a new session, and the keys of those that ended with it."""

    person: Person
    token: str
    ended: tuple[str, ...] = ()
    recovery: str | None = None
    """The account's recovery code if it is a new one: only its hash is stored."""


HASH_PASSES, HASH_KIBIBYTES = 2, 19_456
"""What OWASP recommends for Argon2id: 19 MiB, twice. The library's own 64 MiB cost guessers
seven times as much, but the node as well, at every guess."""


class People:
    """Guests and accounts. Passwords are hashed in a thread, one after the other.

    A session ends when nobody used it for `days`; the time it was made, or last
    renewed, is in its row.
    """

    def __init__(self, store: Store, clock: NodeClock, days: float) -> None:
        self._store = store
        self._clock = clock
        self._lifetime = int(days * DAY)
        self._hasher = PasswordHasher(HASH_PASSES, HASH_KIBIBYTES, parallelism=1)
        self._hashing = ThreadPoolExecutor(1, "stolik-passwords", _lower_priority)
        self._decoy = ""
        self._cache: OrderedDict[str, tuple[int, Person]] = OrderedDict()
        self._dropped = 0  # how often something was removed
        self.session_list = SessionList(store, clock, self._lifetime, self.drop)
        self.is_banned: Callable[[str], bool] = lambda player: False

    async def guest(self, name: str, device: Device | None = None) -> tuple[Person, str]:
        """Make a guest, and the token of the session on this device."""
        person = Person("p_" + secrets.token_urlsafe(9), visible(name), None)
        token, now = secrets.token_urlsafe(32), self._clock.now()
        players = schema.players
        await self._store.run(
            sa.insert(players).values(id=person.id, name=person.name, created=now),
            *self._opening(person.id, token, device),
        )
        return person, token

    async def of(self, token: str | None) -> Person:
        """The player of a session; raises `no-session`."""
        if not token or len(token) > 100:
            raise TableError("no-session")
        key, now = session_key(token), self._clock.now()
        cached = self._cache.get(key)
        if cached is not None and cached[0] > now:
            return self._admitted(cached[1])
        players, sessions, dropped = schema.players, schema.sessions, self._dropped
        devices = schema.devices
        query = (
            sa.select(
                *(
                    players.c.id,
                    players.c.name,
                    players.c.login,
                    players.c.recovery,
                    players.c.role,
                ),
                *(sessions.c.created, sessions.c.device, devices.c.created.label("since")),
            )
            .join(sessions, sessions.c.player == players.c.id)
            .outerjoin(devices, devices.c.key == sessions.c.device)
            .where(sessions.c.token_hash == key, sessions.c.created > now - self._lifetime)
        )
        row = await self._store.row(query)
        if row is None:
            self._cache.pop(key, None)
            raise TableError("no-session")
        if row.created < now - DAY:
            renewed = sa.update(sessions).where(sessions.c.token_hash == key).values(created=now)
            await self._store.run(renewed)
        found = Person(
            *(row.id, row.name, row.login, row.device or "", row.since or 0),
            has_recovery=row.recovery is not None,
            is_admin=row.role == ADMIN,
        )
        # A session that ended while it was read must not be cached as valid.
        return self._admitted(self._remember(key, found) if dropped == self._dropped else found)

    def _admitted(self, person: Person) -> Person:
        if self.is_banned(person.id):
            raise TableError("banned")
        return person

    def cached_player(self, token: str) -> str | None:
        """The player of a session that is cached here, without asking the database."""
        cached = self._cache.get(session_key(token)) if len(token) <= 100 else None
        return None if cached is None else cached[1].id

    async def sweep(self) -> int:
        """Delete expired sessions, some at a time; returns how many there were.

        Browsers that nobody used for as long, and that have no session, are deleted with them.
        """
        sessions, swept = schema.sessions, 0
        ended = sessions.c.created <= self._clock.now() - self._lifetime
        some = sa.select(sessions.c.token_hash).where(ended).limit(SWEPT_AT_ONCE)
        while True:
            piece = sa.delete(sessions).where(sessions.c.token_hash.in_(some))
            count = await self._store.run(piece)
            swept += count
            if count < SWEPT_AT_ONCE:
                break
        await self._sweep_devices()
        return swept

    async def _sweep_devices(self) -> None:
        devices, sessions = schema.devices, schema.sessions
        unused = sa.select(devices.c.key).where(
            devices.c.used <= self._clock.now() - self._lifetime,
            ~sa.exists().where(sessions.c.device == devices.c.key),
        )
        piece = sa.delete(devices).where(devices.c.key.in_(unused.limit(SWEPT_AT_ONCE)))
        while await self._store.run(piece) == SWEPT_AT_ONCE:
            pass

    async def attach(self, token: str, device: Device) -> None:
        """Add the browser to a session from before browsers were stored."""
        sessions, key = schema.sessions, session_key(token)
        mine = (sessions.c.token_hash == key) & sessions.c.device.is_(None)
        attached = sa.update(sessions).where(mine).values(device=device.key)
        await self._store.run(*device.storing(self._clock.now()), attached)
        self.drop(key)

    async def rename(self, person: Person, token: str, name: str) -> Person:
        """Change a player's name."""
        players = schema.players
        fresh = msgspec.structs.replace(person, name=visible(name))
        change = sa.update(players).where(players.c.id == person.id).values(name=fresh.name)
        await self._store.run(change)
        self.forget(person.id)  # on other devices, too
        return self._remember(session_key(token), fresh)

    async def register(
        self, person: Person, name: str, password: str, device: Device | None = None
    ) -> SignedIn:
        """Turn a guest into an account. Its login has a number, so no name is ever taken.

        The guest's session ends: a thief of the session must not get the account.
        """
        if person.login is not None:
            raise TableError("not-now", "this is an account already")
        fresh_name = visible(name)
        check_new_password(password, fresh_name, person.name)
        hashed = await self._in_turn(self._hasher.hash, password)
        players, code = schema.players, new_code()
        for digits in (4, 4, 6, 8):
            login = f"{_stem(fresh_name)}-{secrets.randbelow(10**digits):0{digits}}"
            change = (
                sa.update(players)
                .where(players.c.id == person.id, players.c.login.is_(None))
                .values(name=fresh_name, login=login, password=hashed, recovery=code_key(code))
            )
            try:
                account = Person(person.id, fresh_name, login, has_recovery=True)
                return await self.sign_in_anew(account, change, device, code)
            except Taken:
                continue
        raise TableError("busy")

    async def change_password(
        self, person: Person, password: str, fresh: str, device: Device | None = None
    ) -> SignedIn:
        """Give an account another password; raises `wrong-credentials`. All its sessions end."""
        if person.login is None:
            raise TableError("not-now", "a guest has no password")
        hashed = await self.check_password(person, password)
        check_new_password(fresh, person.name, person.login)
        players = schema.players
        change = (
            sa.update(players)
            .where(players.c.id == person.id, players.c.password == hashed)
            .values(password=await self._in_turn(self._hasher.hash, fresh))
        )
        return await self.sign_in_anew(person, change, device)

    async def recover(
        self, login: str, code: str, fresh: str, device: Device | None = None
    ) -> SignedIn:
        """Give an account another password and another recovery code. All its sessions end.

        Raises `wrong-credentials` whatever is wrong, and always after the same time. The new
        password is compared with the login as it was typed, not with the stored name: that would
        reveal it.
        """
        known = login.strip().lower()
        check_new_password(fresh, known)
        hashed = await self._in_turn(self._hasher.hash, fresh)
        players, renewed = schema.players, new_code()
        fits = (players.c.login == known) & (players.c.recovery == code_key(code))
        row = await self._store.row(sa.select(players.c.id, players.c.name).where(fits))
        if row is None:
            raise TableError("wrong-credentials")
        values = {"password": hashed, "recovery": code_key(renewed)}
        change = sa.update(players).where(fits).values(**values)
        account = Person(row.id, row.name, known, has_recovery=True)
        return await self.sign_in_anew(account, change, device, renewed)

    async def renew_recovery(self, person: Person, password: str) -> tuple[Person, str]:
        """Make a new recovery code for an account; raises `wrong-credentials`."""
        if person.login is None:
            raise TableError("not-now", "a guest has no password")
        hashed = await self.check_password(person, password)
        players, code = schema.players, new_code()
        own = (players.c.id == person.id) & (players.c.password == hashed)
        change = sa.update(players).where(own).values(recovery=code_key(code))
        if await self._store.run(change) != 1:
            raise TableError("wrong-credentials")  # the password has changed meanwhile
        self.forget(person.id)
        return msgspec.structs.replace(person, has_recovery=True), code

    async def hash_new_password(self, password: str) -> str:
        """The hash of a new password; raises `weak-password`."""
        check_new_password(password)
        return await self._in_turn(self._hasher.hash, password)

    async def sign_in_anew(
        self, person: Person, change: sa.Update, device: Device | None, recovery: str | None = None
    ) -> SignedIn:
        """Change a player's row, end all their sessions and open one, all or nothing.

        Links that were mailed before are void: whoever else asked for one must not get in by it.
        """
        sessions, links, token = schema.sessions, schema.mailed_links, secrets.token_urlsafe(32)
        ending = sa.delete(sessions).where(sessions.c.player == person.id)
        voiding = sa.delete(links).where(links.c.player == person.id)

        def sign_in(connection: sa.Connection) -> tuple[str, ...]:
            # First the row: whoever logs in at the same time waits for it, or comes before.
            if connection.execute(change).rowcount != 1:
                raise TableError("wrong-credentials")
            ended = connection.execute(ending.returning(sessions.c.token_hash))
            keys = tuple(row.token_hash for row in ended)
            for statement in (voiding, *self._opening(person.id, token, device)):
                connection.execute(statement)
            return keys

        keys = await self._store.transact(sign_in)
        for key in keys:
            self.drop(key)
        return SignedIn(person, token, keys, recovery)

    def _opening(self, player: str, token: str, device: Device | None) -> list[sa.Insert]:
        """The statements that open a session, and store a browser that is new."""
        key, now = session_key(token), self._clock.now()
        values = {"token_hash": key, "player": player, "created": now}
        opening = sa.insert(schema.sessions).values(device=device and device.key, **values)
        return [*(device.storing(now) if device else ()), opening]

    async def login(self, login: str, password: str, device: Device | None = None) -> SignedIn:
        """Open a session of an account; raises `wrong-credentials` whatever is wrong."""
        players, known = schema.players, login.strip().lower()
        decoy = await self._dummy_hash()
        row = await self._store.row(
            sa.select(players).where((players.c.login == known) | (players.c.email == known))
        )
        hashed = decoy if row is None else row.password
        fits = await self._fits(hashed, password)
        if row is None or not fits:
            raise TableError("wrong-credentials")
        if self.is_banned(row.id):
            raise TableError("banned")
        token = secrets.token_urlsafe(32)
        if not await self._open_session(row.id, row.password, token, device):
            raise TableError("wrong-credentials")  # the password has changed meanwhile
        if self._hasher.check_needs_rehash(hashed):  # by an older server, at another cost
            own = (players.c.id == row.id) & (players.c.password == hashed)
            renewed = await self._in_turn(self._hasher.hash, password)
            await self._store.run(sa.update(players).where(own).values(password=renewed))
        account = Person(
            *(row.id, row.name, row.login),
            has_recovery=row.recovery is not None,
            is_admin=row.role == ADMIN,
        )
        return SignedIn(account, token)

    async def _open_session(
        self, player: str, hashed: str, token: str, device: Device | None
    ) -> bool:
        """Open a session if the password is still this one, in one statement."""
        players, sessions, now = schema.players, schema.sessions, self._clock.now()
        known = sa.select(
            sa.literal(session_key(token)),
            players.c.id,
            sa.literal(now),
            sa.literal(device and device.key, sa.String(64)),
        ).where(players.c.id == player, players.c.password == hashed)
        if self._store.is_shared:
            known = known.with_for_update(read=True)
        columns = [sessions.c.token_hash, sessions.c.player, sessions.c.created, sessions.c.device]

        def open_session(connection: sa.Connection) -> bool:
            opened = connection.execute(sa.insert(sessions).from_select(columns, known))
            for statement in device.storing(now) if device and opened.rowcount else ():
                connection.execute(statement)
            return opened.rowcount == 1

        return await self._store.transact(open_session)

    async def check_password(self, person: Person, password: str) -> str:
        """Check the password again; raises `wrong-credentials`. Returns the hash."""
        players = schema.players
        row = await self._store.row(sa.select(players.c.password).where(players.c.id == person.id))
        hashed = None if row is None else row.password
        if hashed is None:
            hashed = await self._dummy_hash()
        if not await self._fits(hashed, password):
            raise TableError("wrong-credentials")
        return hashed

    async def logout(self, token: str) -> str:
        """End a session; returns its key, so that its connections can be closed."""
        key = session_key(token)
        sessions = schema.sessions
        await self._store.run(sa.delete(sessions).where(sessions.c.token_hash == key))
        self.drop(key)
        return key

    def drop(self, key: str) -> None:
        """Forget a cached session."""
        self._dropped += 1
        self._cache.pop(key, None)

    def forget(self, player: str) -> None:
        """Forget the cached sessions of a player."""
        self._dropped += 1
        stale = [key for key, (_, person) in self._cache.items() if person.id == player]
        for key in stale:
            del self._cache[key]

    async def _dummy_hash(self) -> str:
        """A hash that no password matches, so that unknown accounts take as long to be refused."""
        if not self._decoy:
            self._decoy = await self._in_turn(self._hasher.hash, secrets.token_hex(8))
        return self._decoy

    async def _fits(self, hashed: str, password: str) -> bool:
        try:
            return bool(await self._in_turn(self._hasher.verify, hashed, password))
        except (Argon2Error, InvalidHashError):
            return False

    async def _in_turn(self, work: Callable[..., object], *args: str) -> str:
        """Run a password check in a thread, one after the other."""
        loop = asyncio.get_running_loop()
        return str(await loop.run_in_executor(self._hashing, partial(work, *args)))

    def _remember(self, key: str, person: Person) -> Person:
        self._cache[key] = (self._clock.now() + CACHE_MS, person)
        if len(self._cache) > CACHED_SESSIONS:
            self._cache.popitem(last=False)
        return person


def session_key(token: str) -> str:
    """The stored key of a session: a hash, so that nobody can use a session from the database."""
    return hashlib.sha256(token.encode()).hexdigest()


def _stem(name: str) -> str:
    return "".join(char for char in name.lower() if char.isalnum()) or "player"


def _lower_priority() -> None:
    """Let the thread that hashes passwords run at the lowest priority."""
    if sys.platform == "linux":  # where each thread has a priority of its own
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)

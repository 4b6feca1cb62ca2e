"""Who is who: guests, accounts and their sessions."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from stolik.server.clock import NodeClock
from stolik.server.storage import schema
from stolik.server.storage.store import Store, Taken
from stolik.table.errors import TableError
from stolik.table.names import visible

CACHE_MS = 30_000
CACHED_SESSIONS = 20_000

DAY = 86_400_000
"""Milliseconds; a session is renewed at most once a day, so that visits hardly ever write."""


class Person(msgspec.Struct, frozen=True):
    """A player, as the server knows them."""

    id: str
    name: str
    login: str | None


class People:
    """Guests and accounts. Passwords are hashed beside the loop, two at a time.

    A session ends when nobody used it for `days`; the time it was made, or last
    renewed, stands in its row.
    """

    def __init__(self, store: Store, clock: NodeClock, days: float) -> None:
        self._store = store
        self._clock = clock
        self._lifetime = int(days * DAY)
        self._hasher = PasswordHasher()
        self._turns = asyncio.Semaphore(2)
        self._decoy = ""
        self._cache: OrderedDict[str, tuple[int, Person]] = OrderedDict()

    async def guest(self, name: str) -> tuple[Person, str]:
        """Make a guest, and the token of the session."""
        person = Person("p_" + secrets.token_urlsafe(9), visible(name), None)
        token, now = secrets.token_urlsafe(32), self._clock.now()
        players, sessions = schema.players, schema.sessions
        await self._store.run(
            sa.insert(players).values(id=person.id, name=person.name, created=now),
            sa.insert(sessions).values(
                token_hash=session_key(token), player=person.id, created=now
            ),
        )
        return person, token

    async def of(self, token: str | None) -> Person:
        """Whose session this is; raises `no-session`."""
        if not token or len(token) > 100:
            raise TableError("no-session")
        key, now = session_key(token), self._clock.now()
        cached = self._cache.get(key)
        if cached is not None and cached[0] > now:
            return cached[1]
        players, sessions = schema.players, schema.sessions
        query = (
            sa.select(players.c.id, players.c.name, players.c.login, sessions.c.created)
            .join(sessions, sessions.c.player == players.c.id)
            .where(sessions.c.token_hash == key, sessions.c.created > now - self._lifetime)
        )
        row = await self._store.row(query)
        if row is None:
            self._cache.pop(key, None)
            raise TableError("no-session")
        if row.created < now - DAY:
            renewed = sa.update(sessions).where(sessions.c.token_hash == key).values(created=now)
            await self._store.run(renewed)
        return self._remember(key, Person(row.id, row.name, row.login))

    async def sweep(self) -> int:
        """Throw away the sessions that have ended; how many there were."""
        sessions = schema.sessions
        ended = sessions.c.created <= self._clock.now() - self._lifetime
        return await self._store.run(sa.delete(sessions).where(ended))

    async def rename(self, person: Person, token: str, name: str) -> Person:
        """Call somebody by another name from now on."""
        players = schema.players
        fresh = Person(person.id, visible(name), person.login)
        change = sa.update(players).where(players.c.id == person.id).values(name=fresh.name)
        await self._store.run(change)
        return self._remember(session_key(token), fresh)

    async def register(self, person: Person, token: str, name: str, password: str) -> Person:
        """Turn a guest into an account. Its login has a number, so no name is ever taken."""
        if person.login is not None:
            raise TableError("not-now", "this is an account already")
        hashed = await self._in_turn(self._hasher.hash, password)
        fresh_name = visible(name)
        players = schema.players
        for digits in (4, 4, 6, 8):
            login = f"{_stem(fresh_name)}-{secrets.randbelow(10**digits):0{digits}}"
            change = (
                sa.update(players)
                .where(players.c.id == person.id)
                .values(name=fresh_name, login=login, password=hashed)
            )
            try:
                await self._store.run(change)
            except Taken:
                continue
            return self._remember(session_key(token), Person(person.id, fresh_name, login))
        raise TableError("busy")

    async def login(self, login: str, password: str) -> tuple[Person, str]:
        """Open a session of an account; raises `wrong-credentials` whatever is wrong."""
        players, sessions = schema.players, schema.sessions
        decoy = await self._decoy_hash()
        row = await self._store.row(
            sa.select(players).where(players.c.login == login.strip().lower())
        )
        hashed = decoy if row is None else row.password
        fits = await self._fits(hashed, password)
        if row is None or not fits:
            raise TableError("wrong-credentials")
        token = secrets.token_urlsafe(32)
        values = {"token_hash": session_key(token), "player": row.id, "created": self._clock.now()}
        await self._store.run(sa.insert(sessions).values(**values))
        return Person(row.id, row.name, row.login), token

    async def check_password(self, person: Person, password: str) -> None:
        """Make sure that it is really them; raises `wrong-credentials`."""
        players = schema.players
        row = await self._store.row(sa.select(players.c.password).where(players.c.id == person.id))
        hashed = None if row is None else row.password
        if hashed is None:
            hashed = await self._decoy_hash()
        if not await self._fits(hashed, password):
            raise TableError("wrong-credentials")

    async def logout(self, token: str) -> str:
        """End a session; gives its key, for those who have to know."""
        key = session_key(token)
        sessions = schema.sessions
        await self._store.run(sa.delete(sessions).where(sessions.c.token_hash == key))
        self.drop(key)
        return key

    def drop(self, key: str) -> None:
        """Look again whether a session is good."""
        self._cache.pop(key, None)

    def forget(self, player: str) -> None:
        """Look again who somebody is."""
        stale = [key for key, (_, person) in self._cache.items() if person.id == player]
        for key in stale:
            del self._cache[key]

    async def _decoy_hash(self) -> str:
        """A hash that fits nothing: whoever does not exist takes as long to be refused."""
        if not self._decoy:
            self._decoy = await self._in_turn(self._hasher.hash, secrets.token_hex(8))
        return self._decoy

    async def _fits(self, hashed: str, password: str) -> bool:
        try:
            return bool(await self._in_turn(self._hasher.verify, hashed, password))
        except (Argon2Error, InvalidHashError):
            return False

    async def _in_turn(self, work: object, *args: str) -> str:
        async with self._turns:
            return str(await asyncio.to_thread(work, *args))  # type: ignore[arg-type]

    def _remember(self, key: str, person: Person) -> Person:
        self._cache[key] = (self._clock.now() + CACHE_MS, person)
        if len(self._cache) > CACHED_SESSIONS:
            self._cache.popitem(last=False)
        return person


def session_key(token: str) -> str:
    """Sessions are stored as hashes: who reads the database cannot take one over."""
    return hashlib.sha256(token.encode()).hexdigest()


def _stem(name: str) -> str:
    return "".join(char for char in name.lower() if char.isalnum()) or "player"

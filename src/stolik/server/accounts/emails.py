"""The e-mail address of an account: proved by a mailed link, for logging in and for a reset."""

from __future__ import annotations

import sqlalchemy as sa

from stolik.server.accounts.devices import Device
from stolik.server.accounts.mailed_links import MailedLinks, Purpose
from stolik.server.accounts.people import People, Person, SignedIn
from stolik.server.notifications.content import speaker_for
from stolik.server.notifications.mail import Letter, Mailer, is_address
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.errors import TableError

PATHS: dict[Purpose, str] = {"confirm": "/confirm/", "reset": "/reset/"}


class Emails:
    """Everything about the addresses of accounts."""

    def __init__(
        self, store: Store, people: People, links: MailedLinks, mailer: Mailer | None
    ) -> None:
        self._store = store
        self._people = people
        self._links = links
        self._mailer = mailer

    async def of(self, player: str) -> str | None:
        """The confirmed address of an account."""
        players = schema.players
        row = await self._store.row(sa.select(players.c.email).where(players.c.id == player))
        return None if row is None else row.email

    def check(self, person: Person, email: str) -> str:
        """An address as it is stored; raises where it cannot be one, or nothing can be mailed."""
        if self._mailer is None:
            raise TableError("no-mail")
        if person.login is None:
            raise TableError("not-now", "a guest has no account to add an address to")
        known = email.strip().lower()
        if not is_address(known):
            raise TableError("bad-email")
        return known

    async def ask_to_confirm(self, person: Person, email: str, language: str) -> None:
        """Mail a link that proves the address; whoever has the letter has the address."""
        await self._mail(person.id, person.login or "", "confirm", email, language)

    async def confirm(self, link: str) -> str:
        """Give the account its proved address; returns the player. Raises `wrong-link`.

        Whoever reads the letters decides where the address belongs: it leaves another account.
        """
        found = await self._links.take(link, "confirm")
        if found is None:
            raise TableError("wrong-link")
        players = schema.players
        await self._store.run(
            sa.update(players).where(players.c.email == found.email).values(email=None),
            sa.update(players).where(players.c.id == found.player).values(email=found.email),
        )
        return found.player

    async def remove(self, person: Person) -> None:
        """Forget the address of an account."""
        players = schema.players
        change = sa.update(players).where(players.c.id == person.id)
        await self._store.run(change.values(email=None))

    async def ask_reset(self, login: str, language: str) -> None:
        """Mail a link for a new password to the account's address, if there is one.

        This happens after the answer, which is the same for everybody.
        """
        players, known = schema.players, login.strip().lower()
        mine = ((players.c.login == known) | (players.c.email == known)) & (
            players.c.email.is_not(None)
        )
        row = await self._store.row(sa.select(players).where(mine))
        if row is not None:
            await self._mail(row.id, row.login, "reset", row.email, language)

    async def reset(self, link: str, password: str, device: Device) -> SignedIn:
        """Set a new password with a mailed link, once; every session ends. Raises `wrong-link`."""
        hashed = await self._people.hash_new_password(password)
        found = await self._links.take(link, "reset")
        players = schema.players
        row = None
        if found is not None:
            mine = (players.c.id == found.player) & (players.c.email == found.email)
            row = await self._store.row(sa.select(players).where(mine))
        if row is None:
            raise TableError("wrong-link")
        change = sa.update(players).where(players.c.id == row.id).values(password=hashed)
        has_recovery = row.recovery is not None
        account = Person(row.id, row.name, row.login, has_recovery=has_recovery)
        return await self._people.sign_in_anew(account, change, device)

    async def _mail(
        self, player: str, login: str, purpose: Purpose, email: str, language: str
    ) -> None:
        if self._mailer is None:
            return
        link = await self._links.make(player, purpose, email)
        if link is None:
            return
        speaker, name = speaker_for(language), f"mail-{purpose}"
        letter = Letter(
            speaker.say(name),
            speaker.say(f"{name}.body", login=login),
            speaker.say(f"{name}.action"),
            f"{self._mailer.base}{PATHS[purpose]}{link}",
            language=language,
        )
        await self._mailer.send(letter, email)

"""Every statement of the admins' tools, on SQLite and on PostgreSQL."""

import asyncio

import pytest
import sqlalchemy as sa

from stolik import protocol
from stolik.server.accounts.delete_player import deletions_for
from stolik.server.accounts.people import People
from stolik.server.admin import invitations, lists
from stolik.server.admin.admin_link import claim, new_link, open_console
from stolik.server.admin.audit import auditing
from stolik.server.admin.moderation import Moderation
from stolik.server.admin.person_export import export_person
from stolik.server.admin.reports import listed_reports
from stolik.server.admin.settings import storing_settings
from stolik.server.clock import NodeClock
from stolik.server.config import config_from
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.server.tables.retention import Retention
from stolik.table.errors import TableError


def test_both_databases_understand_everything(url):
    async def whole():
        store = await Store.open(url)
        try:
            await _everything(store, NodeClock())
        finally:
            await store.close()

    asyncio.run(whole())


async def _everything(store, clock):
    now, moderation = clock.now(), Moderation(store, clock)
    people = People(store, clock, days=30)
    guest, _ = await people.guest("Ala")
    account = (await people.register(guest, "Ala", "mokra kura siedem")).person
    key = (await new_link(store)).partition("#")[2]
    await claim(store, account, key, now)
    with pytest.raises(TableError, match="wrong-credentials"):
        await claim(store, account, key, now)
    other, _ = await people.guest("Ewa")
    bans = {"made": now, "reason": ""}
    made, inviting = invitations.new_invitation(protocol.InvitationBody(uses=1), now)
    await store.run(
        sa.insert(schema.bans).values(id="1", kind="ban", player=other.id, **bans),
        sa.insert(schema.bans).values(id="2", kind="ban", network="203.0.113.0/24", **bans),
        storing_settings(store, protocol.ServerSettings(name_words=("osioł",), guest_days=30)),
        inviting,
        auditing(now, account.id, "ban", other.id, days=None),
    )
    await moderation.load()
    assert moderation.is_banned(other.id) and moderation.is_address_banned("203.0.113.9")
    assert moderation.settings.guest_days == 30
    listed = await lists.people(store, "EW", "")
    assert [one.banned_until for one in listed.people] == [2**53]
    found = (await lists.people(store, "", "")).people
    assert {one.name: one.admin for one in found} == {"Ala": True, "Ewa": False}
    assert (await lists.tables(store, "x", "")).tables == ()
    assert (await lists.decks(store, "x", "")).decks == ()
    assert len(await lists.bans(store, now)) == 2 and not await lists.tables_of(store, other.id)
    assert [one.action for one in (await lists.audit_log(store, "")).entries] == [
        "ban",
        "become-admin",
    ]
    assert (await listed_reports(store)).reports == ()
    assert len((await export_person(store, account.id, 0))["sessions"]) == 1
    assert len((await invitations.listed(store, now)).invitations) == 1
    await invitations.use(store, made.path.partition("=")[2], now)
    console = await open_console(store)
    assert (await people.of(console.token)).is_admin
    await console.end(store)
    await store.run(*deletions_for([other.id]))
    assert len(await lists.bans(store, now)) == 1
    config = config_from({})
    await Retention(store, clock, config, "node", moderation).run()
    assert (await invitations.listed(store, now)).invitations == ()

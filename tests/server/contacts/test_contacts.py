"""People one has played with: invited with one tap, or blocked without a word."""

import asyncio

import msgspec
import pytest

from server.nodes import guests, served
from stolik import protocol
from stolik.client import Client, ServerError


async def play_together(host: Client, guest: Client) -> None:
    """Play a short game of two to its end, so that both know each other."""
    table = await host.make_table("cardline", people=2, options={"hand": 1})
    async with host.sit_at(table.id) as first, guest.sit_at(table.id) as second:
        await second.say("sit", seat=1)
        await second.ready()
        await first.start()
        while not first.is_over:
            mover = first if first.deciders == (0,) else second
            await mover.sync()
            await mover.move(mover.legal[0].code)
            await first.sync()
    while not (await contacts(host)).lately:  # the result is stored beside
        await asyncio.sleep(0.02)


async def contacts(client: Client) -> protocol.Contacts:
    answer = await client.request("GET", "/api/contacts")
    return msgspec.json.decode(answer.content, type=protocol.Contacts)


async def mine(client: Client) -> protocol.YourTables:
    answer = await client.request("GET", "/api/tables/mine")
    return msgspec.json.decode(answer.content, type=protocol.YourTables)


def person(client: Client) -> dict[str, str]:
    assert client.me is not None
    return {"player": client.me.player}


async def invite(host: Client, table: protocol.TableInfo, guest: Client) -> None:
    await host.request("POST", f"/api/tables/{table.id}/invitations", person(guest))


async def refused(work) -> str:
    with pytest.raises(ServerError) as error:
        await work
    return error.value.code


@served()
async def test_whoever_was_met_at_a_table_is_invited_until_they_sit_or_decline(address):
    async with guests(address, "Ala", "Ewa") as (ala, ewa):
        await play_together(ala, ewa)
        assert [one.name for one in (await contacts(ala)).lately] == ["Ewa"]
        table = await ala.make_table("illusion", people=3)
        for _ in range(2):  # a second tap changes nothing
            await invite(ala, table, ewa)
        (told,) = (await mine(ewa)).invitations
        assert (told.by, told.game, told.code) == ("Ala", "illusion", table.code)
        assert (told.seats, told.free) == (3, 2)
        await ewa.request("POST", f"/api/tables/{table.code}/invitations/decline")
        assert (await mine(ewa)).invitations == ()
        await invite(ala, table, ewa)
        assert (await mine(ewa)).invitations == (), "no is no"
        other = await ala.make_table("cardline", people=2)
        await invite(ala, other, ewa)
        async with ewa.sit_at(other.id) as seat:
            await seat.say("sit", seat=1)
        told = await mine(ewa)
        assert told.invitations == () and [one.code for one in told.tables] == [other.code]


@served()
async def test_only_known_people_are_invited_and_only_by_those_who_sit_there(address):
    async with guests(address, "Ala", "Ewa", "Obcy") as (ala, ewa, stranger):
        await play_together(ala, ewa)
        table = await ala.make_table("cardline", people=3)
        assert await refused(invite(ala, table, stranger)) == "not-found"
        assert await refused(invite(ala, table, ala)) == "not-found"
        assert await refused(invite(ewa, table, ala)) == "not-your-seat"
        async with ala.sit_at(table.id) as seat:
            await seat.say("lock", locked=True)
        assert await refused(invite(ala, table, ewa)) == "locked"


@served()
async def test_nobody_is_invited_to_a_full_table(address):
    """Whoever came would find no chair, and the inviter would wait for nothing."""
    async with guests(address, "Ala", "Ewa", "Iga") as (ala, ewa, iga):
        await play_together(ala, ewa)
        table = await ala.make_table("cardline", people=2)
        async with iga.sit_at(table.id) as seat:
            await seat.say("sit", seat=1)
            assert await refused(invite(ala, table, ewa)) == "table-full"
            await seat.say("leave", seat=1)
        await invite(ala, table, ewa)
        assert [one.code for one in (await mine(ewa)).invitations] == [table.code]


@served()
async def test_a_blocked_person_can_neither_invite_nor_come_nor_talk_and_is_not_told(address):
    async with guests(address, "Ala", "Ewa") as (ala, ewa):
        await play_together(ala, ewa)
        theirs = await ewa.make_table("cardline", people=2)
        await invite(ewa, theirs, ala)
        table = await ala.make_table("cardline", people=3, listed=True)
        async with ewa.sit_at(table.id) as watching:
            await ala.request("POST", "/api/blocks", person(ewa))
            assert await refused(watching.say("say", text="halo")) == "locked"
            assert await refused(watching.say("sit", seat=1)) == "locked"
        assert (await mine(ala)).invitations == ()
        known = await contacts(ala)
        assert known.lately == () and [one.name for one in known.blocked] == ["Ewa"]
        assert [one.name for one in (await contacts(ewa)).lately] == ["Ala"]
        assert (await contacts(ewa)).blocked == ()
        again = await ewa.make_table("illusion", people=2)
        await invite(ewa, again, ala)  # answered like any other
        assert (await mine(ala)).invitations == ()
        assert await refused(invite(ala, table, ewa)) == "not-found"
        assert await refused(ewa.request("GET", f"/api/tables/{table.id}")) == "locked"
        listed = (await ewa.request("GET", "/api/tables")).json()["tables"]
        assert table.id not in [one["id"] for one in listed]
        await ala.request("POST", "/api/blocks/end", person(ewa))
        async with ewa.sit_at(table.id) as seat:
            await seat.say("sit", seat=1)
        listed = (await ewa.request("GET", "/api/tables")).json()["tables"]
        assert table.id in [one["id"] for one in listed]


@served()
async def test_whoever_plays_already_stays_in_the_game_when_they_are_blocked(address):
    async with guests(address, "Ala", "Ewa") as (ala, ewa):
        table = await ala.make_table("cardline", people=2)
        async with ala.sit_at(table.id) as first, ewa.sit_at(table.id) as second:
            await second.say("sit", seat=1)
            await ala.request("POST", "/api/blocks", person(ewa))
            await second.ready()
            await first.start()
        async with ewa.sit_at(table.id) as back:
            assert back.you["seats"] == [1]


@served()
async def test_nobody_blocks_themselves_or_somebody_who_is_not_there(address):
    async with guests(address, "Ala", "Ewa") as (ala, ewa):
        assert await refused(ala.request("POST", "/api/blocks", person(ala))) == "not-found"
        assert (
            await refused(ala.request("POST", "/api/blocks", {"player": "p_nobody"})) == "not-found"
        )
        await ala.request("POST", "/api/blocks", person(ewa))
        await ewa.request("POST", "/api/account/delete", {})
        assert (await contacts(ala)).blocked == ()

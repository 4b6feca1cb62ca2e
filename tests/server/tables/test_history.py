"""Histories: everybody may see how games ended; only those who may enter see where they were."""

import asyncio

from server.nodes import guests, served


async def finished_game(client, **settings):
    """Play a game out on two seats of one device; gives the table."""
    table = await client.make_table("cardline", **settings)
    async with client.sit_at(table.id) as seat:
        await seat.say("sit", seat=1, name="Zosia")
        await seat.start()
        while seat.table["status"] == "playing":
            await seat.move(seat.legal[0].code)
    return table.id


async def tables_in_history(client, player, count):
    """The tables that somebody's history names, once it has so many lines."""
    while True:
        answer = await client.http.get(f"/api/players/{player}/history")
        tables = [line["table"] for line in answer.json()["results"]]
        if len(tables) >= count:
            return tables
        await asyncio.sleep(0.05)


@served()
async def test_a_history_leads_strangers_to_listed_tables_only(address):
    async with guests(address, "Ala", "Obcy") as (ala, stranger):
        private = await finished_game(ala)
        listed = await finished_game(ala, listed=True)
        player = ala.me.player
        mine = await tables_in_history(ala, player, 4)
        assert set(mine) == {private, listed}
        theirs = await tables_in_history(stranger, player, 4)
        assert set(theirs) == {None, listed}
        stranger.http.cookies.clear()
        assert set(await tables_in_history(stranger, player, 4)) == {None, listed}


@served()
async def test_whoever_sat_at_a_private_table_still_finds_it(address):
    async with guests(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await other.say("sit", seat=1)
            await other.ready()
            await host.start()
            while host.table["status"] == "playing":
                mover = host if 0 in host.deciders else other
                while mover.seq < max(host.seq, other.seq):
                    await mover.next()
                await mover.move(mover.legal[0].code)
                while host.seq < other.seq:
                    await host.next()
        assert await tables_in_history(ben, ala.me.player, 1) == [table.id]

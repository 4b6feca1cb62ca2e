"""The tables of one person: on every device, and never lost."""

import msgspec

from server.nodes import accounts, guests, served
from stolik import protocol
from stolik.client import Client


async def mine(client: Client) -> list[protocol.YourTable]:
    answer = await client.request("GET", "/api/tables/mine")
    return list(msgspec.json.decode(answer.content, type=protocol.YourTables).tables)


@served()
async def test_a_table_where_i_sit_is_listed_until_i_leave_it(address):
    async with guests(address, "Ala", "Ewa") as (ala, ewa):
        table = await ala.make_table("cardline", people=2)
        (line,) = await mine(ala)
        assert (line.code, line.status, line.names, line.mine) == (
            table.code,
            "lobby",
            ("Ala", ""),
            (0,),
        )
        assert await mine(ewa) == []
        async with ala.sit_at(table.id) as seat:
            await seat.say("leave")
        assert await mine(ala) == []


@served()
async def test_the_table_that_waits_for_me_comes_first(address):
    async with guests(address, "Ala", "Ewa") as (ala, ewa):
        waiting = await ala.make_table("illusion", people=2)
        played = await ala.make_table("cardline", people=2)
        async with ala.sit_at(played.id) as first, ewa.sit_at(played.id) as second:
            await second.say("sit", seat=1)
            await second.ready()
            await first.start()
            asked = first.deciders[0]
            lines = {"Ala": await mine(ala), "Ewa": await mine(ewa)}
            name, other = ("Ala", "Ewa") if asked == 0 else ("Ewa", "Ala")
            assert lines[name][0].code == played.code
            assert lines[name][0].is_your_turn
            assert lines[name][0].asked == (asked,)
            assert not any(line.is_your_turn for line in lines[other])
            assert {line.code for line in lines["Ala"]} == {waiting.code, played.code}
            mover = first if asked == 0 else second
            await mover.sync()  # it may not have heard of the start yet
            await mover.move(mover.legal[0].code)
            turned = await mine(ewa if asked == 0 else ala)
            assert turned[0].is_your_turn, "moves count at once"


@served()
async def test_an_account_finds_its_tables_on_another_device(address):
    async with accounts(address, "Ala") as (ala,), guests(address, "Gość") as (phone,):
        table = await ala.make_table("cardline", people=2)
        me = msgspec.json.decode(
            (await ala.request("GET", "/api/session")).content, type=protocol.Me
        )
        body = {"login": me.login, "password": "dobre-haslo-do-testu"}
        await phone.request("POST", "/api/login", body)
        assert [line.code for line in await mine(phone)] == [table.code]


@served()
async def test_a_finished_game_is_no_running_one_and_a_deleted_player_is_named_nowhere(address):
    async with guests(address, "Ala", "Ewa") as (ala, ewa):
        table = await ala.make_table("cardline", people=2)
        async with ewa.sit_at(table.id) as seat:
            await seat.say("sit", seat=1)
        assert (await mine(ala))[0].names == ("Ala", "Ewa")
        await ewa.request("POST", "/api/account/delete", {})
        assert (await mine(ala))[0].names == ("Ala", "")
        over = await ala.make_table("cardline", people=1, bots=1)
        async with ala.sit_at(over.id) as seat:
            await seat.start()
            while not seat.is_over:
                if seat.legal:
                    await seat.move(seat.legal[0].code)
                else:
                    await seat.next()
        assert [line.code for line in await mine(ala)] == [table.code]

"""A television at a table: it shows what a spectator sees, whoever opened it."""

import pytest

from server.nodes import guests, served
from stolik.client import ServerError


@served()
async def test_the_television_of_a_player_gets_a_spectators_messages(address):
    async with guests(address, "Ala", "Ewa", "Obcy") as (ala, ewa, stranger):
        table = await ala.make_table("all-in", people=2, bots=1)
        async with (
            ala.sit_at(table.id) as first,
            ewa.sit_at(table.id) as second,
            ala.sit_at(table.id, television=True) as screen,
            stranger.sit_at(table.id) as watched,
        ):
            await second.say("sit", seat=1)
            await second.ready()
            await first.start()
            while not first.legal:
                await first.next()
            await first.move(first.legal[0].code)
            for seat in (screen, watched):
                while seat.seq < first.seq:
                    await seat.next()
            assert [side.seat for side in first.sides] == [0]
            assert [side.seat for side in screen.sides] == [None]
            assert screen.sides == watched.sides
            assert screen.you["seats"] == []
            assert not screen.you["host"]


@served()
async def test_a_television_asks_for_nothing(address):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline", people=2)
        async with ala.sit_at(table.id), ala.sit_at(table.id, television=True) as screen:
            for kind, fields in (("sit", {"seat": 1}), ("say", {"text": "hej"}), ("leave", {})):
                with pytest.raises(ServerError, match="not-your-seat"):
                    await screen.say(kind, **fields)
            with pytest.raises(ServerError, match="not-your-seat"):
                await screen.move(0)


@served()
async def test_others_know_whether_there_is_a_television_and_it_counts_as_nobody(address):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline", people=2)
        async with ala.sit_at(table.id, television=True) as screen:
            shown = screen.table if screen.table["television"] else (await screen.sync())["table"]
            assert shown["television"]
            assert not shown["chairs"][0]["connected"], "her television does not play for her"
            assert (shown["spectators"], shown["watching"]) == (0, [])
            async with ala.sit_at(table.id) as seat:
                assert seat.table["television"]
        async with ala.sit_at(table.id) as seat:
            while (await seat.sync())["table"]["television"]:
                pass


@served()
async def test_another_kind_of_screen_is_refused(address):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline", people=2)
        async with ala.sit_at(f"{table.id}/socket?screen=mirror&at=") as screen:
            assert screen.heard[-1] == {"type": "goodbye", "code": "unreadable"}

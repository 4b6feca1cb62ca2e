"""A table before and between games, over the wire: seats, names, hosts who are gone."""

import asyncio
import contextlib

import pytest

from server.nodes import guests, served
from server.sockets.test_play import no, seat_both
from stolik.table.actions import hosting


async def heard_of_host(seat, is_away):
    """Wait until the table says that its host is away, or here again."""
    while True:
        message = await seat.next()
        if message["type"] == "presence" and (message["take_over_in"] is not None) == is_away:
            return message["take_over_in"]


@contextlib.contextmanager
def patience(seconds):
    """Let a host be missed after so many seconds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hosting, "HOST_AWAY_SECONDS", seconds)
        yield


@served()
async def test_a_host_who_is_gone_can_be_replaced_and_a_host_who_is_here_cannot(address):
    async with guests(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline")
        async with ben.sit_at(table.id) as other:
            async with ala.sit_at(table.id):
                await other.say("sit", seat=1)
                assert other.table["take_over_in"] is None
                with patience(0), no("not-host"):
                    await other.say("take-over")
            await heard_of_host(other, is_away=True)
            with no("not-host"):
                await other.say("take-over")
            with patience(0):
                await other.say("take-over")
            assert other.you["host"]
            assert other.table["take_over_in"] is None
            await other.say("set-seat", seat=0, kind="empty")
            await other.say("set-seat", seat=0, kind="bot", level="random")
            await other.start()
            assert other.table["status"] == "playing"


@served()
async def test_the_table_tells_how_long_its_host_is_waited_for(address):
    async with guests(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline")
        async with ben.sit_at(table.id) as other:
            assert other.table["take_over_in"] is not None
            async with ala.sit_at(table.id):
                await heard_of_host(other, is_away=False)
            assert 0 < await heard_of_host(other, is_away=True) <= 60_000
            await asyncio.sleep(0.05)
            await other.say("sit", seat=1)
            assert other.table["take_over_in"] <= 60_000 - 50


@served()
async def test_whoever_leaves_a_game_is_offered_their_seat_and_takes_it_back(address):
    async with guests(address, "Ala", "Ben", "Ewa") as (ala, ben, ewa):
        table = await ala.make_table("cardline", options={"cards": 8})
        async with ala.sit_at(table.id) as host:
            async with ben.sit_at(table.id) as other:
                await seat_both(host, other)
                assert other.you["may_sit"] == []
                await other.say("leave")
            async with ewa.sit_at(table.id) as third:
                assert (third.you["may_sit"], third.you["held"]) == ([], []), "from one network"
            async with ben.sit_at(table.id) as back:
                assert (back.you["may_sit"], back.you["held"]) == ([1], [1])
                await back.say("sit", seat=1)
                assert back.you["seats"] == [1]
                assert not back.table["chairs"][1]["stand_in"]


@served()
async def test_names_and_seats_change_in_the_lobby(address):
    async with guests(address, "Ala", "Topola", "Topola") as (ala, ben, ewa):
        table = await ala.make_table("cardline", people=4)
        async with (
            ala.sit_at(table.id) as host,
            ben.sit_at(table.id) as other,
            ewa.sit_at(table.id) as third,
        ):
            await other.say("sit", seat=1)
            await third.say("sit", seat=2)
            await third.say("sit", seat=2, name="Ewa", id="again")
            await third.say("sit", seat=3, name="Ewa", leaving=2)
            assert [chair["name"] for chair in third.table["chairs"]] == [
                "Ala", "Topola", "", "Ewa",
            ]  # fmt: skip
            with no("bad-name"):
                await third.say("sit", seat=2, name="\u200b\u200b")
            await host.say("set-seat", seat=3, kind="empty")
            while third.seq < host.seq:
                await third.next()
            assert third.you["seats"] == []
            await third.say("sit", seat=3)
            assert third.you["seats"] == [3]


@served()
async def test_only_a_change_of_the_game_asks_everybody_to_be_ready_again(address):
    absence = {"kind": "bot", "grace": 30, "level": "skilled"}
    async with guests(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await other.say("sit", seat=1)
            await other.ready()
            listed = await host.say("configure", listed=True)
            assert listed["told"][0]["phrase"]["id"] == "table-listed"
            assert listed["table"]["chairs"][1]["ready"]
            changed = await host.say("configure", absence=absence)
            assert changed["told"][0]["phrase"]["id"] == "table-configured"
            assert not changed["table"]["chairs"][1]["ready"]


@served()
async def test_whoever_changes_their_name_speaks_and_sits_under_the_new_one(address):
    async with guests(address, "Topola") as (ben,):
        table = await ben.make_table("cardline")
        async with ben.sit_at(table.id) as seat:
            await seat.say("leave", seat=0)
            await ben.be_guest("Ben")
            assert (await seat.say("say", text="hej"))["chat"]["name"] == "Ben"
            await seat.say("sit", seat=1)
            assert seat.table["chairs"][1]["name"] == "Ben"

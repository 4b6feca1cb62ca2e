"""Deals over the wire: who hears what before it is made, and what happens to missing parts."""

import asyncio
import json

import pytest

from server.nodes import NodeProcess, guests, served, serving
from stolik.client import Client, Seals, ServerError
from stolik.kernel.record import Record
from stolik.table import fairness, scheduled
from stolik.table.deal import part_commitment

MINE = "ab" * 32


def no(code):
    return pytest.raises(ServerError, match=code)


async def play_out(*seats):
    while not any(seat.is_over for seat in seats):
        asked = next((seat for seat in seats if seat.legal), None)
        if asked is None:
            await min(seats, key=lambda seat: seat.seq).next()
            continue
        await asked.move(asked.legal[0].code)
        for seat in seats:
            while seat.seq < asked.seq:
                await seat.next()


async def told_record(client, table):
    while True:
        try:
            return await client.record(table)
        except ServerError as error:
            assert error.code == "not-now"
            await asyncio.sleep(0.02)


async def commit_by_hand(seat, kind):
    """Commit without the client knowing: nothing is revealed until the test does it."""
    commitment = part_commitment(seat.table["id"], seat.table["round"], MINE)
    return await seat.say(kind, commitment=commitment)


@served()
async def test_no_part_reaches_anybody_before_the_deal_and_the_secret_nobody_before_the_end(
    address,
):
    async with guests(address, "Ala", "Ben", "Ewa") as (ala, ben, ewa):
        table = await ala.make_table("cardline", options={"cards": 4})
        sockets = (ala.sit_at(table.id), ben.sit_at(table.id), ewa.sit_at(table.id))
        async with sockets[0] as host, sockets[1] as other, sockets[2] as watching:
            await other.say("sit", seat=1)
            await other.ready()
            await host.start()
            parts = {}
            for client, name in ((ala, "ala"), (ben, "ben")):
                parts[name] = client.seals.kept[table.id, 1].entropy
            await play_out(host, other)
            secret = host.table["fairness"]["secret"]
            while not watching.is_over:
                await watching.next()
            for seat in (host, other, watching):
                dealt = False
                for message in seat.heard:
                    shown = message.get("table") or {}
                    dealt = dealt or shown.get("status") in ("playing", "over")
                    text = json.dumps(message)
                    assert dealt or not any(part in text for part in parts.values())
                    assert secret not in text or shown["status"] == "over"
                assert any(
                    one.get("table", {}) and one["table"]["status"] == "dealing"
                    for one in seat.heard
                )
                assert [part["entropy"] for part in seat.table["fairness"]["parts"]] == [
                    *parts.values()
                ]
        record = await told_record(ala, table.id)
        for client in (ala, ben):
            assert client.seals.check(record, table.id, 1).unrevealed == ()


@served()
async def test_the_game_waits_for_the_last_part_and_takes_none_that_does_not_fit(address):
    async with guests(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await other.say("sit", seat=1)
            with no("unreadable"):
                await other.say("ready", entropy="aa")
            await commit_by_hand(other, "ready")
            with no("not-now"):
                await other.say("reveal", entropy=MINE)
            await host.say("start", commitment=ala.seals.commit(host.table))
            while other.table["status"] != "dealing":
                await other.next()
            closed = other.table["fairness"]["closed"]
            with no("unreadable"):
                await other.say("reveal", entropy="cd" * 32)
            assert other.table["status"] == "dealing"
            await other.say("reveal", entropy=MINE)
            while other.table["status"] == "dealing":
                await other.next()
            assert other.table["status"] == "playing"
            assert other.table["fairness"]["closed"] == closed


@served()
async def test_a_client_that_missed_the_rematch_commits_for_the_round_that_is_on(address):
    async with guests(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline", options={"cards": 4})
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await other.say("sit", seat=1)
            await other.ready()
            await host.start()
            await play_out(host, other)
            await host.say("rematch")
            assert other.table["round"] == 1
            with no("stale"):
                await other.say("ready", commitment="ab" * 32, round=1)
            other.table = {**other.table, "round": 1}
            await other.ready()
            await host.start()
            assert host.table["round"] == 2
            assert [part["revealed"] for part in host.table["fairness"]["parts"]] == [True, True]


@served()
async def test_a_part_that_does_not_come_is_left_out_and_named(address):
    async with guests(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline", options={"cards": 4})
        with pytest.MonkeyPatch.context() as patch:
            async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
                await other.say("sit", seat=1)
                await commit_by_hand(other, "ready")
                patch.setattr(scheduled, "REVEAL_SECONDS", 0)
                await host.start()
                while other.seq < host.seq:
                    await other.next()
                said = [
                    reported["phrase"]["id"]
                    for one in other.heard
                    for reported in one.get("told", ())
                ]
                assert "table-dealt" in said
                assert not host.table["fairness"]["parts"][1]["revealed"]
                with no("not-now"):
                    await other.say("reveal", entropy=MINE)
                await play_out(host, other)
        record = Record.read(await told_record(ala, table.id))
        assert 1 in fairness.check(record).unrevealed
        verdict = (await ala.request("GET", f"/api/tables/{table.id}/verify")).json()
        assert verdict["fits"] and 1 in verdict["unrevealed"]


@served()
async def test_somebody_who_is_not_there_is_not_waited_for_long(address):
    async with guests(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(scheduled, "ABSENT_SECONDS", 0)
            patch.setattr(scheduled, "REVEAL_SECONDS", 10**6)
            async with ala.sit_at(table.id) as host:
                async with ben.sit_at(table.id) as other:
                    await other.say("sit", seat=1)
                    await commit_by_hand(other, "ready")
                while not any(
                    one["type"] == "presence" and not one["connected"][1] for one in host.heard
                ):
                    await host.next()
                await host.start()
                assert host.table["status"] == "playing"
                assert [part["revealed"] for part in host.table["fairness"]["parts"]] == [
                    True,
                    False,
                ]


def test_a_part_may_reach_the_table_through_another_node(postgres, redis):
    shared = {"database_url": postgres.fresh(), "redis_url": redis.url}

    async def scenario():
        async with (
            serving(**shared) as first,
            serving(**shared) as second,
            Client(first) as ala,
            Client(second) as ben,
        ):
            await ala.be_guest("Ala")
            await ben.be_guest("Ben")
            table = await ala.make_table("cardline", options={"cards": 4})
            async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
                await other.say("sit", seat=1)
                await other.ready()
                while not host.table["chairs"][1]["ready"]:
                    await host.next()
                await host.start()
                while other.seq < host.seq:
                    await other.next()
                parts = host.table["fairness"]["parts"]
                assert [part["revealed"] for part in parts] == [True, True]
                assert host.table["fairness"] == other.table["fairness"]

    asyncio.run(scenario())


def test_after_a_crash_between_list_and_deal_the_same_list_is_dealt(tmp_path):
    """Nothing is chosen anew: what the log closed stays closed, and parts are still taken."""
    node = NodeProcess(tmp_path)
    node.start()
    node.wait()

    async def scenario():
        async with Client(node.address) as ala:
            await ala.be_guest("Ala")
            table = await ala.make_table("cardline", people=1, bots=1, level="random")
            silent, ala.seals = ala.seals, Seals()
            async with ala.sit_at(table.id) as seat:
                await seat.say("start", commitment=silent.commit(seat.table))
                assert seat.table["status"] == "dealing"
                closed = seat.table["fairness"]["closed"]
                await asyncio.to_thread(node.kill)
            node.start()
            await asyncio.to_thread(node.wait)
            ala.seals = silent
            async with ala.sit_at(table.id) as seat:
                assert seat.table["fairness"]["closed"] == closed
                while seat.table["status"] == "dealing":
                    await seat.next()
                assert seat.table["status"] == "playing"
                assert seat.table["fairness"]["closed"] == closed
                assert seat.table["fairness"]["parts"][0]["commitment"] in closed

    try:
        asyncio.run(scenario())
    finally:
        node.stop()

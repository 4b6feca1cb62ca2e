"""What happened since the last visit is told once more, exactly as it was told then."""

import random

import pytest

from server.nodes import guests, served

TOLD = ("seq", "by", "deciders", "sides", "told", "undone", "chat")


async def missed(client, table, seen):
    answer = await client.request("GET", f"/api/tables/{table.id}/missed?seen={seen}")
    return answer.json()["messages"]


async def begin(host, guest, game):
    table = await host.make_table(game, people=2)
    async with guest.sit_at(table.id) as second, host.sit_at(table.id) as first:
        await second.say("sit", seat=1)
        await second.ready()
        await first.start()
    return table


async def play_on(people, table, moves, choices):
    """Make some moves for both, each of whom comes for it; gives what the first one was told."""
    async with people[0].sit_at(table.id) as first, people[1].sit_at(table.id) as second:
        start = first.seq
        for _ in range(moves):
            if first.is_over:
                break
            mover = first if 0 in first.deciders else second
            await mover.sync()
            await mover.move(choices.choice(mover.legal).code)
            await first.sync()
        updates = [one for one in first.heard if one["type"] == "update" and one["seq"] > start]
        return start, updates, first.welcome


@pytest.mark.parametrize("game", ["cardline", "all-in", "blank", "call-to-adventure", "illusion"])
def test_what_was_missed_is_what_was_told(game):
    @served()
    async def scenario(address):
        async with guests(address, "Ala", "Ewa") as people:
            table = await begin(*people, game)
            seen, updates, now = await play_on(people, table, 8, random.Random(3))
            welcome, *told = await missed(people[0], table, seen)
            assert (welcome["type"], welcome["seq"]) == ("welcome", seen)
            by_seq = {one["seq"]: one for one in told}
            for one in updates:
                assert {name: one[name] for name in TOLD} == {
                    name: by_seq[one["seq"]][name] for name in TOLD
                }
            assert told[-1]["sides"][0]["view"] == now["sides"][0]["view"]
            assert told[-1]["deciders"] == now["deciders"]
            watcher = await missed(people[1], table, seen)
            assert [one["seq"] for one in watcher] == [one["seq"] for one in (welcome, *told)]

    scenario()


@served()
async def test_who_was_never_there_and_who_has_seen_all_is_told_nothing(address):
    async with guests(address, "Ala", "Ewa", "Obcy") as (*people, stranger):
        table = await begin(*people, "cardline")
        seen, _, now = await play_on(people, table, 2, random.Random(3))
        assert await missed(people[0], table, now["seq"]) == []
        assert await missed(people[0], table, 1) == []
        watched = await missed(stranger, table, seen)
        assert all(side["seat"] is None for one in watched for side in one["sides"])

"""The page of statistics: every finished game is counted once, for the people who played it."""

import asyncio
import random
import sqlite3

import pytest

from length import LONGEST
from server.nodes import guests, serving
from stolik.client import ServerError
from stolik.kernel.outcome import Tally
from stolik.server.accounts.statistics import count_record, summed


async def play(host, guest, game="cardline", **settings):
    """A whole game of two people; gives the table."""
    luck = random.Random(3)
    table = await host.make_table(game, people=2, **settings)
    async with host.sit_at(table.id) as first, guest.sit_at(table.id) as second:
        await second.say("sit", seat=1)
        await second.ready()
        await first.start()
        while not first.is_over:
            await second.sync()
            mover = next((one for one in (first, second) if one.legal), None)
            if mover is None:
                await first.next()
            else:
                await mover.move(luck.choice(mover.legal).code)
            await first.sync()
    return table


async def statistics_of(client, player, game="cardline"):
    return (await client.request("GET", f"/api/players/{player}/games/{game}")).json()


async def counted(client, player, games):
    """The page once so many games are counted."""
    async with asyncio.timeout(LONGEST):
        while True:
            found = await statistics_of(client, player)
            if (found["games"], found["pending"]) == (games, 0):
                return found
            await asyncio.sleep(0.02)


def on_server(scenario, folder):
    async def whole():
        async with (
            serving(data_dir=str(folder)) as address,
            asyncio.timeout(LONGEST),
            guests(address, "Ala", "Ewa") as people,
        ):
            await scenario(*people)

    asyncio.run(whole())


def query(folder, statement):
    with sqlite3.connect(folder / "stolik.db") as database:
        return database.execute(statement).fetchall()


def test_a_finished_game_is_counted_for_both_and_once(tmp_path):
    async def scenario(ala, ewa):
        await play(ala, ewa)
        pages = [await counted(ewa, one.me.player, 1) for one in (ala, ewa)]
        assert sum(page["won"] for page in pages) == 1
        for page in pages:
            (placed,) = page["tallies"]
            assert (placed["topic"], placed["part"]) == ("placed", "marvel")
            assert placed["name"] == {"type": "named", "en": "Marvel", "pl": "Marvel"}
            assert placed["of"] > 0 and placed["hits"] <= placed["of"]
        await play(ala, ewa)
        again = await counted(ala, ala.me.player, 2)
        assert again["tallies"][0]["of"] > pages[0]["tallies"][0]["of"]

    on_server(scenario, tmp_path)


def test_games_from_before_are_counted_when_somebody_looks(tmp_path):
    async def scenario(ala, ewa):
        await play(ala, ewa)
        before = await counted(ala, ala.me.player, 1)
        query(tmp_path, "UPDATE seats SET counted = NULL")
        assert await statistics_of(ala, ala.me.player) == before
        assert query(tmp_path, "SELECT count(*) FROM seats WHERE counted IS NULL") == [(0,)]

    on_server(scenario, tmp_path)


def test_a_record_that_cannot_be_replayed_keeps_no_other_from_being_counted(tmp_path):
    async def scenario(ala, ewa):
        await play(ala, ewa)
        await counted(ala, ala.me.player, 1)
        query(tmp_path, "UPDATE results SET record = '# Stolik record, format 1'")
        query(tmp_path, "UPDATE seats SET counted = NULL")
        await play(ala, ewa)
        page = await counted(ala, ala.me.player, 2)
        assert page["tallies"][0]["of"] > 0

    on_server(scenario, tmp_path)


def test_who_shares_a_screen_is_not_counted_as_its_owner(tmp_path):
    async def scenario(ala, _):
        table = await ala.make_table("cardline", people=2)
        luck = random.Random(3)
        async with ala.sit_at(table.id) as seat:
            await seat.say("sit", seat=1, name="druga ręka")
            await seat.start()
            while not seat.is_over:
                side = next(side for side in seat.sides if side.legal)
                await seat.move(luck.choice(side.legal).code, seat=side.seat)
        page = await counted(ala, ala.me.player, 1)
        record = count_record(await ala.record(table.id))
        assert page["tallies"][0]["of"] == record[0].tallies[0].of

    on_server(scenario, tmp_path)


def test_what_was_counted_goes_with_the_player(tmp_path):
    async def scenario(ala, ewa):
        await play(ala, ewa)
        await counted(ala, ala.me.player, 1)
        await counted(ala, ewa.me.player, 1)
        gone = ewa.me.player
        await ewa.request("POST", "/api/account/delete", {})
        with pytest.raises(ServerError, match="not-found"):
            await statistics_of(ala, gone)
        assert len(query(tmp_path, "SELECT counted FROM seats")) == 1

    on_server(scenario, tmp_path)


def test_only_games_and_players_that_are_here_have_a_page(tmp_path):
    async def scenario(ala, _):
        empty = await statistics_of(ala, ala.me.player, "blank")
        assert (empty["games"], empty["written"], empty["tallies"]) == (0, 0, [])
        with pytest.raises(ServerError, match="not-found"):
            await statistics_of(ala, "p_nobody")
        with pytest.raises(ServerError):
            await statistics_of(ala, ala.me.player, "chess")

    on_server(scenario, tmp_path)


def test_parts_are_added_up_apart():
    counts = ((1, 2, "0"), (1, 1, "1"), (2, 2, "0"))
    added = summed(Tally("placed", *count) for count in counts)
    assert [(one.part, one.hits, one.of) for one in added] == [("0", 3, 4), ("1", 1, 1)]

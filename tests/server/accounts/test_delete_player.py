"""Somebody deletes themself: the others play on, and no name and no word of theirs is left."""

import asyncio
import random
import sqlite3

import pytest
import sqlalchemy as sa

from length import LONGEST
from server.blank.test_decks import ask, found
from server.nodes import guests, served, serving
from stolik.client import Client, ServerError
from stolik.server.blank import table_decks
from stolik.server.config import config_from
from stolik.server.storage import schema
from stolik.server.storage.store import Store

QUICK = {"kind": "wait", "level": "skilled"}


async def look(seat):
    """See the table as somebody does who comes in now."""
    await seat.send({"type": "sync", "id": "look"})
    await seat.until("welcome")
    return seat.welcome


async def play_on(seat, *others):
    """Play to the end, whoever is asked; without luck a game of Cardline is long."""
    luck = random.Random(3)
    while (await look(seat))["table"]["status"] != "over":
        for one in others:
            await look(one)
        mover = next((one for one in (seat, *others) if one.legal), None)
        if mover is None:
            await seat.next()
        else:
            side = next(side for side in mover.sides if side.legal)
            await mover.move(luck.choice(side.legal).code, seat=side.seat)


async def stored(client, table):
    """Wait until the result of a finished game is stored; gives its record."""
    async with asyncio.timeout(LONGEST):
        while True:
            try:
                return await client.record(table)
            except ServerError:
                await asyncio.sleep(0.05)


def everything(folder):
    """All that the database holds, as text."""
    with sqlite3.connect(folder / "stolik.db") as database:
        names = [row[0] for row in database.execute("SELECT name FROM sqlite_master")]
        tables = [one for one in names if not one.startswith("sqlite_") and "_" not in one]
        rows = []
        for name in tables:
            try:
                rows += database.execute(f"SELECT * FROM {name}").fetchall()
            except sqlite3.OperationalError:  # an index
                continue
    texts = (
        cell.decode() if isinstance(cell, bytes) else str(cell).encode().decode("unicode_escape")
        for row in rows
        for cell in row
    )
    return "\n".join(texts)


@served()
async def test_when_the_host_of_a_lobby_goes_somebody_else_is_the_host(address):
    async with guests(address, "Ala", "Ben", "Ewa") as (ala, ben, ewa):
        table = await ala.make_table("cardline")
        async with ben.sit_at(table.id) as other, ewa.sit_at(table.id) as late:
            await other.say("sit", seat=1)
            await ala.request("POST", "/api/account/delete", {})
            welcome = await look(other)
            assert welcome["table"]["host"] == ben.me.player
            assert welcome["table"]["chairs"][0]["kind"] == "empty"
            await late.say("sit", seat=0)
            await late.ready()
            await other.start()
            assert other.table["status"] == "playing"


@served()
async def test_a_table_whose_host_never_sat_gets_the_next_who_sits_down(address):
    async with guests(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline", people=0, bots=2)
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await host.say("set-seat", seat=0, kind="empty")
            await ala.request("POST", "/api/account/delete", {})
            assert (await look(other))["table"]["host"] is None
            await other.say("sit", seat=0)
            assert other.table["host"] == ben.me.player


@served()
async def test_in_a_running_game_a_bot_plays_on_for_the_host_who_goes(address):
    async with guests(address, "Znikająca", "Ben") as (ala, ben):
        table = await ala.make_table("cardline", options={"cards": 4}, absence=QUICK)
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await other.say("sit", seat=1)
            await other.ready()
            await host.start()
            await ala.request("POST", "/api/account/delete", {})
            welcome = await look(other)
            assert welcome["table"]["host"] == ben.me.player
            assert welcome["table"]["chairs"][0]["stand_in"]
            assert "Znikająca" not in str(welcome)
            await play_on(other)
            assert "Znikająca" not in await stored(ben, table.id)
            await other.say("rematch")


@pytest.mark.parametrize("has_left", [False, True])
def test_nothing_of_theirs_is_left_however_they_played(tmp_path, has_left):
    """Two hot seats, a title, chat, a ruling; one who left in mid-game has no row among seats."""

    @served(data_dir=str(tmp_path))
    async def scenario(address):
        async with guests(address, "Znikająca", "Ben") as (ala, ben):
            table = await ben.make_table("cardline", people=3, options={"cards": 4}, absence=QUICK)
            async with ben.sit_at(table.id) as host, ala.sit_at(table.id) as other:
                await other.say("sit", seat=1)
                await other.say("sit", seat=2, name="Ulotna")
                await host.say("hand-over", player=ala.me.player)
                await other.say("configure", title="U Znikającej", listed=True)
                await host.ready()
                await other.start()
                await other.say("say", text="jestem Znikająca")
                await other.say("ask-ruling", text="Czy Ulotna: może?")
                await host.say("vote", yes=False)
                if has_left:
                    await other.say("leave")
                await play_on(host, *([] if has_left else [other]))
                record = await stored(ben, table.id)
                assert "player-2 = Ulotna" in record and "Czy Ulotna: może?" in record
                assert "Ulotna" in everything(tmp_path)
                await ala.request("POST", "/api/account/delete", {})
                seen = str(await look(host))
                lobby = (await ben.request("GET", "/api/tables")).text
            record = await ben.record(table.id)
            assert "ruling-1 = not carried, 0 yes, 1 no: …" in record
            assert "player-0 = Ben" in record and "player-1 = …" in record
            for word in ("Ulotna", "Znikaj"):
                assert word not in record + seen + lobby

    scenario()
    left = everything(tmp_path)
    assert "Ben" in left
    for word in ("Ulotna", "Znikaj"):
        assert word not in left


def test_a_title_goes_from_a_table_that_is_over_long_ago(tmp_path):
    """No node has such a table in memory, and none loads it to delete the player."""
    folder = {"data_dir": str(tmp_path)}

    async def scenario():
        async with serving(**folder) as address, guests(address, "Znikająca") as (ala,):
            table = await ala.make_table("cardline", title="U Znikającej", listed=True)
            cookies = ala.http.cookies
        store = await Store.open(config_from({}, **folder).store_url)
        tables = schema.tables
        old = {"status": "over", "changed": 0, "beat": 0}
        await store.run(sa.update(tables).where(tables.c.id == table.id).values(**old))
        async with serving(**folder) as address, Client(address) as ala:
            ala.http.cookies = cookies
            before = await store.row(sa.select(tables.c.title, tables.c.host))
            assert tuple(before) == ("U Znikającej", "Znikająca")
            await ala.request("POST", "/api/account/delete", {})
            after = await store.row(sa.select(tables.c.title, tables.c.host))
            assert (after.title, after.host) == ("", "…")
        await store.close()

    asyncio.run(scenario())


def test_nothing_of_theirs_is_left_in_rewards(tmp_path):
    """Neither a nod for somebody else's card, nor a reward that is stored after they have gone."""

    async def scenario():
        folder = {"data_dir": str(tmp_path)}
        async with serving(**folder) as address, guests(address, "Znikająca", "Ben") as both:
            ala, ben = both
            store = await Store.open(config_from({}, **folder).store_url)
            deck = (await found(ben))["id"]
            won = [table_decks.Winner(one.me.player, one.me.name) for one in (ben, ala)]
            game = table_decks.DeckResult(
                "t-1", 1, "G-1", [deck], 10**13, ["Ben"], won, None, [], {}
            )
            await store.transact(
                lambda connection: table_decks.store_deck_result(store, connection, game)
            )
            seats = [
                {"table_id": "t-1", "round": 1, "seat": seat, "player": one.player, "finished": 1}
                for seat, one in enumerate(won)
            ]
            await store.run(*(sa.insert(schema.seats).values(**seat) for seat in seats))
            rewards = schema.rewards
            shown = {"stage": "at the table", "slot": "r15", "card": CARD}
            await store.run(sa.update(rewards).values(**shown))
            (mine,) = [one for one in await listed(ben) if one["is_mine"]]
            await ask(ala, "POST", f"rewards/{mine['id']}/step", {"step": "nod"})
            assert [one["nods"] for one in await listed(ben) if one["is_mine"]] == [["Znikająca"]]

            await ala.request("POST", "/api/account/delete", {})
            assert [(one["name"], one["nods"]) for one in await listed(ben)] == [("Ben", [])]
            again = table_decks.DeckResult(
                "t-2", 1, "G-2", [deck], 10**13, ["Ben"], won, None, [], {}
            )
            await store.transact(
                lambda connection: table_decks.store_deck_result(store, connection, again)
            )
            rows = await store.rows(sa.select(rewards.c.name, rewards.c.table_id))
            assert sorted(tuple(row) for row in rows) == [("Ben", "t-1"), ("Ben", "t-2")]
            await store.close()

    async def listed(client):
        return (await ask(client, "GET", "rewards?table=t-1"))["rewards"]

    asyncio.run(scenario())
    assert "Znikaj" not in everything(tmp_path)


CARD = {
    "lang": 1,
    "kind": "rule",
    "author": "Ben",
    "if": {"on": "played", "colour": ["shield"]},
    "then": [{"who": "next", "do": "draw", "n": 2}],
}

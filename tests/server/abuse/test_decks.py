"""Attacks on BLANK's decks: nobody makes another person's deck unreadable, nor by oneself."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa

from games.blank.builders import NOW, effect, handed_in, rule, with_card
from games.blank.builders import deck as fresh_deck
from length import LONGEST
from server.blank.test_deck_people import PASSWORD, be_account
from server.blank.test_decks import DRAW_TWO, STRANGER, ask, found, museum, play_round, table_of
from server.nodes import guests, served, serving
from stolik.client import ServerError
from stolik.games.blank.decks.deck import Person
from stolik.games.blank.decks.rewards import accept
from stolik.games.blank.language.checker import check
from stolik.server.blank import deck_store, table_decks
from stolik.server.config import config_from
from stolik.server.storage import schema
from stolik.server.storage.store import Store

FULL_HISTORY = 5_000
"""Entries of a deck of before, which counted everything that happened around it."""


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    """Settings of a server with this database."""
    if request.param == "sqlite":
        return {"data_dir": str(tmp_path)}
    return {"database_url": request.getfixturevalue("postgres").fresh()}


@asynccontextmanager
async def node(**settings):
    """A server and the database behind it."""
    async with asyncio.timeout(LONGEST), serving(**settings) as address:
        store = await Store.open(config_from({}, **settings).store_url)
        try:
            yield address, store
        finally:
            await store.close()


def old_deck(owner, deck_id="d-old", entries=FULL_HISTORY):
    """A deck with two cards of its own whose history is as long as a deck file's may be."""
    written = with_card(
        with_card(fresh_deck(), check(rule()), "r15"), check(effect()), "square-2-b"
    )
    deck = deck_store.copied(written, id=deck_id, owner=deck_store.account_of(owner))
    history = list(deck.history)
    last = history[-1]
    kind = type(last)
    while len(history) < entries:
        no = len(history) + 1
        last = kind(no, NOW, "game played", "Ala", {"game": f"G-{no}"}, last.hash)
        history.append(last)
    return deck_store.copied(deck, history=tuple(history))


def game_of(deck, winner):
    """What a finished game leaves for its deck."""
    won = [table_decks.Winner(winner, "Ben")]
    return table_decks.DeckResult("t-1", 1, "GAME-1", [deck], 0, ["Ben"], won, None, [], {})


async def history_of(client, deck):
    return [entry["what"] for entry in (await museum(client, deck))["history"]]


async def spoil(store, deck, data):
    change = sa.text("UPDATE deck_versions SET data = :data WHERE deck = :deck")
    if store.is_shared:
        change = sa.text("UPDATE deck_versions SET data = CAST(:data AS json) WHERE deck = :deck")
    await store.run(change.bindparams(data=data, deck=deck))


async def winners_reward(author, table):
    while True:
        got = (await ask(author, "GET", f"rewards?table={table.id}"))["rewards"]
        mine = [one for one in got if one["is_mine"]]
        if mine:
            return mine[0]
        await asyncio.sleep(0.02)


@served()
async def test_what_strangers_do_with_copies_of_a_deck_is_no_part_of_it(address):
    """Every export and every fork by anybody made a public deck's history longer."""
    async with guests(address, "Ala", "Obca") as (ala, stranger):
        deck = (await found(ala))["id"]
        await ask(ala, "POST", f"decks/{deck}", {"visibility": "public", "forks": True})
        before = await history_of(ala, deck)
        for number in range(3):
            await ask(stranger, "POST", f"decks/{deck}/export")
            await ask(stranger, "POST", f"decks/{deck}/fork", {"name": f"Kopia {number}"})
        assert await history_of(ala, deck) == before


@served()
async def test_handing_in_and_withdrawing_leaves_no_trace_in_a_deck(address):
    """A winner looped both on a private deck of somebody else."""
    async with guests(address, "Ala", "Ben") as (ala, ben):
        deck = (await found(ala))["id"]
        async with table_of(ala, ben, deck) as (table, one, two):
            winner, _ = await play_round(one, two)
            author = (ala, ben)[winner]
            key = f"rewards/{(await winners_reward(author, table))['id']}"
            before = await history_of(ala, deck)
            idea = {"card": {"kind": "rule", **DRAW_TWO}, "author": "Ala"}
            for _ in range(3):
                await ask(author, "POST", key, idea)
                await ask(author, "POST", f"{key}/step", {"step": "hand-in"})
                await ask(author, "POST", f"{key}/step", {"step": "withdraw"})
            assert await history_of(ala, deck) == before
            await ask(author, "POST", key, idea)
            await ask(author, "POST", f"{key}/step", {"step": "hand-in"})
            await ask(ala, "POST", f"{key}/step", {"step": "accept"})
            assert await history_of(ala, deck) == [*before, "proposed", "accepted"]


def test_a_deck_whose_history_is_full_is_read_played_with_and_folded(database):
    """5,000 entries were the most: one more, and deck, list, games and deletion answered 500."""

    async def scenario():
        async with node(**database) as (address, store), guests(address, "Ala", "Ben") as both:
            ala, ben = both
            await be_account(ala, "Ala")
            deck = old_deck(ala.me.player)
            await deck_store.add(store, deck, 0)
            await found(ala, "Druga")
            games = sum(entry.what == "game played" for entry in deck.history)
            await ask(ala, "POST", f"decks/{deck.id}", {"name": "Nowa nazwa"})
            game = game_of(deck.id, ben.me.player)
            await store.transact(
                lambda connection: table_decks.store_deck_result(store, connection, game)
            )
            shown = await museum(ala, deck.id)
            assert shown["deck"]["games"] == games + 1
            assert len((await ask(ala, "GET", "decks"))["decks"]) == 2
            assert shown["deck"]["revision"] == 3
            written = [card for card in shown["cards"] if card["revision"]]
            assert len(written) == 2
            assert all(card["accepted"] == NOW and card["game"] for card in written)
            assert shown["history"][0]["what"] == "folded"
            kept = await deck_store.find(store, deck.id)
            assert len(kept.history) <= 1000
            assert kept.history[-1].no == FULL_HISTORY + 2, "entries keep their numbers"
            text = (await ask(ala, "POST", f"decks/{deck.id}/export"))["file"]
            mine = await ask(ben, "POST", "decks/import", {"file": text})
            assert mine["games"] == games + 1, "a folded deck travels as a file"
            await ala.request("POST", "/api/account/delete", {"password": PASSWORD})

    asyncio.run(scenario())


@served()
async def test_an_owner_cannot_write_so_many_notes_that_the_deck_breaks(address):
    """The 51st clarification of a card made the deck unreadable for ever."""
    async with guests(address, "Ala") as (ala,):
        deck = (await found(ala))["id"]
        for number in range(50):
            note = {"clarify": "r05", "clarification": f"Uwaga {number}."}
            await ask(ala, "POST", f"decks/{deck}", note)
        with pytest.raises(ServerError, match="bad-options"):
            await ask(ala, "POST", f"decks/{deck}", note)
        shown = await museum(ala, deck)
        (card,) = [one for one in shown["cards"] if one["slot"] == "r05"]
        assert len(card["clarifications"]) == 50


@served()
async def test_nobody_is_a_steward_who_has_not_agreed(address):
    """Any owner could make anybody a steward, and fill their lists with decks."""
    async with guests(address, "Ala", "Ewa", "Obca") as (ala, ewa, stranger):
        deck = (await found(ala))["id"]
        shown = await ask(ala, "POST", f"decks/{deck}/stewards", {"who": ewa.me.player})
        assert shown["stewards"] == []
        assert [one["name"] for one in shown["invited"]] == ["Ewa"]
        asked = await ask(ewa, "GET", "decks")
        assert asked["cared"] == []
        assert [(one["deck"]["id"], one["by"]) for one in asked["invitations"]] == [(deck, "Ala")]
        assert not (await museum(ewa, deck))["decides"]
        with pytest.raises(ServerError, match=STRANGER):
            await ask(stranger, "POST", f"decks/{deck}/stewards/answer", {"accepts": True})
        with pytest.raises(ServerError, match=STRANGER):
            await museum(stranger, deck)

        declined = await ask(ewa, "POST", f"decks/{deck}/stewards/answer", {"accepts": False})
        assert declined["invitations"] == [] == declined["cared"]
        with pytest.raises(ServerError, match=STRANGER):
            await museum(ewa, deck)
        assert await history_of(ala, deck) == ["created"]

        await ask(ala, "POST", f"decks/{deck}/stewards", {"who": ewa.me.player})
        body = {"who": ewa.me.player, "is_steward": False}
        taken_back = await ask(ala, "POST", f"decks/{deck}/stewards", body)
        assert taken_back["invited"] == []
        with pytest.raises(ServerError, match=STRANGER):
            await ask(ewa, "POST", f"decks/{deck}/stewards/answer", {"accepts": True})

        await ask(ala, "POST", f"decks/{deck}/stewards", {"who": ewa.me.player})
        taken = await ask(ewa, "POST", f"decks/{deck}/stewards/answer", {"accepts": True})
        assert [one["id"] for one in taken["cared"]] == [deck]
        assert await history_of(ala, deck) == ["created", "steward-named"]


BROKEN = {
    "a slot too few": lambda data: json.dumps(data | {"rules": data["rules"][1:]}),
    "a history that is none": lambda data: json.dumps(data | {"history": [{"no": 1}]}),
    "an object that is none": lambda _: "[1, 2]",
}


@pytest.mark.parametrize("how", BROKEN.values(), ids=BROKEN)
def test_a_damaged_deck_is_named_with_its_place(tmp_path, caplog, how):
    """It answered 500, and so did everything that read it beside others."""
    check_damage({"data_dir": str(tmp_path)}, caplog, how)


def test_on_every_database_a_damaged_deck_is_named_with_its_place(database, caplog):
    check_damage(database, caplog, BROKEN["a history that is none"])


async def damaged(client, store, how):
    """Two decks of somebody, the first of them damaged."""
    bad, good = (await found(client, "Zła"))["id"], (await found(client, "Dobra"))["id"]
    versions = schema.deck_versions
    row = await store.row(sa.select(versions.c.data).where(versions.c.deck == bad))
    await spoil(store, bad, how(row.data))
    return bad, good


def check_damage(database, caplog, how):
    async def scenario():
        async with node(**database) as (address, store), guests(address, "Ala") as (ala,):
            await be_account(ala, "Ala")
            bad, good = await damaged(ala, store, how)
            answer = await ala.http.get(f"/api/blank/decks/{bad}")
            assert (answer.status_code, answer.json()["code"]) == (410, "deck-damaged")
            assert answer.json()["phrase"]["id"] == "error-deck-damaged"
            assert answer.json()["detail"].startswith("$")
            with pytest.raises(ServerError, match="deck-damaged"):
                await ala.make_table("blank", deck=bad)
            listed = await ask(ala, "GET", "decks")
            assert [line["id"] for line in listed["decks"]] == [good]
            assert [(line["id"], line["name"]) for line in listed["damaged"]] == [(bad, "Zła")]
            assert (await museum(ala, good))["deck"]["mine"]
            reported = [one for one in caplog.records if getattr(one, "deck", None) == bad]
            assert len(reported) == 1 and reported[0].place.startswith("$"), "the host is told once"
            await ala.request("POST", "/api/account/delete", {"password": PASSWORD})
            left = await store.rows(sa.select(schema.decks.c.id, schema.decks.c.owner))
            assert [tuple(row) for row in left] == [(good, "")]

    asyncio.run(scenario())


def test_a_repaired_deck_is_listed_again(tmp_path):
    async def scenario():
        async with (
            node(data_dir=str(tmp_path)) as (address, store),
            guests(address, "Ala") as (ala,),
        ):
            deck = (await found(ala))["id"]
            versions = schema.deck_versions
            data = (await store.row(sa.select(versions.c.data))).data
            await spoil(store, deck, "[]")
            with pytest.raises(ServerError, match="deck-damaged"):
                await museum(ala, deck)
            await spoil(store, deck, json.dumps(data))
            await museum(ala, deck)
            listed = await ask(ala, "GET", "decks")
            assert [line["id"] for line in listed["decks"]] == [deck]
            assert listed["damaged"] == []

    asyncio.run(scenario())


def test_a_game_goes_on_and_counts_though_its_deck_is_damaged(tmp_path):
    """Its result was lost, and its winner's reward with it."""

    async def scenario():
        async with (
            node(data_dir=str(tmp_path)) as (address, store),
            guests(address, "Ala", "Ben") as (ala, ben),
        ):
            deck = (await found(ala))["id"]
            await ask(ala, "POST", f"decks/{deck}/stewards", {"who": ben.me.player})
            await ask(ben, "POST", f"decks/{deck}/stewards/answer", {"accepts": True})
            versions, rewards = schema.deck_versions, schema.rewards
            data = (await store.row(sa.select(versions.c.data))).data
            async with table_of(ala, ben, deck) as (table, one, two):
                await spoil(store, deck, "[]")
                await play_round(one, two)
                while not await store.rows(sa.select(schema.results.c.round)):
                    await asyncio.sleep(0.02)
                (reward,) = await store.rows(sa.select(rewards.c.player, rewards.c.deck))
                assert reward.deck == deck
                cards = one.table["options"]["rules"]
                await one.say("rematch")
                await one.say("configure", options={"tempo": "turns", "turn_limit": 25})
                assert one.table["options"]["turn_limit"] == 25
                assert one.table["options"]["rules"] == cards
                assert (await ask(ala, "GET", f"rewards?table={table.id}"))["rewards"] == []
                await spoil(store, deck, json.dumps(data))
                author = ala if reward.player == ala.me.player else ben
                assert (await winners_reward(author, table))["stage"] == "draft"

    asyncio.run(scenario())


def test_strangers_learn_nothing_of_a_private_deck(tmp_path):
    """Neither that it exists, nor whom its owner asks, nor that it is damaged."""

    async def scenario():
        async with (
            node(data_dir=str(tmp_path)) as (address, store),
            guests(address, "Ala", "Ewa", "Obca") as (ala, ewa, stranger),
        ):
            deck = (await found(ala))["id"]
            paths = {
                "": {"name": "Moja"},
                "/export": None,
                "/volume": None,
                "/fork": {"name": "Moja"},
                "/stewards": {"who": stranger.me.player},
                "/stewards/answer": {"accepts": True},
                "/offer": {"to": stranger.me.player},
                "/answer": {"accepts": True},
            }

            async def look(key):
                url = f"/api/blank/decks/{key}"
                reported = [await stranger.http.get(url)]
                for path, body in paths.items():
                    reported.append(await stranger.http.post(url + path, json=body))
                trial = {"card": {"kind": "rule", **DRAW_TWO}, "deck": key, "seats": 2}
                reported.append(await stranger.http.post("/api/blank/preview", json=trial))
                with pytest.raises(ServerError) as refused:
                    await stranger.make_table("blank", deck=key)
                listed = await stranger.http.get("/api/blank/decks")
                return [
                    *((one.status_code, one.text) for one in reported),
                    str(refused.value),
                    listed.text,
                ]

            nothing = await look("d-nowhere")
            assert await look(deck) == nothing
            await ask(ala, "POST", f"decks/{deck}/stewards", {"who": ewa.me.player})
            assert await look(deck) == nothing
            await ask(ewa, "POST", f"decks/{deck}/stewards/answer", {"accepts": True})
            assert await look(deck) == nothing
            await spoil(store, deck, "[]")
            assert await look(deck) == nothing
            with pytest.raises(ServerError, match="deck-damaged"):
                await museum(ewa, deck)
            assert await look(deck) == nothing

    asyncio.run(scenario())


@served()
async def test_nobody_is_asked_over_and_over(address):
    """Sixty decks of one owner may not fill another person's list with questions."""
    async with guests(address, "Ala", "Ewa", "Iga") as (ala, ewa, iga):
        decks = [(await found(ala, f"Talia {number}"))["id"] for number in range(5)]
        for deck in decks[:3]:
            await ask(ala, "POST", f"decks/{deck}/stewards", {"who": ewa.me.player})
        with pytest.raises(ServerError, match="not-now"):
            await ask(ala, "POST", f"decks/{decks[0]}/stewards", {"who": ewa.me.player})
        with pytest.raises(ServerError, match="not-now"):
            await ask(ala, "POST", f"decks/{decks[3]}/stewards", {"who": ewa.me.player})
        assert len((await ask(ewa, "GET", "decks"))["invitations"]) == 3
        await ask(ala, "POST", f"decks/{decks[3]}/stewards", {"who": iga.me.player})


def test_old_revisions_are_told_by_the_newest_and_not_kept_whole(tmp_path):
    """BLK-D4: every revision can be looked at, though each is not stored with all its history."""

    async def scenario():
        async with (
            node(data_dir=str(tmp_path)) as (address, store),
            guests(address, "Ala") as (ala,),
        ):
            deck = deck_store.copied(fresh_deck(), owner=deck_store.account_of(ala.me.player))
            await deck_store.add(store, deck, 0)
            for number in range(15, 20):
                deck = with_card_of(deck, f"r{number}")
                await store.transact(lambda one, deck=deck: deck_store.save(one, deck, 0))
            for revision in range(1, 7):
                shown = await ask(ala, "GET", f"decks/{deck.id}?revision={revision}")
                assert sum(card["revision"] is not None for card in shown["cards"]) == revision - 1
            versions = schema.deck_versions
            rows = await store.rows(sa.select(versions.c.data).order_by(versions.c.version))
            assert [bool(row.data) for row in rows] == [False] * 4 + [True] * 2

    asyncio.run(scenario())


def with_card_of(deck, slot):
    """The deck after its owner, whoever that is, has accepted a rule."""
    _, proposal = handed_in(deck, check(rule()), slot)
    return accept(deck, proposal, Person(deck.owner, "Ala"), NOW)[0]

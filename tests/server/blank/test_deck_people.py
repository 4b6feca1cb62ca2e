"""Who stands around BLANK's decks: stewards, heirs, new volumes, and owners who leave."""

import asyncio

import pytest

from games.blank.decks.test_decks import full
from server.blank.test_decks import (
    DRAW_TWO,
    STRANGER,
    ask,
    found,
    museum,
    play_round,
    rewards,
    table_of,
)
from server.nodes import guests, served, serving
from stolik.client import ServerError
from stolik.server.blank import deck_store
from stolik.server.config import config_from
from stolik.server.storage.store import Store

PASSWORD = "dluga tajemnica"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    """Settings of a server with this database."""
    if request.param == "sqlite":
        return {"data_dir": str(tmp_path)}
    return {"database_url": request.getfixturevalue("postgres").fresh()}


async def be_account(client, name):
    answer = await client.request("POST", "/api/account", {"name": name, "password": PASSWORD})
    return answer.json()["login"]


async def leave(client):
    await client.request("POST", "/api/account/delete", {"password": PASSWORD})


async def make_steward(owner, friend, deck):
    """The owner asks a friend to be a steward, and the friend agrees."""
    await ask(owner, "POST", f"decks/{deck}/stewards", {"who": friend.me.player})
    await ask(friend, "POST", f"decks/{deck}/stewards/answer", {"accepts": True})


def whats(shown):
    return [entry["what"] for entry in shown["history"]]


@served()
async def test_a_steward_decides_beside_the_owner_until_dismissed(address):
    """BLK-D9: named by the owner; accepts cards, but neither names nor gives away."""
    async with guests(address, "Ala", "Ben", "Ewa") as (ala, ben, ewa):
        deck = (await found(ala))["id"]
        login = await be_account(ewa, "Ewa")
        account = ewa.me.player
        with pytest.raises(ServerError, match=STRANGER):
            await ask(ewa, "POST", f"decks/{deck}/stewards", {"who": account})
        for nobody in ("nobody-1234", login):  # nor does it say which logins there are
            with pytest.raises(ServerError, match=STRANGER):
                await ask(ala, "POST", f"decks/{deck}/stewards", {"who": nobody})
        await make_steward(ala, ewa, deck)
        shown = await museum(ala, deck)
        assert [one["name"] for one in shown["stewards"]] == ["Ewa"]
        assert shown["history"][-1]["what"] == "steward-named"
        assert shown["history"][-1]["other"] == "Ewa"
        (mine,) = (await ask(ewa, "GET", "decks"))["cared"]
        assert mine["id"] == deck and not mine["mine"]
        for path, body in ((f"decks/{deck}", {"name": "Ewy"}), (f"decks/{deck}/offer", {})):
            with pytest.raises(ServerError, match="bad-options"):
                await ask(ewa, "POST", path, body)

        async with table_of(ala, ben, deck) as (table, one, two):
            winner, _ = await play_round(one, two)
            author = (ala, ben)[winner]
            (reward,) = [each for each in await rewards(author, table.id) if each["is_mine"]]
            key = f"rewards/{reward['id']}"
            idea = {"card": {"kind": "rule", **DRAW_TWO}, "author": "Ala"}
            await ask(author, "POST", key, idea)
            await ask(author, "POST", f"{key}/step", {"step": "hand-in"})
            (waiting,) = (await ask(ewa, "GET", "rewards"))["rewards"]
            assert waiting["i_decide"] and waiting["owner"] == "Ala"
            done = await ask(ewa, "POST", f"{key}/step", {"step": "accept"})
            assert done["stage"] == "accepted"
        known = [one["name"] for one in (await museum(ala, deck))["known"]]
        assert known == ["Ben"], "the owner can name those they have played with"

        shown = await ask(
            ewa, "POST", f"decks/{deck}/stewards", {"who": account, "is_steward": False}
        )
        assert shown["stewards"] == [] and shown["history"][-1]["dismissed"]
        with pytest.raises(ServerError, match=STRANGER):
            await museum(ewa, deck)
        assert (await ask(ewa, "GET", "decks"))["cared"] == []


@served()
async def test_a_deck_goes_to_another_person_only_if_that_person_agrees(address):
    """BLK-D17, BLK-D16: offered, looked at, declined or taken; its mark is one of its own."""
    async with guests(address, "Ala", "Ben", "Ewa") as (ala, ben, ewa):
        deck = (await found(ala, symbol="owl"))["id"]
        await found(ben, "Bena", symbol="owl")
        heir = {"to": ben.me.player}
        with pytest.raises(ServerError, match=STRANGER):
            await ask(ben, "POST", f"decks/{deck}/answer", {"accepts": True})
        with pytest.raises(ServerError, match="not-now"):
            await ask(ala, "POST", f"decks/{deck}/offer", {"to": ala.me.player})
        shown = await ask(ala, "POST", f"decks/{deck}/offer", heir)
        assert shown["offered"]["name"] == "Ben" and shown["deck"]["mine"]
        (offer,) = (await ask(ben, "GET", "decks"))["offers"]
        assert (offer["deck"]["id"], offer["by"]) == (deck, "Ala")
        assert not (await museum(ben, deck))["decides"]
        with pytest.raises(ServerError, match=STRANGER):
            await museum(ewa, deck)

        declined = await ask(ben, "POST", f"decks/{deck}/answer", {"accepts": False})
        assert declined["offers"] == [] and len(declined["decks"]) == 1
        await ask(ala, "POST", f"decks/{deck}/offer", heir)
        await ask(ala, "POST", f"decks/{deck}/offer", {"to": None})
        with pytest.raises(ServerError, match=STRANGER):
            await ask(ben, "POST", f"decks/{deck}/answer", {"accepts": True})

        await ask(ala, "POST", f"decks/{deck}/offer", heir)
        taken = await ask(ben, "POST", f"decks/{deck}/answer", {"accepts": True})
        assert len({(one["symbol"], one["paint"]) for one in taken["decks"]}) == 2
        shown = await museum(ben, deck)
        assert shown["deck"]["mine"] and shown["owner"] == "Ben"
        assert whats(shown)[-2:] == ["transferred", "marked"]
        with pytest.raises(ServerError, match=STRANGER):
            await museum(ala, deck)


@served()
async def test_nobody_opens_a_new_volume_of_a_deck_with_room(address):
    """BLK-D7: only a complete deck has a next volume."""
    async with guests(address, "Ala") as (ala,):
        deck = (await found(ala))["id"]
        with pytest.raises(ServerError, match="bad-options"):
            await ask(ala, "POST", f"decks/{deck}/volume")


def with_store(database, scenario):
    """Run a scenario with a server and with the database behind it."""

    async def whole():
        async with serving(**database) as address:
            store = await Store.open(config_from({}, **database).store_url)
            try:
                await scenario(address, store)
            finally:
                await store.close()

    asyncio.run(whole())


def test_a_complete_deck_has_one_next_volume(database):
    """BLK-D7: a fresh copy with the same name and mark and a pointer to the complete one."""

    async def scenario(address, store):
        async with guests(address, "Ala") as (ala,):
            owner = deck_store.account_of(ala.me.player)
            await deck_store.add(store, deck_store.copied(full(), id="d-full", owner=owner), 0)
            first = await museum(ala, "d-full")
            assert first["deck"]["is_complete"] and first["next_volume"] is None
            second = await ask(ala, "POST", "decks/d-full/volume")
            assert (second["volume"], second["rules"], second["blank_rules"]) == (2, 14, 24)
            same = ("name", "symbol", "paint")
            assert [second[key] for key in same] == [first["deck"][key] for key in same]
            assert (await museum(ala, second["id"]))["parent"] == "d-full"
            assert (await museum(ala, "d-full"))["next_volume"] == second["id"]
            with pytest.raises(ServerError, match="not-now"):
                await ask(ala, "POST", "decks/d-full/volume")

    with_store(database, scenario)


def test_a_deck_passes_to_the_first_steward_when_its_owner_leaves(database):
    """BLK-D17: to the first who is still here; an offer is void, and stewards who left too."""

    async def scenario(address, store):
        async with guests(address, "Ala", "Ben", "Ewa", "Iga") as (ala, ben, ewa, iga):
            await be_account(ala, "Ala")
            await be_account(ben, "Ben")
            deck = (await found(ala))["id"]
            for friend in (ben, ewa, iga):
                await make_steward(ala, friend, deck)
            await ask(ala, "POST", f"decks/{deck}/offer", {"to": iga.me.player})
            await leave(ben)
            shown = await museum(ala, deck)
            assert [one["name"] for one in shown["stewards"]] == ["Ewa", "Iga"]
            await leave(ala)
            shown = await museum(ewa, deck)
            assert shown["deck"]["mine"] and shown["owner"] == "Ewa" and not shown["is_frozen"]
            assert [one["name"] for one in shown["stewards"]] == ["Iga"]
            assert (shown["history"][-1]["what"], shown["history"][-1]["other"]) == (
                "transferred",
                "Ewa",
            )
            assert shown["offered"] is None
            assert [one["id"] for one in (await ask(ewa, "GET", "decks"))["decks"]] == [deck]
            assert [one["id"] for one in (await ask(iga, "GET", "decks"))["cared"]] == [deck]
            kept = await deck_store.find(store, deck)
            assert deck_store.player_of(kept.owner) == ewa.me.player

    with_store(database, scenario)


def test_a_deck_without_stewards_is_frozen_when_its_owner_leaves(database):
    """BLK-D17: those who have played with it play on and copy it; nobody changes it."""

    async def scenario(address, store):
        async with guests(address, "Ala", "Ben", "Ewa") as (ala, ben, ewa):
            await be_account(ala, "Ala")
            deck = (await found(ala))["id"]
            async with table_of(ala, ben, deck) as (table, one, two):
                await play_round(one, two)
                await rewards(ala, table.id)
            await leave(ala)
            shown = await museum(ben, deck)
            assert shown["is_frozen"] and shown["owner"] == "" and not shown["decides"]
            again = await ben.make_table("blank", deck=deck)
            assert len(again.options["rules"]) == 14
            for path, body in (
                (f"decks/{deck}", {"name": "Bena"}),
                (f"decks/{deck}/stewards", {"who": ben.me.player}),
                (f"decks/{deck}/offer", {"to": ben.me.player}),
            ):
                with pytest.raises(ServerError, match="bad-options"):
                    await ask(ben, "POST", path, body)
            copy = await ask(ben, "POST", f"decks/{deck}/fork", {"name": "Bena"})
            assert copy["mine"] and copy["games"] == 0
            with pytest.raises(ServerError, match=STRANGER):
                await museum(ewa, deck)
            kept = await deck_store.find(store, deck)
            assert kept.owner is None

    with_store(database, scenario)

"""Attacks with BLANK's cards: fresh ones cost much to read, and malformed ones have many shapes."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec
import pytest
import sqlalchemy as sa

from games.blank.decks.test_decks import full
from length import LONGEST
from server.blank.test_decks import DRAW_TWO, ask, found, museum, play_round, table_of
from server.nodes import guests, served, serving
from stolik import protocol
from stolik.client import Client, ServerError
from stolik.games.blank.cards import known_cards
from stolik.games.blank.cards.catalogue import catalogue
from stolik.games.blank.cards.random_cards import random_card
from stolik.games.blank.decks.files import to_text
from stolik.games.blank.game import GAME
from stolik.games.blank.language import checker, reader
from stolik.games.blank.language.checker import check
from stolik.games.blank.language.document import to_json
from stolik.games.blank.moves import card_name
from stolik.server.blank import card_quotas
from stolik.server.config import config_from
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.server.tables import attention, retention
from stolik.server.tables import hub as hubs

FAR, NEAR = "203.0.113.9", "198.51.100.7"


def fresh_options(seed, rules=30, effects=60):
    """Options of a table with cards that no server has ever seen."""
    luck = random.Random(seed)
    return {
        "rules": [to_json(check(random_card(luck, "rule"))) for _ in range(rules)],
        "effects": [
            [card_name(number), to_json(check(random_card(luck, "effect")))]
            for number in range(effects)
        ],
    }


class Readings:
    """Notes in which thread cards are checked and read aloud."""

    def __init__(self, monkeypatch):
        self.threads: list[int] = []
        for module, name in ((checker, "_read"), (reader, "_aloud")):
            monkeypatch.setattr(module, name, self.noting(getattr(module, name)))

    def noting(self, work):
        def noted(*args, **more):
            self.threads.append(threading.get_ident())
            return work(*args, **more)

        return noted

    def begin(self):
        """Forget what the test itself has read."""
        self.threads.clear()
        forget()

    @property
    def on_the_loop(self):
        """How many cards were read in the thread of the server itself."""
        return self.threads.count(threading.get_ident())


@pytest.fixture
def readings(monkeypatch):
    for printed in catalogue().values():  # which every server reads once
        known_cards.sentence(printed.card)
    forget()
    return Readings(monkeypatch)


def forget():
    """Let the server know none but the printed cards."""
    known_cards.forget_all()
    GAME.forget_rules()


async def enter(stack, address, place, name):
    client = Client(address, headers={"x-forwarded-for": place})
    await stack.enter_async_context(client)
    await client.be_guest(name)
    return client


def test_fresh_cards_of_a_table_are_not_read_by_the_server_itself(readings):
    """106 kB of them took 0.12 s of the event loop, each time."""
    many, few = fresh_options(1), fresh_options(2, 4, 4)
    readings.begin()

    @served()
    async def scenario(address):
        async with guests(address, "Ala") as (ala,):
            table = await ala.make_table("blank", people=1, bots=1, options=many)
            async with ala.sit_at(table.id) as seat:
                await seat.say("configure", options=few)
                await seat.start()
                assert len(seat.table["options"]["rules"]) == 4
            forget()
            other = await ala.make_table("blank", people=1, bots=1, options=few)
            forget()
            async with ala.sit_at(other.id) as seat:
                await seat.start()
        assert readings.threads
        assert not readings.on_the_loop

    scenario()


def test_decks_and_ideas_are_not_read_by_the_server_itself(readings):
    """A file, the cards of a deck in the museum, a winner's card."""
    file = to_text(full())
    idea = to_data_of(random_card(random.Random(5), "rule"))
    readings.begin()

    @served()
    async def scenario(address):
        async with guests(address, "Ala", "Ben") as (ala, ben):
            deck = await ask(ala, "POST", "decks/import", {"file": file})
            assert len((await museum(ala, deck["id"]))["cards"]) == 110
            await ala.make_table("blank", deck=deck["id"])
            await ask(ala, "POST", "read", {"card": {"kind": "rule", **DRAW_TWO}})
            await ask(ala, "POST", "preview", {"card": {"kind": "rule", **DRAW_TWO}, "seats": 2})
            before = len(readings.threads)
            small = (await found(ala))["id"]
            async with table_of(ala, ben, small) as (table, one, two):
                winner, _ = await play_round(one, two)
                author = (ala, ben)[winner]
                while not (
                    got := (await ask(author, "GET", f"rewards?table={table.id}"))["rewards"]
                ):
                    await asyncio.sleep(0.02)
                key = f"rewards/{next(one['id'] for one in got if one['is_mine'])}"
                shown = await ask(author, "POST", key, {"card": idea, "author": "Ala"})
                assert shown["text"]["pl"]
            assert len(readings.threads) > before
        assert not readings.on_the_loop

    scenario()


def to_data_of(card):
    return {key: value for key, value in card.items() if key not in ("lang", "author", "name")}


def test_known_cards_are_bounded_in_bytes(readings, monkeypatch):
    """Every table's cards stayed in memory: 0.7 MB each, for half an hour and longer."""
    one = msgspec.convert(fresh_options(0), GAME.Options)
    GAME.rules(3, one)
    cards, rules = known_cards.used_bytes(), GAME.rules_bytes()
    assert cards > 2 * one.card_bytes and rules > 2 * one.card_bytes
    for cache in (known_cards._by_text, known_cards._said):
        monkeypatch.setattr(cache, "most", int(1.5 * cache.used))
    monkeypatch.setattr(GAME._own_rules, "most", int(1.5 * rules))
    for seed in range(1, 6):
        GAME.rules(3, msgspec.convert(fresh_options(seed), GAME.Options))
    assert 0 < known_cards.used_bytes() <= 1.5 * cards
    assert 0 < GAME.rules_bytes() <= 1.5 * rules


def test_a_lobby_that_nobody_looks_at_leaves_the_memory_soon(monkeypatch):
    monkeypatch.setattr(attention, "LOBBY_IDLE", -1)
    monkeypatch.setattr(hubs, "BEAT_SECONDS", 0.02)

    @served()
    async def scenario(address):
        async with guests(address, "Ala") as (ala,):
            empty = await ala.make_table("blank", options=fresh_options(1, 3, 3))
            watched = await ala.make_table("blank")
            async with ala.sit_at(watched.id):
                while True:
                    text = (await ala.http.get("/metrics")).text
                    line = next(
                        one for one in text.splitlines() if one.startswith("stolik_tables ")
                    )
                    if line.split()[1] == "1":
                        break
                    await asyncio.sleep(0.01)
            assert (await ala.request("GET", f"/api/tables/{empty.id}")).json()["id"] == empty.id

    scenario()


@asynccontextmanager
async def node(folder, **more):
    async with asyncio.timeout(LONGEST), serving(data_dir=str(folder), **more) as address:
        store = await Store.open(config_from({}, data_dir=str(folder)).store_url)
        try:
            yield address, store
        finally:
            await store.close()


async def stored_bytes(store):
    log, versions = schema.log, schema.deck_versions
    rows = await store.rows(sa.select(sa.func.sum(sa.func.length(log.c.entry))))
    decks = await store.rows(
        sa.select(sa.func.sum(sa.func.length(sa.cast(versions.c.data, sa.Text))))
    )
    return (rows[0][0] or 0) + (decks[0][0] or 0)


@pytest.mark.usefixtures("nothing_refills")
def test_nobody_fills_the_disk_with_cards(tmp_path, monkeypatch):
    """132 kB a table, as fast as requests were let in; new guests had a new quota."""
    monkeypatch.setattr(card_quotas, "BYTES_AT_ONCE", 1_000_000)
    monkeypatch.setattr(card_quotas, "BYTES_AN_HOUR", 1)

    async def scenario():
        async with node(tmp_path) as (address, store), AsyncExitStack() as stack:
            idle = await stored_bytes(store)
            options = fresh_options(1, 38, 72)
            options["effects"] *= 2
            size = len(msgspec.json.encode(options))
            refused, sent = 0, 0
            for guest in range(12):
                client = await enter(stack, address, FAR, f"Guest {guest}")
                for _ in range(2 * card_quotas.BYTES_AT_ONCE // size // 12 + 2):
                    sent += size
                    try:
                        await client.make_table("blank", options=options)
                    except ServerError as error:
                        assert "too-fast" in str(error)
                        refused += 1
            assert refused and sent > 1.5 * card_quotas.BYTES_AT_ONCE
            assert await stored_bytes(store) - idle < 1.2 * card_quotas.BYTES_AT_ONCE
            bystander = await enter(stack, address, NEAR, "Ala")
            await bystander.make_table("blank", options=options)
            assert (await found(bystander))["mine"]

    asyncio.run(scenario())


@pytest.mark.usefixtures("nothing_refills")
def test_one_person_has_a_part_of_their_address_only(tmp_path, monkeypatch):
    monkeypatch.setattr(card_quotas, "BYTES_AT_ONCE", 1_000_000)

    async def scenario():
        async with node(tmp_path) as (address, _), AsyncExitStack() as stack:
            file = to_text(full())
            greedy = await enter(stack, address, FAR, "Greedy")
            with pytest.raises(ServerError, match="too-fast"):
                for _ in range(card_quotas.BYTES_AT_ONCE // len(file) + 2):
                    await ask(greedy, "POST", "decks/import", {"file": file})
            assert len((await ask(greedy, "GET", "decks"))["decks"]) >= 2
            other = await enter(stack, address, FAR, "Other")
            await ask(other, "POST", "decks/import", {"file": file})

    asyncio.run(scenario())


def test_reading_for_one_address_has_an_end_and_others_read_on(monkeypatch):
    """CPU is counted in seconds of the worker; a crowd of guests has what its address has."""
    monkeypatch.setattr(card_quotas, "CPU_AT_ONCE", 0.0001)
    monkeypatch.setattr(card_quotas, "CPU_SHARE", 1e-9)

    @served()
    async def scenario(address):
        async with AsyncExitStack() as stack:
            sentence = {"sentence": "Jeśli ktoś zagra koło, to tańczy!"}
            first = await enter(stack, address, FAR, "Guest 1")
            await ask(first, "POST", "read", sentence)
            for name in ("Guest 2", "Guest 3"):
                guest = await enter(stack, address, FAR, name)
                with pytest.raises(ServerError, match="too-fast"):
                    await ask(guest, "POST", "read", sentence)
            ala = await enter(stack, address, NEAR, "Ala")
            assert (await ask(ala, "POST", "read", sentence))["card"]

    scenario()


def test_cards_that_nobody_plays_with_are_cleared_from_the_disk_first(tmp_path):
    """A lobby with cards of its own goes after a day, any other after a week."""
    now = int(time.time() * 1000) + retention.LEASE  # when the node's own lease has run out

    class Clock:
        @staticmethod
        def now():
            return now

    async def scenario():
        async with node(tmp_path) as (address, _), guests(address, "Ala") as (ala,):
            heavy = await ala.make_table("blank", options=fresh_options(1, 38, 72))
            light = await ala.make_table("blank")
        store = await Store.open(config_from({}, data_dir=str(tmp_path)).store_url)
        tables = schema.tables
        old = now - int(1.5 * retention.DAY)
        await store.run(sa.update(tables).values(changed=old, beat=old, used=old))
        await retention.Retention(store, Clock(), config_from({}), "test").run()
        left = [row.id for row in await store.rows(sa.select(tables.c.id))]
        await store.close()
        assert light.id in left and heavy.id not in left

    asyncio.run(scenario())


def test_a_drawing_that_is_drawn_anew_is_not_kept(tmp_path):
    """Each try of a winner left a drawing of up to 100 kB behind."""
    idea = protocol.RewardIdea(
        card={"kind": "effect", "then": [{"who": "next", "do": "draw", "n": 1}]},
        author="Ala",
        title="Hop",
        slot="square-2-b",
        drawing=(protocol.Stroke(points=(1, 1, 9, 9)),),
    )

    async def scenario():
        async with node(tmp_path) as (address, store), guests(address, "Ala") as (ala,):
            deck = (await found(ala))["id"]
            reward = {
                "id": "w-1", "table_id": "t", "round": 1, "player": ala.me.player, "name": "Ala",
                "origin": "G-1", "decks": [deck], "deck": deck, "granted": int(time.time() * 1000),
                "changed": 0, "stage": "draft", "remarks": "", "nods": [],
            }  # fmt: skip
            await store.run(sa.insert(schema.rewards).values(**reward))
            body = msgspec.to_builtins(idea)
            for _ in range(3):
                shown = await ask(ala, "POST", "rewards/w-1", body)
            kept = await store.rows(sa.select(schema.drawings.c.id))
            assert [row.id for row in kept] == [shown["picture"]]
            await ask(ala, "POST", "rewards/w-1/step", {"step": "hand-in"})
            await ask(ala, "POST", "rewards/w-1/step", {"step": "accept"})
            assert (await ala.request("GET", f"/api/blank/drawings/{shown['picture']}")).text

    asyncio.run(scenario())


def test_a_process_of_its_own_reads_cards_and_says_what_is_wrong():
    """What it finds comes back whole: cards, words, and faults with their places."""
    options = fresh_options(7, 3, 3)
    file = to_text(full())

    @served(bot_workers=1)
    async def scenario(address):
        async with guests(address, "Ala") as (ala,):
            forget()
            table = await ala.make_table("blank", people=1, bots=1, options=options)
            assert len(table.options["rules"]) == 3
            assert not known_cards.fresh_texts(msgspec.convert(table.options, GAME.Options))
            answer = await ala.http.post("/api/blank/preview", json={"card": {}, "seats": 2})
            assert (answer.status_code, "kind" in answer.json()["detail"]) == (400, True)
            bad = {"game": "blank", "options": {"rules": ['{"lang":1}']}}
            bad["seats"] = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
            answer = await ala.http.post("/api/tables", json=bad)
            assert (answer.status_code, "rules[0]" in answer.json()["detail"]) == (400, True)
            broken = {"file": file.replace("blank-deck/1", "blank-deck/9", 1)}
            answer = await ala.http.post("/api/blank/decks/import", json=broken)
            assert (answer.status_code, "$.format" in answer.json()["detail"]) == (400, True)
            deck = await ask(ala, "POST", "decks/import", {"file": file})
            assert len((await museum(ala, deck["id"]))["cards"]) == 110

    scenario()

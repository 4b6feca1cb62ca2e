"""Attacks on Illusion's pictures: any number is a deck, and painting one takes long."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections import Counter

import numpy as np
import pytest

from length import LONGEST
from server.nodes import served
from stolik.client import Client, ServerError
from stolik.games.illusion import deck as decks
from stolik.games.illusion.pictures import cache, gallery
from stolik.games.illusion.pictures.field import HEIGHT, WIDTH
from stolik.server import guard
from stolik.server.errors import Wait
from stolik.server.workers import pictures
from stolik.server.workers.fair_queue import Share
from stolik.table.errors import TableError

FAR, NEAR = "203.0.113.9", "198.51.100.7"


@pytest.fixture(autouse=True)
def folder(monkeypatch, tmp_path):
    """A cache folder of this test alone, and no deck in memory."""
    monkeypatch.setenv("STOLIK_CACHE", str(tmp_path))
    monkeypatch.setattr(gallery, "_open", {})
    return tmp_path


class Easel:
    """Painting that takes as long as the test says; painted decks are empty files."""

    def __init__(self, monkeypatch):
        self.begun: list[int] = []
        self.finish = threading.Event()
        self.nodes: list[pictures.Pictures] = []
        monkeypatch.setattr(pictures, "prepare", self.paint)
        nodes = self.nodes

        class Noted(pictures.Pictures):
            def __init__(self, workers):
                super().__init__(workers)
                nodes.append(self)

        monkeypatch.setattr("stolik.server.app.Pictures", Noted)

    def paint(self, _, options):
        number = options.get("deck", 0)
        self.begun.append(number)
        if number:  # the standard deck is never held up
            self.finish.wait()
        cache.maps_of(number).touch()
        return 0


@pytest.fixture
def easel(monkeypatch):
    found = Easel(monkeypatch)
    yield found
    found.finish.set()


def white_deck():
    return [np.zeros((HEIGHT, WIDTH), dtype=np.uint8)] * decks.CARDS


async def until(fact):
    while not fact():
        await asyncio.sleep(0.005)


def run(scenario):
    async def whole():
        node = pictures.Pictures(0)
        try:
            await asyncio.wait_for(scenario(node), LONGEST)
        finally:
            await node.close()

    asyncio.run(whole())


def begin(node, number, address, person="p"):
    return node.begin("illusion", {"deck": number}, Share(address, person))


def test_decks_that_were_asked_for_do_not_stay_in_memory():
    """Each number cost 20 kB for ever, also when the table was refused."""
    for number in range(1, 3 * decks.DECKS_KEPT):
        decks.deck(number)
    assert decks.deck.cache_info().currsize <= decks.DECKS_KEPT


def test_guests_of_one_address_do_not_fill_the_easel(easel):
    """Eight guests did; now they share the turns of one address, and others come in between."""

    async def scenario(node):
        refused = 0
        for guest in range(8):
            for deck in range(2):
                try:
                    begin(node, 100 + 2 * guest + deck, FAR, f"p_{guest}")
                except (Wait, TableError):
                    refused += 1
        assert refused == 16 - pictures.DECKS_IN_HAND.address
        await until(lambda: easel.begun)
        mine = begin(node, 7, NEAR)
        easel.finish.set()
        await mine
        assert easel.begun.index(7) <= 2
        await until(lambda: not node.waiting)

    run(scenario)


def test_the_standard_deck_is_never_behind_a_queue(easel):
    async def scenario(node):
        for address in range(20):
            begin(node, 10 + address, f"192.0.2.{address}")
        await until(lambda: easel.begun)
        await begin(node, 0, NEAR)
        assert Counter(easel.begun)[0] == 1
        assert not easel.finish.is_set()
        easel.finish.set()

    run(scenario)


def test_a_painted_deck_waits_for_no_painting_and_costs_no_quota(easel):
    async def scenario(node):
        for address in range(20):
            begin(node, 10 + address, f"192.0.2.{address}")
        cache.maps_of(5).touch()
        for _ in range(100):
            assert begin(node, 5, NEAR) is None
        easel.finish.set()

    run(scenario)


def test_new_guests_of_one_address_have_no_new_quota(easel):
    easel.finish.set()

    async def scenario(node):
        asked = 0
        with pytest.raises(Wait):
            for guest in range(100):
                await begin(node, 1000 + guest, FAR, f"p_{guest}")
                asked += 1
        assert asked == pictures.AT_ONCE * pictures.ADDRESS_TIMES

    run(scenario)


def test_the_same_deck_is_painted_once_for_everybody_who_waits(easel):
    async def scenario(node):
        waiting = [begin(node, 5, f"192.0.2.{address}") for address in range(20)]
        waiting += [begin(node, 5, "192.0.2.1") for _ in range(20)]
        easel.finish.set()
        await asyncio.gather(*waiting)
        assert easel.begun == [5]
        assert not node.waiting

    run(scenario)


def test_a_deck_that_nobody_waits_for_any_more_is_not_painted(easel, monkeypatch):
    monkeypatch.setattr(pictures, "FORGOTTEN", 0.0)

    async def scenario(node):
        holding = asyncio.create_task(node._prepare("illusion", {"deck": 1}, Share(FAR, "p_1")))
        await until(lambda: easel.begun)
        left = begin(node, 2, FAR, "p_2")
        waiting = asyncio.create_task(node._prepare("illusion", {"deck": 3}, Share(NEAR, "p_3")))
        await asyncio.sleep(0)
        easel.finish.set()
        await asyncio.gather(holding, left, waiting)
        assert sorted(easel.begun) == [1, 3]

    run(scenario)


async def enter(stack, address, place, name):
    client = Client(address, headers={"x-forwarded-for": place})
    await stack.enter_async_context(client)
    await client.be_guest(name)
    return client


def test_refused_tables_leave_nothing_behind(easel, monkeypatch):
    monkeypatch.setattr(guard, "REFUSAL_SECONDS", 0.0)

    @served()
    async def scenario(address):
        easel.finish.set()
        async with contextlib.AsyncExitStack() as stack:
            client = await enter(stack, address, FAR, "Attacker")
            refused = 0
            for number in range(1, 100):
                try:
                    await client.make_table("illusion", options={"deck": number})
                except ServerError:
                    refused += 1
            assert refused >= 90
            assert decks.deck.cache_info().currsize <= decks.DECKS_KEPT

    scenario()


def test_a_painted_picture_is_shown_while_others_have_the_easel(easel):
    """It waited for sixty seconds behind eight guests' decks."""

    @served()
    async def scenario(address):
        gallery.write(cache.maps_of(5), white_deck())
        async with contextlib.AsyncExitStack() as stack:
            attackers = [await enter(stack, address, FAR, f"Guest {n}") for n in range(3)]
            for number, client in enumerate(attackers):
                for deck in (10, 20):
                    await client.make_table("illusion", options={"deck": deck + number})
            await until(lambda: easel.begun)
            ala = await enter(stack, address, NEAR, "Ala")
            table = await ala.make_table("illusion", people=1, bots=1, options={"deck": 5})
            async with ala.sit_at(table.id) as seat:
                await seat.start()
                answer = await ala.request("GET", f"/api/tables/{table.id}/pictures/0")
                assert answer.headers["content-type"] == "image/png"
                assert not easel.finish.is_set()
            easel.finish.set()

    scenario()


def test_who_closes_the_page_waits_for_no_picture(easel):
    @served()
    async def scenario(address):
        async with contextlib.AsyncExitStack() as stack:
            ala = await enter(stack, address, NEAR, "Ala")
            table = await ala.make_table("illusion", people=1, bots=1, options={"deck": 5})
            async with ala.sit_at(table.id) as seat:
                await seat.start()
                (node,) = easel.nodes
                path = f"/api/tables/{table.id}/pictures/0"
                asking = asyncio.create_task(ala.request("GET", path))
                (painting,) = node._paintings.values()
                await until(lambda: painting.waiters)
                asking.cancel()
                await until(lambda: not painting.waiters)
            easel.finish.set()

    scenario()


def test_files_of_painted_decks_are_pruned_and_the_standard_deck_stays(folder, monkeypatch):
    monkeypatch.setattr(cache, "MOST_FILES", 10)
    names = [cache.maps_of(number) for number in range(31)]
    for age, path in enumerate(names):
        path.touch()
        os.utime(path, (1_000_000 + age, 1_000_000 + age))
    others = [folder / "notes.txt", folder / "illusion-my-own.maps"]
    stale = [folder / "illusion-1-5.777", folder / "illusion-0-3.maps"]
    for path in (*others, *stale):
        path.touch()
        os.utime(path, (1, 1))
    fresh = folder / "illusion-1-6.778"  # somebody is writing it
    fresh.touch()
    cache.prune()
    assert sorted(folder.iterdir()) == sorted([names[0], *names[21:], *others, fresh])


def test_painting_prunes_and_using_a_deck_keeps_it(folder, monkeypatch):
    monkeypatch.setattr(cache, "MOST_FILES", 3)
    monkeypatch.setattr(gallery, "make", lambda number, _: gallery.Gallery(number, white_deck()))
    for number in (1, 2, 3):
        gallery.gallery(number)
        os.utime(cache.maps_of(number), (1_000_000 + number,) * 2)
    gallery._open.clear()
    gallery.gallery(1)
    gallery.gallery(4)
    kept = {path for path in folder.iterdir() if gallery.read(path) is not None}
    assert kept == {cache.maps_of(number) for number in (1, 3, 4)}


def test_only_a_few_decks_are_open_at_a_time_and_the_standard_one_stays():
    for number in range(20):
        gallery.opened(number, white_deck())
    assert len(gallery._open) == gallery.MOST_OPEN
    assert cache.STANDARD in gallery._open


def test_a_damaged_deck_is_painted_again_and_not_in_the_server(easel, monkeypatch, folder):
    """What lies in the cache folder may be cut short; the server's own thread never paints."""
    cache.maps_of(5).write_bytes(b"damaged")

    def never(*_):
        raise AssertionError("painted in the server")

    monkeypatch.setattr(gallery, "make", never)
    with pytest.raises(FileNotFoundError):
        gallery.painted_gallery(5)
    assert not cache.maps_of(5).exists()


def test_a_folder_that_cannot_be_written_to_ends_in_an_answer(easel, monkeypatch):
    """Painted, but not kept: told to the operator, and `busy` to the player."""
    monkeypatch.setattr(pictures, "prepare", lambda *_: 0)

    def missing():
        raise FileNotFoundError

    async def scenario(node):
        with pytest.raises(TableError, match="busy"):
            await node._packed("illusion", {"deck": 5}, missing, Share(NEAR))

    run(scenario)

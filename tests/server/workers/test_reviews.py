"""Reviews of finished games: made beside the server, kept with the record, the host's to refuse."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3

import msgspec
import pytest

from bots.review.played import TINY
from length import LONGEST
from server.nodes import guests, serving
from stolik.client import ServerError
from stolik.kernel.record import Record
from stolik.review import Review, review
from stolik.server.workers import reviews


@pytest.fixture(autouse=True)
def shallow(monkeypatch):
    """Tests have no worker processes, so this reaches the work: some trials a move are enough."""

    def quick(record, steps):
        return make(record, steps, TINY)

    make = reviews.review_part
    monkeypatch.setattr(reviews, "review_part", quick)


async def finished_game(client, *, allowed=True):
    """A whole game of Cardline on two seats of one player, with its result stored."""
    table = await client.make_table("cardline")
    async with client.sit_at(table.id) as seat:
        await seat.say("sit", seat=1, name="B")
        if not allowed:
            await seat.say("allow-reviews", allowed=False)
        await seat.start()
        while not seat.is_over:
            side = next(one for one in seat.sides if one.legal)
            await seat.move(side.legal[-1].code, seat=side.seat)
    while True:  # the result is stored beside
        with contextlib.suppress(ServerError):
            return table.id, await client.record(table.id)


def run(tmp_path, test):
    async def whole():
        async with (
            asyncio.timeout(LONGEST),
            serving(data_dir=str(tmp_path), bot_workers=0) as address,
            guests(address, "Ala") as (ala,),
        ):
            await test(ala)

    asyncio.run(whole())


async def asked(client, table, query=""):
    answer = await client.request("GET", f"/api/tables/{table}/review{query}")
    return msgspec.json.decode(answer.content)


def test_a_review_is_made_once_and_kept_with_the_record(tmp_path):
    async def test(ala):
        table, record = await finished_game(ala)
        assert (await asked(ala, table, "?begin=false"))["state"] == "none"
        answer = await asked(ala, table)
        assert answer["state"] == "working"
        while answer["state"] == "working":
            assert answer["done"] <= answer["of"]
            answer = await asked(ala, table)
        assert answer["state"] == "ready"
        found = msgspec.convert(answer["review"], Review)
        assert found == review(Record.read(record), TINY)
        with contextlib.closing(sqlite3.connect(tmp_path / "stolik.db")) as database:
            kept = database.execute("SELECT review FROM results").fetchone()[0]
        assert msgspec.json.decode(kept, type=Review) == found

    run(tmp_path, test)


def test_a_host_can_switch_reviews_off(tmp_path):
    async def test(ala):
        table, _ = await finished_game(ala, allowed=False)
        assert (await asked(ala, table))["state"] == "off"

    run(tmp_path, test)


def test_a_review_that_fails_is_not_tried_again(tmp_path, monkeypatch):
    tried = []

    def broken(text, number):
        tried.append(number)
        raise ValueError("planted")

    monkeypatch.setattr(reviews, "make_part", broken)

    async def test(ala):
        table, _ = await finished_game(ala)
        while (await asked(ala, table))["state"] == "working":
            await asyncio.sleep(0)
        assert (await asked(ala, table))["state"] == "failed"
        assert tried == [0]

    run(tmp_path, test)

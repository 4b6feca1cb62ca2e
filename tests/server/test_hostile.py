"""Hostile input: every message is answered clearly or cut off, and the table stays unharmed.

STOLIK_LONG=1 sends 100,000 socket messages; a usual run sends a few thousand.
"""

import asyncio
import json
import random
import string
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from length import IS_LONG
from server.nodes import guests, served
from stolik.client import ServerError
from stolik.server.outbox import LONGEST_QUEUE, Outbox

MESSAGES = 100_000 if IS_LONG else 3_000
ANSWERS = {"welcome", "update", "done", "refused", "failure", "presence", "pong", "goodbye"}

KINDS = (
    "move", "sit", "leave", "ready", "start", "rematch", "say", "quick", "pause", "resume",
    "set-seat", "set-seats", "configure", "remove", "lock", "hand-over", "sync", "ping",
    "welcome", "", "__proto__", "moved",
)  # fmt: skip

VALUES = (
    None, True, -1, 0, 1, 2, 15, 16, 10**6, 2**63, -(2**70), 1.5, 1e308, "", "x", "\x00", "ą" * 300,
    "a" * 4000, [], {}, [[[[[]]]]], {"a": {"b": 1}}, "lobby", "bot", "p_nobody", "' OR 1=1 --",
    "../../etc/passwd", "{{7*7}}", "place 0@0", "deadbeef", {"kind": "move", "seconds": 0},
)  # fmt: skip

FIELDS = (
    "id", "seq", "code", "notation", "seat", "name", "entropy", "ready", "text", "phrase", "kind",
    "level", "seats", "options", "clock", "absence", "title", "listed", "deck", "player", "locked",
    "seen", "type", "extra",
)  # fmt: skip


def hostile(luck: random.Random, replayed: list[str]) -> str | bytes:
    """One message that nobody should send."""
    choice = luck.random()
    if choice < 0.1:
        return luck.randbytes(luck.randrange(200))
    if choice < 0.2:
        return "".join(luck.choices(string.printable, k=luck.randrange(100)))
    if choice < 0.22:
        return "[" * luck.choice((10, 5000))
    if choice < 0.24:
        return json.dumps(
            {"type": "say", "id": "x", "text": "y" * luck.choice((301, 9000, 40_000))}
        )
    if choice < 0.3 and replayed:
        return luck.choice(replayed)
    fields = {"type": luck.choice(KINDS), "id": luck.choice(("a", "b", str(luck.random())))}
    for name in luck.sample(FIELDS, luck.randrange(5)):
        fields[name] = luck.choice(VALUES)
    if fields["type"] == "move" and luck.random() < 0.7:
        fields = {
            "type": "move", "id": str(luck.random()), "seq": luck.choice((0, 1, 5, 10**6, -3)),
            "code": luck.choice((0, 3, 77, -5, 10**9)), "seat": luck.choice((0, 1, 7)),
        }  # fmt: skip
    message = json.dumps(fields)
    replayed.append(message)
    del replayed[:-50]
    return message


def memory() -> float:
    status = Path("/proc/self/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


@served()
async def test_a_storm_of_bad_messages_leaves_the_table_unharmed(address):
    luck = random.Random(8)
    async with guests(address, "Ala", "Ben", "Zły") as (ala, ben, evil):
        table = await ala.make_table("cardline", options={"cards": 8})
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await other.say("sit", seat=1)
            await other.ready()
            await host.start()
            watching = asyncio.create_task(_drain(host, other))
            sent = await _storm(address, table.id, evil, luck, MESSAGES // 5)
            before = memory()
            sent += await _storm(address, table.id, evil, luck, MESSAGES - sent)
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            assert sent >= MESSAGES
            assert memory() - before < 60, "memory grew"
            await host.send({"type": "sync", "id": "s"})
            await host.until("welcome")
            assert host.table["status"] == "playing"
            assert [chair["name"] for chair in host.table["chairs"]] == ["Ala", "Ben"]
            assert host.table["host"] == ala.me.player
            await other.send({"type": "sync", "id": "s"})
            await other.until("welcome")
            mover = host if host.legal else other
            await mover.move(mover.legal[0].code)


async def _drain(*seats):
    async def read(seat):
        while True:
            await seat.next()

    await asyncio.gather(*(read(seat) for seat in seats))


async def _storm(address, table, evil, luck, count):
    """Send bad messages over as many connections as it takes; gives how many were sent."""
    replayed, sent = [], 0
    target = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
    cookie = {"cookie": f"stolik={evil.http.cookies['stolik']}"}
    while sent < count:
        async with connect(target, additional_headers=cookie, max_size=2**24) as socket:
            reading = asyncio.create_task(_read(socket))
            try:
                for _ in range(500):
                    await socket.send(hostile(luck, replayed))
                    sent += 1
                    if sent % 20 == 0:
                        await asyncio.sleep(0)
            except ConnectionClosed as closed:
                assert closed.rcvd is not None and closed.rcvd.code in (
                    1009,
                    1007,
                    1013,
                    4400,
                    4429,
                )
            reading.cancel()
            heard = await asyncio.gather(reading, return_exceptions=True)
            assert not isinstance(heard[0], AssertionError), heard[0]
    return sent


async def _read(socket):
    try:
        async for text in socket:
            message = json.loads(text)
            assert message["type"] in ANSWERS
            if message["type"] == "failure":
                assert message["code"] != "internal", message
                assert message["phrase"]["id"] == f"error-{message['code']}"
    except ConnectionClosed:
        pass


@served()
async def test_unreadable_messages_are_answered_and_then_cut_off(address):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as seat:
            await seat.send({"type": "move", "id": "x", "seq": "one"})
            answer = await seat.until("failure")
            assert answer["code"] == "unreadable"
            assert answer["detail"] == "Expected `int`, got `str` - at `$.seq`"
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await seat.socket.send("{")
                    await seat.next()
            assert closed.value.rcvd.code == 4400


@served(socket_rate=5.0)
async def test_a_flood_of_messages_is_slowed_down_and_then_cut_off(address):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as seat:
            with pytest.raises(ConnectionClosed) as closed:
                for _ in range(200):
                    await seat.send({"type": "ping", "id": "x"})
                    await seat.next()
            assert closed.value.rcvd.code == 4429
            assert any(one.get("retry_after") for one in seat.heard)


@served(chat_rate=0.2)
async def test_nobody_floods_a_table_with_words_however_many_sockets_they_open(address):
    async with guests(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as one, ala.sit_at(table.id) as two:
            await one.say("say", text="raz")
            await two.say("quick", phrase="hello")
            with pytest.raises(ServerError, match=r"too-fast.*slow chat"):
                await one.say("say", text="dwa")
            assert 1 <= one.heard[-1]["retry_after"] <= 6
            with pytest.raises(ServerError, match="too-fast"):
                await two.say("quick", phrase="hello")
            await one.ready()  # words are slow, the game is not
            async with ben.sit_at(table.id) as other:
                await other.say("say", text="a ja mogę")


@served(sockets_per_address=3)
async def test_one_address_holds_only_so_many_sockets(address):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline")
        sit = ala.sit_at
        async with sit(table.id), sit(table.id), sit(table.id), sit(table.id) as one_too_many:
            assert one_too_many.heard[0] == {"type": "goodbye", "code": "too-fast"}


def test_a_client_that_does_not_read_is_cut_off_and_others_never_wait_for_it():
    async def scenario():
        reads = asyncio.Event()
        sent, slow = [], []

        async def send(message):
            await reads.wait()
            sent.append(message["text"])

        outbox = Outbox(send, lambda: slow.append(True))
        for number in range(LONGEST_QUEUE):
            outbox.push(b"%d" % number)
        assert not slow and not sent
        reads.set()
        await asyncio.sleep(0.01)
        assert sent == [str(number) for number in range(LONGEST_QUEUE)], "in order, none twice"
        reads.clear()
        for number in range(LONGEST_QUEUE + 2):
            outbox.push(b"%d" % number)
        assert slow == [True] and outbox.is_closed
        reads.set()
        await asyncio.sleep(0.01)

    asyncio.run(scenario())


def test_a_client_that_keeps_up_is_sent_to_at_once():
    async def scenario():
        sent = []

        async def send(message):
            sent.append(message["text"])

        outbox = Outbox(send, lambda: None)
        outbox.push(b"a")
        outbox.push(b"b")
        assert sent == ["a", "b"]

    asyncio.run(scenario())

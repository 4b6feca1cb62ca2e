"""Frames that come whole, in pieces, several at once or broken: all reach the table, in order."""

import asyncio
import json
import random

from websockets.frames import apply_mask

from server.nodes import guests, served
from stolik.server.tables.table_lock import TableLock
from stolik.table.deal import part_commitment


def frame(opcode, body, mask=b"\x01\x02\x03\x04"):
    length = len(body)
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
    return bytes([opcode]) + size + mask + apply_mask(body, mask)


def ping(number):
    return json.dumps({"type": "ping", "id": str(number)}).encode()


async def raw_socket(address, table, cookie):
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    path = f"/api/tables/{table}/socket"
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket",
             "Connection: Upgrade", "Sec-WebSocket-Version: 13",
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", f"Cookie: stolik={cookie}"]  # fmt: skip
    writer.write("\r\n".join([*lines, "", ""]).encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def heard(reader):
    """The next frame of the server: opcode and body."""
    first, size = await reader.readexactly(2)
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2), "big")
    elif size == 127:
        size = int.from_bytes(await reader.readexactly(8), "big")
    return first & 0x0F, await reader.readexactly(size)


async def pongs(reader, count):
    """The ids of so many answers to our pings."""
    found = []
    while len(found) < count:
        opcode, body = await heard(reader)
        if opcode == 1 and (message := json.loads(body))["type"] == "pong":
            found.append(message["re"])
    return found


@served()
async def test_messages_arrive_in_order_however_they_are_cut(address):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline")
        cookie = ala.http.cookies["stolik"]
        for luck in range(6):
            chance = random.Random(luck)
            reader, writer = await raw_socket(address, table.id, cookie)
            stream = b""
            for number in range(40):
                stream += frame(0x81, ping(number).ljust(chance.choice((30, 200))))
                if chance.random() < 0.2:
                    stream += frame(0x89, b"are you there")
                if chance.random() < 0.1:  # a message in two fragments
                    text = ping(f"f{number}")
                    stream += frame(0x01, text[:9]) + frame(0x80, text[9:])
            while stream:
                cut = len(stream) if luck == 0 else chance.choice((1, 3, 7, 50, 400))
                writer.write(stream[:cut])
                await writer.drain()
                if luck > 3:
                    await asyncio.sleep(0)
                stream = stream[cut:]
            found = []
            while len([one for one in found if not one.startswith("f")]) < 40:
                found += await pongs(reader, 1)
            assert [one for one in found if not one.startswith("f")] == [
                str(number) for number in range(40)
            ]
            writer.close()


@served()
async def test_broken_frames_are_cut_off_with_the_right_code(address):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline")
        broken = {
            1007: frame(0x81, b"\xff\xfe\xfa"),
            1002: frame(0xC1, b"{}"),
            1009: b"\x81\xff" + (10**9).to_bytes(8, "big") + b"\0\0\0\0",
        }
        for code, data in broken.items():
            reader, writer = await raw_socket(address, table.id, ala.http.cookies["stolik"])
            writer.write(data)
            opcode = 0
            while opcode != 8:
                opcode, body = await heard(reader)
            assert int.from_bytes(body[:2], "big") == code
            writer.close()


def said(kind, number, **more):
    return json.dumps({"type": kind, "id": f"{kind}-{number}", **more}).encode()


async def answer(reader, opened, name):
    """The next message that answers one of ours."""
    while True:
        opcode, body = await heard(reader)
        message = json.loads(body) if opcode == 1 else {}
        for side in message.get("sides", ()):
            if side["legal"]:
                opened[name] = (message["seq"], side["seat"], side["legal"][0]["code"])
        if message.get("re"):
            return message


@served()
async def test_moves_keep_their_place_among_other_messages(address):
    """Moves that come whole take a short way; nothing may overtake, and nothing is done twice."""
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline")
        reader, writer = await raw_socket(address, table.id, ala.http.cookies["stolik"])
        now = {}

        async def ask(*texts):
            for text in texts:
                writer.write(frame(0x81, text))
                await writer.drain()
                await asyncio.sleep(0)
            return [await answer(reader, now, "choice") for _ in texts]

        mine = "aa" * 32
        start = said("start", 1, commitment=part_commitment(table.id, 1, mine))
        await ask(said("sit", 1, seat=1, name="Ola"), start, said("reveal", 1, entropy=mine))
        for number in range(6):  # a game of two cannot end so soon
            seq, seat, code = now["choice"]
            move = said("move", number, seq=seq, seat=seat, code=code)
            words = said("say", number, text="zażółć" if number % 2 else "plain")
            got = await ask(words, move, said("ping", number), move)
            names = [f"say-{number}", f"move-{number}", f"ping-{number}", f"move-{number}"]
            assert [one["re"] for one in got] == names
            assert got[3]["type"] == "done" and got[3]["seq"] == got[1]["seq"]
        stale = await ask(said("move", "old", seq=1, seat=0, code=0))
        assert stale[0]["type"] == "failure" and stale[0]["code"] == "stale"
        writer.close()


async def _lock_with_a_waiter():
    lock, done = TableLock(), []

    async def wait_and_leave():
        async with lock:
            done.append("waited")

    assert lock.acquire_nowait() and not lock.acquire_nowait()
    waiting = asyncio.create_task(wait_and_leave())
    await asyncio.sleep(0)
    lock.release()
    assert not lock.acquire_nowait()  # it was promised
    await waiting
    assert done == ["waited"] and lock.acquire_nowait()


def test_a_lock_is_not_taken_from_those_who_wait():
    asyncio.run(_lock_with_a_waiter())

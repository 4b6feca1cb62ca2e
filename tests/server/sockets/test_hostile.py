"""Hostile input: every message is answered clearly or cut off, and the table stays unharmed.

STOLIK_LONG=1 sends 100,000 socket messages; a default run sends a few thousand.
"""

import asyncio
import json
import random
import string
from collections import Counter
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from length import IS_LONG, LONGEST
from server.nodes import guests, served
from stolik.client import ServerError
from stolik.server.sockets.outbox import LONGEST_QUEUE, Outbox

MESSAGES = 100_000 if IS_LONG else 3_000
ANSWERS = {"welcome", "update", "done", "refused", "failure", "presence", "pong", "goodbye"}

REACHED = {
    "stranger": {"not-your-seat", "not-host", "unreadable", "seat-taken"},
    "player": {"not-your-seat", "not-host", "stale", "refused", "update", "seat-taken"},
    "host": {"not-your-seat", "not-now", "stale", "refused", "update", "no-such-seat"},
}
"""How far the messages of each must have come: beyond the door, to the rules and the tools."""

KINDS = (
    "move", "sit", "leave", "ready", "start", "reveal", "rematch", "say", "quick", "pause",
    "resume", "set-seat", "set-seats", "configure", "remove", "lock", "hand-over", "sync", "ping",
    "ask-ruling", "vote", "welcome", "", "__proto__", "moved",
)  # fmt: skip

VALUES = (
    None, True, -1, 0, 1, 2, 15, 16, 10**6, 2**63, -(2**70), 1.5, 1e308, "", "x", "\x00", "ą" * 300,
    "a" * 4000, [], {}, [[[[[]]]]], {"a": {"b": 1}}, "lobby", "bot", "p_nobody", "' OR 1=1 --",
    "../../etc/passwd", "{{7*7}}", "place 0@0", "deadbeef", {"kind": "move", "seconds": 0},
)  # fmt: skip

FIELDS = (
    "id", "seq", "code", "notation", "seat", "name", "entropy", "commitment", "ready", "text",
    "phrase", "kind", "level", "seats", "options", "clock", "absence", "title", "listed", "deck",
    "player", "locked", "seen", "type", "extra",
)  # fmt: skip

READABLE = {
    "move": {"seq": (0, 1, 5, 10**6), "code": (0, 3, 77, 10**9), "seat": (0, 1, 7)},
    "sit": {"seat": (0, 1, 2, 15)}, "leave": {"seat": (0, 1, 15)}, "rematch": {}, "pause": {},
    "ready": {"commitment": ("aa" * 32, "bb" * 32)}, "start": {"commitment": ("bb" * 32,)},
    "reveal": {"entropy": ("aa" * 32,)}, "resume": {}, "sync": {}, "ping": {},
    "say": {"text": ("x", "{{7*7}}", "\u202e")}, "quick": {"phrase": ("hello", "again")},
    "set-seat": {"seat": (0, 1, 15), "kind": ("bot", "empty")}, "set-seats": {"seats": (1, 2, 16)},
    "configure": {"title": ("x",), "options": ({}, {"cards": 99}), "listed": (True,)},
    "remove": {"player": ("p_nobody", "")}, "lock": {"locked": (True, False)},
    "hand-over": {"player": ("p_nobody", "")}, "ask-ruling": {"text": ("?",)},
    "vote": {"yes": (True, False)},
}  # fmt: skip


class Storm:
    """Somebody who sends what nobody should send, and hears how it is answered."""

    def __init__(self, address, table, client, *, stays):
        self.target = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
        self.cookie = {"cookie": f"stolik={client.http.cookies['stolik']}"}
        self.kinds = [kind for kind in KINDS if not (stays and kind == "leave")]
        self.luck = random.Random(9)
        self.replayed = []
        self.seq = 0  # the last one heard of: out of turn is not the same as too late
        self.sent = 0
        self.answers = Counter()

    async def send(self, count):
        """Send bad messages over as many connections as it takes."""
        until = self.sent + count
        while self.sent < until:
            async with connect(
                self.target,
                additional_headers=self.cookie,
                max_size=2**24,
                open_timeout=LONGEST,
            ) as socket:
                reading = asyncio.create_task(self._read(socket))
                try:
                    for _ in range(500):
                        await socket.send(self._message())
                        self.sent += 1
                        if self.sent % 20 == 0:
                            await asyncio.sleep(0)
                except ConnectionClosed as closed:
                    code = None if closed.rcvd is None else closed.rcvd.code
                    assert code in (1009, 1007, 1013, 4400, 4429)
                await socket.close()
                await reading  # hears everything that was answered

    async def _read(self, socket):
        try:
            async for text in socket:
                message = json.loads(text)
                assert message["type"] in ANSWERS
                self.seq = message.get("seq", self.seq)
                self.answers[message.get("code", message["type"])] += 1
                if message["type"] == "failure":
                    assert message["code"] != "internal", message
                    assert message["phrase"]["id"] == f"error-{message['code']}"
        except ConnectionClosed:
            pass

    def _message(self):
        """One message that nobody should send."""
        luck, choice = self.luck, self.luck.random()
        if choice < 0.1:
            return luck.randbytes(luck.randrange(200))
        if choice < 0.2:
            return "".join(luck.choices(string.printable, k=luck.randrange(100)))
        if choice < 0.22:
            return "[" * luck.choice((10, 5000))
        if choice < 0.24:
            text = "y" * luck.choice((301, 9000, 40_000))
            return json.dumps({"type": "say", "id": "x", "text": text})
        if choice < 0.3 and self.replayed:
            return luck.choice(self.replayed)
        message = json.dumps(self._fields())
        self.replayed.append(message)
        del self.replayed[:-50]
        return message

    def _readable(self):
        """Well written, at the wrong time, for a wrong seat, or by whom it is not for."""
        luck = self.luck
        kind = luck.choice([kind for kind in self.kinds if kind in READABLE])
        fields = {name: luck.choice(values) for name, values in READABLE[kind].items()}
        if kind == "move" and luck.random() < 0.5:
            fields["seq"] = self.seq
        return {"type": kind, "id": str(luck.random()), **fields}

    def _fields(self):
        luck = self.luck
        if luck.random() < 0.5:
            return self._readable()
        fields = {
            "type": luck.choice(self.kinds),
            "id": luck.choice(("a", "b", str(luck.random()))),
        }
        for name in luck.sample(FIELDS, luck.randrange(5)):
            fields[name] = luck.choice(VALUES)
        return fields


def memory() -> float:
    status = Path("/proc/self/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


@pytest.mark.parametrize("who", ["stranger", "player", "host"])
def test_a_storm_of_bad_messages_leaves_the_table_unharmed(who):
    storm_from(who=who)


@served()
async def storm_from(address, who):
    async with guests(address, "Ala", "Ben", "Zły") as (ala, ben, evil):
        table = await ala.make_table("cardline", options={"cards": 8})
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await other.say("sit", seat=1)
            await other.ready()
            await host.start()
            watching = asyncio.create_task(_drain(host, other))
            sender = {"stranger": evil, "player": ben, "host": ala}[who]
            storm = Storm(address, table.id, sender, stays=sender is not evil)
            await storm.send(MESSAGES // 5)
            before = memory()
            await storm.send(MESSAGES - storm.sent)
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            assert storm.sent >= MESSAGES
            assert storm.answers.keys() >= REACHED[who], storm.answers
            assert memory() - before < 60, "memory grew"
            await host.send({"type": "sync", "id": "s"})
            await host.until("welcome")
            assert host.table["status"] == "playing"
            assert [chair["name"] for chair in host.table["chairs"]] == ["Ala", "Ben"]
            assert host.table["host"] == ala.me.player
            if host.table["pause"]:
                await host.say("resume")
            await other.send({"type": "sync", "id": "s"})
            await other.until("welcome")
            mover = host if host.legal else other
            await mover.move(mover.legal[0].code)


async def _drain(*seats):
    async def read(seat):
        while True:
            await seat.next()

    await asyncio.gather(*(read(seat) for seat in seats))


@served()
async def test_unreadable_messages_are_answered_and_then_cut_off(address):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as seat:
            await seat.send({"type": "move", "id": "x", "seq": "one"})
            answer = await seat.until("failure")
            assert answer["code"] == "unreadable"
            assert answer["detail"] == "Expected `int`, got `str` - at `$.seq`"
            assert answer["re"] == "x"
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await seat.socket.send("{")
                    await seat.next()
            assert closed.value.rcvd.code == 4400


WRONG = [
    ("sit", {"seat": -1}),
    ("set-seats", {"seats": 99}),
    ("say", {"text": "a" * 301}),
    ("say", {"text": "a" * 9000}),
    ("quick", {"phrase": "hurra"}),
    ("ready", {"commitment": "zz"}),
    ("ready", {}),
    ("reveal", {"entropy": "aa"}),
    ("dance", {}),
]


@served()
async def test_whoever_waits_for_an_answer_gets_one_to_every_unreadable_message(address):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as seat, asyncio.timeout(LONGEST):
            for kind, fields in WRONG:
                with pytest.raises(ServerError, match=r"unreadable|too-large|bad-options"):
                    await seat.say(kind, **fields)
                await seat.say("ping")  # the strikes are forgotten


@pytest.mark.usefixtures("nothing_refills")
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


@pytest.mark.usefixtures("nothing_refills")
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
        while outbox._task is not None:
            await asyncio.sleep(0)
        assert sent == [str(number) for number in range(LONGEST_QUEUE)], "in order, none twice"
        reads.clear()
        for number in range(LONGEST_QUEUE + 2):
            outbox.push(b"%d" % number)
        assert slow == [True] and outbox.is_closed
        reads.set()
        while outbox._task is not None:
            await asyncio.sleep(0)

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

"""Nobody makes a table's log, or what its clients are sent, as long as they like."""

import asyncio
import itertools
import json
import sqlite3

import pytest

from server.nodes import guests, served
from server.sockets.test_play import no, seat_both
from server.test_secrets import Box
from stolik.client import ServerError
from stolik.server.limits import request_limits
from stolik.server.tables import idle_tables
from stolik.server.tables.live_table import LiveTable, Subscriber
from stolik.server.tables.log_pages import PAGE_CHAT, PAGE_ENTRIES, story_part
from stolik.table import log_budget
from stolik.table.actions.deal import ReadySet
from stolik.table.actions.hosting import HandedOver, Locked, Removed
from stolik.table.actions.moves import Moved
from stolik.table.actions.seats import Sat, SeatSet
from stolik.table.actions.setup import ChairsSet, Configured, SeatPlan
from stolik.table.actions.talk import Spoke
from stolik.table.log_budget import CHANGES, STRANGERS, WORDS, seconds_to_wait
from table import requests
from table.tables import ScriptedTable, again, condition, playing

SECOND = 1000


def rows(folder):
    with sqlite3.connect(folder / "stolik.db") as database:
        return database.execute("SELECT count(*) FROM log").fetchone()[0]


# --- what goes into the log ----------------------------------------------------------------


def test_toggling_ready_on_several_sockets_leaves_a_bounded_log(tmp_path):
    @served(data_dir=str(tmp_path))
    async def scenario(address):
        async with guests(address, "Ala") as (ala,):
            table = await ala.make_table("cardline")
            async with ala.sit_at(table.id) as one, ala.sit_at(table.id) as two:
                refused = 0
                for number in range(700):
                    seat = (one, two)[number % 2]
                    try:
                        await seat.say("ready", commitment="aa" * 32, ready=number % 4 < 2)
                    except ServerError as error:
                        assert error.code == "too-fast"
                        refused += 1
                assert refused > 100
        assert rows(tmp_path) <= CHANGES.burst + 30

    scenario()


@served()
async def test_a_request_that_changes_nothing_is_answered_and_leaves_no_entry(address):
    async with guests(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline", people=3)
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await other.say("sit", seat=1)
            await host.say("lock", locked=True)
            await host.say("set-seat", seat=2, kind="bot", level="casual")
            seq = host.seq
            for kind, fields in (
                ("lock", {"locked": True}),
                ("set-seat", {"seat": 2, "kind": "bot", "level": "casual"}),
                ("set-seats", {"seats": 3}),
                ("configure", {"title": "", "listed": False, "options": {}}),
                ("hand-over", {"player": ala.me.player}),
                ("sit", {"seat": 0}),
                ("ready", {"ready": False}),
            ):
                answer = await host.say(kind, **fields)
                assert (answer["type"], answer["seq"]) == ("done", seq), kind
            assert host.table["locked"] and host.seq == seq


def test_every_entry_that_changes_something_is_told_apart_from_one_that_does_not():
    live = ScriptedTable(seats=(SeatPlan(),) * 3)
    live.seat_two()
    for entry in (
        Locked(True),
        SeatSet(2, "casual"),
        SeatSet(2, "skilled"),
        SeatSet(2, None),
        ChairsSet(4),
        Configured(title="x"),
        Configured(options={"cards": 5}),
        HandedOver("ben"),
        Sat(1, "ben", "Benek"),
        ReadySet("ben", commitment="aa" * 32),
        ReadySet("ben", ready=False),
        Removed("ben"),
    ):
        assert entry.changes(live.table), entry
        live.happen(entry)
        if not (isinstance(entry, ReadySet) and entry.ready):
            assert not entry.changes(live.table), entry


def test_a_persons_changes_are_bounded_and_come_back_with_time():
    live = ScriptedTable()
    live.seat_two()
    entry = ReadySet("ben", commitment="aa" * 32)
    written = 0
    while not seconds_to_wait(live.table, "ben", entry, live.now):
        live.happen(entry, "ben")
        written += 1
    assert written == CHANGES.burst
    assert not seconds_to_wait(live.table, "ala", Locked(True), live.now), "others are free"
    assert not seconds_to_wait(live.table, "ben", Spoke("ben", "Ben", "hej"), live.now)
    wait = seconds_to_wait(live.table, "ben", entry, live.now)
    assert wait == CHANGES.every // SECOND + 1
    live.wait(wait)
    assert not seconds_to_wait(live.table, "ben", entry, live.now)
    assert condition(again(live.log)) == condition(live.table)


def test_words_are_bounded_and_strangers_share_what_they_have():
    live = ScriptedTable()
    live.seat_two()
    spoken = 0
    while not seconds_to_wait(live.table, "ben", Spoke("ben", "Ben", "a"), live.now):
        live.happen(Spoke("ben", "Ben", "a"), "ben")
        spoken += 1
    assert spoken == WORDS.burst
    spoken = 0
    for number in range(2 * STRANGERS.burst):
        who = f"guest {number}"
        if not seconds_to_wait(live.table, who, Spoke(who, who, "a"), live.now):
            live.happen(Spoke(who, who, "a"), who)
            spoken += 1
    assert spoken == STRANGERS.burst
    assert not seconds_to_wait(live.table, "ala", Spoke("ala", "Ala", "a"), live.now)
    sitting = Sat(1, "guest 7", "Gość")
    assert not seconds_to_wait(live.table, "guest 7", sitting, live.now), "words block no seats"
    live.wait(24 * 3600)
    live.happen(Spoke("ben", "Ben", "a"), "ben")
    assert len(live.table.accounts) < 10, "who has everything back is forgotten"


def test_whoever_plays_never_waits_for_the_next_game(monkeypatch):
    """Moves pay for the readiness and the rematches that go with them."""
    monkeypatch.setattr(log_budget, "CHANGES", log_budget.Allowance(4, 10**12))
    live = playing()
    for number in range(20):
        while live.table.status == "playing":
            seat = live.table.deciders()[0]
            player = live.table.chairs[seat].player
            live.happen(Moved(seat, live.table.state.legal(seat)[0].code), player)
        live.happen(requests.rematch(live.table, "ala", "77" * 32), "ala")
        entry = requests.ready(live.table, "ben", live.commitment("ben"), True)
        assert not seconds_to_wait(live.table, "ben", entry, live.now), number
        live.happen(entry, "ben")
        live.begin()


def test_whoever_changes_their_mind_without_an_end_writes_no_endless_log(monkeypatch):
    """BLK-W4: a standing order can be given anew as often as its holder likes."""
    monkeypatch.setattr(log_budget, "FREE_MOVES", 40)
    monkeypatch.setattr(log_budget, "CHANGES", log_budget.Allowance(5, 10_000))
    live = playing(game="blank", options={"edition": "founding/1-strict", "tempo": "turns"})

    def order():
        moves = live.table.state.legal(1)
        return Moved(1, next(move.code for move in moves if move.kind == "order"))

    for written in range(45):
        assert not seconds_to_wait(live.table, "ben", order(), live.now), written
        live.happen(order(), "ben")
    assert seconds_to_wait(live.table, "ben", order(), live.now) == 11
    assert not seconds_to_wait(live.table, "ala", order(), live.now), "others are free"
    live.wait(11)
    assert not seconds_to_wait(live.table, "ben", order(), live.now)
    assert condition(again(live.log)) == condition(live.table)


# --- what is sent ----------------------------------------------------------------------------


def with_long_log(entries: int) -> ScriptedTable:
    """A running game whose log and chat are long."""
    live = playing()
    for number in range(entries // 2):
        live.happen(Locked(number % 2 == 0))
        live.happen(Spoke("ben", "Ben", "ą" * 300))
    return live


def welcome(scripted: ScriptedTable, seen: int | None = None) -> dict:
    reader = Subscriber("ben", "Ben", Box(), True, print)
    data = LiveTable(scripted.table).welcome(reader, seen, scripted.now)

    return json.loads(data) | {"size": len(data)}


def test_a_welcome_does_not_grow_with_the_log():
    short, long = welcome(with_long_log(1000)), welcome(with_long_log(20_000))
    assert abs(long["size"] - short["size"]) < 300
    assert len(long["log"]) <= PAGE_ENTRIES and len(long["chat"]) <= PAGE_CHAT
    assert long["older"] == long["log"][0]["seq"]
    assert long["older_chat"] == long["chat"][0]["seq"]


def test_a_reconnect_gets_what_came_since_and_no_more():
    live = with_long_log(1000)
    seen = live.table.seq
    nothing = welcome(live, seen)
    assert (nothing["log"], nothing["chat"], nothing["older"]) == ([], [], None)
    for _ in range(3):
        live.happen(Locked(not live.table.locked))
    missed = welcome(live, seen)
    assert [line["seq"] for line in missed["log"]] == [seen + 1, seen + 2, seen + 3]
    assert missed["older"] is None
    far = welcome(live, seen - 900)
    assert far["older"] == far["log"][0]["seq"] > seen - 900, "the reader learns of the gap"


def test_the_pages_of_a_log_give_every_line_once():
    live = with_long_log(1000)
    part = story_part(live.table)
    found = [one.logged.seq for one in part.entries]
    while part.older is not None:
        part = story_part(live.table, before=part.older)
        found = [one.logged.seq for one in part.entries] + found
    assert found == [happened.logged.seq for happened in live.table.story]


def test_what_happens_between_games_is_not_kept_in_memory_for_ever():
    live = ScriptedTable()
    live.seat_two()
    for number in range(3000):
        live.happen(Locked(number % 2 == 0))
    assert len(live.table.story) <= 400
    assert live.table.story[-1].logged.seq == live.table.seq


@served()
async def test_a_sync_without_news_is_answered_with_done(address):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as seat:
            assert (await seat.say("sync", seen=seat.seq))["type"] == "done"
            await seat.send({"type": "sync", "id": "x", "seen": seat.seq - 1})
            again = await seat.until("welcome")
            assert [line["seq"] for line in again["log"]] == [seat.seq]


@served()
async def test_older_lines_come_by_request_as_the_reader_may_know_them(address):
    async with guests(address, "Ala", "Ben", "Ewa") as (ala, ben, ewa):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await seat_both(host, other)
            for number in range(PAGE_ENTRIES // 2 + 30):
                await host.say("lock", locked=True)
                await host.say("lock", locked=False)
                if number % 2 == 0:
                    await other.say("say", text=f"raz {number}")
            async with ben.sit_at(table.id) as late:
                first = late.welcome
                older = await late.older_lines(ben)
                chat = await late.older_chat(ben)
            assert older and older[-1]["seq"] < first["log"][0]["seq"]
            assert len(chat) + len(first["chat"]) == PAGE_ENTRIES // 4 + 15
            await host.say("lock", locked=True)
            for path in ("log", "chat"):
                with no("locked"):
                    await ewa.request("GET", f"/api/tables/{table.id}/{path}?before=50")
            ewa.http.cookies.clear()
            with no("no-session"):
                await ewa.request("GET", f"/api/tables/{table.id}/log?before=50")


# --- limits of a person -----------------------------------------------------------------------


async def pings(seats, times):
    """How many of so many pings in turn over these connections were answered."""
    answered = 0
    for number in range(times):
        try:
            await seats[number % len(seats)].say("ping")
            answered += 1
        except ServerError as error:
            assert error.code == "too-fast"
    return answered


@pytest.mark.usefixtures("nothing_refills")
@served(socket_rate=2.0)
async def test_a_second_socket_gives_nobody_more_messages(address):
    """The budget of five seconds at once, however many sockets share it."""
    async with guests(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline")
        async with (
            ala.sit_at(table.id) as one,
            ala.sit_at(table.id) as two,
            ala.sit_at(table.id) as three,
            ben.sit_at(table.id) as other,
        ):
            assert await pings((one, two, three), 60) <= 20
            assert await pings((other,), 5) == 5, "another person of this address is free"


@pytest.mark.usefixtures("nothing_refills")
@served(socket_rate=2.0, request_rate=2.0)
async def test_requests_and_messages_of_a_person_count_together_and_neighbours_apart(address):
    async with guests(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as seat:
            codes = []
            while not codes or codes[-1] != 429:
                codes.append((await ala.http.get("/api/session")).status_code)
                assert len(codes) < 1000
            with pytest.raises(ServerError, match="too-fast"):
                while True:
                    await seat.say("ping")
            assert (await ben.http.get("/api/session")).status_code == 200


async def finished_table(client):
    """A game of Cardline that somebody has played on both seats, with its record kept."""
    table = await client.make_table("cardline")
    async with client.sit_at(table.id) as seat:
        await seat.say("sit", seat=1)
        await seat.start()
        while not seat.is_over:
            side = next(side for side in seat.sides if side.legal)
            await seat.move(side.legal[0].code, seat=side.seat)
    while (await client.http.get(f"/api/tables/{table.id}/record")).status_code != 200:
        await asyncio.sleep(0.02)
    return table.id


@pytest.mark.usefixtures("nothing_refills")
def test_whoever_has_long_games_played_again_pays_by_their_length(monkeypatch):
    """A game of thousands of moves takes the time of as many requests."""
    monkeypatch.setattr(request_limits, "REPLAYED_MOVES", 0.001)

    @served()
    async def scenario(address):
        async with guests(address, "Ala", "Ben") as (ala, ben):
            table = await finished_table(ala)
            for client, path in ((ala, "replay"), (ben, "verify")):
                first = await client.http.get(f"/api/tables/{table}/{path}")
                assert first.status_code == 200
                for again in ("replay", "replay/20", "verify"):
                    answer = await client.http.get(f"/api/tables/{table}/{again}")
                    assert answer.status_code == 429, again
                    assert int(answer.headers["retry-after"]) >= 1

    scenario()


def test_whoever_has_tables_loaded_one_after_the_other_pays_by_their_length(monkeypatch):
    """Few tables without connections stay loaded; asking for them in turn loads each again."""
    monkeypatch.setattr(request_limits, "REPLAYED_MOVES", 0.000_001)
    monkeypatch.setattr(idle_tables, "MOST_IDLE", 1)

    @served()
    async def scenario(address):
        async with guests(address, "Ala", "Ben") as (ala, ben):
            tables = [(await ala.make_table("cardline")).id for _ in range(2)]
            for asked in itertools.cycle(tables):  # until both have left the memory once
                answer = await ala.http.get(f"/api/tables/{asked}")
                if answer.status_code == 429:
                    break
                await asyncio.sleep(0.05)
            assert (await ben.http.get(f"/api/tables/{asked}")).status_code == 200

    scenario()

"""The deal of the day: the same for everybody, seen by nobody before, played once."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
import sqlalchemy as sa

from server.nodes import accounts, guests, served
from stolik.client import Client, ServerError
from stolik.kernel.record import Record
from stolik.server.clock import NodeClock
from stolik.server.config import config_from
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.server.tables.day_deals.deals import closes, ends, is_old
from stolik.table import fairness

DAY, GAME = "2026-11-18", "illusion"
NOON = ends(DAY) - 12 * 3_600_000


class Calendar:
    """The time of every node: noon of a day, and what a test adds to it."""

    later = 0


REAL_NOW, calendar = NodeClock.now, Calendar()


def shifted(clock: NodeClock) -> int:
    return NOON + calendar.later + REAL_NOW(clock) - int(clock._reading * 1000)


@pytest.fixture(autouse=True)
def noon(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test is cut in two by midnight."""
    monkeypatch.setattr(calendar, "later", 0)
    monkeypatch.setattr(NodeClock, "now", shifted)


async def asked(client: Client, path: str, method: str = "GET") -> dict:
    return msgspec.json.decode((await client.request(method, path)).content)


async def refused(code: str, doing) -> None:
    with pytest.raises(ServerError) as error:
        await doing
    assert error.value.code == code


async def play(client: Client, game: str = GAME, step: int = 7) -> tuple[str, list]:
    """Play the day's deal to its end, always in the same way; gives table and all views."""
    info = await asked(client, f"/api/days/{game}", "POST")
    views = []
    async with client.sit_at(info["id"]) as seat:
        while not seat.is_over:
            if seat.legal:
                views.append(seat.view)
                await seat.move(seat.legal[len(views) * step % len(seat.legal)].code)
            else:
                await seat.next()
        assert seat.table["fairness"]["secret"] is None
        assert seat.table["fairness"]["seed"] is None
        heard = msgspec.json.encode(seat.heard).decode()
        assert seat.table["day"] == DAY
        assert '"may_undo":true' not in heard
    await result_of(client, info["id"])
    return info["id"], [*views, heard]


async def result_of(client: Client, table: str) -> dict:
    """The result, once it is stored beside the game."""
    while True:
        try:
            return await asked(client, f"/api/tables/{table}/result")
        except ServerError as error:
            assert error.code == "not-now", error


@served()
async def test_everybody_gets_the_same_cards_and_the_same_bots(address):
    async with guests(address, "Ala", "Ewa", "Ola") as (ala, ewa, ola):
        (first, mine), (second, same) = await play(ala), await play(ewa)
        assert first != second
        assert mine[:-1] == same[:-1], "who plays alike sees the same to the end"
        _, other = await play(ola, step=3)
        assert other[0] == mine[0]
        found = await asked(ola, f"/api/days/{GAME}/comparison")
        assert {line["name"] for line in found["lines"]} == {"Ala", "Ewa", "Ola"}
        assert [line["is_you"] for line in found["lines"]].count(True) == 1
        alike = {line["place"] for line in found["lines"] if line["name"] in ("Ala", "Ewa")}
        assert len(alike) == 1, "who played alike shares a place"


@served()
async def test_results_are_shown_to_those_who_have_played(address):
    async with guests(address, "Ala", "Ewa") as (ala, ewa):
        before = await asked(ewa, "/api/days")
        table, _ = await play(ala)
        after = await asked(ewa, "/api/days")
        changed = [(b, a) for b, a in zip(before["deals"], after["deals"], strict=True) if b != a]
        assert [(b["players"], a["players"]) for b, a in changed] == [(0, 1)]
        assert {**changed[0][0], "players": 1} == changed[0][1], "of a game only that it was played"
        await refused("day-unplayed", asked(ewa, f"/api/days/{GAME}/comparison"))
        await refused("locked", asked(ewa, f"/api/tables/{table}"))
        with pytest.raises(ServerError):
            await asked(ewa, f"/api/tables/{table}/result")
        history = f"/api/players/{ala.me.player}/history"
        assert (await asked(ewa, history))["results"] == []
        assert len((await asked(ala, history))["results"]) == 1
        assert (await asked(ala, f"/api/days/{GAME}/comparison"))["players"] == 1
        calendar.later = closes(DAY) - NOON
        assert (await asked(ewa, f"/api/days/{GAME}/comparison?day={DAY}"))["players"] == 1
        assert len((await asked(ewa, history))["results"]) == 1


@served()
async def test_the_cards_are_shown_when_nobody_can_play_them_any_more(address):
    async with guests(address, "Ala") as (ala,):
        shown = {deal["game"]: deal for deal in (await asked(ala, "/api/days"))["deals"]}
        table, (*_, heard) = await play(ala)
        place = f"/api/tables/{table}"
        for closed in ("record", "replay", "replay/1", "verify", "review", "question/1"):
            await refused("day-not-over", asked(ala, f"{place}/{closed}"))
        await refused("day-not-over", ala.request("POST", f"{place}/play-on", {"seat": 0}))
        calendar.later = closes(DAY) - NOON - 1_800_000
        await refused("day-not-over", asked(ala, f"{place}/replay"))
        calendar.later = closes(DAY) - NOON
        record = Record.read(await ala.record(table))
        proof = fairness.check(record)
        assert proof.parts == ()
        assert "player-0" in proof.claimed
        assert (await asked(ala, f"{place}/verify"))["fits"]
        assert record.headers["commitment"] == shown[GAME]["commitment"]
        secret = record.headers["secret"]
        assert secret not in heard
        assert record.seed.hex() not in heard
        past = {deal["game"]: deal for deal in (await asked(ala, f"/api/days?day={DAY}"))["deals"]}
        assert past[GAME]["secret"] == secret
        assert past[GAME]["commitment"] == shown[GAME]["commitment"]


@served()
async def test_no_answer_of_the_day_holds_its_secret(address):
    """Every day's secrets as they are stored, against all that is sent until the day is over."""
    seen: list[dict] = []
    async with guests(address, "Ala") as (ala,):
        for deal in (await asked(ala, "/api/days"))["deals"]:
            assert deal["secret"] is None
            seen.append(await asked(ala, f"/api/days/{deal['game']}", "POST"))
            async with ala.sit_at(seen[-1]["id"]) as seat:
                assert seat.table["fairness"]["commitment"] == deal["commitment"]
                seen += seat.heard
        assert len({one["fairness"]["commitment"] for one in seen if "fairness" in one}) == 5
        assert not any(one["fairness"]["secret"] for one in seen if "fairness" in one)


@served()
async def test_there_is_one_try(address):
    async with guests(address, "Ala") as (ala,), Client(address) as again:
        info = await asked(ala, f"/api/days/{GAME}", "POST")
        assert (await asked(ala, f"/api/days/{GAME}", "POST"))["id"] == info["id"]
        browser = ala.http.cookies["stolik-device"]
        again.http.cookies.set("stolik-device", browser, domain="127.0.0.1")
        await again.be_guest("Ala II")
        await refused("day-played", again.request("POST", f"/api/days/{GAME}"))
        body = {"name": "Ala II", "password": "dobre-haslo-do-testu"}
        await again.request("POST", "/api/account", body)
        assert (await asked(again, f"/api/days/{GAME}", "POST"))["id"] != info["id"]


@served()
async def test_the_deal_is_played_alone_and_without_help(address):
    async with guests(address, "Ala", "Ewa") as (ala, ewa):
        info = await asked(ala, f"/api/days/{GAME}", "POST")
        assert info["locked"] and info["friendly"] and not info["listed"]
        await refused("locked", asked(ewa, f"/api/tables/{info['id']}"))
        async with ala.sit_at(info["id"]) as seat:
            for kind, fields in (
                ("undo", {}),
                ("lock", {"locked": False}),
                ("set-seat", {"seat": 1, "kind": "bot", "level": "random"}),
                ("sit", {"seat": 1}),
            ):
                await refused("day-deal", seat.say(kind, **fields))
            await refused("no-hints", seat.say("ask-hint", seat=0, step=1))
        await refused(
            "day-deal", ala.request("POST", f"/api/tables/{info['id']}/play-on", {"seat": 0})
        )


@served()
async def test_deals_of_the_day_are_not_rated(address):
    async with accounts(address, "Ala") as (ala,):
        await play(ala, "cardline", step=5)
        me = await asked(ala, "/api/session")
        assert (await asked(ala, f"/api/players/{me['player']}"))["ratings"] == []


@served()
async def test_what_is_finished_too_late_does_not_count(address):
    async with guests(address, "Ala") as (ala,):
        info = await asked(ala, f"/api/days/{GAME}", "POST")
        calendar.later = closes(DAY) - NOON
        async with ala.sit_at(info["id"]) as seat:
            while not seat.is_over:
                if seat.legal:
                    await seat.move(seat.legal[0].code)
                else:
                    await seat.next()
        await result_of(ala, info["id"])
        assert (await asked(ala, f"/api/days/{GAME}/comparison?day={DAY}"))["lines"] == []


def test_a_day_is_kept_for_two_months(tmp_path):
    async def whole() -> None:
        store = await Store.open(config_from({}, data_dir=str(tmp_path)).store_url)
        kept = schema.server_secrets
        days = ("2026-08-01", "2026-09-18", "2026-09-19", DAY)
        names = ["push", *(f"day-{day}-{GAME}" for day in days)]
        await store.run(sa.insert(kept).values([{"name": one, "value": "x"} for one in names]))
        await store.run(sa.delete(kept).where(is_old(kept.c.name, NOON, "day-")))
        left = {row.name for row in await store.rows(sa.select(kept.c.name))}
        assert left == {"push", f"day-2026-09-19-{GAME}", f"day-{DAY}-{GAME}"}
        await store.close()

    asyncio.run(whole())

"""Days off: announced once for all long games, some a year."""

import asyncio
from datetime import UTC, date, datetime, timedelta

import pytest

from server.nodes import guests, served
from stolik.client import ServerError

LONG = {"kind": "move", "seconds": 86_400}


def today() -> date:
    return datetime.now(UTC).date()


def days(first: int, last: int) -> dict[str, str]:
    """A body for the days from now on: today is 0."""
    return {
        "first": (today() + timedelta(days=first)).isoformat(),
        "last": (today() + timedelta(days=last)).isoformat(),
    }


async def refused(client, path, body) -> str:
    with pytest.raises(ServerError) as error:
        await client.request("POST", path, body)
    return error.value.code


async def playing(host, guest, **settings):
    table = await host.make_table("cardline", people=2, **settings)
    async with host.sit_at(table.id) as first, guest.sit_at(table.id) as second:
        await second.say("sit", seat=1)
        await second.ready()
        await first.start()
        return table, first.deciders[0]


async def chair(client, table, seat):
    return (await client.request("GET", f"/api/tables/{table.id}")).json()["chairs"][seat]


@served()
async def test_days_off_reach_running_games_and_those_that_begin_later(address):
    async with guests(address, "Ala", "Ewa") as people:
        table, asked = await playing(*people, clock=LONG)
        quick, _ = await playing(*people)
        mover = people[asked]
        answer = (await mover.request("POST", "/api/days-off", days(0, 2))).json()
        (period,) = answer["periods"]
        used = sum((today() + timedelta(days=number)).year == today().year for number in range(3))
        assert (answer["left"], answer["a_year"]) == (30 - used, 30)
        found = await chair(mover, table, asked)
        assert found["days_off"] == {"begin": period["begin"], "until": period["until"]}
        assert (await chair(mover, quick, 0))["days_off"] is None
        async with mover.sit_at(table.id) as seat:
            assert seat.welcome["clocks"]["running"] == []
            assert seat.welcome["clocks"]["left"][asked] > 86_000_000
        later, _ = await playing(*people, clock=LONG)
        while (await chair(mover, later, asked))["days_off"] is None:
            await asyncio.sleep(0.02)
        body = {"begin": period["begin"]}
        ended = (await mover.request("POST", "/api/days-off/end", body)).json()
        assert (ended["periods"], ended["left"]) == ([], 29), "the day that has begun counts"
        assert (await chair(mover, table, asked))["days_off"] is None
        async with mover.sit_at(table.id) as seat:
            assert seat.welcome["clocks"]["running"] == [asked]


@served()
async def test_there_are_thirty_a_year_and_only_days_that_come(address):
    async with guests(address, "Ala") as (ala,):
        new_year = (date(today().year + 1, 1, 1) - today()).days
        first = 5 if new_year > 60 else new_year + 5  # all of them in one year
        await ala.request("POST", "/api/days-off", days(first, first + 29))
        path = "/api/days-off"
        assert await refused(ala, path, days(first + 40, first + 40)) == "too-many-days-off"
        assert await refused(ala, path, days(first + 3, first + 3)) == "bad-options"
        assert await refused(ala, path, days(-1, 1)) == "bad-options"
        assert await refused(ala, path, days(2, 1)) == "bad-options"
        assert await refused(ala, path, {**days(1, 1), "zone": "Nowhere/Land"}) == "bad-options"
        assert await refused(ala, path, {"first": "2026-02-30", "last": "2026-03-01"})
        begin = (await ala.request("GET", path)).json()["periods"][0]["begin"]
        await ala.request("POST", "/api/days-off/end", {"begin": begin})
        assert (await ala.request("GET", path)).json()["periods"] == []
        assert await refused(ala, "/api/days-off/end", {"begin": begin}) == "not-found"
        await ala.request("POST", "/api/days-off", days(first, first + 29))

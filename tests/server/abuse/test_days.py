"""Days off and the deal of the day: what no calendar has is refused, and fails nowhere."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from server.nodes import guests, served
from stolik import protocol
from stolik.client import ServerError
from stolik.server.accounts import days_off
from stolik.server.config import config_from
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.errors import TableError

NO_DAYS = ("2026-99-99", "2026-02-30", "0000-00-00", "9999-12-31")


@served()
async def test_days_that_no_calendar_has_are_not_found(address):
    async with guests(address, "Ala") as (ala,):
        for day in NO_DAYS:
            for path in ("/api/days", "/api/days/cardline/comparison"):
                with pytest.raises(ServerError) as refused:
                    await ala.request("GET", f"{path}?day={day}")
                assert refused.value.code == "not-found", (path, day)


def test_days_off_that_are_announced_twice_at_once_are_announced_once(tmp_path):
    day = datetime.now(UTC).date() + timedelta(days=40)
    body = protocol.DaysOffBody(first=day.isoformat(), last=day.isoformat())
    now = int(datetime.now(UTC).timestamp() * 1000)

    async def scenario() -> None:
        store = await Store.open(config_from({}, data_dir=str(tmp_path)).store_url)
        await store.run(schema.players.insert().values(id="p_1", name="Ala", created=0))
        both = (days_off.announce(store, "p_1", body, now) for _ in range(2))
        said = await asyncio.gather(*both, return_exceptions=True)
        (refused,) = [one for one in said if one is not None]
        assert isinstance(refused, TableError)
        assert refused.code == "bad-options"
        assert len((await days_off.announced(store, "p_1", now)).periods) == 1
        await store.close()

    asyncio.run(scenario())

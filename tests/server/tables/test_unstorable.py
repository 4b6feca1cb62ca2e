"""What a database cannot hold is refused, and does nobody else any harm."""

import asyncio

import httpx
import pytest

from length import LONGEST
from server.nodes import guests, serving
from stolik.server.config import config_from
from stolik.server.storage.faults import Unstorable
from stolik.server.storage.store import Store
from stolik.server.storage.writer import Row

NUL = "\x00"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'stolik.db'}"
    return request.getfixturevalue("postgres").fresh()


def with_server(database, test):
    async def whole():
        async with serving(database_url=database) as address:
            async with asyncio.timeout(LONGEST):
                await test(address)

    asyncio.run(whole())


def test_a_control_character_in_an_id_fails_no_other_table(database):
    async def test(address):
        async with guests(address, "Ala", "Zły") as (ala, evil):
            mine = await ala.make_table("cardline")
            other = await evil.make_table("cardline")
            async with ala.sit_at(mine.id) as seat, evil.sit_at(other.id) as bad:
                for number in range(5):
                    said = asyncio.create_task(seat.say("quick", id=f"n{number}", phrase="hello"))
                    await bad.send({"type": "quick", "id": f"a{NUL}", "phrase": "hello"})
                    assert (await bad.until("failure"))["code"] == "unreadable"
                    assert (await said)["type"] == "update"

    with_server(database, test)


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/t_%00/record",
        "/api/tables/a%0a/replay",
        "/api/players/%00",
        "/api/players/a%00/history",
        "/api/blank/drawings/%00",
    ],
)
def test_a_control_character_in_a_path_is_unreadable(database, path):
    async def test(address):
        answer = await asyncio.to_thread(httpx.get, address + path)
        assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")

    with_server(database, test)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/login", {"login": f"ala{NUL}", "password": "12345678"}),
        ("/api/tables", {"game": "cardline", "seats": [{}, {}], "deck": NUL}),
        ("/api/blank/decks", {"name": f"x{NUL}"}),
        ("/api/blank/rewards/%00", {"card": {}, "author": "Ala"}),
        ("/api/blank/decks/x/offer", {"to": NUL}),
    ],
)
def test_a_control_character_in_a_body_is_unreadable(database, path, body):
    async def test(address):
        async with guests(address, "Ala") as (ala,):
            answer = await ala.http.post(path, json=body)
            assert answer.status_code == 400, answer.text

    with_server(database, test)


def test_names_titles_and_words_lose_their_control_characters(database):
    async def test(address):
        async with guests(address, f"A{NUL}la") as (ala,):
            table = await ala.make_table("cardline", title=f"wie{NUL}czór")
            async with ala.sit_at(table.id) as seat:
                assert seat.table["chairs"][0]["name"] == "A la"
                assert seat.table["title"] == "wie czór"
                reported = await seat.say("say", text=f"czy{NUL}tam")
                assert "czy tam" in str(reported)

    with_server(database, test)


def test_one_bad_row_does_not_take_its_group_with_it(database):
    async def test():
        store = await Store.open(config_from({}, database_url=database).store_url)
        try:
            too_large = 2**70  # no database of ours has a number like that
            rows = [
                Row("t_x", seq, too_large if seq in (3, 8) else 5, "p_x", None, b"x")
                for seq in range(1, 12)
            ]
            futures = [store.writer.append(row) for row in rows]
            fates = await asyncio.gather(*futures, return_exceptions=True)
            found = await store.last_seqs(["t_x"])
        finally:
            await store.close()
        assert [isinstance(fate, Unstorable) for fate in fates] == [
            row.at == too_large for row in rows
        ]
        assert all(fate is True for fate in fates if not isinstance(fate, Unstorable))
        assert found == {"t_x": 11}

    asyncio.run(test())


def test_a_nul_that_reaches_postgres_is_not_taken_for_an_outage(postgres):
    async def test():
        store = await Store.open(config_from({}, database_url=postgres.fresh()).store_url)
        try:
            with pytest.raises(Unstorable):
                await store.find_table(NUL)
            rows = [Row("t_x", seq, 1, "p_x", cid, b"x") for seq, cid in ((1, "a"), (2, NUL))]
            futures = [store.writer.append(row) for row in rows]
            fates = await asyncio.gather(*futures, return_exceptions=True)
        finally:
            await store.close()
        assert fates[0] is True
        assert isinstance(fates[1], Unstorable)

    asyncio.run(test())

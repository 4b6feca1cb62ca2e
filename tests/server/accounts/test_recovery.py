"""A forgotten password: the recovery code sets another one, once, and tells strangers nothing."""

import asyncio
import string

import pytest
import sqlalchemy as sa

from server.nodes import guests, served
from stolik.client import Client, ServerError
from stolik.server.accounts.people import People
from stolik.server.accounts.recovery import SIGNS, code_key, new_code, reset_code
from stolik.server.clock import NodeClock
from stolik.server.config import config_from
from stolik.server.storage import schema
from stolik.server.storage.faults import NoStorage
from stolik.server.storage.store import Store
from stolik.table.errors import TableError

PASSWORD = "mokra kura siedem"
OTHER = "sucha gęś osiem"
THIRD = "zielony młot cztery"


def no(code):
    return pytest.raises(ServerError, match=code)


async def account(client):
    body = {"name": "Celestyna", "password": PASSWORD}
    return (await client.request("POST", "/api/account", body)).json()


async def recover(client, login, code, fresh=OTHER):
    body = {"login": login, "code": code, "new_password": fresh}
    return (await client.request("POST", "/api/recover", body)).json()


async def renew(client, password=PASSWORD):
    return (await client.request("POST", "/api/account/recovery", {"password": password})).json()


async def log_in(client, login, password):
    return await client.request("POST", "/api/login", {"login": login, "password": password})


def test_codes_cannot_be_guessed_and_are_known_however_they_were_typed():
    assert len(set(SIGNS)) == 32
    assert set(SIGNS) <= set(string.ascii_uppercase + string.digits) - set("01IO")
    codes = [new_code() for _ in range(200)]
    assert len(set(codes)) == 200
    assert {len(code) for code in codes} == {23}
    assert {sign for code in codes for sign in code} == {*SIGNS, "-"}
    typed = codes[0]
    for other in (typed.lower(), typed.replace("-", ""), f" {typed.replace('-', ' – ')} "):
        assert code_key(other) == code_key(typed)
    assert code_key(codes[1]) != code_key(typed)


@served()
async def test_a_code_sets_another_password_and_ends_every_session(address):
    async with (
        guests(address, "Celestyna", "Ben") as (client, elsewhere),
        Client(address) as later,
    ):
        made = await account(client)
        table = await client.make_table("cardline")
        async with client.sit_at(table.id) as seat:
            back = await recover(elsewhere, made["login"].upper(), made["recovery"].lower())
            assert (await seat.until("goodbye"))["code"] == "no-session"
        assert (back["player"], back["login"]) == (made["player"], made["login"])
        assert (await elsewhere.request("GET", "/api/session")).json()["login"] == made["login"]
        with no("no-session"):
            await client.request("GET", "/api/session")
        with no("wrong-credentials"):
            await log_in(later, made["login"], PASSWORD)
        await log_in(later, made["login"], OTHER)


@served()
async def test_a_code_works_once_and_gives_another(address):
    async with guests(address, "Celestyna") as (client,):
        made = await account(client)
        back = await recover(client, made["login"], made["recovery"])
        assert back["recovery"] != made["recovery"]
        with no("wrong-credentials"):
            await recover(client, made["login"], made["recovery"], THIRD)
        await recover(client, made["login"], back["recovery"], THIRD)


@served()
async def test_a_code_is_told_only_when_it_is_made(address):
    async with guests(address, "Celestyna") as (client,):
        made = await account(client)
        assert made["recovery"]
        asked = (await client.request("GET", "/api/session")).json()
        entered = (await log_in(client, made["login"], PASSWORD)).json()
        assert asked["recovery"] is entered["recovery"] is None
        assert made["has_recovery"] is asked["has_recovery"] is entered["has_recovery"] is True


@served()
async def test_a_new_code_needs_the_password_and_cancels_the_one_before(address):
    async with guests(address, "Celestyna", "Ben") as (client, guest):
        made = await account(client)
        with no("wrong-credentials"):
            await renew(client, "nie to hasło")
        with no("not-now"):
            await renew(guest)
        fresh = (await renew(client))["recovery"]
        with no("wrong-credentials"):
            await recover(client, made["login"], made["recovery"])
        await recover(client, made["login"], fresh)


@served()
async def test_a_weak_password_keeps_the_code(address):
    async with guests(address, "Celestyna") as (client,):
        made = await account(client)
        for weak in ("krotkie", "Celestyna7"):
            with no("weak-password"):
                await recover(client, made["login"], made["recovery"], weak)
        await recover(client, made["login"], made["recovery"])


@pytest.mark.usefixtures("nothing_refills")
@served(request_rate=1000.0)
async def test_codes_are_tried_as_slowly_as_passwords(address):
    async with guests(address, "Celestyna") as (client,):
        made = await account(client)
        for path, body in (
            ("/api/recover", {"login": made["login"], "code": "x", "new_password": OTHER}),
            ("/api/account/recovery", {"password": "zgaduję i zgaduję"}),
        ):
            tries = (client.http.post(path, json=body) for _ in range(12))
            codes = sorted([answer.status_code for answer in await asyncio.gather(*tries)])
            assert codes[-1] == 429, path
            assert set(codes) <= {401, 429}


def with_account(url, scenario):
    """Run a scenario with the people of a database and an account among them."""

    async def whole():
        store = await Store.open(url)
        people = People(store, NodeClock(), days=30)
        guest, _ = await people.guest("Celestyna")
        try:
            await scenario(store, people, await people.register(guest, "Celestyna", PASSWORD))
        finally:
            await store.close()

    asyncio.run(whole())


def test_an_unknown_login_is_answered_like_a_wrong_code_after_as_much_work(url, monkeypatch):
    async def scenario(store, people, made):
        work = []
        hashed, read = people._in_turn, store.row

        async def counted_hash(function, *args):
            work.append("hash")
            return await hashed(function, *args)

        async def counted_row(query):
            work.append("row")
            return await read(query)

        monkeypatch.setattr(people, "_in_turn", counted_hash)
        monkeypatch.setattr(store, "row", counted_row)
        for login in (made.person.login, "nikt-0000"):
            with pytest.raises(TableError) as refused:
                await people.recover(login, new_code(), OTHER)
            work.append(str(refused.value))
        assert work[:3] == work[3:]
        assert work[:2] == ["hash", "row"]

    with_account(url, scenario)


def test_of_two_who_use_a_code_at_once_one_gets_in(url):
    async def scenario(store, people, made):
        tries = (people.recover(made.person.login, made.recovery, one) for one in (OTHER, THIRD))
        outcome = await asyncio.gather(*tries, return_exceptions=True)
        refused = [one for one in outcome if isinstance(one, TableError)]
        assert [one.code for one in refused] == ["wrong-credentials"]
        assert len(await store.rows(sa.select(schema.sessions))) == 1

    with_account(url, scenario)


def test_an_account_from_before_there_were_codes_says_that_it_has_none(url):
    async def scenario(store, people, made):
        await store.run(sa.update(schema.players).values(recovery=None))
        old = await people.of(made.token)
        entered = await people.login(made.person.login, PASSWORD)
        assert not old.has_recovery and not entered.person.has_recovery
        renewed, code = await people.renew_recovery(old, PASSWORD)
        assert renewed.has_recovery and (await people.of(made.token)).has_recovery
        assert (await people.recover(made.person.login, code, OTHER)).person.has_recovery

    with_account(url, scenario)


def test_the_database_does_not_hold_the_code(url):
    async def scenario(store, _, made):
        row = await store.row(sa.select(schema.players))
        bare = made.recovery.replace("-", "")
        assert row.recovery == code_key(made.recovery)
        assert not any(made.recovery in str(value) or bare in str(value) for value in row)

    with_account(url, scenario)


def test_a_host_resets_the_code_of_an_account_while_the_server_runs(url):
    async def scenario(_, people, made):
        assert await reset_code(url, "nikt-0000") is None
        code = await reset_code(url, made.person.login.upper())
        with pytest.raises(TableError, match="wrong-credentials"):
            await people.recover(made.person.login, made.recovery, OTHER)
        assert (await people.of(made.token)).id == made.person.id, "nobody is logged out by it"
        assert (await people.recover(made.person.login, code, OTHER)).person == made.person

    with_account(url, scenario)


def test_a_reset_makes_no_database_where_there_is_none(tmp_path):
    url = config_from({}, data_dir=str(tmp_path / "wrong")).store_url
    with pytest.raises(NoStorage):
        asyncio.run(reset_code(url, "ala-4821"))
    assert not (tmp_path / "wrong").exists()

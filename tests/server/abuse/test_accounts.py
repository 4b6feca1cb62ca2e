"""Accounts: weak passwords, sessions that outlive what they were for, stolen guests."""

import asyncio

import pytest
import sqlalchemy as sa

from length import LONGEST
from server.nodes import guests, served, two_nodes
from stolik.client import Client, ServerError
from stolik.server.accounts.people import People
from stolik.server.clock import NodeClock
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.errors import TableError
from stolik.text.speaker import Speaker

PASSWORD = "mokra kura siedem"
OTHER = "sucha gęś osiem"

WEAK = {
    "krotkie": "short",
    "aaaaaaaa": "simple",
    "abababab": "simple",
    "12345678": "simple",
    "87654321": "simple",
    "qwertyuiop": "simple",
    "1q2w3e4r": "simple",
    "zaq12wsx": "simple",
    "abcd1234": "simple",
    "password": "common",
    "Passw0rd!": "common",
    "P@ssw0rd2024": "common",
    "Hasło123": "common",
    "haslohaslo": "common",
    "kasia1990": "common",
    "Iloveyou!": "common",
    "Celestyna7": "name",
    "celestyna-xyz": "name",
}
STRONG = [
    PASSWORD,
    OTHER,
    "Xk9#mP2q",
    "correct horse battery",
    "u celestyny w piwnicy",
    "żółta łódź",
]


def no(code):
    return pytest.raises(ServerError, match=code)


async def account(client, name="Celestyna", password=PASSWORD):
    """Turn a guest into an account; gives its login."""
    body = {"name": name, "password": password}
    return (await client.request("POST", "/api/account", body)).json()["login"]


async def log_in(client, login, password=PASSWORD):
    return await client.request("POST", "/api/login", {"login": login, "password": password})


async def change(client, password, fresh):
    body = {"password": password, "new_password": fresh}
    return await client.request("POST", "/api/account/password", body)


def with_the_old_session(client):
    """Somebody else who has got hold of a client's cookie."""
    thief = Client(client.address)
    thief.http.cookies.update(client.http.cookies)
    return thief


# --- passwords --------------------------------------------------------------------------------


@pytest.mark.parametrize("password", WEAK)
def test_a_password_that_is_guessed_soon_is_known_as_such(password):
    from stolik.server.accounts.passwords import weakness  # noqa: PLC0415 - older servers have none

    assert weakness(password, "Celestyna") == WEAK[password]


@pytest.mark.parametrize("password", STRONG)
def test_other_passwords_are_left_alone(password):
    from stolik.server.accounts.passwords import weakness  # noqa: PLC0415 - see above

    assert weakness(password, "Celestyna", "celestyna-1234") is None


@served()
async def test_a_weak_password_is_refused_with_the_reason_in_both_languages(address):
    async with guests(address, "Celestyna") as (client,):
        reported = set()
        for password in ("krotkie", "aaaaaaaa", "Passw0rd!", "Celestyna7"):
            body = {"name": "Celestyna", "password": password}
            answer = await client.http.post("/api/account", json=body)
            assert (answer.status_code, answer.json()["code"]) == (400, "weak-password"), password
            phrase = answer.json()["phrase"]
            assert phrase["args"] == {"why": WEAK[password]}
            for language in ("pl", "en"):
                reported.add(
                    Speaker(language, ["stolik.table"]).say(phrase["id"], **phrase["args"])
                )
        assert len(reported) == 8
        assert not (await client.request("GET", "/api/session")).json()["account"]


@served()
async def test_an_account_cannot_change_to_a_weak_password(address):
    async with guests(address, "Celestyna") as (client,):
        login = await account(client)
        with no("weak-password"):
            await change(client, PASSWORD, "aaaaaaaa")
        await log_in(client, login)


# --- sessions ---------------------------------------------------------------------------------


@served()
async def test_the_guests_session_does_not_open_the_account_it_became(address):
    async with guests(address, "Celestyna") as (client,), with_the_old_session(client) as thief:
        table = await client.make_table("cardline")
        async with thief.sit_at(table.id) as stolen:
            await account(client)
            assert (await stolen.until("goodbye"))["code"] == "no-session"
        with no("no-session"):
            await thief.request("GET", "/api/session")
        async with client.sit_at(table.id) as seat:
            assert seat.welcome["you"]["seats"] == [0], "the account keeps the guest's seat"


@served()
async def test_logging_in_ends_the_guests_session_of_that_browser(address):
    async with guests(address, "Celestyna", "Ben") as (client, guest):
        login = await account(client)
        async with with_the_old_session(guest) as thief:
            await log_in(guest, login)
            assert (await guest.request("GET", "/api/session")).json()["login"] == login
            with no("no-session"):
                await thief.request("GET", "/api/session")


@served()
async def test_a_new_password_ends_every_other_session_and_its_sockets(address):
    async with (
        guests(address, "Celestyna") as (client,),
        Client(address) as elsewhere,
        Client(address) as later,
    ):
        login = await account(client)
        await log_in(elsewhere, login)
        table = await client.make_table("cardline")
        async with elsewhere.sit_at(table.id) as other, with_the_old_session(client) as thief:
            await change(client, PASSWORD, OTHER)
            assert (await other.until("goodbye"))["code"] == "no-session"
            for ended in (elsewhere, thief):
                with no("no-session"):
                    await ended.request("GET", "/api/session")
        assert (await client.request("GET", "/api/session")).json()["login"] == login
        with no("wrong-credentials"):
            await log_in(later, login, PASSWORD)
        await log_in(later, login, OTHER)


@served()
async def test_nobody_changes_a_password_without_knowing_it(address):
    async with guests(address, "Celestyna", "Ben") as (client, guest):
        await account(client)
        with no("wrong-credentials"):
            await change(client, "nie to hasło", OTHER)
        await client.request("GET", "/api/session")
        with no("not-now"):
            await change(guest, PASSWORD, OTHER)


@pytest.mark.usefixtures("nothing_refills")
@served(request_rate=1000.0)
async def test_the_old_password_cannot_be_guessed_by_changing_it(address):
    async with guests(address, "Celestyna") as (client,):
        await account(client)
        body = {"password": "zgaduję i zgaduję", "new_password": OTHER}
        tries = (client.http.post("/api/account/password", json=body) for _ in range(12))
        codes = sorted([answer.status_code for answer in await asyncio.gather(*tries)])
        assert codes[0] == 401 and codes[-1] == 429


def test_whoever_logs_in_while_the_password_changes_has_no_session_afterwards(url):
    """However the two meet: the old password opens nothing that lasts."""

    async def scenario():
        store = await Store.open(url)
        people = People(store, NodeClock(), days=30)
        guest, _ = await people.guest("Celestyna")
        made = await people.register(guest, "Celestyna", PASSWORD)
        old, new = PASSWORD, OTHER
        for _ in range(3):
            logins = [people.login(made.person.login, old) for _ in range(4)]
            outcome = await asyncio.gather(
                *logins, people.change_password(made.person, old, new), return_exceptions=True
            )
            *early, changed = outcome
            refused = [one for one in early if isinstance(one, TableError)]
            assert all(one.code == "wrong-credentials" for one in refused)
            rows = await store.rows(sa.select(schema.sessions.c.token_hash))
            assert len(rows) == 1
            assert (await people.of(changed.token)).id == guest.id
            old, new = new, old
        await store.close()

    asyncio.run(scenario())


def test_a_new_password_closes_sockets_on_other_nodes(tmp_path, postgres, redis):
    async def scenario(nodes):
        async with Client(nodes[0].address) as client, Client(nodes[1].address) as elsewhere:
            await client.be_guest("Celestyna")
            await log_in(elsewhere, await account(client))
            table = await client.make_table("cardline")
            async with elsewhere.sit_at(table.id) as seat:
                await change(client, PASSWORD, OTHER)
                async with asyncio.timeout(LONGEST):
                    assert (await seat.until("goodbye"))["code"] == "no-session"
            with no("no-session"):
                await elsewhere.request("GET", "/api/session")

    shared = {"STOLIK_DATABASE_URL": postgres.fresh(), "STOLIK_REDIS_URL": redis.url}
    with two_nodes(tmp_path, **shared) as nodes:
        asyncio.run(scenario(nodes))

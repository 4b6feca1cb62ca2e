"""Who is who, and what a stranger may not do."""

import asyncio
import sqlite3

import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from length import LONGEST
from server.nodes import guests, served
from stolik.client import Client, ServerError
from stolik.server.accounts.people import People
from stolik.server.clock import NodeClock
from stolik.server.config import config_from
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.errors import TableError

PASSWORD = "bardzo tajne haslo"


def no(code):
    return pytest.raises(ServerError, match=code)


@served()
async def test_a_guest_needs_only_a_name_and_may_change_it(address):
    async with Client(address) as client:
        with no("no-session"):
            await client.request("GET", "/api/session")
        first = await client.be_guest("Ala")
        again = await client.be_guest("  Alicja \n ")
        assert (again.player, again.name) == (first.player, "Alicja")
        with no("bad-name"):
            await client.be_guest(" \u200b ")


@served()
async def test_a_login_may_be_pasted_with_spaces_and_capitals(address):
    async with Client(address) as client, Client(address) as later:
        await client.be_guest("Ala")
        body = {"name": "Wielkopolska Druzyna 12", "password": "mokra kura 7"}
        made = (await client.request("POST", "/api/account", body)).json()
        again = {"login": f" {made['login'].upper()} ", "password": body["password"]}
        entered = (await later.request("POST", "/api/login", again)).json()
        assert entered == made | {"recovery": None}


@served()
async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(address):
    async with Client(address) as client:
        answer = await client.request("POST", "/api/session", {"name": "Ala"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
        assert "secure" not in cookie


@served(secure_cookies=True)
async def test_behind_tls_the_cookie_and_the_browser_stay_on_tls(address):
    async with Client(address) as client:
        answer = await client.request("POST", "/api/session", {"name": "Ala"})
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "max-age" in answer.headers["strict-transport-security"]


@served()
async def test_an_account_keeps_the_guests_games_and_comes_back_elsewhere(address):
    async with guests(address, "Ala") as (ala,):
        made = (
            await ala.request("POST", "/api/account", {"name": "Ala", "password": PASSWORD})
        ).json()
        assert made["player"] == ala.me.player and made["login"].startswith("ala-")
        with no("not-now"):
            await ala.request("POST", "/api/account", {"name": "Ala", "password": PASSWORD})
        async with Client(address) as elsewhere:
            body = {"login": made["login"], "password": PASSWORD}
            back = (await elsewhere.request("POST", "/api/login", body)).json()
            assert back["player"] == ala.me.player
            await elsewhere.request("POST", "/api/logout")
            with no("no-session"):
                await elsewhere.request("GET", "/api/session")


@served()
async def test_no_answer_tells_whether_an_account_exists(address):
    async with guests(address, "Ala", "Ben") as (ala, ben):
        account = {"name": "Ala", "password": PASSWORD}
        login = (await ala.request("POST", "/api/account", account)).json()["login"]
        same_name = (await ben.request("POST", "/api/account", account)).json()["login"]
        assert same_name != login
        wrong = [(login, "zle haslo zle"), ("nikt-0000", PASSWORD)]
        answers = []
        for name, password in wrong:
            answer = await ben.http.post("/api/login", json={"login": name, "password": password})
            answers.append((answer.status_code, answer.content))
        assert answers[0] == answers[1]


@pytest.mark.usefixtures("nothing_refills")
@served(request_rate=1000.0)
async def test_passwords_cannot_be_guessed_quickly(address):
    async with Client(address) as client:
        body = {"login": "ala-0001", "password": "zgaduje zgaduje"}
        tries = (client.http.post("/api/login", json=body) for _ in range(12))
        codes = sorted([answer.status_code for answer in await asyncio.gather(*tries)])
        assert codes[0] == 401 and codes[-1] == 429


@served()
async def test_a_deleted_account_leaves_no_name_and_no_words(address):
    async with guests(address, "Znikająca", "Ben") as (ala, ben):
        await ala.request("POST", "/api/account", {"name": "Znikająca", "password": PASSWORD})
        table = await ala.make_table("cardline", people=1, bots=1, level="random")
        async with ala.sit_at(table.id) as seat:
            await seat.say("say", text="mój sekret")
            await seat.start()
            while not seat.is_over:
                if seat.legal:
                    await seat.move(seat.legal[0].code)
                else:
                    await seat.next()
        while (await ala.http.get(f"/api/tables/{table.id}/record")).status_code != 200:
            await asyncio.sleep(0.05)  # the result is being stored
        with no("wrong-credentials"):
            await ala.request("POST", "/api/account/delete", {"password": "nie to haslo"})
        listed = await ala.make_table("cardline", listed=True)
        async with ala.sit_at(listed.id) as open_socket, ben.sit_at(listed.id) as witness:
            await open_socket.ready()
            await ala.request("POST", "/api/account/delete", {"password": PASSWORD})
            assert (await open_socket.until("goodbye"))["code"] == "no-session"
            await witness.send({"type": "sync", "id": "again"})
            await witness.until("welcome")
            assert "Znikająca" not in str(witness.welcome)
        assert "Znikająca" not in (await ben.request("GET", "/api/tables")).text
        with no("no-session"):
            await ala.request("GET", "/api/session")
        with no("not-found"):
            await ben.request("GET", f"/api/players/{ala.me.player}")
        record = await ben.record(table.id)
        async with ben.sit_at(table.id) as watching:
            seen = str(watching.welcome)
        assert "Znikająca" not in record + seen
        assert "mój sekret" not in seen


@served()
async def test_a_guest_goes_without_a_password_and_leaves_no_name(address):
    async with guests(address, "Przelotna", "Ben") as (ala, ben):
        table = await ala.make_table("cardline", listed=True)
        async with ala.sit_at(table.id) as seat, ben.sit_at(table.id) as witness:
            await seat.say("say", text="mój sekret")
            await ala.request("POST", "/api/account/delete", {})
            assert (await seat.until("goodbye"))["code"] == "no-session"
            await witness.send({"type": "sync", "id": "again"})
            await witness.until("welcome")
            assert "Przelotna" not in str(witness.welcome)
            assert "mój sekret" not in str(witness.welcome)
        with no("no-session"):
            await ala.request("GET", "/api/session")
        assert "Przelotna" not in (await ben.request("GET", "/api/tables")).text


@served()
async def test_an_account_does_not_go_without_its_password(address):
    async with guests(address, "Ala") as (ala,):
        await ala.request("POST", "/api/account", {"name": "Ala", "password": PASSWORD})
        with no("wrong-credentials"):
            await ala.request("POST", "/api/account/delete", {})
        assert (await ala.request("GET", "/api/session")).json()["account"]


class Calendar(NodeClock):
    """A clock on which days pass as the test says."""

    days = 0.0

    def now(self):
        return int(1_700_000_000_000 + self.days * 86_400_000)


def test_a_session_ends_when_nobody_uses_it_and_lives_on_when_somebody_does(tmp_path):
    async def scenario():
        store = await Store.open(config_from({}, data_dir=str(tmp_path)).store_url)
        clock = Calendar()
        people = People(store, clock, days=30)
        person, used = await people.guest("Ala")
        _, unused = await people.guest("Ben")
        for clock.days in (20, 45, 70):  # each visit renews it
            assert (await people.of(used)).id == person.id
        with pytest.raises(TableError, match="no-session"):
            await people.of(unused)
        assert (await people.sweep(), await people.sweep()) == (1, 0)
        clock.days = 101
        with pytest.raises(TableError, match="no-session"):
            await people.of(used)
        assert await people.sweep() == 1
        await store.close()

    asyncio.run(scenario())


@served(session_days=30.0)
async def test_the_browser_keeps_the_cookie_as_long_as_the_session_lives(address):
    async with Client(address) as client:
        made = await client.request("POST", "/api/session", {"name": "Ala"})
        again = await client.request("GET", "/api/session")
        for answer in (made, again):
            assert "max-age=2592000" in answer.headers["set-cookie"].lower()


@served()
async def test_every_answer_carries_the_security_headers(address):
    async with Client(address) as client:
        for path in ("/", "/api/games", "/api/nothing", "/health", "/schema/openapi.json"):
            headers = (await client.http.get(path)).headers
            assert "script-src 'self'" in headers["content-security-policy"]
            assert "unsafe-eval" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert "server" not in headers


@served(origins="https://friend.example")
async def test_other_sites_can_neither_post_nor_open_sockets(address):
    async with guests(address, "Ala") as (ala,):
        body = {"name": "Ewa"}
        for origin, status in (
            ("https://evil.example", 403),
            ("null", 403),
            ("http://[", 403),
            ("https://friend.example", 200),
            (address, 200),
        ):
            answer = await ala.http.post("/api/session", json=body, headers={"origin": origin})
            assert answer.status_code == status, origin
        crossing = {"sec-fetch-site": "cross-site"}
        assert (await ala.http.post("/api/session", json=body, headers=crossing)).status_code == 403
        crossing["origin"] = "https://evil.example"
        refused = await ala.http.post("/api/session", json=body, headers=crossing)
        assert (refused.status_code, refused.json()["code"]) == (403, "bad-origin")
        assert "access-control-allow-origin" not in refused.headers
        table = await ala.make_table("cardline")
        ala.http.headers["origin"] = "https://evil.example"
        cookie = f"stolik={ala.http.cookies['stolik']}"
        assert await socket_says(address, table.id, cookie, "https://evil.example") == 4403
        assert await socket_says(address, table.id, cookie, "http://[") == 4403
        assert await socket_says(address, table.id, "", address) == 4401
        assert await socket_says(address, "nic-takiego", cookie, address) == 4404


@served(origins="https://cards.example, https://friend.example")
async def test_a_listed_page_on_another_host_can_use_the_server(address):
    """As browsers do it: a preflight, the request, and an answer that the page may read."""
    async with guests(address, "Ala") as (ala,):
        for site in ("same-site", "cross-site"):
            page = {"origin": "https://friend.example", "sec-fetch-site": site}
            asked = {"access-control-request-method": "POST"}
            before = await ala.http.options("/api/session", headers=page | asked)
            assert before.status_code == 204
            assert "POST" in before.headers["access-control-allow-methods"]
            assert "content-type" in before.headers["access-control-allow-headers"].lower()
            posted = await ala.http.post("/api/session", json={"name": "Ewa"}, headers=page)
            assert posted.status_code == 200
            read = await ala.http.get("/api/session", headers=page)
            for answer in (before, posted, read):
                assert answer.headers["access-control-allow-origin"] == page["origin"]
                assert answer.headers["access-control-allow-credentials"] == "true"
                assert "origin" in answer.headers["vary"].lower()
        mine = await ala.http.get("/api/session")
        assert "access-control-allow-origin" not in mine.headers


@served(origins="https://friend.example, *")
async def test_a_page_that_is_not_listed_may_not_ask_beforehand(address):
    """An asterisk among the listed pages stands for no other page."""
    async with guests(address, "Ala") as (ala,):
        page = {"origin": "https://evil.example", "access-control-request-method": "POST"}
        before = await ala.http.options("/api/session", headers=page)
        assert before.status_code == 400
        assert "access-control-allow-origin" not in before.headers


@pytest.mark.usefixtures("nothing_refills")
@served(origins="https://friend.example", request_rate=0.2)
async def test_a_listed_page_can_read_that_it_has_to_wait(address):
    page = {"origin": "https://friend.example"}
    async with Client(address) as client:
        answers = [await client.http.get("/health", headers=page) for _ in range(12)]
        refused = next(one for one in answers if one.status_code == 429)
        assert refused.headers["access-control-allow-origin"] == page["origin"]
        assert refused.headers["access-control-allow-credentials"] == "true"


async def socket_says(address, table, cookie, origin):
    target = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
    async with connect(
        target, additional_headers={"cookie": cookie}, origin=origin, open_timeout=LONGEST
    ) as socket:
        try:
            while True:
                await socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code


@pytest.mark.usefixtures("nothing_refills")
@served(request_rate=0.2)
async def test_one_address_cannot_flood_the_server(address):
    async with Client(address) as client:
        answers = [await client.http.get("/health") for _ in range(12)]
        refused = next(one for one in answers if one.status_code == 429)
        assert answers[0].status_code == 200
        assert int(refused.headers["retry-after"]) >= 1
        assert refused.json()["code"] == "too-fast"


@pytest.mark.usefixtures("nothing_refills")
@served(request_rate=20.0)
async def test_an_address_makes_a_class_of_guests_at_once_and_then_few(address):
    made = 0
    async with Client(address) as client:
        with no("too-fast"):
            while True:
                client.http.cookies.clear()
                await client.be_guest("Ala")
                made += 1
        assert made >= 40
        assert (await client.http.get("/api/games")).status_code == 200, "only guests are counted"


@served()
async def test_long_bodies_are_refused_before_they_are_read(address):
    async with guests(address, "Ala") as (ala,):
        answer = await ala.http.post("/api/session", content=b"x" * 300_000)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_the_database_holds_no_token_and_no_password(tmp_path):
    @served(data_dir=str(tmp_path))
    async def scenario(address):
        async with guests(address, "Ala") as (ala,):
            await ala.request("POST", "/api/account", {"name": "Ala", "password": PASSWORD})
            tokens.append(ala.http.cookies["stolik"])

    tokens = []
    scenario()
    with sqlite3.connect(tmp_path / "stolik.db") as database:
        everything = "\n".join(database.iterdump())
    assert tokens[0] not in everything
    assert PASSWORD not in everything
    assert "$argon2id$" in everything


def test_a_password_that_was_hashed_at_another_cost_is_hashed_anew_at_the_next_login(tmp_path):
    async def scenario():
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'stolik.db'}")
        try:
            people, players = People(store, NodeClock(), days=30), schema.players
            guest, _ = await people.guest("Ala")
            account = (await people.register(guest, "Ala", PASSWORD)).person
            dear = PasswordHasher().hash(PASSWORD)
            await store.run(sa.update(players).values(password=dear))
            for _ in range(2):
                await people.login(account.login, PASSWORD)
            stored = (await store.row(sa.select(players.c.password))).password
            assert stored != dear and not people._hasher.check_needs_rehash(stored)
            with pytest.raises(TableError, match="wrong-credentials"):
                await people.login(account.login, PASSWORD + "!")
        finally:
            await store.close()

    asyncio.run(scenario())

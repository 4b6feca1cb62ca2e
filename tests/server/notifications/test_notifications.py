"""People who are away are told once, what they want, and nothing that is not theirs."""

import asyncio
import tempfile
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
import pytest

from length import IS_LONG, LONGEST
from server.contacts.test_contacts import invite, play_together
from server.nodes import accounts, guests, serving
from server.notifications.post_office import Browser, mail_box, push_office, until
from stolik.client import ServerError
from stolik.server import app
from stolik.server.clock import NodeClock
from stolik.server.notifications import notifier
from stolik.server.tables import hub

DAY = 86_400
LONG = {"kind": "move", "seconds": DAY}


class Calendar(NodeClock):
    """A clock that a test may set forward."""

    shift = 0

    def now(self):
        return super().now() + Calendar.shift


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Look for what is due all the time, and let days pass when a test says so."""
    monkeypatch.setattr(notifier, "EVERY_SECONDS", 0.02)
    monkeypatch.setattr(notifier, "RETRY_SECONDS", 0.01)
    monkeypatch.setattr(app, "NodeClock", Calendar)
    monkeypatch.setattr(hub, "TURN_SECONDS", 0.02)
    monkeypatch.setattr(hub, "BEAT_SECONDS", 0.1)
    monkeypatch.setattr(Calendar, "shift", 0)


class House:
    """A server that can be restarted, with a push service and an SMTP server beside it."""

    def __init__(self, office, box, settings):
        self.office, self.box, self.settings = office, box, settings
        self.address = ""
        self._running = AsyncExitStack()

    async def start(self):
        self.address = await self._running.enter_async_context(serving(**self.settings))

    def let_pass(self, days):
        """Let days pass while the server runs."""
        Calendar.shift += int(days * DAY * 1000)

    async def restart(self):
        """Stop it and start it again, at another address."""
        await self._running.aclose()
        await self.start()

    async def stop(self):
        await self._running.aclose()

    async def browser(self, client, name):
        browser = Browser(self.office, name)
        await client.request("POST", "/api/notifications/push", browser.body)
        return browser


def in_house(scenario, **settings):
    """Run a test with such a server."""
    asyncio.run(scenario_in_house(scenario, **settings))


async def scenario_in_house(scenario, **settings):
    async with push_office() as office, mail_box() as (box, smtp):
        with tempfile.TemporaryDirectory() as folder:
            usual = {
                "data_dir": folder,
                "push_anywhere": True,
                "notify_seconds": 0,
                "smtp_url": smtp,
                "mail_from": "Stolik <stolik@example.org>",
                "public_url": "https://stolik.example",
            }
            house = House(office, box, usual | settings)
            await house.start()
            try:
                async with asyncio.timeout(LONGEST):
                    await scenario(house)
            finally:
                await house.stop()


async def prefer(client, **preferences):
    await client.request("POST", "/api/notifications/preferences", preferences)


async def begin(host, guest, **settings):
    """A game of two people at Cardline that nobody is connected to; and who has to move."""
    table = await host.make_table("cardline", people=2, **settings)
    async with host.sit_at(table.id) as first, guest.sit_at(table.id) as second:
        await second.say("sit", seat=1)
        await second.ready()
        await first.start()
        asked = first.deciders[0]
    return table, (host, guest) if asked == 0 else (guest, host)


async def move(client, table):
    """Come, move, and go."""
    async with client.sit_at(table.id) as seat:
        await seat.move(seat.legal[0].code)


@asynccontextmanager
async def two(house, *names, make=guests):
    async with make(house.address, *names) as people:
        yield people


def test_whoever_is_away_is_told_that_it_is_their_turn_in_words_that_only_their_browser_reads():
    async def scenario(house):
        async with two(house, "Ala", "Ewa") as (ala, ewa):
            table, (mover, other) = await begin(ala, ewa)
            browser = await house.browser(other, "phone")
            await prefer(other, language="en")
            await move(mover, table)
            await until(lambda: browser.told)
            (told,) = browser.told
            name = "Ala" if mover is ala else "Ewa"
            assert told["title"] == "Your turn: Cardline: Marvel"
            assert told["body"] == f"A table waits for you. At the table: {name}."
            assert (told["path"], told["waiting"]) == (f"/t/{table.code}", 1)
            assert b"Cardline" not in browser.raw[0]
            assert len({len(body) for body in browser.raw}) == 1
            assert house.office.claims[0]["sub"] == "mailto:stolik@example.org"
            assert house.office.heads[0]["ttl"] == "86400"

    in_house(scenario)


def test_nothing_is_told_twice_whatever_happens_to_the_server():
    async def scenario(house):
        async with two(house, "Ala", "Ewa") as (ala, ewa):
            table, (mover, other) = await begin(ala, ewa)
            browser = await house.browser(other, "phone")
            await move(mover, table)
            await until(lambda: browser.told)
        for _ in range(3):
            await house.restart()
            ala.http.base_url = ewa.http.base_url = house.address
        async with guests(house.address, "Zoe") as (zoe,):
            await zoe.request("GET", f"/api/tables/{table.code}")  # which loads the table
            await zoe.request("GET", "/api/tables/mine")
            assert len(browser.told) == 1

    in_house(scenario)


def test_whoever_sits_at_the_table_sees_it_and_is_told_nothing():
    async def scenario(house):
        async with two(house, "Ala", "Ewa") as (ala, ewa):
            table, (mover, other) = await begin(ala, ewa)
            browser = await house.browser(other, "phone")
            away = await house.browser(mover, "away")
            async with other.sit_at(table.id) as there:
                await move(mover, table)
                await until(lambda: there.deciders)
                await there.sync()
                await there.move(there.legal[0].code)
            await until(lambda: away.told)  # what came later has been told
            assert browser.told == []

    in_house(scenario)


def test_titles_of_private_tables_and_unwanted_kinds_are_told_to_nobody_who_did_not_ask():
    async def scenario(house):
        async with two(house, "Ala", "Ewa") as (ala, ewa):
            quiet, (mover, other) = await begin(ala, ewa, title="Tajne urodziny")
            browser = await house.browser(other, "phone")
            await prefer(other, push=["turn"])
            await move(mover, quiet)
            await until(lambda: len(browser.told) == 1)
            assert "Tajne" not in browser.told[0]["title"] + browser.told[0]["body"]
            await prefer(other, push=["turn"], titles=True)
            again, (mover, late) = await begin(other, mover, title="Tajne urodziny")
            await prefer(late, push=["turn"], titles=True)
            where = browser if late is other else await house.browser(late, "second")
            count = len(where.told)
            await move(mover, again)
            await until(lambda: len(where.told) > count)
            assert "„Tajne urodziny”" in where.told[-1]["body"]
            await prefer(other, push=[])
            assert (await other.request("GET", "/api/notifications")).json()["preferences"][
                "push"
            ] == []

    in_house(scenario)


def test_a_reminder_comes_by_e_mail_once_and_one_click_ends_such_e_mails():
    async def scenario(house):
        async with two(house, "Ala", "Ewa", make=accounts) as people:
            await give_address(house, people[0], "ala@example.org")
            await give_address(house, people[1], "ewa@example.org")
            house.box.letters.clear()
            table, (mover, other) = await begin(*people, clock=LONG)
            await prefer(other, mail=["reminder"], push=[], language="pl")
            await prefer(mover, mail=[], push=[])
            await move(mover, table)
            house.let_pass(days=0.8)
            await until(lambda: house.box.letters)
            (letter,) = house.box.letters
            assert letter["Subject"] == "Kończy się twój czas: Cardline: Marvel"
            plain, rich = (letter.get_body((kind,)).get_content() for kind in ("plain", "html"))
            for form in (plain, rich):
                assert f"https://stolik.example/t/{table.code}" in form
                assert "Na ruch zostało jeszcze około 5 godzin" in form
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            path = letter["List-Unsubscribe"].strip("<>").removeprefix("https://stolik.example")
            async with httpx.AsyncClient(base_url=house.address, timeout=LONGEST) as program:
                answer = await program.post(
                    path,
                    content="List-Unsubscribe=One-Click",
                    headers={"content-type": "application/x-www-form-urlencoded"},
                )
                assert answer.status_code == 204
                assert (await program.post(path[:-1] + "x")).status_code == 401
            await house.restart()
            assert len(house.box.letters) == 1
            other.http.base_url = house.address
            answer = await other.request("GET", "/api/notifications")
            assert answer.json()["preferences"]["mail"] == []

    in_house(scenario)


async def give_address(house, client, email):
    """Prove an address by the link that was mailed to it."""
    count = len(house.box.letters)
    body = {"email": email, "password": "dobre-haslo-do-testu"}
    await client.request("POST", "/api/account/email", body)
    await until(lambda: len(house.box.letters) > count)
    link = house.box.link("/confirm/")
    await client.request("POST", "/api/account/email/confirm", {"link": link})


def test_in_quiet_hours_nothing_is_told_and_afterwards_only_what_still_holds():
    async def scenario(house):
        async with two(house, "Ala", "Ewa") as (ala, ewa):
            table, (mover, other) = await begin(ala, ewa)
            browser = await house.browser(other, "phone")
            minute = Calendar().now() // 60_000 % 1440
            quiet = {"begin": (minute - 5) % 1440, "end": (minute + 240) % 1440}
            await prefer(other, quiet=quiet, zone="UTC")
            await move(mover, table)
            second, (first, _) = await begin(ala, ewa)
            if first is mover:
                await move(mover, second)
            await move(other, table)  # it is settled before morning
            await house.restart()
            assert browser.told == []
            house.let_pass(days=0.2)
            await until(lambda: browser.told)
            assert {told["path"] for told in browser.told} == {f"/t/{second.code}"}

    in_house(scenario)


def test_a_browser_that_is_gone_is_forgotten_and_a_busy_service_is_asked_again():
    async def scenario(house):
        async with two(house, "Ala", "Ewa") as (ala, ewa):
            table, (mover, other) = await begin(ala, ewa)
            browser = await house.browser(other, "phone")
            house.office.statuses = [503, 429]
            await move(mover, table)
            await until(lambda: browser.told)
            house.office.statuses = [410]
            await move(other, table)
            await move(mover, table)
            await until(lambda: house.office.statuses == [])
            await move(other, table)
            await move(mover, table)
            answer = await other.request("GET", "/api/tables/mine")
            assert answer.json()["tables"][0]["is_your_turn"]
            assert len(browser.told) == 1

    in_house(scenario)


def test_logging_out_ends_the_messages_of_that_browser():
    async def scenario(house):
        async with two(house, "Ala", "Ewa", make=accounts) as (ala, ewa):
            table, (mover, other) = await begin(ala, ewa)
            left = await house.browser(other, "left")
            login = (await other.request("GET", "/api/session")).json()["login"]
            async with guests(house.address, "X") as (phone,):
                body = {"login": login, "password": "dobre-haslo-do-testu"}
                await phone.request("POST", "/api/login", body)
                kept = await house.browser(phone, "kept")
                await other.request("POST", "/api/logout")
                await move(mover, table)
                await until(lambda: kept.told)
            assert left.told == []

    in_house(scenario)


def test_without_push_and_mail_everything_else_works_and_says_so():
    async def scenario(house):
        async with two(house, "Ala", "Ewa", make=accounts) as (ala, ewa):
            table, (mover, other) = await begin(ala, ewa)
            await move(mover, table)
            answer = (await other.request("GET", "/api/notifications")).json()
            assert (answer["push_key"], answer["can_mail"]) == (None, False)
            body = Browser(house.office, "x").body
            with pytest.raises(ServerError, match="not-now"):
                await other.request("POST", "/api/notifications/push", body)
            body = {"email": "ala@example.org", "password": "dobre-haslo-do-testu"}
            with pytest.raises(ServerError, match="no-mail"):
                await other.request("POST", "/api/account/email", body)
            with pytest.raises(ServerError, match="no-mail"):
                await other.request("POST", "/api/reset", {"login": "ala@example.org"})

    in_house(scenario, web_push=False, smtp_url="")


def test_the_servers_keys_are_made_once():
    async def scenario(house):
        keys = []
        for _ in range(2):
            async with guests(house.address, "Ala") as (ala,):
                keys.append((await ala.request("GET", "/api/notifications")).json()["push_key"])
            await house.restart()
        assert keys[0] == keys[1]
        assert len(keys[0]) == 87

    in_house(scenario)


# --- a week ---------------------------------------------------------------------------------

WEEK = 7 if IS_LONG else 2


def test_a_week_of_a_long_game_with_a_restart_every_day_tells_everything_once():
    """Push and e-mail: each turn, each reminder, no card of any hand."""

    async def scenario(house):
        async with two(house, "Ala", "Ewa", make=accounts) as people:
            await give_address(house, people[0], "ala@example.org")
            await give_address(house, people[1], "ewa@example.org")
            house.box.letters.clear()
            table, (mover, other) = await begin(*people, clock=LONG)
            browsers = {
                mover: await house.browser(mover, "mover"),
                other: await house.browser(other, "other"),
            }
            for client in people:
                await prefer(client, mail=["reminder"], language="pl")
            hands, days = set(), 0
            for days in range(1, WEEK + 1):
                house.let_pass(days=0.8)
                await until(lambda: len(house.box.letters) == days)  # noqa: B023 - waited for here
                await until(lambda: len(_of(browsers[mover], "Kończy")) > _before(days))  # noqa: B023
                await house.restart()
                for client in people:
                    client.address = house.address
                    client.http.base_url = house.address
                count = len(_of(browsers[other], "Twoja kolej"))
                async with mover.sit_at(table.id) as seat:
                    hands |= {text for text in _texts(seat.view["hands"]) if len(text) > 3}
                    await seat.move(seat.legal[0].code)
                await until(lambda: len(_of(browsers[other], "Twoja kolej")) == count + 1)  # noqa: B023
                mover, other = other, mover
            assert len(house.box.letters) == days
            reminders = sum(len(_of(one, "Kończy")) for one in browsers.values())
            assert reminders == days
            said = repr([one.told for one in browsers.values()]) + "".join(
                part.get_content() for letter in house.box.letters for part in letter.iter_parts()
            )
            assert hands and not [text for text in hands if text in said]

    in_house(scenario)


def _texts(data):
    """All texts in nested data."""
    if isinstance(data, str):
        return [data]
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else []
    return [text for one in inner for text in _texts(one)]


def _of(browser, beginning):
    return [told for told in browser.told if told["title"].startswith(beginning)]


def _before(days):
    """How many reminders somebody has had before this day, who is asked every other day."""
    return (days - 1) // 2


def test_an_invitation_is_told_once_without_the_title_of_a_private_table():
    async def scenario(house):
        async with two(house, "Ala", "Ewa") as (ala, ewa):
            await play_together(ala, ewa)
            browser = await house.browser(ewa, "phone")
            await prefer(ewa, language="en", push=["invited"])
            table = await ala.make_table("cardline", people=2, title="Tajne urodziny")
            for _ in range(2):
                await invite(ala, table, ewa)
            await until(lambda: browser.told)
            (told,) = browser.told
            assert told["title"] == "Ala invites you: Cardline: Marvel"
            assert told["body"] == "A chair is free for you."
            assert told["path"] == f"/t/{table.code}"
            last = await ala.make_table("illusion", people=2)
            await invite(ala, last, ewa)
            await until(lambda: len(browser.told) > 1)
            assert [one["path"] for one in browser.told[1:]] == [f"/t/{last.code}"]

    in_house(scenario)

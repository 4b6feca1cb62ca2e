"""E-mail addresses of accounts: proved by a link, good for logging in, and nobody's business."""

import asyncio
import hmac

import pytest

from length import LONGEST
from server.nodes import accounts, guests, serving
from server.notifications.post_office import mail_box, until
from stolik.client import ServerError
from stolik.server import app
from stolik.server.accounts import mailed_links
from stolik.server.clock import NodeClock
from stolik.server.notifications.mail import Letter, is_address, message_of

PASSWORD = "dobre-haslo-do-testu"
OTHER = "sucha gęś osiem"
HOUR = 3_600_000


class Calendar(NodeClock):
    """A clock that a test may set forward."""

    shift = 0

    def now(self):
        return super().now() + Calendar.shift


@pytest.fixture(autouse=True)
def calendar(monkeypatch):
    monkeypatch.setattr(app, "NodeClock", Calendar)
    monkeypatch.setattr(Calendar, "shift", 0)
    monkeypatch.setattr("stolik.server.guard.PASSWORDS_AT_ONCE", 1000)


def with_mail(scenario):
    async def whole():
        async with mail_box() as (box, smtp):
            settings = {"smtp_url": smtp, "public_url": "https://stolik.example"}
            async with serving(**settings) as address, asyncio.timeout(LONGEST):
                await scenario(address, box)

    asyncio.run(whole())


def no(code):
    return pytest.raises(ServerError, match=code)


async def ask(client, path, **body):
    return await client.request("POST", path, body)


async def next_link(box, count, mark):
    await until(lambda: len(box.letters) > count)
    return box.link(mark)


async def prove(client, box, email):
    count = len(box.letters)
    await ask(client, "/api/account/email", email=email, password=PASSWORD)
    link = await next_link(box, count, "/confirm/")
    await ask(client, "/api/account/email/confirm", link=link)
    return link


def test_a_proved_address_logs_in_and_resets_the_password_once():
    async def scenario(address, box):
        async with accounts(address, "Ala") as (ala,), guests(address, "X", "Y") as (phone, thief):
            link = await prove(ala, box, "Ala@Example.org")
            page = await ala.request("GET", f"/confirm/{link}")
            assert page.headers["content-type"].startswith("text/html")
            assert box.letters[-1]["To"] == "ala@example.org"
            with no("wrong-link"):
                await ask(ala, "/api/account/email/confirm", link=link)
            await ask(phone, "/api/login", login=" ALA@example.org", password=PASSWORD)
            await ask(thief, "/api/reset", login="ala@example.org", language="en")
            reset = await next_link(box, 1, "/reset/")
            assert box.letters[-1]["Subject"] == "A new password"
            with no("weak-password"):
                await ask(thief, "/api/reset/finish", link=reset, new_password="x")
            with no("wrong-link"):
                await ask(thief, "/api/reset/finish", link=reset + "x", new_password=OTHER)
            with no("wrong-link"):  # a link is for one purpose
                await ask(thief, "/api/account/email/confirm", link=reset)
            await ask(thief, "/api/reset/finish", link=reset, new_password=OTHER)
            with no("wrong-link"):
                await ask(thief, "/api/reset/finish", link=reset, new_password=OTHER)
            for client in (ala, phone):
                with no("no-session"):
                    await client.request("GET", "/api/session")
            with no("wrong-credentials"):
                await ask(phone, "/api/login", login="ala@example.org", password=PASSWORD)
            await ask(phone, "/api/login", login="ala@example.org", password=OTHER)

    with_mail(scenario)


def test_no_answer_tells_whether_an_account_exists():
    async def scenario(address, box):
        async with accounts(address, "Ala", "Ewa") as (ala, ewa), guests(address, "X") as (eve,):
            await prove(ala, box, "ala@example.org")
            answers = [
                await ask(eve, "/api/reset", login=login)
                for login in ("ala@example.org", "nobody@example.org", "ewa-0000")
            ]
            assert {(one.status_code, one.content) for one in answers} == {(204, b"")}
            # Another account may ask for the same address; only its owner learns of it.
            answer = await ask(
                ewa, "/api/account/email", email="ala@example.org", password=PASSWORD
            )
            assert (answer.status_code, answer.content) == (204, b"")
            assert (await ewa.request("GET", "/api/notifications")).json()["email"] is None

    with_mail(scenario)


def test_links_are_over_after_their_time_and_few_are_sent():
    async def scenario(address, box):
        async with accounts(address, "Ala") as (ala,), guests(address, "X") as (eve,):
            await prove(ala, box, "ala@example.org")
            Calendar.shift += 2 * HOUR
            await ask(eve, "/api/reset", login="ala@example.org")
            link = await next_link(box, 1, "/reset/")
            for _ in range(6):
                await ask(eve, "/api/reset", login="ala@example.org")
            await until(lambda: len(box.letters) == 1 + mailed_links.MOST_AN_HOUR)
            Calendar.shift += HOUR + 1000
            with no("wrong-link"):
                await ask(eve, "/api/reset/finish", link=link, new_password=OTHER)
            assert len(box.letters) == 1 + mailed_links.MOST_AN_HOUR

    with_mail(scenario)


@pytest.mark.parametrize("way", ["reset", "change"])
def test_a_new_password_voids_every_link_that_was_mailed_before(way):
    """Also one to a stranger's address, which would let whoever knew the old password back in."""

    async def scenario(address, box):
        async with accounts(address, "Ala") as (ala,), guests(address, "X") as (eve,):
            await prove(ala, box, "ala@example.org")
            Calendar.shift += 2 * HOUR
            await ask(ala, "/api/account/email", email="eve@example.org", password=PASSWORD)
            foreign = await next_link(box, 1, "/confirm/")
            await ask(eve, "/api/reset", login="ala@example.org")
            older = await next_link(box, 2, "/reset/")
            if way == "reset":
                await ask(ala, "/api/reset", login="ala@example.org")
                link = await next_link(box, 3, "/reset/")
                await ask(ala, "/api/reset/finish", link=link, new_password=OTHER)
            else:
                body = {"password": PASSWORD, "new_password": OTHER}
                await ask(ala, "/api/account/password", **body)
            with no("wrong-link"):
                await ask(eve, "/api/account/email/confirm", link=foreign)
            with no("wrong-link"):
                await ask(eve, "/api/reset/finish", link=older, new_password=PASSWORD)
            assert (await ala.request("GET", "/api/notifications")).json()["email"] == (
                "ala@example.org"
            )

    with_mail(scenario)


def test_secrets_of_links_are_compared_in_constant_time_and_stored_as_hashes(monkeypatch):
    async def scenario(address, box):
        compared = []
        right = hmac.compare_digest
        watch = lambda one, other: compared.append((one, other)) or right(one, other)  # noqa: E731
        monkeypatch.setattr(mailed_links.hmac, "compare_digest", watch)
        async with accounts(address, "Ala") as (ala,):
            link = await prove(ala, box, "ala@example.org")
            with no("wrong-link"):
                await ask(ala, "/api/account/email/confirm", link="nothing~at-all")
            assert len(compared) == 2
            secret = link.partition("~")[2]
            assert all(secret not in (one, other) for one, other in compared)

    with_mail(scenario)


def test_an_address_needs_the_password_and_is_a_plain_one():
    async def scenario(address, box):
        async with accounts(address, "Ala") as (ala,), guests(address, "X") as (guest,):
            path = "/api/account/email"
            with no("wrong-credentials"):
                await ask(ala, path, email="ala@example.org", password="x")
            for wrong in ("ala", "a@b", "Ala <a@b.org>", "a@b.org, c@d.org", "a@b.org\u0142"):
                with no("bad-email"):
                    await ask(ala, path, email=wrong, password=PASSWORD)
            with no("not-now"):
                await ask(guest, path, email="ala@example.org", password=PASSWORD)
            await prove(ala, box, "ala@example.org")
            await ask(ala, f"{path}/remove", password=PASSWORD)
            assert (await ala.request("GET", "/api/notifications")).json()["email"] is None

    with_mail(scenario)


def test_nothing_in_a_letter_can_add_a_header_or_markup():
    letter = Letter("Kolej\r\nBcc: eve@example.org", "<b>x</b>", "Graj", "https://a.example/t/X")
    message = message_of(letter, "Stolik <stolik@example.org>", "ala@example.org")
    assert message["Bcc"] is None
    assert "<b>x</b>" not in message.get_body(("html",)).get_content()
    assert not is_address("ala@example.org\r\nBcc: eve@example.org")

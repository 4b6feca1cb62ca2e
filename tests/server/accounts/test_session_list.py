"""Where somebody is logged in: listed, and ended from elsewhere."""

import msgspec
import pytest

from server.nodes import accounts, guests, served
from stolik import protocol
from stolik.client import Client, ServerError

PASSWORD = "dobre-haslo-do-testu"


async def sessions(client: Client) -> list[protocol.SessionLine]:
    answer = await client.request("GET", "/api/account/sessions")
    return list(msgspec.json.decode(answer.content, type=protocol.Sessions).sessions)


async def log_in(client: Client, owner: Client) -> None:
    answer = await owner.request("GET", "/api/session")
    me = msgspec.json.decode(answer.content, type=protocol.Me)
    await client.request("POST", "/api/login", {"login": me.login, "password": PASSWORD})


@served()
async def test_sessions_are_listed_with_their_browsers_and_one_is_ended(address):
    async with accounts(address, "Ala") as (ala,), guests(address, "Gość") as (phone,):
        phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile) Firefox/145.0"
        phone.http.cookies.clear()
        await log_in(phone, ala)
        found = {line.is_this: line for line in await sessions(ala)}
        assert set(found) == {True, False}
        assert found[False].browser == "Firefox, Android"
        table = await ala.make_table("cardline", people=2)
        async with phone.sit_at(table.id) as seat:
            await ala.request(
                "POST", "/api/account/sessions/end", {"session": found[False].session}
            )
            assert (await seat.until("goodbye"))["code"] == "no-session"
        with pytest.raises(ServerError, match="no-session"):
            await phone.request("GET", "/api/session")
        assert [line.is_this for line in await sessions(ala)] == [True]


@served()
async def test_nobody_ends_the_session_of_another(address):
    async with accounts(address, "Ala", "Ewa") as (ala, ewa):
        (line,) = await sessions(ala)
        with pytest.raises(ServerError, match="not-found"):
            await ewa.request("POST", "/api/account/sessions/end", {"session": line.session})
        with pytest.raises(ServerError, match="unreadable"):
            await ewa.request("POST", "/api/account/sessions/end", {"session": "%"})
        assert len(await sessions(ala)) == 1

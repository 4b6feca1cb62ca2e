"""A session that has ended is good for nothing: no request, no socket, on no node."""

import asyncio

import pytest

from length import LONGEST
from server.nodes import guests, served, two_nodes
from stolik.client import Client, ServerError

PASSWORD = "bardzo tajne haslo"


async def in_a_second_browser(client, address):
    """The same account with a session of its own."""
    body = {"name": "Ala", "password": PASSWORD}
    login = (await client.request("POST", "/api/account", body)).json()["login"]
    second = Client(address)
    await second.request("POST", "/api/login", {"login": login, "password": PASSWORD})
    return second


@served()
async def test_logging_out_closes_the_sockets_of_that_session_and_no_others(address):
    async with guests(address, "Ala") as (ala,), await in_a_second_browser(ala, address) as second:
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as one, second.sit_at(table.id) as two:
            await ala.request("POST", "/api/logout")
            assert (await one.until("goodbye"))["code"] == "no-session"
            await one.socket.wait_closed()
            assert one.socket.close_code == 4401
            await two.say("say", text="jeszcze tu jestem")


def test_other_nodes_hear_of_a_logout_at_once(tmp_path, postgres, redis):
    async def scenario(nodes):
        async with Client(nodes[0].address) as ala, Client(nodes[1].address) as same:
            await ala.be_guest("Ala")
            same.http.cookies.update(ala.http.cookies)
            table = await ala.make_table("cardline")
            async with same.sit_at(table.id) as seat:
                await same.request("GET", "/api/session")
                await ala.request("POST", "/api/logout")
                async with asyncio.timeout(LONGEST):
                    assert (await seat.until("goodbye"))["code"] == "no-session"
            with pytest.raises(ServerError, match="no-session"):
                await same.request("GET", "/api/session")

    shared = {"STOLIK_DATABASE_URL": postgres.fresh(), "STOLIK_REDIS_URL": redis.url}
    with two_nodes(tmp_path, **shared) as nodes:
        asyncio.run(scenario(nodes))

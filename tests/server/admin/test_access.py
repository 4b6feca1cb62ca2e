"""Who may use the routes of admins: nobody else, and no page of another site."""

import re

import httpx
import msgspec
import pytest

from length import LONGEST
from server.admin.admins import administered, get, link_key, player_of, post
from server.nodes import accounts, guests
from stolik.client import ServerError

NOWHERE = {"player": "p_nobody", "key": "t_none", "deck": "d_none", "report": "r", "ban_id": "b"}


async def admin_routes(address):
    """Every route of admins as the server describes it: methods and paths of things not there."""
    async with httpx.AsyncClient(base_url=address, timeout=LONGEST) as client:
        described = (await client.get("/schema/openapi.json")).json()["paths"]
    found = [
        (method.upper(), re.sub(r"{(\w+)}", lambda one: NOWHERE.get(one[1], "x" * 16), path))
        for path, methods in described.items()
        if path.startswith("/api/admin/")
        for method in methods
    ]
    assert len(found) >= 25
    return found


@administered()
async def test_every_route_refuses_strangers_guests_players_and_other_sites(address, admin, _):
    routes = await admin_routes(address)
    async with (
        guests(address, "Gość") as (guest,),
        accounts(address, "Konto") as (account,),
        httpx.AsyncClient(base_url=address, timeout=LONGEST) as stranger,
    ):
        for method, path in routes:
            body = None if method == "GET" else {}
            answer = await stranger.request(method, path, json=body)
            assert answer.json()["code"] == "no-session", path
            for client in (guest, account):
                with pytest.raises(ServerError, match="not-admin"):
                    await client.request(method, path, body)
        for method, path in routes:
            if method == "GET":
                continue
            foreign = {"origin": "https://evil.example", "content-type": "application/json"}
            answer = await admin.http.post(path, content=b"{}", headers=foreign)
            assert answer.json()["code"] == "bad-origin", path
            form = {"content-type": "text/plain"}
            answer = await admin.http.post(path, content=b"{}", headers=form)
            assert answer.json()["code"] == "unreadable", path
        assert [one["action"] for one in (await get(admin, "/audit"))["entries"]] == [
            "become-admin"
        ]


@administered()
async def test_the_link_of_the_console_is_for_one_account_once(address, _, tmp_path):
    async with (
        guests(address, "Gość") as (guest,),
        accounts(address, "Ala", "Ewa") as (ala, ewa),
    ):
        older, key = await link_key(str(tmp_path)), await link_key(str(tmp_path))
        with pytest.raises(ServerError, match="not-now"):
            await guest.request("POST", "/api/admin-link", {"key": key})
        with pytest.raises(ServerError, match="wrong-credentials"):
            await ala.request("POST", "/api/admin-link", {"key": older})
        await ala.request("POST", "/api/admin-link", {"key": key})
        with pytest.raises(ServerError, match="wrong-credentials"):
            await ewa.request("POST", "/api/admin-link", {"key": key})
        me = msgspec.json.decode((await ala.request("GET", "/api/session")).content)
        assert me["admin"]
        await post(ala, f"/people/{await player_of(ewa)}/role", {"admin": True})
        await post(ewa, f"/people/{await player_of(ala)}/role", {"admin": False})
        with pytest.raises(ServerError, match="no-session"):  # a stolen one ends, too
            await get(ala, "/people")
        with pytest.raises(ServerError, match="not-now"):
            await post(ewa, f"/people/{await player_of(ewa)}/role", {"admin": False})
        with pytest.raises(ServerError, match="not-now"):
            await post(ewa, f"/people/{await player_of(guest)}/role", {"admin": True})

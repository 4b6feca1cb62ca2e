"""What an admin does about people: each action takes effect at once, at live tables too."""

import httpx
import msgspec
import pytest

from length import LONGEST
from server.admin.admins import administered, get, player_of, post
from server.nodes import accounts, guests
from stolik.client import Client, ServerError

UGLY = "Brzydkie Słowo"


async def ended(seat) -> str:
    return (await seat.until("goodbye"))["code"]


@administered()
async def test_people_are_found_page_by_page(address, admin, _):
    async with guests(address, *(f"Gość {number}" for number in range(60))):
        first = await get(admin, "/people?words=GOŚĆ")
        second = await get(admin, f"/people?words=gość&before={first['more']}")
    names = [one["name"] for one in first["people"] + second["people"]]
    assert len(names) == len(set(names)) == 60
    assert second["more"] is None
    assert (await get(admin, "/people?words=%25"))["people"] == []
    (boss,) = (await get(admin, "/people?words=szefowa"))["people"]
    assert boss["admin"] and boss["login"].startswith("szefowa-")


@administered()
async def test_an_offensive_name_goes_from_seats_chat_log_and_records(address, admin, folder):
    async with guests(address, "Ala", UGLY) as (ala, other):
        table = await ala.make_table("cardline", people=2)
        async with ala.sit_at(table.id) as hers, other.sit_at(table.id) as theirs:
            await theirs.say("sit", seat=1)
            await theirs.say("say", text="dzień dobry")
            await post(admin, f"/people/{await player_of(other)}/name", {"name": "Gość"})
            anew = await hers.until("welcome")
            assert anew["anew"]
            assert [chair["name"] for chair in anew["table"]["chairs"]] == ["Ala", "Gość"]
            assert [line["name"] for line in anew["chat"]] == ["Gość"]
            assert UGLY not in msgspec.json.encode(anew).decode()
        assert (await other.request("GET", "/api/session")).json()["name"] == "Gość"
    for file in folder.glob("stolik.db*"):
        assert file.name.endswith("-wal") or UGLY.encode() not in file.read_bytes()


@administered()
async def test_a_ban_closes_the_door_and_ends_with_its_time(address, admin, _):
    async with accounts(address, "Zły") as (bad,):
        player = await player_of(bad)
        table = await bad.make_table("cardline", people=2)
        async with bad.sit_at(table.id) as seat:
            await post(admin, f"/people/{player}/ban", {"kind": "ban", "reason": "krzyki"})
            assert await ended(seat) == "banned"
        with pytest.raises(ServerError, match="banned"):
            await bad.make_table("cardline", people=2)
        login = (await get(admin, f"/people/{player}"))["person"]["login"]
        async with Client(address) as again:
            body = {"login": login, "password": "dobre-haslo-do-testu"}
            with pytest.raises(ServerError, match="banned"):
                await again.request("POST", "/api/login", body)
        (line,) = (await get(admin, "/bans"))["bans"]
        assert (line["name"], line["reason"], line["until"]) == ("Zły", "krzyki", None)
        await post(admin, f"/bans/{line['id']}/end")
        await bad.make_table("cardline", people=2)
        await post(admin, f"/people/{player}/ban", {"kind": "ban", "days": 1e-9})
        await bad.make_table("cardline", people=2)  # it is over already
        with pytest.raises(ServerError, match="not-now"):
            await post(admin, f"/people/{await player_of(admin)}/ban", {"kind": "ban"})


@administered()
async def test_who_is_silenced_plays_on_without_the_chat(address, admin, _):
    async with guests(address, "Gaduła") as (client,):
        table = await client.make_table("cardline", people=2)
        async with client.sit_at(table.id) as seat:
            await seat.say("say", text="raz")
            player = await player_of(client)
            await post(admin, f"/people/{player}/ban", {"kind": "silence", "days": 1})
            for kind, words in (("say", {"text": "dwa"}), ("quick", {"phrase": "hello"})):
                with pytest.raises(ServerError, match="silenced"):
                    await seat.say(kind, **words)
            await seat.say("lock", locked=True)


@administered(trusted_proxies="127.0.0.1")
async def test_a_range_of_addresses_is_banned_but_never_ones_own(address, admin, _):
    near, far = ({"x-forwarded-for": one} for one in ("203.0.113.7", "198.51.100.9"))
    await post(admin, "/bans", {"network": "203.0.113.0/24", "days": 3})
    async with httpx.AsyncClient(base_url=address, timeout=LONGEST) as client:
        answer = await client.post("/api/session", json={"name": "A"}, headers=near)
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        assert (await client.get("/", headers=near)).status_code != 403
        answer = await client.post("/api/session", json={"name": "A"}, headers=far)
        assert answer.status_code == 200
    for network in ("127.0.0.0/8", "0.0.0.0/0"):
        with pytest.raises(ServerError, match="not-now"):
            await post(admin, "/bans", {"network": network})
    with pytest.raises(ServerError, match="unreadable"):
        await post(admin, "/bans", {"network": "nowhere"})
    await post(admin, "/bans", {"network": "2001:db8:1:2:3::/80"})
    assert {one["network"] for one in (await get(admin, "/bans"))["bans"]} == {
        "203.0.113.0/24",
        "2001:db8:1:2::/64",
    }


@administered()
async def test_a_stolen_session_ends_and_a_lost_password_is_replaced(address, admin, _):
    async with accounts(address, "Ala") as (ala,):
        player = await player_of(ala)
        thief = Client(address)
        thief.http.cookies.update(ala.http.cookies)
        table = await ala.make_table("cardline", people=2)
        async with thief, thief.sit_at(table.id) as seat:
            await post(admin, f"/people/{player}/sessions/end")
            assert await ended(seat) == "no-session"
            with pytest.raises(ServerError, match="no-session"):
                await thief.request("GET", "/api/session")
        link = await post(admin, f"/people/{player}/reset")
        assert link["path"] == f"/account#recover={link['login']}/{link['code']}"
        body = {"login": link["login"], "code": link["code"], "new_password": "sucha gęś osiem"}
        await ala.request("POST", "/api/recover", body)
        assert await player_of(ala) == player
        async with guests(address, "Gość") as (guest,):
            with pytest.raises(ServerError, match="not-now"):
                await post(admin, f"/people/{await player_of(guest)}/reset")


@administered()
async def test_a_person_gets_all_that_is_stored_and_is_erased(address, admin, _):
    async with accounts(address, "Ala", "Ewa") as (ala, ewa):
        player = await player_of(ala)
        table = await ala.make_table("cardline", people=2, title="Mój stolik")
        async with ala.sit_at(table.id) as seat, ewa.sit_at(table.id) as other:
            await seat.say("say", text="moje słowa")
            await other.say("say", text="nie moje")
        body = {"table": table.id, "player": await player_of(ewa), "kind": "chat"}
        await ala.request("POST", "/api/reports", body)
        found = await get(admin, f"/people/{player}/export")
        text = msgspec.json.encode(found).decode()
        assert (
            "moje słowa" in text and "Mój stolik" in text and "nie moje" not in str(found["said"])
        )
        assert len(found["sessions"]) == len(found["reports"]) == 1
        assert not any(secret in text for secret in ("argon2", "token_hash", "recovery"))
        await post(admin, f"/people/{player}/erase")
        with pytest.raises(ServerError, match="not-found"):
            await get(admin, f"/people/{player}/export")
        with pytest.raises(ServerError, match="no-session"):
            await player_of(ala)
        actions = [one["action"] for one in (await get(admin, "/audit"))["entries"]]
        assert actions == ["erase", "export", "become-admin"]
        with pytest.raises(ServerError, match="not-now"):
            await post(admin, f"/people/{await player_of(admin)}/erase")

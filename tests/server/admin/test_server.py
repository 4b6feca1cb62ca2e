"""What an admin does about tables, decks, reports and the server itself."""

import asyncio

import msgspec
import pytest

from server.admin.admins import administered, get, player_of, post
from server.nodes import guests
from stolik.client import Client, ServerError

PLAIN = {
    "announcement_pl": "",
    "announcement_en": "",
    "read_only": False,
    "invitation_only": False,
    "name_words": [],
}


@administered()
async def test_a_flood_of_tables_goes_with_its_maker(address, admin, _):
    async with guests(address, "Ala", "Powódź") as (ala, flood):
        kept = await ala.make_table("cardline", people=2, listed=True)
        for _ in range(60):
            await flood.make_table("cardline", people=2, listed=True, title="TANIO TANIO")
        listed = await get(admin, "/tables?words=tanio")
        assert len(listed["tables"]) == 50 and listed["more"]
        player = listed["tables"][0]["maker"]
        assert player == await player_of(flood)
        async with flood.sit_at(listed["tables"][0]["id"]) as seat:
            await post(admin, f"/people/{player}/ban", {"kind": "ban"})
            assert (await seat.until("goodbye"))["code"] == "banned"
        gone = await post(admin, f"/people/{player}/tables/delete")
        assert gone == {"count": 60}
        (left,) = (await get(admin, "/tables"))["tables"]
        assert left["id"] == kept.id
        mine = await ala.request("GET", "/api/tables/mine")  # brings all lines up to date first
        assert len(msgspec.json.decode(mine.content)["tables"]) == 1
        lobby = msgspec.json.decode((await ala.request("GET", "/api/tables")).content)
        assert [line["id"] for line in lobby["tables"]] == [kept.id]


@administered()
async def test_a_deleted_table_closes_and_its_words_go(address, admin, folder):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline", people=2, title="Zawołanie")
        async with ala.sit_at(table.id) as seat:
            await seat.say("say", text="niepowtarzalne")
            assert await post(admin, "/tables/delete", {"tables": [table.code]}) == {"count": 1}
            assert (await seat.until("goodbye"))["code"] == "table-gone"
        while True:  # the log goes piece by piece
            try:
                await ala.request("GET", f"/api/tables/{table.id}")
            except ServerError as error:
                if error.code == "not-found":
                    break
                assert error.code == "table-gone"
            await asyncio.sleep(0.02)
        with pytest.raises(ServerError, match="not-found"):
            await post(admin, "/tables/delete", {"tables": [table.code]})


@administered()
async def test_words_and_titles_are_removed_for_everybody_and_for_good(address, admin, _):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline", people=2, title="Obelga", listed=True)
        async with ala.sit_at(table.id) as seat:
            await seat.say("say", text="obelga")
            await seat.say("say", text="zwykłe zdanie")
            details = await get(admin, f"/tables/{table.code}")
            (ugly,) = [line for line in details["lines"] if line["text"] == "obelga"]
            await post(admin, f"/tables/{table.code}/words", {"line": ugly["seq"]})
            anew = await seat.until("welcome")
            assert [line["text"] for line in anew["chat"]] == ["…", "zwykłe zdanie"]
            await post(admin, f"/tables/{table.code}/words", {"line": 0})
            assert (await seat.until("welcome"))["table"]["title"] == ""
        export = await get(admin, f"/people/{await player_of(ala)}/export")
        assert "belga" not in msgspec.json.encode(export).decode()
        assert (await get(admin, "/tables?words=obelga"))["tables"] == []
        with pytest.raises(ServerError, match="not-found"):
            await post(admin, f"/tables/{table.code}/words", {"line": 1})


@administered()
async def test_a_report_comes_with_the_chat_and_is_closed(address, admin, _):
    async with guests(address, "Ala", "Cham", "Obcy") as (ala, rude, stranger):
        table = await ala.make_table("cardline", people=2)
        async with ala.sit_at(table.id), rude.sit_at(table.id) as seat:
            await seat.say("say", text="obelga")
            body = {"table": table.code, "player": await player_of(rude), "kind": "chat"}
            await ala.request("POST", "/api/reports", body | {"text": "obraża"})
            nobody = body | {"player": await player_of(stranger)}
            with pytest.raises(ServerError, match="not-found"):
                await ala.request("POST", "/api/reports", nobody)
        (report,) = (await get(admin, "/reports"))["reports"]
        assert (report["reporter_name"], report["name"], report["text"]) == (
            "Ala",
            "Cham",
            "obraża",
        )
        assert [line["text"] for line in report["lines"]] == ["obelga"]
        assert (report["code"], report["address"]) == (table.code, "127.0.0.1")
        await post(admin, f"/reports/{report['id']}/close")
        assert (await get(admin, "/reports"))["reports"][0]["closed"] is not None
        for _ in range(3):  # beside the one about nobody
            await ala.request("POST", "/api/reports", body)
        with pytest.raises(ServerError, match="too-fast"):
            await ala.request("POST", "/api/reports", body)


@administered()
async def test_listed_words_are_refused_in_names_and_titles(address, admin, _):
    words = PLAIN | {"name_words": ["osioł", "*gbur*"]}
    await post(admin, "/settings", words)
    async with guests(address, "Ala") as (ala,):
        for name in ("Osiol", "0si0ł", "o s i o ł", "ZaGburzony"):
            with pytest.raises(ServerError, match="name-refused"):
                await ala.be_guest(name)
        await ala.be_guest("Osiołek")
        with pytest.raises(ServerError, match="name-refused"):
            await ala.make_table("cardline", people=2, title="stary gbur")
        table = await ala.make_table("cardline", people=2)
        async with ala.sit_at(table.id) as seat:
            with pytest.raises(ServerError, match="name-refused"):
                await seat.say("sit", seat=1, name="osioł")
            with pytest.raises(ServerError, match="name-refused"):
                await seat.say("configure", title="osioł")
            await seat.say("sit", seat=1, name="Ewa")


@administered()
async def test_new_people_need_an_invitation_where_the_server_asks_for_one(address, admin, _):
    async with guests(address, "Ala") as (ala,):
        await post(admin, "/settings", PLAIN | {"invitation_only": True})
        await ala.be_guest("Alicja")  # who is here may stay
        made = await post(admin, "/invitations", {"uses": 1, "days": 7, "note": "sąsiedzi"})
        code = made["path"].partition("=")[2]
        async with Client(address) as new, Client(address) as late:
            with pytest.raises(ServerError, match="invitation-needed"):
                await new.be_guest("Nowy")
            await new.request("POST", "/api/session", {"name": "Nowy", "invitation": code})
            again = {"name": "Spóźniony", "invitation": code}
            with pytest.raises(ServerError, match="invitation-needed"):
                await late.request("POST", "/api/session", again)
        await post(admin, "/invitations", {"uses": 5})
        (line,) = (await get(admin, "/invitations"))["invitations"]
        assert line["uses"] == 5
        await post(admin, f"/invitations/{line['id']}/end")
        assert (await get(admin, "/invitations"))["invitations"] == []


@administered()
async def test_while_read_only_nothing_changes_and_time_is_given_back(address, admin, _):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline", people=1, bots=1)
        async with ala.sit_at(table.id) as seat:
            await post(
                admin, "/settings", PLAIN | {"read_only": True, "announcement_pl": "Przerwa"}
            )
            with pytest.raises(ServerError, match="read-only"):
                await seat.say("say", text="halo")
            with pytest.raises(ServerError, match="read-only"):
                await ala.make_table("cardline", people=2)
            answer = await ala.request("GET", "/api/notice")
            assert msgspec.json.decode(answer.content) == {
                "announcement_pl": "Przerwa",
                "announcement_en": "",
                "read_only": True,
            }
            await post(admin, "/settings", PLAIN)
            await seat.say("say", text="halo")


@administered()
async def test_settings_say_what_counts_where_nobody_set_anything(address, admin, _):
    found = await get(admin, "/settings")
    assert found["settings"]["guest_days"] is None
    assert found["defaults"]["guest_days"] == 180 and found["defaults"]["table_days"] == 90
    for wrong in ({"guest_days": 1}, {"name_words": [""]}, {"announcement_pl": "x" * 301}):
        with pytest.raises(ServerError, match="unreadable"):
            await post(admin, "/settings", PLAIN | wrong)
    assert await get(admin, "/settings") == found

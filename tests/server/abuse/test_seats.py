"""Who can come to see a hand that is not theirs, and who stays out after a removal."""

import sqlite3
from contextlib import asynccontextmanager

import pytest

from server.nodes import guests, served
from server.sockets.test_play import no, seat_both
from stolik.client import Client
from stolik.client.client import ConnectionClosed

HOME, CAFE = {"x-forwarded-for": "198.51.100.7"}, {"x-forwarded-for": "203.0.113.9"}


@asynccontextmanager
async def visitor(address, name, headers, device=None):
    """A guest from a network; with the device of another client, but not its session."""
    async with Client(address, headers=headers) as client:
        if device is not None:
            cookie = device.http.cookies.get("stolik-device")
            if cookie is not None:
                client.http.cookies.set("stolik-device", cookie, domain="127.0.0.1")
        await client.be_guest(name)
        yield client


@asynccontextmanager
async def game_of_two(address):
    """Ala hosts from home against Ben in a café; the game is on."""
    async with visitor(address, "Ala", HOME) as ala, visitor(address, "Ben", CAFE) as ben:
        table = await ala.make_table("cardline", options={"cards": 8})
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await seat_both(host, other)
            yield table.id, (ala, host), (ben, other)


async def until_closed(seat):
    """Read until the server has closed the connection; gives the last message."""
    last = {}
    with pytest.raises(ConnectionClosed):
        while True:
            last = await seat.next()
    return last


@served()
async def test_a_host_does_not_get_an_opponents_hand_with_a_second_session(address):
    async with game_of_two(address) as (table, (ala, host), (ben, _)):
        await host.say("remove", player=ben.me.player)
        async with visitor(address, "Zosia", HOME, device=ala) as second, second.sit_at(table) as s:
            assert s.you["may_sit"] == []
            assert s.you["closed"] == [{"seat": 1, "code": "seat-closed"}]
            with no("seat-closed"):
                await s.say("sit", seat=1)
            assert all(side.seat is None for side in s.sides)
        with no("seat-closed"):
            await host.say("set-seat", seat=1, kind="bot", level="random")
        assert host.table["chairs"][1]["stand_in"]


@served()
async def test_a_seat_that_was_left_goes_to_nobody_who_shares_a_device_or_network(address):
    """Also with the other's cookies, also from another network, also without any cookie."""
    async with game_of_two(address) as (table, (ala, _), (_, other)):
        await other.say("leave")
        for headers, device in ((CAFE, ala), (HOME, ala), (HOME, None)):
            zosia = visitor(address, "Zosia", headers, device)
            async with zosia as again, again.sit_at(table) as seat:
                assert seat.you["may_sit"] == []
                assert seat.you["closed"] == [{"seat": 1, "code": "hand-seen"}]
                with no("hand-seen"):
                    await seat.say("sit", seat=1)


@served()
async def test_a_seat_that_was_left_goes_to_a_stranger_or_back_to_its_player(address):
    async with game_of_two(address) as (table, _, (_, other)):
        await other.say("leave")
        assert other.you["may_sit"] == [1]
        await other.say("sit", seat=1)
        await other.say("leave")
        elsewhere = {"x-forwarded-for": "192.0.2.33"}
        async with visitor(address, "Ewa", elsewhere) as ewa, ewa.sit_at(table) as seat:
            assert seat.you["may_sit"] == [1]
            await seat.say("sit", seat=1)
            assert seat.you["seats"] == [1]


@served()
async def test_whoever_looked_at_a_hand_from_a_second_device_has_seen_it_there_too(address):
    """An account looks in from a phone; the phone's next guest knows the hand."""
    async with game_of_two(address) as (table, (ala, host), (_, other)):
        phone = {"x-forwarded-for": "192.0.2.44"}
        async with Client(address, headers=phone) as second:
            second.http.cookies.set("stolik", ala.http.cookies["stolik"])
            async with second.sit_at(table) as seat:
                assert seat.you["seats"] == [0]
        await other.say("leave")
        async with visitor(address, "Zosia", phone) as again, again.sit_at(table) as seat:
            with no("hand-seen"):
                await seat.say("sit", seat=1)
        assert not host.is_over


@served()
async def test_friends_on_one_network_play_together_and_take_their_own_seats_back(address):
    async with visitor(address, "Ala", HOME) as ala, visitor(address, "Ben", HOME) as ben:
        table = await ala.make_table("cardline", options={"cards": 8})
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await seat_both(host, other)
            await other.say("leave")
            await other.say("sit", seat=1)
            assert other.you["seats"] == [1]


@served()
async def test_who_was_removed_does_not_come_back_as_a_fresh_guest(address):
    """On the same device from anywhere, and without cookies from the same network."""
    async with game_of_two(address) as (table, (_, host), (ben, other)):
        await host.say("remove", player=ben.me.player)
        assert (await until_closed(other))["code"] == "removed"
        elsewhere = {"x-forwarded-for": "192.0.2.33"}
        for headers, device in ((CAFE, ben), (elsewhere, ben), (CAFE, None)):
            async with visitor(address, "Inny", headers, device) as again:
                async with again.sit_at(table) as seat:
                    pass
                assert seat.heard[0] == {"type": "goodbye", "code": "removed"}
        async with visitor(address, "Ewa", elsewhere) as ewa, ewa.sit_at(table) as seat:
            assert seat.heard[0]["type"] == "welcome"


@served()
async def test_a_spectator_who_was_removed_stays_out_and_a_neighbour_does_not(address):
    async with (
        visitor(address, "Ala", HOME) as ala,
        visitor(address, "Ben", CAFE) as ben,
        visitor(address, "Ewa", CAFE) as ewa,
    ):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as host:
            async with ben.sit_at(table.id) as watching:
                await host.say("remove", player=ben.me.player)
                await until_closed(watching)
            async with visitor(address, "Inny", CAFE, device=ben) as again:
                async with again.sit_at(table.id) as seat:
                    pass
                assert seat.heard[0] == {"type": "goodbye", "code": "removed"}
            async with ewa.sit_at(table.id) as seat:
                await seat.say("sit", seat=1)
                assert seat.you["seats"] == [1], "she was known before somebody was removed"


def test_the_log_holds_no_address_and_no_devices_cookie(tmp_path):
    @served(data_dir=str(tmp_path))
    async def scenario(address):
        async with game_of_two(address) as (_, (ala, host), (ben, _)):
            await host.say("remove", player=ben.me.player)
            with sqlite3.connect(tmp_path / "stolik.db") as database:
                rows = database.execute("SELECT entry FROM log").fetchall()
                devices = database.execute("SELECT key FROM devices").fetchall()
            entries = b"".join(entry for (entry,) in rows).decode()
            assert '"origin"' in entries
            for secret in (HOME["x-forwarded-for"], CAFE["x-forwarded-for"], *devices[0]):
                assert secret not in entries
            assert ala.http.cookies["stolik-device"] not in entries

    scenario()


@served()
async def test_the_cookie_of_a_device_stays_when_the_session_goes(address):
    async with guests(address, "Ala") as (ala,):
        device = ala.http.cookies["stolik-device"]
        await ala.request("POST", "/api/logout")
        assert "stolik" not in ala.http.cookies
        answer = await ala.request("POST", "/api/session", {"name": "Ala"})
        given = [one for one in answer.headers.get_list("set-cookie") if "device" in one]
        assert "HttpOnly" in given[0] and "SameSite=lax" in given[0]
        assert ala.http.cookies["stolik-device"] == device
        ala.http.cookies.set("stolik-device", "made-up", domain="127.0.0.1")
        await ala.request("POST", "/api/logout")
        await ala.request("POST", "/api/session", {"name": "Ala"})
        assert "made-up" not in ala.http.cookies.values(), "only our own devices are known"

"""Nobody escapes a rating by leaving, and nobody hurts or helps one by removing."""

import asyncio

import pytest

from server.nodes import accounts, guests, served
from server.sockets.test_play import play_on, seat_both
from stolik.client import ServerError
from stolik.server.accounts.ratings import Known, Rated, _after, rated_of
from stolik.table.actions.seats import StoodIn
from stolik.table.actions.setup import SeatPlan
from table import requests
from table.tables import ScriptedTable, playing


def finish(live: ScriptedTable) -> ScriptedTable:
    while live.table.status == "playing":
        live.move()
    return live


def three() -> ScriptedTable:
    live = ScriptedTable(seats=(SeatPlan(),) * 3)
    for seat, player in enumerate(("ala", "ben", "cyd")):
        live.happen(requests.sit(live.table, player, seat, player))
    for player in ("ben", "cyd"):
        live.commit(player)
    live.begin()
    return live


def counted(live: ScriptedTable) -> dict[str, Rated]:
    return {one.player: one for one in rated_of(live.table)}


def test_a_game_counts_for_those_who_played_it_with_their_results():
    live = finish(playing())
    assert [one.rank for one in counted(live).values()] == list(live.table.outcome.ranks)


@pytest.mark.parametrize("returns", [False, True])
def test_who_leaves_counts_behind_everybody_and_who_comes_back_does_not(returns):
    live = three()
    live.happen(requests.leave(live.table, "ben", 1))
    if returns:
        live.happen(requests.sit(live.table, "ben", 1, "Ben"))
    finish(live)
    own = counted(live)["ben"].rank
    if returns:
        assert own == live.table.outcome.ranks[1]
    else:
        assert own > max(live.table.outcome.ranks)


@pytest.mark.parametrize("returns", [False, True])
def test_who_leaves_while_the_cards_are_dealt_is_rated_like_anybody(returns):
    """The game counted for nobody, even if they came back and played it to its end."""
    live = ScriptedTable()
    live.seat_two()
    live.commit("ben")
    live.close_list()
    live.happen(requests.leave(live.table, "ben", 1))
    live.reveal("ala")
    live.reveal("ben")
    if returns:
        live.happen(requests.sit(live.table, "ben", 1, "Ben"))
    finish(live)
    ranks = live.table.outcome.ranks
    assert counted(live)["ben"].rank == (ranks[1] if returns else max(ranks) + 1)
    assert set(counted(live)) == {"ala", "ben"}


def test_who_is_removed_while_the_cards_are_dealt_was_removed_from_the_game():
    live = ScriptedTable()
    live.seat_two()
    live.commit("ben")
    live.close_list()
    live.happen(requests.remove(live.table, "ala", "ben"), "ala")
    live.reveal("ala")
    live.reveal("ben")
    finish(live)
    ben = counted(live)["ben"]
    assert (ben.is_removed, ben.removed_by) == (True, "ala")


def test_a_newcomer_is_not_rated_and_saves_nobody():
    live = three()
    live.happen(requests.leave(live.table, "ben", 1))
    live.happen(requests.sit(live.table, "eve", 1, "Ewa"))
    finish(live)
    assert set(counted(live)) == {"ala", "ben", "cyd"}
    assert counted(live)["ben"].rank > max(live.table.outcome.ranks)


def test_who_lets_a_bot_play_to_the_end_counts_with_its_result():
    live = three()
    live.happen(StoodIn(1, "random"))
    finish(live)
    assert counted(live)["ben"] == Rated("ben", live.table.outcome.ranks[1], seat=1)


def test_who_is_removed_is_not_rated_and_whoever_did_it_has_lost_to_them():
    live = three()
    live.happen(requests.remove(live.table, "ala", "ben"), "ala")
    finish(live)
    rated = rated_of(live.table)
    assert [one.is_removed for one in rated] == [False, True, False]
    known = {one.player: Known(25.0, 8.0, 3) for one in rated}
    best = [Rated("ala", 1), Rated("ben", 3, True, "ala"), Rated("cyd", 2)]
    mu, _ = _after(best[0], best, known)
    assert mu <= 25.0, "first, and yet no gain"
    assert _after(best[2], best, known)[0] > 20.0
    two = [Rated("ala", 1), Rated("ben", 2, True, "ala")]
    assert _after(two[0], two, known)[0] < 25.0, "of two, the one who removed has lost"


def test_who_lets_the_table_wait_for_days_and_is_then_removed_has_left():
    live = three()
    while live.table.deciders() != (1,):
        live.move()
    live.wait(73 * 3600)
    live.happen(requests.remove(live.table, "ala", "ben", now=live.now), "ala")
    finish(live)
    assert counted(live)["ben"] == Rated("ben", max(live.table.outcome.ranks) + 1, seat=1)


def test_whoever_left_before_being_removed_has_left():
    live = three()
    live.happen(requests.leave(live.table, "ben", 1))
    live.happen(requests.remove(live.table, "ala", "ben"), "ala")
    finish(live)
    assert not counted(live)["ben"].is_removed


def test_one_person_on_two_seats_is_rated_against_nobody():
    live = ScriptedTable()
    for seat in (0, 1):
        live.happen(requests.sit(live.table, "ala", seat, f"Ala {seat}"))
    live.begin()
    assert rated_of(finish(live).table) == ()


async def ratings_of(client, player):
    """Somebody's ratings in the games they played."""
    profile = (await client.request("GET", f"/api/players/{player}")).json()
    return {one["game"]: one for one in profile["ratings"]}


async def result_of(client, table):
    """The result of a table's last game, once it is stored."""
    while True:
        try:
            return (await client.request("GET", f"/api/tables/{table}/result")).json()
        except ServerError as error:
            assert error.code == "not-now"
            await asyncio.sleep(0.02)


async def finish_alone(host):
    """Play on until the end, as bots move for the others."""
    while not host.is_over:
        if host.legal:
            await host.move(host.legal[0].code)
        else:
            await host.next()


@served()
async def test_leaving_in_the_middle_costs_what_losing_costs(address):
    async with accounts(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline", options={"cards": 4})
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await seat_both(host, other)
            await other.say("leave")
            await finish_alone(host)
        while not (mine := await ratings_of(ala, ala.me.player)):
            await asyncio.sleep(0.02)
        theirs = await ratings_of(ala, ben.me.player)
        assert mine["cardline"]["games"] == theirs["cardline"]["games"] == 1
        assert theirs["cardline"]["points"] < 1500 < mine["cardline"]["points"]


@served()
async def test_guests_are_not_rated_and_count_for_nobody(address):
    async with accounts(address, "Ala") as (ala,), guests(address, "Ben") as (ben,):
        table = await ala.make_table("cardline", options={"cards": 4})
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await seat_both(host, other)
            await play_on(host, other)
        shown = await result_of(ala, table.id)
        assert shown["ratings"] == [None, None]
        for client in (ala, ben):
            assert await ratings_of(client, client.me.player) == {}


@served()
async def test_the_result_says_how_ratings_changed_and_that_first_games_say_little(address):
    async with accounts(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline", options={"cards": 4})
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await seat_both(host, other)
            await play_on(host, other)
            ranks = host.table["outcome"]["ranks"]
        shown = await result_of(ben, table.id)
        assert [one["before"] for one in shown["ratings"]] == [1500, 1500]
        assert all(one["provisional"] for one in shown["ratings"])
        points = [one["after"] for one in shown["ratings"]]
        assert (points[0] > points[1]) == (ranks[0] < ranks[1])
        assert sum(points) == 3000
        profile = await ratings_of(ben, ben.me.player)
        assert profile["cardline"]["points"] == shown["ratings"][1]["after"]


@served()
async def test_a_host_who_removes_the_opponent_does_not_get_away_with_it(address):
    async with accounts(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline", options={"cards": 8})
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await seat_both(host, other)
            await host.say("remove", player=ben.me.player)
            await finish_alone(host)
        while not (mine := await ratings_of(ala, ala.me.player)):
            await asyncio.sleep(0.02)
        assert mine["cardline"]["games"] == 1
        assert await ratings_of(ala, ben.me.player) == {}

"""Playing on from a point of a game over HTTP, and asking others what they would do."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
import pytest

import stolik
from bots.review.played import TINY
from contract.players import Table, walk
from length import LONGEST
from server.nodes import guests, serving
from stolik.client import ServerError
from stolik.kernel.entropy import FastStream
from stolik.kernel.record import Record, position_of
from stolik.review import judge_instead
from stolik.server.routes.play_on import redrawn
from stolik.server.workers import reviews


@pytest.fixture(autouse=True)
def shallow(monkeypatch):
    """Tests have no worker processes, so this reaches the work: some trials a move are enough."""

    def quick(record, step, move):
        return judge_instead(record, step, move, TINY)

    monkeypatch.setattr(reviews, "judge_instead", quick)


def plain(data):
    """As it looks after a way through JSON."""
    return msgspec.json.decode(msgspec.json.encode(data))


def run(tmp_path, test, *names):
    async def whole():
        async with (
            asyncio.timeout(LONGEST),
            serving(data_dir=str(tmp_path), bot_workers=0) as address,
            guests(address, *names) as people,
        ):
            await test(*people)

    asyncio.run(whole())


async def play(seat):
    """Play a game to its end on all seats of one person."""
    while not seat.is_over:
        side = next(one for one in seat.sides if one.legal)
        await seat.move(side.legal[-1].code, seat=side.seat)


async def finished_game(client):
    table = await client.make_table("cardline")
    async with client.sit_at(table.id) as seat:
        await seat.say("sit", seat=1, name="B")
        await seat.start()
        await play(seat)
    return table.id, await record_of(client, table.id)


async def record_of(client, table):
    while True:  # the result is stored beside
        with contextlib.suppress(ServerError):
            return Record.read(await client.record(table))


async def play_on(client, table, **body):
    answer = await client.request("POST", f"/api/tables/{table}/play-on", body)
    return msgspec.json.decode(answer.content)


async def asked(client, path):
    return msgspec.json.decode((await client.request("GET", path)).content)


async def refused(code, doing):
    with pytest.raises(ServerError) as error:
        await doing
    assert error.value.code == code


def test_a_finished_game_is_played_on_with_its_true_cards(tmp_path):
    async def test(ala):
        old, record = await finished_game(ala)
        info = await play_on(ala, old, seat=1, step=2)
        assert info["plays_on"] == {"step": 2, "redrawn": False}
        assert info["friendly"] and info["hints"]
        assert [chair["kind"] for chair in info["chairs"]] == ["bot", "person"]
        async with ala.sit_at(info["id"]) as seat:
            await seat.start()
            while not seat.is_over:
                mine = [one for one in seat.sides if one.legal]
                if mine:
                    await seat.move(mine[0].legal[0].code, seat=mine[0].seat)
                else:
                    await seat.next()
        again = await record_of(ala, info["id"])
        assert again.position == position_of(record.replay(2))
        assert (await asked(ala, f"/api/tables/{info['id']}/verify"))["fits"]

    run(tmp_path, test, "Ala")


def test_friends_get_empty_chairs_and_redrawn_cards_keep_what_the_seat_knew(tmp_path):
    async def test(ala):
        old, record = await finished_game(ala)
        info = await play_on(ala, old, seat=0, step=1, redrawn=True, friends=True)
        assert info["plays_on"] == {"step": 1, "redrawn": True}
        assert [chair["kind"] for chair in info["chairs"]] == ["person", "empty"]
        async with ala.sit_at(info["id"]) as seat:
            await seat.say("sit", seat=1, name="B")
            await seat.start()
            assert seat.view == plain(record.replay(1).view(0))
        await refused("not-found", play_on(ala, old, seat=0, step=10_000))
        await refused("not-now", play_on(ala, old, seat=0, step=len(record.turns)))
        await refused("not-now", play_on(ala, old, seat=5, step=1))

    run(tmp_path, test, "Ala")


def test_a_running_game_is_played_on_only_where_help_is_allowed(tmp_path):
    async def test(ala, ben):
        rated = await ala.make_table("cardline")
        async with ala.sit_at(rated.id) as one, ben.sit_at(rated.id) as two:
            await two.say("sit", seat=1)
            await two.ready()
            await one.start()
            await refused("no-hints", play_on(ala, rated.id, seat=0))
            await refused("not-your-seat", play_on(ala, rated.id, seat=1))
        alone = await ala.make_table("cardline")
        async with ala.sit_at(alone.id) as seat:
            await seat.say("sit", seat=1, name="B")
            await seat.start()
            await refused("not-your-seat", play_on(ben, alone.id, seat=0))
            await refused("stale", play_on(ala, alone.id, seat=0, step=3))
            info = await play_on(ala, alone.id, seat=0)
            assert info["plays_on"] == {"step": 0, "redrawn": True}, "never the true cards"

    run(tmp_path, test, "Ala", "Ben")


def test_a_question_shows_what_the_player_knew_and_the_coach_answers(tmp_path):
    async def test(ala):
        old, record = await finished_game(ala)
        found = await asked(ala, f"/api/tables/{old}/question/1")
        seat = record.turns[1].seat
        state = record.replay(1)
        assert found["seat"] == seat
        assert found["side"]["view"] == plain(state.view(seat))
        moves = [one["notation"] for one in found["side"]["legal"]]
        assert moves == [str(one) for one in state.legal(seat)]
        path = f"/api/tables/{old}/question/1/answer?move="
        answer = await asked(ala, path + moves[0])
        assert answer["made"] == str(record.turns[1].move)
        assert answer["judgement"]["played"] == moves[0]
        assert answer["judgement"] == plain(judge_instead(record, 1, state.legal(seat)[0], TINY))
        await refused("bad-move", asked(ala, path + "place 99@99"))
        await refused("bad-move", asked(ala, path + "nonsense"))
        await refused("not-found", asked(ala, f"/api/tables/{old}/question/{len(record.turns)}"))

    run(tmp_path, test, "Ala")


@pytest.mark.parametrize("game_id", stolik.games())
def test_redrawn_positions_do_not_depend_on_what_the_seat_cannot_know(game_id):
    """A position is sent to nobody before its game is over, and even then it tells no secret."""
    game = stolik.load(game_id)
    mind = game.mind("random")
    compared = hidden = 0
    for options in game.variants():
        table = Table(game, min(3, game.seats[-1]), options)
        for number, state in enumerate(walk(table, 3, 60), 1):
            if state.is_over or number % 7:
                continue
            for seat in range(state.seats):
                twin = mind.imagine(state, seat, FastStream(number))
                seed = bytes([number % 256]) * 32
                first, second = (position_of(redrawn(one, seat, seed)) for one in (state, twin))
                assert first == second, f"move {number}, seat {seat}"
                compared += 1
                hidden += first != position_of(state)
    assert compared > 0
    assert hidden > 0, "nothing was drawn anew"

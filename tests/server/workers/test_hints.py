"""Hints at a live table: asked for on the socket, fetched by the player alone; and moves undone."""

from __future__ import annotations

import pytest

from bots.review.played import TINY
from server.workers.test_reviews import run
from stolik.client import ServerError
from stolik.review.hints import hint_of
from stolik.server.workers import reviews


@pytest.fixture(autouse=True)
def shallow(monkeypatch):
    """Tests have no worker processes, so this reaches the work: some trials are enough."""
    monkeypatch.setattr(
        reviews, "hint_of", lambda state, seat, step, seed: hint_of(state, seat, step, TINY, seed)
    )


def test_a_hint_is_fetched_after_it_was_asked_for(tmp_path):
    async def test(ala):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as seat:
            await seat.say("sit", seat=1, name="B")
            await seat.say("configure", hints=True)
            await seat.start()
            mine = next(one for one in seat.sides if one.legal)
            path = f"/api/tables/{table.id}/hint?seat={mine.seat}"
            with pytest.raises(ServerError):
                await ala.request("GET", path)
            found = []
            for step in (1, 2, 3):
                await seat.say("ask-hint", seat=mine.seat, step=step)
                answer = (await ala.request("GET", path)).json()
                assert answer["step"] == step
                found.append(answer["hint"])
            notations = {one.notation for one in mine.legal}
            assert {one["move"] for one in found[0]["among"]} <= notations
            assert found[0]["move"] is None
            assert found[1]["move"]["move"] == found[2]["move"]["move"]
            assert found[2]["why"]
            with pytest.raises(ServerError):
                await ala.request("GET", f"/api/tables/{table.id}/hint?seat={1 - mine.seat}")

    run(tmp_path, test)


def test_a_move_is_undone_over_the_wire_and_the_game_verifies(tmp_path):
    async def test(ala):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as seat:
            await seat.say("sit", seat=1, name="B")
            await seat.start()
            mine = next(one for one in seat.sides if one.legal)
            before = mine.view
            await seat.move(mine.legal[0].code, seat=mine.seat)
            await seat.say("undo", seat=mine.seat)
            again = next(one for one in seat.sides if one.legal)
            assert (again.seat, again.view) == (mine.seat, before)
            while not seat.is_over:
                side = next(one for one in seat.sides if one.legal)
                await seat.move(side.legal[-1].code, seat=side.seat)
        await ala.request("GET", f"/api/tables/{table.id}/result")
        assert "undone-1 = " in await ala.record(table.id)
        verdict = (await ala.request("GET", f"/api/tables/{table.id}/verify")).json()
        assert verdict["fits"]
        replay = (await ala.request("GET", f"/api/tables/{table.id}/replay")).json()
        told = [one["phrase"]["id"] for line in replay["log"] for one in line["told"]]
        assert any(one.startswith("table-undone") for one in told)

    run(tmp_path, test)

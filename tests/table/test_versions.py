"""A table goes on under the rules it was begun with; its next round has the newest ones."""

from __future__ import annotations

import msgspec
import pytest

from stolik.kernel.record import Record
from stolik.kernel.registry import load, load_version
from stolik.table.actions.deal import ListClosed
from stolik.table.actions.moves import MakeMove
from stolik.table.errors import TableError
from stolik.table.record import record_of
from stolik.table.table import Table
from table import requests
from table.tables import SECRET, ScriptedTable, again, condition

GAME = "call-to-adventure"


def begun_before(version: int = 1) -> ScriptedTable:
    """A table whose log was written when this was the newest version."""
    live = ScriptedTable(game=GAME, version=version)
    live.seat_two()
    live.commit("ben")
    closed = requests.start(live.table, "ala", live.commitment("ala"))
    assert isinstance(closed, ListClosed)
    live.happen(msgspec.structs.replace(closed, version=None), "ala")
    for player in ("ala", "ben"):
        live.reveal(player)
    return live


def finish(live: ScriptedTable) -> None:
    while live.table.status == "playing":
        live.move()


def test_a_table_goes_on_under_the_version_it_was_begun_with():
    live = begun_before()
    assert live.table.state.game is load_version(GAME, 1)

    finish(live)

    record = record_of(live.table)
    assert record.version == 1
    assert Record.read(record.text()).verify().game.version == 1
    assert condition(again(live.log))["outcome"] == live.table.outcome


def test_the_next_round_is_played_by_the_newest_rules():
    live = begun_before()
    finish(live)
    live.happen(requests.rematch(live.table, "ala", SECRET), "ala")
    live.commit("ben")
    live.begin()

    newest = load(GAME)
    assert live.table.state.game is newest
    assert live.table.version == newest.version
    assert f"version = {newest.version}" in live.table.deal.closed.text().split("\n")
    assert again(live.log).state.game is newest


def test_a_table_of_an_unsupported_version_can_be_read_but_not_played():
    live = begun_before(version=99)
    table: Table = live.table
    assert (table.status, table.game, table.state) == ("playing", None, None)
    with pytest.raises(TableError) as caught:
        requests.ask(table, "ala", MakeMove, seq=table.seq, code=0)
    assert caught.value.code == "version-gone"


def test_an_unsupported_version_does_not_stop_the_next_round():
    live = ScriptedTable(game=GAME, version=99)
    live.start()
    assert live.table.state.game is load(GAME)

"""Games recorded under earlier rules play out to the same end today."""

from __future__ import annotations

import pytest

import stolik
from museum.ends import ENDS
from museum.recorded_games import FOLDER, layout_digest, layouts, read, recorded_game
from museum.tables import tables_of
from stolik.kernel.record import Record

FILES = sorted(FOLDER.glob("*.jsonl.gz"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_recorded_games_end_as_they_ended(path):
    for recorded in read(path):
        record = Record.read(recorded.record)
        assert recorded_game(record, record.verify()) == recorded


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_way_to_end_every_variant_and_count_is_recorded(path):
    recorded = read(path)
    records = [Record.read(one.record) for one in recorded]
    game = stolik.load(records[0].game)

    assert {one.end for one in recorded} == set(ENDS[game.id])
    tables = [(record.seats, record.options) for record in records]
    for seats, options in tables_of(game):
        rules = game.rules(seats, options)
        assert any(
            seats == others and rules.options == game.rules(others, chosen).options
            for others, chosen in tables
        ), (seats, options)


@pytest.mark.parametrize("game_id", stolik.games())
def test_positions_are_written_as_the_layout_says(game_id):
    """Tables keep positions: when one is written otherwise, `Game.layout` has to be raised."""
    game = stolik.load(game_id)
    assert layouts()[f"{game_id} {game.layout}"] == layout_digest(game)


def test_the_museum_holds_all_games_and_at_least_two_hundred_records():
    games = {Record.read(one.record).game for path in FILES for one in read(path)}
    assert games == set(stolik.games())
    assert sum(len(read(path)) for path in FILES) >= 200

"""A game that was begun goes on under the rules it was begun with."""

from __future__ import annotations

import pickle

import pytest

import stolik
from stolik.kernel.record import Record, RecordError
from stolik.kernel.registry import UnknownVersion, load_version

ALL = [(name, version) for name in stolik.games() for version in stolik.load(name).versions]
OLDER = [(name, version) for name, version in ALL if version != stolik.load(name).version]


def played(name: str, version: int, moves: int = 5):
    game = load_version(name, version)
    state = game.new(2, seed=7)
    record = Record.begin(state, 7)
    for _ in range(moves):
        seat = state.deciders()[0]
        move = state.legal(seat)[0]
        state.apply(seat, move)
        record.add(seat, move)
    return state, record


@pytest.mark.parametrize("name", stolik.games())
def test_new_games_are_begun_under_the_newest_version(name):
    game = stolik.load(name)
    assert game.versions[-1] == game.version == game.new(2, 0).game.version
    assert list(game.versions) == sorted(game.versions)


@pytest.mark.parametrize(("name", "version"), ALL)
def test_a_record_says_its_version_and_is_replayed_under_it(name, version):
    state, record = played(name, version)
    assert record.version == version

    replayed = Record.read(record.text()).replay()

    assert replayed.game is state.game
    assert replayed.snapshot() == state.snapshot()


@pytest.mark.parametrize(("name", "version"), ALL)
def test_a_state_is_copied_to_another_process_with_its_version(name, version):
    state, _ = played(name, version)
    there = pickle.loads(pickle.dumps(state))
    assert there.game is state.game
    assert there.snapshot() == state.snapshot()


@pytest.mark.parametrize(("name", "version"), OLDER)
def test_versions_share_one_catalogue_of_moves(name, version):
    """Live tables store moves by number."""
    assert stolik.load(name).moves == load_version(name, version).moves
    assert load_version(name, version).under(stolik.load(name).version) is stolik.load(name)


def test_a_version_that_is_not_supported_is_named_with_those_that_are():
    with pytest.raises(UnknownVersion, match=r"call-to-adventure .* version 99, only under 1, 2"):
        load_version("call-to-adventure", 99)


def test_a_record_of_an_unsupported_version_is_read_as_text_but_not_replayed():
    _, record = played("blank", stolik.load("blank").version)
    line = f"version = {record.version}"
    text = record.text().replace(line, "version = 99").replace("draw", "redraw 17")

    unsupported = Record.read(text)

    assert unsupported.text() == text
    with pytest.raises(RecordError, match=r"version 99 of blank; supported here: .* as text"):
        unsupported.replay()


def test_a_damaged_record_of_an_unsupported_version_names_the_line():
    _, record = played("cardline", stolik.load("cardline").version)
    text = record.text().replace(f"version = {record.version}", "version = 99")
    with pytest.raises(RecordError, match=r"moves are missing|has 4|speaks of 5 moves"):
        Record.read(text.replace(text.splitlines()[-2] + "\n", ""))

"""What a game may bring beside its rules, asked of every game that is registered."""

from __future__ import annotations

import subprocess
import sys
from io import StringIO

import msgspec
import pytest
from rich.console import Console

import stolik
from contract.higher import Higher
from contract.players import Table, random_move
from stolik.adapters.vectors import layout, vector
from stolik.boards import board_of
from stolik.kernel.entropy import FastStream
from stolik.kernel.refusal import IllegalMove
from stolik.kernel.seat import TABLE
from stolik.text import LANGUAGES, Speaker

GAMES = [stolik.load(name) for name in stolik.games()]
ids = [game.id for game in GAMES]


def drawn(game, state, seat, language):
    voice = Speaker(language, ["stolik.text", "stolik.cli", game.package], ["Ala"] * 8)
    console = Console(width=120, file=StringIO(), record=True)
    console.print(board_of(game).draw(state.view(seat), voice, state))
    return console.export_text()


@pytest.mark.parametrize("game", [*GAMES, Higher()], ids=[*ids, "higher"])
def test_every_game_is_drawn_in_a_terminal_for_players_and_spectators(game):
    state = game.new()
    for seat in (0, None):
        assert drawn(game, state, seat, "en").strip()


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_every_game_of_ours_writes_its_views_as_vectors_of_one_length(game):
    rules = game.rules(game.default_seats())
    fields = layout(rules)
    state = game.new(rules.seats)
    for seat in range(rules.seats):
        assert len(vector(state.view(seat), seat, rules)) == fields[-1].start + fields[-1].size


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_a_box_can_be_sent_in_every_language(game):
    for language in LANGUAGES:
        box = game.box(language)
        assert box is None or msgspec.json.encode(box)


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_proofs_and_removals_are_moves_that_the_table_may_make(game):
    state = game.new()
    for proof in game.chat_proofs(state):
        assert state.refusal(TABLE, game.moves[proof.code]) is None
    for seat in range(state.rules.seats):
        move = game.removal(state, seat)
        assert move is None or state.refusal(TABLE, move) is None


def played_to_the_end(table, seed):
    """A random game's moves and its last state."""
    state, luck, turns = table.new(seed), FastStream(seed + 1), []
    while not state.is_over:
        turns.append(random_move(state, luck))
        state.apply(*turns[-1])
    return turns, state


@pytest.mark.parametrize("game", [*GAMES, Higher()], ids=[*ids, "higher"])
def test_a_result_has_a_cell_for_every_seat_and_is_said_in_every_language(game):
    table = Table(game, game.default_seats(), {})
    for seed in (1, 2, 3):
        _, end = played_to_the_end(table, seed)
        columns = game.columns(end)
        assert columns
        assert all(len(column.cells) == table.seats for column in columns)
        for language in LANGUAGES:
            voice = Speaker(language, ["stolik.text", game.package], ["Ala"] * 8)
            for column in columns:
                assert voice.tell(column.heading)
                assert all(voice.tell(cell) for cell in column.cells)


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_a_moment_of_a_finished_game_is_one_of_its_moves_and_can_be_told(game):
    table = Table(game, game.default_seats(), {})
    found = []
    for seed in range(4):
        turns, _ = played_to_the_end(table, seed)
        moment = game.highlight(table.new(seed), turns)
        assert moment == game.highlight(table.new(seed), turns)
        if moment is None:
            continue
        found.append(moment)
        assert 1 <= moment.step <= len(turns)
        assert 0 <= moment.seat < table.seats
        assert msgspec.json.encode(moment)
        for language in LANGUAGES:
            voice = Speaker(language, ["stolik.text", game.package], ["Ala"] * 8)
            assert "$" not in voice.tell(moment.phrase)
    assert found, "in four games nothing stood out"


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_what_is_counted_is_counted_for_every_seat_and_has_a_heading(game):
    """Over all variants of its rules each topic is tried by somebody, and never won too often."""
    tried = set()
    for options in game.variants():
        table = Table(game, game.default_seats(options), options)
        turns, _ = played_to_the_end(table, 5)
        counted = game.tallies(table.new(5), turns)
        assert len(counted) == table.seats
        assert counted == game.tallies(table.new(5), turns)
        for tally in (one for seat in counted for one in seat):
            assert 0 <= tally.hits <= tally.of
            tried |= {tally.topic} if tally.of else set()
            label = "" if tally.name or not tally.part else f"tally-{tally.topic}-{tally.part}"
            for language in LANGUAGES:
                voice = Speaker(language, ["stolik.text", game.package])
                for message in (f"tally-{tally.topic}", f"tally-{tally.topic}.hint", label):
                    assert not message or voice.say(message)
        topics = {one.topic for seat in counted for one in seat}
    assert tried == topics


def test_the_smallest_game_brings_nothing_and_can_be_asked_everything():
    game = Higher()
    state = game.new()
    assert game.board() is None
    assert game.box("en") is None
    assert game.pack_files() is None
    assert game.pictures() is None
    assert not game.has_library()
    assert not game.has_unasked_moves()
    assert tuple(game.chat_proofs(state)) == ()
    assert not game.is_time_out(game.moves[0])
    assert game.removal(state, 0) is None
    assert game.highlight(state, ()) is None
    assert game.tallies(state, ()) == ()
    with pytest.raises(LookupError, match="write_vector"):
        layout(game.rules(2))
    with pytest.raises(IllegalMove):
        state.apply(TABLE, game.moves[0])


def test_boards_and_vectors_are_imported_only_when_asked_for():
    code = (
        "import sys, stolik; [stolik.load(name).new() for name in stolik.games()];"
        "print([name for name in sys.modules if name.startswith('stolik.boards')"
        " or name.startswith('stolik.games.') and name.endswith(('.board', '.vector'))])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"

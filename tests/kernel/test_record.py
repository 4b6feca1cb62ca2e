"""Records: readable, exact, and clear about every mistake in them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stolik
from stolik.kernel.entropy import FastStream
from stolik.kernel.record import Record, RecordError

GAME = stolik.load("cardline")


def played(seed: int | bytes = 5, moves: int | None = None) -> Record:
    state = GAME.new(3, seed, {"pack": "classics", "attribute": "iq"})
    record = Record.begin(state, seed, {"player 0": "Żaneta", "player 1": "Bob"})
    luck = FastStream(1)
    while not state.is_over and (moves is None or len(record.turns) < moves):
        seat = state.deciders()[0]
        legal = state.legal(seat)
        move = legal[luck.below(len(legal))]
        state.apply(seat, move)
        record.add(seat, move)
    if state.is_over:
        record.finish(state)
    return record


def test_a_record_reads_like_this():
    assert played(moves=3).text() == (
        "# Stolik record, format 1\n"
        "game = cardline\n"
        "version = 1\n"
        "seats = 3\n"
        "seed = 5\n"
        'options = {"attribute": "iq", "pack": "classics"}\n'
        "player 0 = Żaneta\n"
        "player 1 = Bob\n"
        "\n"
        "2: place 2@1\n"
        "0: place 3@0\n"
        "1: place 1@2\n"
        "end after 3 moves\n"
    )


@pytest.mark.parametrize("seed", [5, -3, 2**70, bytes(range(32))])
@pytest.mark.parametrize("moves", [0, 7, None])
def test_reading_gives_back_exactly_what_was_written(seed, moves):
    record = played(seed, moves)

    assert Record.read(record.text()) == record


def test_any_moment_can_be_replayed():
    record = played()
    whole = record.replay()

    assert whole.is_over
    assert whole.outcome.ranks == record.ranks
    state = record.replay(0)
    for number, turn in enumerate(record.turns):
        assert record.replay(number) == state
        state.apply(turn.seat, turn.move)


def test_a_moment_that_does_not_exist_is_refused():
    with pytest.raises(RecordError, match="there is no move 99999"):
        played(moves=3).replay(99999)


def test_a_seed_that_is_still_secret_cannot_be_replayed():
    record = Record("cardline", 1, 2, None, {}, {"commitment": "ab" * 32})

    assert Record.read(record.text()) == record
    with pytest.raises(RecordError, match="still secret"):
        record.replay()


def broken(change) -> RecordError:
    lines = played().text().splitlines(keepends=True)
    with pytest.raises(RecordError) as caught:
        Record.read("".join(change(lines))).verify()
    assert caught.value.remedy
    return caught.value


def replaced(line: int, text: str):
    return lambda lines: [*lines[: line - 1], text + "\n", *lines[line:]]


@pytest.mark.parametrize(
    ("line", "text", "at", "problem"),
    [
        (1, "# something else", 1, "a record begins with"),
        (2, "game = chess", 2, "There is no game 'chess'"),
        (3, "version = one", 3, "is no number"),
        (3, "version = 99", 3, "version 99"),
        (4, "seats = 9", 4, "2 to 8 players"),
        (4, "seats = 3 = 3", 4, "is no number"),
        (5, "seed = pepper", 5, "is no seed"),
        (5, "seed = " + "zz" * 32, 5, "is no seed"),
        (6, "options = [", 6, "cannot be read"),
        (6, "options = []", 6, "cannot be read"),
        (6, 'options = {"colour": 1}', 0, "unknown field `colour`"),
        (6, 'options = {"cards": 3}', 0, "cards"),
        (7, "no separator", 7, "is no header"),
        (7, "seats = 3", 7, "given twice"),
        (10, "2 place 2@0", 10, "is no move"),
        (10, "2: place 2@0 now", 10, "Did you mean 'place 2@0"),
        (10, "3: place 2@0", 10, "seat 3 is not at this table"),
        (10, "1: place 2@0", 10, "CRD-14"),
        (10, "2: place 7@0", 10, "CRD-16"),
        (10, "table: place 2@0", 10, "may not play"),
    ],
)
def test_a_wrong_line_is_named_with_its_problem_and_a_remedy(line, text, at, problem):
    error = broken(replaced(line, text))

    assert error.line == at
    assert problem in str(error)


@pytest.mark.parametrize("name", ["game", "version", "seats"])
def test_a_missing_header_is_named(name):
    error = broken(lambda lines: [line for line in lines if not line.startswith(f"{name} =")])

    assert f"does not say '{name}'" in error.problem


def test_a_truncated_file_is_told_from_a_short_game():
    error = broken(lambda lines: lines[:20])

    assert error.line == 20
    assert "cut off after 11 moves" in error.problem
    assert "end after 11 moves" in error.remedy


def test_a_file_cut_in_its_header_is_refused():
    assert "does not end" in broken(lambda lines: lines[:5]).problem


def test_missing_moves_are_noticed():
    assert "moves and has" in broken(lambda lines: [*lines[:12], *lines[13:]]).problem


def test_something_after_the_end_is_refused():
    assert "follows the end" in broken(lambda lines: [*lines, "2: place 0@0\n"]).problem


def test_a_changed_result_is_caught():
    lines = played().text().splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("result"))

    swapped = "result = " + " ".join(reversed(lines[place].split()[2:]))
    if swapped == lines[place]:
        swapped = "result = 2 2 2"
    assert "the moves lead to" in broken(replaced(place + 1, swapped)).problem
    assert (
        "no result is written"
        in broken(lambda lines: [line for line in lines if not line.startswith("result")]).problem
    )
    assert "ranks" in broken(replaced(place + 1, "result = 1")).problem


def test_a_result_before_the_end_of_the_game_is_refused():
    record = played(moves=3)
    record.ranks = (1, 2, 3)

    with pytest.raises(RecordError, match="not over") as caught:
        Record.read(record.text()).verify()
    assert caught.value.line == 13


def test_moves_after_the_end_of_the_game_are_refused():
    record = played()
    record.add(0, GAME.moves[0])

    with pytest.raises(RecordError, match="already over"):
        record.replay()


def test_names_cannot_break_the_format():
    record = played(moves=1)
    record.headers["player 0"] = "Ann\n0: place 0@0"

    assert Record.read(record.text()).headers["player 0"] == "Ann 0: place 0@0"


@settings(max_examples=300)
@given(st.integers(0, 400), st.text(max_size=12), st.integers(0, 30))
def test_no_damage_leads_to_anything_but_a_record_or_a_clear_error(place, junk, cut):
    text = played(moves=6).text()
    damaged = text[:place] + junk + text[place + cut :]
    try:
        Record.read(damaged).verify()
    except RecordError as error:
        assert error.problem
        assert error.remedy

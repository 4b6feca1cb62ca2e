"""Studies and bots from Python: what is natural works, what is wrong is told."""

from __future__ import annotations

import csv
import re

import pytest

from stolik.arena import run, study, tournament
from stolik.bots import make
from stolik.kernel.options import OptionError
from stolik.kernel.registry import load


def test_a_single_number_level_or_variant_needs_no_list():
    asked = study("all-in", seats=3, levels="casual", variants={"side": "B"}, games=4)

    assert asked == study("all-in", [3], ["casual"], [{"side": "B"}], games=4)


def test_without_a_number_the_fewest_compete_in_every_variant():
    """CTA-05."""
    both = [{"cooperative": True}, {"cooperative": False}]

    assert [table.seats for table in study("call-to-adventure", variants=both).tables] == [2, 2]
    assert study("call-to-adventure", seats=1).tables[0].seats == 1


def test_rows_go_to_a_path_that_is_a_text(tmp_path):
    run(study("cardline", games=2), str(tmp_path / "rows.csv"))

    with (tmp_path / "rows.csv").open(newline="") as stream:
        assert len(list(csv.DictReader(stream))) == 4


@pytest.mark.parametrize(
    ("asked", "reported"),
    [
        ({"levels": []}, "levels is empty: name at least one of random, casual, skilled, expert"),
        ({"levels": "genius"}, "'genius' is not a level; levels are random"),
        ({"levels": "expert,casual"}, "'expert,casual' is not a level"),
        ({"variants": []}, "variants is empty: [{}] plays the default rules"),
        ({"variants": ["mode=A"]}, "a variant is a dict of options such as {'side': 'B'}"),
        ({"seats": ["3"]}, "seats are whole numbers such as 3 or [2, 4], not '3'"),
        ({"seats": 9}, "illusion is for 2 to 5 players, not 9"),
        ({"games": 0}, "at least one game"),
    ],
)
def test_a_wrong_study_is_told_what_is_wrong(asked, reported):
    with pytest.raises((ValueError, TypeError), match=re.escape(reported)):
        study("illusion", **asked)


def test_a_seat_that_is_not_at_the_table_cannot_start():
    """CTA-R11: such a game would be begun at random, under the name of a seat."""
    with pytest.raises(OptionError, match="first=2: 2 players have the seats 0 to 1"):
        study("call-to-adventure", 2, variants={"first": 2})


@pytest.mark.parametrize(
    ("asked", "reported"),
    [
        ({"levels": "expert"}, "two different levels or more"),
        ({"levels": ["expert", "genius"]}, "'genius' is not a level"),
        ({"seats": [2]}, "one number of seats such as 3, not [2]"),
    ],
)
def test_a_wrong_tournament_is_told_what_is_wrong(asked, reported):
    with pytest.raises((ValueError, TypeError), match=re.escape(reported)):
        tournament("illusion", **asked)


@pytest.mark.parametrize("level", ["random", "skilled"])
@pytest.mark.parametrize("ask", ["choose", "explain"])
def test_a_bot_that_is_not_asked_says_whom_to_ask(level, ask):
    game = load("cardline")
    state = game.new(2, 1)
    waiting = 1 - state.deciders()[0]
    bot = make(level, game)

    with pytest.raises(ValueError, match=rf"seat {waiting} has nothing to decide.*deciders"):
        getattr(bot, ask)(bot.look(state, waiting))


@pytest.mark.parametrize("level", ["random", "skilled"])
def test_a_bot_of_another_game_says_which_it_plays(level):
    state = load("cardline").new(2, 1)
    seen = make("casual", "cardline").look(state, state.deciders()[0])
    stranger = make(level, "illusion")
    reported = (
        f"plays illusion, not cardline; make one with stolik.bots.make('{level}', 'cardline')"
    )

    with pytest.raises(ValueError, match=re.escape(reported)):
        stranger.choose(seen)
    with pytest.raises(ValueError, match=re.escape(reported)):
        stranger.look(state, 0)


@pytest.fixture(scope="module")
def blank():
    return run(study("blank", 2, ["random", "casual"], games=4)).totals


@pytest.mark.parametrize(
    ("asked", "reported"),
    [
        (lambda all_: all_.line(lambda line: line.level == "expert"), "levels: casual, random"),
        (lambda all_: all_.line(lambda line: line.seat == 2), "seats: 0 to 1"),
        (lambda all_: all_.pooled("genius"), "tables: 0 to 0"),
        (lambda all_: all_.effects.found("length", "cards"), "length: rules; decided: rules"),
        (lambda all_: all_.effects.found("size", "rules"), "the measure 'size'; there are length"),
    ],
)
def test_whoever_asks_for_nobody_is_told_who_is_there(blank, asked, reported):
    with pytest.raises(LookupError, match=re.escape(reported)):
        asked(blank)


def test_games_without_facts_say_so():
    totals = run(study("cardline", games=1)).totals

    with pytest.raises(LookupError, match="tell no facts"):
        totals.effects.found("score", "cards")

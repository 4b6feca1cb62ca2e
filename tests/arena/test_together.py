"""Tables that win or lose together: whole wins, no fair share, no ratings."""

from __future__ import annotations

import csv

import pytest

from stolik.arena import run, study, tournament
from stolik.arena.execution.study_player import Result
from stolik.arena.report import report
from stolik.arena.report.findings import sentences
from stolik.arena.report.words import GameSpeaker
from stolik.arena.statistics.totals import PARTS, Line, Tally
from stolik.arena.tournament import NoRivals
from stolik.cli import main
from stolik.kernel.registry import load

GAME = "call-to-adventure"


@pytest.fixture(scope="module")
def alone():
    return run(study(GAME, [1], ["casual"], games=12))


@pytest.fixture(scope="module")
def mixed(tmp_path_factory):
    """Three players together and against each other; the run and its rows."""
    out = tmp_path_factory.mktemp("together") / "rows.csv"
    variants = [{"cooperative": True}, {"cooperative": False}]
    done = run(study(GAME, [3], ["skilled"], variants, games=16), out)
    with out.open(newline="") as stream:
        return done, list(csv.DictReader(stream))


def test_only_call_to_adventure_plays_together_alone_or_by_agreement():
    """CTA-05: one player, or two to four who agreed on it, against an adversary."""
    game = load(GAME)

    assert game.is_together(1)
    assert game.is_together(4, {"cooperative": True})
    assert not game.is_together(2)
    assert not load("cardline").is_together(2)


def test_a_win_together_is_a_whole_win_for_everybody():
    tally = Tally()
    tally.add(Result(0, 0, ("casual",) * 3, 9, (1.0, 2.0, 3.0), (1, 1, 1), (0, 1, 2), None, True))
    lines = tally.totals().lines.values()

    assert [line.parts for line in lines] == [PARTS] * 3


def test_the_rows_say_so_too(mixed):
    done, rows = mixed
    wins = [float(row["win"]) for row in rows if row["variant"] == "cooperative=yes"]

    assert set(wins) == {0.0, 1.0}
    assert all(len(set(wins[at : at + 3])) == 1 for at in range(0, len(wins), 3))
    for seat in range(3):
        line = done.totals.line(lambda one, seat=seat: (one.table, one.seat) == (0, seat))
        assert line.wins.value == sum(wins[seat::3]) / 8


@pytest.mark.parametrize("language", ["en", "pl"])
def test_who_plays_alone_is_not_compared_with_a_fair_share(alone, language):
    speaker = GameSpeaker(language, load(GAME))
    reported = [*sentences(alone, speaker), report(alone, language)]

    for fair in ("fair share 100", "fair 100", "równy udział 100"):
        assert not any(fair in one for one in reported)
    assert speaker.say("finding-seats-fair") not in reported
    assert speaker.say("report-together") in reported[-1]
    assert speaker.say("report-by-seat") not in reported[-1]


def test_seats_are_compared_among_rivals_only(mixed):
    text = report(mixed[0], "en")

    assert text.count("fair share 33.3%") == 2, "the seats of the rivals, and those by variant"
    assert "Games won together" in text
    assert "Playing together, 3 players win" in text


def test_games_won_together_do_not_make_a_seat_look_strong():
    """Beside 300 common wins, seats that share 300 games fairly are still fair."""
    variants = [{"cooperative": True}, {"cooperative": False}]
    done = run(study(GAME, [3], ["random"], variants, games=2))
    done.totals.lines.clear()
    for seat in range(3):
        for table, won in ((0, 300), (1, 100)):
            line = Line(table, seat, "random", games=300, parts=won * PARTS)
            line.scores.add(0.0, 300)
            done.totals.lines[f"{table}/{seat}/random"] = line
    speaker = GameSpeaker("en", load(GAME))

    assert speaker.say("finding-seats-fair") in sentences(done, speaker)
    assert "Playing together, 3 players win 100.0% (98.7–100.0%) of their games." in sentences(
        done, speaker
    )


def test_levels_that_win_together_win_as_often_as_their_table(capsys):
    """Three players of two levels: as many games, and as sure, as the table's own figure."""
    levels = ["casual", "random"]
    done = run(study(GAME, [3], levels, [{"cooperative": True}], games=24))
    table = done.totals.line(lambda line: line.seat == 0).wins
    for level in levels:
        pooled = done.totals.pooled(level)
        assert pooled.games == 24
        assert pooled.wins == table
    text = report(done, "en")
    assert text.count("<td>24</td>") == 2


def test_a_tournament_needs_rivals(capsys):
    with pytest.raises(NoRivals):
        tournament(GAME, seats=1)
    with pytest.raises(NoRivals):
        tournament(GAME, seats=2, options={"cooperative": True})
    assert tournament(GAME).tables[0].seats == 2

    words = ["tournament", GAME, "--seats", "2", "--set", "cooperative=yes"]
    assert main([*words, "--lang", "en"]) == 2
    assert "wins or loses together" in capsys.readouterr().err
    assert main([*words, "--lang", "pl"]) == 2
    assert "przegrywają razem" in capsys.readouterr().err

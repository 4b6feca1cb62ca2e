"""Reports: one file, the right figures, both languages."""

from __future__ import annotations

import re

import msgspec
import pytest

from stolik.arena import run, study, tournament
from stolik.arena.report import report
from stolik.arena.report.charts import histogram
from stolik.arena.report.findings import sentences
from stolik.arena.report.words import GameSpeaker, share_text
from stolik.arena.statistics.spread import Spread
from stolik.arena.statistics.totals import PARTS, Duel, Line
from stolik.arena.tournament import standings
from stolik.kernel.registry import load


@pytest.fixture(scope="module")
def sides():
    variants = [{"side": "A"}, {"side": "B"}]
    return run(study("all-in", [2, 3], ["casual", "random"], variants, games=24))


@pytest.fixture(scope="module")
def league():
    return run(tournament("illusion", ["random", "casual", "skilled"], 2, games=10))


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("name", ["sides", "league"])
def test_a_report_needs_nothing_from_outside(name, language, request):
    text = report(request.getfixturevalue(name), language)

    assert not re.search(r"https?:|//\w|@import|url\(|<link|<script|<img|src=", text)
    assert text.count("<svg") >= 5
    assert text.count("<section") == text.count("</section>")
    assert f'<html lang="{language}">' in text


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_report_has_the_figures_of_the_study(sides, language):
    text = report(sides, language)
    speaker = GameSpeaker(language, load("all-in"))
    for level in ("casual", "random"):
        for seats in (2, 3):
            tables = {at for at, one in enumerate(sides.study.tables) if one.seats == seats}
            pooled = sides.totals.pooled(level, tables.__contains__)
            assert share_text(speaker, pooled.wins) in text
    assert ("24 games" if language == "en" else "24 gry") in text


def test_all_in_has_its_sides_compared(sides):
    assert "Sides A and B compared" in report(sides, "en")
    assert "Strony A i B: porównanie" in report(sides, "pl")
    assert "side B, for experts" in report(sides, "en")


def test_a_tournaments_report_has_ratings_and_duels(league):
    text = report(league, "en")
    for one in standings(league):
        assert f"{one.rating.value:.1f} (".replace("-", "−") in text
    assert "Who comes in ahead of whom" in text


@pytest.mark.parametrize(
    ("games", "head"), [(1, "gra"), (3, "gry"), (12, "gier"), (22, "gry"), (25, "gier")]
)
def test_polish_numbers_bring_their_own_form_of_the_noun(games, head):
    done = run(study("cardline", [2], games=games))
    text = report(done, "pl")
    decisions = done.totals.decisions
    few = decisions % 10 in (2, 3, 4) and decisions % 100 not in (12, 13, 14)

    assert f"<b>{games}</b><span>{head}</span>" in text
    assert f"<span>{'decyzje' if few else 'decyzji'}</span>" in text


def test_polish_numbers_have_a_decimal_comma(sides):
    assert not re.search(r">\s*\d+\.\d", report(sides, "pl"))


def test_the_same_study_gives_the_same_report(sides):
    again = run(sides.study, workers=2)

    assert report(again, "pl") == report(sides, "pl")


def test_what_players_may_type_is_shown_as_text():
    asked = study("all-in", [2], games=1, variants=[{"side": "A"}])
    done = run(asked)
    asked.tables[0].options["side"] = "<script>alert(1)</script>"

    assert "<script" not in report(done, "en")


def seats_of(*wins: int, nobody: int = 0):
    """A study in which the seats won so many games, and nobody won the rest."""
    done = run(study("cardline", [len(wins)], games=1))
    done.totals.lines.clear()
    games = sum(wins) + nobody
    for seat, won in enumerate(wins):
        line = Line(0, seat, "random", games=games, parts=won * PARTS)
        line.scores.add(0.0, games)
        done.totals.lines[f"0/{seat}/random"] = line
    return done


def begun_by_lot(won: int, games: int):
    """A study of two in which whoever began won so many games, on both seats alike."""
    half = games // 2
    done = seats_of(half, half)
    for seat in range(2):
        line = Line(0, seat, "", games=half, parts=won * PARTS // 2)
        line.scores.add(0.0, half)
        done.totals.firsts[f"0/{seat}"] = line
    return done


@pytest.mark.parametrize(("language", "more", "less"), [
    ("en", "Whoever begins wins 60.0%", "less than"), ("pl", "Kto zaczyna", "mniej niż"),
])  # fmt: skip
def test_a_start_player_who_wins_too_often_is_found_though_all_seats_are_fair(language, more, less):
    """Who begins is drawn at random, so no seat shows it."""
    speaker = GameSpeaker(language, load("cardline"))
    (reported,) = sentences(begun_by_lot(1200, 2000), speaker)
    assert reported.startswith(more)
    (reported,) = sentences(begun_by_lot(800, 2000), speaker)
    assert less in reported
    assert speaker.say("report-first") in report(begun_by_lot(1200, 2000), language)
    (reported,) = sentences(begun_by_lot(1010, 2000), speaker)
    assert reported == speaker.say("finding-seats-and-first-fair")


def test_a_start_player_who_always_has_one_seat_is_that_seat():
    done = run(study("blank", [2], variants=[{"first": 0}], games=40))

    assert "Whoever begins" not in report(done, "en")
    assert "Neither a seat nor beginning" not in " ".join(
        sentences(done, GameSpeaker("en", load("blank")))
    )


@pytest.mark.parametrize("name", ["all-in", "blank", "call-to-adventure", "cardline", "illusion"])
def test_every_game_tells_who_begins(name):
    done = run(study(name, [2], games=24))

    assert sum(line.games for line in done.totals.firsts.values()) == 24
    assert {line.seat for line in done.totals.firsts.values()} == {0, 1}


@pytest.mark.parametrize(("ahead", "is_apart"), [(44, True), (35, False), (16, False)])
def test_levels_are_told_apart_by_their_games_too(league, ahead, is_apart):
    """73.3 % (61.0–82.9) is more than half, whatever the ratings' intervals do."""
    best, second, third = [one.level for one in standings(league)]
    rating = {best: (30.0, 2.0), second: (29.0, 2.0), third: (0.0, 0.1)}
    duels = dict(league.totals.duels)
    for pair in (f"{best}/{second}", f"{second}/{best}"):
        if pair in duels:
            found = Duel(ahead, 0, 60 - ahead, 60)
            duels[pair] = found if pair.startswith(best) else found.turned
    totals = msgspec.structs.replace(league.totals, duels=duels)
    done = msgspec.structs.replace(league, totals=totals, ratings=rating)
    reported = sentences(done, GameSpeaker("en", load("illusion")))[0]

    assert ("can be told apart:" in reported) == is_apart
    assert (f"“{best}” and “{second}” cannot" in reported) != is_apart


def test_a_seat_that_wins_too_often_is_found():
    speaker = GameSpeaker("en", load("cardline"))

    assert "Seat 1 of 4 players wins 30.0%" in sentences(seats_of(300, 240, 230, 230), speaker)[0]
    assert "less than the fair 25.0%" in sentences(seats_of(180, 270, 275, 275), speaker)[0]


def test_who_looks_at_many_seats_needs_more_than_one_odd_one():
    """147 of 1000 leaves the interval of one seat, but one seat in eight often does."""
    speaker = GameSpeaker("en", load("cardline"))
    done = seats_of(147, 122, 122, 122, 122, 122, 122, 121)

    assert not done.totals.lines["0/0/random"].wins.holds(1 / 8)
    assert "No seat" in sentences(done, speaker)[0]


def marked(text: str, title: str) -> list[bool]:
    """Which bars of a section of the report are dark."""
    part = text.split(f"<h2>{title}</h2>")[1].split("</section>", maxsplit=1)[0]
    return [kind == "bar marked" for kind in re.findall(r'class="(bar[ a-z]*)"', part)]


def test_the_bars_say_what_the_sentence_says():
    """A seat that is odd by itself, but not among eight, is not marked; a worse one is."""
    for wins, dark in ((147, False), (180, True)):
        done = seats_of(wins, *[122] * 7)
        assert not done.totals.lines["0/0/random"].wins.holds(1 / 8)
        reported = sentences(done, GameSpeaker("en", load("cardline")))[0]

        assert ("No seat" not in reported) == dark
        assert marked(report(done, "en"), "Win rate by seat") == [dark, *[False] * 7]


def test_games_that_nobody_wins_are_a_part_of_no_seats_fair_share():
    """All In's heirs leave some games without a winner; 45 % each is fair then."""
    done = seats_of(27_000, 27_100, nobody=5_900)
    text = report(done, "en")

    assert "No seat" in sentences(done, GameSpeaker("en", load("cardline")))[0]
    assert "fair share 45.1%" in text
    assert marked(text, "Win rate by seat") == [False, False]
    unfair = sentences(seats_of(28_000, 26_100, nobody=5_900), GameSpeaker("en", load("cardline")))
    assert "more than the fair 45.1%" in unfair[0]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_who_keeps_the_seat_is_a_level_and_the_seat_gets_no_blame(language):
    variants = [{"cards": 4}, {"cards": 5}]
    levels = ["skilled", "random"]
    asked = study("cardline", [2], levels, variants, games=40, is_rotated=False)
    done = run(asked)
    speaker = GameSpeaker(language, load("cardline"))
    text, reported = report(done, language), sentences(done, speaker)

    assert speaker.say("finding-fixed") in reported
    assert not any(speaker.say("report-seat", number=1) in one for one in reported)
    assert speaker.say("report-by-seat") not in text
    assert speaker.say("report-by-level-fixed") in text
    assert speaker.say("report-by-level-why") not in text


def test_who_keeps_the_seat_among_equals_shows_what_the_seat_does():
    done = run(study("cardline", [2], ["random"], games=40, is_rotated=False))

    assert "Win rate by seat" in report(done, "en")
    assert "seat" in sentences(done, GameSpeaker("en", load("cardline")))[0]


def test_points_are_shown_apart_for_each_level_table_and_variant(sides):
    part = report(sides, "en").split("<h2>Points</h2>")[1].split("</section>")[0]

    assert part.count("<h3>") == part.count("<svg") == 8
    assert "casual, 3 players, Help cards: side B, for experts" in part
    assert "random, 2 players, Help cards: side A, as in poker" in part


def test_a_bar_stands_for_the_value_it_names():
    """Wins that two, three or four share are not wins of nobody."""
    spread = Spread()
    for value, times in ((0.0, 40), (1 / 4, 4), (1 / 3, 6), (1 / 2, 10), (1.0, 40)):
        spread.add(value, times)
    chart = histogram(spread, "points", lambda one: f"{one:.2f}", lambda one: f"{one:.0%}")
    reported = re.findall("<title>(.*?)</title>", chart)

    assert reported == ["0.00: 40%", "0.25: 4%", "0.33: 6%", "0.50: 10%", "1.00: 40%"]


def test_fractions_that_are_too_many_to_tell_apart_stand_in_bins_with_both_ends():
    spread = Spread()
    for eighth in range(800):
        spread.add(eighth / 8)
    chart = histogram(spread, "points", lambda one: f"{one:.0f}", lambda one: f"{one:.0%}")

    assert "<title>≥ 0, &lt; 4: 4%</title>" in chart


@pytest.mark.parametrize("name", ["cardline", "blank"])
def test_points_that_are_just_wins_are_not_averaged_again(name):
    text = report(run(study(name, [2], games=20)), "en")

    assert "points, on average" not in text
    assert "<h2>Points</h2>" in text


def test_two_games_do_not_tell_variants_apart():
    """One game each has no spread of its own, and says nothing about the next one."""
    done = run(study("all-in", [2], ["random"], [{"side": "A"}, {"side": "B"}], games=2))

    assert not any("side" in one for one in sentences(done, GameSpeaker("en", load("all-in"))))

"""Intervals and sums: known values, any order, any pieces."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from stolik.arena.execution.study_player import Result
from stolik.arena.interval import Interval, wilson
from stolik.arena.statistics.quantile import student, t_for, z_for
from stolik.arena.statistics.spread import MOST_BINS, Spread
from stolik.arena.statistics.totals import PARTS, Tally, Totals, decode, encode


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # Newcombe 1998 (Statistics in Medicine 17), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilson_intervals_are_the_published_ones(successes, trials, low, high):
    found = wilson(successes, trials)

    assert found.value == successes / trials
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


@pytest.mark.parametrize(
    ("error", "freedom", "quantile"),
    [
        # The table of every textbook, and two figures further out in the tails.
        (0.05, 1, 12.706),
        (0.05, 2, 4.303),
        (0.05, 5, 2.571),
        (0.05, 10, 2.228),
        (0.05, 30, 2.042),
        (0.05, 120, 1.980),
        (0.01, 4, 4.604),
        (0.01, 60, 2.660),
        (0.001, 3, 12.924),
        (0.001, 10, 4.587),
        (0.001, 40, 3.551),
    ],
)
def test_students_quantiles_are_those_of_the_table(error, freedom, quantile):
    assert student(error, freedom) == pytest.approx(quantile, abs=6e-4)


def test_with_many_degrees_of_freedom_t_is_normal():
    assert t_for(1e5, looks=40) == pytest.approx(z_for(40), abs=1e-4)
    assert t_for(1e9) == z_for(1)


def test_without_games_nothing_is_known():
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_moments_are_exact_and_the_order_does_not_matter():
    values = [random.Random(3).uniform(-1e6, 1e6) for _ in range(50)] + [0.1] * 30 + [1e15]
    forwards, backwards = Spread(), Spread()
    for value in values:
        forwards.add(value)
    for value in reversed(values):
        backwards.add(value)

    assert encode(forwards) == encode(backwards)
    assert forwards.sample.total == sum(map(Fraction, values))


def test_pieces_join_to_the_whole_however_they_are_cut():
    luck = random.Random(5)
    values = [luck.randrange(-3000, 9000) for _ in range(900)]
    whole = Spread()
    for value in values:
        whole.add(value)
    for cut in (1, 450, 899):
        one, other = Spread(), Spread()
        for value in values[:cut]:
            one.add(value)
        for value in values[cut:]:
            other.add(value)
        other.join(one)
        assert encode(other) == encode(whole)


def test_a_histogram_never_has_more_than_its_bins():
    spread = Spread()
    for value in range(20_000):
        spread.add(value)

    assert len(spread.bins) <= MOST_BINS
    assert sum(spread.bins.values()) == spread.count == 20_000


def test_a_histogram_keeps_values_apart_while_it_can():
    spread = Spread()
    for value, times in ((0.0, 5), (1 / 4, 4), (1 / 3, 3), (1 / 2, 2), (1.0, 6), (-0.0, 1)):
        spread.add(value, times)

    assert spread.bins == {0.0: 6, 1 / 4: 4, 1 / 3: 3, 1 / 2: 2, 1.0: 6}
    assert not spread.is_whole
    assert decode(encode(spread), Spread) == spread


def test_fractions_join_to_the_same_bins_however_they_are_cut():
    luck = random.Random(6)
    values = [luck.randrange(-900, 900) / 8 for _ in range(600)]
    whole = Spread()
    for value in values:
        whole.add(value)
    for cut in (1, 90, 300, 599):
        one, other = Spread(), Spread()
        for value in values[:cut]:
            one.add(value)
        for value in values[cut:]:
            other.add(value)
        one.join(other)
        assert encode(one) == encode(whole)
    assert whole.width >= 1


def test_the_mean_is_that_of_the_textbook():
    spread = Spread()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        spread.add(value)

    assert spread.mean.value == 5


def game(winners, ranks, levels=("expert", "random", "random"), scores=(3.0, 1.0, 3.0)) -> Result:
    return Result(0, 0, levels, 12, scores, ranks, winners)


def test_a_shared_win_is_shared_and_duels_count_places():
    tally = Tally()
    tally.add(game((0, 2), (1, 3, 1)))
    tally.add(game((1,), (2, 1, 2)))
    totals = tally.totals()

    assert totals.line(lambda line: line.seat == 0).parts == PARTS // 2
    assert totals.line(lambda line: line.seat == 1).parts == PARTS
    assert sum(line.parts for line in totals.lines.values()) == 2 * PARTS
    assert totals.pooled("random").wins.value == pytest.approx((1 / 2 + 1) / 4)
    assert totals.pooled("expert").wins.value == pytest.approx((1 / 2) / 2)
    assert totals.pooled().wins.value == pytest.approx(1 / 3)
    duel = totals.duels["expert/random"]
    assert (duel.ahead, duel.tied, duel.behind) == (1, 2, 1)
    assert duel.games == duel.turned.games == 2


def test_who_meets_the_same_level_twice_in_a_game_has_played_one_game():
    tally = Tally()
    for place in range(40):
        tally.add(game((0,), (1, 2, 2) if place < 30 else (3, 1, 1)))
    share, once = tally.totals().duels["expert/random"].share, wilson(30, 40)

    assert (share.value, share.low, share.high) == (once.value, once.low, once.high)


def played(scores, winners=None, levels=("random",) * 3, is_together=False) -> Totals:
    """The totals of games with these points."""
    tally = Tally()
    for own in scores:
        won = (own.index(max(own)),) if winners is None else winners
        tally.add(Result(0, 0, levels, 12, tuple(own), (1,) * 3, won, None, is_together))
    return tally.totals()


def test_points_that_players_take_from_each_other_leave_their_average_certain():
    """Three share 30 points whatever happens: nobody need doubt that 10 is the average."""
    luck = random.Random(8)
    games = []
    for _ in range(50):
        one = float(luck.randrange(25))
        games.append((one, 25 - one, 5.0))
    totals = played(games)

    assert totals.pooled().points == Interval(10.0, 10.0, 10.0)
    assert totals.line(lambda line: line.seat == 0).points.high > 10.0


def test_points_that_players_have_in_common_are_one_observation():
    """Three who always have the same points say no more than one of them."""
    luck = random.Random(9)
    games = [(float(luck.randrange(40)),) * 3 for _ in range(60)]
    totals = played(games, (), is_together=True)
    one = totals.line(lambda line: line.seat == 0).points

    assert totals.pooled().points == totals.pooled("random").points == one


def test_an_average_of_few_games_has_students_interval():
    spread = Spread()
    for value in (3, 5, 7):
        spread.add(value)

    assert spread.mean.high == pytest.approx(5 + 4.303 * 2 / 3**0.5, abs=1e-3)


def test_a_win_that_a_level_can_have_once_a_game_is_counted_by_games():
    """Two of three seats are random's: it wins 24 of 60 games, and each seat half of that."""
    levels = ("expert", "random", "random")
    winners = [(0,)] * 36 + [(1,)] * 12 + [(2,)] * 12
    tally = Tally()
    for won in winners:
        tally.add(Result(0, 0, levels, 12, (0.0,) * 3, (1,) * 3, won))
    found, once = tally.totals().pooled("random").wins, wilson(24, 60)

    assert (found.value, found.low, found.high) == (0.2, once.low / 2, once.high / 2)


@pytest.mark.parametrize(("scores", "has_points"), [((1.0, 0.0, 0.0), False), ((9.0, 3, 4), True)])
def test_points_that_are_just_wins_are_known_as_such(scores, has_points):
    assert played([scores] * 3).has_points == has_points


def test_shared_wins_are_just_wins_too():
    assert not played([(1 / 3, 1 / 3, 1 / 3)], winners=(0, 1, 2)).has_points


def test_a_game_that_beats_everybody_has_no_winner():
    tally = Tally()
    tally.add(game((), (1, 1, 1)))

    assert tally.totals().line(lambda line: True).parts == 0


def test_totals_survive_being_written():
    tally = Tally()
    tally.add(game((0,), (1, 3, 2), scores=(0.1, -7.25, 1e9)))
    totals = tally.totals()

    assert encode(decode(encode(totals), Totals)) == encode(totals)
    assert decode(encode(totals), Totals) == totals

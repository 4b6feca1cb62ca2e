"""The runes: faces and exact chances."""

import random
from itertools import product

import pytest

from stolik.games.call_to_adventure.cards import runes
from stolik.games.call_to_adventure.cards import vocabulary as v


def runes_of(kind: int, count: int) -> tuple[int, ...]:
    """The runes that are cast when `count` of a kind are; the special one comes last (CTA-R27)."""
    return tuple(range(kind * runes.PER_KIND, kind * runes.PER_KIND + count))


BASE = runes_of(v.BASE, 3)
DARK = runes_of(v.DARK, 3)


def added(count: int) -> tuple[int, ...]:
    """Base runes plus that many ordinary ability runes or dark runes."""
    ordinary = (0, 1, *DARK)
    return BASE + ordinary[:count]


def distribution(pool: tuple[int, ...]) -> list[int]:
    """The ways to every result from 0 upwards, out of 2 to the number of runes."""
    return runes.WAYS[runes.row_of_pool(pool)]


def mean(pool: tuple[int, ...]) -> float:
    """The mean result of a pool, rune by rune."""
    return sum(value for rune in pool for value, _ in faces(rune)) / 2


def faces(rune: int) -> set[tuple[int, int]]:
    """Both faces of a rune as (value, sign)."""
    return {(runes.VALUES[rune * 2 + face], runes.FACE_SIGNS[rune * 2 + face]) for face in (0, 1)}


def test_there_are_three_runes_of_each_of_eight_kinds():
    """CTA-10: 3 of each ability, 3 base, 3 dark, 24 in all."""
    kinds = [runes.kind_of(rune) for rune in range(runes.RUNE_COUNT)]

    assert [kinds.count(kind) for kind in range(8)] == [3] * 8


def test_base_runes_add_one_or_nothing_and_one_of_them_offers_a_card():
    """CTA-74, CTA-R5: +1, 0, and on exactly one rune 0 with a card of either kind."""
    assert faces(18) == faces(19) == {(1, runes.NO_SIGN), (0, v.SHOWS_NOTHING)}
    assert faces(20) == {(1, runes.NO_SIGN), (0, v.SHOWS_EITHER)}


@pytest.mark.parametrize("ability", range(6))
def test_first_and_second_ability_runes_add_two_or_one(ability):
    """CTA-76: +2 on one face, +1 on the other, nothing else."""
    for rune in (ability * 3, ability * 3 + 1):
        assert faces(rune) == {(2, runes.NO_SIGN), (1, runes.NO_SIGN)}


@pytest.mark.parametrize(
    ("ability", "sign"),
    [
        (v.STR, v.SHOWS_XP),  # CTA-77
        (v.CON, v.SHOWS_XP),  # CTA-78
        (v.DEX, v.SHOWS_ANTIHERO),  # CTA-79
        (v.CHA, v.SHOWS_ANTIHERO),  # CTA-80
        (v.INT, v.SHOWS_HERO),  # CTA-81
        (v.WIS, v.SHOWS_HERO),  # CTA-82
    ],
)
def test_special_runes_add_two_or_bring_their_sign(ability, sign):
    """CTA-77, CTA-78, CTA-79, CTA-80, CTA-81, CTA-82: +2, or 0 and the ability's sign."""
    special = runes_of(ability, 3)[-1]

    assert runes.is_special(special)
    assert faces(special) == {(2, runes.NO_SIGN), (0, sign)}


def test_dark_runes_add_two_with_corruption_or_one():
    """CTA-84: the higher face corrupts, the lower one has no side effect."""
    for rune in DARK:
        assert faces(rune) == {(2, v.SHOWS_CORRUPTION), (1, runes.NO_SIGN)}


def test_the_special_rune_comes_only_as_the_third():
    """CTA-58: with one or two symbols only ordinary runes are cast."""
    for ability in range(6):
        assert not any(runes.is_special(rune) for rune in runes_of(ability, 2))
        assert [runes.is_special(rune) for rune in runes_of(ability, 3)][-1]


@pytest.mark.parametrize(
    ("count", "least", "average_result", "most"),
    [(0, 0, 1.5, 3), (1, 1, 3, 5), (2, 2, 4.5, 7), (3, 3, 6, 9), (4, 4, 7.5, 11), (5, 5, 9, 13)],
)
def test_the_manuals_table_comes_out_exactly(count, least, average_result, most):
    """CTA-91, EX-6: minimum, mean and maximum for base runes and 0 to 5 more."""
    ways = distribution(added(count))
    reached = [result for result, number in enumerate(ways) if number]
    average = sum(result * number for result, number in enumerate(ways)) / sum(ways)

    assert (reached[0], average, reached[-1]) == (least, average_result, most)
    assert mean(added(count)) == average_result


def test_every_added_rune_raises_the_mean_by_the_printed_amount():
    """CTA-90: 1.5 for an ordinary or dark rune, 1 for a special one."""
    start = mean(BASE)
    for rune in range(18):
        assert mean((*BASE, rune)) - start == (1 if rune % 3 == 2 else 1.5)
    for rune in DARK:
        assert mean((*BASE, rune)) - start == 1.5


@pytest.mark.parametrize(
    ("count", "ways"),
    [
        (0, [1, 3, 3, 1]),
        (1, [1, 4, 6, 4, 1]),
        (2, [1, 5, 10, 10, 5, 1]),
        (3, [1, 6, 15, 20, 15, 6, 1]),
        (4, [1, 7, 21, 35, 35, 21, 7, 1]),
        (5, [1, 8, 28, 56, 70, 56, 28, 8, 1]),
    ],
)
def test_distribution_is_binomial(count, ways):
    """EX-7, CTA-R6: every face has the chance 1/2, so the ways are binomial."""
    assert distribution(added(count))[count:] == ways


def test_all_three_runes_of_one_ability_and_the_largest_pool():
    """EX-8, CTA-57, CTA-90: the ways with one special rune, and the bounds of twelve runes."""
    assert distribution(BASE + runes_of(v.STR, 3))[2:] == [1, 5, 11, 15, 15, 11, 5, 1]

    largest = BASE + runes_of(v.STR, 3) + runes_of(v.DEX, 3) + DARK
    ways = distribution(largest)
    assert len(largest) == 12
    assert (next(r for r, n in enumerate(ways) if n), len(ways) - 1) == (7, 21)
    assert mean(largest) == 14


@pytest.mark.parametrize(
    ("count", "difficulty", "ways", "total"),
    [
        (0, 3, 1, 8),
        (1, 3, 11, 16),
        (2, 4, 26, 32),
        (2, 5, 16, 32),
        (3, 6, 42, 64),
        (4, 8, 64, 128),
        (5, 9, 163, 256),
    ],
)
def test_chances_of_success(count, difficulty, ways, total):
    """EX-9: the ways to reach a difficulty or more."""
    pool = added(count)

    assert (sum(distribution(pool)[difficulty:]), 1 << len(pool)) == (ways, total)
    assert runes.chance(3, count, 0, difficulty) == ways / total


def test_the_forest_cannot_be_failed_with_a_dark_rune():
    """EX-3: with the dark rune difficulty 4 is certain, without it 63/64; 35/128 for a 7."""
    pool = BASE + runes_of(v.DEX, 1) + runes_of(v.WIS, 2)

    assert runes.chances_with_dark(pool, 4) == [63 / 64, 1.0, 1.0, 1.0]
    assert distribution((*pool, 21))[7] == 35


def test_a_difficulty_of_nothing_is_always_met_and_an_impossible_one_never():
    """Chances stay between none and all."""
    assert runes.chance(3, 0, 0, -1) == 1.0
    assert runes.chance(3, 0, 0, 4) == 0.0
    assert runes.chances_with_dark(BASE, 10) == [0.0, 0.0, 0.0, 0.0]
    assert runes.chance(3, 0, 0, 0) == 1.0


def test_exact_distribution_agrees_with_listing_every_cast():
    """CTA-R6: any pool, result and side effects, against all faces written out."""
    chooser = random.Random(7)
    for _ in range(12):
        others = [rune for rune in range(24) if rune not in BASE]
        pool = BASE + tuple(chooser.sample(others, chooser.randrange(7)))
        listed: dict[tuple[int, tuple[int, ...]], int] = {}
        for cast in product((0, 1), repeat=len(pool)):
            result = sum(runes.VALUES[r * 2 + f] for r, f in zip(pool, cast, strict=True))
            signs = [0] * 5
            for r, f in zip(pool, cast, strict=True):
                if v.SHOWS_XP <= runes.FACE_SIGNS[r * 2 + f] <= v.SHOWS_CORRUPTION:
                    signs[runes.FACE_SIGNS[r * 2 + f] - v.SHOWS_XP] += 1
            key = (result, tuple(signs))
            listed[key] = listed.get(key, 0) + 1

        exact = {(each.result, each.signs): each.ways for each in runes.outcomes(pool)}

        assert exact == listed
        assert sum(distribution(pool)) == 1 << len(pool)


def test_the_card_face_shows_in_half_of_all_casts():
    """EX-9, CTA-R5: one base rune carries it."""
    shown = sum(each.count(v.SHOWS_EITHER) * each.ways for each in runes.outcomes(BASE))

    assert shown / (1 << len(BASE)) == 0.5

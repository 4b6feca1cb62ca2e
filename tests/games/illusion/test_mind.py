"""Bots of Illusion see as people do: noisily, and never a share before a doubt."""

from __future__ import annotations

from math import log
from statistics import mean, median, pstdev

import pytest

from games.illusion.builders import DOUBT, GAME, NUMBER, RED, cards_with, doubt, table
from length import IS_LONG
from stolik.bots import make
from stolik.games.illusion.moves import PLACINGS
from stolik.games.illusion.perception import Perception
from stolik.games.illusion.rules import is_in_order
from stolik.kernel.entropy import FastStream

LEVELS = ("casual", "skilled", "expert")


def errors(perception: Perception, rounds: int = 400) -> list[float]:
    """Give the logarithmic errors of one player's looks at many cards in many rounds."""
    return [
        log(perception.look(20, 12345, card * 4, number * 256 + 3) / 21)
        for number in range(rounds)
        for card in range(5)
    ]


def correlation(one: list[float], other: list[float]) -> float:
    middle, centre = mean(one), mean(other)
    common = mean((a - middle) * (b - centre) for a, b in zip(one, other, strict=True))
    return common / (pstdev(one) * pstdev(other))


@pytest.mark.parametrize(
    ("level", "error"), [("casual", 0.28), ("skilled", 0.18), ("expert", 0.09)]
)
def test_looks_are_off_by_the_ledgers_error(level, error):
    """ILL-R18: (value + 1) x exp(s (u + w)), so the whole error is s times the root of two."""
    perception = GAME.mind(level, 7).perception
    found = errors(perception)
    assert abs(mean(found)) < 0.1 * error
    assert pstdev(found) == pytest.approx(error * 2**0.5, rel=0.06)


def test_half_of_the_error_is_shared_by_all_eyes():
    """ILL-R18: the illusion is the picture's, the rest is one's own."""
    one, other = errors(Perception(0.2, 1)), errors(Perception(0.2, 2))
    assert 0.42 < correlation(one, other) < 0.58


def test_thinking_longer_makes_nobody_see_better():
    """ILL-R18: looks at one moment are the same, a later turn looks again."""
    perception = Perception(0.2, 1)
    assert perception.look(20, 5, 8, 259) == perception.look(20, 5, 8, 259)
    assert perception.look(20, 5, 8, 259) != perception.look(20, 5, 8, 260)


def test_a_mind_never_has_the_share_of_a_card_before_a_doubt():
    """ILL-11, ILL-R18: what it saw is off for every card; what it imagines is off for most."""
    state = table(cards_with([4, 9, 16, 30, 44]), top="U1")
    visible = [*state.row, state.top]
    for level in LEVELS:
        same = 0
        for seed in range(50):
            imagined = GAME.mind(level, seed).imagine(state, 0, FastStream(seed))
            for card in visible:
                assert imagined.seen[card] != state.shares[RED][card] + 1
                same += imagined.shares[RED][card] == state.shares[RED][card]
        assert same < 50 * len(visible) * 0.35


def test_what_the_backs_say_changes_no_thought():
    """ILL-11, ILL-R18: with other shares on the backs a bot sees and chooses the same."""
    state = table(cards_with([4, 9, 16, 30, 44]), top="U1")
    other = state.copy()
    other.shares = [[100 - share for share in own] for own in state.shares]
    for level in LEVELS:
        one, two = make(level, GAME, 4), make(level, GAME, 4)
        assert one.choose(one.look(state, 0)) is two.choose(two.look(other, 0))
        mind = GAME.mind(level, 9)
        assert mind.imagine(state, 0, FastStream(2)) == mind.imagine(other, 0, FastStream(2))


def test_backs_that_lie_open_are_known_exactly():
    """ILL-26, ILL-R5: a card that was just turned over and comes back is no riddle."""
    state = table(list(cards_with([4, 9])), top=None)
    doubt(state)
    shown = set(state.turned)
    imagined = GAME.mind("casual", 1).imagine(state, state.turn, FastStream(1))
    known = shown & {*state.row, state.top}
    assert known
    for card in known:
        assert imagined.seen[card] == state.shares[state.colour][card] + 1.0


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_doubts_a_row_that_is_plainly_wrong(level):
    """ILL-24: 66 % before 1 % fools nobody."""
    row = [*cards_with([66]), *cards_with([1])]
    for seed in range(20):
        bot = make(level, GAME, seed)
        assert bot.choose(bot.look(table(row, top="B05-1", seed=seed), 0)) is DOUBT


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_accepts_a_row_that_is_plainly_right(level):
    """ILL-18: and places a plain card at its end."""
    for seed in range(20):
        state = table(cards_with([1, 12]), top=cards_with([66])[0], seed=seed)
        bot = make(level, GAME, seed)
        assert bot.choose(bot.look(state, 0)) is PLACINGS[2]


def test_a_card_goes_where_it_looks_least_wrong():
    """ILL-19: also into a row that does not look sorted."""
    mind = GAME.mind("expert", 3)
    for share, slot in ((1, 0), (22, 2), (66, 4)):
        state = table(cards_with([8, 15, 33, 46]), top=cards_with([share])[0])
        assert mind.place(mind.imagine(state, 0, FastStream(1)), FastStream(1)) is PLACINGS[slot]


def test_the_full_row_is_doubted_by_every_level():
    """ILL-R6: there is nothing else to do."""
    state = table(list(NUMBER), top=None)
    for level in ("random", *LEVELS):
        mind = GAME.mind(level, 1)
        assert mind.policy(mind.imagine(state, 0, FastStream(1)), 0, FastStream(1)) is DOUBT


def winner_shares(levels: list[str], games: int) -> float:
    """Let two levels play at tables of four; give the first one's share of the wins."""
    won = 0.0
    for seed in range(games):
        order = levels * 2 if seed % 2 else levels[::-1] * 2
        state = GAME.new(4, seed)
        minds = [GAME.mind(level, seed * 8 + seat) for seat, level in enumerate(order)]
        luck = FastStream(seed)
        while not state.is_over:
            seat = state.turn
            imagined = minds[seat].imagine(state, seat, luck)
            state.apply(seat, minds[seat].policy(imagined, seat, luck))
        winners = state.outcome.winners
        won += sum(order[seat] == levels[0] for seat in winners) / len(winners)
    return won / games


@pytest.mark.parametrize(
    "levels", [["casual", "random"], ["skilled", "casual"], ["expert", "skilled"]], ids="-".join
)
def test_stronger_levels_win_more(levels):
    """ILL-R18: the finer eye wins; figures over 2,000 games stand in the room's README."""
    games = 2000 if IS_LONG else 120
    assert winner_shares(levels, games) > 0.6


def first_error(level: str, seed: int) -> int:
    """Let four bots place without doubting; give the row's length when it is wrong."""
    state = GAME.new(4, seed)
    minds = [GAME.mind(level, seed * 8 + seat) for seat in range(4)]
    luck = FastStream(seed)
    while is_in_order(state.shares[state.colour], state.row):
        seat = state.turn
        state.apply(seat, minds[seat].place(minds[seat].imagine(state, seat, luck), luck))
    return len(state.row)


@pytest.mark.parametrize(
    ("level", "shortest", "longest"),
    # Looks off by 40, 25 and 13 per cent; the ledger has 4 at 40, 5 at 30, 6 at 20 and at 15
    # and 8 at 10 per cent.
    [("casual", 4, 4), ("skilled", 5, 6), ("expert", 6, 8)],
)
def test_rows_go_wrong_about_when_the_ledger_says(level, shortest, longest):
    """ILL-23, ILL-R18: the median row length at the first real error."""
    rounds = 2000 if IS_LONG else 150
    lengths = [first_error(level, seed) for seed in range(rounds)]
    assert shortest <= median(lengths) <= longest


def test_a_rating_weighs_the_doubt_against_every_slot():
    """ILL-R18: the numbers are those that the choice compares."""
    bot = make("skilled", GAME, 3)
    doubts = placings = 0
    for seed in range(30):
        state = GAME.new(2, seed)
        luck = FastStream(seed)
        for _ in range(1):
            seat = state.deciders()[0]
            state.apply(seat, PLACINGS[luck.below(len(state.row) + 1)])
        seat = state.deciders()[0]
        scene = bot.mind.imagine(state, seat, luck)
        rated = {str(one.move): one.value for one in bot.mind.rated([scene], seat, luck)}
        doubted = rated[str(DOUBT)]
        chosen = bot.mind.policy(scene, seat, luck)
        assert len(rated) == len(state.row) + 2
        assert all(0.0 <= value <= 1.0 for value in rated.values())
        if chosen is DOUBT:
            doubts += 1
            assert doubted > 0.3
        else:
            placings += 1
            assert rated[str(chosen)] >= doubted
    assert doubts > 3 and placings > 3

"""The mind: what may be hidden, a sensible quick choice, and an estimate."""

from __future__ import annotations

import pytest

from games.call_to_adventure.table import Table
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.game import GAME
from stolik.kernel.entropy import FastStream

ROW = ("deep_forest", "tavern_brawl", "broken_bridge", "rooftop_chase")


def play(seats, options, seed, levels):
    """Play a whole game with a level on each seat."""
    game = GAME.new(seats, seed, options)
    luck = FastStream(seed + 5)
    minds = [GAME.mind(level) for level in levels]
    while not game.is_over:
        seat = game.deciders()[0]
        game.apply(seat, minds[seat].policy(game, seat, luck))
    return game


def test_imagining_keeps_everything_a_seat_knows():
    """Own hand, destiny and rejected cards, all rows, piles and counts stay as they are."""
    table = Table(3)
    table.hand(0, "once_more", "blood_money")
    table.hand(1, "last_effort", "dark_gift")
    for number in range(10):
        imagined = GAME.mind("skilled").imagine(table.game, 0, FastStream(number))
        assert imagined.hands[0] == table.game.hands[0]
        assert imagined.destinies[0] == table.game.destinies[0]
        assert imagined.rows[:5] == table.game.rows[:5]
        assert imagined.view(0) == table.game.view(0)
        backs = [imagined.tables.back[c] for c in imagined.hands[1]]
        assert sorted(backs) == [v.CARDS_HERO, v.CARDS_ANTIHERO]


def test_imagining_covers_everything_hidden():
    """Over many imaginations every hidden card turns up in every hidden place."""
    table = Table(2)
    table.hand(1, "last_effort")
    seen = set()
    destinies = set()
    rows = set()
    for number in range(300):
        imagined = GAME.mind("expert").imagine(table.game, 0, FastStream(number))
        seen |= set(imagined.hands[1])
        destinies.add(imagined.destinies[1])
        rows.add(imagined.rows[5])
    assert len(seen) == 22 and len(destinies) > 8 and len(rows) > 25


@pytest.mark.parametrize(("seats", "options"), [
    (1, {}), (2, {}), (4, {}), (2, {"cooperative": True}), (3, {"first_game": True}),
])  # fmt: skip
def test_the_policy_plays_every_mode_to_its_end(seats, options):
    """Every choice is legal: `apply` would refuse another one."""
    for seed in range(4):
        game = play(seats, options, seed, ["skilled"] * seats)
        assert game.is_over


def wins_of_skill(other, games):
    """How often a skilled player beats another level, sitting on either seat in turn."""
    wins = 0
    for seed in range(games):
        levels = [other, other]
        levels[seed % 2] = "skilled"
        wins += play(2, {}, seed, levels).outcome.winners == (seed % 2,)
    return wins


def test_skill_shows():
    """A skilled player beats a random one nearly always, and a casual one more often than not."""
    assert wins_of_skill("random", 20) >= 18
    assert wins_of_skill("casual", 100) >= 59  # an equal one would once in 25 such tests


def test_the_policy_knows_its_chances():
    """CTA-85: it buys a dark rune where that decides and none where success is certain."""
    table = Table(2)
    table.row(1, *ROW)
    table.symbols(0, dex=3, wis=3)
    table.face("1.1", "lower")
    mind, luck = GAME.mind("skilled"), FastStream(1)
    assert str(mind.policy(table.game, 0, luck)) == "cast"
    poor = Table(2)
    poor.row(1, *ROW)
    poor.game.xp[0] = 6
    poor.game.morality[0] = 2  # far from darkness
    poor.face("1.1", "lower")
    assert str(mind.policy(poor.game, 0, luck)) == "dark"


def test_the_policy_rescues_a_failure():
    """CTA-117: a card that turns failure into success is played, and kept where it cannot."""
    table = Table(2)
    table.row(1, *ROW)
    table.hand(0, "last_effort")
    table.face("1.1", "lower")
    table.cast("+-+")
    assert str(GAME.mind("skilled").policy(table.game, 0, FastStream(1))) == "play last_effort"
    table = Table(2)
    table.row(1, *ROW)
    table.hand(0, "last_effort")
    table.face("1.1", "lower")
    table.cast("+++")
    assert str(GAME.mind("skilled").policy(table.game, 0, FastStream(1))) == "pass"


def test_the_policy_does_not_feed_the_adversary():
    """CTA-186: against the Sorcerer's quest an antihero is not played for its point."""
    table = Table(1)
    table.adversary("sorcerer")
    table.row(1, *ROW)
    table.hand(0, "blood_money")
    table.game.adversary.xp = 3
    assert str(GAME.mind("skilled").policy(table.game, 0, FastStream(1))) != "play blood_money"


def test_the_estimate_adds_up():
    """Shares of a win while players compete; one hope for all when they play together."""
    table = Table(3)
    table.story(0, "ghost_ship", "princely_title", "heart_of_the_mountain")
    shares = GAME.mind("skilled").estimate(table.game)
    assert abs(sum(shares) - 1) < 1e-9 and shares[0] == max(shares)
    together = Table(2, cooperative=True)
    before = GAME.mind("skilled").estimate(together.game)
    together.game.adversary.xp += 3
    after = GAME.mind("skilled").estimate(together.game)
    assert before[0] == before[1] and after[0] < before[0]
    finished = play(2, {}, 3, ["skilled", "skilled"])
    assert sum(GAME.mind("skilled").estimate(finished)) >= 1.0


def test_legal_moves_come_in_the_order_of_the_catalogue():
    """The contract asks for it; records and bots rely on a fixed order."""
    for seed in range(3):
        game = GAME.new(3, seed)
        luck = FastStream(seed)
        while not game.is_over:
            for seat in range(3):
                codes = [move.code for move in game.legal(seat)]
                assert codes == sorted(codes)
            seat = game.deciders()[0]
            moves = game.legal(seat)
            game.apply(seat, moves[luck.below(len(moves))])


def test_main_actions_and_helps_before_a_cast_are_rated_in_points():
    """CTA-85: the numbers that the quick choice compares; a cast is what helps are measured by."""
    table = Table(2)
    table.row(1, *ROW)
    mind = GAME.mind("skilled")
    mains = {str(one.move): one.value for one in mind.rated([table.game], 0, FastStream(1))}
    chosen = str(mind.policy(table.game, 0, FastStream(1)))
    assert len(mains) > 3
    assert chosen not in mains or mains[chosen] > max(mains.values()) - 0.02
    table.game.xp[0] = 6
    table.game.morality[0] = 2
    table.face("1.1", "lower")
    helps = {str(one.move): one.value for one in mind.rated([table.game], 0, FastStream(1))}
    assert str(mind.policy(table.game, 0, FastStream(1))) == "dark"
    assert helps["dark"] == max(helps.values()) > helps["cast"] == 0.0


def test_a_casual_player_rates_nothing_when_it_errs():
    """The same luck that made it choose at random tells that nothing was weighed."""
    table = Table(2)
    table.row(1, *ROW)
    mind = GAME.mind("casual")
    thoughts = [mind.rated([table.game], 0, FastStream(number)) for number in range(60)]
    assert 3 < sum(not thought for thought in thoughts) < 25

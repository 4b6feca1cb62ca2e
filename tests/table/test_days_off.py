"""Days off: in long games the clock of whoever has announced some stands still."""

import pytest

from stolik.kernel.registry import load
from stolik.table import scheduled
from stolik.table.actions.days_off import DaysOffNoted
from stolik.table.actions.deal import Started
from stolik.table.actions.moves import Moved
from stolik.table.actions.seats import Sat
from stolik.table.actions.setup import Made, SeatPlan
from stolik.table.entries import Logged, pack, unpack
from stolik.table.settings import ClockRule
from stolik.table.table import Table

DAY = 86_400_000
LONG = ClockRule("move", 86_400)


class Game:
    """A game of two at Cardline, on whose log a test writes."""

    def __init__(self, clock=LONG):
        cardline = load("cardline")
        made = Made(cardline.id, cardline.version, (SeatPlan(),) * 2, "p0", "5a" * 32, clock=clock)
        self.table, self.seq = Table("t_1", "LIPA-1"), 0
        for entry in (made, Sat(0, "p0", "Ala"), Sat(1, "p1", "Ewa"), Started()):
            self.write(0, entry)
        self.seat = self.table.deciders()[0]

    def write(self, at, entry):
        self.seq += 1
        self.table.fold(Logged(self.seq, at, unpack(pack(entry))))

    def announce(self, at, *periods, player=None):
        self.write(at, DaysOffNoted(player or f"p{self.seat}", periods))

    @property
    def due(self):
        return scheduled.next_scheduled(self.table, {}).at


def test_a_clock_stands_still_from_the_first_day_off_to_the_last():
    game = Game()
    assert game.due == DAY
    game.announce(0, (DAY // 2, 4 * DAY))
    assert game.due == 4 * DAY + DAY // 2
    game.announce(2 * DAY, (DAY // 2, 4 * DAY), (5 * DAY, 6 * DAY))
    assert game.table.clocks.left[game.seat] == DAY // 2
    assert game.due == 4 * DAY + DAY // 2


def test_days_that_are_taken_back_let_the_clock_run_again_from_then_on():
    game = Game()
    game.announce(0, (0, 10 * DAY))
    game.announce(3 * DAY, (0, 3 * DAY))
    assert game.due == 4 * DAY


def test_days_off_that_were_announced_while_nobody_wrote_count_from_their_beginning():
    game = Game()
    game.announce(2 * DAY, (0, 2 * DAY))
    assert game.table.clocks.left[game.seat] == DAY


def test_the_clock_of_the_others_runs():
    game = Game()
    game.announce(0, (0, 10 * DAY), player=f"p{1 - game.seat}")
    assert game.due == DAY


@pytest.mark.parametrize("clock", [ClockRule("move", 60), ClockRule("player", 86_400)])
def test_quick_games_know_no_days_off(clock):
    game = Game(clock)
    game.announce(0, (0, 10 * DAY))
    assert game.due == clock.seconds * 1000


def test_the_reserve_and_the_next_move_are_what_they_were():
    game = Game(ClockRule("move", 86_400, reserve=86_400))
    game.announce(0, (0, 10 * DAY))
    code = game.table.state.legal(game.seat)[0].code
    game.write(10 * DAY + DAY // 2, Moved(game.seat, code))
    assert game.table.clocks.left[game.seat] == 2 * DAY


def test_what_is_known_already_is_not_written_again():
    game = Game()
    game.announce(0, (DAY, 2 * DAY))
    player = f"p{game.seat}"
    assert not DaysOffNoted(player, ((DAY, 2 * DAY),)).changes(game.table)
    assert DaysOffNoted(player, ((DAY, 3 * DAY),)).changes(game.table)
    assert DaysOffNoted(player, ()).changes(game.table)

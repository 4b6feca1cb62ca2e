"""Time at a table: what is left for each seat and until each timer of the rules.

Nothing here reads a clock. Time passes when `pass_time` says so, which the
table calls with the difference between two log entries; so the same log gives
the same clocks on every node, and after every restart.
"""

from __future__ import annotations

from collections.abc import Mapping

from stolik.kernel.seat import Seat
from stolik.kernel.timer import Timer
from stolik.table.settings import ClockRule

TimerKey = tuple[int, str]


class Clocks:
    """What is left, in milliseconds."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.has_seat_clocks = rule.kind != "none"
        self.reserves: list[int] = [rule.reserve * 1000 if rule.kind == "move" else 0] * seats
        self.left: list[int] = [rule.seconds * 1000 + reserve for reserve in self.reserves]
        self.running: tuple[Seat, ...] = ()
        self.timers: dict[TimerKey, int] = {}
        self.timer_seats: dict[TimerKey, Seat | None] = {}
        self.secret_timers: dict[TimerKey, int] = {}  # timers that nobody is shown

    @property
    def is_untimed(self) -> bool:
        """Whether time makes no difference now."""
        return not (self.has_seat_clocks or self.timers or self.secret_timers)

    def pass_time(self, elapsed: int, spared: Mapping[Seat, int] | None = None) -> None:
        """Advance every running clock and all timers; seats are `spared` some of it."""
        if elapsed <= 0:
            return
        if self.has_seat_clocks:
            for seat in self.running:
                own = elapsed if spared is None else max(0, elapsed - spared.get(seat, 0))
                self.left[seat] = max(0, self.left[seat] - own)
        for key, left in self.timers.items():
            self.timers[key] = max(0, left - elapsed)
        for key, left in self.secret_timers.items():
            self.secret_timers[key] = max(0, left - elapsed)

    def moved(self, seat: Seat) -> None:
        """Note a seat's decision: it gets its increment, or the full time for its next move."""
        if self.rule.kind == "player":
            self.left[seat] += self.rule.increment * 1000
        elif self.rule.kind == "move":
            self._refill(seat)

    def take_back(self, seat: Seat, left: int, reserve: int, moved: list[Seat]) -> None:
        """Note that moves were taken back: nobody keeps an increment, or gets the time again.

        The seat that decides anew has what it had `left` when it moved; `moved` are the seats of
        the moves that are undone.
        """
        if self.rule.kind == "player":
            for one in moved:
                self.left[one] = max(0, self.left[one] - self.rule.increment * 1000)
        elif self.rule.kind == "move":
            self.left[seat], self.reserves[seat] = left, reserve

    def _refill(self, seat: Seat) -> None:
        """Give a seat the full time for its next move, on top of what is left of its reserve."""
        # The time for the move is used first: with less than the reserve left, that is all of it.
        self.reserves[seat] = min(self.reserves[seat], self.left[seat])
        self.left[seat] = self.rule.seconds * 1000 + self.reserves[seat]

    def ask(self, seats: tuple[Seat, ...]) -> None:
        """Start the clocks of these seats and stop all others."""
        if self.rule.kind == "move":
            for seat in seats:
                if seat not in self.running:
                    self._refill(seat)
        self.running = seats

    def set_timers(self, timers: tuple[Timer, ...]) -> None:
        """Set the timers: those that stay go on, new ones start, others are dropped."""
        if not timers and not self.timers and not self.secret_timers:
            return
        fresh: dict[TimerKey, int] = {}
        secret: dict[TimerKey, int] = {}
        self.timer_seats = {}
        for timer in timers:
            key, whole = (timer.move.code, timer.key), int(timer.seconds * 1000)
            if timer.is_secret:
                secret[key] = self.secret_timers.get(key, whole)
            else:
                fresh[key] = self.timers.get(key, whole)
                self.timer_seats[key] = timer.seat
        self.timers, self.secret_timers = fresh, secret

    def seat_of(self, code: int) -> Seat | None:
        """The seat of a timer of the rules: the first to run out of those with this move."""
        keys = [key for key in self.timers if key[0] == code]
        return self.timer_seats[min(keys, key=lambda one: self.timers[one])] if keys else None

    def next_timer(self) -> tuple[TimerKey, int] | None:
        """The timer that runs out first, and when."""
        if not self.timers:
            return None
        key = min(self.timers, key=lambda one: (self.timers[one], one))
        return key, self.timers[key]

    def next_secret(self, within: int) -> tuple[TimerKey, int] | None:
        """The secret timer that runs out first, if within this many milliseconds."""
        if not self.secret_timers:
            return None
        key = min(self.secret_timers, key=lambda one: (self.secret_timers[one], one))
        left = self.secret_timers[key]
        return (key, left) if left <= within else None

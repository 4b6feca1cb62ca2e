"""Time at a table: what is left for each seat and until each timer of the rules.

Nothing here reads a clock. Time passes when `pass_time` says so, which the
table calls with the difference between two log entries; so the same log gives
the same clocks on every node, and after every restart.
"""

from __future__ import annotations

from stolik.kernel.seat import Seat
from stolik.kernel.timer import Timer
from stolik.table.settings import ClockRule

TimerKey = tuple[int, str]


class Clocks:
    """What is left, in milliseconds."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left: list[int] = [rule.seconds * 1000] * seats
        self.running: tuple[Seat, ...] = ()
        self.timers: dict[TimerKey, int] = {}
        self.timer_seats: dict[TimerKey, Seat | None] = {}

    @property
    def has_seat_clocks(self) -> bool:
        """Whether seats have a clock at all."""
        return self.rule.kind != "none"

    def pass_time(self, elapsed: int) -> None:
        """Let time run for everybody whose clock runs, and for the timers."""
        if elapsed <= 0:
            return
        if self.rule.kind != "none":
            for seat in self.running:
                self.left[seat] = max(0, self.left[seat] - elapsed)
        for key, left in self.timers.items():
            self.timers[key] = max(0, left - elapsed)

    def moved(self, seat: Seat) -> None:
        """The seat has decided: it gets its increment, or a fresh time for its next move."""
        if self.rule.kind == "player":
            self.left[seat] += self.rule.increment * 1000
        elif self.rule.kind == "move":
            self.left[seat] = self.rule.seconds * 1000

    def ask(self, seats: tuple[Seat, ...]) -> None:
        """Run the clocks of these seats from now on."""
        if self.rule.kind == "move":
            for seat in seats:
                if seat not in self.running:
                    self.left[seat] = self.rule.seconds * 1000
        self.running = seats

    def set_timers(self, timers: tuple[Timer, ...]) -> None:
        """Timers that stay go on, new ones start, the others are forgotten."""
        if not timers and not self.timers:
            return
        fresh: dict[TimerKey, int] = {}
        self.timer_seats = {}
        for timer in timers:
            key = (timer.move.code, timer.key)
            fresh[key] = self.timers.get(key, int(timer.seconds * 1000))
            self.timer_seats[key] = timer.seat
        self.timers = fresh

    def seat_of(self, code: int) -> Seat | None:
        """Whose time a timer of the rules counts, the one with this move that runs out first."""
        keys = [key for key in self.timers if key[0] == code]
        return self.timer_seats[min(keys, key=lambda one: self.timers[one])] if keys else None

    def next_timer(self) -> tuple[TimerKey, int] | None:
        """The timer that runs out first, and when."""
        if not self.timers:
            return None
        key = min(self.timers, key=lambda one: (self.timers[one], one))
        return key, self.timers[key]

    def next_flag(self) -> tuple[Seat, int] | None:
        """The running seat whose time runs out first, and when."""
        if self.rule.kind == "none" or not self.running:
            return None
        seat = min(self.running, key=lambda one: (self.left[one], one))
        return seat, self.left[seat]

"""A game in progress: plain data that changes in one place, `apply`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from stolik.kernel.entropy import Stream
from stolik.kernel.event import Event, Notice
from stolik.kernel.move import Move
from stolik.kernel.outcome import Outcome
from stolik.kernel.refusal import IllegalMove, Refusal
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.timer import Timer
from stolik.kernel.view import View

if TYPE_CHECKING:
    from stolik.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base class of every game's state; it asks the rules and holds the data.

    A game derives its fields, `copy` and `snapshot`; everything else is here.
    """

    def __init__(self, rules: Rules, entropy: Stream) -> None:
        self.rules = rules
        self.entropy = entropy
        self.is_over = False
        self.notices: list[Notice] | None = None

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.rules.game

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.rules.seats

    def deciders(self) -> tuple[Seat, ...]:
        """The seats that may act now: several where the rules say 'at the same time'."""
        return self.rules.deciders(self)

    def legal(self, seat: Seat) -> list[Move]:
        """The moves that the seat may make now; do not change the list."""
        return self.rules.legal(self, seat)

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """Return why the seat may not make this move now; None when it may."""
        return self.rules.refusal(self, seat, move)

    def apply(self, seat: Seat, move: Move, notices: list[Notice] | None = None) -> None:
        """Make the move, in place; events are appended to `notices` if given.

        Raises IllegalMove, and then nothing has changed.
        """
        rules = self.rules
        refusal = rules.refusal(self, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal, rules.legal(self, seat))
        if notices is None:
            rules.perform(self, seat, move)
            return
        self.notices = notices
        try:
            rules.perform(self, seat, move)
        finally:
            self.notices = None

    @property
    def outcome(self) -> Outcome:
        """How the game ended; only available once it is over."""
        if not self.is_over:
            raise ValueError("the game is not over yet, so it has no outcome")
        return self.rules.outcome(self)

    def view(self, seat: Seat | None) -> View:
        """What the seat may know; None is the spectator."""
        if seat is not None and not 0 <= seat < self.rules.seats:
            raise ValueError(f"seat {seat} is not at this table; seats are 0 to {self.seats - 1}")
        return self.rules.view(self, seat)

    def timers(self) -> tuple[Timer, ...]:
        """The waits that run now."""
        return self.rules.timers(self)

    def tell(self, event: Event) -> None:
        """Report an event to everybody."""
        if self.notices is not None:
            self.notices.append(Notice(event))

    def whisper(self, seats: tuple[Seat, ...], event: Event, redacted: Event | None) -> None:
        """Report an event to some seats, and to the others the redacted one, if any."""
        if self.notices is not None:
            self.notices.append(Notice(event, seats, redacted))

    def copy(self) -> State:
        """An independent game at the same point."""
        raise NotImplementedError

    def snapshot(self) -> tuple[object, ...]:
        """Everything that can change, as nested tuples of plain values."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.rules.game.id == other.rules.game.id
            and self.rules.seats == other.rules.seats
            and self.rules.options == other.rules.options
            and self.snapshot() == other.snapshot()
        )

    def __hash__(self) -> int:
        return hash((self.rules.game.id, self.snapshot()))

    def __repr__(self) -> str:
        rules = self.rules
        return (
            f"stolik.load({rules.game.id!r})"
            f".restore({rules.seats}, {self.snapshot()!r}, {rules.options!r})"
        )

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.rules, self.snapshot())


def events_of(state: State, turns: Sequence[tuple[Seat, Move]]) -> Iterator[tuple[Seat, Event]]:
    """Apply moves; yields each event with the seat that moved, right after that move."""
    for seat, move in turns:
        notices = list[Notice]()
        state.apply(seat, move, notices)
        for notice in notices:
            yield seat, notice.event


def _restored(rules: Rules, snapshot: tuple[object, ...]) -> State:
    return rules.restore(snapshot)

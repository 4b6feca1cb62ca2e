# mypyc: compile
"""A duty of a player, or a breach that can be called out."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.games.blank.engine.model.fields import (
    NO_NUMBERS,
    FieldTape,
    flag,
    number,
    numbers,
    player,
    recorder,
)
from stolik.games.blank.engine.model.stages import NOBODY

# States of a duty (BLK-L35).
DUTY_OPEN: Final = 0
DUTY_CLAIMED: Final = 1
DUTY_OVERDUE: Final = 2
DUTY_LASTING: Final = 3

# Breaches that are no duty.
NO_BREACH: Final = 0
BREACH_PROHIBITION: Final = 1
BREACH_DUTY_TO_PLAY: Final = 2

NO_PLAY: Final = -1  # instead of the number of a play
NO_TURN: Final = -1  # instead of the number of a turn
UNTIL_DONE: Final = 4  # a duty that is due once; equal to `codes.U_ONCE`
ALL_CALLERS: Final = 255  # one bit a seat


@final
class Duty:
    """What somebody has to do, or has failed to do (BLK-L35, BLK-76).

    A broken prohibition and a draw in spite of a playable card are kept in the
    same way: `breach` says which, `count` how often.
    """

    def __init__(self, bearer: i64 = NOBODY, source: i64 = 0, place: i64 = 0) -> None:
        self.bearer: i64 = bearer
        self.source: i64 = source
        self.place: i64 = place  # the clause's place in its card
        self.actor: i64 = NOBODY
        self.resolution: i64 = 0  # the number of the one it stems from (BLK-L47)
        self.state: i64 = DUTY_OPEN
        self.breach: i64 = NO_BREACH
        self.count: i64 = 1
        self.missed_at: i64 = NO_PLAY  # the play that made it a breach
        self.is_grace_over: bool = False  # three seconds have passed since (BLK-W5)
        self.ends_with_grace: bool = False  # the play that closes the window has come
        self.callers: i64 = ALL_CALLERS  # turn-based: who may still call it out
        self.is_social: bool = False  # done outside the engine, where only people can see it
        self.until: i64 = UNTIL_DONE
        self.is_proven: bool = False  # the chat has shown that it is done
        self.is_optional: bool = False
        self.is_performed_late: bool = False  # punished, and now to be made up for (BLK-80)
        self.punished_in: i64 = NO_TURN  # the turn in which a lasting duty was last punished
        self.is_measured: bool = False  # the engine itself saw the breach
        self.performers: list[int] = NO_NUMBERS  # fixed when the duty arose (BLK-L46)

    def take_fields(self, other: Duty, tape: FieldTape | None) -> None:
        """Copy every field from another object; see `fields.py`."""
        self.bearer = number(other.bearer, tape)
        self.source = number(other.source, tape)
        self.place = number(other.place, tape)
        self.actor = number(other.actor, tape)
        self.resolution = number(other.resolution, tape)
        self.state = number(other.state, tape)
        self.breach = number(other.breach, tape)
        self.count = number(other.count, tape)
        self.missed_at = number(other.missed_at, tape)
        self.is_grace_over = flag(other.is_grace_over, tape)
        self.ends_with_grace = flag(other.ends_with_grace, tape)
        self.callers = number(other.callers, tape)
        self.is_social = flag(other.is_social, tape)
        self.until = number(other.until, tape)
        self.is_proven = flag(other.is_proven, tape)
        self.is_optional = flag(other.is_optional, tape)
        self.is_performed_late = flag(other.is_performed_late, tape)
        self.punished_in = number(other.punished_in, tape)
        self.is_measured = flag(other.is_measured, tape)
        self.performers = numbers(other.performers, tape)

    def copy(self) -> Duty:
        """An independent duty in the same state."""
        other = Duty()
        other.take_fields(self, None)
        return other

    def snapshot(self) -> tuple[object, ...]:
        """Every field, as plain values."""
        tape = recorder()
        self.take_fields(self, tape)
        return tuple(tape.values)


def duty_from(snapshot: tuple[object, ...]) -> Duty:
    """Restore the duty from its snapshot."""
    duty = Duty()
    duty.take_fields(duty, player(snapshot))
    return duty

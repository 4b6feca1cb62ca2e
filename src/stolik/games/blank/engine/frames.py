# mypyc: compile
"""What is under way in a game: frames on the agenda, resolutions, duties and breaches.

All of it is plain numbers and lists of numbers. Frames change while they are
worked on, so a copied game copies them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.kernel.agenda import Step

# Kinds of frames.
F_PASS: Final = 0  # the passing of the turn (BLK-L55)
F_QUEUE: Final = 1  # work off the queue of the resolution
F_CARD: Final = 2  # one activated card, clause by clause
F_CLAUSE: Final = 3  # one clause: targets, choices, reactions, doing
F_REACT: Final = 4  # a reaction window (BLK-W4)
F_PENALTY: Final = 5  # penalties about to be taken
F_CONTEST: Final = 6
F_VOTE: Final = 7  # who is voted for
F_READ: Final = 8  # reading the rules (BLK-W1)
F_AFTER: Final = 9  # closing window, win check, end of the turn
F_CASE: Final = 10  # a call-out or report being judged
F_OPEN: Final = 11  # mode B: breathing time, then anybody may act
F_DUTY: Final = 12  # mode A: the next play waits for "Done"

FRAMES: Final = (
    "pass", "queue", "card", "clause", "react", "penalty", "contest", "vote", "read", "after",
    "case", "open", "duty",
)  # fmt: skip

NOBODY: Final = -1


# What a new frame holds; never changed in place.
_NONE: Final[list[int]] = []
_NO_CARDS: Final[list[list[int]]] = []


@final
class Frame(Step):
    """One thing under way; which fields mean something depends on the kind."""

    def __init__(self, kind: int, source: int = -1, actor: int = -1, place: int = 0) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.pc: i64 = 0  # how far it has come
        self.source: i64 = source  # rule card, or CARD_SOURCE + game card
        self.actor: i64 = actor
        self.place: i64 = place  # the clause's place in its card
        self.seats: list[int] = _NONE  # performers, victims, voters or contestants
        self.asked: list[int] = _NONE  # who still has to answer
        self.answers: list[int] = _NONE  # one for each of `seats`
        self.targets: list[int] = _NONE  # one for each of `seats`
        self.stages: list[int] = _NONE  # how far each of `seats` has chosen
        self.cards: list[list[int]] = _NO_CARDS  # what each of `seats` has picked
        self.chosen: list[int] = _NONE  # players chosen by the actor
        self.culprits: list[int] = _NONE
        self.cancelled: list[int] = _NONE
        self.voted: i64 = -1
        self.number: i64 = 0
        self.other: i64 = -1
        self.flag: bool = False  # done at once in mode B too; a case in a closing window
        self.sure: bool = False  # a claimed duty: its conditions were tested before

    def copy(self) -> Frame:
        """An independent frame that says the same."""
        other = Frame(self.kind, self.source, self.actor, self.place)
        other.pc = self.pc
        if self.seats:
            other.seats = self.seats.copy()
        if self.asked:
            other.asked = self.asked.copy()
        if self.answers:
            other.answers = self.answers.copy()
        if self.targets:
            other.targets = self.targets.copy()
        if self.stages:
            other.stages = self.stages.copy()
        if self.cards:
            other.cards = [picked.copy() for picked in self.cards]
        if self.chosen:
            other.chosen = self.chosen.copy()
        if self.culprits:
            other.culprits = self.culprits.copy()
        if self.cancelled:
            other.cancelled = self.cancelled.copy()
        other.voted = self.voted
        other.number = self.number
        other.other = self.other
        other.flag = self.flag
        other.sure = self.sure
        return other

    def facts(self) -> tuple[object, ...]:
        """Everything the frame says, as plain values that start with its kind."""
        return (
            FRAMES[self.kind],
            (
                int(self.pc), int(self.source), int(self.actor), int(self.place),
                int(self.voted), int(self.number), int(self.other), self.flag, self.sure,
            ),
            tuple(self.seats), tuple(self.asked), tuple(self.answers), tuple(self.targets),
            tuple(self.stages), tuple(tuple(picked) for picked in self.cards),
            tuple(self.chosen), tuple(self.culprits), tuple(self.cancelled),
        )  # fmt: skip


# Frames that say nothing but their kind are shared; they are never changed.
QUEUE: Final = Frame(F_QUEUE)
AFTER: Final = Frame(F_AFTER)  # `run_after` takes one of its own once somebody has finished


def frame_from(facts: tuple[object, ...]) -> Frame:
    """Bring back the frame that told these facts."""
    (word, numbers, seats, asked, answers, targets, stages, cards, chosen, culprits,
     cancelled) = facts  # fmt: skip
    assert isinstance(word, str) and isinstance(numbers, tuple)
    frame = Frame(FRAMES.index(word))
    (frame.pc, frame.source, frame.actor, frame.place, frame.voted, frame.number,
     frame.other, frame.flag, frame.sure) = numbers  # fmt: skip
    frame.seats = _ints(seats)
    frame.asked = _ints(asked)
    frame.answers = _ints(answers)
    frame.targets = _ints(targets)
    frame.stages = _ints(stages)
    assert isinstance(cards, tuple)
    frame.cards = [list(picked) for picked in cards]
    frame.chosen = _ints(chosen)
    frame.culprits = _ints(culprits)
    frame.cancelled = _ints(cancelled)
    return frame


def _ints(values: object) -> list[int]:
    assert isinstance(values, tuple)
    return list(values)


@final
class Line:
    """One resolution: what is queued and what has been activated already (BLK-L26)."""

    def __init__(self, number: int) -> None:
        self.number: i64 = number
        self.queue: list[int] = []  # 16 x source + actor, first in first out
        self.fired: list[int] = []
        self.fresh: list[int] = []  # rules that entered the row meanwhile (BLK-L27)
        self.reacted: i64 = 0  # one bit a seat (BLK-L28)
        self.steps: i64 = 0
        self.play: i64 = 0  # cards in the play that is its root, 0 without one (BLK-L12)
        self.is_void: bool = False

    def copy(self) -> Line:
        """An independent resolution at the same point."""
        other = Line(self.number)
        if self.queue:
            other.queue = self.queue.copy()
        if self.fired:
            other.fired = self.fired.copy()
        if self.fresh:
            other.fresh = self.fresh.copy()
        other.reacted = self.reacted
        other.steps = self.steps
        other.play = self.play
        other.is_void = self.is_void
        return other

    def facts(self) -> tuple[object, ...]:
        """Everything, as plain values."""
        return (
            int(self.number), tuple(self.queue), tuple(self.fired), tuple(self.fresh),
            int(self.reacted), int(self.steps), int(self.play), self.is_void,
        )  # fmt: skip


def line_from(facts: tuple[object, ...]) -> Line:
    """Bring back the resolution that told these facts."""
    number, queue, fired, fresh, reacted, steps, play, is_void = facts
    assert isinstance(number, int) and isinstance(reacted, int)
    assert isinstance(steps, int) and isinstance(play, int) and isinstance(is_void, bool)
    line = Line(number)
    line.queue = _ints(queue)
    line.fired = _ints(fired)
    line.fresh = _ints(fresh)
    line.reacted = reacted
    line.steps = steps
    line.play = play
    line.is_void = is_void
    return line


# States of a duty (BLK-L35).
D_OPEN: Final = 0
D_CLAIMED: Final = 1
D_OVERDUE: Final = 2
D_LASTING: Final = 3

# Kinds of breaches that are no duty.
BREACH_BAN: Final = 1
BREACH_PLAY: Final = 2


@final
class Duty:
    """What somebody has to do, or has failed to do (BLK-L35, BLK-76).

    A broken prohibition and a draw in spite of a playable card are kept in the
    same way: `breach` tells which, `number` how often.
    """

    def __init__(self, bearer: int, source: int, place: int) -> None:
        self.bearer: i64 = bearer
        self.source: i64 = source
        self.place: i64 = place  # clause
        self.actor: i64 = -1
        self.line: i64 = 0  # the resolution it stems from (BLK-L47)
        self.state: i64 = D_OPEN
        self.breach: i64 = 0
        self.number: i64 = 1  # breaches
        self.opened: i64 = -1  # the play that made it a breach
        self.graced: bool = False  # three seconds have passed since (BLK-W5)
        self.fading: bool = False  # the play that closes the window has come
        self.callers: i64 = 255  # turn-based: who may still call it out
        self.until: i64 = 4
        self.until_of: i64 = -1
        self.proven: bool = False
        self.optional: bool = False
        self.lapse: i64 = -1  # the turn in which a lasting duty was last punished
        self.measured: bool = False  # slowPlay: the engine saw a breach
        self.targets: list[int] = _NONE  # fixed performers (BLK-L46)

    def copy(self) -> Duty:
        """An independent duty in the same state."""
        return duty_from(self.facts())

    def facts(self) -> tuple[object, ...]:
        """Everything, as plain values."""
        return (
            (
                int(self.bearer), int(self.source), int(self.place), int(self.actor),
                int(self.line), int(self.state), int(self.breach), int(self.number),
                int(self.opened), int(self.callers), int(self.until), int(self.until_of),
                int(self.lapse),
            ),
            (self.graced, self.fading, self.proven, self.optional, self.measured),
            tuple(self.targets),
        )  # fmt: skip


def duty_from(facts: tuple[object, ...]) -> Duty:
    """Bring back the duty that told these facts."""
    numbers, flags, targets = facts
    assert isinstance(numbers, tuple) and isinstance(flags, tuple)
    duty = Duty(numbers[0], numbers[1], numbers[2])
    (_, _, _, duty.actor, duty.line, duty.state, duty.breach, duty.number, duty.opened,
     duty.callers, duty.until, duty.until_of, duty.lapse) = numbers  # fmt: skip
    duty.graced, duty.fading, duty.proven, duty.optional, duty.measured = flags
    duty.targets = _ints(targets)
    return duty

# mypyc: compile
"""Frames of a resolution: passing turns, cards, clauses, reactions, penalties, the close."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.games.blank.engine.model.fields import (
    NO_LISTS,
    NO_NUMBERS,
    FieldTape,
    flag,
    lists,
    number,
    numbers,
    replaced_numbers,
)
from stolik.games.blank.engine.model.frame import AvertableFrame, Frame
from stolik.games.blank.engine.model.stages import (
    CLAUSE_START,
    CLOSING_WIN_CHECK,
    NO_SOURCE,
    NOBODY,
    PASSING_TURN_END,
    UNANSWERED,
)


@final
class PassingFrame(Frame):
    """The passing of the turn, step by step (BLK-L55)."""

    def __init__(self, stage: i64 = PASSING_TURN_END) -> None:
        super().__init__()
        self.stage: i64 = stage
        self.seat: i64 = NOBODY  # the seat that the turn has reached
        self.is_first_step: bool = False

    def kind(self) -> str:
        """The name of this kind of frame in a snapshot."""
        return "pass"

    def empty(self) -> Frame:
        """An empty frame of this kind."""
        return PassingFrame()

    def take_fields(self, other: Frame, tape: FieldTape | None) -> None:
        """Copy every field from another object; see `fields.py`."""
        assert isinstance(other, PassingFrame)
        super().take_fields(other, tape)
        self.stage = number(other.stage, tape)
        self.seat = number(other.seat, tape)
        self.is_first_step = flag(other.is_first_step, tape)


@final
class QueueFrame(Frame):
    """Processes the queue of the resolution; it has no data of its own."""

    def kind(self) -> str:
        """The name of this kind of frame in a snapshot."""
        return "queue"

    def empty(self) -> Frame:
        """An empty frame of this kind."""
        return QUEUE

    def copy(self) -> Frame:
        """The frame itself, which never changes."""
        return self


@final
class CardFrame(Frame):
    """One activated card, clause by clause."""

    def __init__(self, source: i64 = NO_SOURCE, actor: i64 = NOBODY) -> None:
        super().__init__()
        self.source: i64 = source
        self.actor: i64 = actor
        self.next_clause: i64 = 0
        self.is_immediate: bool = False  # carried out at once in mode B too (BLK-R37)
        self.culprits: list[int] = NO_NUMBERS

    def kind(self) -> str:
        """The name of this kind of frame in a snapshot."""
        return "card"

    def empty(self) -> Frame:
        """An empty frame of this kind."""
        return CardFrame()

    def take_fields(self, other: Frame, tape: FieldTape | None) -> None:
        """Copy every field from another object; see `fields.py`."""
        assert isinstance(other, CardFrame)
        super().take_fields(other, tape)
        self.source = number(other.source, tape)
        self.actor = number(other.actor, tape)
        self.next_clause = number(other.next_clause, tape)
        self.is_immediate = flag(other.is_immediate, tape)
        self.culprits = replaced_numbers(other.culprits, tape)


@final
class ClauseFrame(AvertableFrame):
    """One clause: performers, choices, reactions, then the verb itself.

    `answers`, `targets`, `stages` and `cards` have one entry for each of `seats`.
    """

    def __init__(self, source: i64 = NO_SOURCE, actor: i64 = NOBODY, place: i64 = 0) -> None:
        super().__init__()
        self.source: i64 = source
        self.actor: i64 = actor
        self.place: i64 = place  # the clause's place in its card
        self.stage: i64 = CLAUSE_START
        self.consent: i64 = UNANSWERED  # of an actor who decides for all (BLK-L18)
        self.seats: list[int] = NO_NUMBERS  # the performers
        self.answers: list[int] = NO_NUMBERS
        self.targets: list[int] = NO_NUMBERS  # a seat, a rule, or the value that was said
        self.stages: list[int] = NO_NUMBERS
        self.cards: list[list[int]] = NO_LISTS
        self.rebuilt_for: list[int] = NO_NUMBERS  # performers whose search rebuilt the draw pile
        self.chosen: list[int] = NO_NUMBERS  # players chosen by the actor
        self.culprits: list[int] = NO_NUMBERS
        self.voted: i64 = NOBODY
        self.winner: i64 = NOBODY  # of the contest that this clause is, or belongs to
        self.loser: i64 = NOBODY
        self.is_immediate: bool = False  # carried out at once in mode B too
        self.is_claimed: bool = False  # a claimed duty: its conditions were tested before

    def kind(self) -> str:
        """The name of this kind of frame in a snapshot."""
        return "clause"

    def empty(self) -> Frame:
        """An empty frame of this kind."""
        return ClauseFrame()

    def take_fields(self, other: Frame, tape: FieldTape | None) -> None:
        """Copy every field from another object; see `fields.py`."""
        assert isinstance(other, ClauseFrame)
        super().take_fields(other, tape)
        self.source = number(other.source, tape)
        self.actor = number(other.actor, tape)
        self.place = number(other.place, tape)
        self.stage = number(other.stage, tape)
        self.consent = number(other.consent, tape)
        self.seats = numbers(other.seats, tape)
        self.answers = numbers(other.answers, tape)
        self.targets = numbers(other.targets, tape)
        self.stages = numbers(other.stages, tape)
        self.cards = lists(other.cards, tape)
        self.rebuilt_for = replaced_numbers(other.rebuilt_for, tape)
        self.chosen = replaced_numbers(other.chosen, tape)
        self.culprits = replaced_numbers(other.culprits, tape)
        self.voted = number(other.voted, tape)
        self.winner = number(other.winner, tape)
        self.loser = number(other.loser, tape)
        self.is_immediate = flag(other.is_immediate, tape)
        self.is_claimed = flag(other.is_claimed, tape)


@final
class ReactionFrame(Frame):
    """A reaction window: players about to lose something may avert it (BLK-W4)."""

    def __init__(self, reacts_to: i64 = 0, actor: i64 = NOBODY) -> None:
        super().__init__()
        self.reacts_to: i64 = reacts_to
        self.actor: i64 = actor
        self.has_used_orders: bool = False  # turn-based: standing orders were followed
        self.victims: list[int] = NO_NUMBERS
        self.cards: list[int] = NO_NUMBERS  # the card that each victim plays, or NO_CARD
        self.culprits: list[int] = NO_NUMBERS
        self.cancelled: list[int] = NO_NUMBERS

    def kind(self) -> str:
        """The name of this kind of frame in a snapshot."""
        return "reaction"

    def empty(self) -> Frame:
        """An empty frame of this kind."""
        return ReactionFrame()

    def take_fields(self, other: Frame, tape: FieldTape | None) -> None:
        """Copy every field from another object; see `fields.py`."""
        assert isinstance(other, ReactionFrame)
        super().take_fields(other, tape)
        self.reacts_to = number(other.reacts_to, tape)
        self.actor = number(other.actor, tape)
        self.has_used_orders = flag(other.has_used_orders, tape)
        self.victims = replaced_numbers(other.victims, tape)
        self.cards = numbers(other.cards, tape)
        self.culprits = replaced_numbers(other.culprits, tape)
        self.cancelled = replaced_numbers(other.cancelled, tape)


@final
class PenaltyFrame(AvertableFrame):
    """Penalties about to be taken (BLK-R38)."""

    def __init__(self, cause: i64 = 0, count: i64 = 0, actor: i64 = NOBODY) -> None:
        super().__init__()
        self.cause: i64 = cause
        self.count: i64 = count  # for each victim
        self.actor: i64 = actor
        self.victims: list[int] = NO_NUMBERS
        self.culprits: list[int] = NO_NUMBERS  # who caused it (BLK-R36)
        self.was_offered: bool = False  # the reaction window has been opened
        self.is_root: bool = False  # a root event of its own, closed like one

    def kind(self) -> str:
        """The name of this kind of frame in a snapshot."""
        return "penalty"

    def empty(self) -> Frame:
        """An empty frame of this kind."""
        return PenaltyFrame()

    def take_fields(self, other: Frame, tape: FieldTape | None) -> None:
        """Copy every field from another object; see `fields.py`."""
        assert isinstance(other, PenaltyFrame)
        super().take_fields(other, tape)
        self.cause = number(other.cause, tape)
        self.count = number(other.count, tape)
        self.actor = number(other.actor, tape)
        self.victims = replaced_numbers(other.victims, tape)
        self.culprits = replaced_numbers(other.culprits, tape)
        self.was_offered = flag(other.was_offered, tape)
        self.is_root = flag(other.is_root, tape)


@final
class ClosingFrame(Frame):
    """The close of a resolution: duties of a finishing player, call-outs, win check."""

    def __init__(self) -> None:
        super().__init__()
        self.stage: i64 = CLOSING_WIN_CHECK
        self.finishers: list[int] = NO_NUMBERS  # whose hands are empty
        self.is_in_passing: bool = False  # the passing of the turn goes on afterwards

    def kind(self) -> str:
        """The name of this kind of frame in a snapshot."""
        return "closing"

    def empty(self) -> Frame:
        """An empty frame of this kind."""
        return ClosingFrame()

    def take_fields(self, other: Frame, tape: FieldTape | None) -> None:
        """Copy every field from another object; see `fields.py`."""
        assert isinstance(other, ClosingFrame)
        super().take_fields(other, tape)
        self.stage = number(other.stage, tape)
        self.finishers = replaced_numbers(other.finishers, tape)
        self.is_in_passing = flag(other.is_in_passing, tape)


# Shared frames: a queue frame has no data, and the close of a resolution takes a frame of
# its own as soon as there is something to note.
QUEUE: Final = QueueFrame()
CLOSING: Final = ClosingFrame()

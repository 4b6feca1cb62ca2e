# mypyc: compile
"""Frames that ask people: reading, votes, contests, cases, open turns, duties."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from stolik.games.blank.engine.model.fields import (
    NO_NUMBERS,
    FieldTape,
    flag,
    number,
    numbers,
    replaced_numbers,
)
from stolik.games.blank.engine.model.frame import Frame
from stolik.games.blank.engine.model.stages import (
    CASE_CALL_OUT,
    CASE_OPENED,
    CONTEST_BEGIN,
    NO_SOURCE,
    NOBODY,
    VERDICT_OPEN,
)


@final
class ReadingFrame(Frame):
    """Everybody reads the rules, or a new one (BLK-W1)."""

    def kind(self) -> str:
        """The name of this kind of frame in a snapshot."""
        return "read"

    def empty(self) -> Frame:
        """An empty frame of this kind."""
        return ReadingFrame()


@final
class PlayerVoteFrame(Frame):
    """A vote for a player whom a clause then concerns."""

    def __init__(self) -> None:
        super().__init__()
        self.voters: list[int] = NO_NUMBERS
        self.votes: list[int] = NO_NUMBERS  # a seat for each voter, or NOBODY

    def kind(self) -> str:
        """The name of this kind of frame in a snapshot."""
        return "vote"

    def empty(self) -> Frame:
        """An empty frame of this kind."""
        return PlayerVoteFrame()

    def take_fields(self, other: Frame, tape: FieldTape | None) -> None:
        """Copy every field from another object; see `fields.py`."""
        assert isinstance(other, PlayerVoteFrame)
        super().take_fields(other, tape)
        self.voters = replaced_numbers(other.voters, tape)
        self.votes = numbers(other.votes, tape)


@final
class ContestFrame(Frame):
    """A contest of two players (BLK-L43)."""

    def __init__(self, contest: i64 = 0) -> None:
        super().__init__()
        self.contest: i64 = contest  # which contest
        self.stage: i64 = CONTEST_BEGIN
        self.ties: i64 = 0
        self.contestants: list[int] = NO_NUMBERS
        self.answers: list[int] = NO_NUMBERS  # one for each contestant
        self.voters: list[int] = NO_NUMBERS
        self.votes: list[int] = NO_NUMBERS  # whom each voter names as the loser, or NOBODY

    def kind(self) -> str:
        """The name of this kind of frame in a snapshot."""
        return "contest"

    def empty(self) -> Frame:
        """An empty frame of this kind."""
        return ContestFrame()

    def take_fields(self, other: Frame, tape: FieldTape | None) -> None:
        """Copy every field from another object; see `fields.py`."""
        assert isinstance(other, ContestFrame)
        super().take_fields(other, tape)
        self.contest = number(other.contest, tape)
        self.stage = number(other.stage, tape)
        self.ties = number(other.ties, tape)
        self.contestants = replaced_numbers(other.contestants, tape)
        self.answers = numbers(other.answers, tape)
        self.voters = replaced_numbers(other.voters, tape)
        self.votes = numbers(other.votes, tape)


@final
class CaseFrame(Frame):
    """A call-out or report that is judged, or somebody's claim that a rule's time has passed."""

    def __init__(
        self,
        case: i64 = CASE_CALL_OUT,
        source: i64 = NO_SOURCE,
        accuser: i64 = NOBODY,
        accused: i64 = NOBODY,
    ) -> None:
        super().__init__()
        self.case: i64 = case  # which kind of case
        self.source: i64 = source
        self.accuser: i64 = accuser  # or who reports, or who claims
        self.accused: i64 = accused
        self.stage: i64 = CASE_OPENED
        self.verdict: i64 = VERDICT_OPEN
        self.voters: list[int] = NO_NUMBERS
        self.votes: list[int] = NO_NUMBERS  # one for each voter

    def kind(self) -> str:
        """The name of this kind of frame in a snapshot."""
        return "case"

    def empty(self) -> Frame:
        """An empty frame of this kind."""
        return CaseFrame()

    def take_fields(self, other: Frame, tape: FieldTape | None) -> None:
        """Copy every field from another object; see `fields.py`."""
        assert isinstance(other, CaseFrame)
        super().take_fields(other, tape)
        self.case = number(other.case, tape)
        self.source = number(other.source, tape)
        self.accuser = number(other.accuser, tape)
        self.accused = number(other.accused, tape)
        self.stage = number(other.stage, tape)
        self.verdict = number(other.verdict, tape)
        self.voters = replaced_numbers(other.voters, tape)
        self.votes = numbers(other.votes, tape)


@final
class OpenTurnFrame(Frame):
    """Mode B: first the breathing time (BLK-L49), then anybody may act."""

    def __init__(self) -> None:
        super().__init__()
        self.is_breathing: bool = True
        self.is_before_closing: bool = False  # only the breathing time before a closing window

    def kind(self) -> str:
        """The name of this kind of frame in a snapshot."""
        return "open"

    def empty(self) -> Frame:
        """An empty frame of this kind."""
        return OpenTurnFrame()

    def take_fields(self, other: Frame, tape: FieldTape | None) -> None:
        """Copy every field from another object; see `fields.py`."""
        assert isinstance(other, OpenTurnFrame)
        super().take_fields(other, tape)
        self.is_breathing = flag(other.is_breathing, tape)
        self.is_before_closing = flag(other.is_before_closing, tape)


@final
class DutyWaitFrame(Frame):
    """Mode A: the next play waits for those who have not said 'Done' yet."""

    def __init__(self) -> None:
        super().__init__()
        self.is_before_closing: bool = False  # duties of a player who is about to win

    def kind(self) -> str:
        """The name of this kind of frame in a snapshot."""
        return "duty"

    def empty(self) -> Frame:
        """An empty frame of this kind."""
        return DutyWaitFrame()

    def take_fields(self, other: Frame, tape: FieldTape | None) -> None:
        """Copy every field from another object; see `fields.py`."""
        assert isinstance(other, DutyWaitFrame)
        super().take_fields(other, tape)
        self.is_before_closing = flag(other.is_before_closing, tape)

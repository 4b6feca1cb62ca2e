"""Reviews a record: every decision, the course of the game, and what was luck.

Every move is reviewed by random numbers of its own, so a game can be reviewed in parts, by
several workers or one after the other, and the result is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import mean, pvariance
from typing import Final

import msgspec

from stolik.bots import MINDS
from stolik.kernel.entropy import FastStream
from stolik.kernel.event import Notice
from stolik.kernel.move import Move
from stolik.kernel.record import Record, Turn
from stolik.kernel.seat import TABLE
from stolik.kernel.state import State
from stolik.review.data import (
    INACCURACY,
    MISTAKE,
    Balance,
    Chances,
    Judgement,
    LuckyEvent,
    Review,
)
from stolik.review.depth import NORMAL, Depth
from stolik.review.judge import Decision, Judge, Z
from stolik.review.moments import moments_of
from stolik.review.sentences import News, explain, private_news

PART: Final = 12
"""Moves that are reviewed in one piece."""
DEAL: Final = 8
"""Times as many trials for the deal: it is the largest piece of luck, and comes once."""


class Part(msgspec.Struct, frozen=True):
    """The review of some moves of a game."""

    judgements: tuple[Judgement, ...]
    course: tuple[Chances, ...]
    luck: tuple[LuckyEvent, ...]
    expected: tuple[float, ...] = ()
    """Each seat's value before the deal; only the part with step 0 knows it."""
    result: tuple[float, ...] = ()
    """Each seat's result; only the last part knows it."""


class NotOver(ValueError):  # noqa: N818 - reads as what it is
    """The record's game has not ended, so there is no result to take apart."""


def parts_of(record: Record) -> list[range]:
    """The pieces in which a game can be reviewed: numbers of moves, 0 is the deal."""
    count = len(record.turns) + 1
    return [range(first, min(first + PART, count)) for first in range(0, count, PART)]


def review(
    record: Record,
    depth: Depth = NORMAL,
    seed: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a finished game; `progress` is told how many parts of how many are done."""
    pieces = parts_of(record)
    parts = []
    for number, piece in enumerate(pieces):
        parts.append(review_part(record, piece, depth, seed))
        if progress is not None:
            progress(number + 1, len(pieces))
    return join(record, parts, seed)


def review_part(record: Record, steps: range, depth: Depth = NORMAL, seed: int = 1) -> Part:
    """Review some moves of a finished game; raises NotOver for one that goes on."""
    if record.ranks is None:
        raise NotOver(f"the game is not over after {len(record.turns)} moves")
    reviewer = _PartReview(record.replay(0), depth, seed)
    if 0 in steps:
        reviewer.deal(is_dealt=record.position is None)
    for number, turn in enumerate(record.turns[: steps.stop - 1], 1):
        reviewer.move(number, turn, is_wanted=number in steps)
    return reviewer.part()


def judge_instead(
    record: Record, step: int, move: Move, depth: Depth = NORMAL, seed: int = 1
) -> Judgement:
    """Judge a move that could have been made after `step` moves, as if it had been."""
    reviewer = _PartReview(record.replay(0), depth, seed)
    for number, turn in enumerate(record.turns[:step], 1):
        reviewer.move(number, turn, is_wanted=False)
    return reviewer.judgement(step + 1, Turn(record.turns[step].seat, move))


def join(record: Record, parts: Sequence[Part], seed: int = 1) -> Review:
    """Join the parts of a game, in order."""
    judgements = tuple(one for part in parts for one in part.judgements)
    luck = tuple(one for part in parts for one in part.luck)
    balance = _balance(judgements, luck, parts[0].expected, parts[-1].result)
    return Review(
        record.game,
        record.version,
        MINDS,
        seed,
        judgements,
        tuple(one for part in parts for one in part.course),
        luck,
        balance,
        moments_of(judgements, luck),
    )


class _PartReview:
    """Follows a game and reviews the moves that are wanted."""

    def __init__(self, state: State, depth: Depth, seed: int) -> None:
        self.state = state
        self.judge = Judge(state.game, depth, seed)
        self.trials = self.judge.trials
        self.depth = depth
        self.seed = seed
        self.news: list[list[News]] = [[] for _ in range(state.seats)]
        self.judgements: list[Judgement] = []
        self.course: list[Chances] = []
        self.luck: list[LuckyEvent] = []
        self.expected: tuple[float, ...] = ()

    def part(self) -> Part:
        """What was found."""
        over = tuple(self.trials.minds[0].estimate(self.state)) if self.state.is_over else ()
        return Part(
            tuple(self.judgements), tuple(self.course), tuple(self.luck), self.expected, over
        )

    def deal(self, *, is_dealt: bool) -> None:
        """The set-up: what was to be expected before it, and what it gave.

        A game that is played on from another one had no deal: its position is what to expect.
        """
        count = self.depth.luck * DEAL
        entropy = self._stream(2, 0)
        if is_dealt:
            before = self.trials.values_before(self.state.rules, count, entropy)
            after = self.trials.values(self.state, count, entropy)
        else:
            before = after = self.trials.values(self.state, count, entropy)
        self.expected = tuple(mean(column) for column in zip(*before, strict=True))
        self.luck.append(_lucky_event(0, after, before))
        self._note_chances(0)

    def move(self, number: int, turn: Turn, *, is_wanted: bool) -> None:
        """Review a move if it is wanted, and make it."""
        state, seat = self.state, turn.seat
        is_choice = seat != TABLE and len(state.legal(seat)) > 1
        if is_wanted and seat != TABLE and self.depth.measure:
            self.judgements.append(self.judgement(number, turn))
        before, notices = state.copy(), list[Notice]()
        state.apply(seat, turn.move, notices)
        for other in range(state.seats):
            self.news[other] += private_news(state.game, number, other, notices)
        is_chance = self.trials.is_luck(before, state)
        if is_wanted and is_chance:
            self._note_luck(number, before, turn)
        if is_wanted and (is_choice or is_chance or state.is_over):
            self._note_chances(number)

    def judgement(self, number: int, turn: Turn) -> Judgement:
        """Judge a move here, with the reasons."""
        found = self.judge.judge(Decision(number, self.state, turn.seat, turn.move))
        return explain(found, self.trials, self.state, self.news[turn.seat], self.seed)

    def _note_luck(self, number: int, before: State, turn: Turn) -> None:
        """What chance gave with a move, against all that it could have given."""
        entropy, count = self._stream(2, number), self.depth.luck
        possible = self.trials.values_after(before, turn.seat, turn.move, count, entropy)
        found = self.trials.values(self.state, count, entropy)
        self.luck.append(_lucky_event(number, found, possible))

    def _note_chances(self, number: int) -> None:
        state, trials = self.state, self.trials
        if not self.depth.course:
            return
        if state.is_over:
            result = tuple(trials.minds[0].estimate(state))
            self.course.append(Chances(number, (result,) * state.seats))
            return
        entropy = self._stream(3, number)
        seen = [
            trials.chances(state, seat, self.depth.course, entropy.copy())
            for seat in range(state.seats)
        ]
        rounded = tuple(tuple(round(one, 3) for one in chances) for chances in seen)
        self.course.append(Chances(number, rounded))

    def _stream(self, purpose: int, number: int) -> FastStream:
        return FastStream((self.seed << 32) + (purpose << 28) + number)


def _lucky_event(step: int, found: list[list[float]], possible: list[list[float]]) -> LuckyEvent:
    """What came against what could have come, by the trials of both."""
    gains, reach = [], []
    for one, other in zip(zip(*found, strict=True), zip(*possible, strict=True), strict=True):
        gains.append(mean(one) - mean(other))
        reach.append(Z * sqrt(pvariance(one) / len(one) + pvariance(other) / len(other)))
    return LuckyEvent(step, tuple(gains), tuple(round(value, 4) for value in reach))


def _balance(
    judgements: Sequence[Judgement],
    luck: Sequence[LuckyEvent],
    expected: Sequence[float],
    result: Sequence[float],
) -> tuple[Balance, ...]:
    """Take each seat's result apart; the parts add up to it."""
    found = []
    for seat, end in enumerate(result):
        lucky = sum(event.gains[seat] for event in luck)
        lost = sum(
            one.loss
            for one in judgements
            if one.seat == seat and one.verdict in (MISTAKE, INACCURACY)
        )
        skill = end - expected[seat] - lucky
        found.append(Balance(end, expected[seat], lucky, skill, lost))
    return tuple(found)

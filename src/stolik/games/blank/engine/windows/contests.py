# mypyc: compile
"""Contests of two players, from the challenge to the loser (BLK-L43)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.blank import narration
from stolik.games.blank.engine.codes import K_DIE, K_HOLD, K_RPS
from stolik.games.blank.engine.model.frames import ClauseFrame
from stolik.games.blank.engine.model.question_frames import ContestFrame
from stolik.games.blank.engine.model.stages import (
    CONTEST_BEGIN,
    CONTEST_HOLDING,
    CONTEST_NAMING,
    CONTEST_NEIGHBOURS,
    CONTEST_SHOWING,
    NOBODY,
    UNANSWERED,
)
from stolik.games.blank.engine.piles import bit, sign
from stolik.games.blank.engine.setting import DIE_SIDES
from stolik.games.blank.engine.targets import present
from stolik.games.blank.moves import (
    HANDS,
    HOLD,
    HOLD_MOVE,
    LOSER,
    LOSERS,
    RELEASE_MOVE,
    SHOWS,
    VOTE_MOVES,
    VOTE_UNSEEN,
    BlankMove,
)
from stolik.games.blank.state import BlankState
from stolik.kernel.move import Move

MOST_TIES: Final = 2  # repeated twice, then decided at random


def run_contest(state: BlankState, frame: ContestFrame) -> bool:
    """Go from naming to the neighbours' vote, then to holding, then to a random choice."""
    for seat in frame.contestants:
        if state.away_seats & bit(seat):
            decide_contest(state, frame, seat)  # BLK-R51, BLK-R59: a player who leaves has lost
            return True
    stage: i64 = frame.stage
    if stage == CONTEST_BEGIN:
        _begin(state, frame)
        return True
    if frame.asked:
        return False
    if stage == CONTEST_NAMING:
        _compare_names(state, frame)
    elif stage == CONTEST_NEIGHBOURS:
        _count_votes(state, frame)
    elif stage == CONTEST_HOLDING:
        decide_at_random(state, frame)
    else:
        _compare_hands(state, frame)
    return True


def _begin(state: BlankState, frame: ContestFrame) -> None:
    """Start with what the kind of contest needs."""
    frame.answers = [UNANSWERED, UNANSWERED]
    if state.notices is not None:
        narration.contest_begun(state, frame)
    if frame.contest == K_DIE:
        _roll_dice(state, frame)
        return
    frame.asked = sorted(frame.contestants)
    if frame.contest == K_RPS:
        frame.stage = CONTEST_SHOWING
    elif frame.contest == K_HOLD:
        frame.stage = CONTEST_HOLDING
    else:
        frame.stage = CONTEST_NAMING


def _roll_dice(state: BlankState, frame: ContestFrame) -> None:
    for _ in range(1 + MOST_TIES):
        one = state.entropy.below(DIE_SIDES)
        other = state.entropy.below(DIE_SIDES)
        sign(state, one)
        sign(state, other)
        if state.notices is not None:
            narration.contest_rolled(state, frame, one + 1, other + 1)
        if one != other:
            loser = frame.contestants[1] if one > other else frame.contestants[0]
            decide_contest(state, frame, loser)
            return
    decide_at_random(state, frame)


def decide_at_random(state: BlankState, frame: ContestFrame) -> None:
    """Choose the loser at random."""
    decide_contest(state, frame, frame.contestants[state.entropy.below(2)])


def decide_contest(state: BlankState, frame: ContestFrame, loser: i64) -> None:
    """Report winner and loser to the clause."""
    one, other = frame.contestants[0], frame.contestants[1]
    winner = other if loser == one else one
    state.stack.pop()
    clause = state.stack[-1]
    assert isinstance(clause, ClauseFrame)
    clause.winner = winner
    clause.loser = loser
    sign(state, loser)
    if state.notices is not None:
        narration.contest_decided(state, winner, loser)


def _compare_names(state: BlankState, frame: ContestFrame) -> None:
    one, other = frame.answers[0], frame.answers[1]
    if one == frame.contestants[0]:
        decide_contest(state, frame, one)  # BLK-R59: a player who gives up has lost
    elif other == frame.contestants[1]:
        decide_contest(state, frame, other)
    elif one >= 0 and one == other:
        decide_contest(state, frame, one)
    else:
        ask_neighbours(state, frame)


def ask_neighbours(state: BlankState, frame: ContestFrame) -> None:
    """The others say who lost; without others the contestants hold a button."""
    frame.stage = CONTEST_NEIGHBOURS
    frame.voters = [seat for seat in present(state) if seat not in frame.contestants]
    frame.votes = [NOBODY] * len(frame.voters)
    frame.asked = frame.voters.copy()


def _count_votes(state: BlankState, frame: ContestFrame) -> None:
    against = [0, 0]
    for choice in frame.votes:
        if choice in frame.contestants:
            against[frame.contestants.index(choice)] += 1
    if against[0] != against[1]:
        loser = frame.contestants[0] if against[0] > against[1] else frame.contestants[1]
        decide_contest(state, frame, loser)
    else:
        _start_holding(frame)


def _start_holding(frame: ContestFrame) -> None:
    """Both hold a button down; the first to let go loses."""
    frame.stage = CONTEST_HOLDING
    frame.answers = [UNANSWERED, UNANSWERED]
    frame.asked = sorted(frame.contestants)


def _compare_hands(state: BlankState, frame: ContestFrame) -> None:
    """Rock, paper, scissors: a tie is repeated at most twice."""
    one, other = frame.answers[0], frame.answers[1]
    sign(state, one)
    sign(state, other)
    if state.notices is not None:
        narration.contest_shown(state, frame)
    if one == other:
        frame.ties += 1
        if frame.ties > MOST_TIES:
            decide_at_random(state, frame)
            return
        frame.answers = [UNANSWERED, UNANSWERED]
        frame.asked = sorted(frame.contestants)
    elif (one - other) % len(HANDS) == 1:  # each hand beats the one before it
        decide_contest(state, frame, frame.contestants[1])
    else:
        decide_contest(state, frame, frame.contestants[0])


def contest_options(frame: ContestFrame) -> list[Move]:
    """What contestants and neighbours may answer now."""
    moves: list[Move] = []
    if frame.stage == CONTEST_HOLDING:
        moves = [HOLD_MOVE, RELEASE_MOVE]
    elif frame.stage == CONTEST_SHOWING:
        moves.extend(SHOWS)
    else:
        if frame.stage == CONTEST_NEIGHBOURS:
            moves.append(VOTE_MOVES[VOTE_UNSEEN])
        for seat in sorted(frame.contestants):
            moves.append(LOSERS[seat])
    return moves


def answer_contest(state: BlankState, frame: ContestFrame, seat: i64, move: BlankMove) -> None:
    """Note an answer of a contestant or neighbour."""
    frame.asked.remove(seat)
    if frame.stage == CONTEST_NEIGHBOURS:
        if move.act == LOSER:
            frame.votes[frame.voters.index(seat)] = move.first
        return
    if frame.stage == CONTEST_HOLDING:
        if move.act != HOLD:
            frame.asked.clear()
            decide_contest(state, frame, seat)
        return
    frame.answers[frame.contestants.index(seat)] = move.first

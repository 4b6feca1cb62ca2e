# mypyc: compile
"""Run the stack up to the next question, and take the answers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.blank.engine.choices import answer_choice, candidates, choice_options
from stolik.games.blank.engine.clauses import run_card, run_clause, run_queue
from stolik.games.blank.engine.codes import W_CHOSEN, W_CHOSEN_ANY
from stolik.games.blank.engine.duties.cases import answer_case, case_options, run_case
from stolik.games.blank.engine.duties.new_duties import bearers_of_open_duties
from stolik.games.blank.engine.model.frame import Frame
from stolik.games.blank.engine.model.frames import (
    CardFrame,
    ClauseFrame,
    ClosingFrame,
    PassingFrame,
    PenaltyFrame,
    QueueFrame,
    ReactionFrame,
)
from stolik.games.blank.engine.model.question_frames import (
    CaseFrame,
    ContestFrame,
    DutyWaitFrame,
    OpenTurnFrame,
    PlayerVoteFrame,
    ReadingFrame,
)
from stolik.games.blank.engine.model.stages import (
    ANSWER_NO,
    ANSWER_YES,
    CLAUSE_CHOICES,
    CLAUSE_CONSENT,
)
from stolik.games.blank.engine.penalties import run_penalty
from stolik.games.blank.engine.piles import bit
from stolik.games.blank.engine.targets import present
from stolik.games.blank.engine.turns.closing import run_closing
from stolik.games.blank.engine.turns.ending import BY_COUNTDOWN, end_by_fewest
from stolik.games.blank.engine.turns.passing import pass_turn, run_passing
from stolik.games.blank.engine.windows.contests import answer_contest, contest_options, run_contest
from stolik.games.blank.engine.windows.player_votes import (
    answer_player_vote,
    player_vote_options,
    run_player_vote,
)
from stolik.games.blank.engine.windows.reactions import (
    answer_reaction,
    reaction_options,
    run_reaction,
)
from stolik.games.blank.moves import (
    NO_MOVE,
    NOTHING_MOVE,
    PLAYERS,
    UNDERSTOOD_MOVE,
    YES,
    YES_MOVE,
    BlankMove,
)
from stolik.games.blank.state import BlankState
from stolik.kernel.move import Move

_UNDERSTOOD_ONLY: Final[list[Move]] = [UNDERSTOOD_MOVE]


def run(state: BlankState) -> None:
    """Run frames until somebody has to answer or act."""
    stack = state.stack
    while not state.is_over:
        if not stack:
            if not state.away_seats & bit(state.active):
                return
            pass_turn(state)  # BLK-R51: whoever was to act has left
        elif not run_frame(state, stack[-1]):
            return


def run_frame(state: BlankState, frame: Frame) -> bool:  # noqa: PLR0912 - one branch a kind
    """Advance the top frame; False when it waits. The most frequent kinds come first."""
    if isinstance(frame, QueueFrame):
        return run_queue(state)
    if isinstance(frame, ClauseFrame):
        return run_clause(state, frame)
    if isinstance(frame, CardFrame):
        return run_card(state, frame)
    if isinstance(frame, ClosingFrame):
        return run_closing(state, frame)
    if isinstance(frame, PenaltyFrame):
        return run_penalty(state, frame)
    if isinstance(frame, ReactionFrame):
        return run_reaction(state, frame)
    if isinstance(frame, PassingFrame):
        return run_passing(state, frame)
    if isinstance(frame, OpenTurnFrame):
        return _run_open_turn(state, frame)
    if isinstance(frame, DutyWaitFrame):
        return _run_duty_wait(state, frame)
    if isinstance(frame, CaseFrame):
        return run_case(state, frame)
    if isinstance(frame, ContestFrame):
        return run_contest(state, frame)
    if isinstance(frame, PlayerVoteFrame):
        return run_player_vote(state, frame)
    assert isinstance(frame, ReadingFrame)
    if frame.asked:
        return False
    state.stack.pop()
    return True


def _run_open_turn(state: BlankState, frame: OpenTurnFrame) -> bool:
    """Mode B: first the breathing time (BLK-L49), then anybody may act."""
    if state.away_seats & bit(state.active) and not frame.is_before_closing:
        pass_turn(state)
        return True
    if frame.asked:
        return False
    if frame.is_before_closing:
        state.stack.pop()
        return True
    if state.is_time_up:
        end_by_fewest(state, BY_COUNTDOWN)
        return True
    if frame.is_breathing:
        frame.is_breathing = False
        frame.asked = [int(state.active)] if is_turn_shown(state) else present(state)
        return True
    # Nobody wants to act: the turn marker is shown until the next play (BLK-L50).
    state.is_marker_shown = True
    frame.asked = [int(state.active)]
    return False


def is_turn_shown(state: BlankState) -> bool:
    """Whether everybody may see whose turn it is."""
    return state.setting.shows_turn or state.is_marker_shown


def _run_duty_wait(state: BlankState, frame: DutyWaitFrame) -> bool:
    """Mode A: the next play waits for those who have not said 'Done' yet."""
    bearers = bearers_of_open_duties(state)
    frame.asked = [seat for seat in frame.asked if seat in bearers]
    if frame.asked:
        return False
    state.stack.pop()
    return True


def ask_again(state: BlankState) -> None:
    """Mode B: after somebody's act everybody is asked again."""
    if not state.stack:
        return
    frame = state.stack[-1]
    if isinstance(frame, OpenTurnFrame) and (frame.is_breathing or not is_turn_shown(state)):
        frame.asked = present(state)


# Answers


def options_at(state: BlankState, frame: Frame, seat: i64) -> list[Move]:
    """What a seat that is asked may answer, windows of mode B and duties aside."""
    if isinstance(frame, ClauseFrame):
        return _clause_options(state, frame, seat)
    if isinstance(frame, ReactionFrame):
        return reaction_options(state, frame, seat)
    if isinstance(frame, ContestFrame):
        return contest_options(frame)
    if isinstance(frame, PlayerVoteFrame):
        return player_vote_options(state)
    if isinstance(frame, ReadingFrame):
        return _UNDERSTOOD_ONLY
    if isinstance(frame, CaseFrame):
        return case_options(frame)
    return []


def _clause_options(state: BlankState, frame: ClauseFrame, seat: i64) -> list[Move]:
    clause = state.setting.code(frame.source).clause(frame.place)
    if frame.stage == CLAUSE_CHOICES:
        return choice_options(state, frame, clause, seat)
    moves: list[Move] = []
    if frame.stage == CLAUSE_CONSENT:
        moves.append(YES_MOVE)
        moves.append(NO_MOVE)
        return moves
    who: i64 = W_CHOSEN if clause.who == W_CHOSEN else W_CHOSEN_ANY
    for other in candidates(state, who, frame.actor):
        if other not in frame.chosen:
            moves.append(PLAYERS[other])
    return moves


def answer(state: BlankState, frame: Frame, seat: i64, move: BlankMove) -> None:
    """Take an answer to the top frame."""
    if isinstance(frame, ClauseFrame):
        _answer_clause(state, frame, seat, move)
    elif isinstance(frame, ReactionFrame):
        answer_reaction(frame, seat, move)
    elif isinstance(frame, ContestFrame):
        answer_contest(state, frame, seat, move)
    elif isinstance(frame, PlayerVoteFrame):
        answer_player_vote(frame, seat, move)
    elif isinstance(frame, CaseFrame):
        answer_case(state, frame, seat, move)
    else:  # reading, closing window, breathing time
        frame.asked.remove(seat)


def _answer_clause(state: BlankState, frame: ClauseFrame, seat: i64, move: BlankMove) -> None:
    if frame.stage == CLAUSE_CHOICES:
        clause = state.setting.code(frame.source).clause(frame.place)
        answer_choice(state, frame, clause, seat, move)
    elif frame.stage == CLAUSE_CONSENT:
        frame.consent = ANSWER_YES if move.act == YES else ANSWER_NO
    else:
        frame.chosen = [*frame.chosen, move.first]


def choose_at_random(state: BlankState, frame: Frame) -> None:
    """No answer in time: optional means no, compulsory a random legal choice (BLK-W3)."""
    if isinstance(frame, PlayerVoteFrame):
        frame.asked.clear()
        return
    while state.stack and state.stack[-1] is frame and frame.asked:
        answer_for(state, frame, frame.asked[0])
        run(state)


def answer_for(state: BlankState, frame: Frame, seat: i64) -> None:
    """Answer for a seat: no where that is possible, else at random."""
    moves = options_at(state, frame, seat)
    chosen = moves[0]
    if NO_MOVE in moves:
        chosen = NO_MOVE
    elif NOTHING_MOVE in moves:
        chosen = NOTHING_MOVE
    else:
        chosen = moves[state.entropy.below(len(moves))]
    assert isinstance(chosen, BlankMove)
    answer(state, frame, seat, chosen)

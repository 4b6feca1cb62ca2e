# mypyc: compile
"""Run what is under way up to the next question, and take the answers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.blank import scene
from stolik.games.blank.engine.cases import (
    ADMISSION,
    RIGHT,
    VOTE,
    ask_voters,
    judge,
    run_case,
    void_duties,
)
from stolik.games.blank.engine.choices import answer as answer_choice
from stolik.games.blank.engine.choices import candidates, options_for
from stolik.games.blank.engine.clauses import (
    GATHER,
    MAY,
    run_card,
    run_clause,
    run_queue,
)
from stolik.games.blank.engine.closing import after_root, run_after
from stolik.games.blank.engine.codes import W_CHOSEN, W_CHOSEN_ANY
from stolik.games.blank.engine.ending import ABANDONED, BY_COUNTDOWN, end_by_fewest, finish
from stolik.games.blank.engine.frames import (
    D_OPEN,
    D_OVERDUE,
    F_AFTER,
    F_CARD,
    F_CASE,
    F_CLAUSE,
    F_CONTEST,
    F_DUTY,
    F_OPEN,
    F_PASS,
    F_PENALTY,
    F_QUEUE,
    F_REACT,
    F_READ,
    F_VOTE,
    Frame,
)
from stolik.games.blank.engine.overdue import grace_over
from stolik.games.blank.engine.piles import bit, bury
from stolik.games.blank.engine.plays import turn_timed_out
from stolik.games.blank.engine.targets import present
from stolik.games.blank.engine.turns import pass_turn, run_pass
from stolik.games.blank.engine.windows import (
    HOLDING,
    NAMING,
    answer_contest,
    answer_react,
    ask_neighbours,
    by_lot,
    contest_options,
    react_options,
    run_contest,
    run_penalty,
    run_react,
    run_vote,
    vote_options,
)
from stolik.games.blank.moves import (
    ADMIT,
    ADMIT_MOVE,
    DENY_MOVE,
    NO_MOVE,
    NOTHING_MOVE,
    PLAYERS,
    T_ADMISSION,
    T_BREATH,
    T_CHOICE,
    T_CLOSING,
    T_CONTEST,
    T_COUNTDOWN,
    T_DUTY,
    T_GRACE,
    T_LATE,
    T_MARKER,
    T_REACTION,
    T_READ,
    T_REMIND,
    T_SLOW,
    T_TURN,
    T_VOTE,
    UNDERSTOOD_MOVE,
    VOTE_MOVES,
    YES,
    YES_MOVE,
    BlankMove,
)
from stolik.games.blank.state import BlankState
from stolik.kernel.move import Move

_UNDERSTOOD_ONLY: Final[list[Move]] = [UNDERSTOOD_MOVE]


def run(state: BlankState) -> None:
    """Go on until somebody has to answer or act."""
    todo = state.todo
    while not state.is_over:
        if not todo:
            if not state.away & bit(state.active):
                return
            pass_turn(state)  # BLK-R51: whoever was to act has left
        elif not run_frame(state, todo[-1]):
            return


def run_frame(state: BlankState, frame: Frame) -> bool:  # noqa: PLR0912 - one branch a kind
    """Bring the top frame on; False when it waits."""
    kind: i64 = frame.kind
    if kind == F_QUEUE:
        return run_queue(state)
    if kind == F_CLAUSE:
        return run_clause(state, frame)
    if kind == F_CARD:
        return run_card(state, frame)
    if kind == F_AFTER:
        return run_after(state, frame)
    if kind == F_PENALTY:
        is_taken = run_penalty(state, frame)
        if frame.flag and (not state.todo or state.todo[-1] is not frame):
            _penalty_taken(state, frame)
        return is_taken
    if kind == F_REACT:
        return run_react(state, frame)
    if kind == F_PASS:
        return run_pass(state, frame)
    if kind == F_OPEN:
        return _run_open(state, frame)
    if kind == F_DUTY:
        return _run_duty(state, frame)
    if kind == F_CASE:
        return run_case(state, frame)
    if kind == F_CONTEST:
        return run_contest(state, frame)
    if kind == F_VOTE:
        return run_vote(state, frame)
    if frame.asked:  # F_READ
        return False
    state.todo.pop()
    return True


def _penalty_taken(state: BlankState, frame: Frame) -> None:
    """A penalty that was a root event of its own is closed like one."""
    if state.todo and state.todo[-1].kind == F_REACT:
        return  # the window was opened, the penalty comes after it
    after_root(state)


def _run_open(state: BlankState, frame: Frame) -> bool:
    """Mode B: first the breathing time (BLK-L49), then anybody may act."""
    if state.away & bit(state.active) and not frame.flag:
        pass_turn(state)
        return True
    if frame.asked:
        return False
    if frame.flag:  # the breathing time before a closing window is all there is
        state.todo.pop()
        return True
    if state.time_up:
        end_by_fewest(state, BY_COUNTDOWN)
        return True
    if frame.pc == 0:
        frame.pc = 1
        frame.asked = [int(state.active)] if is_turn_shown(state) else present(state)
        return True
    # Nobody wants to act: the turn marker is shown until the next play (BLK-L50).
    state.marker = True
    frame.asked = [int(state.active)]
    return False


def is_turn_shown(state: BlankState) -> bool:
    """Tell whether everybody may see whose turn it is."""
    return state.setting.shows_turn or state.marker


def _run_duty(state: BlankState, frame: Frame) -> bool:
    """Mode A: the next play waits for those who have not said 'Done' yet."""
    waiting: list[int] = []
    for seat in frame.asked:
        for duty in state.duties:
            if duty.bearer == seat and duty.state == D_OPEN:
                waiting.append(seat)
                break
    frame.asked = waiting
    if waiting:
        return False
    state.todo.pop()
    return True


def reopen(state: BlankState) -> None:
    """After an act of somebody all may think again (mode B)."""
    if not state.todo:
        return
    frame = state.todo[-1]
    if frame.kind == F_OPEN and (frame.pc == 0 or not is_turn_shown(state)):
        frame.asked = present(state)


# Answers


def options_at(state: BlankState, frame: Frame, seat: i64) -> list[Move]:
    """What a seat that is asked may answer, windows of mode B and duties aside."""
    kind: i64 = frame.kind
    moves: list[Move] = []
    if kind == F_CLAUSE:
        return _clause_options(state, frame, seat)
    if kind == F_REACT:
        return react_options(state, frame, seat)
    if kind == F_CONTEST:
        return contest_options(state, frame)
    if kind == F_VOTE:
        return vote_options(state)
    if kind == F_READ:
        return _UNDERSTOOD_ONLY
    if kind == F_CASE:
        if frame.pc == ADMISSION:
            moves.append(ADMIT_MOVE)
            moves.append(DENY_MOVE)
        else:
            moves.extend(VOTE_MOVES)
    return moves


def _clause_options(state: BlankState, frame: Frame, seat: i64) -> list[Move]:
    clause = state.setting.code(frame.source).clause(frame.place)
    if frame.pc == GATHER:
        return options_for(state, frame, clause, seat)
    moves: list[Move] = []
    if frame.pc == MAY:
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
    kind: i64 = frame.kind
    if kind == F_CLAUSE:
        _answer_clause(state, frame, seat, move)
    elif kind == F_REACT:
        answer_react(state, frame, seat, move)
    elif kind == F_CONTEST:
        answer_contest(state, frame, seat, move)
    elif kind == F_VOTE:
        frame.answers[frame.seats.index(seat)] = move.first
        frame.asked.remove(seat)
    elif kind == F_CASE:
        _answer_case(state, frame, seat, move)
    else:  # reading, closing window, breathing time
        frame.asked.remove(seat)


def _answer_clause(state: BlankState, frame: Frame, seat: i64, move: BlankMove) -> None:
    if frame.pc == GATHER:
        clause = state.setting.code(frame.source).clause(frame.place)
        answer_choice(state, frame, clause, seat, move)
    elif frame.pc == MAY:
        frame.voted = -2 if move.act == YES else -3
    else:
        frame.chosen = [*frame.chosen, move.first]


def _answer_case(state: BlankState, frame: Frame, seat: i64, move: BlankMove) -> None:
    frame.asked.remove(seat)
    if frame.pc == VOTE:
        frame.answers[frame.seats.index(seat)] = move.first
        return
    if state.notices is not None:
        scene.answered(state, seat, move.act == ADMIT)
    if move.act == ADMIT:
        judge(state, frame, RIGHT)
    else:
        ask_voters(state, frame)


# The table's own moves


def time_up(state: BlankState, what: int) -> None:
    """A wait is over; what then happens is the window's default."""
    top = state.todo[-1] if state.todo else None
    if what == T_COUNTDOWN:
        _countdown_over(state)
    elif what == T_TURN:
        turn_timed_out(state)
    elif what == T_GRACE:
        grace_over(state)
    elif what == T_LATE:
        _late(state)
    elif what == T_SLOW:
        state.is_slow_over = True
    elif what == T_REMIND:
        state.reminded = True
        if state.notices is not None:
            scene.should_act(state)
    elif what == T_MARKER and top is not None:
        state.marker = True
        top.asked = [int(state.active)]
        if state.notices is not None:
            scene.marker_shown(state)
    elif top is not None:
        _window_over(state, top, what)


def _window_over(state: BlankState, top: Frame, what: int) -> None:
    if what == T_CHOICE:
        choose_by_lot(state, top)
    elif what == T_ADMISSION:
        top.asked.clear()
        ask_voters(state, top)  # counts as denied
    elif what == T_CONTEST:
        if top.pc == 1 + NAMING and state.setting.is_live:
            ask_neighbours(state, top)
        elif top.pc in (1 + HOLDING, 1 + NAMING):
            by_lot(state, top)
    elif what in (T_READ, T_REACTION, T_DUTY, T_BREATH, T_VOTE, T_CLOSING):
        top.asked.clear()


def choose_by_lot(state: BlankState, frame: Frame) -> None:
    """No answer in time: optional means no, compulsory a random legal choice (BLK-W3)."""
    if frame.kind == F_VOTE:
        frame.asked.clear()
        return
    while state.todo and state.todo[-1] is frame and frame.asked:
        pick_for(state, frame, frame.asked[0])
        run(state)


def pick_for(state: BlankState, frame: Frame, seat: i64) -> None:
    """Answer for a seat: no where that is possible, else by lot."""
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


def _late(state: BlankState) -> None:
    """callTiming 'early': five seconds after it arose a duty counts as breached (BLK-R28)."""
    for duty in state.duties:
        if duty.state == D_OPEN and not duty.optional:
            duty.state = D_OVERDUE
            duty.opened = state.plays


def _countdown_over(state: BlankState) -> None:
    """No new play is accepted; what is under way is finished, then hands are counted."""
    state.time_up = True
    state.laid = []
    state.layer = -1
    if not state.todo or (len(state.todo) == 1 and state.todo[0].kind in (F_OPEN, F_DUTY)):
        end_by_fewest(state, BY_COUNTDOWN)


def remove_player(state: BlankState, seat: i64) -> None:
    """The table removes a player who has left (BLK-R51)."""
    state.laid = []
    state.layer = -1
    while not state.is_over and _owes_choice(state, seat):
        pick_for(state, state.todo[-1], seat)  # made by lot
        run(state)
    if state.is_over:
        return
    bury(state, seat, state.hands[seat].copy())
    state.shown = []
    state.shown_by = -1
    state.away |= bit(seat)
    state.skips[seat] = 0
    state.limits[seat] = 0
    void_duties(state, seat)
    if state.notices is not None:
        scene.removed(state, seat)
    left = present(state)
    if len(left) == 1:
        finish(state, (), ABANDONED)
        return
    for frame in state.todo:
        if seat in frame.asked:
            frame.asked.remove(seat)
    if state.active == seat and _is_open(state):
        pass_turn(state)
    elif state.active == seat:
        state.turn_over = True


def _is_open(state: BlankState) -> bool:
    return not state.todo or (len(state.todo) == 1 and state.todo[0].kind in (F_OPEN, F_DUTY))


def _owes_choice(state: BlankState, seat: i64) -> bool:
    if not state.todo or seat not in state.todo[-1].asked:
        return False
    return len(options_at(state, state.todo[-1], seat)) > 0

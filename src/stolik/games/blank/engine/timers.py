# mypyc: compile
"""Timers: how long each runs, which run now, and what happens when one runs out (BLK-W1 to W14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.blank import narration
from stolik.games.blank.engine.codes import CLOCK_TIME, IDLE_TIME
from stolik.games.blank.engine.duties.call_windows import (
    end_grace,
    miss_open_duties,
    oldest_in_grace,
)
from stolik.games.blank.engine.duties.cases import ask_voters
from stolik.games.blank.engine.duties.claims import is_provable
from stolik.games.blank.engine.leaving import is_between_plays
from stolik.games.blank.engine.model.duty import DUTY_LASTING, DUTY_OPEN, NO_PLAY
from stolik.games.blank.engine.model.frame import Frame
from stolik.games.blank.engine.model.frames import ClauseFrame, ClosingFrame, ReactionFrame
from stolik.games.blank.engine.model.question_frames import (
    CaseFrame,
    ContestFrame,
    DutyWaitFrame,
    OpenTurnFrame,
    PlayerVoteFrame,
    ReadingFrame,
)
from stolik.games.blank.engine.model.stages import (
    CASE_ADMISSION,
    CONTEST_NAMING,
    CONTEST_NEIGHBOURS,
    CONTEST_SHOWING,
    NOBODY,
)
from stolik.games.blank.engine.piles import bit
from stolik.games.blank.engine.run import choose_at_random, is_turn_shown
from stolik.games.blank.engine.turns.ending import BY_COUNTDOWN, end_by_fewest
from stolik.games.blank.engine.turns.plays import stop_laying, turn_timed_out
from stolik.games.blank.engine.windows.contests import ask_neighbours, decide_at_random
from stolik.games.blank.moves import (
    CARD_SOURCE,
    CLOCKS,
    IDLES,
    REMOVES,
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
    THE_PLAY,
    TIME_MOVES,
    BlankMove,
    proof_move,
)
from stolik.games.blank.state import BlankState
from stolik.kernel.move import Move

SECONDS: Final[dict[int, int]] = {
    T_READ: 60,
    T_TURN: 60,
    T_CHOICE: 20,
    T_REACTION: 6,  # a person sees what happens, and reads the question
    T_DUTY: 10,
    T_BREATH: 2,
    T_GRACE: 3,
    T_LATE: 5,
    T_ADMISSION: 10,
    T_VOTE: 15,
    T_CONTEST: 60,
    T_CLOSING: 5,
    T_SLOW: 4,
    T_REMIND: 15,
    T_MARKER: 30,
}  # a countdown lasts as long as its card says
NO_WINDOW: Final = -1
IDLE_CHOICE: Final = 5  # BLK-W11: a choice that a player's idling gives to others
TURN_BASED: Final = 72 * 3600


class PendingTimer:
    """A running timer: the move it makes, its seconds, whose time it is, and its key."""

    def __init__(self, move: BlankMove, seconds: i64, seat: i64, key: str) -> None:
        self.move = move
        self.seconds = seconds
        self.seat = seat
        self.key = key


def pending_timers(state: BlankState) -> list[PendingTimer]:
    """All timers that run now."""
    found: list[PendingTimer] = []
    if state.is_over:
        return found
    setting = state.setting
    top: Frame | None = state.stack[-1] if state.stack else None
    if state.countdown and not state.is_time_up:
        key = f"countdown-{state.countdown_count}"
        found.append(
            PendingTimer(TIME_MOVES[T_COUNTDOWN], state.countdown * setting.pace, NOBODY, key)
        )
    if not setting.is_live:
        what = _window(top) if top is not None else NO_WINDOW
        if what in (T_CHOICE, T_REACTION, T_ADMISSION, T_VOTE, T_CONTEST, T_CLOSING):
            found.append(PendingTimer(TIME_MOVES[what], TURN_BASED, NOBODY, _key(state, what)))
        return found
    is_open = top is None or (isinstance(top, OpenTurnFrame) and not top.is_breathing)
    if top is not None and not is_open:
        what = _window(top)
        if what != NO_WINDOW:
            seat = top.asked[0] if len(top.asked) == 1 else NOBODY
            found.append(_timer(state, what, seat))
            if _is_idle_choice(state, top):
                found[-1].seconds = IDLE_CHOICE * setting.pace
    if is_open:
        _turn_timers(state, found)
    if oldest_in_grace(state) != NO_PLAY:
        timer = _timer(state, T_GRACE, NOBODY)
        timer.key = f"grace-{oldest_in_grace(state)}"
        found.append(timer)
    if setting.is_early and _has_open_duty(state):
        timer = _timer(state, T_LATE, NOBODY)
        timer.key = f"late-{state.resolution.number}"
        found.append(timer)
    return found


def is_secret(state: BlankState, move: Move) -> bool:
    """Mode B: these run only where somebody has a duty or has broken a rule (BLK-W5, BLK-R28)."""
    if not state.setting.is_memory:
        return False
    return move is TIME_MOVES[T_GRACE] or move is TIME_MOVES[T_LATE] or move is TIME_MOVES[T_SLOW]


def _key(state: BlankState, what: int) -> str:
    return f"{TIME_MOVES[what].text}-{state.turns}-{state.resolution.number}-{len(state.stack)}"


def _timer(state: BlankState, what: int, seat: i64) -> PendingTimer:
    seconds = SECONDS[what] * state.setting.pace
    return PendingTimer(TIME_MOVES[what], seconds, seat, _key(state, what))


def _is_idle_choice(state: BlankState, top: Frame) -> bool:
    if not isinstance(top, ClauseFrame) or top.source >= CARD_SOURCE:
        return False
    code = state.setting.rules[top.source]
    return bool(code.mask & IDLE_TIME) and code.clause(top.place).may


def _window(top: Frame) -> int:
    """The timer of the window that the top frame is, or NO_WINDOW."""
    if not top.asked:
        return NO_WINDOW
    if isinstance(top, (ClauseFrame, PlayerVoteFrame)):
        return T_CHOICE
    if isinstance(top, ReactionFrame):
        return T_REACTION
    if isinstance(top, ReadingFrame):
        return T_READ
    if isinstance(top, DutyWaitFrame):
        return T_DUTY
    if isinstance(top, OpenTurnFrame):
        return T_BREATH
    if isinstance(top, ClosingFrame):
        return T_CLOSING
    if isinstance(top, CaseFrame):
        return T_ADMISSION if top.stage == CASE_ADMISSION else T_VOTE
    assert isinstance(top, ContestFrame)
    if top.stage == CONTEST_NEIGHBOURS:
        return T_VOTE
    return T_CHOICE if top.stage == CONTEST_SHOWING else T_CONTEST


def _turn_timers(state: BlankState, found: list[PendingTimer]) -> None:
    """The clocks that run while the active player thinks (BLK-W21)."""
    turn = _timer(state, T_TURN, state.active if is_turn_shown(state) else NOBODY)
    turn.key = f"turn-{state.turns}"
    found.append(turn)
    if not is_turn_shown(state):
        what = T_MARKER if state.was_reminded else T_REMIND
        timer = _timer(state, what, NOBODY)
        timer.seconds = SECONDS[T_REMIND] * state.setting.pace
        found.append(timer)
    if state.laid:
        return
    if not state.is_slow_time_over and _is_slow(state):
        timer = _timer(state, T_SLOW, state.active)
        timer.key = f"slow-{state.turns}"
        found.append(timer)
    if state.row_mask & (IDLE_TIME | CLOCK_TIME):
        _rule_timers(state, found)


def _rule_timers(state: BlankState, found: list[PendingTimer]) -> None:
    pace: i64 = state.setting.pace
    for rule in state.row:
        code = state.setting.rules[rule]
        if not code.is_clocked or rule in state.unclaimed_rule_times:
            continue
        for trigger in code.triggers:
            if trigger.kind == IDLE_TIME and rule not in state.idle_firings:
                key = f"idle-{rule}-{state.turns}"
                found.append(PendingTimer(IDLES[rule], trigger.seconds * pace, NOBODY, key))
                break
            if trigger.kind == CLOCK_TIME:
                times = state.clock_firings.count(rule)
                if times == 0 or trigger.every:
                    key = f"clock-{rule}-{state.row_entries[rule]}-{times}"
                    found.append(PendingTimer(CLOCKS[rule], trigger.seconds * pace, NOBODY, key))
                    break


def _is_slow(state: BlankState) -> bool:
    for duty in state.duties:
        if duty.bearer != state.active or duty.state != DUTY_LASTING:
            continue
        if state.setting.code(duty.source).clause(duty.place).is_slow:
            return True
    return False


def _has_open_duty(state: BlankState) -> bool:
    for duty in state.duties:  # noqa: SIM110 - compiled loops are faster
        if duty.state == DUTY_OPEN and not duty.is_optional:
            return True
    return False


def table_moves(state: BlankState) -> list[Move]:
    """What the table may do now: timers, proofs from the chat, removing players who have left."""
    codes: list[tuple[int, Move]] = []
    for timer in pending_timers(state):
        codes.append((timer.move.code, timer.move))
    if not state.is_over:
        for duty in state.duties:
            if duty.source < THE_PLAY and is_provable(state, duty, duty.bearer, duty.source):
                move = proof_move(duty.bearer, duty.source)
                if (move.code, move) not in codes:
                    codes.append((move.code, move))
        if state.setting.can_remove:
            for seat in range(state.setting.seats):
                if not state.away_seats & bit(seat):
                    codes.append((REMOVES[seat].code, REMOVES[seat]))
    return [move for _, move in sorted(codes, key=_first)]


def _first(pair: tuple[int, Move]) -> int:
    return pair[0]


def timer_ran_out(state: BlankState, what: int) -> None:
    """A timer has run out: do what the window does by default."""
    top = state.stack[-1] if state.stack else None
    if what == T_COUNTDOWN:
        _end_countdown(state)
    elif what == T_TURN:
        turn_timed_out(state)
    elif what == T_GRACE:
        end_grace(state)
    elif what == T_LATE:
        miss_open_duties(state)
    elif what == T_SLOW:
        state.is_slow_time_over = True
    elif what == T_REMIND:
        state.was_reminded = True
        if state.notices is not None:
            narration.should_act(state)
    elif what == T_MARKER and top is not None:
        state.is_marker_shown = True
        top.asked = [int(state.active)]
        if state.notices is not None:
            narration.marker_shown(state)
    elif top is not None:
        _end_window(state, top, what)


def _end_window(state: BlankState, top: Frame, what: int) -> None:
    if what == T_CHOICE:
        choose_at_random(state, top)
    elif what == T_ADMISSION:
        assert isinstance(top, CaseFrame)
        top.asked.clear()
        ask_voters(state, top)  # counts as denied
    elif what == T_CONTEST:
        assert isinstance(top, ContestFrame)
        if top.stage == CONTEST_NAMING and state.setting.is_live:
            ask_neighbours(state, top)
        else:
            decide_at_random(state, top)
    elif what in (T_READ, T_REACTION, T_DUTY, T_BREATH, T_VOTE, T_CLOSING):
        top.asked.clear()


def _end_countdown(state: BlankState) -> None:
    """No new play is accepted; what is under way is finished, then hands are counted."""
    state.is_time_up = True
    stop_laying(state)
    if is_between_plays(state):
        end_by_fewest(state, BY_COUNTDOWN)

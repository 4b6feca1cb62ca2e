# mypyc: compile
"""Which waits run now, and for how long (the ledger's windows BLK-W1 to BLK-W14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.blank.engine.cases import ADMISSION, is_provable
from stolik.games.blank.engine.codes import CLOCK_TIME, IDLE_TIME
from stolik.games.blank.engine.frames import (
    D_LASTING,
    D_OPEN,
    F_AFTER,
    F_CASE,
    F_CLAUSE,
    F_CONTEST,
    F_DUTY,
    F_OPEN,
    F_REACT,
    F_READ,
    F_VOTE,
    Frame,
)
from stolik.games.blank.engine.overdue import oldest_ungraced
from stolik.games.blank.engine.piles import bit
from stolik.games.blank.engine.run import is_turn_shown
from stolik.games.blank.engine.windows import NEIGHBOURS, SHOWING
from stolik.games.blank.moves import (
    CARD_SOURCE,
    CLOCKS,
    IDLES,
    PROOFS,
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
)
from stolik.games.blank.state import BlankState
from stolik.kernel.move import Move

# read, turn, choice, reaction, duty, breath, grace, late, admission, vote, contest, closing,
# countdown, slow, remind, marker
SECONDS: Final = (60, 60, 20, 2, 10, 2, 3, 5, 10, 15, 60, 5, 0, 4, 15, 30)
IDLE_CHOICE: Final = 5  # BLK-W11: what others may do while somebody dawdles
TURN_BASED: Final = 72 * 3600


class Wait:
    """A timer before it is told: which move, after how long, whose time, and its key."""

    def __init__(self, move: BlankMove, seconds: i64, seat: i64, key: str) -> None:
        self.move = move
        self.seconds = seconds
        self.seat = seat
        self.key = key


def waits(state: BlankState) -> list[Wait]:
    """All waits that run now."""
    found: list[Wait] = []
    if state.is_over:
        return found
    setting = state.setting
    top: Frame | None = state.todo[-1] if state.todo else None
    if state.countdown and not state.time_up:
        key = f"countdown-{state.countdowns}"
        found.append(Wait(TIME_MOVES[T_COUNTDOWN], state.countdown * setting.pace, -1, key))
    if not setting.is_live:
        what = _window(state, top) if top is not None else -1
        if what in (T_CHOICE, T_REACTION, T_ADMISSION, T_VOTE, T_CONTEST, T_CLOSING):
            found.append(Wait(TIME_MOVES[what], TURN_BASED, -1, _key(state, what)))
        return found
    is_open = top is None or (top.kind == F_OPEN and top.pc == 1)
    if top is not None and not (top.kind == F_OPEN and top.pc == 1):
        what = _window(state, top)
        if what >= 0:
            seat = top.asked[0] if len(top.asked) == 1 else -1
            found.append(_wait(state, what, seat))
            if _is_for_idlers(state, top):
                found[-1].seconds = IDLE_CHOICE * setting.pace
    if is_open:
        _open_waits(state, found)
    if oldest_ungraced(state) >= 0:
        wait = _wait(state, T_GRACE, -1)
        wait.key = f"grace-{oldest_ungraced(state)}"
        found.append(wait)
    if setting.is_early and _has_open_duty(state):
        wait = _wait(state, T_LATE, -1)
        wait.key = f"late-{state.line.number}"
        found.append(wait)
    return found


def _key(state: BlankState, what: int) -> str:
    return f"{TIME_MOVES[what].text}-{state.turns}-{state.line.number}-{len(state.todo)}"


def _wait(state: BlankState, what: int, seat: i64) -> Wait:
    seconds = SECONDS[what] * state.setting.pace
    return Wait(TIME_MOVES[what], seconds, seat, _key(state, what))


def _is_for_idlers(state: BlankState, top: Frame) -> bool:
    if top.kind != F_CLAUSE or top.source >= CARD_SOURCE:
        return False
    code = state.setting.rules[top.source]
    return bool(code.mask & IDLE_TIME) and code.clause(top.place).may


def _window(state: BlankState, top: Frame) -> int:
    """Which of the ledger's windows the top frame is."""
    if not top.asked:
        return -1
    kind: i64 = top.kind
    if kind in (F_CLAUSE, F_VOTE):
        return T_CHOICE
    if kind == F_REACT:
        return T_REACTION
    if kind == F_READ:
        return T_READ
    if kind == F_DUTY:
        return T_DUTY
    if kind == F_OPEN:
        return T_BREATH
    if kind == F_AFTER:
        return T_CLOSING
    if kind == F_CASE:
        return T_ADMISSION if top.pc == ADMISSION else T_VOTE
    if kind == F_CONTEST:
        if top.pc == 1 + NEIGHBOURS:
            return T_VOTE
        return T_CHOICE if top.pc == 1 + SHOWING else T_CONTEST
    return -1


def _open_waits(state: BlankState, found: list[Wait]) -> None:
    """The clocks that run while the active player thinks (BLK-W21)."""
    turn = _wait(state, T_TURN, state.active if is_turn_shown(state) else -1)
    turn.key = f"turn-{state.turns}"
    found.append(turn)
    if not is_turn_shown(state):
        what = T_MARKER if state.reminded else T_REMIND
        wait = _wait(state, what, -1)
        wait.seconds = SECONDS[T_REMIND] * state.setting.pace
        found.append(wait)
    if state.laid:
        return
    if not state.is_slow_over and _is_slow(state):
        wait = _wait(state, T_SLOW, state.active)
        wait.key = f"slow-{state.turns}"
        found.append(wait)
    if state.row_mask & (IDLE_TIME | CLOCK_TIME):
        _rule_waits(state, found)


def _rule_waits(state: BlankState, found: list[Wait]) -> None:
    pace: i64 = state.setting.pace
    for rule in state.row:
        code = state.setting.rules[rule]
        if not code.is_clocked or rule in state.ripe:
            continue
        for trigger in code.triggers:
            if trigger.kind == IDLE_TIME and rule not in state.idled:
                key = f"idle-{rule}-{state.turns}"
                found.append(Wait(IDLES[rule], trigger.seconds * pace, -1, key))
                break
            if trigger.kind == CLOCK_TIME:
                times = state.ticked.count(rule)
                if times == 0 or trigger.every:
                    key = f"clock-{rule}-{state.entered[rule]}-{times}"
                    found.append(Wait(CLOCKS[rule], trigger.seconds * pace, -1, key))
                    break


def _is_slow(state: BlankState) -> bool:
    for duty in state.duties:
        if duty.bearer != state.active or duty.state != D_LASTING:
            continue
        if state.setting.code(duty.source).clause(duty.place).is_slow:
            return True
    return False


def _has_open_duty(state: BlankState) -> bool:
    for duty in state.duties:  # noqa: SIM110 - compiled loops are faster
        if duty.state == D_OPEN and not duty.optional:
            return True
    return False


def table_moves(state: BlankState) -> list[Move]:
    """What the table may do now: timers, proofs from the chat, removing who has left."""
    codes: list[tuple[int, Move]] = []
    for wait in waits(state):
        codes.append((wait.move.code, wait.move))
    if not state.is_over:
        for duty in state.duties:
            if duty.source < THE_PLAY and is_provable(state, duty, duty.bearer, duty.source):
                move = PROOFS[duty.bearer * THE_PLAY + duty.source]
                if (move.code, move) not in codes:
                    codes.append((move.code, move))
        if state.setting.can_remove:
            for seat in range(state.setting.seats):
                if not state.away & bit(seat):
                    codes.append((REMOVES[seat].code, REMOVES[seat]))
    return [move for _, move in sorted(codes, key=_first)]


def _first(pair: tuple[int, Move]) -> int:
    return pair[0]

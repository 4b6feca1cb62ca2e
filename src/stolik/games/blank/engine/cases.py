# mypyc: compile
"""Duties claimed, breaches called out, events reported, and how they are judged."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.blank import scene
from stolik.games.blank.engine.clauses import punish
from stolik.games.blank.engine.closing import after_root, is_closing
from stolik.games.blank.engine.codes import (
    CLOCK_TIME,
    IDLE_TIME,
    P_ACCUSE,
    P_DUTY,
    P_FORM,
)
from stolik.games.blank.engine.frames import (
    AFTER,
    BREACH_PLAY,
    D_CLAIMED,
    D_LASTING,
    D_OPEN,
    D_OVERDUE,
    F_CASE,
    F_CLAUSE,
    QUEUE,
    Duty,
    Frame,
)
from stolik.games.blank.engine.lines import new_line, use_line
from stolik.games.blank.engine.piles import bit
from stolik.games.blank.engine.plays import wrong_root
from stolik.games.blank.engine.targets import present
from stolik.games.blank.engine.triggers import activate, called_out
from stolik.games.blank.state import BlankState

# Stages and verdicts of a case.
ADMISSION: Final = 1
VOTE: Final = 2
JUDGED: Final = 3
LATE: Final = 4
CALL_OUT: Final = 0
REPORTED: Final = 1
CLAIMING: Final = 2
RIGHT: Final = 1
WRONG: Final = 2
UNPROVEN: Final = 3
REMINDER: Final = 4
VERDICTS: Final = ("open", "right", "wrong", "unproven", "reminder")


def round_of(state: BlankState) -> int:
    """The round the table is in, from 1."""
    return int((state.turns - 1) // state.setting.seats) + 1


def is_social(duty: Duty) -> bool:
    """Tell whether the duty is done outside the engine, where only people can see it."""
    return duty.until_of >= 0


# Claims


def own_duty(state: BlankState, seat: i64, source: i64) -> Duty | None:
    """The first duty of a card that the seat can still do in time."""
    for duty in state.duties:
        if duty.bearer == seat and duty.source == source and duty.state == D_OPEN:
            return duty
    return None


def claim(state: BlankState, seat: i64, source: i64) -> None:
    """Do what a card asks; in mode B whatever is not due is undone and punished (BLK-R34)."""
    duty = own_duty(state, seat, source)
    if duty is None and source in state.ripe:
        _claim_time(state, seat, source)
        return
    if duty is None:
        _claim_wrongly(state, seat, source)
        return
    if state.notices is not None:
        scene.claimed(state, seat, source)
    if is_social(duty):
        duty.state = D_CLAIMED  # pressing 'Done' says so (BLK-L37)
        return
    state.duties.remove(duty)
    if not is_closing(state):
        state.todo.append(AFTER)
    perform_duty(state, duty)


def perform_duty(state: BlankState, duty: Duty) -> None:
    """Carry a claimed or late duty out within the resolution it stems from (BLK-L47)."""
    use_line(state, duty.line)
    state.todo.append(QUEUE)
    frame = Frame(F_CLAUSE, duty.source, duty.actor, duty.place)
    frame.seats = duty.targets.copy()
    frame.flag = True
    frame.sure = True
    state.todo.append(frame)


def _claim_wrongly(state: BlankState, seat: i64, source: i64) -> None:
    if state.notices is not None:
        scene.claim_undone(state, seat, source)
    state.spoken |= bit(seat)
    is_timed = source < 152 and state.setting.rules[source].mask & (IDLE_TIME | CLOCK_TIME)
    # Claiming a rule's time too early is a wrong accusation, anything else a form mistake.
    wrong_root(state, seat, 1, P_ACCUSE if is_timed and source in state.row else P_FORM)


def _claim_time(state: BlankState, seat: i64, source: i64) -> None:
    """Mode B: the time a rule speaks of has passed and somebody says so."""
    state.ripe.remove(source)
    new_line(state, 0)
    activate(state, source, state.active)
    if not is_closing(state):
        state.todo.append(AFTER)
    case = Frame(F_CASE, source, seat)
    case.number = CLAIMING
    state.todo.append(case)
    state.todo.append(QUEUE)


def _claim_now(state: BlankState, case: Frame) -> None:
    """Whoever said that the time has passed does their own part at once."""
    state.todo.pop()
    duty = own_duty(state, case.actor, case.source)
    if duty is not None:
        state.duties.remove(duty)
        perform_duty(state, duty)


# Time of rules


def rule_time(state: BlankState, rule: int, is_idle: bool) -> None:
    """The time of an idle or clock rule has passed (BLK-R61, BLK-L33)."""
    if is_idle:
        state.idled.append(rule)
    else:
        state.ticked.append(rule)
    if state.setting.is_memory:
        if rule not in state.ripe:
            state.ripe.append(rule)
        return
    new_line(state, 0)
    activate(state, rule, state.active)
    after_root(state)


# Call-outs and reports


def can_call(state: BlankState, accuser: i64, duty: Duty) -> bool:
    """Tell whether the accuser may still name this breach or duty."""
    return duty.bearer != accuser and bool(duty.callers & bit(accuser))


def call_out(state: BlankState, accuser: i64, accused: i64, source: i64) -> None:
    """Open a case; cards are judged by the engine, social acts by people (BLK-L39)."""
    if state.notices is not None:
        scene.called(state, accuser, accused, source)
    case = Frame(F_CASE, source, accuser)
    case.other = accused
    case.number = CALL_OUT
    _open(state, case)


def report(state: BlankState, reporter: i64, rule: int, doer: i64) -> None:
    """Report what a rule speaks of; a doer's own report is an admission (BLK-L40)."""
    state.reported.append(int(rule * 16 + doer))
    if state.notices is not None:
        scene.reported(state, reporter, doer, rule)
    case = Frame(F_CASE, rule, reporter)
    case.other = doer if doer < state.setting.seats else -1
    case.number = REPORTED
    _open(state, case)


def _open(state: BlankState, case: Frame) -> None:
    new_line(state, 0)
    if not is_closing(state):
        state.todo.append(AFTER)
    state.todo.append(case)


def run_case(state: BlankState, case: Frame) -> bool:
    """Engine's proof, admission, vote, verdict, late performance."""
    if case.asked:
        return False
    if case.number == CLAIMING:
        _claim_now(state, case)
    elif case.pc == 0:
        _examine(state, case)
    elif case.pc == VOTE:
        _count_votes(state, case)
    elif case.pc == JUDGED:
        _sentence(state, case)
    else:
        return _perform_late(state, case)
    return True


def _examine(state: BlankState, case: Frame) -> None:
    if case.number == REPORTED:
        if case.other == case.actor:
            judge(state, case, RIGHT)
        elif case.other < 0:
            ask_voters(state, case)
        else:
            ask_accused(state, case)
        return
    verdict = proof(state, case.actor, case.other, case.source)
    if verdict:
        judge(state, case, verdict)
    else:
        ask_accused(state, case)


def proof(state: BlankState, accuser: i64, accused: i64, source: i64) -> i64:
    """What the engine knows: right, wrong, a reminder, or 0 where people must judge."""
    found: i64 = WRONG
    for duty in state.duties:
        if duty.bearer != accused or duty.source != source or not can_call(state, accuser, duty):
            continue
        if duty.breach == BREACH_PLAY and not duty.measured:
            continue
        if not is_social(duty):
            if duty.state == D_OVERDUE:
                return RIGHT
            if not duty.optional:
                found = REMINDER
            continue
        if duty.proven:
            continue
        if duty.state == D_LASTING:
            if duty.lapse == state.turns:
                found = REMINDER
                continue
            clause = state.setting.code(source).clause(duty.place)
            if clause.is_slow and not state.setting.has_voice:
                if duty.measured:
                    return RIGHT
                continue
            return 0
        if duty.opened >= 0:
            return 0
        found = REMINDER  # BLK-79
    return found


def ask_accused(state: BlankState, case: Frame) -> None:
    """Honour first (BLK-W8)."""
    case.pc = ADMISSION
    case.asked = [int(case.other)]


def ask_voters(state: BlankState, case: Frame) -> None:
    """Neighbours second (BLK-W9); with nobody to ask the vote is empty."""
    case.pc = VOTE
    case.seats = [seat for seat in present(state) if seat not in (case.actor, case.other)]
    case.answers = [2] * len(case.seats)
    case.asked = case.seats.copy()


def _count_votes(state: BlankState, case: Frame) -> None:
    """The majority of yes and no decides; a tie proves nothing (BLK-R32)."""
    yes = 0
    no = 0
    for vote in case.answers:
        if vote == 0:
            yes += 1
        elif vote == 1:
            no += 1
    state.signs.append(yes)
    state.signs.append(no)
    if state.notices is not None:
        scene.votes_counted(state, yes, no)
    verdict: i64 = UNPROVEN
    if yes > no:
        verdict = RIGHT
    elif no > yes:
        verdict = WRONG
    judge(state, case, verdict)


def judge(state: BlankState, case: Frame, verdict: i64) -> None:
    """Fix the verdict."""
    case.pc = JUDGED
    case.voted = verdict
    if state.notices is not None:
        scene.judged(state, case)


def _sentence(state: BlankState, case: Frame) -> None:
    """Punish, and note what has to be made up for (BLK-74, BLK-75, BLK-80)."""
    verdict = case.voted
    accuser: i64 = case.actor
    case.pc = LATE
    if case.number == CALL_OUT:
        state.judged.append(int(case.other * 1000 + case.source))
    if verdict in (REMINDER, UNPROVEN):
        state.spoken |= bit(accuser)
        if verdict == UNPROVEN:
            state.unproven[accuser] = round_of(state)
        return
    if verdict == WRONG:
        state.spoken |= bit(accuser)
        if case.number == CALL_OUT:
            called_out(state, accuser, False)
        state.todo.append(QUEUE)
        culprits = [int(case.other)] if case.other >= 0 else []
        punish(state, [int(accuser)], 1, P_ACCUSE, culprits, accuser)
        return
    if case.number == REPORTED:
        doer = case.other if case.other >= 0 else state.active
        activate(state, case.source, doer)
        state.todo.append(QUEUE)
        return
    called_out(state, accuser, True)
    count = _settle_breaches(state, case)
    state.todo.append(QUEUE)
    punish(state, [int(case.other)], count, P_DUTY, [int(accuser)], accuser)


def _settle_breaches(state: BlankState, case: Frame) -> i64:
    """Take the punished breaches out; remember movements that are made up for (BLK-R30)."""
    count: i64 = 0
    kept: list[Duty] = []
    late: list[Duty] = []
    for duty in state.duties:
        is_meant = (
            duty.bearer == case.other
            and duty.source == case.source
            and can_call(state, case.actor, duty)
            and (duty.breach != BREACH_PLAY or duty.measured)
        )
        if not is_meant or (duty.state != D_LASTING and duty.opened < 0):
            kept.append(duty)
            continue
        if duty.state == D_LASTING:
            if duty.lapse != state.turns:
                duty.lapse = state.turns
                duty.measured = False
                count += 1
            kept.append(duty)
            continue
        count += duty.number
        if not duty.breach and not is_social(duty):
            late.append(duty)
    state.duties = kept
    for duty in late:
        duty.state = D_CLAIMED
        duty.opened = -2  # to be performed late
        state.duties.append(duty)
    return max(count, 1)


def _perform_late(state: BlankState, case: Frame) -> bool:
    for duty in state.duties:
        if duty.opened == -2:
            state.duties.remove(duty)
            perform_duty(state, duty)
            return True
    state.todo.pop()
    return True


def prove(state: BlankState, seat: i64, source: i64) -> None:
    """The chat has shown a duty to be done (BLK-L37, BLK-L38)."""
    for duty in state.duties:
        if is_provable(state, duty, seat, source):
            duty.state = D_CLAIMED
            duty.proven = True
            if state.notices is not None:
                scene.claimed(state, seat, source)
            return


def is_provable(state: BlankState, duty: Duty, seat: i64, source: i64) -> bool:
    """Tell whether words in the chat can still fulfil the duty."""
    return (
        duty.bearer == seat
        and duty.source == source
        and duty.state in (D_OPEN, D_CLAIMED)
        and duty.opened < 0
        and not duty.proven
        and not duty.breach
        and state.setting.code(source).clause(duty.place).has_chat
        and is_social(duty)
    )


def void_duties(state: BlankState, seat: i64) -> None:
    """A player has left: their duties and accusations against them are void (BLK-R51)."""
    state.duties = [duty for duty in state.duties if duty.bearer != seat]

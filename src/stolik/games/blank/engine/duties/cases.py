# mypyc: compile
"""Cases: call-outs and reports, and how they are judged."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank import narration
from stolik.games.blank.engine.codes import P_ACCUSE, P_DUTY
from stolik.games.blank.engine.duties.claims import perform_duty, perform_own_part
from stolik.games.blank.engine.duties.new_duties import end_duty
from stolik.games.blank.engine.model.duty import (
    BREACH_DUTY_TO_PLAY,
    DUTY_CLAIMED,
    DUTY_LASTING,
    DUTY_OVERDUE,
    NO_BREACH,
    NO_PLAY,
    Duty,
)
from stolik.games.blank.engine.model.fields import with_value
from stolik.games.blank.engine.model.frames import CLOSING, QUEUE
from stolik.games.blank.engine.model.keys import activation_key, call_out_key
from stolik.games.blank.engine.model.question_frames import CaseFrame
from stolik.games.blank.engine.model.stages import (
    CASE_ADMISSION,
    CASE_CALL_OUT,
    CASE_JUDGED,
    CASE_LATE,
    CASE_OPENED,
    CASE_REPORT,
    CASE_RULE_TIME,
    CASE_VOTE,
    NOBODY,
    VERDICT_OPEN,
    VERDICT_REMINDER,
    VERDICT_RIGHT,
    VERDICT_UNPROVEN,
    VERDICT_WRONG,
)
from stolik.games.blank.engine.penalties import punish
from stolik.games.blank.engine.piles import bit, sign
from stolik.games.blank.engine.resolutions import begin_resolution
from stolik.games.blank.engine.targets import present
from stolik.games.blank.engine.triggers import activate, called_out
from stolik.games.blank.engine.turns.closing import is_closing
from stolik.games.blank.moves import (
    ADMIT,
    ADMIT_MOVE,
    DENY_MOVE,
    VOTE_MOVES,
    VOTE_NO,
    VOTE_UNSEEN,
    VOTE_YES,
    BlankMove,
)
from stolik.games.blank.state import BlankState
from stolik.kernel.move import Move


def round_of(state: BlankState) -> int:
    """The round the table is in, from 1."""
    return int((state.turns - 1) // state.setting.seats) + 1


def can_call_out(accuser: i64, duty: Duty) -> bool:
    """Whether the accuser may still name this breach or duty."""
    return duty.bearer != accuser and bool(duty.callers & bit(accuser))


def call_out(state: BlankState, accuser: i64, accused: i64, source: i64) -> None:
    """Open a case; cards are judged by the engine, social acts by people (BLK-L39)."""
    if state.notices is not None:
        narration.called(state, accuser, accused, source)
    _open(state, CaseFrame(CASE_CALL_OUT, source, accuser, accused))


def report(state: BlankState, reporter: i64, rule: int, doer: i64) -> None:
    """Report what a rule speaks of; a doer's own report is an admission (BLK-L40)."""
    state.reported = [*state.reported, int(activation_key(rule, doer))]
    if state.notices is not None:
        narration.reported(state, reporter, doer, rule)
    accused = doer if doer < state.setting.seats else NOBODY
    _open(state, CaseFrame(CASE_REPORT, rule, reporter, accused))


def _open(state: BlankState, case: CaseFrame) -> None:
    begin_resolution(state, 0)
    if not is_closing(state):
        state.stack.append(CLOSING)
    state.stack.append(case)


def run_case(state: BlankState, case: CaseFrame) -> bool:
    """Proof by the engine, admission, vote, verdict, late performance."""
    if case.asked:
        return False
    if case.case == CASE_RULE_TIME:
        perform_own_part(state, case)
    elif case.stage == CASE_OPENED:
        _examine(state, case)
    elif case.stage == CASE_VOTE:
        _count_votes(state, case)
    elif case.stage == CASE_JUDGED:
        _carry_out_verdict(state, case)
    else:
        _perform_late(state)
    return True


def _examine(state: BlankState, case: CaseFrame) -> None:
    if case.case == CASE_REPORT:
        if case.accused == case.accuser:
            judge(state, case, VERDICT_RIGHT)
        elif case.accused == NOBODY:
            ask_voters(state, case)
        else:
            ask_accused(case)
        return
    verdict = provable_verdict(state, case.accuser, case.accused, case.source)
    if verdict == VERDICT_OPEN:
        ask_accused(case)
    else:
        judge(state, case, verdict)


def provable_verdict(state: BlankState, accuser: i64, accused: i64, source: i64) -> i64:
    """The verdict that the engine can prove; an open one where people must judge."""
    found: i64 = VERDICT_WRONG
    for duty in state.duties:
        if duty.bearer != accused or duty.source != source or not can_call_out(accuser, duty):
            continue
        if duty.breach == BREACH_DUTY_TO_PLAY and not duty.is_measured:
            continue
        if not duty.is_social:
            if duty.state == DUTY_OVERDUE:
                return VERDICT_RIGHT
            if not duty.is_optional:
                found = VERDICT_REMINDER
            continue
        if duty.is_proven:
            continue
        if duty.state == DUTY_LASTING:
            if duty.punished_in == state.turns:
                found = VERDICT_REMINDER
                continue
            clause = state.setting.code(source).clause(duty.place)
            if clause.is_slow and not state.setting.has_voice:
                if duty.is_measured:
                    return VERDICT_RIGHT
                continue
            return VERDICT_OPEN
        if duty.missed_at != NO_PLAY:
            return VERDICT_OPEN
        found = VERDICT_REMINDER  # BLK-79
    return found


def ask_accused(case: CaseFrame) -> None:
    """The accused may admit it (BLK-W8)."""
    case.stage = CASE_ADMISSION
    case.asked = [int(case.accused)]


def ask_voters(state: BlankState, case: CaseFrame) -> None:
    """The others vote (BLK-W9); with nobody to ask the vote is empty."""
    case.stage = CASE_VOTE
    case.voters = [seat for seat in present(state) if seat not in (case.accuser, case.accused)]
    case.votes = [VOTE_UNSEEN] * len(case.voters)
    case.asked = case.voters.copy()


def case_options(case: CaseFrame) -> list[Move]:
    """Admit or deny, or vote."""
    moves: list[Move] = []
    if case.stage == CASE_ADMISSION:
        moves.append(ADMIT_MOVE)
        moves.append(DENY_MOVE)
    else:
        moves.extend(VOTE_MOVES)
    return moves


def answer_case(state: BlankState, case: CaseFrame, seat: i64, move: BlankMove) -> None:
    """Note an admission, a denial or a vote."""
    case.asked.remove(seat)
    if case.stage == CASE_VOTE:
        case.votes[case.voters.index(seat)] = move.first
        return
    if state.notices is not None:
        narration.answered(state, seat, move.act == ADMIT)
    if move.act == ADMIT:
        judge(state, case, VERDICT_RIGHT)
    else:
        ask_voters(state, case)


def _count_votes(state: BlankState, case: CaseFrame) -> None:
    """The majority of yes and no decides; a tie proves nothing (BLK-R32)."""
    yes = case.votes.count(VOTE_YES)
    no = case.votes.count(VOTE_NO)
    sign(state, yes)
    sign(state, no)
    if state.notices is not None:
        narration.votes_counted(state, yes, no)
    verdict: i64 = VERDICT_UNPROVEN
    if yes > no:
        verdict = VERDICT_RIGHT
    elif no > yes:
        verdict = VERDICT_WRONG
    judge(state, case, verdict)


def judge(state: BlankState, case: CaseFrame, verdict: i64) -> None:
    """Fix the verdict."""
    case.stage = CASE_JUDGED
    case.verdict = verdict
    if state.notices is not None:
        narration.judged(state, case)


def _carry_out_verdict(state: BlankState, case: CaseFrame) -> None:
    """Punish, and note what has to be made up for (BLK-74, BLK-75, BLK-80)."""
    verdict = case.verdict
    accuser: i64 = case.accuser
    case.stage = CASE_LATE
    if case.case == CASE_CALL_OUT:
        key = int(call_out_key(case.accused, case.source))
        state.judged_call_outs = [*state.judged_call_outs, key]
    if verdict in (VERDICT_REMINDER, VERDICT_UNPROVEN):
        state.quiet_seats |= bit(accuser)
        if verdict == VERDICT_UNPROVEN:
            state.unproven_rounds = with_value(state.unproven_rounds, accuser, round_of(state))
        return
    if verdict == VERDICT_WRONG:
        state.quiet_seats |= bit(accuser)
        if case.case == CASE_CALL_OUT:
            called_out(state, accuser, False)
        state.stack.append(QUEUE)
        culprits = [int(case.accused)] if case.accused >= 0 else []
        punish(state, [int(accuser)], 1, P_ACCUSE, culprits, accuser)
        return
    if case.case == CASE_REPORT:
        doer = case.accused if case.accused >= 0 else state.active
        activate(state, case.source, doer)
        state.stack.append(QUEUE)
        return
    called_out(state, accuser, True)
    count = _settle_breaches(state, case)
    state.stack.append(QUEUE)
    punish(state, [int(case.accused)], count, P_DUTY, [int(accuser)], accuser)


def _settle_breaches(state: BlankState, case: CaseFrame) -> i64:
    """Take out the punished breaches; remember movements that are made up for (BLK-R30)."""
    count: i64 = 0
    kept: list[Duty] = []
    late: list[Duty] = []
    for duty in state.duties:
        is_meant = (
            duty.bearer == case.accused
            and duty.source == case.source
            and can_call_out(case.accuser, duty)
            and (duty.breach != BREACH_DUTY_TO_PLAY or duty.is_measured)
        )
        if not is_meant or (duty.state != DUTY_LASTING and duty.missed_at == NO_PLAY):
            kept.append(duty)
            continue
        if duty.state == DUTY_LASTING:
            if duty.punished_in != state.turns:
                duty.punished_in = state.turns
                duty.is_measured = False
                count += 1
            kept.append(duty)
            continue
        count += duty.count
        if duty.breach == NO_BREACH and not duty.is_social:
            late.append(duty)
    for duty in late:
        duty.state = DUTY_CLAIMED
        duty.missed_at = NO_PLAY
        duty.is_performed_late = True
        kept.append(duty)
    state.duties = kept
    return max(count, 1)


def _perform_late(state: BlankState) -> None:
    """Let the next late duty be performed, or close the case."""
    for duty in state.duties:
        if duty.is_performed_late:
            end_duty(state, duty)
            perform_duty(state, duty)
            return
    state.stack.pop()

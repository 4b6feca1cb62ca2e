# mypyc: compile
"""Claims: players do, or say that they have done, what a card asks of them."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank import narration
from stolik.games.blank.engine.codes import CLOCK_TIME, IDLE_TIME, P_ACCUSE, P_FORM
from stolik.games.blank.engine.duties.new_duties import end_duty
from stolik.games.blank.engine.model.duty import DUTY_CLAIMED, DUTY_OPEN, NO_BREACH, NO_PLAY, Duty
from stolik.games.blank.engine.model.frames import CLOSING, QUEUE, ClauseFrame
from stolik.games.blank.engine.model.question_frames import CaseFrame
from stolik.games.blank.engine.model.stages import CASE_RULE_TIME
from stolik.games.blank.engine.penalties import punish_without_accuser
from stolik.games.blank.engine.piles import bit
from stolik.games.blank.engine.resolutions import begin_resolution, resume_resolution
from stolik.games.blank.engine.triggers import activate
from stolik.games.blank.engine.turns.closing import after_root, is_closing
from stolik.games.blank.moves import CARD_SOURCE
from stolik.games.blank.state import BlankState


def own_duty(state: BlankState, seat: i64, source: i64) -> Duty | None:
    """The first duty of a card that the seat can still do in time."""
    for duty in state.duties:
        if duty.bearer == seat and duty.source == source and duty.state == DUTY_OPEN:
            return duty
    return None


def claim(state: BlankState, seat: i64, source: i64) -> None:
    """Do what a card asks; in mode B whatever is not due is undone and punished (BLK-R34)."""
    duty = own_duty(state, seat, source)
    if duty is None and source in state.unclaimed_rule_times:
        _claim_rule_time(state, seat, source)
        return
    if duty is None:
        _claim_wrongly(state, seat, source)
        return
    if state.notices is not None:
        narration.claimed(state, seat, source)
    if duty.is_social:
        duty.state = DUTY_CLAIMED  # pressing 'Done' says so (BLK-L37)
        return
    end_duty(state, duty)
    if not is_closing(state):
        state.stack.append(CLOSING)
    perform_duty(state, duty)


def perform_duty(state: BlankState, duty: Duty) -> None:
    """Carry out a claimed or late duty within the resolution it stems from (BLK-L47)."""
    resume_resolution(state, duty.resolution)
    state.stack.append(QUEUE)
    frame = ClauseFrame(duty.source, duty.actor, duty.place)
    frame.seats = duty.performers.copy()
    frame.is_immediate = True
    frame.is_claimed = True
    state.stack.append(frame)


def _claim_wrongly(state: BlankState, seat: i64, source: i64) -> None:
    if state.notices is not None:
        narration.claim_undone(state, seat, source)
    state.quiet_seats |= bit(seat)
    is_timed = source < CARD_SOURCE and state.setting.rules[source].mask & (IDLE_TIME | CLOCK_TIME)
    # Claiming a rule's time too early is a wrong accusation, anything else a form mistake.
    cause = P_ACCUSE if is_timed and source in state.row else P_FORM
    punish_without_accuser(state, seat, 1, cause)


def _claim_rule_time(state: BlankState, seat: i64, source: i64) -> None:
    """Mode B: the time a rule speaks of has passed and somebody says so."""
    state.unclaimed_rule_times = [rule for rule in state.unclaimed_rule_times if rule != source]
    begin_resolution(state, 0)
    activate(state, source, state.active)
    if not is_closing(state):
        state.stack.append(CLOSING)
    state.stack.append(CaseFrame(CASE_RULE_TIME, source, seat))
    state.stack.append(QUEUE)


def perform_own_part(state: BlankState, case: CaseFrame) -> None:
    """Let the player who reported a rule's time do their own part at once."""
    state.stack.pop()
    duty = own_duty(state, case.accuser, case.source)
    if duty is not None:
        end_duty(state, duty)
        perform_duty(state, duty)


def rule_time_passed(state: BlankState, rule: int, is_idle: bool) -> None:
    """The time of an idle or clock rule has passed (BLK-R61, BLK-L33)."""
    if is_idle:
        state.idle_firings = [*state.idle_firings, rule]
    else:
        state.clock_firings = [*state.clock_firings, rule]
    if state.setting.is_memory:
        if rule not in state.unclaimed_rule_times:
            state.unclaimed_rule_times = [*state.unclaimed_rule_times, rule]
        return
    begin_resolution(state, 0)
    activate(state, rule, state.active)
    after_root(state)


def prove(state: BlankState, seat: i64, source: i64) -> None:
    """The chat has shown that a duty is done (BLK-L37, BLK-L38)."""
    for duty in state.duties:
        if is_provable(state, duty, seat, source):
            duty.state = DUTY_CLAIMED
            duty.is_proven = True
            if state.notices is not None:
                narration.claimed(state, seat, source)
            return


def is_provable(state: BlankState, duty: Duty, seat: i64, source: i64) -> bool:
    """Whether words in the chat can still fulfil the duty."""
    return (
        duty.bearer == seat
        and duty.source == source
        and duty.state in (DUTY_OPEN, DUTY_CLAIMED)
        and duty.missed_at == NO_PLAY
        and not duty.is_proven
        and duty.breach == NO_BREACH
        and state.setting.code(source).clause(duty.place).has_chat
        and duty.is_social
    )


def void_duties(state: BlankState, seat: i64) -> None:
    """A player has left: their duties and accusations against them are void (BLK-R51)."""
    state.duties = [duty for duty in state.duties if duty.bearer != seat]

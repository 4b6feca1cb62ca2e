# mypyc: compile
"""The row of active rules and the pile behind it (BLK-38, BLK-45, BLK-R65)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.blank import narration
from stolik.games.blank.engine.codes import RULE_CHANGED, U_NEXT_CARD, U_TURN_END, U_YOUR_TURN
from stolik.games.blank.engine.model.duty import DUTY_LASTING, Duty
from stolik.games.blank.engine.model.fields import with_value
from stolik.games.blank.engine.model.lasting import SilencedRule
from stolik.games.blank.engine.model.question_frames import ReadingFrame
from stolik.games.blank.engine.model.stages import NO_SOURCE
from stolik.games.blank.engine.piles import sign
from stolik.games.blank.engine.setting import ROW_MOST
from stolik.games.blank.engine.targets import present
from stolik.games.blank.engine.triggers import happened
from stolik.games.blank.state import BlankState

NO_RULE: Final = -1  # instead of a rule card


def refresh_mask(state: BlankState) -> None:
    """Collect the events that some rule of the row waits for."""
    mask: i64 = 0
    for rule in state.row:
        mask |= state.setting.rules[rule].mask
    state.row_mask = mask


def next_rule(state: BlankState) -> int:
    """Take the top card of the rule pile; NO_RULE when there is none that can be used.

    BLK-W11: a turn-based table has no clocks, so such a rule goes under the pile.
    """
    for _ in range(len(state.rule_pile)):
        rule = state.rule_pile[-1]
        state.rule_pile = state.rule_pile[:-1]
        state.rule_pile_known = min(state.rule_pile_known, len(state.rule_pile))
        if state.setting.is_live or not state.setting.rules[rule].is_clocked:
            return rule
        put_under(state, rule)
    return NO_RULE


def put_under(state: BlankState, rule: int) -> None:
    """Put a rule face down at the bottom of the rule pile; everybody has seen it (BLK-45)."""
    state.rule_pile = [rule, *state.rule_pile]
    state.rule_pile_known += 1


def _leave(state: BlankState, rule: int) -> None:
    state.silenced = [silence for silence in state.silenced if silence.rule != rule]
    state.counted_streaks = [streak for streak in state.counted_streaks if streak.rule != rule]
    state.clock_firings = [other for other in state.clock_firings if other != rule]
    state.unclaimed_rule_times = [other for other in state.unclaimed_rule_times if other != rule]
    if state.setting.is_memory and rule not in state.removed_rules:
        state.removed_rules = [*state.removed_rules, rule]
    put_under(state, rule)


def _enter(state: BlankState, rule: int, place: int) -> None:
    state.row = [*state.row[:place], rule, *state.row[place:]]
    state.row_entries = with_value(state.row_entries, rule, state.row_entries[rule] + 1)
    resolution = state.resolution
    resolution.new_rules = [*resolution.new_rules, rule]  # BLK-L27
    if state.setting.is_live:
        frame = ReadingFrame()
        frame.asked = present(state)
        state.stack.append(frame)


def replace_rule(state: BlankState, rule: int, actor: i64) -> None:
    """Put a row card under the pile and the pile's top card in its place."""
    if rule not in state.row:
        return
    place = state.row.index(rule)
    new = next_rule(state)
    state.row = [other for other in state.row if other != rule]
    _leave(state, rule)
    if new == NO_RULE:
        new = next_rule(state)  # BLK-R65: the same card comes back
    if new != NO_RULE:
        _enter(state, new, place)
    refresh_mask(state)
    if state.notices is not None:
        narration.rule_replaced(state, rule, new)
    happened(state, RULE_CHANGED, actor, 0, 0)


def drop_rule(state: BlankState, rule: int, actor: i64) -> None:
    """Put a row card under the pile."""
    if rule not in state.row:
        return
    state.row = [other for other in state.row if other != rule]
    _leave(state, rule)
    refresh_mask(state)
    if state.notices is not None:
        narration.rule_dropped(state, rule)
    happened(state, RULE_CHANGED, actor, 0, 0)


def add_rule(state: BlankState, actor: i64) -> None:
    """Add the pile's top card to the row, which has at most six."""
    if len(state.row) >= ROW_MOST:
        return
    rule = next_rule(state)
    if rule == NO_RULE:
        return
    _enter(state, rule, len(state.row))
    refresh_mask(state)
    if state.notices is not None:
        narration.rule_added(state, rule)
    happened(state, RULE_CHANGED, actor, 0, 0)


def silence_rule(state: BlankState, rule: int, until: i64, whose: i64) -> None:
    """Suspend a row card for a while."""
    if rule in state.row:
        state.silenced = [*state.silenced, SilencedRule(rule, until, whose)]
        sign(state, rule)
        if state.notices is not None:
            narration.rule_silenced(state, rule)


def end_periods(state: BlankState, until: i64, whose: i64) -> None:
    """End what lasted until the next card, the end of the turn, or somebody's next turn."""
    if state.silenced:
        state.silenced = [
            silence
            for silence in state.silenced
            if silence.until != until or (until == U_YOUR_TURN and silence.seat != whose)
        ]
    if state.bans and until != U_TURN_END:
        state.bans = [
            ban
            for ban in state.bans
            if ban.until != until or (until == U_YOUR_TURN and ban.seat != whose)
        ]
    for duty in state.duties:
        if _lasts_until(duty, until, whose):
            state.duties = [
                other for other in state.duties if not _lasts_until(other, until, whose)
            ]
            break
    if until == U_NEXT_CARD:
        state.match_by = 0
        state.match_source = NO_SOURCE


def _lasts_until(duty: Duty, until: i64, whose: i64) -> bool:
    if duty.state != DUTY_LASTING or duty.until != until:
        return False
    return until != U_YOUR_TURN or duty.bearer == whose

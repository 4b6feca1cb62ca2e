# mypyc: compile
"""The row of active rules and the pile behind it (BLK-38, BLK-45, BLK-R65)."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank import scene
from stolik.games.blank.engine.codes import RULE_CHANGED, U_NEXT_CARD, U_TURN_END, U_YOUR_TURN
from stolik.games.blank.engine.frames import D_LASTING, F_READ, Duty, Frame
from stolik.games.blank.engine.setting import ROW_MOST
from stolik.games.blank.engine.targets import present
from stolik.games.blank.engine.triggers import happened
from stolik.games.blank.state import BlankState


def refresh_mask(state: BlankState) -> None:
    """Note which events some rule of the row waits for."""
    mask: i64 = 0
    for rule in state.row:
        mask |= state.setting.rules[rule].mask
    state.row_mask = mask


def next_rule(state: BlankState) -> int:
    """Take the top card of the rule pile; -1 when there is none that can be used.

    BLK-W11: a turn-based table has no clocks, so such a rule goes under the pile.
    """
    for _ in range(len(state.rule_pile)):
        rule = state.rule_pile.pop()
        state.rules_known = min(state.rules_known, len(state.rule_pile))
        if state.setting.is_live or not state.setting.rules[rule].is_clocked:
            return rule
        put_under(state, rule)
    return -1


def put_under(state: BlankState, rule: int) -> None:
    """Put a rule face down at the bottom of the rule pile; everybody has seen it (BLK-45)."""
    state.rule_pile.insert(0, rule)
    state.rules_known += 1


def _leave(state: BlankState, rule: int) -> None:
    state.silenced = [silence for silence in state.silenced if silence[0] != rule]
    state.run_bases = [base for base in state.run_bases if base[0] != rule]
    state.ticked = [other for other in state.ticked if other != rule]
    state.ripe = [other for other in state.ripe if other != rule]
    if state.setting.is_memory and rule not in state.gone:
        state.gone.append(rule)
    put_under(state, rule)


def _enter(state: BlankState, rule: int, place: int) -> None:
    state.row.insert(place, rule)
    state.entered[rule] += 1
    state.line.fresh.append(rule)  # BLK-L27
    if state.setting.is_live:
        frame = Frame(F_READ, rule)
        frame.asked = present(state)
        state.todo.append(frame)


def replace_rule(state: BlankState, rule: int, actor: i64) -> None:
    """Put a row card under the pile and the pile's top card in its place."""
    if rule not in state.row:
        return
    place = state.row.index(rule)
    fresh = next_rule(state)
    state.row.pop(place)
    _leave(state, rule)
    if fresh < 0:
        fresh = next_rule(state)  # BLK-R65: the same card comes back
    if fresh >= 0:
        _enter(state, fresh, place)
    refresh_mask(state)
    if state.notices is not None:
        scene.rule_replaced(state, rule, fresh)
    happened(state, RULE_CHANGED, actor, 0, 0)


def drop_rule(state: BlankState, rule: int, actor: i64) -> None:
    """Put a row card under the pile."""
    if rule not in state.row:
        return
    state.row.remove(rule)
    _leave(state, rule)
    refresh_mask(state)
    if state.notices is not None:
        scene.rule_dropped(state, rule)
    happened(state, RULE_CHANGED, actor, 0, 0)


def add_rule(state: BlankState, actor: i64) -> None:
    """Let the pile's top card join the row, which has at most six."""
    if len(state.row) >= ROW_MOST:
        return
    rule = next_rule(state)
    if rule < 0:
        return
    _enter(state, rule, len(state.row))
    refresh_mask(state)
    if state.notices is not None:
        scene.rule_added(state, rule)
    happened(state, RULE_CHANGED, actor, 0, 0)


def silence_rule(state: BlankState, rule: int, until: i64, whose: i64) -> None:
    """Suspend a row card for a while."""
    if rule in state.row:
        state.silenced.append((rule, int(until), int(whose)))
        state.signs.append(rule)
        if state.notices is not None:
            scene.rule_silenced(state, rule)


def end_periods(state: BlankState, until: i64, whose: i64) -> None:
    """End what lasted until the next card, the end of the turn, or somebody's next turn."""
    if state.silenced:
        state.silenced = [
            silence
            for silence in state.silenced
            if not (silence[1] == until and (until != U_YOUR_TURN or silence[2] == whose))
        ]
    if state.bans and until != U_TURN_END:
        state.bans = [
            ban
            for ban in state.bans
            if not (ban[2] == until and (until != U_YOUR_TURN or ban[3] == whose))
        ]
    for duty in state.duties:
        if _lasts_until(duty, until, whose):
            state.duties = [
                other for other in state.duties if not _lasts_until(other, until, whose)
            ]
            break
    if until == U_NEXT_CARD:
        state.match_by = 0
        state.match_source = -1


def _lasts_until(duty: Duty, until: i64, whose: i64) -> bool:
    if duty.state != D_LASTING or duty.until != until:
        return False
    return until != U_YOUR_TURN or duty.until_of == whose

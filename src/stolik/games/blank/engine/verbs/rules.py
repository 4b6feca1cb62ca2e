# mypyc: compile
"""Verbs that change the row of rules."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank.engine.codes import (
    R_CHOSEN,
    R_NEWEST,
    R_OLDEST,
    R_RANDOM,
    R_THIS,
    V_DROP,
    V_REPLACE,
    ClauseCode,
)
from stolik.games.blank.engine.model.frames import ClauseFrame
from stolik.games.blank.engine.piles import sign
from stolik.games.blank.engine.row import NO_RULE, drop_rule, replace_rule, silence_rule
from stolik.games.blank.state import BlankState


def change_rule(
    state: BlankState, frame: ClauseFrame, clause: ClauseCode, chosen: int, seat: i64
) -> None:
    """Replace, drop or silence the rule card that is meant."""
    rule = _which_rule(state, clause, frame.source, chosen)
    if rule < 0:
        return
    sign(state, rule)
    if clause.verb == V_REPLACE:
        replace_rule(state, rule, frame.actor)
    elif clause.verb == V_DROP:
        drop_rule(state, rule, frame.actor)
    else:
        silence_rule(state, rule, clause.until, seat)


def _which_rule(state: BlankState, clause: ClauseCode, source: i64, chosen: i64) -> int:
    """The rule card that is meant, or NO_RULE."""
    if not state.row:
        return NO_RULE
    which: i64 = clause.which
    if which == R_CHOSEN:
        return chosen
    if which == R_OLDEST:
        return state.row[0]
    if which == R_NEWEST:
        return state.row[-1]
    if which == R_RANDOM:
        return state.row[state.entropy.below(len(state.row))]
    assert which == R_THIS
    return source

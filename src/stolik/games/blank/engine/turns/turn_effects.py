# mypyc: compile
"""Verbs that affect later turns: skips, jumps, bans, limits and countdowns."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank import narration
from stolik.games.blank.engine.codes import (
    B_COLOUR,
    DEMAND_COLOUR,
    DEMAND_DIGIT,
    REVERSED,
    SAY,
    ClauseCode,
)
from stolik.games.blank.engine.model.fields import with_value
from stolik.games.blank.engine.model.keys import limit_key
from stolik.games.blank.engine.model.lasting import Ban
from stolik.games.blank.engine.setting import SKIPS_MOST
from stolik.games.blank.engine.targets import present
from stolik.games.blank.engine.triggers import (
    happened,
)
from stolik.games.blank.state import NO_COUNTDOWN, BlankState


def skip(state: BlankState, seat: i64, turns: i64) -> None:
    """Let a player miss turns; at most two are pending (BLK-R19)."""
    state.skips = with_value(state.skips, seat, min(SKIPS_MOST, state.skips[seat] + turns))
    if state.notices is not None:
        narration.must_skip(state, seat)


def reverse(state: BlankState, actor: i64) -> None:
    """Reverse the direction."""
    state.direction = -state.direction
    if state.notices is not None:
        narration.turned(state)
    happened(state, REVERSED, actor, 0, 0)


def again(state: BlankState, actor: i64) -> None:
    """Give the active actor one more turn; extra turns do not nest (BLK-L23)."""
    if actor == state.active and not state.is_extra:
        state.is_extra_due = True
        if state.notices is not None:
            narration.goes_again(state, actor)


def jump(state: BlankState, seat: i64) -> None:
    """Let a player take the next turn; for the active player it is an extra one (BLK-L23)."""
    if seat == state.active and state.is_extra:
        return
    state.jump_to = seat
    if state.notices is not None:
        narration.jumps(state, seat)


def match_by(state: BlankState, by: i64, source: i64) -> None:
    """Set how the next card must match; a newer order replaces the older (BLK-L22)."""
    state.match_by = by
    state.match_source = source
    if state.notices is not None:
        narration.must_match(state)


def demand(state: BlankState, clause: ClauseCode, seat: i64, source: i64, said: i64) -> None:
    """Set what the next card must have; it replaces any order how to match (BLK-L61)."""
    value: i64 = said if clause.value == SAY else clause.value
    state.match_by = value + (DEMAND_COLOUR if clause.what == B_COLOUR else DEMAND_DIGIT)
    state.match_source = source
    if state.notices is not None:
        narration.demanded(state, seat, clause.what, value, clause.value == SAY)


def limit(state: BlankState, seat: i64, cards: i64, source: i64) -> None:
    """Limit the cards of a player's next turn; the source is kept with it."""
    state.limits = with_value(state.limits, seat, int(limit_key(cards, source)))
    if state.notices is not None:
        narration.limited(state, seat, cards)


def ban(state: BlankState, clause: ClauseCode, seat: i64, source: i64, said: i64) -> None:
    """Forbid a value to everybody; a newer ban of the same kind replaces (BLK-L21)."""
    value: i64 = said if clause.value == SAY else clause.value
    others = [
        old
        for old in state.bans
        if old.seat != seat or old.source != source or old.what != clause.what
    ]
    state.bans = [*others, Ban(clause.what, value, clause.until, seat, source)]
    if state.notices is not None:
        narration.banned(state, seat, clause.what, value)


def start_countdown(state: BlankState, seconds: i64) -> None:
    """Let the game end after the time; a second countdown can only shorten it (BLK-R55)."""
    if not state.setting.is_live:
        if state.turns_left == NO_COUNTDOWN:
            state.turns_left = 2 * len(present(state)) + 1  # the running turn counts too
            if state.notices is not None:
                narration.counting(state, 0)
        return
    if state.countdown == 0 or seconds < state.countdown:
        state.countdown = seconds
        state.countdown_count += 1
    if state.notices is not None:
        narration.counting(state, state.countdown)

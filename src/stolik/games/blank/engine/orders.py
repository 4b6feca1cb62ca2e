# mypyc: compile
"""Verbs that bind later turns: skips, jumps, bans, limits, countdowns and social duties."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank import scene
from stolik.games.blank.engine.codes import (
    REVERSED,
    SAY,
    U_ONCE,
    ClauseCode,
)
from stolik.games.blank.engine.frames import D_LASTING, Duty, Frame
from stolik.games.blank.engine.setting import SKIPS_MOST
from stolik.games.blank.engine.targets import present
from stolik.games.blank.engine.triggers import (
    happened,
)
from stolik.games.blank.state import BlankState


def skip(state: BlankState, seat: i64, turns: i64) -> None:
    """Let a player miss turns; at most two are pending (BLK-R19)."""
    state.skips[seat] = min(SKIPS_MOST, state.skips[seat] + turns)
    if state.notices is not None:
        scene.must_skip(state, seat)


def reverse(state: BlankState, actor: i64) -> None:
    """Turn the direction round."""
    state.direction = -state.direction
    if state.notices is not None:
        scene.turned(state)
    happened(state, REVERSED, actor, 0, 0)


def again(state: BlankState, actor: i64) -> None:
    """Give the active actor one more turn; extra turns do not nest (BLK-L23)."""
    if actor == state.active and not state.is_extra:
        state.extra_due = True
        if state.notices is not None:
            scene.goes_again(state, actor)


def jump(state: BlankState, seat: i64) -> None:
    """Let a player take the next turn; for the active player it is an extra one (BLK-L23)."""
    if seat == state.active and state.is_extra:
        return
    state.jump_to = seat
    if state.notices is not None:
        scene.jumps(state, seat)


def match_by(state: BlankState, by: i64, source: i64) -> None:
    """Say how the next card must match; a newer order replaces the older (BLK-L22)."""
    state.match_by = by
    state.match_source = source
    if state.notices is not None:
        scene.must_match(state)


def limit(state: BlankState, seat: i64, cards: i64, source: i64) -> None:
    """Limit the cards of a player's next turn; the source is kept beside the number."""
    state.limits[seat] = cards + 8 * (source + 1)
    if state.notices is not None:
        scene.limited(state, seat, cards)


def ban(state: BlankState, clause: ClauseCode, seat: i64, source: i64, said: i64) -> None:
    """Forbid a value to everybody; a newer ban of the same kind replaces (BLK-L21)."""
    value: i64 = said if clause.value == SAY else clause.value
    state.bans = [
        old for old in state.bans if old[3] != seat or old[4] != source or old[0] != clause.what
    ]
    state.bans.append((int(clause.what), int(value), int(clause.until), int(seat), int(source)))
    if state.notices is not None:
        scene.banned(state, seat, clause.what, value)


def start_countdown(state: BlankState, seconds: i64) -> None:
    """Let the game end after the time; a second countdown can only shorten it (BLK-R55)."""
    if not state.setting.is_live:
        if state.turns_left < 0:
            state.turns_left = 2 * len(present(state)) + 1  # the running turn counts too
            if state.notices is not None:
                scene.counting(state, 0)
        return
    if state.countdown == 0 or seconds < state.countdown:
        state.countdown = seconds
        state.countdowns += 1
    if state.notices is not None:
        scene.counting(state, state.countdown)


def oblige(state: BlankState, clause: ClauseCode, seat: i64, frame: Frame) -> None:
    """Give a player a social duty, once or for a while (BLK-L35, BLK-L36)."""
    for old in state.duties:
        if (
            old.bearer == seat
            and old.source == frame.source
            and old.place == frame.place
            and old.breach == 0
            and old.state in (0, D_LASTING)
        ):
            old.until_of = seat
            return
    duty = Duty(seat, frame.source, frame.place)
    duty.actor = frame.actor
    duty.line = state.line.number
    duty.until = clause.until
    duty.until_of = seat
    if clause.until != U_ONCE:
        duty.state = D_LASTING
    state.duties.append(duty)
    if state.notices is not None:
        scene.obliged(state, seat, frame.source, frame.place)

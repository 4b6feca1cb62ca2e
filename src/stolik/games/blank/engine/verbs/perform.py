# mypyc: compile
"""Carries out a clause: dispatches every verb to its function."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank import narration
from stolik.games.blank.engine.codes import (
    V_ACT,
    V_ADD,
    V_AGAIN,
    V_ANSWER,
    V_BAN,
    V_COUNTDOWN,
    V_DEMAND,
    V_DISCARD,
    V_DISCARD_DRAW_PILE,
    V_DISCARD_TO,
    V_DRAW,
    V_DRAW_TO,
    V_DROP,
    V_EXCHANGE,
    V_GIVE,
    V_JUMP,
    V_LIMIT,
    V_MATCH,
    V_NOTHING,
    V_PEEK_HAND,
    V_PEEK_PILE,
    V_PUT,
    V_RECYCLE,
    V_REDEAL,
    V_REPLACE,
    V_REVEAL,
    V_REVERSE,
    V_ROTATE,
    V_SAY,
    V_SEARCH,
    V_SHUFFLE,
    V_SILENCE,
    V_SKIP,
    V_SWAP,
    V_TAKE,
    V_TAKE_DISCARDED,
    V_TRADE,
    W_TABLE,
    ClauseCode,
)
from stolik.games.blank.engine.duties.new_duties import oblige
from stolik.games.blank.engine.model.frames import ClauseFrame
from stolik.games.blank.engine.model.keys import verb_sign
from stolik.games.blank.engine.model.stages import ANSWER_NO, TARGET_NONE
from stolik.games.blank.engine.piles import sign
from stolik.games.blank.engine.row import NO_RULE, add_rule
from stolik.games.blank.engine.triggers import hands_changed, sizes_of
from stolik.games.blank.engine.turns.turn_effects import (
    again,
    ban,
    demand,
    jump,
    limit,
    match_by,
    reverse,
    skip,
    start_countdown,
)
from stolik.games.blank.engine.verbs.hands import give, redeal, rotate, swap, take
from stolik.games.blank.engine.verbs.looks import look
from stolik.games.blank.engine.verbs.piles import (
    discard,
    discard_draw_pile,
    draw_for,
    exchange,
    put,
    recycle_discards,
    search,
    shuffle_pile,
    take_discarded,
)
from stolik.games.blank.engine.verbs.rules import change_rule
from stolik.games.blank.state import BlankState


def count_steps(state: BlankState, count: i64) -> bool:
    """Count steps of the resolution; False when the cap is reached (BLK-L31)."""
    resolution = state.resolution
    resolution.steps += count
    if resolution.steps <= state.setting.step_cap:
        return True
    if not resolution.is_void:
        resolution.is_void = True
        resolution.queue.clear()
        if state.notices is not None:
            narration.tangled(state)
    return False


def perform_clause(state: BlankState, frame: ClauseFrame, clause: ClauseCode) -> None:
    """Carry out a clause for all of its performers together (BLK-L17)."""
    doers = [
        place for place in range(len(frame.seats))
        if frame.answers[place] != ANSWER_NO and frame.targets[place] != TARGET_NONE
    ]  # fmt: skip
    if not count_steps(state, _count_performers(frame, doers)):
        return
    sign(state, verb_sign(clause.verb))
    for place in doers:
        sign(state, frame.seats[place])
    before = sizes_of(state)
    if not _move_between_hands(state, frame, clause, doers) and not _move_piles(
        state, frame, clause, doers
    ):
        _do_other_verb(state, frame, clause, doers)
    hands_changed(state, before, frame.actor)


def _count_performers(frame: ClauseFrame, doers: list[int]) -> int:
    """One performer carrying out one clause is one step, however many are concerned."""
    count = 0
    last = -1
    for place in doers:
        if frame.seats[place] != last:
            count += 1
        last = frame.seats[place]
    return max(1, count)


def _move_between_hands(
    state: BlankState, frame: ClauseFrame, clause: ClauseCode, doers: list[int]
) -> bool:
    """Carry out a verb that moves or shows cards of hands; False if it is another."""
    verb: i64 = clause.verb
    if verb == V_TAKE:
        take(state, frame, clause, doers)
    elif verb in (V_GIVE, V_TRADE):
        give(state, frame, clause, doers)
    elif verb == V_SWAP:
        swap(state, frame, doers)
    elif verb == V_ROTATE:
        rotate(state, clause.other)
    elif verb == V_REDEAL:
        redeal(state, frame.actor)
    elif verb in (V_PEEK_HAND, V_PEEK_PILE, V_REVEAL):
        for place in doers:
            look(state, frame, clause, place)
    else:
        return False
    return True


def _move_piles(  # noqa: PLR0912 - one branch a verb
    state: BlankState, frame: ClauseFrame, clause: ClauseCode, doers: list[int]
) -> bool:
    """Carry out a verb that moves cards from or to a pile; False if it is another."""
    verb: i64 = clause.verb
    if verb in (V_DRAW, V_DRAW_TO):
        for place in doers:
            draw_for(state, frame.seats[place], clause)
    elif verb in (V_DISCARD, V_DISCARD_TO):
        for place in doers:
            discard(state, frame, clause, place)
    elif verb == V_EXCHANGE:
        exchange(state, frame, doers)
    elif verb == V_SEARCH:
        search(state, frame, doers)
    elif verb == V_PUT:
        put(state, frame, clause, doers)
    elif verb == V_TAKE_DISCARDED:
        take_discarded(state, frame, clause, doers)
    elif verb == V_DISCARD_DRAW_PILE:
        for place in doers:
            discard_draw_pile(state, frame.seats[place], clause.n)
    elif verb == V_RECYCLE:
        recycle_discards(state, frame.actor)
    elif verb == V_SHUFFLE:
        shuffle_pile(state, frame.actor)
    else:
        return False
    return True


def _do_other_verb(
    state: BlankState, frame: ClauseFrame, clause: ClauseCode, doers: list[int]
) -> None:
    verb: i64 = clause.verb
    if verb == V_REVERSE:
        reverse(state, frame.actor)
    elif verb == V_AGAIN:
        again(state, frame.actor)
    elif verb == V_MATCH:
        match_by(state, clause.what, frame.source)
    elif verb == V_ADD:
        add_rule(state, frame.actor)
    elif verb == V_COUNTDOWN:
        start_countdown(state, clause.seconds)
    elif verb == V_DEMAND and clause.who == W_TABLE:
        demand(state, clause, frame.actor, frame.source, clause.value)
    elif verb == V_NOTHING:
        pass
    elif clause.who == W_TABLE:
        change_rule(state, frame, clause, NO_RULE, frame.actor)
    else:
        for place in doers:
            _do_one_by_one(state, frame, clause, place)


def _do_one_by_one(state: BlankState, frame: ClauseFrame, clause: ClauseCode, place: int) -> None:
    verb: i64 = clause.verb
    seat = frame.seats[place]
    if verb == V_SKIP:
        if seat not in frame.cancelled:
            skip(state, seat, clause.n)
    elif verb == V_JUMP:
        jump(state, seat)
    elif verb == V_BAN:
        ban(state, clause, seat, frame.source, frame.targets[place])
    elif verb == V_DEMAND:
        demand(state, clause, seat, frame.source, frame.targets[place])
    elif verb == V_LIMIT:
        limit(state, seat, clause.n, frame.source)
    elif verb in (V_REPLACE, V_DROP, V_SILENCE):
        change_rule(state, frame, clause, frame.targets[place], seat)
    elif verb in (V_SAY, V_ANSWER, V_ACT):
        oblige(state, clause, seat, frame)

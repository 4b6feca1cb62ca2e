"""A challenge from its declaration to its consequences (CTA-50)."""

# mypyc: compile

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.call_to_adventure import narration
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.versions import MARKER_MOVES_FIRST
from stolik.games.call_to_adventure.challenge.abandoned import recall_challenge
from stolik.games.call_to_adventure.challenge.cast import cast_pool
from stolik.games.call_to_adventure.challenge.difficulty import (
    ally_at,
    card_at,
    difficulty_now,
)
from stolik.games.call_to_adventure.challenge.jumps import leave_attempt
from stolik.games.call_to_adventure.challenge.pool import fill_pool
from stolik.games.call_to_adventure.challenge.result import pending_corruption, result_now
from stolik.games.call_to_adventure.challenge.story_gains import tuck
from stolik.games.call_to_adventure.engine.adversary_deck import apply_postponed_cards
from stolik.games.call_to_adventure.engine.allies import gain_ally
from stolik.games.call_to_adventure.engine.model.card_tables import (
    W_AFTERMATH,
    W_POSTCAST,
    W_PRECAST,
    W_VERDICT,
)
from stolik.games.call_to_adventure.engine.model.replacement import replaced
from stolik.games.call_to_adventure.engine.model.sides import card_side
from stolik.games.call_to_adventure.engine.model.steps import (
    AFTER_VERDICT,
    APPLY_VERDICT,
    CAST_POOL,
    CHECK_ACT,
    CONSEQUENCES,
    END_CHALLENGE,
    JUDGE,
    OPEN_POSTCAST,
    REFILL_ROW,
    event_step,
    row_step,
)
from stolik.games.call_to_adventure.engine.model.verdicts import (
    FAILED,
    MAY_REPEAT,
    NO_JUMP,
    SUCCEEDED,
)
from stolik.games.call_to_adventure.engine.resources import gain_xp, move_morality
from stolik.games.call_to_adventure.engine.rows import clear_place, discard_from_row
from stolik.games.call_to_adventure.engine.table_effects import refresh_table_effects
from stolik.games.call_to_adventure.engine.triggers import fire_event
from stolik.games.call_to_adventure.engine.windows import open_window
from stolik.games.call_to_adventure.moves import ROW_SIZE, SET_ASIDE
from stolik.games.call_to_adventure.state import AdventureState


def declare(state: AdventureState, place: i64, path: i64) -> None:
    """Face a card on one of its paths (CTA-52)."""
    challenge = state.challenge
    challenge.card = card_at(state, place)
    challenge.place = place
    challenge.path = path
    challenge.attempt = 1
    recall_challenge(state)
    fill_pool(state)
    if state.notices is not None:
        narration.challenge_faced(state, difficulty_now(state))
    state.push(CAST_POOL)
    open_window(state, W_PRECAST)


def cast(state: AdventureState) -> None:
    """Cast the pool and read the faces; W-10 opens after them."""
    state.push(OPEN_POSTCAST)
    cast_pool(state)


def open_postcast(state: AdventureState) -> None:
    """Open the window after the cast."""
    state.push(JUDGE)
    open_window(state, W_POSTCAST)


def judge(state: AdventureState) -> None:
    """Compare result and difficulty (CTA-67, CTA-70); consequences come later (CTA-R44)."""
    challenge = state.challenge
    challenge.judged_result = result_now(state)
    challenge.judged_difficulty = difficulty_now(state)
    is_success = challenge.judged_result >= challenge.judged_difficulty
    challenge.verdict = SUCCEEDED if is_success else FAILED
    if state.notices is not None:
        narration.judged(state)
    state.push(AFTER_VERDICT)
    open_window(state, W_VERDICT)
    apply_postponed_cards(state)


def after_verdict(state: AdventureState) -> None:
    """Go on to the consequences, unless a jump is pending."""
    if state.challenge.jump != NO_JUMP:
        if state.challenge.jump == MAY_REPEAT:
            state.push(AFTER_VERDICT)
        leave_attempt(state, W_VERDICT)
        return
    state.push(CONSEQUENCES)


def consequences(state: AdventureState) -> None:
    """First the corruption of the last cast (CTA-R34), then everything else (CTA-R63)."""
    state.challenge.jump = NO_JUMP
    state.push(APPLY_VERDICT)
    corruption = pending_corruption(state)
    if corruption == 0:
        return
    if state.tables.version < MARKER_MOVES_FIRST:
        fire_event(state, v.ON_CORRUPTION_CAST, state.active)
        move_morality(state, state.active, -corruption)
        return
    move_morality(state, state.active, -corruption)
    fire_event(state, v.ON_CORRUPTION_CAST, state.active)


def apply_verdict(state: AdventureState) -> None:
    """Give the card or take it away."""
    state.turn.main_actions_due -= 1
    state.turn.main_actions_done += 1
    if state.challenge.verdict == SUCCEEDED:
        _succeed(state)
    else:
        _fail(state)


def _succeed(state: AdventureState) -> None:
    state.turn.has_succeeded = True
    seat = state.active
    card = state.challenge.card
    place = state.challenge.place
    state.push(END_CHALLENGE)
    if place != SET_ASIDE:
        state.push(row_step(REFILL_ROW, place // ROW_SIZE))
    state.push(CHECK_ACT)
    if state.tables.kind[card] == v.ADVERSARY:
        state.push(event_step(seat, v.ON_ADVERSARY_DEFEATED))
    state.push(event_step(seat, v.ON_CHALLENGE_SUCCEEDED))
    ally = ally_at(state, place)
    if place == SET_ASIDE:
        state.adversary.defeated_by = seat  # CTA-202
        refresh_table_effects(state)
    else:
        clear_place(state, place)
    tuck(state, seat, card_side(card, state.challenge.path))
    if ally >= 0:
        gain_ally(state, seat, ally)


def _fail(state: AdventureState) -> None:
    state.turn.has_failed = True
    challenge = state.challenge
    seat = state.active
    state.push(END_CHALLENGE)
    place = challenge.place
    ally = ally_at(state, place)
    if ally >= 0 and challenge.gains_ally_on_failure:
        state.row_allies = replaced(state.row_allies, place, -1)
        gain_ally(state, seat, ally)
    if place != SET_ASIDE and not challenge.keeps_card_on_failure:
        discard_from_row(state, place)  # CTA-71; the set-aside adversary stays (CTA-201)
    state.push(event_step(seat, v.ON_CHALLENGE_FAILED))
    if not challenge.has_no_failure_xp:
        gain_xp(state, seat, 1)  # CTA-72


def end_challenge(state: AdventureState) -> None:
    """The challenge is over; W-15 opens."""
    state.turn.is_after_challenge = True
    state.challenge.reset()
    open_window(state, W_AFTERMATH)

"""Leaving an attempt before its end: another attempt, another card, or a fixed verdict."""

# mypyc: compile

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.call_to_adventure import narration
from stolik.games.call_to_adventure.challenge.abandoned import remember_challenge
from stolik.games.call_to_adventure.challenge.difficulty import difficulty_now
from stolik.games.call_to_adventure.challenge.pool import fill_pool
from stolik.games.call_to_adventure.challenge.result import result_now
from stolik.games.call_to_adventure.engine.adversary_deck import apply_postponed_cards
from stolik.games.call_to_adventure.engine.model.card_tables import W_PRECAST
from stolik.games.call_to_adventure.engine.model.steps import (
    ASK_CHALLENGE,
    CAST_POOL,
    CONSEQUENCES,
    MAIN_PHASE,
    kind_of,
    repeat_question,
    step,
)
from stolik.games.call_to_adventure.engine.model.verdicts import (
    FAILED,
    MAY_REPEAT,
    MUST_CHANGE,
    MUST_REPEAT,
    MUST_SUCCEED,
    NO_JUMP,
    SUCCEEDED,
    UNDECIDED,
)
from stolik.games.call_to_adventure.engine.windows import open_window
from stolik.games.call_to_adventure.state import AdventureState


def leave_attempt(state: AdventureState, window: i64) -> None:
    """Leave the attempt as a card demands, now that the stack is empty (CTA-R110)."""
    jump = state.challenge.jump
    if jump == MAY_REPEAT:
        state.push(repeat_question(state.active, window))
        return
    _drop_steps(state)
    if jump == MUST_REPEAT:
        _repeat(state)
    elif jump == MUST_CHANGE:
        _abandon(state)
    else:
        _fix_verdict(state, SUCCEEDED if jump == MUST_SUCCEED else FAILED)


def accept_attempt(state: AdventureState) -> None:
    """Make the attempt that was offered (W-12)."""
    _drop_steps(state)
    _repeat(state)


def lose_main_action(state: AdventureState) -> None:
    """Lose the main action, because nothing else can be chosen (CTA-R49)."""
    state.challenge.reset()
    state.turn.main_actions_due -= 1


def _drop_steps(state: AdventureState) -> None:
    """Drop what was still to be done in this attempt."""
    while kind_of(state.agenda[-1]) != MAIN_PHASE:
        state.pop()


def _repeat(state: AdventureState) -> None:
    """Begin a further attempt with a new pool (CTA-210, CTA-R46)."""
    challenge = state.challenge
    challenge.jump = NO_JUMP
    challenge.verdict = UNDECIDED
    challenge.attempt += 1
    challenge.cast = vec[i64]()
    challenge.ignored_places = 0
    fill_pool(state)
    if state.notices is not None:
        narration.attempt_repeated(state)
    state.push(CAST_POOL)
    open_window(state, W_PRECAST)


def _abandon(state: AdventureState) -> None:
    """Leave the card in its row, without failure, experience or corruption (CTA-R48)."""
    challenge = state.challenge
    if state.notices is not None:
        narration.challenge_abandoned(state)
    remember_challenge(state)
    challenge.abandoned_place = challenge.place
    challenge.card = -1
    challenge.place = -1
    challenge.attempt = 0
    challenge.cast = vec[i64]()
    challenge.ignored_places = 0
    challenge.card_result_bonus = 0
    challenge.card_difficulty_bonus = 0
    challenge.used_effects = 0
    challenge.verdict = UNDECIDED
    challenge.jump = NO_JUMP
    state.push(step(ASK_CHALLENGE, state.active))


def _fix_verdict(state: AdventureState, verdict: i64) -> None:
    """End the challenge at once; no window opens any more (CTA-R111)."""
    challenge = state.challenge
    challenge.judged_result = result_now(state)
    challenge.judged_difficulty = difficulty_now(state)
    challenge.verdict = verdict
    if state.notices is not None:
        narration.judged(state)
    state.push(CONSEQUENCES)
    apply_postponed_cards(state)  # the jump is still pending, so no further attempt follows

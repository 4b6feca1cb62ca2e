"""Running the agenda: steps are carried out until one waits for an answer."""

# mypyc: compile

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.call_to_adventure.challenge import stages
from stolik.games.call_to_adventure.challenge.jumps import leave_attempt
from stolik.games.call_to_adventure.challenge.story_gains import gain_trait
from stolik.games.call_to_adventure.decisions.perform import perform, skip_question
from stolik.games.call_to_adventure.decisions.questions import answers, asked_seat
from stolik.games.call_to_adventure.engine import card_plays, turns
from stolik.games.call_to_adventure.engine.adversary_deck import reveal_adversary_card
from stolik.games.call_to_adventure.engine.effects.operations import run_operation
from stolik.games.call_to_adventure.engine.effects.rewards import give_reward
from stolik.games.call_to_adventure.engine.model import steps
from stolik.games.call_to_adventure.engine.model.card_tables import W_AFTERMATH, W_MAIN, W_POSTCAST
from stolik.games.call_to_adventure.engine.model.steps import (
    about_of,
    effect_of,
    event_of,
    kind_of,
    place_of,
    row_of,
    seat_of,
    seats_of,
    window_of,
)
from stolik.games.call_to_adventure.engine.rows import open_row, refill
from stolik.games.call_to_adventure.engine.table_setup import reveal_characters
from stolik.games.call_to_adventure.engine.triggers import (
    fire_event,
    push_operations,
    run_trigger,
)
from stolik.games.call_to_adventure.engine.windows import (
    is_jump_due,
    open_window,
    refresh_window,
)
from stolik.games.call_to_adventure.state import AdventureState


def run(state: AdventureState) -> None:
    """Run steps until somebody has to decide or the game is over."""
    while not state.is_over:
        if state.adversary.has_won:
            turns.end_game(state)  # CTA-204: at once
            return
        top = state.agenda[-1]
        kind = kind_of(top)
        if kind == steps.WINDOW:
            if seats_of(top):
                return
            state.pop()
            card_plays.close_window(state, window_of(top))
        elif kind <= steps.LAST_SIMPLE_QUESTION:
            return
        elif kind <= steps.LAST_QUESTION:
            if not _answer_itself(state, top, kind):
                return
        else:
            state.pop()
            _run_step(state, top, kind)


def _answer_itself(state: AdventureState, question: i64, kind: i64) -> bool:
    """Answer a question that has one answer or none, as far as everybody can see that."""
    if kind == steps.ASK_REPEAT:
        return False
    moves = answers(state, question)
    seat = asked_seat(state, question)
    if not moves:
        state.pop()
        skip_question(state, question)
        return True
    # How many designs a hand holds is its owner's secret, how many cards is not.
    if len(moves) == 1 and (kind != steps.ASK_HAND_CARD or len(state.hands[seat]) == 1):
        perform(state, seat, moves[0])
        return True
    state.cached_moves = moves
    state.cached_seat = seat
    return False


def _run_step(state: AdventureState, packed: i64, kind: i64) -> None:
    if kind <= steps.LAST_TURN_STEP:
        _run_turn_step(state, packed, kind)
    elif kind <= steps.LAST_EFFECT_STEP:
        _run_effect_step(state, packed, kind)
    elif kind <= steps.LAST_CHALLENGE_STEP:
        _run_challenge_step(state, kind)
    else:
        _run_other_step(state, packed, kind)


def _run_turn_step(state: AdventureState, packed: i64, kind: i64) -> None:
    if kind == steps.REFILL_ROW:
        refill(state, row_of(packed))
    elif kind == steps.BEGIN_TURN:
        turns.begin_turn(state, seat_of(packed))
    elif kind == steps.OPEN_MAIN_PHASE:
        turns.open_main_phase(state)
    elif kind == steps.END_TURN:
        turns.end_turn(state)
    elif kind == steps.FIRE_TURN_ENDED:
        turns.fire_turn_ended(state)
    else:  # REVEAL_CHARACTERS
        reveal_characters(state)


def _run_effect_step(state: AdventureState, packed: i64, kind: i64) -> None:
    if kind == steps.RUN_OPERATION:
        run_operation(state, packed)
    elif kind == steps.FIRE_EVENT:
        fire_event(state, event_of(packed), seat_of(packed), about_of(packed))
    elif kind == steps.RESOLVE_STACK:
        card_plays.resolve_top(state, window_of(packed))
    elif kind == steps.STACK_RESOLVED:
        _end_stack(state, window_of(packed))
    elif kind == steps.GIVE_REWARD:
        give_reward(state, packed)
    elif kind == steps.RUN_TRIGGER:
        run_trigger(state, packed)
    else:  # END_TRIGGER
        state.trigger_depth -= 1


def _end_stack(state: AdventureState, window: i64) -> None:
    """Jump, or open the window for a new stack (CTA-R39)."""
    if is_jump_due(state):
        leave_attempt(state, window)
        return
    top = state.agenda[-1]
    if kind_of(top) == steps.WINDOW and window_of(top) == window:
        refresh_window(state, window)
    elif window != W_MAIN:
        open_window(state, window)


def _run_challenge_step(state: AdventureState, kind: i64) -> None:
    if kind == steps.CAST_POOL:
        stages.cast(state)
    elif kind == steps.OPEN_POSTCAST:
        stages.open_postcast(state)
    elif kind == steps.JUDGE:
        stages.judge(state)
    elif kind == steps.AFTER_VERDICT:
        stages.after_verdict(state)
    elif kind == steps.CONSEQUENCES:
        stages.consequences(state)
    elif kind == steps.APPLY_VERDICT:
        stages.apply_verdict(state)
    elif kind == steps.CHECK_ACT:
        turns.check_act(state)
    elif kind == steps.END_CHALLENGE:
        stages.end_challenge(state)
    elif kind == steps.REVEAL_ADVERSARY_CARD:
        reveal_adversary_card(state)
    elif is_jump_due(state):  # CHECK_JUMP
        leave_attempt(state, W_POSTCAST)


def _run_other_step(state: AdventureState, packed: i64, kind: i64) -> None:
    if kind == steps.PUT_ON_STACK:
        card_plays.put_on_stack(state, packed)
    elif kind == steps.GAIN_TRAIT:
        gain_trait(state, seat_of(packed), place_of(packed), True)
    elif kind == steps.RUN_EFFECT:
        effect = state.tables.effects[effect_of(packed)]
        card = state.tables.card_of_effect[effect.number]
        push_operations(state, effect, card, state.active, steps.NOBODY, state.active)
    elif kind == steps.END_ACTION:
        if state.turn.is_after_challenge:
            open_window(state, W_AFTERMATH)
    elif kind == steps.PASS_TURN:
        turns.pass_turn(state)
    elif kind == steps.OPEN_ROW:
        open_row(state, row_of(packed))
    elif kind == steps.FINISH_STORIES:
        turns.finish_stories(state)
    else:  # END_GAME
        turns.end_game(state)

"""The interpreter of card effects: carries out one operation for everybody it is meant for."""

# mypyc: compile

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Effect, Operation
from stolik.games.call_to_adventure.engine.draw_piles import look_at_deck
from stolik.games.call_to_adventure.engine.effects.challenge_operations import (
    change_challenge,
    choose_runes,
    set_jump,
)
from stolik.games.call_to_adventure.engine.effects.rewards import change_resources
from stolik.games.call_to_adventure.engine.model.replacement import added, replaced
from stolik.games.call_to_adventure.engine.model.steps import (
    ALLY_FORCED,
    ALLY_RESTORED,
    ASK_ROW_CARD,
    NOBODY,
    ally_question,
    chosen_of,
    effect_of,
    event_seat_of,
    operation_of,
    operation_question,
    seat_of,
)
from stolik.games.call_to_adventure.engine.resources import give_adversary_xp
from stolik.games.call_to_adventure.engine.rows import discard_from_row, row_end, row_start
from stolik.games.call_to_adventure.engine.story import has_face_up_ally
from stolik.games.call_to_adventure.engine.table_effects import forbidden_bits
from stolik.games.call_to_adventure.state import AdventureState


def run_operation(state: AdventureState, packed: i64) -> None:
    """Carry out one operation of an effect, for everybody it is meant for."""
    effect = state.tables.effects[effect_of(packed)]
    operation = effect.operations[operation_of(packed)]
    for seat in _target_seats(state, operation.target, packed):
        _run_for(state, packed, effect, operation, seat)


def _target_seats(state: AdventureState, target: i64, packed: i64) -> list[int]:
    seat = seat_of(packed)
    if target == v.TO_ACTIVE_PLAYER:
        return [state.active]
    if target == v.TO_EVENT_PLAYER:
        event_seat = event_seat_of(packed)
        return [event_seat if event_seat != NOBODY else state.active]
    if target in (v.TO_CHOSEN_PLAYER, v.TO_CHOSEN_OPPONENT):
        chosen = chosen_of(packed)
        return [chosen] if chosen != NOBODY else []
    if target == v.TO_EACH_OPPONENT:
        return [other for other in range(len(state.xp)) if other != seat]
    if target == v.TO_NEXT_PLAYER:
        players = len(state.xp)
        return [(seat + 1) % players] if players > 1 else []
    if target == v.TO_EACH_PLAYER:
        return list(range(len(state.xp)))
    return [seat]


def _run_for(
    state: AdventureState, packed: i64, effect: Effect, operation: Operation, seat: i64
) -> None:
    """Carry out the operation for one seat; the words of the vocabulary are numbered by subject."""
    word = operation.word
    if word <= v.DO_MORALITY:
        change_resources(state, operation, seat, seat_of(packed))
    elif word <= v.DO_MODIFY_DIFFICULTY:
        change_challenge(state, packed, effect, operation, seat)
    elif word <= v.DO_FLIP_RUNE:
        choose_runes(state, packed, operation)
    elif word <= v.DO_AUTO_SUCCESS:
        set_jump(state, operation)
    elif word <= v.DO_EXTRA_MAIN:
        _change_turn(state, packed, operation, seat)
    elif word <= v.DO_CANCEL_CARD:
        _change_consequences(state, packed, operation, seat)
    else:
        _apply_permission(state, packed, operation, seat)


def _change_turn(state: AdventureState, packed: i64, operation: Operation, seat: i64) -> None:
    """Journeys, main actions, and cards of the rows."""
    word = operation.word
    if word == v.DO_JOURNEY_FREE:
        state.turn.journeys_free += operation.n
    elif word == v.DO_EXTRA_JOURNEYS:
        state.turn.journeys_extra += operation.n
    elif word == v.DO_EXTRA_MAIN:
        state.turn.main_actions_due += 1
    elif word == v.DO_REFRESH_ROW:
        row = operation.more - 1
        if row < state.acts_open:
            for place in range(row_start(row), row_end(state, row)):
                if state.rows[place] >= 0:
                    discard_from_row(state, place)
    else:
        question = operation_question(ASK_ROW_CARD, seat, effect_of(packed), operation_of(packed))
        for _ in range(max(operation.n, 1)):
            state.push(question)


def _change_consequences(
    state: AdventureState, packed: i64, operation: Operation, seat: i64
) -> None:
    """What failure costs, and what becomes of allies."""
    word = operation.word
    if word == v.DO_KEEP_ON_FAIL:
        state.challenge.keeps_card_on_failure = True
    elif word == v.DO_NO_FAIL_XP:
        state.challenge.has_no_failure_xp = True
    elif word == v.DO_GAIN_ATTACHED_ALLY:
        state.challenge.gains_ally_on_failure = True
    elif word == v.DO_FORCE_SACRIFICE:
        chooser = seat if operation.more == v.CHOOSER_TARGET else seat_of(packed)
        owner = seat
        if operation.target == v.TO_ACTIVE_PLAYER and not has_face_up_ally(state, seat):
            owner = NOBODY  # CTA-R94: then somebody else's
        state.push(ally_question(chooser, owner, ALLY_FORCED))
    elif word == v.DO_RESTORE_ALLY:
        state.push(ally_question(seat, seat, ALLY_RESTORED))


def _apply_permission(state: AdventureState, packed: i64, operation: Operation, seat: i64) -> None:
    """What is allowed, forbidden or cheaper this turn; a look at a deck; the adversary's gain."""
    word = operation.word
    if word == v.DO_ALLOW_PLAY:
        state.allowed_backs = replaced(
            state.allowed_backs, seat, state.allowed_backs[seat] | operation.cards
        )
    elif word == v.DO_ALLOW_DARK:
        state.turn.dark_runes_allowed += operation.n
    elif word == v.DO_COST_CHANGE:
        state.price_changes = added(state.price_changes, operation.scope, operation.n)
    elif word == v.DO_FORBID:
        state.forbidden |= forbidden_bits(operation.scope, operation.cards)
    elif word == v.DO_ADVERSARY_XP:
        give_adversary_xp(state, operation.n, effect_of(packed))
    elif word == v.DO_PEEK:
        look_at_deck(state, seat, operation.scope, operation.n)

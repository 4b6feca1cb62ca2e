"""Hero and antihero cards: when they may be played, at whom, and how the stack resolves."""

# mypyc: compile

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.call_to_adventure import narration
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Effect
from stolik.games.call_to_adventure.engine.conditions import holds
from stolik.games.call_to_adventure.engine.costs import is_payable
from stolik.games.call_to_adventure.engine.draw_piles import take_from_hand
from stolik.games.call_to_adventure.engine.model.card_tables import (
    IN_AFTERMATH,
    IN_MAIN,
    IN_POSTCAST,
    IN_PRECAST,
    IN_VERDICT,
    OF_A_CHALLENGE,
    bit_of_window,
)
from stolik.games.call_to_adventure.engine.model.replacement import replaced_list
from stolik.games.call_to_adventure.engine.model.stack import (
    cancelled,
    entry_card,
    entry_chosen,
    entry_seat,
    entry_victim,
    is_cancelled,
    stack_entry,
)
from stolik.games.call_to_adventure.engine.model.steps import (
    ASK_PLAYER,
    ASK_STACK_CARD,
    NOBODY,
    RESOLVE_STACK,
    STACK_RESOLVED,
    WINDOW,
    card_of,
    chosen_of,
    event_step,
    kind_of,
    seat_of,
    stack_step,
    stacked_step,
    target_question,
    victim_of,
    window_of,
)
from stolik.games.call_to_adventure.engine.model.verdicts import FAILED
from stolik.games.call_to_adventure.engine.story import has_face_up_ally
from stolik.games.call_to_adventure.engine.triggers import push_operations
from stolik.games.call_to_adventure.engine.windows import (
    has_pending_repeat,
    open_window,
    refresh_window,
)
from stolik.games.call_to_adventure.state import AdventureState


def can_play(state: AdventureState, seat: i64, card: i64, window: i64) -> bool:
    """Whether timing, condition, target and cost let a hand card be played (CTA-108)."""
    for effect in state.tables.card_effects[card]:
        if is_timely(state, effect, seat, card, window) and _has_targets(state, effect, seat):
            return True
    return False


def is_timely(state: AdventureState, effect: Effect, seat: i64, card: i64, window: i64) -> bool:
    """Whether an effect's timing fits the window and its condition holds."""
    if not _fits_window(state, effect, seat, card, window):
        return False
    if not holds(state, effect.condition, seat, card):
        return False
    return effect.cost is None or is_payable(state, effect.cost, seat, card)


def _fits_window(state: AdventureState, effect: Effect, seat: i64, card: i64, window: i64) -> bool:
    timings = effect.timings
    if timings & v.AT_ANY_TIME:
        return True  # CTA-109
    bit = bit_of_window(window)
    # CTA-183: in co-operative play one's own card may be meant for the active player.
    is_own = seat == state.active or (
        state.adversary.card >= 0 and state.tables.flags[card] & v.FLAG_SELF_TARGET != 0
    )
    if bit & (IN_PRECAST | IN_POSTCAST) and is_own and timings & v.AT_MY_TURN:
        return any(operation.word in OF_A_CHALLENGE for operation in effect.operations)
    return timings & _wanted_timings(state, seat, bit, is_own) != 0


def _wanted_timings(state: AdventureState, seat: i64, bit: i64, is_own: bool) -> i64:
    """The timings that fit a window, for cards that work for their player and for others."""
    wanted: i64 = 0
    if bit == IN_PRECAST:
        wanted = v.AT_BEFORE_OWN_CHALLENGE if is_own else 0
        wanted |= v.AT_BEFORE_OTHER_CHALLENGE if seat != state.active else 0
    elif bit == IN_POSTCAST:
        wanted = v.AT_DURING_OWN_CHALLENGE if is_own else 0
        wanted |= v.AT_DURING_OTHER_CHALLENGE if seat != state.active else 0
    elif bit == IN_VERDICT:
        wanted = v.AT_AFTER_OTHER_CHALLENGE if seat != state.active else 0
        wanted |= v.AT_AFTER_OWN_FAILURE if is_own and state.challenge.verdict == FAILED else 0
    elif bit in (IN_MAIN, IN_AFTERMATH):
        wanted = v.AT_AFTER_OWN_SUCCESS if is_own and state.turn.has_succeeded else 0
        wanted |= v.AT_MY_TURN if is_own and bit == IN_MAIN else 0
    return wanted


def possible_timings(state: AdventureState, seat: i64, window: i64) -> i64:
    """Cards with none of these timings cannot be played now, whatever else they ask."""
    bit = bit_of_window(window)
    may_be_own = seat == state.active or state.adversary.card >= 0  # CTA-183
    possible = v.AT_ANY_TIME | _wanted_timings(state, seat, bit, may_be_own)
    if bit & (IN_PRECAST | IN_POSTCAST) and may_be_own:
        possible |= v.AT_MY_TURN
    return possible


def _has_targets(state: AdventureState, effect: Effect, seat: i64) -> bool:
    for operation in effect.operations:
        word = operation.word
        if word == v.DO_REATTEMPT and has_pending_repeat(state):
            return False
        if word == v.DO_CANCEL_CARD and not cancellable_places(state, seat, operation.cards):
            return False
        if operation.target == v.TO_CHOSEN_OPPONENT and not targets_of(state, effect, seat):
            return False
    return True


def cancellable_places(state: AdventureState, seat: i64, backs: i64) -> list[int]:
    """List the places on the stack of other players' unresolved cards with these backs."""
    found: list[int] = []
    for place in range(len(state.stack)):
        entry = state.stack[place]
        is_fitting = state.tables.back[entry_card(entry)] & backs != 0
        if is_fitting and entry_seat(entry) != seat and not is_cancelled(entry):
            found.append(place)
    return found


def targets_of(state: AdventureState, effect: Effect, seat: i64) -> list[int]:
    """List the players who can be the target of an effect."""
    found: list[int] = []
    for other in range(len(state.xp)):
        if other == seat:
            continue
        word = effect.operations[0].word
        if word == v.DO_FORCE_SACRIFICE and not has_face_up_ally(state, other):
            continue
        found.append(other)
    return found


def play_targets(state: AdventureState, seat: i64, card: i64) -> list[int]:
    """List whom the player of a card may choose; empty when there is nobody to choose."""
    for effect in state.tables.card_effects[card]:
        for operation in effect.operations:
            if operation.target == v.TO_CHOSEN_OPPONENT:
                return targets_of(state, effect, seat)
            if operation.target == v.TO_CHOSEN_PLAYER:
                return list(range(len(state.xp)))
    if state.adversary.card < 0 or not state.tables.flags[card] & v.FLAG_SELF_TARGET:
        return []
    if state.tables.timing[card] & v.AT_ANY_TIME:
        return list(range(len(state.xp)))  # CTA-183
    return [state.active]  # the timing is that of the active player's turn (CTA-R103)


def play(state: AdventureState, seat: i64, design: i64, window: i64) -> None:
    """Show a card, choose its target, and put it on the stack."""
    card = take_from_hand(state, seat, design)
    state.played = replaced_list(state.played, seat, state.played[seat] + [card])
    if state.notices is not None:
        narration.card_played(state, seat, card)
    state.challenge.is_pool_open = False
    targets = play_targets(state, seat, card)
    if state.tables.card_effects[card][0].operations[0].word == v.DO_CANCEL_CARD:
        state.push(target_question(ASK_STACK_CARD, seat, card, window))
    elif len(targets) > 1:
        state.push(target_question(ASK_PLAYER, seat, card, window))
    else:
        chosen = targets[0] if targets else NOBODY
        state.push(stacked_step(seat, card, window, chosen, 0))


def put_on_stack(state: AdventureState, packed: i64) -> None:
    """The card lies on the stack; everybody may answer again."""
    window = window_of(packed)
    entry = stack_entry(card_of(packed), seat_of(packed), chosen_of(packed), victim_of(packed))
    state.stack = [*state.stack, entry]
    top = state.agenda[-1]
    if kind_of(top) == WINDOW and window_of(top) == window:
        refresh_window(state, window)
    else:
        open_window(state, window)


def close_window(state: AdventureState, window: i64) -> None:
    """All have passed in a row: the stack resolves, or the window is over."""
    if state.stack:
        state.push(stack_step(RESOLVE_STACK, window))


def resolve_top(state: AdventureState, window: i64) -> None:
    """Resolve the last card played, then the one before it (CTA-113)."""
    if not state.stack:
        state.push(stack_step(STACK_RESOLVED, window))
        return
    entry = state.stack[-1]
    state.stack = state.stack[:-1]
    state.push(stack_step(RESOLVE_STACK, window))
    card = entry_card(entry)
    seat = entry_seat(entry)
    if is_cancelled(entry):
        if state.notices is not None:
            narration.card_cancelled(state, seat, card)
        return
    if state.notices is not None:
        narration.card_resolved(state, seat, card)
    state.push(event_step(seat, v.ON_CARD_PLAYED, state.tables.back[card]))
    _push_effects(state, entry, window)


def _push_effects(state: AdventureState, entry: i64, window: i64) -> None:
    card = entry_card(entry)
    seat = entry_seat(entry)
    chosen = entry_chosen(entry)
    is_given = chosen != NOBODY and state.tables.flags[card] & v.FLAG_SELF_TARGET != 0
    owner = chosen if is_given else seat  # CTA-R103: the chosen player gets the effect
    for effect in reversed(state.tables.card_effects[card]):
        if not _fits_window(state, effect, seat, card, window):
            continue
        if not holds(state, effect.condition, seat, card):
            continue
        if effect.operations[0].word == v.DO_CANCEL_CARD:
            _cancel(state, entry_victim(entry))
            continue
        push_operations(state, effect, card, owner, chosen, seat)


def _cancel(state: AdventureState, place: i64) -> None:
    if 0 <= place < len(state.stack):
        state.stack = state.stack.copy()
        state.stack[place] = cancelled(state.stack[place])

"""Triggered effects: which of them an event triggers, and in which order they run."""

# mypyc: compile
# ruff: noqa: PLR0913, PLR0917 - who, what, by whom and about what

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Effect, Trigger
from stolik.games.call_to_adventure.engine.conditions import count_shown, holds
from stolik.games.call_to_adventure.engine.model.sides import side_card
from stolik.games.call_to_adventure.engine.model.sizes import SYMBOLS
from stolik.games.call_to_adventure.engine.model.steps import (
    ASK_OFFER,
    END_TRIGGER,
    NOBODY,
    RUN_TRIGGER,
    card_of,
    effect_of,
    event_seat_of,
    operation_step,
    order_question,
    seat_of,
    trigger_step,
)
from stolik.games.call_to_adventure.engine.story import is_face_up
from stolik.games.call_to_adventure.state import AdventureState

UP: Final = 1
DOWN: Final = 2


def fire_event(state: AdventureState, event: i64, seat: i64, about: i64 = 0) -> None:
    """Put every effect on the agenda that an event of a seat triggers (CTA-R113).

    `about` depends on the event: a card side, a card, a card's back, or UP or DOWN.
    """
    if state.trigger_depth > 0:
        return
    bit = 1 << event
    mask = state.table_effects.event_mask
    for story_mask in state.event_masks:
        mask |= story_mask
    if not mask & bit:
        return
    # What goes on the agenda last comes first: the active player's effects.
    if state.table_effects.event_mask & bit:
        found: list[int] = []
        for card in state.table_effects.cards:
            _add_triggered(state, card, NOBODY, event, seat, about, found)
        _push(state, found)
    count = len(state.xp)
    for place in range(count - 1, -1, -1):
        owner = (state.active + place) % count
        if state.event_masks[owner] & bit:
            _push(state, _of_story(state, owner, event, seat, about))


def _of_story(state: AdventureState, owner: i64, event: i64, seat: i64, about: i64) -> list[int]:
    """The steps of all effects of a player's story that the event triggers (CTA-155)."""
    found: list[int] = []
    _add_triggered(state, state.origins[owner], owner, event, seat, about, found)
    _add_triggered(state, state.motivations[owner], owner, event, seat, about, found)
    for side in state.tucked[owner]:
        _add_triggered(state, side_card(side), owner, event, seat, about, found)
    for ally in state.allies[owner]:
        if is_face_up(state, ally):
            _add_triggered(state, ally, owner, event, seat, about, found)
    return found


def _add_triggered(
    state: AdventureState,
    card: i64,
    owner: i64,
    event: i64,
    seat: i64,
    about: i64,
    found: list[int],
) -> None:
    """Add the steps of all effects of a card that the event triggers."""
    tables = state.tables
    if not tables.event_mask[card] >> event & 1:
        return
    if owner != NOBODY and tables.kind[card] == v.ADVERSARY:
        return  # CTA-R84
    for effect in tables.card_effects[card]:
        trigger = effect.trigger
        if trigger is None or trigger.event != event:
            continue
        if not _fits(state, trigger, owner, seat, card, about):
            continue
        if is_used_up(state, effect):
            continue
        if holds(state, effect.condition, seat if owner == NOBODY else owner, card):
            found.append(trigger_step(RUN_TRIGGER, owner, effect.number, card, seat))


def _fits(
    state: AdventureState, trigger: Trigger, owner: i64, seat: i64, card: i64, about: i64
) -> bool:
    """Whether the event is about the right player and the right thing."""
    if owner != NOBODY:
        if trigger.who == v.WHO_SELF and owner != seat:
            return False
        if trigger.who == v.WHO_OTHER and owner == seat:
            return False
    event = trigger.event
    if event == v.ON_RUNES_CAST:
        return count_shown(state, trigger.signs) >= trigger.at_least
    if event == v.ON_PATH_GAINED_WITH:
        symbols = state.tables.symbols[about]
        return any(symbols[s] > 0 and trigger.symbols >> s & 1 == 1 for s in range(SYMBOLS))
    if event in (v.ON_CARD_PLAYED, v.ON_CARD_DRAWN):
        return trigger.cards & about != 0
    if event == v.ON_MORALITY_MOVED:
        return trigger.direction == 0 or about == (UP if trigger.direction > 0 else DOWN)
    if event == v.ON_GAINED_THIS:
        return about == card
    return True


def _push(state: AdventureState, group: list[int]) -> None:
    """Put one owner's effects on the agenda; the owner orders those that differ."""
    if len(group) > 1 and not _are_alike(state, group):
        state.waiting_triggers = state.waiting_triggers + group
        state.push(order_question(seat_of(group[0]), len(group)))
        return
    for packed in reversed(group):
        state.push(packed)


def _are_alike(state: AdventureState, group: list[int]) -> bool:
    """Whether the order cannot matter, because all do the same."""
    first = state.tables.effects[effect_of(group[0])].operations
    for packed in group:
        operations = state.tables.effects[effect_of(packed)].operations
        if len(operations) != 1 or len(first) != 1:
            return False
        if operations[0].word != first[0].word or operations[0].n != first[0].n:
            return False
    return True


def is_used_up(state: AdventureState, effect: Effect) -> bool:
    """Whether the effect's limit is reached."""
    bit = state.tables.limit_bit[effect.number]
    used = state.turn.used_effects | state.challenge.used_effects | state.used_effects
    return bit != 0 and used & bit != 0


def note_use(state: AdventureState, effect: Effect) -> None:
    """Count a use against the effect's limit."""
    bit = state.tables.limit_bit[effect.number]
    if bit == 0:
        return
    if effect.limit == v.ONCE_PER_TURN:
        state.turn.used_effects |= bit
    elif effect.limit == v.ONCE_PER_GAME:
        state.used_effects |= bit
    else:
        state.challenge.used_effects |= bit


def run_trigger(state: AdventureState, packed: i64) -> None:
    """Carry a triggered effect out, or offer it where its owner may decline (W-14, CTA-98)."""
    effect = state.tables.effects[effect_of(packed)]
    if effect.cost is None and not effect.optional:
        use_trigger(state, packed)
        return
    event_seat = event_seat_of(packed)
    owner = event_seat if seat_of(packed) == NOBODY else seat_of(packed)
    state.push(trigger_step(ASK_OFFER, owner, effect.number, card_of(packed), event_seat))


def use_trigger(state: AdventureState, packed: i64) -> None:
    """Carry a triggered effect out; what it does triggers nothing more (CTA-R113)."""
    effect = state.tables.effects[effect_of(packed)]
    event_seat = event_seat_of(packed)
    owner = event_seat if seat_of(packed) == NOBODY else seat_of(packed)
    note_use(state, effect)
    state.trigger_depth += 1
    state.push(END_TRIGGER)
    push_operations(state, effect, card_of(packed), owner, NOBODY, event_seat)


def push_operations(
    state: AdventureState, effect: Effect, card: i64, seat: i64, chosen: i64, event_seat: i64
) -> None:
    """Put all operations of an effect on the agenda, the first on top."""
    for index in range(len(effect.operations) - 1, -1, -1):
        state.push(operation_step(seat, effect.number, index, card, chosen, event_seat))

"""Effects that set themselves off: which listen to an event, and in which order they come."""

# mypyc: compile
# ruff: noqa: PLR0913, PLR0917 - who, what, by whom and about what

from __future__ import annotations

from typing import Final

from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.conditions import count_shown, holds
from stolik.games.call_to_adventure.effects import Effect, Trigger
from stolik.games.call_to_adventure.state import AdventureState
from stolik.games.call_to_adventure.steps import (
    ASK_OFFER,
    ASK_ORDER,
    DEED,
    HUSH_END,
    NOBODY,
    TRIGGER,
    first_of,
    fourth_of,
    seat_of,
    step,
    third_of,
)
from stolik.games.call_to_adventure.story import EARS, story_cards

UP: Final = 1
DOWN: Final = 2


def fire(state: AdventureState, event: int, seat: int, about: int = 0) -> None:
    """Tell all cards that something happened; what answers goes on the agenda (CTA-R113).

    `about` is what the event says: a card and path, a card's back, or a direction.
    """
    if state.hush > 0:
        return
    bit = 1 << event
    heard = state.table_costs[EARS]
    for ears in state.seat_ears:
        heard |= ears
    if not heard & bit:
        return
    groups: list[list[int]] = []
    count = len(state.xp)
    for place in range(count):
        owner = (state.active + place) % count
        if state.seat_ears[owner] & bit:
            cards = story_cards(state, owner)
            groups.append(_answers(state, cards, owner, event, seat, about))
    if state.table_costs[EARS] & bit:
        groups.append(_answers(state, state.standing, NOBODY, event, seat, about))
    for group in reversed(groups):
        _push(state, group)


def _answers(
    state: AdventureState, cards: list[int], owner: int, event: int, seat: int, about: int
) -> list[int]:
    found: list[int] = []
    tables = state.tables
    for card in cards:
        if not tables.ears[card] >> event & 1:
            continue
        if owner != NOBODY and tables.kind[card] == v.ADVERSARY:
            continue  # CTA-R84
        for effect in tables.card_effects[card]:
            trigger = effect.trigger
            if trigger is None or trigger.event != event:
                continue
            if not _is_meant(state, trigger, owner, seat, card, about):
                continue
            if is_used_up(state, effect):
                continue
            if holds(state, effect.condition, seat if owner == NOBODY else owner, card):
                found.append(step(TRIGGER, owner, a=effect.number, c=card, d=seat))
    return found


def _is_meant(
    state: AdventureState, trigger: Trigger, owner: int, seat: int, card: int, about: int
) -> bool:
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
        return any(symbols[s] > 0 and trigger.symbols >> s & 1 == 1 for s in range(12))
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
        state.waiting = state.waiting + group
        state.agenda.append(step(ASK_ORDER, seat_of(group[0]), a=len(group)))
        return
    for answer in reversed(group):
        state.agenda.append(answer)


def _are_alike(state: AdventureState, group: list[int]) -> bool:
    """Tell whether the order cannot matter, because all do the same."""
    first = state.tables.effects[first_of(group[0])].deeds
    for answer in group:
        deeds = state.tables.effects[first_of(answer)].deeds
        if len(deeds) != 1 or len(first) != 1:
            return False
        if deeds[0].word != first[0].word or deeds[0].n != first[0].n:
            return False
    return True


def is_used_up(state: AdventureState, effect: Effect) -> bool:
    """Tell whether the effect's limit is reached."""
    bit = state.tables.limit_bit[effect.number]
    return bit != 0 and (state.used_turn | state.used_challenge | state.used_game) & bit != 0


def note_use(state: AdventureState, effect: Effect) -> None:
    """Count a use against the effect's limit."""
    bit = state.tables.limit_bit[effect.number]
    if bit == 0:
        return
    if effect.limit == v.ONCE_PER_TURN:
        state.used_turn |= bit
    elif effect.limit == v.ONCE_PER_GAME:
        state.used_game |= bit
    else:
        state.used_challenge |= bit


def run_trigger(state: AdventureState, answer: int) -> None:
    """Carry a triggered effect out, or offer it where its owner may decline (W-14, CTA-98)."""
    effect = state.tables.effects[first_of(answer)]
    if effect.cost is None and not effect.optional:
        use_trigger(state, answer)
        return
    owner = fourth_of(answer) if seat_of(answer) == NOBODY else seat_of(answer)
    state.agenda.append(
        step(ASK_OFFER, owner, a=effect.number, c=third_of(answer), d=fourth_of(answer))
    )


def use_trigger(state: AdventureState, answer: int) -> None:
    """Carry a triggered effect out; what it does triggers nothing more (CTA-R113)."""
    effect = state.tables.effects[first_of(answer)]
    seat = fourth_of(answer)
    owner = seat_of(answer)
    note_use(state, effect)
    state.hush += 1
    state.agenda.append(HUSH_END)
    push_deeds(state, effect, third_of(answer), seat if owner == NOBODY else owner, NOBODY, seat)


def push_deeds(
    state: AdventureState, effect: Effect, card: int, seat: int, chosen: int, event_seat: int
) -> None:
    """Put all deeds of an effect on the agenda, the first on top."""
    for index in range(len(effect.deeds) - 1, -1, -1):
        state.agenda.append(
            step(DEED, seat, a=effect.number, b=index, c=card, d=chosen + event_seat * 8)
        )

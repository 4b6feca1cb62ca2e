# mypyc: compile
"""Which rule cards an event activates (BLK-38 to BLK-43)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.blank.engine.codes import (
    BY_BOTH,
    BY_COLOUR,
    BY_DIGIT,
    CALLED_OUT,
    DISCARDED,
    DRAWN,
    HAND_SIZE,
    HIGHER,
    PENALISED,
    PLAYED,
    STREAK,
    TriggerCode,
)
from stolik.games.blank.engine.model.fields import NO_NUMBERS, grown, has
from stolik.games.blank.engine.model.keys import activation_key
from stolik.games.blank.engine.model.lasting import CountedStreak
from stolik.games.blank.engine.model.stages import NO_CARD, VERDICT_RIGHT, VERDICT_WRONG
from stolik.games.blank.engine.piles import agreement, bit, colour_of, digit_of
from stolik.games.blank.moves import CARD_SOURCE
from stolik.games.blank.state import BlankState

# Places in `BlankState.streaks`.
STREAK_COLOUR: Final = 0
STREAK_DIGIT: Final = 1
STREAK_PARITY: Final = 2


def activate(state: BlankState, source: i64, actor: i64) -> None:
    """Queue a card once per actor and resolution (BLK-L24, BLK-L26)."""
    resolution = state.resolution
    key = int(activation_key(source, actor))
    if resolution.is_void or has(resolution.activated, key):
        return
    if source < CARD_SOURCE:
        if has(resolution.new_rules, source):
            return
        for silence in state.silenced:
            if silence.rule == source:
                return
    resolution.activated = grown(resolution.activated, key)
    resolution.queue = grown(resolution.queue, key)


def happened(state: BlankState, event: i64, actor: i64, number: i64, cause: i64) -> None:
    """Activate the row cards that wait for this event; `number` is how many cards, if any."""
    if not state.row_mask & event:
        return
    rules = state.setting.rules
    for rule in state.row:
        code = rules[rule]
        if not code.mask & event:
            continue
        for trigger in code.triggers:
            if trigger.kind == event and _fits(trigger, number, cause):
                activate(state, rule, actor)
                break


def _fits(trigger: TriggerCode, number: i64, cause: i64) -> bool:
    if trigger.cause and trigger.cause != cause:
        return False
    return trigger.low <= number <= trigger.high


def drew(state: BlankState, seat: i64, count: i64, cause: i64) -> None:
    """One step moved cards from the draw pile to a hand."""
    if count:
        happened(state, DRAWN, seat, count, cause)


def discarded(state: BlankState, seat: i64, count: i64) -> None:
    """One step put cards from a hand under the top card."""
    if count:
        happened(state, DISCARDED, seat, count, 0)


def penalised(state: BlankState, seat: i64, count: i64, cause: i64) -> None:
    """A player has taken penalties in one step."""
    happened(state, PENALISED, seat, count, cause)


def called_out(state: BlankState, caller: i64, is_right: bool) -> None:
    """A call-out was judged."""
    happened(state, CALLED_OUT, caller, 0, VERDICT_RIGHT if is_right else VERDICT_WRONG)


def sizes_of(state: BlankState) -> list[int]:
    """The hand sizes before a step; nothing when no rule looks at them."""
    if not state.row_mask & HAND_SIZE:
        return NO_NUMBERS
    return [len(hand) for hand in state.hands]


def hands_changed(state: BlankState, before: list[int], actor: i64) -> None:
    """Hands that came into a range in this step, in turn order from the actor."""
    if not before or not state.row_mask & HAND_SIZE:
        return
    seats: i64 = state.setting.seats
    for place in range(seats):
        seat: i64 = (actor + place * state.direction + 8 * seats) % seats
        if state.away_seats & bit(seat):
            continue
        old: i64 = before[seat]
        new: i64 = len(state.hands[seat])
        if old != new:
            _hand_changed(state, seat, old, new)


def _hand_changed(state: BlankState, seat: i64, old: i64, new: i64) -> None:
    rules = state.setting.rules
    for rule in state.row:
        code = rules[rule]
        if not code.mask & HAND_SIZE:
            continue
        for trigger in code.triggers:
            if (
                trigger.kind == HAND_SIZE
                and trigger.low <= new <= trigger.high
                and not trigger.low <= old <= trigger.high
            ):
                activate(state, rule, seat)
                break


def played(state: BlankState, seat: i64, count: i64, former: i64) -> None:
    """Rules that look at a play, in row order (BLK-40, BLK-41); streaks are among them."""
    if not state.row_mask & (PLAYED | STREAK):
        return
    top: i64 = state.discard[-1]
    colour: i64 = colour_of(top)
    digit: i64 = digit_of(top)
    matched: i64 = agreement(former, top)
    rules = state.setting.rules
    for rule in state.row:
        code = rules[rule]
        if not code.mask & (PLAYED | STREAK):
            continue
        fits = False
        for trigger in code.triggers:
            if trigger.kind == PLAYED:
                if (
                    (trigger.colours >> colour) & 1
                    and (trigger.digits >> digit) & 1
                    and trigger.low <= count <= trigger.high
                    and trigger.matched in (0, matched)
                    and (not trigger.compared or _is_so_compared(trigger, top, former))
                    and (not trigger.alike or _are_alike(state, trigger.alike, count))
                ):
                    fits = True
            elif trigger.kind == STREAK and _is_streak(state, rule, trigger):
                fits = True
        if fits:
            activate(state, rule, seat)


def _is_so_compared(trigger: TriggerCode, top: i64, former: i64) -> bool:
    """Whether the new top card's digit is higher or lower than the former's (BLK-L63)."""
    step: i64 = digit_of(top) - digit_of(former)
    return step > 0 if trigger.compared == HIGHER else step < 0


def _are_alike(state: BlankState, by: i64, count: i64) -> bool:
    """Whether all cards of the play, now on top of the pile, share the attribute."""
    top = state.discard[-1]
    for card in state.discard[len(state.discard) - count :]:  # noqa: SIM110 - compiled
        if not agreement(top, card) & by:
            return False
    return True


def count_streaks(state: BlankState) -> None:
    """Count plays in succession that ended on the same colour, digit and parity."""
    top: i64 = state.discard[-1]
    last: i64 = state.last_played
    streaks = state.streaks
    same: i64 = 0
    is_same_parity = False
    if last != NO_CARD:
        same = agreement(last, top)
        is_same_parity = (digit_of(top) - digit_of(last)) % 2 == 0
    streaks = [
        streaks[STREAK_COLOUR] + 1 if same & BY_COLOUR else 1,
        streaks[STREAK_DIGIT] + 1 if same & BY_DIGIT else 1,
        streaks[STREAK_PARITY] + 1 if is_same_parity else 1,
    ]
    state.streaks = streaks
    if state.counted_streaks:
        state.counted_streaks = [
            counted for counted in state.counted_streaks
            if counted.length < streaks[counted.attribute]
        ]  # fmt: skip
    state.last_played = top


def _is_streak(state: BlankState, rule: int, trigger: TriggerCode) -> bool:
    """Whether the last plays ended on the same; the count restarts after firing."""
    attribute: i64 = STREAK_COLOUR
    if trigger.same == BY_DIGIT:
        attribute = STREAK_DIGIT
    elif trigger.same > BY_BOTH:
        attribute = STREAK_PARITY
    length: i64 = state.streaks[attribute]
    others: list[CountedStreak] = []
    for counted in state.counted_streaks:
        if counted.rule == rule and counted.attribute == attribute:
            length -= counted.length
        else:
            others.append(counted)
    if length < trigger.length:
        return False
    others.append(CountedStreak(rule, attribute, state.streaks[attribute]))
    state.counted_streaks = others
    return True

# mypyc: compile
"""Which rule cards an event activates (BLK-38 to BLK-43)."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank.engine.codes import (
    BY_BOTH,
    BY_COLOUR,
    BY_DIGIT,
    CALLED_OUT,
    DISCARDED,
    DRAWN,
    HAND_SIZE,
    PENALISED,
    PLAYED,
    STREAK,
    TriggerCode,
)
from stolik.games.blank.engine.piles import bit, colour_of, digit_of
from stolik.games.blank.moves import CARD_SOURCE
from stolik.games.blank.state import BlankState


def activate(state: BlankState, source: i64, actor: i64) -> None:
    """Queue a card once per actor and resolution (BLK-L24, BLK-L26)."""
    line = state.line
    key = source * 16 + actor
    if line.is_void or key in line.fired:
        return
    if source < CARD_SOURCE:
        if source in line.fresh:
            return
        for silence in state.silenced:
            if silence[0] == source:
                return
    line.fired.append(key)
    line.queue.append(key)


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
    happened(state, CALLED_OUT, caller, 0, 1 if is_right else 2)


def sizes_of(state: BlankState) -> list[int]:
    """The hand sizes before a step; nothing when no rule looks at them."""
    if not state.row_mask & HAND_SIZE:
        return []
    return [len(hand) for hand in state.hands]


def hands_changed(state: BlankState, before: list[int], actor: i64) -> None:
    """Hands that came into a range in this step, in turn order from the actor."""
    if not before or not state.row_mask & HAND_SIZE:
        return
    seats: i64 = state.setting.seats
    for place in range(seats):
        seat: i64 = (actor + place * state.direction + 8 * seats) % seats
        if state.away & bit(seat):
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
    matched: i64 = 0
    if colour == colour_of(former):
        matched |= BY_COLOUR
    if digit == digit_of(former):
        matched |= BY_DIGIT
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
                ):
                    fits = True
            elif trigger.kind == STREAK and _is_streak(state, rule, trigger):
                fits = True
        if fits:
            activate(state, rule, seat)


def note_run(state: BlankState, former: i64, is_first: bool) -> None:
    """Count plays in succession that ended on the same colour, digit and parity."""
    top: i64 = state.discard[-1]
    runs = state.runs
    same_colour = not is_first and colour_of(top) == colour_of(former)
    same_digit = not is_first and digit_of(top) == digit_of(former)
    same_parity = not is_first and (digit_of(top) - digit_of(former)) % 2 == 0
    runs[0] = runs[0] + 1 if same_colour else 1
    runs[1] = runs[1] + 1 if same_digit else 1
    runs[2] = runs[2] + 1 if same_parity else 1
    if state.run_bases:
        state.run_bases = [base for base in state.run_bases if base[2] < runs[base[1]]]


def _is_streak(state: BlankState, rule: int, trigger: TriggerCode) -> bool:
    """The last plays ended on the same; the count restarts after firing."""
    which: i64 = 0
    if trigger.same == BY_DIGIT:
        which = 1
    elif trigger.same > BY_BOTH:
        which = 2
    run: i64 = state.runs[which]
    bases = state.run_bases
    for base in bases:
        if base[0] == rule and base[1] == which:
            run -= base[2]
    if run < trigger.length:
        return False
    state.run_bases = [base for base in bases if base[0] != rule or base[1] != which]
    state.run_bases.append((rule, int(which), state.runs[which]))
    return True

"""Response windows: who is asked, and which effects of the story fit.

One algorithm serves every window in which hero and antihero cards may be played.
"""

# mypyc: compile

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Effect
from stolik.games.call_to_adventure.engine.conditions import holds
from stolik.games.call_to_adventure.engine.costs import is_payable
from stolik.games.call_to_adventure.engine.model.card_tables import (
    IN_VERDICT,
    W_MAIN,
    W_PRECAST,
    bit_of_window,
)
from stolik.games.call_to_adventure.engine.model.sides import side_card
from stolik.games.call_to_adventure.engine.model.stack import entry_card, is_cancelled
from stolik.games.call_to_adventure.engine.model.steps import window_step
from stolik.games.call_to_adventure.engine.model.verdicts import FAILED, MAY_REPEAT, NO_JUMP
from stolik.games.call_to_adventure.engine.story import is_face_up
from stolik.games.call_to_adventure.engine.table_effects import is_dark_banned, playable_backs
from stolik.games.call_to_adventure.engine.triggers import is_used_up
from stolik.games.call_to_adventure.state import AdventureState

NO_EFFECTS: Final[list[Effect]] = []  # shared: nobody adds to it


def open_window(state: AdventureState, window: i64) -> None:
    """Ask everybody who may hold a fitting card, as far as all can know (CTA-R56)."""
    state.push(window_step(window, _asked_seats(state, window)))


def refresh_window(state: AdventureState, window: i64) -> None:
    """Ask everybody again: a play or a change cancels all passes."""
    state.agenda[-1] = window_step(window, _asked_seats(state, window))


def _asked_seats(state: AdventureState, window: i64) -> i64:
    """The mask of seats that are asked in a window."""
    mask: i64 = 0
    bit: i64 = 1
    for seat in range(len(state.xp)):
        if _may_answer(state, seat):
            mask |= bit
        bit <<= 1
    active: i64 = 1 << state.active
    if window == W_PRECAST:
        return mask | active
    if not mask & active and window != W_MAIN and usable_effects(state, window):
        mask |= active
    return mask


def _may_answer(state: AdventureState, seat: i64) -> bool:
    """Whether a seat may hold a fitting card, by the backs alone, which everybody sees."""
    hand = state.hands[seat]
    if not hand:
        return False
    backs = playable_backs(state, seat)
    back = state.tables.back
    for card in hand:  # noqa: SIM110 - compiled loops are faster
        if back[card] & backs:
            return True
    return False


def usable_effects(state: AdventureState, window: i64) -> list[Effect]:
    """List the story effects the active player can use and pay in a window (CTA-97)."""
    bit = bit_of_window(window)
    seat = state.active
    in_story = state.story_windows[seat] & bit != 0
    if not in_story and not state.table_effects.cards:
        return NO_EFFECTS
    found: list[Effect] = []
    if in_story:
        _add_story(state, seat, bit, found)
    for card in state.table_effects.cards:
        if state.tables.card_windows[card] & bit:
            _add_usable(state, card, seat, bit, found)
    return found


def _add_story(state: AdventureState, seat: i64, bit: i64, found: list[Effect]) -> None:
    """Add what the cards of the player's own story offer (CTA-155)."""
    tables = state.tables
    windows = tables.card_windows
    if windows[state.motivations[seat]] & bit:
        _add_usable(state, state.motivations[seat], seat, bit, found)
    if windows[state.origins[seat]] & bit:
        _add_usable(state, state.origins[seat], seat, bit, found)
    for side in state.tucked[seat]:
        card = side_card(side)
        if windows[card] & bit and tables.kind[card] != v.ADVERSARY:
            _add_usable(state, card, seat, bit, found)
    for ally in state.allies[seat]:
        if windows[ally] & bit and is_face_up(state, ally):
            _add_usable(state, ally, seat, bit, found)


def _add_usable(state: AdventureState, card: i64, seat: i64, bit: i64, found: list[Effect]) -> None:
    for effect in state.tables.card_effects[card]:
        if state.tables.windows[effect.number] & bit and is_usable(state, effect, seat, card, bit):
            found.append(effect)


def is_usable(state: AdventureState, effect: Effect, seat: i64, card: i64, bit: i64) -> bool:
    """Whether limit, condition and cost allow an effect of the story now."""
    if is_used_up(state, effect) or not holds(state, effect.condition, seat, card):
        return False
    if effect.cost is not None and not is_payable(state, effect.cost, seat, card):
        return False
    challenge = state.challenge
    if bit == IN_VERDICT and (challenge.verdict != FAILED or challenge.jump != NO_JUMP):
        return False  # after_own_failure
    if not state.turn.has_succeeded and effect.timings == v.AT_AFTER_OWN_SUCCESS:
        return False
    operation = effect.operations[0]
    if operation.word == v.DO_ADD_RUNE and operation.choices == (v.DARK,) and operation.more == 0:
        return not is_dark_banned(state)  # CTA-87
    if operation.word == v.DO_REATTEMPT:
        return not has_pending_repeat(state)
    return True


def has_pending_repeat(state: AdventureState) -> bool:
    """Whether a further attempt is on the stack or pending (CTA-R45)."""
    if state.challenge.jump != NO_JUMP:
        return True
    for entry in state.stack:
        if is_cancelled(entry):
            continue
        for effect in state.tables.card_effects[entry_card(entry)]:
            if effect.operations[0].word == v.DO_REATTEMPT:
                return True
    return False


def is_jump_due(state: AdventureState) -> bool:
    """Whether the game leaves this attempt once the stack is empty."""
    return state.challenge.jump >= MAY_REPEAT

"""The generic response window: who is asked, which cards fit, and how a batch resolves.

One algorithm serves every window in which hero and antihero cards may be played.
"""

# mypyc: compile
# ruff: noqa: PLR0913, PLR0917 - who plays what, when, at whom

from __future__ import annotations

from typing import Final

from stolik.games.call_to_adventure import scene
from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.conditions import holds, is_payable
from stolik.games.call_to_adventure.effects import Effect
from stolik.games.call_to_adventure.faces import is_dark_banned
from stolik.games.call_to_adventure.gains import take_from_hand
from stolik.games.call_to_adventure.state import MAY_REPEAT, NO_JUMP, AdventureState
from stolik.games.call_to_adventure.steps import (
    ASK_PLAYER,
    ASK_STACK,
    BATCH,
    BATCH_DONE,
    FIRE,
    NOBODY,
    STACKED,
    WINDOW,
    first_of,
    fourth_of,
    kind_of,
    seat_of,
    second_of,
    step,
    third_of,
)
from stolik.games.call_to_adventure.story import (
    face_up_allies,
    playable_backs,
)
from stolik.games.call_to_adventure.tables import (
    IN_AFTERMATH,
    IN_MAIN,
    IN_POSTCAST,
    IN_PRECAST,
    IN_VERDICT,
    OF_A_CHALLENGE,
    W_MAIN,
    W_PRECAST,
    bit_of_window,
)
from stolik.games.call_to_adventure.triggers import is_used_up, push_deeds

# A card on the stack: card, player, chosen player, and one more than the place of its victim.
CANCELLED: Final = 1 << 14
NO_USES: Final[list[Effect]] = []  # nobody adds to it


def stacked(card: int, seat: int, chosen: int, victim: int) -> int:
    """Pack a played card for the stack."""
    return card | seat << 8 | chosen << 11 | victim << 15


def stacked_card(entry: int) -> int:
    """The card of an entry."""
    return entry & 255


def stacked_by(entry: int) -> int:
    """Who played it."""
    return entry >> 8 & 7


def open_window(state: AdventureState, window: int) -> None:
    """Ask everybody who may hold a fitting card, as far as all can know (CTA-R56)."""
    state.agenda.append(step(WINDOW, a=window, b=_asked(state, window)))


def refresh_window(state: AdventureState, window: int) -> None:
    """A play or a change cancels all passes."""
    state.agenda[-1] = step(WINDOW, a=window, b=_asked(state, window))


def _asked(state: AdventureState, window: int) -> int:
    mask = 0
    for seat in range(len(state.xp)):
        if _may_answer(state, seat):
            mask |= 1 << seat
    active = 1 << state.active
    if window == W_PRECAST:
        return mask | active
    if not mask & active and window != W_MAIN and usable_effects(state, window):
        mask |= active
    return mask


def _may_answer(state: AdventureState, seat: int) -> bool:
    """Judge by the backs alone, which everybody sees."""
    backs = playable_backs(state, seat)
    return any(state.tables.back[card] & backs for card in state.hands[seat])


def usable_effects(state: AdventureState, window: int) -> list[Effect]:
    """List the story effects the active player can use and pay in a window (CTA-97)."""
    bit = bit_of_window(window)
    tables = state.tables
    if not tables.used_windows & bit:
        return NO_USES
    found: list[Effect] = []
    seat = state.active
    windows = tables.card_windows
    if windows[state.motivations[seat]] & bit:
        _add_usable(state, state.motivations[seat], seat, bit, found)
    if windows[state.origins[seat]] & bit:
        _add_usable(state, state.origins[seat], seat, bit, found)
    for side in state.tucked[seat]:
        if windows[side // 2] & bit and tables.kind[side // 2] != v.ADVERSARY:
            _add_usable(state, side // 2, seat, bit, found)
    for ally in state.allies[seat]:
        if windows[ally] & bit and state.sacrificed >> ally & 1 == 0:
            _add_usable(state, ally, seat, bit, found)
    for card in state.standing:
        if windows[card] & bit:
            _add_usable(state, card, seat, bit, found)
    return found


def _add_usable(state: AdventureState, card: int, seat: int, bit: int, found: list[Effect]) -> None:
    for effect in state.tables.card_effects[card]:
        if state.tables.windows[effect.number] & bit and is_usable(state, effect, seat, card, bit):
            found.append(effect)


def is_usable(state: AdventureState, effect: Effect, seat: int, card: int, bit: int) -> bool:
    """Tell whether limit, condition and cost allow an effect of the story now."""
    if is_used_up(state, effect) or not holds(state, effect.condition, seat, card):
        return False
    if effect.cost is not None and not is_payable(state, effect.cost, seat, card):
        return False
    if bit == IN_VERDICT and (state.verdict != 0 or state.jump != NO_JUMP):
        return False  # after_own_failure
    if not state.has_succeeded and effect.timings == v.AT_AFTER_OWN_SUCCESS:
        return False
    deed = effect.deeds[0]
    if deed.word == v.DO_ADD_RUNE and deed.choices == (v.DARK,) and deed.more == 0:
        return not is_dark_banned(state)  # CTA-87
    if deed.word == v.DO_REATTEMPT:
        return not has_pending_repeat(state)
    return True


def can_play(state: AdventureState, seat: int, card: int, window: int) -> bool:
    """Tell whether timing, condition, target and cost let a hand card be played (CTA-108)."""
    for effect in state.tables.card_effects[card]:
        if is_timely(state, effect, seat, card, window) and _has_targets(state, effect, seat):
            return True
    return False


def is_timely(state: AdventureState, effect: Effect, seat: int, card: int, window: int) -> bool:
    """Tell whether an effect's timing fits the window and its condition holds."""
    if not _fits(state, effect, seat, card, window):
        return False
    if not holds(state, effect.condition, seat, card):
        return False
    return effect.cost is None or is_payable(state, effect.cost, seat, card)


def _fits(state: AdventureState, effect: Effect, seat: int, card: int, window: int) -> bool:
    timings = effect.timings
    if timings & v.AT_ANY_TIME:
        return True  # CTA-109
    bit = bit_of_window(window)
    # CTA-183: in co-operative play one's own card may be meant for the active player.
    is_own = seat == state.active or (
        state.adversary >= 0 and state.tables.flags[card] & v.FLAG_SELF_TARGET != 0
    )
    if bit == IN_PRECAST:
        wanted = v.AT_BEFORE_OWN_CHALLENGE if is_own else 0
        wanted |= v.AT_BEFORE_OTHER_CHALLENGE if seat != state.active else 0
    elif bit == IN_POSTCAST:
        wanted = v.AT_DURING_OWN_CHALLENGE if is_own else 0
        wanted |= v.AT_DURING_OTHER_CHALLENGE if seat != state.active else 0
    elif bit == IN_VERDICT:
        wanted = v.AT_AFTER_OTHER_CHALLENGE if seat != state.active else 0
        wanted |= v.AT_AFTER_OWN_FAILURE if is_own and state.verdict == 0 else 0
    elif bit in (IN_MAIN, IN_AFTERMATH):
        wanted = v.AT_AFTER_OWN_SUCCESS if is_own and state.has_succeeded else 0
        wanted |= v.AT_MY_TURN if is_own and bit == IN_MAIN else 0
    else:
        wanted = 0
    if bit & (IN_PRECAST | IN_POSTCAST) and is_own and timings & v.AT_MY_TURN:
        return any(deed.word in OF_A_CHALLENGE for deed in effect.deeds)
    return timings & wanted != 0


def _has_targets(state: AdventureState, effect: Effect, seat: int) -> bool:
    for deed in effect.deeds:
        if deed.word == v.DO_REATTEMPT and has_pending_repeat(state):
            return False
        if deed.word == v.DO_CANCEL_CARD and not victims(state, seat, deed.cards):
            return False
        if deed.target == v.TO_CHOSEN_OPPONENT and not targets_of(state, effect, seat):
            return False
    return True


def has_pending_repeat(state: AdventureState) -> bool:
    """Tell whether a further attempt is on the stack or pending (CTA-R45)."""
    if state.jump != NO_JUMP:
        return True
    for entry in state.stack:
        if entry & CANCELLED:
            continue
        for effect in state.tables.card_effects[stacked_card(entry)]:
            if effect.deeds[0].word == v.DO_REATTEMPT:
                return True
    return False


def victims(state: AdventureState, seat: int, backs: int) -> list[int]:
    """List the places on the stack of other players' unresolved cards with these backs."""
    found: list[int] = []
    for place in range(len(state.stack)):
        entry = state.stack[place]
        is_fitting = state.tables.back[stacked_card(entry)] & backs != 0
        if is_fitting and stacked_by(entry) != seat and not entry & CANCELLED:
            found.append(place)
    return found


def targets_of(state: AdventureState, effect: Effect, seat: int) -> list[int]:
    """List the players whom an effect can be aimed at."""
    found: list[int] = []
    for other in range(len(state.xp)):
        if other == seat:
            continue
        if effect.deeds[0].word == v.DO_FORCE_SACRIFICE and not face_up_allies(state, other):
            continue
        found.append(other)
    return found


def play_targets(state: AdventureState, seat: int, card: int, window: int) -> list[int]:
    """List whom the player of a card may choose; empty when there is nobody to choose."""
    for effect in state.tables.card_effects[card]:
        for deed in effect.deeds:
            if deed.target == v.TO_CHOSEN_OPPONENT:
                return targets_of(state, effect, seat)
            if deed.target == v.TO_CHOSEN_PLAYER:
                return list(range(len(state.xp)))
    if state.adversary < 0 or not state.tables.flags[card] & v.FLAG_SELF_TARGET:
        return []
    timings = state.tables.timing[card]
    if timings & v.AT_ANY_TIME:
        return list(range(len(state.xp)))  # CTA-183
    return [state.active]  # the timing is that of the active player's turn (CTA-R103)


def play(state: AdventureState, seat: int, design: int, window: int) -> None:
    """Show a card, choose its target, and put it on the stack."""
    card = take_from_hand(state, seat, design)
    state.played[seat] = state.played[seat] + [card]
    if state.notices is not None:
        scene.card_played(state, seat, card)
    state.is_pool_open = False
    targets = play_targets(state, seat, card, window)
    if state.tables.card_effects[card][0].deeds[0].word == v.DO_CANCEL_CARD:
        state.agenda.append(step(ASK_STACK, seat, a=card, b=window))
    elif len(targets) > 1:
        state.agenda.append(step(ASK_PLAYER, seat, a=card, b=window))
    else:
        stack_card(state, seat, card, window, targets[0] if targets else NOBODY, 0)


def stack_card(
    state: AdventureState, seat: int, card: int, window: int, chosen: int, victim: int
) -> None:
    """Go on once the targets of a played card are chosen."""
    state.agenda.append(step(STACKED, seat, a=card, b=window, c=chosen, d=victim))


def put_on_stack(state: AdventureState, packed: int) -> None:
    """The card lies on the stack; everybody may answer again."""
    window = second_of(packed)
    entry = stacked(first_of(packed), seat_of(packed), third_of(packed), fourth_of(packed))
    state.stack = [*state.stack, entry]
    top = state.agenda[-1]
    if kind_of(top) == WINDOW and first_of(top) == window:
        refresh_window(state, window)
    else:
        open_window(state, window)


def close_window(state: AdventureState, window: int) -> None:
    """All have passed in a row: the stack resolves, or the window is over."""
    if state.stack:
        state.agenda.append(step(BATCH, a=window))


def resolve_top(state: AdventureState, window: int) -> None:
    """Resolve the last card played, then the one before it (CTA-113)."""
    if not state.stack:
        state.agenda.append(step(BATCH_DONE, a=window))
        return
    entry = state.stack[-1]
    state.stack = state.stack[:-1]
    state.agenda.append(step(BATCH, a=window))
    card = stacked_card(entry)
    seat = stacked_by(entry)
    if entry & CANCELLED:
        if state.notices is not None:
            scene.card_cancelled(state, seat, card)
        return
    if state.notices is not None:
        scene.card_resolved(state, seat, card)
    state.agenda.append(step(FIRE, seat, a=v.ON_CARD_PLAYED, b=state.tables.back[card]))
    _push_effects(state, entry, card, seat, window)


def _push_effects(state: AdventureState, entry: int, card: int, seat: int, window: int) -> None:
    chosen = entry >> 11 & 7
    is_given = chosen != NOBODY and state.tables.flags[card] & v.FLAG_SELF_TARGET != 0
    owner = chosen if is_given else seat  # CTA-R103: the chosen player gets the effect
    for effect in reversed(state.tables.card_effects[card]):
        if not _fits(state, effect, seat, card, window):
            continue
        if not holds(state, effect.condition, seat, card):
            continue
        if effect.deeds[0].word == v.DO_CANCEL_CARD:
            _cancel(state, (entry >> 15) - 1)
            continue
        push_deeds(state, effect, card, owner, chosen, seat)


def _cancel(state: AdventureState, place: int) -> None:
    if 0 <= place < len(state.stack):
        state.stack = state.stack.copy()
        state.stack[place] |= CANCELLED


def is_jump_due(state: AdventureState) -> bool:
    """Tell whether the flow leaves this step once the stack is empty."""
    return state.jump >= MAY_REPEAT

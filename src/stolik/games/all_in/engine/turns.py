# mypyc: compile
"""Turns: actions and the effects of the played card, one after another."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.all_in import narration
from stolik.games.all_in.cards.card_numbers import (
    DRAW,
    HYPNOSIS,
    KIND,
    MUST,
    NONE,
    REVEAL,
    RUNE,
    SWAP,
    TAKE,
)
from stolik.games.all_in.engine.area import insert, lift, place_of, put, take_out
from stolik.games.all_in.engine.deck import top_card, turn_up
from stolik.games.all_in.engine.round_log import (
    ASKED,
    DREW,
    GAINED,
    HID,
    KEPT,
    LOOKED,
    LOST,
    SANK,
    SHOWN,
    STATED,
    record,
)
from stolik.games.all_in.engine.rounds import begin_predictions
from stolik.games.all_in.engine.setting import Setting
from stolik.games.all_in.state import (
    CHOOSING,
    CONCEALING,
    DISCARDING,
    GETTING,
    GIVING,
    KEEPING,
    STACKING,
    TAKING,
    TARGETING,
    TURN,
    AllInState,
)


def play(setting: Setting, state: AllInState, card: i64) -> None:
    """Lay a card in front of oneself and begin with its first effect (AIN-22, AIN-R12)."""
    seat = state.turn
    take_out(state.hands[seat], card)
    record(state, LOST, seat, card)
    state.played = card
    state.effect = 0
    state.discarded = 0
    if state.notices is not None:
        narration.card_played(setting, state)
    _next_effect(setting, state)


def pass_turn(setting: Setting, state: AllInState) -> None:
    """The top card of the deck goes into the area; the hand stays (AIN-42)."""
    if state.notices is not None:
        narration.passed(state)
    if not _place_from_deck(setting, state):
        begin_predictions(setting, state, state.turn)  # AIN-R29
        return
    _end_turn(setting, state)


def go_all_in(setting: Setting, state: AllInState) -> None:
    """Hand down, two cards into the area as far as there is room (AIN-44, AIN-45, AIN-R24)."""
    state.all_in = state.turn
    if state.notices is not None:
        narration.went_all_in(state)
    for _ in range(2):
        if state.filled == setting.places:
            break
        if not _place_from_deck(setting, state):
            begin_predictions(setting, state, state.turn)  # AIN-R29
            return
    _end_turn(setting, state)


def _place_from_deck(setting: Setting, state: AllInState) -> bool:
    card = turn_up(setting, state)
    if card == NONE:
        return False
    place = put(state, card)
    if state.notices is not None:
        narration.card_placed(state, card, place, True)
    return True


def _end_turn(setting: Setting, state: AllInState) -> None:
    """Check the area, pass the turn on, and let an all-in player pass (AIN-18, AIN-20, AIN-47)."""
    if state.filled > state.filled_before:
        state.stalled = 0
    else:
        state.stalled += 1  # AIN-R28
    state.phase = TURN
    if state.filled == setting.places:
        begin_predictions(setting, state, state.turn)
        return
    state.turn = (state.turn + 1) % setting.seats
    state.filled_before = state.filled
    if state.turn == state.all_in:
        pass_turn(setting, state)


def _next_effect(setting: Setting, state: AllInState) -> None:
    """Resolve effects from top to bottom until one needs a decision (AIN-23)."""
    while state.effect < setting.effect_counts[state.played]:
        effect = setting.effect(state.played, state.effect)
        kind: i64 = effect & KIND
        if kind in (TAKE, SWAP) or kind >= HYPNOSIS:
            if _asks_for_target(setting, state, kind, effect):
                return
        elif effect & MUST:
            if resolve(setting, state, effect):
                return
        else:
            state.phase = CHOOSING  # AIN-25
            return
        state.effect += 1
    _end_effects(setting, state)


def _asks_for_target(setting: Setting, state: AllInState, kind: i64, effect: i64) -> bool:
    """Wait for the target of an effect, unless it must be resolved and has none (AIN-R16)."""
    if effect & MUST and not _has_target(setting, state, kind):
        return False
    if kind == TAKE:
        state.phase = TAKING
    elif kind == SWAP:
        state.phase = GIVING
    else:
        state.phase = TARGETING
    return True


def _has_target(setting: Setting, state: AllInState, kind: i64) -> bool:
    if kind in (TAKE, SWAP):
        there = state.filled > 0 or (setting.enchanting and len(state.pile) > 0)
        return there and (kind == TAKE or len(state.hands[state.turn]) > 0)
    return setting.seats > 2 or state.all_in in (NONE, state.turn)


def skip(setting: Setting, state: AllInState) -> None:
    """Leave an optional effect unresolved (AIN-25)."""
    if state.notices is not None:
        narration.effect_skipped(setting, state)
    state.effect += 1
    _next_effect(setting, state)


def choose(setting: Setting, state: AllInState) -> None:
    """Resolve an optional effect that needs no target."""
    if resolve(setting, state, setting.effect(state.played, state.effect)):
        return
    state.effect += 1
    _next_effect(setting, state)


def resolve(setting: Setting, state: AllInState, effect: i64) -> bool:
    """Carry out DRAW, RUNE or REVEAL; returns whether a decision is needed first."""
    kind = effect & KIND
    seat = state.turn
    if kind == DRAW:
        _draw(setting, state)
    elif kind == RUNE:
        state.runes = state.runes.copy()
        state.runes[seat] += 1  # AIN-55
        if state.notices is not None:
            narration.rune_gained(state)
    elif kind == REVEAL:
        _reveal(setting, state, effect >> 4)
        if state.revealed:
            state.phase = KEEPING
            return True
    return False


def _draw(setting: Setting, state: AllInState) -> None:
    """Put the top card of the deck into the hand, unseen by others (AIN-54, AIN-R48)."""
    card = top_card(setting, state)
    if card == NONE:
        return
    seat = state.turn
    insert(state.hands[seat], card)
    record(state, DREW, seat, card)
    if state.notices is not None:
        narration.card_drawn(state, card)


def _reveal(setting: Setting, state: AllInState, count: i64) -> None:
    """Turn over the top cards of the deck, or look at them alone (AIN-51, AIN-120)."""
    state.revealed = []
    for _ in range(count):
        if setting.third_eye:
            card = top_card(setting, state)
            if card != NONE:
                record(state, LOOKED, state.turn, card)
        else:
            card = turn_up(setting, state)
        if card == NONE:
            break
        state.revealed.append(card)
    if state.notices is not None and state.revealed:
        narration.cards_revealed(setting, state)


def keep(setting: Setting, state: AllInState, card: i64) -> None:
    """One of the revealed cards goes into the hand (AIN-52)."""
    seat = state.turn
    take_out(state.revealed, card)
    insert(state.hands[seat], card)
    record(state, KEPT if setting.third_eye else GAINED, seat, card)
    if state.notices is not None:
        narration.card_kept(setting, state, card)
    _go_on_stacking(setting, state, 0)


def stack(setting: Setting, state: AllInState, card: i64) -> None:
    """The next of the others goes onto the pile (AIN-53)."""
    take_out(state.revealed, card)
    state.pile = [*state.pile, card]
    _go_on_stacking(setting, state, 1)


def stack_rest(setting: Setting, state: AllInState) -> None:
    """All the others go onto the pile as they lie, the last one on top: an order too (AIN-53)."""
    stacked: i64 = len(state.revealed)
    state.pile = [*state.pile, *state.revealed]
    state.revealed = []
    _go_on_stacking(setting, state, stacked)


def _go_on_stacking(setting: Setting, state: AllInState, stacked: i64) -> None:
    """Ask for the next card; a single card left follows without a question."""
    if len(state.revealed) == 1:
        state.pile = [*state.pile, *state.revealed]
        state.revealed = []
        stacked += 1
    if stacked > 0 and (setting.third_eye or state.notices is not None):
        cards = state.pile[-stacked:]
        if setting.third_eye:
            for card in cards:
                record(state, SANK, state.turn, card)  # AIN-121
        if state.notices is not None:
            narration.cards_stacked(setting, state, cards)
    if state.revealed:
        state.phase = STACKING
        return
    state.effect += 1
    _next_effect(setting, state)


def take(setting: Setting, state: AllInState, card: i64) -> None:
    """An unblocked card, or the pile's top, goes into the hand (AIN-49, AIN-114, AIN-R41)."""
    seat = state.turn
    place = lift(state, card)
    if place == NONE:
        state.pile = state.pile[:-1]
    insert(state.hands[seat], card)
    record(state, GAINED, seat, card)
    if state.notices is not None:
        narration.card_taken(state, card, place)
    state.effect += 1
    _next_effect(setting, state)


def get(setting: Setting, state: AllInState, card: i64) -> None:
    """The chosen hand card and this card change places (AIN-50, AIN-115, AIN-R22)."""
    seat = state.turn
    given = state.given
    place = place_of(state.area, card)
    if place == NONE:
        state.pile = [*state.pile[:-1], given]
    else:
        state.area[place] = given
    take_out(state.hands[seat], given)
    insert(state.hands[seat], card)
    state.given = NONE
    record(state, LOST, seat, given)
    record(state, GAINED, seat, card)
    if state.notices is not None:
        narration.cards_swapped(state, given, card, place)
    state.effect += 1
    _next_effect(setting, state)


def give(setting: Setting, state: AllInState, card: i64) -> None:
    """Choose the hand card of a SWAP; what it is swapped for comes next."""
    state.given = card
    state.phase = GETTING


def target(setting: Setting, state: AllInState, other: i64) -> None:
    """HYPNOSIS is answered at once, EYE waits for the opponent (AIN-56, AIN-58)."""
    if setting.effect(state.played, state.effect) & KIND != HYPNOSIS:
        state.target = other
        state.phase = CONCEALING
        if state.notices is not None:
            narration.eye_opened(state)
        return
    value = setting.ranking.value(state.hands[other])  # AIN-57, AIN-R31
    record(state, STATED, other, value)
    if state.notices is not None:
        narration.value_stated(state, other, value)
    state.effect += 1
    _next_effect(setting, state)


def conceal(setting: Setting, state: AllInState, card: i64) -> None:
    """The opponent shows every card but this one to the active player only (AIN-R32)."""
    other = state.target
    record(state, ASKED, state.turn, other)
    for shown in state.hands[other]:
        if shown != card:
            record(state, SHOWN, state.turn, shown)
    if state.notices is not None:
        narration.cards_shown(state, card)
    state.target = NONE
    state.effect += 1
    _next_effect(setting, state)


def _end_effects(setting: Setting, state: AllInState) -> None:
    """Bring the hand to five cards, then place the played card (AIN-21, AIN-26, AIN-31)."""
    hand = state.hands[state.turn]
    while len(hand) < setting.hand and (len(state.deck) > 0 or state.pile):
        _draw(setting, state)  # AIN-R15
    if len(hand) > setting.hand:
        state.phase = DISCARDING
        return
    card = state.played
    state.played = NONE
    place = put(state, card)
    if state.notices is not None:
        narration.card_placed(state, card, place, False)
    _end_turn(setting, state)


def discard(setting: Setting, state: AllInState, card: i64) -> None:
    """A card above five goes onto the pile, in the order chosen (AIN-26, AIN-27)."""
    seat = state.turn
    take_out(state.hands[seat], card)
    state.pile = [*state.pile, card]
    state.discarded += 1
    record(state, HID if setting.third_eye else LOST, seat, card)
    if state.notices is not None:
        narration.card_discarded(setting, state, card)
    _end_effects(setting, state)

"""Gaining story cards: a challenge's path, or a trait."""

# mypyc: compile

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.call_to_adventure import narration
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.engine.costs import pay
from stolik.games.call_to_adventure.engine.model.replacement import replaced_list
from stolik.games.call_to_adventure.engine.model.sides import card_side, side_card
from stolik.games.call_to_adventure.engine.model.steps import (
    CHECK_ACT,
    REFILL_ROW,
    event_step,
    reward_step,
    row_step,
    trait_step,
)
from stolik.games.call_to_adventure.engine.resources import spend_xp
from stolik.games.call_to_adventure.engine.rows import clear_place
from stolik.games.call_to_adventure.engine.story import add_symbols, refresh_story
from stolik.games.call_to_adventure.engine.table_effects import trait_price
from stolik.games.call_to_adventure.moves import ROW_SIZE
from stolik.games.call_to_adventure.state import AdventureState


def tuck(state: AdventureState, seat: i64, side: i64) -> None:
    """Put a card under the current act's character card with its path visible (CTA-68)."""
    card = side_card(side)
    state.tucked = replaced_list(state.tucked, seat, state.tucked[seat] + [side])
    add_symbols(state, seat, side, 1)
    refresh_story(state, seat)
    if state.notices is not None:
        narration.card_tucked(state, seat, side)
    state.push(event_step(seat, v.ON_PATH_GAINED_WITH, side))
    if state.tables.event_mask[card] >> v.ON_GAINED_THIS & 1:
        state.push(event_step(seat, v.ON_GAINED_THIS, card))
    for index in range(len(state.tables.rewards[side]) - 1, -1, -1):
        state.push(reward_step(seat, side, index))


def pay_for_trait(state: AdventureState, seat: i64, place: i64) -> None:
    """Pay what the trait asks; then it is gained (CTA-45)."""
    card = state.rows[place]
    state.push(trait_step(seat, place))
    for price in state.tables.cards[card].prices:
        if price.word != v.COST_SPEND_XP:
            pay(state, price, seat, card)
    spend_xp(state, seat, trait_price(state, seat, card))


def gain_trait(state: AdventureState, seat: i64, place: i64, is_main_action: bool) -> None:
    """Tuck the trait; rewards, triggers, act and refill follow as for a challenge (CTA-R63)."""
    if is_main_action:
        state.turn.main_actions_due -= 1
        state.turn.main_actions_done += 1
    state.challenge.reset()  # CTA-R48: a trait may be chosen after a forced change
    card = clear_place(state, place)
    state.push(row_step(REFILL_ROW, place // ROW_SIZE))
    state.push(CHECK_ACT)
    state.push(event_step(seat, v.ON_TRAIT_GAINED))
    tuck(state, seat, card_side(card))

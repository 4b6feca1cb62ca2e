# mypyc: compile
"""Deck and pile: what comes off the top, and what happens when nothing is left."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.all_in import narration
from stolik.games.all_in.cards.card_numbers import NONE
from stolik.games.all_in.engine.round_log import RECYCLED, RENEWED, TURNED, note
from stolik.games.all_in.engine.setting import Setting
from stolik.games.all_in.state import AllInState


def top_card(setting: Setting, state: AllInState) -> i64:
    """Take the top card of the deck; NONE when deck and pile are both empty (AIN-R29)."""
    if not state.deck:
        if not state.pile:
            return NONE
        renew(setting, state)
    return state.deck.pop()


def renew(setting: Setting, state: AllInState) -> None:
    """Shuffle the pile into a new deck at the moment a card is needed (AIN-32, AIN-R27)."""
    deck = state.pile
    state.round_log.append(note(RENEWED, 0, NONE))
    if not setting.third_eye:
        for card in deck:
            state.round_log.append(note(RECYCLED, 0, card))
    state.entropy.shuffle(deck)
    state.deck = deck
    state.pile = []
    if state.notices is not None:
        narration.deck_renewed(state)


def turn_up(setting: Setting, state: AllInState) -> i64:
    """Take the top card of the deck for everybody to see."""
    card = top_card(setting, state)
    if card != NONE:
        state.round_log.append(note(TURNED, 0, card))
    return card


def insert(hand: list[int], card: i64) -> None:
    """Put a card into a sorted hand."""
    place: i64 = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)

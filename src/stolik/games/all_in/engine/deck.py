# mypyc: compile
"""Deck and pile: what comes off the top, and what happens when nothing is left."""

from __future__ import annotations

from librt.vecs import pop, vec
from mypy_extensions import i64

from stolik.games.all_in import narration
from stolik.games.all_in.cards.card_numbers import NONE
from stolik.games.all_in.engine.round_log import RECYCLED, RENEWED, TURNED, record
from stolik.games.all_in.engine.setting import Setting
from stolik.games.all_in.state import AllInState


def top_card(setting: Setting, state: AllInState) -> i64:
    """Take the top card of the deck; NONE when deck and pile are both empty (AIN-R29)."""
    if len(state.deck) == 0:
        if not state.pile:
            return NONE
        renew(setting, state)
    state.deck, card = pop(state.deck)
    return card


def renew(setting: Setting, state: AllInState) -> None:
    """Shuffle the pile into a new deck at the moment a card is needed (AIN-32, AIN-R27)."""
    deck = vec[i64](state.pile)
    record(state, RENEWED, 0, NONE)
    if not setting.third_eye:
        for card in deck:
            record(state, RECYCLED, 0, card)
    state.entropy.shuffle_packed(deck)
    state.deck = deck
    state.pile = []
    if state.notices is not None:
        narration.deck_renewed(state)


def turn_up(setting: Setting, state: AllInState) -> i64:
    """Take the top card of the deck for everybody to see."""
    card = top_card(setting, state)
    if card != NONE:
        record(state, TURNED, 0, card)
    return card

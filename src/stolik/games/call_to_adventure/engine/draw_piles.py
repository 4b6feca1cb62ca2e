"""Decks, discard piles and hands: cards drawn, played and discarded."""

# mypyc: compile

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.call_to_adventure import narration
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.engine.model.replacement import added, replaced, replaced_list
from stolik.games.call_to_adventure.engine.model.sizes import DECKS
from stolik.games.call_to_adventure.engine.triggers import fire_event
from stolik.games.call_to_adventure.state import AdventureState


def cards_left(state: AdventureState, deck: i64) -> i64:
    """Count what can still be drawn: deck and discard pile together (CTA-R55)."""
    return len(state.decks[deck]) - state.tops[deck] + len(state.discards[deck])


def take_top(state: AdventureState, deck: i64) -> i64:
    """Take the top card; a used-up deck is renewed first (CTA-208, CTA-R106). -1: none left."""
    if state.tops[deck] >= len(state.decks[deck]):
        if not state.discards[deck]:
            return -1
        cards = state.discards[deck].copy()
        cards.sort()
        state.entropy.shuffle(cards)
        state.decks = replaced_list(state.decks, deck, cards)
        state.tops = replaced(state.tops, deck, 0)
        state.discards = replaced_list(state.discards, deck, [])
        if state.notices is not None:
            narration.deck_renewed(state, deck)
    card = state.decks[deck][state.tops[deck]]
    state.tops = added(state.tops, deck, 1)
    for seat in range(len(state.xp)):
        if state.seen_on_top[seat * DECKS + deck] > 0:
            state.seen_on_top = added(state.seen_on_top, seat * DECKS + deck, -1)
    return card


def draw(state: AdventureState, seat: i64, deck: i64) -> None:
    """Draw a hero or antihero card into hand, if there is one (CTA-102, CTA-209)."""
    card = take_top(state, deck)
    if card < 0:
        return
    hand = state.hands[seat] + [card]
    hand.sort()
    state.hands = replaced_list(state.hands, seat, hand)
    if state.notices is not None:
        narration.card_drawn(state, seat, card)
    fire_event(state, v.ON_CARD_DRAWN, seat, state.tables.back[card])


def look_at_deck(state: AdventureState, seat: i64, deck: i64, count: i64) -> None:
    """Let a player look at up to this many cards on top of a deck."""
    seen = min(count, len(state.decks[deck]) - state.tops[deck])
    index = seat * DECKS + deck
    state.seen_on_top = replaced(state.seen_on_top, index, max(state.seen_on_top[index], seen))
    if state.notices is not None:
        narration.deck_looked_at(state, seat, deck, seen)


def discard_from_hand(state: AdventureState, seat: i64, design: i64) -> None:
    """Put one card of a design from hand on its pile."""
    card = take_from_hand(state, seat, design)
    deck = v.DECK_HERO if state.tables.back[card] == v.CARDS_HERO else v.DECK_ANTIHERO
    state.discards = replaced_list(state.discards, deck, state.discards[deck] + [card])
    if state.notices is not None:
        narration.hand_card_discarded(state, seat, card)


def discard_unseen(state: AdventureState, seat: i64, back: i64) -> None:
    """Put a card with this back from hand on its pile; a random one, as hands are secret."""
    held = [card for card in state.hands[seat] if state.tables.back[card] == back]
    card = held[int(state.entropy.below(len(held)))]
    discard_from_hand(state, seat, state.tables.design[card])


def take_from_hand(state: AdventureState, seat: i64, design: i64) -> i64:
    """Take the first card of a design out of a hand."""
    hand = state.hands[seat].copy()
    for place in range(len(hand)):
        if state.tables.design[hand[place]] == design:
            card = hand.pop(place)
            state.hands = replaced_list(state.hands, seat, hand)
            return card
    raise ValueError("no such card in this hand")

"""Experience, morality, cards drawn and discarded: the small changes everything is made of."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from stolik.games.call_to_adventure import scene
from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.state import DECKS, HIGHEST, LOWEST, AdventureState
from stolik.games.call_to_adventure.story import add_symbols, listen
from stolik.games.call_to_adventure.triggers import DOWN, UP, fire

ALL_CORRUPTION: Final = 99


def gain_xp(state: AdventureState, seat: int, amount: int) -> None:
    """Take experience; the supply is no limit (CTA-R23)."""
    if amount <= 0:
        return
    state.xp[seat] += amount
    if state.notices is not None:
        scene.xp_gained(state, seat, amount)
    fire(state, v.ON_XP_GAINED, seat)


def lose_xp(state: AdventureState, seat: int, amount: int) -> int:
    """Lose up to so much experience; tells how much it was."""
    lost = min(amount, state.xp[seat])
    if lost > 0:
        state.xp[seat] -= lost
        if state.notices is not None:
            scene.xp_lost(state, seat, lost)
    return lost


def spend_xp(state: AdventureState, seat: int, amount: int) -> None:
    """Pay experience."""
    if amount <= 0:
        return
    state.xp[seat] -= amount
    state.xp_spent += amount
    if state.notices is not None:
        scene.xp_spent(state, seat, amount)
    fire(state, v.ON_XP_SPENT, seat)


def move_morality(state: AdventureState, seat: int, steps: int) -> None:
    """Move the marker, as far as the track goes (CTA-119, CTA-120, CTA-R61)."""
    before = state.morality[seat]
    after = min(max(before + steps, LOWEST), HIGHEST)
    if after == before:
        return
    state.morality[seat] = after
    if state.notices is not None:
        scene.morality_moved(state, seat, after - before)
    fire(state, v.ON_MORALITY_MOVED, seat, UP if after > before else DOWN)


def cards_left(state: AdventureState, deck: int) -> int:
    """Count what can still be drawn: deck and discard pile together (CTA-R55)."""
    return len(state.decks[deck]) - state.tops[deck] + len(state.discards[deck])


def take_top(state: AdventureState, deck: int) -> int:
    """Take the top card; a used-up deck is renewed first (CTA-208, CTA-R106). -1: none left."""
    if state.tops[deck] >= len(state.decks[deck]):
        if not state.discards[deck]:
            return -1
        cards = state.discards[deck].copy()
        cards.sort()
        state.entropy.shuffle(cards)
        state.decks[deck] = cards
        state.tops[deck] = 0
        state.discards[deck] = []
        if state.notices is not None:
            scene.deck_renewed(state, deck)
    card = state.decks[deck][state.tops[deck]]
    state.tops[deck] += 1
    for seat in range(len(state.xp)):
        if state.glimpsed[seat * DECKS + deck] > 0:
            state.glimpsed[seat * DECKS + deck] -= 1
    return card


def draw(state: AdventureState, seat: int, deck: int) -> None:
    """Draw a hero or antihero card into hand, if there is one (CTA-102, CTA-209)."""
    card = take_top(state, deck)
    if card < 0:
        return
    hand = state.hands[seat] + [card]
    hand.sort()
    state.hands[seat] = hand
    if state.notices is not None:
        scene.card_drawn(state, seat, card)
    fire(state, v.ON_CARD_DRAWN, seat, state.tables.back[card])


def discard_from_hand(state: AdventureState, seat: int, design: int) -> None:
    """Put one card of a design from hand on its pile."""
    card = take_from_hand(state, seat, design)
    deck = v.DECK_HERO if state.tables.back[card] == v.CARDS_HERO else v.DECK_ANTIHERO
    state.discards[deck] = state.discards[deck] + [card]
    if state.notices is not None:
        scene.hand_card_discarded(state, seat, card)


def discard_unseen(state: AdventureState, seat: int, back: int) -> None:
    """Put a card with this back from hand on its pile; hands are secret, so luck picks it."""
    held = [card for card in state.hands[seat] if state.tables.back[card] == back]
    card = held[int(state.entropy.below(len(held)))]
    discard_from_hand(state, seat, state.tables.design[card])


def take_from_hand(state: AdventureState, seat: int, design: int) -> int:
    """Take the first card of a design out of a hand."""
    hand = state.hands[seat].copy()
    for place in range(len(hand)):
        if state.tables.design[hand[place]] == design:
            card = hand.pop(place)
            state.hands[seat] = hand
            return card
    raise ValueError("no such card in this hand")


def sacrifice(state: AdventureState, seat: int, ally: int) -> None:
    """Turn an ally face down: it does nothing any more (CTA-167, CTA-R80)."""
    state.sacrificed |= 1 << ally
    add_symbols(state, seat, ally * 2, -1)
    listen(state, seat)
    if state.notices is not None:
        scene.ally_sacrificed(state, seat, ally)
    fire(state, v.ON_ALLY_SACRIFICED, seat)


def restore_ally(state: AdventureState, seat: int, ally: int) -> None:
    """Turn an ally face up again."""
    state.sacrificed &= ~(1 << ally)
    add_symbols(state, seat, ally * 2, 1)
    listen(state, seat)


def take_ally(state: AdventureState, seat: int, ally: int) -> None:
    """Put an ally face up beside the board (CTA-165)."""
    state.allies[seat] = state.allies[seat] + [ally]
    add_symbols(state, seat, ally * 2, 1)
    listen(state, seat)
    if state.notices is not None:
        scene.ally_gained(state, seat, ally)
    fire(state, v.ON_ALLY_GAINED, seat)


def owner_of_ally(state: AdventureState, ally: int) -> int:
    """Tell beside whose board an ally lies."""
    for seat in range(len(state.xp)):
        if ally in state.allies[seat]:
            return seat
    raise ValueError("nobody has this ally")


def adversary_gains(state: AdventureState, amount: int) -> None:
    """Give the adversary experience; with enough of it the players have lost (CTA-204)."""
    if state.adversary < 0 or amount == 0:
        return
    state.adversary_xp = max(state.adversary_xp + amount, 0)
    if state.notices is not None:
        scene.adversary_gained(state, amount)
    if state.adversary_xp >= goal_of(state):
        state.is_lost = True


def goal_of(state: AdventureState) -> int:
    """How much experience the adversary needs with so many players (CTA-184, CTA-R10)."""
    tables = state.tables
    return tables.cards[tables.catalogue.victory[0]].goal[len(state.xp) - 1]

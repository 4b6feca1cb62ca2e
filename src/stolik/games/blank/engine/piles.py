# mypyc: compile
"""Hands and piles: every movement of a game card, and who then knows where it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.blank import scene
from stolik.games.blank.moves import MOST_CARDS
from stolik.games.blank.state import BlankState

_COLOURS: Final[list[int]] = [card % 72 // 12 for card in range(MOST_CARDS)]
_DIGITS: Final[list[int]] = [card % 12 // 2 for card in range(MOST_CARDS)]


def colour_of(card: i64) -> i64:
    """The card's colour, 0 to 5."""
    return _COLOURS[card]


def digit_of(card: i64) -> i64:
    """The card's digit less one, 0 to 5."""
    return _DIGITS[card]


def _agreement(top: int) -> list[int]:
    """In what each card agrees with this top card: 1 colour, 2 digit, 3 both."""
    return [
        (1 if _COLOURS[card] == _COLOURS[top] else 0) + (2 if _DIGITS[card] == _DIGITS[top] else 0)
        for card in range(MOST_CARDS)
    ]


# Cards of one combination share a list.
_KINDS: Final[list[list[int]]] = [_agreement(2 * kind) for kind in range(36)]
AGREEMENT: Final[list[list[int]]] = [_KINDS[card % 72 // 2] for card in range(MOST_CARDS)]


def insert(hand: list[int], card: int) -> None:
    """Put a card into a hand, which is kept in order so that places tell nothing."""
    at = len(hand)
    while at > 0 and hand[at - 1] > card:
        at -= 1
    hand.insert(at, card)


def bit(seat: i64) -> i64:
    """The seat's bit in a mask."""
    one: i64 = 1
    return one << seat


def everybody(state: BlankState) -> i64:
    """The bits of all seats."""
    return bit(state.setting.seats) - 1


def can_draw(state: BlankState) -> bool:
    """Tell whether there is anything left to draw (BLK-87)."""
    return len(state.draw) > 0 or len(state.discard) > 1


def rebuild(state: BlankState) -> bool:
    """Rebuild an empty draw pile when a card is needed (BLK-82 to BLK-86)."""
    if state.draw or len(state.discard) < 2:
        return False
    top = state.discard.pop()
    pile = state.discard
    pile.sort()  # BLK-R45: only chance orders the new pile
    state.entropy.shuffle(pile)
    for card in pile:
        state.known[card] = 0
    state.draw = pile
    state.discard = [top]
    state.pile_seen = everybody(state)  # all of them lay open before
    if state.notices is not None:
        scene.rebuilt(state, len(pile))
    return True


def draw_cards(state: BlankState, seat: i64, count: i64) -> tuple[int, bool]:
    """Draw up to `count` cards; tell how many came and whether the pile was rebuilt."""
    hand = state.hands[seat]
    own: i64 = bit(seat)
    drawn: i64 = 0
    rebuilt = False
    told: list[int] = []
    while drawn < count:
        if not state.draw:
            if not rebuild(state):
                break
            rebuilt = True
        card = state.draw.pop()
        state.known[card] |= own
        insert(hand, card)
        if state.notices is not None:
            told.append(card)
        drawn += 1
    if told:
        told.sort()  # as they stand in the hand: their order in the pile is nobody's business
        for card in told:
            scene.drawn(state, seat, card)
    if drawn:
        state.moved = True
        state.pile_seen &= own  # the others do not know what has left the pile
    return drawn, rebuilt


def forget_hand(state: BlankState, seat: i64, knowing: i64) -> None:
    """Unknown cards left this hand: the others no longer know which of it remain."""
    for card in state.hands[seat]:
        state.known[card] &= knowing


def move_card(state: BlankState, card: int, giver: i64, taker: i64) -> None:
    """Move a card between hands; both sides see it, the others only that one moved."""
    state.hands[giver].remove(card)
    insert(state.hands[taker], card)
    state.known[card] = bit(giver) | bit(taker)
    state.moved = True


def bury(state: BlankState, seat: i64, cards: list[int]) -> None:
    """Put cards of a hand under the top card, in random order (BLK-R24)."""
    if not cards:
        return
    pile = cards.copy()
    pile.sort()
    state.entropy.shuffle(pile)
    hand = state.hands[seat]
    for card in cards:
        hand.remove(card)
    everyone: i64 = everybody(state)
    for card in pile:
        state.known[card] = everyone
    top = state.discard.pop()
    state.discard.extend(pile)
    state.discard.append(top)
    state.moved = True
    show(state, seat, pile)


def show(state: BlankState, seat: i64, cards: list[int]) -> None:
    """Remember what everybody can see while this move lasts."""
    if state.shown_by != seat:
        state.shown = []
    state.shown_by = seat
    state.shown.extend(cards)


def swap_hands(state: BlankState, one: i64, other: i64) -> None:
    """Trade complete hands; the old holders remember what they gave away."""
    hand = state.hands[one]
    state.hands[one] = state.hands[other]
    state.hands[other] = hand
    _learn_hand(state, one)
    _learn_hand(state, other)
    if state.hands[one] or state.hands[other]:
        state.moved = True


def rotate_hands(state: BlankState, sources: list[int]) -> None:
    """Give each seat the hand of its source; a seat that is away keeps nothing."""
    hands = state.hands.copy()
    for seat in range(len(sources)):
        if sources[seat] >= 0:
            state.hands[seat] = hands[sources[seat]]
            _learn_hand(state, seat)
            if state.hands[seat]:
                state.moved = True


def _learn_hand(state: BlankState, seat: i64) -> None:
    own: i64 = bit(seat)
    for card in state.hands[seat]:
        state.known[card] |= own


def learn(state: BlankState, seats: i64, cards: list[int]) -> None:
    """Let some seats know where these cards are."""
    for card in cards:
        state.known[card] |= seats


def shuffle_draw(state: BlankState) -> None:
    """Bring the draw pile into an order that nobody knows."""
    state.draw.sort()
    state.entropy.shuffle(state.draw)
    for card in state.draw:
        state.known[card] = 0


def recycle(state: BlankState) -> int:
    """Shuffle the discard pile except its top card into the draw pile."""
    top = state.discard.pop()
    count = len(state.discard)
    state.draw.extend(state.discard)
    state.discard = [top]
    if count:
        state.moved = True
        shuffle_draw(state)
        # Who knew the draw pile knows it still; what came back lay open.
    return count


def pick_blind(state: BlankState, seat: i64, count: i64) -> list[int]:
    """Draw cards of a hand by lot (BLK-R23)."""
    hand = state.hands[seat].copy()
    picked: list[int] = []
    while hand and len(picked) < count:
        picked.append(hand.pop(state.entropy.below(len(hand))))
    return picked

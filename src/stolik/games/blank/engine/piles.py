# mypyc: compile
"""Hands and piles: every movement of a game card, and who then knows where it is."""

from __future__ import annotations

from itertools import chain
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.blank import narration
from stolik.games.blank.engine.codes import BY_COLOUR, BY_DIGIT
from stolik.games.blank.engine.model.fields import grown
from stolik.games.blank.moves import CARD_KINDS, MOST_CARDS, card_colour, card_digit, card_kind
from stolik.games.blank.state import BlankState

_COLOURS: Final[vec[i64]] = vec[i64]([card_colour(card) for card in range(MOST_CARDS)])
_DIGITS: Final[vec[i64]] = vec[i64]([card_digit(card) for card in range(MOST_CARDS)])


def colour_of(card: i64) -> i64:
    """The card's colour, 0 to 5."""
    return _COLOURS[card]


def digit_of(card: i64) -> i64:
    """The card's digit less one, 0 to 5."""
    return _DIGITS[card]


def _agreement(top: int) -> list[int]:
    """In what each card agrees with this top card: BY_COLOUR, BY_DIGIT, BY_BOTH or 0."""
    return [
        (BY_COLOUR if _COLOURS[card] == _COLOURS[top] else 0)
        | (BY_DIGIT if _DIGITS[card] == _DIGITS[top] else 0)
        for card in range(MOST_CARDS)
    ]


# Cards of one colour and digit share a row of the table.
_BY_KIND: Final[list[list[int]]] = [_agreement(2 * kind) for kind in range(CARD_KINDS)]
_AGREEMENT: Final[vec[i64]] = vec[i64](list(chain.from_iterable(_BY_KIND)))
_ROWS: Final[vec[i64]] = vec[i64]([card_kind(card) * MOST_CARDS for card in range(MOST_CARDS)])


def agreement(top: i64, card: i64) -> i64:
    """In what a card agrees with the top card: BY_COLOUR, BY_DIGIT, BY_BOTH or 0."""
    return _AGREEMENT[_ROWS[top] + card]


def insert(hand: list[int], card: i64) -> None:
    """Put a card into a hand, which is kept in order so that positions reveal nothing."""
    at: i64 = len(hand)
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


def rebuild(state: BlankState) -> bool:
    """Rebuild an empty draw pile when a card is needed (BLK-82 to BLK-86)."""
    if state.draw or len(state.discard) < 2:
        return False
    pile = state.own_discard()
    top = pile.pop()
    pile.sort()  # BLK-R45: the new pile's order is random
    state.entropy.shuffle(pile)
    for card in pile:
        state.known[card] = 0
    state.draw = pile
    state.is_draw_shared = False
    state.discard = [top]
    state.pile_seen = everybody(state)  # they were all face up before
    if state.notices is not None:
        narration.rebuilt(state, len(pile))
    return True


def draw_cards(state: BlankState, seat: i64, count: i64) -> tuple[int, bool]:
    """Draw up to `count` cards; returns how many came and whether the pile was rebuilt."""
    hand = state.hands[seat]
    own: i64 = bit(seat)
    drawn: i64 = 0
    rebuilt = False
    announced: list[int] = []
    while drawn < count:
        if not state.draw:
            if not rebuild(state):
                break
            rebuilt = True
        card = state.own_draw().pop()
        state.known[card] |= own
        insert(hand, card)
        if state.notices is not None:
            announced.append(card)
        drawn += 1
    if announced:
        announced.sort()  # in the order of the hand: the order in the pile stays secret
        for card in announced:
            narration.drawn(state, seat, card)
    if drawn:
        state.has_card_moved = True
        state.pile_seen &= own  # the others do not know what has left the pile
    return drawn, rebuilt


def forget_hand(state: BlankState, seat: i64, knowing: i64) -> None:
    """Unknown cards left this hand: the others no longer know which of it remain."""
    known = state.known
    card: i64
    for card in state.hands[seat]:
        known[card] &= knowing


def move_card(state: BlankState, card: int, giver: i64, taker: i64) -> None:
    """Move a card between hands; both sides see it, the others only that one moved."""
    state.hands[giver].remove(card)
    insert(state.hands[taker], card)
    state.known[card] = bit(giver) | bit(taker)
    state.has_card_moved = True


def put_under_top(state: BlankState, seat: i64, cards: list[int]) -> None:
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
    discard = state.own_discard()
    top = discard.pop()
    discard.extend(pile)
    discard.append(top)
    state.has_card_moved = True
    show(state, seat, pile)


def show(state: BlankState, seat: i64, cards: list[int]) -> None:
    """Remember what everybody can see while this move lasts."""
    state.shown = [*state.shown, *cards] if state.shown_by == seat else cards.copy()
    state.shown_by = seat


def sign(state: BlankState, value: i64) -> None:
    """Add to the public signs of this move; see `keys.py`."""
    state.signs = grown(state.signs, int(value))


def swap_hands(state: BlankState, one: i64, other: i64) -> None:
    """Swap complete hands; the former holders still know the cards."""
    hand = state.hands[one]
    state.hands[one] = state.hands[other]
    state.hands[other] = hand
    _learn_hand(state, one)
    _learn_hand(state, other)
    if state.hands[one] or state.hands[other]:
        state.has_card_moved = True


def rotate_hands(state: BlankState, sources: list[int]) -> None:
    """Give each seat the hand of its source; a seat that is away keeps nothing."""
    hands = state.hands.copy()
    for seat in range(len(sources)):
        if sources[seat] >= 0:
            state.hands[seat] = hands[sources[seat]]
            _learn_hand(state, seat)
            if state.hands[seat]:
                state.has_card_moved = True


def _learn_hand(state: BlankState, seat: i64) -> None:
    own: i64 = bit(seat)
    for card in state.hands[seat]:
        state.known[card] |= own


def learn(state: BlankState, seats: i64, cards: list[int]) -> None:
    """Note that some seats know where these cards are."""
    for card in cards:
        state.known[card] |= seats


def shuffle_draw(state: BlankState) -> None:
    """Shuffle the draw pile; nobody knows its order any more."""
    draw = state.own_draw()
    draw.sort()
    state.entropy.shuffle(draw)
    for card in draw:
        state.known[card] = 0


def recycle(state: BlankState) -> int:
    """Shuffle the discard pile except its top card into the draw pile."""
    discard = state.own_discard()
    top = discard.pop()
    count = len(discard)
    state.own_draw().extend(discard)
    state.discard = [top]
    if count:
        state.has_card_moved = True
        shuffle_draw(state)
        # Seats that knew the draw pile still do: what came back was face up.
    return count


def put_on_draw(state: BlankState, seat: i64, cards: list[int], is_under: bool) -> None:
    """Put cards of a hand on the draw pile, the last one uppermost; only the seat sees them."""
    hand = state.hands[seat]
    own: i64 = bit(seat)
    if len(cards) < len(hand):
        forget_hand(state, seat, own)
    for card in cards:
        hand.remove(card)
        state.known[card] = own
    if is_under:
        state.own_draw()[0:0] = cards
    else:
        state.own_draw().extend(cards)
    state.pile_seen &= own  # the others do not know what has come to the pile
    state.has_card_moved = True


def put_on_discard(state: BlankState, seat: i64, cards: list[int]) -> None:
    """Put cards of a hand on the discard pile for all to see; the last one is the top card."""
    hand = state.hands[seat]
    everyone: i64 = everybody(state)
    for card in cards:
        hand.remove(card)
        state.known[card] = everyone
    state.own_discard().extend(cards)
    state.has_card_moved = True
    show(state, seat, cards)


def take_discard(state: BlankState, seat: i64, card: int) -> None:
    """Move a card of the discard pile to a hand; everybody has seen it."""
    state.own_discard().remove(card)
    insert(state.hands[seat], card)
    state.known[card] = everybody(state)
    state.has_card_moved = True


def discard_from_draw(state: BlankState, seat: i64, count: i64) -> list[int]:
    """Put the top cards of the draw pile under the top card; they lie open now."""
    everyone: i64 = everybody(state)
    cards: list[int] = []
    while state.draw and len(cards) < count:
        card = state.own_draw().pop()
        state.known[card] = everyone
        cards.append(card)
    if cards:
        discard = state.own_discard()
        top = discard.pop()
        discard.extend(cards)
        discard.append(top)
        state.has_card_moved = True
        show(state, seat, cards)
    return cards


def deal_hands_anew(state: BlankState, seats: list[int]) -> None:
    """Shuffle the hands of these seats together and deal them out one card at a time."""
    pool: list[int] = []
    for seat in seats:
        pool.extend(state.hands[seat])
        state.hands[seat] = []
    pool.sort()  # their order is random
    state.entropy.shuffle(pool)
    for number in range(len(pool)):
        seat = seats[number % len(seats)]
        insert(state.hands[seat], pool[number])
        state.known[pool[number]] = bit(seat)
    if pool:
        state.has_card_moved = True

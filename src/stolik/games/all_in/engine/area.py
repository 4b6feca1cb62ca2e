# mypyc: compile
"""The play area: two rows, the second of which covers the first."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.all_in.cards.card_numbers import NONE
from stolik.games.all_in.state import AllInState


def is_blocked(area: vec[i64], row: i64, place: i64) -> bool:
    """A card of row 1 is blocked while the place below it is taken (AIN-38, AIN-R18)."""
    return place < row and area[place + row] != NONE


def unblocked(area: vec[i64], row: i64) -> list[int]:
    """Every card that may leave the area, in order of its number."""
    cards: list[int] = []
    for place in range(2 * row):
        card = area[place]
        if card != NONE and not is_blocked(area, row, place):
            insert(cards, card)
    return cards


def place_of(area: vec[i64], card: i64) -> i64:
    """Where a card lies, or NONE."""
    for place in range(len(area)):
        if area[place] == card:
            return place
    return NONE


def is_held(hand: list[int], card: i64) -> bool:
    """Whether the card is in the hand."""
    for held in hand:  # noqa: SIM110 - compiled loops are faster
        if held == card:
            return True
    return False


def take_out(hand: list[int], card: i64) -> None:
    """Take a card out of a hand that holds it; numbers are compared without being boxed."""
    place: i64 = 0
    for held in hand:
        if held == card:
            break
        place += 1
    hand.pop(place)


def insert(hand: list[int], card: i64) -> None:
    """Put a card into a sorted hand."""
    place: i64 = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def put(state: AllInState, card: i64) -> i64:
    """Lay a card onto the first free place, row 1 before row 2 (AIN-33, AIN-35, AIN-R19)."""
    place = place_of(state.area, NONE)
    state.area[place] = card
    state.filled += 1
    return place


def lift(state: AllInState, card: i64) -> i64:
    """Take a card out of the area and leave a gap; returns its place, or NONE (AIN-34)."""
    place = place_of(state.area, card)
    if place != NONE:
        state.area[place] = NONE
        state.filled -= 1
    return place

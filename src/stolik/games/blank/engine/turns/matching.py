# mypyc: compile
"""The form of a play: which cards match, and what prohibitions forbid (BLK-26 to BLK-31)."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank.engine.codes import (
    B_COLOUR,
    B_DIGIT,
    B_PARITY,
    B_SEVERAL,
    BY_BOTH,
    BY_COLOUR,
    BY_DIGIT,
    DEMAND_COLOUR,
    DEMAND_DIGIT,
)
from stolik.games.blank.engine.model.lasting import Ban
from stolik.games.blank.engine.piles import agreement, colour_of, digit_of
from stolik.games.blank.moves import MOST_CARDS
from stolik.games.blank.state import BlankState


def is_banned(state: BlankState, card: i64) -> bool:
    """Whether a ban forbids the card (BLK-L21)."""
    for ban in state.bans:  # noqa: SIM110 - compiled loops are faster
        if breaks(ban, card):
            return True
    return False


def breaks(ban: Ban, card: i64) -> bool:
    """Whether the card has the banned value."""
    what: i64 = ban.what
    if what == B_COLOUR:
        return colour_of(card) == ban.value
    if what == B_DIGIT:
        return digit_of(card) == ban.value
    if what == B_PARITY:
        return digit_of(card) % 2 == ban.value  # digits less one: 0 is odd
    return False


def agrees(state: BlankState, card: i64, top: i64) -> i64:
    """In what the card agrees with the top card, as far as that counts now (BLK-26)."""
    same: i64 = agreement(top, card)
    by: i64 = state.match_by
    if by == 0:
        return same
    if by == BY_BOTH:
        return same if same == BY_BOTH else 0
    if by >= DEMAND_COLOUR:
        return _demanded(by, card)
    return same & by


def _demanded(by: i64, card: i64) -> i64:
    """In what the card has what was demanded, whatever lies on top (BLK-L61)."""
    if by >= DEMAND_DIGIT:
        return BY_DIGIT if digit_of(card) == by - DEMAND_DIGIT else 0
    return BY_COLOUR if colour_of(card) == by - DEMAND_COLOUR else 0


def is_as_demanded(state: BlankState, cards: list[int]) -> bool:
    """Whether a value is demanded and all cards have it."""
    by: i64 = state.match_by
    if by < DEMAND_COLOUR:
        return False
    for card in cards:  # noqa: SIM110 - compiled loops are faster
        if not _demanded(by, card):
            return False
    return True


def can_begin(state: BlankState, card: i64) -> bool:
    """Whether a play may begin with the card."""
    if not agrees(state, card, state.discard[-1]):
        return False
    return not state.bans or not is_banned(state, card)


def most_cards(state: BlankState) -> i64:
    """How many cards a play may have now."""
    for ban in state.bans:
        if ban.what == B_SEVERAL:
            return 1
    return state.limit if state.limit else MOST_CARDS


def shared(state: BlankState) -> i64:
    """What the laid cards have in common: with the top card, or in a chain with each other."""
    laid = state.laid
    common: i64 = BY_BOTH
    if state.setting.chain_play:
        for card in laid:
            if colour_of(card) != colour_of(laid[0]):
                common &= BY_DIGIT
            if digit_of(card) != digit_of(laid[0]):
                common &= BY_COLOUR
        return common
    top: i64 = state.discard[-1]
    for card in laid:
        common &= agrees(state, card, top)
    return common


def can_follow(state: BlankState, card: i64, common: i64) -> bool:
    """Whether the card may be laid with those before it (BLK-28, BLK-29)."""
    if state.setting.chain_play:
        first: i64 = state.laid[0]
        same: i64 = agreement(first, card)
        if not same & common or not _obeys_order(state, card):
            return False
    elif not agrees(state, card, state.discard[-1]) & common:
        return False
    return not state.bans or not is_banned(state, card)


def _obeys_order(state: BlankState, card: i64) -> bool:
    """A later card of a chain: it obeys a match order like the first one (BLK-R53, BLK-L61)."""
    if not state.match_by or not state.setting.orders_bind_all:
        return True
    return agrees(state, card, state.discard[-1]) != 0


def is_uniform(cards: list[int]) -> bool:
    """Whether all cards have one colour or all have one digit."""
    same_colour = True
    same_digit = True
    for card in cards:
        if colour_of(card) != colour_of(cards[0]):
            same_colour = False
        if digit_of(card) != digit_of(cards[0]):
            same_digit = False
    return same_colour or same_digit


def is_matching(state: BlankState, cards: list[int]) -> bool:
    """Whether all cards match the top card in one attribute; prohibitions aside."""
    top: i64 = state.discard[-1]
    if is_as_demanded(state, cards[:1] if state.setting.chain_play else cards):
        return True
    if state.setting.chain_play:
        return colour_of(cards[0]) == colour_of(top) or digit_of(cards[0]) == digit_of(top)
    by_colour = True
    by_digit = True
    for card in cards:
        if colour_of(card) != colour_of(top):
            by_colour = False
        if digit_of(card) != digit_of(top):
            by_digit = False
    return by_colour or by_digit


def could_play(state: BlankState, seat: i64) -> bool:
    """Whether the hand holds a card that may be played (BLK-25)."""
    for card in state.hands[seat]:  # noqa: SIM110 - compiled loops are faster
        if can_begin(state, card):
            return True
    return False

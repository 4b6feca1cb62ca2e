# mypyc: compile
"""The value of a hand: how soon it can be played out.

Several cards of one colour or digit can be played at once, so the number of plays
that a hand still needs counts more than the number of its cards.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from stolik.games.blank.engine.codes import BY_COLOUR, BY_DIGIT
from stolik.games.blank.engine.model.duty import DUTY_OPEN
from stolik.games.blank.engine.piles import colour_of, digit_of
from stolik.games.blank.engine.turns.matching import agrees, can_begin, most_cards
from stolik.games.blank.state import BlankState

# Coefficients of a conditional logit of who won, fitted on the turns of 4,000 games.
PER_CARD: Final = 0.01
PER_PLAY: Final = 0.15
NEAR_END: Final = 0.65
CAN_PLAY: Final = 0.05
CAN_PLAY_NOW: Final = 0.15
LAID_AT_ONCE: Final = 0.1
GOES_OUT: Final = 0.75
GOES_OUT_NOW: Final = 1.0

# A table, because mypyc compiles a literal 1 to a C int, which has too few bits.
_CARD: Final[list[int]] = [1 << place for place in range(36)]
_BITS: Final[list[int]] = [bin(mask).count("1") for mask in range(64)]


def hand_value(state: BlankState, seat: i64) -> float:
    """The weight of a hand, to be compared with the other hands'."""
    if (state.away_seats >> seat) & 1:
        return 0.0
    hand = state.hands[seat]
    top: i64 = state.discard[-1]
    by_colour: i64 = 0
    by_digit: i64 = 0
    for card in hand:
        if can_begin(state, card):
            same = agrees(state, card, top)
            if same & BY_COLOUR:
                by_colour += 1
            if same & BY_DIGIT:
                by_digit += 1
    at_once = min(max(by_colour, by_digit), most_cards(state))
    owed = _owed(state, seat)
    size: i64 = len(hand) + owed
    plays = plays_left(hand) + owed
    worth = NEAR_END / float(max(plays, 1)) - PER_PLAY * float(plays)
    worth += LAID_AT_ONCE * float(at_once) - PER_CARD * float(size)
    is_active = state.active == seat
    if at_once:
        worth += CAN_PLAY_NOW if is_active else CAN_PLAY
        if at_once == size:
            worth += GOES_OUT_NOW + GOES_OUT if is_active else GOES_OUT
    return exp(worth)


def plays_left(hand: list[int]) -> i64:
    """The fewest plays that empty the hand: colours and digits that cover all its cards."""
    cards: i64 = 0
    for card in hand:
        cards |= _CARD[colour_of(card) * 6 + digit_of(card)]
    fewest: i64 = 6
    colours: i64 = 0
    while colours < 64:
        digits: i64 = 0
        plays: i64 = 0
        colour: i64 = 0
        while colour < 6:
            if (colours >> colour) & 1:
                plays += 1
            else:
                digits |= (cards >> (6 * colour)) & 63
            colour += 1
        plays += _BITS[digits]
        fewest = min(fewest, plays)
        colours += 1
    return fewest


def _owed(state: BlankState, seat: i64) -> i64:
    """Mode B: open duties may bring cards; a rough estimate is one card each."""
    owed: i64 = 0
    if state.setting.is_memory:
        for duty in state.duties:
            if duty.bearer == seat and duty.state == DUTY_OPEN and not duty.is_optional:
                owed += 1
    return owed

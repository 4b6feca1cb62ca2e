# mypyc: compile
"""The log of a round: what happened to cards, in order, and who may know which card it was.

Minds read it to remember all that their seat has legally seen (AIN-R43). A
note is one number: code + 16 * seat + 128 * (card + 1). Codes marked *secret*
carry a card that only the seat knows; whoever reads for another seat must
not look at it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from stolik.games.all_in.state import AllInState

DREW: Final = 0  # secret: the top card of the deck went into the seat's hand
GAINED: Final = 1  # a card that lay open went into the seat's hand
LOST: Final = 2  # a card left the seat's hand in the open
HID: Final = 3  # secret: a card of the seat's hand went onto the pile face down
TURNED: Final = 4  # a card of the deck was turned up
LOOKED: Final = 5  # secret: the seat looked at a card of the deck (third eye)
KEPT: Final = 6  # secret: one of the cards looked at went into the seat's hand
SANK: Final = 7  # secret: one of the cards looked at went onto the pile face down
RENEWED: Final = 8  # the pile was shuffled and became the deck
RECYCLED: Final = 9  # after RENEWED: an open card of the pile that went into the deck
STATED: Final = 10  # the seat said the value of its hand; the value stands for the card
ASKED: Final = 11  # the seat looked at four cards of the player who stands for the card
SHOWN: Final = 12  # after ASKED: secret of the two players, one of the four cards

UNKNOWN: Final = -1


def note(code: i64, seat: i64, card: i64) -> i64:
    """Write a note."""
    return code + 16 * seat + 128 * (card + 1)


def record(state: AllInState, code: i64, seat: i64, card: i64) -> None:
    """Write a note into the log."""
    state.round_log = append(state.round_log, note(code, seat, card))


def code_of(entry: int) -> int:
    """What happened."""
    return entry & 15


def seat_of(entry: int) -> int:
    """The seat that did it."""
    return entry >> 4 & 7


def card_of(entry: int) -> int:
    """The card, or the value stored in its place."""
    return (entry >> 7) - 1

"""Played cards on the stack, packed into whole numbers like the steps of the agenda."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEAT_AT: Final = 8
CHOSEN_AT: Final = 11
CANCELLED: Final = 1 << 14
VICTIM_AT: Final = 15
CARD_MASK: Final = 255
SEAT_MASK: Final = 7


def stack_entry(card: i64, seat: i64, chosen: i64, victim: i64) -> i64:
    """A played card: by whom, for whom, and the stack place plus one of what it cancels.

    >>> entry = stack_entry(130, 2, 1, 3)
    >>> entry_card(entry), entry_seat(entry), entry_chosen(entry), entry_victim(entry)
    (130, 2, 1, 2)
    >>> is_cancelled(entry), is_cancelled(cancelled(entry))
    (False, True)
    """
    return card | seat << SEAT_AT | chosen << CHOSEN_AT | victim << VICTIM_AT


def entry_card(entry: i64) -> i64:
    """The card."""
    return entry & CARD_MASK


def entry_seat(entry: i64) -> i64:
    """Who played it."""
    return entry >> SEAT_AT & SEAT_MASK


def entry_chosen(entry: i64) -> i64:
    """Whom it is for; `steps.NOBODY` if nobody was chosen."""
    return entry >> CHOSEN_AT & SEAT_MASK


def entry_victim(entry: i64) -> i64:
    """The place on the stack of the card it cancels; -1 for none."""
    return (entry >> VICTIM_AT) - 1


def is_cancelled(entry: i64) -> bool:
    """Whether another card has cancelled it (CTA-R51)."""
    return entry & CANCELLED != 0


def cancelled(entry: i64) -> i64:
    """The same card, cancelled."""
    return entry | CANCELLED

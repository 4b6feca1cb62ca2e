"""The steps of the agenda: small whole numbers, so that a state copies and compares fast.

A step is its kind in the lowest bits and up to five small parameters above them. Kinds up
to LAST_QUESTION wait for somebody; the others are run by the engine.
"""

# mypyc: compile
# ruff: noqa: PLR0913, PLR0917 - a step has five parameters

from __future__ import annotations

from typing import Final

KIND_BITS: Final = 6
KIND_MASK: Final = 63
NOBODY: Final = 7  # stands for no seat where a step has room for one

# Questions.
KEEP: Final = 0  # W-1: b = the seats still to choose
MAIN: Final = 1  # W-3 and W-5
WINDOW: Final = 2  # a = the window's number in the ledger, b = the seats still to answer
LAST_TURN: Final = 3  # W-18
ASK_PLACE: Final = 4  # W-4: a = the ally, b = its act
ASK_ROW: Final = 5  # a card's effect discards from a row: a = effect, b = deed
ASK_CHALLENGE: Final = 6  # W-13
ASK_AGAIN: Final = 7  # W-12: a = the window to go back to
ASK_DECK: Final = 8  # W-8, W-14
ASK_SIGN: Final = 9  # a rune, symbol or ability: a = effect, b = deed, c = the card
ASK_PLAYER: Final = 10  # a = the hand card being played, b = the window it is played in
ASK_ALLY: Final = 11  # a = whose ally, or 7 for anybody's; b = why
ASK_STACK: Final = 12  # a = the hand card being played, b = the window
ASK_HAND: Final = 13  # a = which backs, b = whose hand
ASK_ORDER: Final = 14  # W-14, CTA-R113
ASK_RUNE: Final = 15  # a = effect, b = deed
ASK_OFFER: Final = 16  # W-14: a triggered effect that may be declined: a = effect, c, d as TRIGGER
ASK_BACK: Final = 17  # a = which backs, b = whose hand: a card is taken out of it unseen
LAST_QUESTION: Final = 17

# Everything else.
BEGIN: Final = 18  # after W-1: show the characters, lay out the first row
TURN: Final = 19
TURN_READY: Final = 20  # the rows are open and filled: the turn itself
TURN_END: Final = 21
TURN_OVER: Final = 22
REFILL: Final = 23  # a = the act's row
BATCH: Final = 24  # a = the window: resolve its stack from the top
BATCH_DONE: Final = 25  # a = the window
DEED: Final = 26  # a = effect, b = deed, c = the card, d = chosen seat + 8 × the event's seat
REWARD: Final = 27  # a = card and path, b = its place
FIRE: Final = 28  # a = event, b = what it says about it
TRIGGER: Final = 29  # a = effect, c = the card, d = the event's seat
HUSH_END: Final = 30
CAST: Final = 31
SHOWN: Final = 32  # the faces have been read; W-10 opens
REVEAL: Final = 33
REVEAL_DONE: Final = 34
VERDICT: Final = 35
JUDGED: Final = 36  # W-11 is closed
CONSEQUENCES: Final = 37
OUTCOME: Final = 38
ACT_CHECK: Final = 39
CHALLENGE_END: Final = 40
FINAL: Final = 41  # W-17 is closed
LAST_CHECK: Final = 42
GAIN: Final = 43  # the trait at place a is paid for
USED: Final = 44  # a = effect, c = the card: its cost is paid
DRAW: Final = 45  # a = the deck
LAID: Final = 46  # a further row lies open: a = its act
SETTLED: Final = 47  # an additional action is over; W-15 may open again
STACKED: Final = 48  # a played card lies on the stack and may be answered
TURN_NEXT: Final = 49

# Why an ally is asked for.
ALLY_FORCED: Final = 0
ALLY_PAID: Final = 1
ALLY_RESTORED: Final = 2


def step(kind: int, seat: int = 0, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
    """Pack a step.

    >>> kind_of(step(DRAW, seat=2, a=3)), seat_of(step(DRAW, seat=2, a=3))
    (45, 2)
    """
    return kind | seat << 6 | a << 9 | b << 19 | c << 29 | d << 39


def kind_of(packed: int) -> int:
    """Tell what is to be done."""
    return packed & KIND_MASK


def seat_of(packed: int) -> int:
    """Tell by or for whom."""
    return packed >> 6 & 7


def first_of(packed: int) -> int:
    """Give parameter a."""
    return packed >> 9 & 1023


def second_of(packed: int) -> int:
    """Give parameter b."""
    return packed >> 19 & 1023


def third_of(packed: int) -> int:
    """Give parameter c."""
    return packed >> 29 & 1023


def fourth_of(packed: int) -> int:
    """Give parameter d."""
    return packed >> 39 & 1023

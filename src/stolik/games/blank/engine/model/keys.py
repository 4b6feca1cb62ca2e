# mypyc: compile
"""Pairs of small numbers that are stored as one number, and the public signs of a move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Every seat, and "outside event" in place of one, is less than this.
_SEAT_SPAN: Final = 16
# Every source is less than this.
_SOURCE_SPAN: Final = 1000
# Every limit on the cards of a play is less than this.
_LIMIT_SPAN: Final = 8

# Where the public signs of verbs and activations begin.
_VERB_SIGNS: Final = 64
_ACTIVATION_SIGNS: Final = 1024


def activation_key(source: i64, actor: i64) -> i64:
    """An activation of a card by an actor; also a report of a rule and its doer."""
    return source * _SEAT_SPAN + actor


def activated_source(key: i64) -> i64:
    """The card of an activation."""
    return key // _SEAT_SPAN


def activating_actor(key: i64) -> i64:
    """The actor of an activation."""
    return key % _SEAT_SPAN


def call_out_key(accused: i64, source: i64) -> i64:
    """A call-out of a player for a card."""
    return accused * _SOURCE_SPAN + source


def limit_key(cards: i64, source: i64) -> i64:
    """A limit on the cards of a play, and the card that set it; 0 is no limit."""
    return cards + _LIMIT_SPAN * (source + 1)


def limited_cards(key: i64) -> i64:
    """How many cards the limit allows; 0 without a limit."""
    return key % _LIMIT_SPAN


def limiting_source(key: i64) -> i64:
    """The card that set the limit."""
    return key // _LIMIT_SPAN - 1


def verb_sign(verb: i64) -> i64:
    """The public sign that a verb is being carried out."""
    return _VERB_SIGNS + verb


def activation_sign(source: i64, actor: i64) -> i64:
    """The public sign that a card is activated."""
    return _ACTIVATION_SIGNS + activation_key(source, actor)


def transfer_sign(giver: i64, taker: i64) -> i64:
    """The public sign that cards go from one hand to another."""
    return giver * _SEAT_SPAN + taker

"""The three moves of a game that mattered most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.review.data import BEST, INACCURACY, MISTAKE, Judgement, KeyMoment, LuckyEvent

SHOWN: Final = 3
LEAST: Final = 0.03
"""What chance must have changed at least to be called luck."""


def moments_of(
    judgements: Sequence[Judgement], luck: Sequence[LuckyEvent]
) -> tuple[KeyMoment, ...]:
    """The largest losses, finds and strokes of luck, in the order of the game."""
    found = [
        KeyMoment(one.step, one.seat, one.verdict, abs(one.loss))
        for one in judgements
        if one.verdict in (MISTAKE, INACCURACY, BEST)
    ]
    found += [one for event in luck if (one := lucky_moment(event)) is not None]
    found.sort(key=lambda one: -one.size)
    return tuple(sorted(found[:SHOWN], key=lambda one: one.step))


def lucky_moment(event: LuckyEvent) -> KeyMoment | None:
    """Whom a chance event changed most for; None for the deal, and where it changed little or what
    it changed could not be measured."""
    seat = max(range(len(event.gains)), key=lambda one: abs(event.gains[one]))
    gain = event.gains[seat]
    if event.step == 0 or abs(gain) < max(LEAST, *event.reach[seat : seat + 1]):
        return None
    return KeyMoment(event.step, seat, "luck" if gain > 0 else "bad-luck", abs(gain))

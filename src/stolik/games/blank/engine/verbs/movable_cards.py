# mypyc: compile
"""Which cards of a hand a clause can move, and how many of them."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank.engine.codes import N_ALL, V_DISCARD_TO, ClauseCode
from stolik.games.blank.engine.model.frames import ClauseFrame
from stolik.games.blank.engine.piles import colour_of, digit_of
from stolik.games.blank.engine.targets import number_of
from stolik.games.blank.state import BlankState


def fitting_cards(state: BlankState, seat: i64, clause: ClauseCode) -> list[int]:
    """The cards of a hand that the clause may move."""
    if not clause.is_filtered:
        return state.hands[seat].copy()
    return [
        card for card in state.hands[seat]
        if (clause.colours >> colour_of(card)) & (clause.digits >> digit_of(card)) & 1
    ]  # fmt: skip


def unpicked_cards(
    state: BlankState, frame: ClauseFrame, clause: ClauseCode, place: int
) -> list[int]:
    """The cards that a performer can pick: none that goes to somebody else (BLK-L56)."""
    seat = frame.seats[place]
    cards = fitting_cards(state, seat, clause)
    for other in range(len(frame.seats)):
        if other != place and frame.seats[other] == seat:
            for card in frame.cards[other]:
                if card in cards:
                    cards.remove(card)
    return cards


def wanted_cards(state: BlankState, clause: ClauseCode, size: i64) -> i64:
    """How many of the available cards a clause moves or shows."""
    if clause.n == N_ALL:
        return size
    if clause.verb == V_DISCARD_TO:
        return max(0, size - clause.n)
    return min(size, number_of(state, clause.n, size))

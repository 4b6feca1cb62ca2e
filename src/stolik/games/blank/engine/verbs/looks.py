# mypyc: compile
"""Verbs that show cards without moving them."""

from __future__ import annotations

from stolik.games.blank import narration
from stolik.games.blank.engine.codes import RESHUFFLED, V_PEEK_HAND, V_PEEK_PILE, ClauseCode
from stolik.games.blank.engine.model.frames import ClauseFrame
from stolik.games.blank.engine.piles import bit, everybody, learn, rebuild, show, sign
from stolik.games.blank.engine.triggers import happened
from stolik.games.blank.state import BlankState


def look(state: BlankState, frame: ClauseFrame, clause: ClauseCode, place: int) -> None:
    """Look at a hand or at the draw pile, or show cards to everybody."""
    seat = frame.seats[place]
    if clause.verb == V_PEEK_HAND:
        other = frame.targets[place]
        if other >= 0:
            learn(state, bit(seat), state.hands[other])
            sign(state, other)
            if state.notices is not None:
                narration.peeked_hand(state, seat, other)
    elif clause.verb == V_PEEK_PILE:
        if not state.draw and rebuild(state):
            happened(state, RESHUFFLED, seat, 0, 0)
        count = min(clause.n, len(state.draw))
        top = state.draw[len(state.draw) - count :]
        learn(state, bit(seat), top)
        if state.notices is not None:
            narration.peeked_pile(state, seat, top)
    else:
        learn(state, everybody(state), frame.cards[place])
        show(state, seat, frame.cards[place])
        if state.notices is not None:
            narration.showed(state, seat, frame.cards[place])

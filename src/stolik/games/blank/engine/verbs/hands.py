# mypyc: compile
"""Verbs that move cards between hands."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank import narration
from stolik.games.blank.engine.codes import (
    PICK_BLIND,
    V_TRADE,
    W_LEFT,
    W_NEXT,
    W_PREVIOUS,
    ClauseCode,
)
from stolik.games.blank.engine.model.frames import ClauseFrame
from stolik.games.blank.engine.model.keys import transfer_sign
from stolik.games.blank.engine.piles import (
    bit,
    deal_hands_anew,
    forget_hand,
    move_card,
    rotate_hands,
    sign,
    swap_hands,
)
from stolik.games.blank.engine.targets import in_turn_order, neighbour, present
from stolik.games.blank.state import BlankState


def take(state: BlankState, frame: ClauseFrame, clause: ClauseCode, doers: list[int]) -> None:
    """All take from the hands as they were; the earlier in order comes first (BLK-R22)."""
    pools = [hand.copy() for hand in state.hands]
    loot: list[list[int]] = []
    for place in doers:
        source = frame.targets[place]
        if source in frame.cancelled:
            # BLK-L19: one taking is turned away.
            frame.cancelled = [seat for seat in frame.cancelled if seat != source]
            loot.append([])
            continue
        pool = pools[source]
        wanted = min(clause.n, len(pool))
        got: list[int] = []
        for card in frame.cards[place]:
            if card in pool and len(got) < wanted:
                pool.remove(card)
                got.append(card)
        while len(got) < wanted:
            got.append(pool.pop(state.entropy.below(len(pool))))
        loot.append(got)
    for number in range(len(doers)):
        taker = frame.seats[doers[number]]
        _hand_over(state, frame.targets[doers[number]], taker, loot[number], True)


def give(state: BlankState, frame: ClauseFrame, clause: ClauseCode, doers: list[int]) -> None:
    """Hand cards over, all from the hands as they were; a trade is a gift of both sides."""
    gifts: list[list[int]] = []
    given: list[int] = []
    for place in doers:
        giver = frame.seats[place]
        if clause.pick == PICK_BLIND and clause.verb != V_TRADE:
            left = [card for card in state.hands[giver] if card not in given]
            gift: list[int] = []
            while left and len(gift) < clause.n:
                gift.append(left.pop(state.entropy.below(len(left))))
        else:
            gift = frame.cards[place].copy()
        given.extend(gift)
        gifts.append(gift)
    for number in range(len(doers)):
        giver = frame.seats[doers[number]]
        _hand_over(state, giver, frame.targets[doers[number]], gifts[number], False)


def _hand_over(state: BlankState, giver: i64, taker: i64, cards: list[int], is_taken: bool) -> None:
    if not cards:
        return
    sign(state, transfer_sign(giver, taker))
    if len(cards) < len(state.hands[giver]):
        forget_hand(state, giver, bit(giver) | bit(taker))
    for card in cards:
        knew = state.known[card]
        move_card(state, card, giver, taker)
        state.known[card] |= knew  # those who knew the whole hand still do
    if state.notices is not None:
        narration.handed(state, giver, taker, cards, is_taken)


def swap(state: BlankState, frame: ClauseFrame, doers: list[int]) -> None:
    """Swap the complete hands of two chosen players, or of the performer and a partner."""
    if len(frame.chosen) == 2 and not frame.targets:
        one, other = frame.chosen[0], frame.chosen[1]
    elif doers and frame.targets[doers[0]] >= 0:
        one, other = frame.seats[doers[0]], frame.targets[doers[0]]
    else:
        return
    swap_hands(state, one, other)
    sign(state, one)
    sign(state, other)
    if state.notices is not None:
        narration.swapped(state, one, other)


def rotate(state: BlankState, to: i64) -> None:
    """Let everybody pass the complete hand on."""
    sources = [-1] * state.setting.seats
    step: i64 = 1 if to == W_LEFT else -1
    if to == W_NEXT:
        step = state.direction
    elif to == W_PREVIOUS:
        step = -state.direction
    for seat in present(state):
        sources[neighbour(state, seat, step)] = seat
    rotate_hands(state, sources)
    if state.notices is not None:
        narration.rotated(state, step)


def redeal(state: BlankState, actor: i64) -> None:
    """Shuffle all hands together and deal them out, beginning with the actor (BLK-L59)."""
    deal_hands_anew(state, in_turn_order(state, present(state), actor))
    if state.notices is not None:
        narration.redealt(state)

# mypyc: compile
"""Reaction windows: players about to lose cards or a turn may avert that (BLK-W4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.blank import narration
from stolik.games.blank.engine.model.fields import has
from stolik.games.blank.engine.model.frame import AvertableFrame
from stolik.games.blank.engine.model.frames import CardFrame, ReactionFrame
from stolik.games.blank.engine.model.lasting import StandingOrder
from stolik.games.blank.engine.model.stages import NO_CARD
from stolik.games.blank.engine.piles import bit, everybody
from stolik.games.blank.engine.targets import all_hold, in_turn_order
from stolik.games.blank.moves import (
    ACCEPT_MOVE,
    CARD_SOURCE,
    ORDER_ASK,
    ORDER_USE,
    REACT,
    REACTS,
    BlankMove,
)
from stolik.games.blank.state import BlankState
from stolik.kernel.move import Move

_ACCEPT_ONLY: Final[list[Move]] = [ACCEPT_MOVE]


def open_reaction(
    state: BlankState, victims: list[int], to: i64, culprits: list[int], actor: i64
) -> bool:
    """Ask every victim who has not reacted in this resolution; returns whether anybody is asked.

    What they hold does not matter (BLK-W4). BLK-R36: nobody reacts to what they have
    caused themselves.
    """
    asked = [
        seat for seat in victims
        if not state.resolution.reacted & bit(seat)
        and state.hands[seat]
        and not has(culprits, seat)
    ]  # fmt: skip
    if not asked:
        return False
    frame = ReactionFrame(to, actor)
    frame.victims = in_turn_order(state, asked, actor)
    frame.cards = [NO_CARD] * len(asked)
    frame.culprits = culprits
    frame.asked = asked.copy() if len(asked) == 1 else sorted(asked)
    state.stack.append(frame)
    return True


def reaction_cards(state: BlankState, frame: ReactionFrame, seat: i64) -> list[int]:
    """The cards of the hand that can avert this now."""
    cards: list[int] = []
    hand = state.hands[seat]
    for card in state.setting.reactions:
        if not has(hand, card):
            continue
        effect = state.setting.effects[card]
        if effect is None or not effect.react & frame.reacts_to:
            continue
        if not effect.when or all_hold(state, effect.when, seat):
            cards.append(card)
    return cards


def reaction_options(state: BlankState, frame: ReactionFrame, seat: i64) -> list[Move]:
    """Accept, or play a reaction card; accepting is offered to everybody (BLK-W23)."""
    cards = reaction_cards(state, frame, seat)
    if not cards:
        return _ACCEPT_ONLY
    moves: list[Move] = []
    for card in cards:
        moves.append(REACTS[card])
    moves.append(ACCEPT_MOVE)
    return moves


def answer_reaction(frame: ReactionFrame, seat: i64, move: BlankMove) -> None:
    """Note whether the seat reacts."""
    frame.asked.remove(seat)
    if move.act == REACT:
        frame.cards[frame.victims.index(seat)] = move.first


def standing_order(state: BlankState, seat: i64, card: i64) -> i64:
    """How the seat wants a reaction card used at a turn-based table (BLK-W4)."""
    for order in state.standing_orders:
        if order.seat == seat and order.card == card:
            return order.use
    return ORDER_USE


def give_standing_order(state: BlankState, seat: i64, card: i64, use: i64) -> None:
    """Note how a seat wants a reaction card used; 'use it' needs no note."""
    orders = [order for order in state.standing_orders if order.seat != seat or order.card != card]
    if use != ORDER_USE:
        orders.append(StandingOrder(seat, card, use))
        orders.sort(key=_order_key)
    state.standing_orders = orders


def _order_key(order: StandingOrder) -> tuple[int, int, int]:
    return order.snapshot()


def _follow_standing_orders(state: BlankState, frame: ReactionFrame) -> None:
    """A turn-based table waits only for those who want to be asked."""
    for place in range(len(frame.victims)):
        seat = frame.victims[place]
        if seat not in frame.asked or _wants_to_be_asked(state, frame, seat):
            continue
        frame.asked.remove(seat)
        for card in reaction_cards(state, frame, seat):
            if standing_order(state, seat, card) == ORDER_USE:
                frame.cards[place] = card
                break


def _wants_to_be_asked(state: BlankState, frame: ReactionFrame, seat: i64) -> bool:
    """Whether the seat wants to be asked, whatever it holds: a pause must not reveal the hand."""
    for card in state.setting.reactions:
        effect = state.setting.effects[card]
        if (
            effect is not None
            and effect.react & frame.reacts_to
            and standing_order(state, seat, card) == ORDER_ASK
        ):
            return True
    return False


def run_reaction(state: BlankState, frame: ReactionFrame) -> bool:
    """Wait for all victims, then play the reaction cards in turn order (BLK-R37)."""
    if not state.setting.is_live and not frame.has_used_orders:
        frame.has_used_orders = True
        _follow_standing_orders(state, frame)
    if frame.asked:
        return False
    for place in range(len(frame.victims)):
        card = frame.cards[place]
        if card >= 0:
            frame.cards[place] = NO_CARD
            seat = frame.victims[place]
            if card not in state.hands[seat]:
                continue  # an earlier reaction has taken it away
            frame.cancelled = [*frame.cancelled, seat]
            _play_reaction(state, frame, seat, card)
            return True
    state.stack.pop()
    if frame.cancelled and state.stack:
        below = state.stack[-1]
        assert isinstance(below, AvertableFrame)
        below.cancelled = frame.cancelled.copy()
    return True


def _play_reaction(state: BlankState, frame: ReactionFrame, seat: i64, card: int) -> None:
    """The card becomes the top card; it activates nothing and closes no window."""
    state.hands[seat].remove(card)
    state.own_discard().append(card)
    state.known[card] = everybody(state)
    state.played_by = seat
    state.resolution.reacted |= bit(seat)
    state.has_card_moved = True
    if state.notices is not None:
        narration.reacted(state, seat, card)
    effect = CardFrame(CARD_SOURCE + card, seat)
    effect.is_immediate = True
    effect.culprits = frame.culprits.copy()
    state.stack.append(effect)

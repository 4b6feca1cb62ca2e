"""All In's moves as they are sent to clients."""

from __future__ import annotations

from stolik.games.all_in import moves as m
from stolik.games.all_in.cards.card_numbers import NAMES
from stolik.kernel.move import Move
from stolik.kernel.seat import Seat
from stolik.kernel.typed_move import TypedMove


class PlayMove(TypedMove, frozen=True, tag="play"):
    """Play a card of the hand."""

    card: str


class PassMove(TypedMove, frozen=True, tag="pass"):
    """Pass."""


class GoAllInMove(TypedMove, frozen=True, tag="all-in"):
    """Lay the hand face down for the rest of the round."""


class ResolveMove(TypedMove, frozen=True, tag="resolve"):
    """Resolve the effect that is due."""


class SkipMove(TypedMove, frozen=True, tag="skip"):
    """Skip the effect that is due."""


class TakeMove(TypedMove, frozen=True, tag="take"):
    """Take a card of the area or of the pile."""

    card: str


class GiveMove(TypedMove, frozen=True, tag="give"):
    """Give a card of the hand for another one."""

    card: str


class ForMove(TypedMove, frozen=True, tag="for"):
    """Choose the card to get for the one that was given."""

    card: str


class KeepMove(TypedMove, frozen=True, tag="keep"):
    """Keep one of the revealed cards."""

    card: str


class StackMove(TypedMove, frozen=True, tag="stack"):
    """Put the next of the other revealed cards onto the pile."""

    card: str


class StackRestMove(TypedMove, frozen=True, tag="stack-rest"):
    """Put all the other revealed cards onto the pile as they lie."""


class ConcealMove(TypedMove, frozen=True, tag="conceal"):
    """Do not show this card of the hand."""

    card: str


class DiscardMove(TypedMove, frozen=True, tag="discard"):
    """Discard a card above five."""

    card: str


class ChooseMove(TypedMove, frozen=True, tag="choose"):
    """Turn the effect on a player."""

    seat: Seat


class NameMove(TypedMove, frozen=True, tag="name"):
    """Predict whose hand is the strongest."""

    seat: Seat


PLAIN_MOVES = {
    m.PASS: PassMove(), m.ALL_IN: GoAllInMove(), m.RESOLVE: ResolveMove(), m.SKIP: SkipMove(),
    m.STACK_REST: StackRestMove(),
}  # fmt: skip
CARD_MOVES = {
    m.PLAY: PlayMove, m.TAKE_CARD: TakeMove, m.GIVE: GiveMove, m.GET: ForMove, m.KEEP: KeepMove,
    m.STACK: StackMove, m.CONCEAL: ConcealMove, m.DISCARD: DiscardMove,
}  # fmt: skip
SEAT_MOVES = {m.CHOOSE: ChooseMove, m.NAME: NameMove}


def typed_move(move: Move) -> TypedMove:
    """The move with its fields."""
    assert isinstance(move, m.AllInMove)
    if move.act in CARD_MOVES:
        return CARD_MOVES[move.act](NAMES[move.about])
    if move.act in SEAT_MOVES:
        return SEAT_MOVES[move.act](move.about)
    return PLAIN_MOVES[move.act]

"""BLANK's moves as they are sent to clients.

Cards are named as in views; a `source` is the number that views give to what a claim or an
accusation points at: a rule card, a game card, the duty to play.
"""

from __future__ import annotations

from stolik.games.blank import moves as m
from stolik.kernel.move import Move
from stolik.kernel.seat import Seat
from stolik.kernel.typed_move import TypedMove


class LayMove(TypedMove, frozen=True, tag="lay"):
    """Lay a card of the hand; cards of one play have something of `joins` in common (BLK-27)."""

    card: str
    joins: tuple[str, ...]


class DoneMove(TypedMove, frozen=True, tag="done"):
    """The play is complete."""


class DrawMove(TypedMove, frozen=True, tag="draw"):
    """Draw a card."""


class PickMove(TypedMove, frozen=True, tag="pick"):
    """Pick a card that an effect moves or shows."""

    card: str


class NothingMove(TypedMove, frozen=True, tag="nothing"):
    """Pick no more cards."""


class ReactMove(TypedMove, frozen=True, tag="react"):
    """Avert something with a card."""

    card: str


class AcceptMove(TypedMove, frozen=True, tag="accept"):
    """Let it happen."""


class PlayerMove(TypedMove, frozen=True, tag="player"):
    """Choose a player, or vote for one."""

    seat: Seat


class ColourMove(TypedMove, frozen=True, tag="colour"):
    """Choose a colour."""

    colour: str


class DigitMove(TypedMove, frozen=True, tag="digit"):
    """Choose a digit."""

    digit: int


class ParityMove(TypedMove, frozen=True, tag="parity"):
    """Choose odd or even digits."""

    parity: str


class ChooseMove(TypedMove, frozen=True, tag="choose"):
    """Choose a rule card of the row."""

    rule: int


class YesMove(TypedMove, frozen=True, tag="yes"):
    """Yes."""


class NoMove(TypedMove, frozen=True, tag="no"):
    """No."""


class ClaimMove(TypedMove, frozen=True, tag="claim"):
    """Claim to have done what a card asks."""

    source: int


class CallMove(TypedMove, frozen=True, tag="call"):
    """Accuse a player of a breach of one card, or of the duty to play."""

    seat: Seat
    source: int


class ReportMove(TypedMove, frozen=True, tag="report"):
    """Report what a rule speaks of; without a seat it happened outside the game."""

    source: int
    seat: Seat | None


class AdmitMove(TypedMove, frozen=True, tag="admit"):
    """Admit the breach."""


class DenyMove(TypedMove, frozen=True, tag="deny"):
    """Deny the breach."""


class VoteMove(TypedMove, frozen=True, tag="vote"):
    """Vote in a case."""

    vote: str


class LoserMove(TypedMove, frozen=True, tag="loser"):
    """Name who lost a contest."""

    seat: Seat


class HoldMove(TypedMove, frozen=True, tag="hold"):
    """Begin to hold."""


class ReleaseMove(TypedMove, frozen=True, tag="release"):
    """Let go."""


class ShowMove(TypedMove, frozen=True, tag="show"):
    """Show rock, paper or scissors."""

    hand: str


class UnderstoodMove(TypedMove, frozen=True, tag="understood"):
    """The rules have been read."""


class FineMove(TypedMove, frozen=True, tag="fine"):
    """There is nothing to call out."""


class OrderMove(TypedMove, frozen=True, tag="order"):
    """Set in advance how a reaction card is to be used."""

    card: str
    use: str


class ExemptMove(TypedMove, frozen=True, tag="exempt"):
    """Be freed from a kind of act."""

    act: str


PLAIN_MOVES: dict[int, TypedMove] = {
    m.DONE: DoneMove(), m.DRAW: DrawMove(), m.NOTHING: NothingMove(), m.ACCEPT: AcceptMove(),
    m.YES: YesMove(), m.NO: NoMove(), m.ADMIT: AdmitMove(), m.DENY: DenyMove(),
    m.HOLD: HoldMove(), m.RELEASE: ReleaseMove(), m.UNDERSTOOD: UnderstoodMove(),
    m.FINE: FineMove(),
}  # fmt: skip


def typed_move(move: Move) -> TypedMove | None:
    """The move with its fields; None for what only the table does."""
    assert isinstance(move, m.BlankMove)
    return PLAIN_MOVES.get(move.act) or _about_card(move) or _about_value(move) or _about_seat(move)


def _about_card(move: m.BlankMove) -> TypedMove | None:
    match move.act:
        case m.LAY:
            joins = (m.COLOURS[m.card_colour(move.first)], str(m.card_digit(move.first) + 1))
            return LayMove(m.card_name(move.first), joins)
        case m.PICK:
            return PickMove(m.card_name(move.first))
        case m.REACT:
            return ReactMove(m.card_name(move.first))
        case m.ORDER:
            return OrderMove(m.card_name(move.first), m.ORDERS[move.second])
    return None


def _about_value(move: m.BlankMove) -> TypedMove | None:
    match move.act:
        case m.COLOUR:
            return ColourMove(m.COLOURS[move.first])
        case m.DIGIT:
            return DigitMove(move.first + 1)
        case m.PARITY:
            return ParityMove("even" if move.first else "odd")
        case m.RULE:
            return ChooseMove(move.first)
        case m.VOTE:
            return VoteMove(m.VOTES[move.first])
        case m.SHOW:
            return ShowMove(m.HANDS[move.first])
        case m.EXEMPT:
            return ExemptMove(m.EXEMPTIONS[move.first])
    return None


def _about_seat(move: m.BlankMove) -> TypedMove | None:
    match move.act:
        case m.PLAYER:
            return PlayerMove(move.first)
        case m.LOSER:
            return LoserMove(move.first)
        case m.CLAIM:
            return ClaimMove(move.first)
        case m.CALL:
            return CallMove(move.first, move.second)
        case m.REPORT:
            return ReportMove(move.first, None if move.second == m.MOST_SEATS else move.second)
    return None

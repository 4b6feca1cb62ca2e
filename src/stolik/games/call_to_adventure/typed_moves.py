"""Call to Adventure's moves as they are sent to clients."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from stolik.games.call_to_adventure import moves as m
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.catalogue import catalogue
from stolik.games.call_to_adventure.cards.runes import kind_of
from stolik.kernel.move import Move
from stolik.kernel.seat import Seat
from stolik.kernel.typed_move import TypedMove


class Place(msgspec.Struct, frozen=True):
    """A place of the rows, both counted from 0."""

    act: int
    position: int


class KeepMove(TypedMove, frozen=True, tag="keep"):
    """Keep the first (0) or second (1) of each kind of character."""

    origin: int
    motivation: int
    destiny: int


class GainMove(TypedMove, frozen=True, tag="gain"):
    """Take the trait at a place."""

    place: Place


class FaceMove(TypedMove, frozen=True, tag="face"):
    """Face a path of a challenge; without a place, the adversary."""

    place: Place | None
    path: int


class JourneyMove(TypedMove, frozen=True, tag="journey"):
    """Discard a face-up card and turn up another."""

    place: Place


class DiscardMove(TypedMove, frozen=True, tag="discard"):
    """Discard a face-up card of a row."""

    place: Place


class AssignMove(TypedMove, frozen=True, tag="assign"):
    """Tuck the revealed ally under a challenge."""

    place: Place


class UseMove(TypedMove, frozen=True, tag="use"):
    """Use an effect of a card; `number` counts the effects of the card from 1."""

    card: str
    number: int
    cost: str


class PlayMove(TypedMove, frozen=True, tag="play"):
    """Play a card of the hand."""

    card: str


class CancelMove(TypedMove, frozen=True, tag="cancel"):
    """Choose the card that will have no effect."""

    card: str


class ThrowMove(TypedMove, frozen=True, tag="throw"):
    """Discard a card of the hand."""

    card: str


class AllyMove(TypedMove, frozen=True, tag="ally"):
    """Choose an ally on the table."""

    card: str


class ChooseMove(TypedMove, frozen=True, tag="choose"):
    """Choose an ability, a story symbol or the dark rune."""

    sign: str


class TargetMove(TypedMove, frozen=True, tag="target"):
    """Choose whom a card is for."""

    seat: Seat


class RuneMove(TypedMove, frozen=True, tag="rune"):
    """Choose one of the cast runes."""

    rune: int
    rune_kind: str


class FirstMove(TypedMove, frozen=True, tag="first"):
    """Choose which effect comes next; `number` counts the effects of the card from 1."""

    card: str
    number: int


class AddMove(TypedMove, frozen=True, tag="add"):
    """Add a rune to the pool."""

    rune: str


class LeaveMove(TypedMove, frozen=True, tag="leave"):
    """Leave a rune out of the pool."""

    rune: str


class PayMove(TypedMove, frozen=True, tag="pay"):
    """Use a triggered effect and pay for it in this way."""

    cost: str


class BackMove(TypedMove, frozen=True, tag="back"):
    """Choose a card of another hand by its back."""

    back: str


class DrawMove(TypedMove, frozen=True, tag="draw"):
    """Draw from the hero or the antihero deck."""

    deck: str


class DarkMove(TypedMove, frozen=True, tag="dark"):
    """Spend experience on a dark rune."""


class CastMove(TypedMove, frozen=True, tag="cast"):
    """Cast the runes."""


class PassMove(TypedMove, frozen=True, tag="pass"):
    """Play nothing in this window."""


class AcceptMove(TypedMove, frozen=True, tag="accept"):
    """Take what is offered."""


class DeclineMove(TypedMove, frozen=True, tag="decline"):
    """Decline what is offered."""


class EndMove(TypedMove, frozen=True, tag="end"):
    """End the turn."""


def _place(place: int) -> Place:
    return Place(place // m.ROW_SIZE, place % m.ROW_SIZE)


@cache
def _effects() -> dict[int, tuple[str, int]]:
    """The card's key and the effect's number on the card, by the effect's number of all."""
    return {
        effect.number: (card.key, number)
        for card in catalogue().designs
        for number, effect in enumerate(card.effects, start=1)
    }


def _use(move: m.UseEffect) -> UseMove:
    return UseMove(*_effects()[move.effect], move.cost)


def _face(move: m.FaceChallenge) -> FaceMove:
    return FaceMove(None if move.place == m.SET_ASIDE else _place(move.place), move.path)


def _sign(move: m.ChooseSign) -> ChooseMove:
    return ChooseMove("dark" if move.sign == len(v.SYMBOLS) else v.SYMBOLS[move.sign])


TYPED: dict[type[Move], Callable[[Any], TypedMove]] = {
    m.KeepCharacters: lambda move: KeepMove(move.origin, move.motivation, move.destiny),
    m.GainTrait: lambda move: GainMove(_place(move.place)),
    m.FaceChallenge: _face,
    m.Journey: lambda move: JourneyMove(_place(move.place)),
    m.DiscardStoryCard: lambda move: DiscardMove(_place(move.place)),
    m.AssignAlly: lambda move: AssignMove(_place(move.place)),
    m.UseEffect: _use,
    m.PlayCard: lambda move: PlayMove(move.card),
    m.CancelCard: lambda move: CancelMove(move.card),
    m.DiscardCard: lambda move: ThrowMove(move.card),
    m.ChooseAlly: lambda move: AllyMove(move.card),
    m.ChooseSign: _sign,
    m.ChoosePlayer: lambda move: TargetMove(move.seat),
    m.ChooseRune: lambda move: RuneMove(move.rune, v.RUNE_KINDS[kind_of(move.rune)]),
    m.ResolveFirst: lambda move: FirstMove(*_effects()[move.effect]),
    m.PayCost: lambda move: PayMove(v.COSTS[move.cost]),
    m.ChooseBack: lambda move: BackMove(v.CARD_BACKS[move.back]),
    m.AddRune: lambda move: AddMove(v.RUNE_KINDS[move.rune_kind]),
    m.LeaveRune: lambda move: LeaveMove(v.RUNE_KINDS[move.rune_kind]),
    m.DrawFrom: lambda move: DrawMove(v.DECKS[move.deck]),
    m.BuyDarkRune: lambda _: DarkMove(),
    m.CastRunes: lambda _: CastMove(),
    m.Pass: lambda _: PassMove(),
    m.Accept: lambda _: AcceptMove(),
    m.Decline: lambda _: DeclineMove(),
    m.EndTurn: lambda _: EndMove(),
}


def typed_move(move: Move) -> TypedMove:
    """The move with its fields."""
    return TYPED[type(move)](move)

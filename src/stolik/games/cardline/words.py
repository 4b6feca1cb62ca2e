"""Cardline in words: what is asked, what a move means, what happened."""

from __future__ import annotations

from stolik.games.cardline.events import (
    CardDrawn,
    CardFitted,
    CardMissed,
    CardPlaced,
    CardReturned,
    GameEnded,
    PlayOffBegun,
)
from stolik.games.cardline.moves import PlaceCard
from stolik.games.cardline.view import CardlineView
from stolik.kernel.event import Event, tag_of
from stolik.kernel.game import plain_arguments
from stolik.kernel.move import Move
from stolik.kernel.phrase import Argument, Phrase, Player, Several
from stolik.kernel.seat import Seat


def question(view: CardlineView, seat: Seat) -> Phrase:
    """Ask for a card and its place."""
    kind = "question-place-last" if len(view.hands[seat]) == 1 else "question-place"
    return Phrase(kind, {"attribute": view.attributes[view.attribute].name})


def describe(view: CardlineView, move: Move) -> Phrase:
    """Name the card and the neighbours it would get."""
    assert isinstance(move, PlaceCard)
    args: dict[str, Argument] = {"card": view.hands[view.turn][move.card].name}
    if move.slot > 0:
        args["left"] = view.line[move.slot - 1].name
    if move.slot < len(view.line):
        args["right"] = view.line[move.slot].name
    if move.slot == 0:
        return Phrase("move-place-first", args)
    if move.slot == len(view.line):
        return Phrase("move-place-last", args)
    return Phrase("move-place-between", args)


def narrate(event: Event) -> Phrase:
    """Describe what happened, in words."""
    kind = f"event-{tag_of(event)}"
    match event:
        case CardPlaced() | CardDrawn() | CardReturned():
            return Phrase(kind, {"seat": Player(event.seat), "card": event.card.name})
        case CardFitted() | CardMissed():
            return Phrase(kind, {"seat": Player(event.seat), "card": event.card.name})
        case PlayOffBegun():
            return Phrase(kind, {"seats": Several(tuple(Player(seat) for seat in event.seats))})
        case GameEnded():
            winners = Several(tuple(Player(seat) for seat in event.winners))
            return Phrase(kind, {"winners": winners, "count": len(event.winners)})
        case _:
            return Phrase(kind, plain_arguments(event))

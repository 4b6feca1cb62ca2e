"""Which plays can wait: a card for any time is just as good later, until its last chance."""

from __future__ import annotations

from typing import Final

from stolik.games.call_to_adventure import moves
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.card import Card
from stolik.games.call_to_adventure.cards.catalogue import catalogue
from stolik.games.call_to_adventure.engine.model.card_tables import (
    W_FINAL,
    W_MAIN,
    W_POSTCAST,
    W_PRECAST,
    W_VERDICT,
)
from stolik.games.call_to_adventure.view import AdventureView
from stolik.kernel.move import Move

# Before these the own turn still offers what experience can pay for.
PAID_FOR: Final = (W_MAIN, W_PRECAST)
# In these the own challenge can still be changed by cards that another morality allows.
UNDECIDED: Final = (W_POSTCAST, W_VERDICT)


def can_wait(view: AdventureView, move: Move) -> bool:
    """Whether the seat can make the move just as well at a later window (CTA-109, CTA-R58)."""
    if not isinstance(move, moves.PlayCard):
        return False
    window = W_MAIN if view.question.window is None else view.question.window
    card = catalogue().designs[move.design]
    if not is_patient(card) or window == W_FINAL:  # the last window of the game
        return False
    if view.seat != view.active:
        return True
    return window not in PAID_FOR and not (window in UNDECIDED and v.DO_MORALITY in _words(card))


def is_patient(card: Card) -> bool:
    """Whether a card of a hand may be played at any time, and not only as an answer."""
    is_free = bool(card.effects) and all(effect.is_at(v.AT_ANY_TIME) for effect in card.effects)
    return is_free and v.DO_CANCEL_CARD not in _words(card)


def _words(card: Card) -> list[int]:
    return [operation.word for effect in card.effects for operation in effect.operations]

"""A table of Cardline as a vector."""

from __future__ import annotations

from stolik.games.cardline.moves import MOST_CARDS, PACK_SIZE
from stolik.games.cardline.observations.encode import ROUNDS
from stolik.games.cardline.view import CardlineView
from stolik.kernel.observations.vector import VectorWriter
from stolik.kernel.rules import Rules
from stolik.kernel.view import View


def write(writer: VectorWriter, view: View, rules: Rules) -> None:
    """Everything lies open here, except the values of cards that were not placed yet."""
    assert isinstance(view, CardlineView)
    writer.one_of("attribute", view.attribute, (0, 1, 2))
    writer.places("line", [card.card for card in view.line], PACK_SIZE)
    writer.number("line-length", len(view.line), PACK_SIZE)
    hand = view.hands[writer.me]
    for place in range(MOST_CARDS):
        card = [hand[place].card] if place < len(hand) else []
        writer.cards(f"hand-{place}", card, PACK_SIZE)
    for name, seat in writer.round_table():
        writer.number(f"{name}-hand-size", len(view.hands[seat]), MOST_CARDS)
        if seat != writer.me:
            writer.cards(f"{name}-hand", [card.card for card in view.hands[seat]], PACK_SIZE)
    top = [view.deck_top.card] if view.deck_top is not None else []
    writer.cards("deck-top", top, PACK_SIZE)
    writer.number("deck-size", view.deck_size, PACK_SIZE)
    writer.number("box-size", view.box_size, PACK_SIZE)
    writer.number("round", view.round, ROUNDS)
    writer.seat("first", view.first)
    writer.seat("turn", view.turn)
    writer.chosen("eliminated", view.eliminated)
    writer.flag("play-off", view.is_play_off)

"""A table of Cardline as a vector."""

from __future__ import annotations

from stolik.adapters.sheet import Sheet
from stolik.games.cardline.moves import MOST_CARDS, PACK_SIZE
from stolik.games.cardline.view import CardlineView
from stolik.kernel.rules import Rules
from stolik.kernel.view import View

ROUNDS = 40


def write(sheet: Sheet, view: View, rules: Rules) -> None:
    """Everything lies open here, except the values of cards that were not placed yet."""
    assert isinstance(view, CardlineView)
    sheet.one_of("attribute", view.attribute, (0, 1, 2))
    sheet.places("line", [card.card for card in view.line], PACK_SIZE)
    sheet.number("line-length", len(view.line), PACK_SIZE)
    hand = view.hands[sheet.me]
    for place in range(MOST_CARDS):
        card = [hand[place].card] if place < len(hand) else []
        sheet.cards(f"hand-{place}", card, PACK_SIZE)
    for name, seat in sheet.round_table():
        sheet.number(f"{name}-hand-size", len(view.hands[seat]), MOST_CARDS)
        if seat != sheet.me:
            sheet.cards(f"{name}-hand", [card.card for card in view.hands[seat]], PACK_SIZE)
    top = [view.deck_top.card] if view.deck_top is not None else []
    sheet.cards("deck-top", top, PACK_SIZE)
    sheet.number("deck-size", view.deck_size, PACK_SIZE)
    sheet.number("box-size", view.box_size, PACK_SIZE)
    sheet.number("round", view.round, ROUNDS)
    sheet.seat("first", view.first)
    sheet.seat("turn", view.turn)
    sheet.chosen("eliminated", view.eliminated)
    sheet.flag("play-off", view.is_play_off)

"""What bots propose: sound rules, all different, until the deck is full."""

from __future__ import annotations

from games.blank.builders import deck, with_card
from stolik import load
from stolik.games.blank.cards.known_cards import sentence
from stolik.games.blank.decks.bot_ideas import bot_idea
from stolik.games.blank.decks.deck import Deck
from stolik.games.blank.language.document import to_data, to_json


def with_idea(of: Deck, seed: int) -> Deck:
    """The deck with one more card of a bot."""
    card = bot_idea(of, "Ewa", seed)
    assert card is not None
    return with_card(of, card, of.blank_rules[0].slot)


def test_bots_fill_a_deck_with_different_rules_that_can_be_said_and_played() -> None:
    full = deck()
    before = len(full.blank_rules)
    assert before > 10
    for seed in range(before):
        full = with_idea(full, seed)
    cards = [slot.card for slot in full.rules if slot.card is not None]
    meanings = [repr((to_data(card).get("if"), to_data(card).get("then"))) for card in cards]
    assert len(set(meanings)) == len(meanings)
    assert all(sentence(card).pl and sentence(card).en for card in cards)
    assert bot_idea(full, "Ewa", 1) is None, "the deck is full"
    written = tuple(to_json(card) for card in cards[-3:])
    state = load("blank").new(2, 1, {"rules": written})
    assert len(state.view(0).row) == 3  # type: ignore[attr-defined]

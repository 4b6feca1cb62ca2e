"""Deck and box of Cardline when they run low."""

from __future__ import annotations

from games.cardline.builders import MIDDLE, NUMBER, table, wrong
from stolik.games.cardline.events import CardReturned, DeckRenewed


def exhausted():
    """Example 16: 4 players with 4 cards each, a line of 10, no deck, 84 in the box."""
    state = table([], [[], [], [], []])
    order = sorted(range(110), key=lambda card: state.values[card])
    state.line = order[0:100:10]
    rest = [card for card in order if card not in state.line]
    state.hands = [rest[4 * seat : 4 * seat + 4] for seat in range(4)]
    state.box = rest[16:]
    state.deck = []
    return state


def test_when_the_deck_is_used_up_the_shuffled_box_takes_its_place():
    """CRD-R15: example 16; deck 83, box 1, and the hand has 4 cards again."""
    state = exhausted()
    misplaced = state.hands[0][0]
    assert len(state.box) == 84
    before = list(state.box)

    notices = []
    move = next(move for move in state.legal(0) if move.card == 0 and move.slot == 10)
    state.apply(0, move, notices)

    assert len(state.deck) - state.top == 83
    assert state.box == [misplaced]
    assert len(state.hands[0]) == 4
    assert sorted([*state.deck]) == sorted(before)
    assert state.deck != before, "the box was shuffled"
    assert DeckRenewed(84) in [notice.event for notice in notices]


def test_the_card_just_misplaced_cannot_be_drawn_at_once():
    """CRD-R15: it is set aside until the replacement has been drawn."""
    for seed in range(30):
        state = exhausted()
        for _ in range(seed):
            state.entropy.next32()
        misplaced = state.hands[0][0]
        state.apply(0, next(m for m in state.legal(0) if m.card == 0 and m.slot == 10))
        assert misplaced not in state.hands[0]


def test_with_nothing_to_draw_the_misplaced_card_returns_to_its_owner():
    """CRD-R16: it is the only card available."""
    state = table(MIDDLE, [["Mulan", "Medea"], ["Achilles"]], deck=[])

    notices = []
    state.apply(0, next(m for m in state.legal(0) if m.card == 0 and m.slot == 4), notices)

    assert sorted(state.hands[0]) == sorted([NUMBER["Mulan"], NUMBER["Medea"]])
    assert state.box == []
    assert any(isinstance(notice.event, CardReturned) for notice in notices)


def test_the_replacement_is_the_decks_top_card():
    """CRD-24: the very card whose front everybody saw."""
    state = table(MIDDLE, [["Mulan"], ["Achilles"]])
    shown = state.view(1).deck_top.card

    wrong(state, 0)

    assert state.hands[0] == [shown]

"""The engine deals the decks, rows and hands that the ledger says, in every way to play."""

from __future__ import annotations

import pytest

from reference.call_to_adventure.engine import NAMES, PILES, names
from reference.call_to_adventure.rules.setup import adversary_goal, decks, quests_of, row_size
from reference.call_to_adventure.settings import SETTINGS, is_extended, is_together
from stolik.games.call_to_adventure.engine.story import adversary_goal as engine_goal
from stolik.games.call_to_adventure.game import GAME
from stolik.games.call_to_adventure.moves import ROW_SIZE

CHARACTERS = ("origin", "motivation", "destiny")


def dealt_cards(seats: int, options: dict[str, object]) -> tuple[object, dict[str, list[str]]]:
    """A new game, and where its cards come from."""
    return GAME.new(seats, 11, dict(options)), decks(
        seats, together=is_together(seats, options), extended=is_extended(seats, options)
    )


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=str)
def test_every_deck_is_made_of_the_right_cards(seats, options):
    """CTA-07, CTA-08, CTA-16, CTA-28 to CTA-30, CTA-176, CTA-178, CTA-182, CTA-R86."""
    state, wanted = dealt_cards(seats, options)
    for deck, pile in enumerate(PILES):
        cards = names(state.decks[deck][state.tops[deck] :] + state.discards[deck])
        if pile in "123":
            places = range(deck * ROW_SIZE, (deck + 1) * ROW_SIZE)
            laid = [*(state.rows[at] for at in places), *(state.row_allies[at] for at in places)]
            cards += [NAMES[card] for card in laid if card >= 0]
            cards += names([card for card in asked_allies(state) if card in acts(deck)])
        if pile == "hero":
            assert [len(hand) for hand in state.hands] == [1] * seats
            cards += [card for hand in state.hands for card in names(hand)]

        assert sorted(cards) == sorted(wanted[pile]), pile


def asked_allies(state) -> list[int]:
    """Allies that turned up while the first row was opened and wait for a place (W-4)."""
    return state.rules.places(state)["ally to place"]


def acts(deck: int) -> tuple[int, ...]:
    return GAME.rules(2, {}).tables.catalogue.acts[deck]


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=str)
def test_characters_are_dealt_from_the_right_decks(seats, options):
    """CTA-13, CTA-15, CTA-29: two of each type, or one in a first game."""
    state, wanted = dealt_cards(seats, options)
    places = state.rules.places(state)
    shown = [card for seat in range(seats) for card in places[f"characters {seat}"]]
    held = [card for seat in range(seats) for card in state.dealt[seat]]
    dealt = names(shown + held)
    each = 1 if options.get("first_game") else 2
    for group, kind in enumerate(CHARACTERS):
        mine = [card for card in dealt if card in wanted[kind]]

        assert len(mine) == each * seats
        assert sorted(mine + names(state.undealt[group])) == sorted(wanted[kind])


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=str)
def test_rows_experience_and_the_adversary_are_set_up(seats, options):
    """CTA-17, CTA-22, CTA-24, CTA-25, CTA-177, CTA-180, CTA-184."""
    state, _ = dealt_cards(seats, options)

    assert list(state.xp) == [3] * seats
    assert list(state.morality) == [0] * seats
    for row in (1, 2):
        laid = state.rows[row * ROW_SIZE : (row + 1) * ROW_SIZE]
        assert sum(card >= 0 for card in laid) == row_size(seats)
    if is_together(seats, options):
        assert names(state.adversary.quests) == quests_of(NAMES[state.adversary.card])
        assert engine_goal(state) == adversary_goal(seats)
    else:
        assert state.adversary.card < 0

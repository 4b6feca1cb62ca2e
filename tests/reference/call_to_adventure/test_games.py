"""Engine and reference agree after every decision of whole games, in every way to play."""

from __future__ import annotations

import pytest

from length import IS_LONG
from reference.call_to_adventure.comparison import Tally
from reference.call_to_adventure.rules.cards import all_cards
from reference.call_to_adventure.rules.setup import decks
from reference.call_to_adventure.settings import SETTINGS, is_extended, is_together, tallies

GAMES = 17
"""In each setting of a default run."""

DECISIONS = 1_000_000
"""In all settings of a long run together."""

LEAST_COMPARED = 0.99
RARE = {"shield_of_light", "brotherhood_of_arms", "cruel_betrayal", "sorcerer"}
"""Cards that need others at the right moment: a long run of one setting may miss them."""


def active_cards(seats: int, options: dict[str, object]) -> set[str]:
    """The cards of a setting that do something while it is played."""
    together = is_together(seats, options)
    piles = decks(seats, together=together, extended=is_extended(seats, options))
    used = {card for cards in piles.values() for card in cards}
    if together:
        used |= {
            card["id"] for card in all_cards().values() if card["kind"] in ("quest", "adversary")
        }
    return {
        card
        for card in used
        if any(
            effect["timing"] not in ("while_face_up", "at_scoring")
            for effect in all_cards()[card].get("effect", [])
        )
    }


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=str)
def test_whole_games_agree_after_every_decision(seats, options):
    """States, questions, legal moves, chances, results, points and ends are the same."""
    tally = Tally()
    for one in tallies(seats, options, range(1_000_000 if IS_LONG else GAMES)):
        tally.add(one)
        if IS_LONG and tally.decisions * len(SETTINGS) >= DECISIONS:
            break
    print(  # noqa: T201 - shown with pytest -s
        f"\nCall to Adventure, {seats} seats, {options}: {tally}"
    )

    assert tally.compared >= LEAST_COMPARED * tally.decisions
    if is_together(seats, options):
        assert {"defeat", "victory over the adversary"} <= set(tally.ends)
    else:
        assert set(tally.ends) == {"competition"}
    if IS_LONG:
        assert active_cards(seats, options) - tally.performed <= RARE

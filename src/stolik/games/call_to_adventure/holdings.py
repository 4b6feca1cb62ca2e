"""Which cards a player had at the end, for studies of what a card is worth."""

from __future__ import annotations

from functools import cache

from stolik.games.call_to_adventure.cards import catalogue
from stolik.games.call_to_adventure.state import AdventureState
from stolik.kernel.facts import Fact, Facts


@cache
def _facts(group: str) -> tuple[Fact, ...]:
    """A fact for each card; the copies of one design share theirs."""
    return tuple(Fact(group, card.name) for card in catalogue().cards)


def cards_held(state: AdventureState) -> Facts:
    """Characters, story cards by act, allies and the cards that were played."""
    seats = range(len(state.xp))
    return Facts(seats=tuple(tuple(dict.fromkeys(_held(state, seat))) for seat in seats))


def _held(state: AdventureState, seat: int) -> list[Fact]:
    cards = state.tables.cards
    found = [
        _facts("origins")[state.origins[seat]],
        _facts("motivations")[state.motivations[seat]],
        _facts("destinies")[state.destinies[seat]],
    ]
    for side in state.tucked[seat]:
        found.append(_facts(f"act-{cards[side // 2].act}")[side // 2])
    found += [_facts("allies")[ally] for ally in state.allies[seat]]
    found += [_facts("played")[card] for card in state.played[seat]]
    return found

"""The cards that a player had at the end, for studies of what a card is worth."""

from __future__ import annotations

from functools import cache

from stolik.games.call_to_adventure.cards.catalogue import catalogue
from stolik.games.call_to_adventure.engine.model.sides import side_card
from stolik.games.call_to_adventure.state import AdventureState
from stolik.kernel.facts import Fact, Facts


@cache
def _facts(group: str) -> tuple[Fact, ...]:
    """A fact for each card; the copies of one design share theirs."""
    by_design = {card.key: Fact(group, card.name) for card in catalogue().designs}
    return tuple(by_design[card.key] for card in catalogue().cards)


@cache
def _in_story() -> tuple[Fact, ...]:
    """A fact for each story card, by its act."""
    return tuple(_facts(f"act-{card.act}")[number] for number, card in enumerate(catalogue().cards))


def cards_held(state: AdventureState) -> Facts:
    """Characters, story cards by act, allies and the cards that were played."""
    return Facts(seats=tuple(_held(state, seat) for seat in range(len(state.xp))))


def _held(state: AdventureState, seat: int) -> tuple[Fact, ...]:
    story, allies, played = _in_story(), _facts("allies"), _facts("played")
    found = [
        _facts("origins")[state.origins[seat]],
        _facts("motivations")[state.motivations[seat]],
        _facts("destinies")[state.destinies[seat]],
        *[story[side_card(side)] for side in state.tucked[seat]],
        *[allies[ally] for ally in state.allies[seat]],
        *[played[card] for card in state.played[seat]],
    ]
    return tuple({id(fact): fact for fact in found}.values())

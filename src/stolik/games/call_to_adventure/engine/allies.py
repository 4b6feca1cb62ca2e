"""Allies beside the boards: gained, sacrificed, restored."""

# mypyc: compile

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.call_to_adventure import narration
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.engine.model.replacement import replaced_list
from stolik.games.call_to_adventure.engine.model.sides import card_side
from stolik.games.call_to_adventure.engine.story import add_symbols, refresh_story
from stolik.games.call_to_adventure.engine.triggers import fire_event
from stolik.games.call_to_adventure.state import AdventureState


def gain_ally(state: AdventureState, seat: i64, ally: i64) -> None:
    """Put an ally face up beside the board (CTA-165)."""
    state.allies = replaced_list(state.allies, seat, state.allies[seat] + [ally])
    add_symbols(state, seat, card_side(ally), 1)
    refresh_story(state, seat)
    if state.notices is not None:
        narration.ally_gained(state, seat, ally)
    fire_event(state, v.ON_ALLY_GAINED, seat)


def sacrifice_ally(state: AdventureState, seat: i64, ally: int) -> None:
    """Turn an ally face down: it does nothing any more (CTA-167, CTA-R80)."""
    state.sacrificed_allies |= 1 << ally
    add_symbols(state, seat, card_side(ally), -1)
    refresh_story(state, seat)
    if state.notices is not None:
        narration.ally_sacrificed(state, seat, ally)
    fire_event(state, v.ON_ALLY_SACRIFICED, seat)


def restore_ally(state: AdventureState, seat: i64, ally: int) -> None:
    """Turn an ally face up again."""
    state.sacrificed_allies &= ~(1 << ally)
    add_symbols(state, seat, card_side(ally), 1)
    refresh_story(state, seat)


def owner_of_ally(state: AdventureState, ally: i64) -> i64:
    """The seat beside whose board an ally lies."""
    for seat in range(len(state.xp)):
        if ally in state.allies[seat]:
            return seat
    raise ValueError("nobody has this ally")

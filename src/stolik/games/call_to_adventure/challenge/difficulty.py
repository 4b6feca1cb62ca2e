"""How difficult a challenge is."""

# mypyc: compile

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.call_to_adventure.engine.model.sides import card_side
from stolik.games.call_to_adventure.engine.table_effects import SET_ASIDE_ROW
from stolik.games.call_to_adventure.moves import ROW_SIZE, SET_ASIDE
from stolik.games.call_to_adventure.state import AdventureState


def card_at(state: AdventureState, place: i64) -> i64:
    """The card at a place of the rows, or the adversary set aside."""
    return state.adversary.card if place == SET_ASIDE else state.rows[place]


def ally_at(state: AdventureState, place: i64) -> i64:
    """The ally under the challenge at a place, -1 for none."""
    return -1 if place == SET_ASIDE else state.row_allies[place]


def printed_difficulty(state: AdventureState, place: i64, path: i64) -> i64:
    """The difficulty of a path before any card is played (CTA-51, CTA-53, CTA-161)."""
    card = card_at(state, place)
    total = state.tables.difficulty[card] + state.tables.plus[card_side(card, path)]
    if place == SET_ASIDE:
        return total + state.table_effects.difficulty_by_row[SET_ASIDE_ROW]
    if state.row_allies[place] >= 0:
        total += 1
    return total + state.table_effects.difficulty_by_row[place // ROW_SIZE]


def difficulty_now(state: AdventureState) -> i64:
    """The difficulty of the challenge being faced (CTA-R37, CTA-R38)."""
    challenge = state.challenge
    total = printed_difficulty(state, challenge.place, challenge.path)
    return max(total + challenge.difficulty_bonus + challenge.card_difficulty_bonus, 0)

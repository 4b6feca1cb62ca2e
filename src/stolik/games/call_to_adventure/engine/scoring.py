"""The score pad, line by line (CTA-142 to CTA-148)."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.scales import SCALES
from stolik.games.call_to_adventure.engine.conditions import count_backs, count_per, holds
from stolik.games.call_to_adventure.engine.model.sides import card_side, side_card
from stolik.games.call_to_adventure.engine.model.sizes import SYMBOLS
from stolik.games.call_to_adventure.engine.story import face_up_allies
from stolik.games.call_to_adventure.state import AdventureState

TRIUMPH: Final = 0
TRAGEDY: Final = 1
MORALITY: Final = 2
DESTINY: Final = 3
EXPERIENCE: Final = 4
HEROES: Final = 5
ANTIHEROES: Final = 6
SETS: Final = 7
TOTAL: Final = 8
LINES: Final = (
    "triumph", "tragedy", "morality", "destiny", "experience", "heroes", "antiheroes", "sets",
    "total",
)  # fmt: skip


def track_points(level: i64) -> i64:
    """What a space of the morality track is worth at the end (CTA-143).

    >>> [track_points(level) for level in (2, 0, -2, -3, -4)]
    [4, 2, 4, 0, -4]
    """
    space = SCALES.space(level)
    return space.triumph + space.tragedy


def score(state: AdventureState, seat: i64) -> list[int]:
    """Fill in a player's column of the pad; the destiny is part of the story (CTA-156)."""
    tables = state.tables
    lines = [0] * len(LINES)
    destiny = state.destinies[seat]
    sides = [card_side(state.origins[seat]), card_side(state.motivations[seat]), card_side(destiny)]
    sides.extend(state.tucked[seat])
    sides.extend([card_side(ally) for ally in face_up_allies(state, seat)])  # CTA-R81
    for side in sides:
        lines[TRIUMPH] += tables.triumph[side]
        lines[TRAGEDY] += tables.tragedy[side]
        _add_effects(state, seat, side_card(side), lines)
    lines[MORALITY] = track_points(state.morality[seat])
    lines[EXPERIENCE] = state.xp[seat]
    lines[HEROES] = count_backs(state, state.played[seat], v.CARDS_HERO)
    lines[ANTIHEROES] = count_backs(state, state.played[seat], v.CARDS_ANTIHERO)
    for symbol in range(v.DIVINITY, SYMBOLS):
        lines[SETS] += SCALES.set_points(state.symbols[seat * SYMBOLS + symbol])  # CTA-154
    lines[TOTAL] = sum(lines)
    return lines


def _add_effects(state: AdventureState, seat: i64, card: i64, lines: list[int]) -> None:
    is_destiny = state.tables.kind[card] == v.DESTINY
    for effect in state.tables.card_effects[card]:
        if not effect.timings & v.AT_SCORING or not holds(state, effect.condition, seat, card):
            continue
        for operation in effect.operations:
            if not holds(state, operation.condition, seat, card):
                continue
            points = operation.n
            if operation.word == v.DO_SCORE_PER:
                points *= count_per(state, operation, seat)
                if operation.more > 0:
                    points = min(points, operation.more)
            line = DESTINY if is_destiny else TRIUMPH
            if not is_destiny and operation.scope == v.POINTS_TRAGEDY:
                line = TRAGEDY
            lines[line] += points

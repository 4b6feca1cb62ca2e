"""The score pad, line by line (CTA-142 to CTA-148)."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.conditions import count_backs, holds
from stolik.games.call_to_adventure.deeds import counted
from stolik.games.call_to_adventure.scales import SCALES
from stolik.games.call_to_adventure.state import SYMBOLS, AdventureState
from stolik.games.call_to_adventure.story import face_up_allies

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


def track_points(level: int) -> int:
    """What a space of the morality track is worth at the end (CTA-143).

    >>> [track_points(level) for level in (2, 0, -2, -3, -4)]
    [4, 2, 4, 0, -4]
    """
    space = SCALES.space(level)
    return space.triumph + space.tragedy


def score(state: AdventureState, seat: int) -> list[int]:
    """Fill in a player's column of the pad; the destiny is part of the story (CTA-156)."""
    tables = state.tables
    lines = [0] * len(LINES)
    destiny = state.destinies[seat]
    sides = [state.origins[seat] * 2, state.motivations[seat] * 2, destiny * 2]
    sides.extend(state.tucked[seat])
    sides.extend([ally * 2 for ally in face_up_allies(state, seat)])  # CTA-R81
    for side in sides:
        lines[TRIUMPH] += tables.triumph[side]
        lines[TRAGEDY] += tables.tragedy[side]
        _add_effects(state, seat, side // 2, lines)
    lines[MORALITY] = track_points(state.morality[seat])
    lines[EXPERIENCE] = state.xp[seat]
    lines[HEROES] = count_backs(state, state.played[seat], v.CARDS_HERO)
    lines[ANTIHEROES] = count_backs(state, state.played[seat], v.CARDS_ANTIHERO)
    for symbol in range(v.DIVINITY, SYMBOLS):
        lines[SETS] += SCALES.set_points(state.symbols[seat * SYMBOLS + symbol])  # CTA-154
    lines[TOTAL] = sum(lines)
    return lines


def _add_effects(state: AdventureState, seat: int, card: int, lines: list[int]) -> None:
    is_destiny = state.tables.kind[card] == v.DESTINY
    for effect in state.tables.card_effects[card]:
        if not effect.timings & v.AT_SCORING or not holds(state, effect.condition, seat, card):
            continue
        for deed in effect.deeds:
            if not holds(state, deed.condition, seat, card):
                continue
            points = deed.n
            if deed.word == v.DO_SCORE_PER:
                points *= counted(state, deed, seat)
                if deed.more > 0:
                    points = min(points, deed.more)
            line = DESTINY if is_destiny else TRIUMPH
            if not is_destiny and deed.scope == v.POINTS_TRAGEDY:
                line = TRAGEDY
            lines[line] += points

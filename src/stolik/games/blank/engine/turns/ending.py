# mypyc: compile
"""How a game ends, and who has won it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.blank import narration
from stolik.games.blank.engine.model.fields import NO_NUMBERS
from stolik.games.blank.engine.model.lasting import NO_BANS, NO_SILENCED_RULES
from stolik.games.blank.engine.model.resolution import Resolution
from stolik.games.blank.engine.model.stages import NO_SOURCE, NOBODY
from stolik.games.blank.engine.targets import present
from stolik.games.blank.state import NO_DUTIES, NO_RESOLUTIONS, BlankState

# How a game ended.
BY_EMPTY_HAND: Final = 1
BY_COUNTDOWN: Final = 2
BY_STALEMATE: Final = 3
BY_TURN_LIMIT: Final = 4
ABANDONED: Final = 5


def end_by_fewest(state: BlankState, ending: i64) -> None:
    """The fewest cards win, ties are shared (BLK-94, BLK-R47, BLK-R48)."""
    seats = present(state)
    fewest = min([len(state.hands[seat]) for seat in seats])
    finish(state, tuple([seat for seat in seats if len(state.hands[seat]) == fewest]), ending)


def finish(state: BlankState, winners: tuple[int, ...], ending: i64) -> None:
    """End the game; nothing is left open (BLK-I15)."""
    state.is_over = True
    state.winners = winners
    state.ending = ending
    state.stack.clear()
    state.duties = NO_DUTIES
    state.bans = NO_BANS
    state.silenced = NO_SILENCED_RULES
    state.match_by = 0
    state.match_source = NO_SOURCE
    state.resolution = Resolution(state.resolution.number + 1)
    state.older_resolutions = NO_RESOLUTIONS
    state.laid = NO_NUMBERS
    state.laid_by = NOBODY
    state.unclaimed_rule_times = NO_NUMBERS
    state.removed_rules = NO_NUMBERS
    state.countdown = 0
    if state.notices is not None:
        narration.ended(state)

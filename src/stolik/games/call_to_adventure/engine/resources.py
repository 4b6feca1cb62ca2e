"""Experience and morality of the players, and the adversary's experience."""

# mypyc: compile

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.call_to_adventure import narration
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.engine.model.replacement import added, replaced
from stolik.games.call_to_adventure.engine.story import adversary_goal
from stolik.games.call_to_adventure.engine.triggers import DOWN, UP, fire_event
from stolik.games.call_to_adventure.state import HIGHEST, LOWEST, AdventureState


def gain_xp(state: AdventureState, seat: i64, amount: i64) -> None:
    """Take experience; the supply is no limit (CTA-R23)."""
    if amount <= 0:
        return
    state.xp = added(state.xp, seat, amount)
    if state.notices is not None:
        narration.xp_gained(state, seat, amount)
    fire_event(state, v.ON_XP_GAINED, seat)


def lose_xp(state: AdventureState, seat: i64, amount: i64) -> i64:
    """Lose up to this much experience; returns how much it was."""
    lost = min(amount, state.xp[seat])
    if lost > 0:
        state.xp = added(state.xp, seat, -lost)
        if state.notices is not None:
            narration.xp_lost(state, seat, lost)
    return lost


def spend_xp(state: AdventureState, seat: i64, amount: i64) -> None:
    """Pay experience."""
    if amount <= 0:
        return
    state.xp = added(state.xp, seat, -amount)
    state.challenge.xp_spent += amount
    if state.notices is not None:
        narration.xp_spent(state, seat, amount)
    fire_event(state, v.ON_XP_SPENT, seat)


def move_morality(state: AdventureState, seat: i64, steps: i64) -> None:
    """Move the marker, as far as the track goes (CTA-119, CTA-120, CTA-R61)."""
    before = state.morality[seat]
    after = min(max(before + steps, LOWEST), HIGHEST)
    if after == before:
        return
    state.morality = replaced(state.morality, seat, after)
    if state.notices is not None:
        narration.morality_moved(state, seat, after - before)
    fire_event(state, v.ON_MORALITY_MOVED, seat, UP if after > before else DOWN)


def give_adversary_xp(state: AdventureState, amount: i64, effect: i64) -> None:
    """Give the adversary experience; with enough of it the players have lost (CTA-204)."""
    adversary = state.adversary
    if adversary.card < 0 or amount == 0:
        return
    adversary.xp = max(adversary.xp + amount, 0)
    goal = adversary_goal(state)
    if state.notices is not None:
        narration.adversary_gained(state, amount, goal, effect)
    if adversary.xp >= goal:
        adversary.has_won = True

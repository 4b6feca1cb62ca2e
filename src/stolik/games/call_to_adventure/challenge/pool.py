"""The pool of runes that a challenge is faced with."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.call_to_adventure import narration
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.runes import PER_KIND
from stolik.games.call_to_adventure.cards.versions import SPECIAL_NEEDS_SYMBOLS
from stolik.games.call_to_adventure.challenge.cast import cast_one
from stolik.games.call_to_adventure.engine.model.replacement import added
from stolik.games.call_to_adventure.engine.model.sizes import RUNE_KINDS
from stolik.games.call_to_adventure.engine.resources import spend_xp
from stolik.games.call_to_adventure.engine.story import symbols_of
from stolik.games.call_to_adventure.engine.table_effects import (
    dark_rune_price,
    is_dark_banned,
    is_forbidden,
)
from stolik.games.call_to_adventure.engine.triggers import fire_event
from stolik.games.call_to_adventure.state import AdventureState

MOST_DARK_RUNES: Final = 3  # CTA-85


def capacity(state: AdventureState, kind: i64) -> i64:
    """How many runes of a kind may be in the pool (CTA-56, CTA-57, CTA-R28)."""
    if kind == v.BASE:
        return PER_KIND
    granted = state.challenge.granted_runes[kind]
    if kind == v.DARK:
        return min(granted, PER_KIND)
    if kind not in state.tables.tests[state.challenge.card]:
        return 0  # CTA-83, CTA-R29
    symbols = symbols_of(state, state.active, kind)
    return min(symbols + granted, most_runes(state, symbols))


def most_runes(state: AdventureState, symbols: i64) -> i64:
    """The special rune joins only with three symbols in the story (CTA-58, CTA-R28)."""
    if symbols < PER_KIND and state.tables.version >= SPECIAL_NEEDS_SYMBOLS:
        return PER_KIND - 1
    return PER_KIND


def can_join(state: AdventureState, kind: i64) -> bool:
    """Whether one more granted rune of a kind would join the pool (CTA-R28, CTA-R29)."""
    if kind == v.DARK:
        return state.challenge.pool[v.DARK] < PER_KIND
    if kind not in state.tables.tests[state.challenge.card]:
        return False
    most = most_runes(state, symbols_of(state, state.active, kind))
    return state.challenge.pool[kind] < most


def fill_pool(state: AdventureState) -> None:
    """Add the base runes and every matching rune (CTA-55, CTA-56)."""
    pool = vec[i64]([0] * RUNE_KINDS)
    pool[v.BASE] = PER_KIND
    for ability in state.tables.tests[state.challenge.card]:
        pool[ability] = capacity(state, ability)
    pool[v.DARK] = capacity(state, v.DARK)
    state.challenge.pool = pool
    state.challenge.is_pool_open = True


def grant_rune(state: AdventureState, kind: i64, is_ban_ignored: bool) -> None:
    """Add a rune that an effect gives; after the cast it is cast alone at once (CTA-R30)."""
    challenge = state.challenge
    if kind == v.DARK and not is_ban_ignored and is_dark_banned(state):
        return
    if kind != v.DARK and kind not in state.tables.tests[challenge.card]:
        return  # CTA-R29
    challenge.granted_runes = added(challenge.granted_runes, kind, 1)
    if challenge.pool[kind] >= capacity(state, kind):
        return
    add_rune(state, kind)
    if challenge.cast:
        cast_one(state, kind * PER_KIND + challenge.pool[kind] - 1)


def add_rune(state: AdventureState, kind: i64) -> None:
    """Add one rune to the pool."""
    state.challenge.pool = added(state.challenge.pool, kind, 1)
    state.challenge.is_pool_open = False
    if state.notices is not None:
        narration.rune_added(state, kind)
    if kind == v.DARK:
        fire_event(state, v.ON_DARK_RUNE_ADDED, state.active)


def leave_rune_out(state: AdventureState, kind: i64) -> None:
    """Leave one rune out of the pool (CTA-R27, CTA-R46)."""
    state.challenge.pool = added(state.challenge.pool, kind, -1)
    if state.notices is not None:
        narration.rune_left(state, kind)


def buy_dark_rune(state: AdventureState, seat: i64) -> None:
    """Add a dark rune for experience (CTA-85)."""
    price = dark_rune_price(state, seat)
    state.turn.dark_runes_bought += 1
    state.challenge.granted_runes = added(state.challenge.granted_runes, v.DARK, 1)
    add_rune(state, v.DARK)
    spend_xp(state, seat, price)


def can_buy_dark_rune(state: AdventureState, seat: i64) -> bool:
    """Whether one more dark rune can be bought (CTA-85, CTA-86, CTA-R31)."""
    return (
        state.turn.dark_runes_bought < MOST_DARK_RUNES
        and state.challenge.pool[v.DARK] < PER_KIND
        and state.challenge.granted_runes[v.DARK] < PER_KIND
        and not is_dark_banned(state)
        and not is_forbidden(state, v.CHANGE_DARK_RUNE)
        and state.xp[seat] >= dark_rune_price(state, seat)
    )

"""Runes in a challenge: the pool, the cast, and what the faces bring."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from stolik.games.call_to_adventure import scene
from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.effects import Deed
from stolik.games.call_to_adventure.gains import draw, gain_xp
from stolik.games.call_to_adventure.runes import FACE_SIGNS, PER_KIND, VALUES
from stolik.games.call_to_adventure.scales import SCALES
from stolik.games.call_to_adventure.state import AdventureState
from stolik.games.call_to_adventure.steps import ASK_DECK, FIRE, REVEAL, step
from stolik.games.call_to_adventure.story import symbols_of
from stolik.games.call_to_adventure.triggers import fire

KINDS: Final = 8


def capacity(state: AdventureState, kind: int) -> int:
    """How many runes of a kind may be in the pool (CTA-56, CTA-57, CTA-R28)."""
    if kind == v.BASE:
        return PER_KIND
    if kind == v.DARK:
        return min(state.granted[v.DARK], PER_KIND)
    if kind not in state.tables.tests[state.faced]:
        return 0  # CTA-83, CTA-R29
    return min(symbols_of(state, state.active, kind) + state.granted[kind], PER_KIND)


def preset_pool(state: AdventureState) -> None:
    """Put in the base runes and every matching rune (CTA-55, CTA-56)."""
    pool = [0] * KINDS
    pool[v.BASE] = PER_KIND
    for ability in state.tables.tests[state.faced]:
        pool[ability] = capacity(state, ability)
    pool[v.DARK] = capacity(state, v.DARK)
    state.pool = pool
    state.is_pool_open = True


def add_granted_rune(state: AdventureState, kind: int, is_ban_ignored: bool) -> None:
    """Add a rune that an effect gives; after the cast it is cast alone at once (CTA-R30)."""
    if kind == v.DARK and not is_ban_ignored and is_dark_banned(state):
        return
    if kind != v.DARK and kind not in state.tables.tests[state.faced]:
        return  # CTA-R29
    state.granted[kind] += 1
    if state.pool[kind] >= min(capacity(state, kind), PER_KIND):
        return
    put_rune(state, kind)
    if state.cast:
        rune = kind * PER_KIND + state.pool[kind] - 1
        side = rune * 2 + _flip_coin(state)
        state.cast.append(side)
        state.last_cast = state.cast.copy()
        if state.notices is not None:
            scene.runes_cast(state, [side])
        read_faces(state, [side])


def put_rune(state: AdventureState, kind: int) -> None:
    """Add one rune to the pool."""
    state.pool[kind] += 1
    state.is_pool_open = False
    if state.notices is not None:
        scene.rune_added(state, kind)
    if kind == v.DARK:
        fire(state, v.ON_DARK_RUNE_ADDED, state.active)


def is_dark_banned(state: AdventureState) -> bool:
    """Tell whether the lowest space forbids dark runes to the active player (CTA-86, CTA-R32)."""
    return not SCALES.space(state.morality[state.active]).dark and state.dark_allowed <= 0


def _flip_coin(state: AdventureState) -> int:
    return int(state.entropy.below(2))


def cast_pool(state: AdventureState) -> None:
    """Cast all runes of the pool together (CTA-62); one number holds all faces (CTA-R6)."""
    count = 0
    for kind in range(KINDS):
        count += state.pool[kind]
    luck = int(state.entropy.below(1 << count))
    cast: list[int] = []
    for kind in range(KINDS):
        for place in range(state.pool[kind]):
            cast.append((kind * PER_KIND + place) * 2 + (luck & 1))
            luck >>= 1
    state.cast = cast
    state.last_cast = cast.copy()
    if state.notices is not None:
        scene.runes_cast(state, cast)
    read_faces(state, cast)


def read_faces(state: AdventureState, sides: list[int]) -> None:
    """Give what the faces bring: experience, then cards, the base rune last (CTA-R33)."""
    seat = state.active
    xp = 0
    heroes = 0
    antiheroes = 0
    is_either = False
    for side in sides:
        sign = FACE_SIGNS[side]
        if sign == v.SHOWS_XP:
            xp += 1
        elif sign == v.SHOWS_HERO:
            heroes += 1
        elif sign == v.SHOWS_ANTIHERO:
            antiheroes += 1
        elif sign == v.SHOWS_EITHER:
            is_either = True
    if is_either and state.adversary >= 0:
        state.agenda.append(step(REVEAL, seat))  # CTA-187, CTA-R91
    state.agenda.append(step(FIRE, seat, a=v.ON_RUNES_CAST))
    if is_either:
        state.agenda.append(step(ASK_DECK, seat))  # W-8
    gain_xp(state, seat, xp)
    for _ in range(heroes):
        draw(state, seat, v.DECK_HERO)
    for _ in range(antiheroes):
        draw(state, seat, v.DECK_ANTIHERO)


def is_counted(state: AdventureState, place: int) -> bool:
    """Tell whether a rune of the cast counts."""
    if state.ignored >> place & 1:
        return False
    return state.ignored_kinds >> (state.cast[place] // 2 // PER_KIND) & 1 == 0


def result_now(state: AdventureState) -> int:
    """Add up the faces that count and the modifiers (CTA-66, CTA-R37, CTA-R38)."""
    total = state.result_bonus + state.result_bound
    for place in range(len(state.cast)):
        if is_counted(state, place):
            total += VALUES[state.cast[place]]
    return max(total, 0)


def pending_corruption(state: AdventureState) -> int:
    """Count the corruption the cast shows, which moves the marker later (CTA-R34)."""
    count = 0
    for place in range(len(state.cast)):
        if FACE_SIGNS[state.cast[place]] == v.SHOWS_CORRUPTION and is_counted(state, place):
            count += 1
    return max(count - state.spares, 0)


def selected_runes(state: AdventureState, deed: Deed) -> list[int]:
    """List the places in the cast that a selector means."""
    found: list[int] = []
    for place in range(len(state.cast)):
        side = state.cast[place]
        if (
            deed.scope == v.SELECT_ALL
            or (deed.scope == v.SELECT_KIND and side // 2 // PER_KIND in deed.choices)
            or (deed.scope == v.SELECT_FACE and FACE_SIGNS[side] in deed.choices)
        ):
            found.append(place)
    return found


def ignore_chosen(state: AdventureState, places: list[int]) -> None:
    """Let runes count for nothing."""
    for place in places:
        state.ignored |= 1 << place


def recast_runes(state: AdventureState, places: list[int]) -> None:
    """Cast runes again; every new face works like one of a fresh cast (CTA-R112)."""
    sides: list[int] = []
    for place in places:
        side = state.cast[place] // 2 * 2 + _flip_coin(state)
        state.cast[place] = side
        sides.append(side)
    state.last_cast = state.cast.copy()
    if state.notices is not None:
        scene.runes_cast(state, sides)
    read_faces(state, sides)


def flip_runes(state: AdventureState, places: list[int]) -> None:
    """Turn runes to their other face (CTA-R112)."""
    sides: list[int] = []
    for place in places:
        side = state.cast[place] ^ 1
        state.cast[place] = side
        sides.append(side)
    state.last_cast = state.cast.copy()
    if state.notices is not None:
        scene.runes_cast(state, sides)
    read_faces(state, sides)

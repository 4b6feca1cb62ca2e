"""Casting runes, and what the faces bring."""

# mypyc: compile

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from stolik.games.call_to_adventure import narration
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Operation
from stolik.games.call_to_adventure.cards.runes import (
    FACE_SIGNS,
    PER_KIND,
    face_kind,
    face_of,
    face_rune,
    other_face,
)
from stolik.games.call_to_adventure.challenge.result import result_now
from stolik.games.call_to_adventure.engine.draw_piles import draw
from stolik.games.call_to_adventure.engine.model.sizes import RUNE_KINDS
from stolik.games.call_to_adventure.engine.model.steps import (
    ASK_DECK,
    REVEAL_ADVERSARY_CARD,
    event_step,
    step,
)
from stolik.games.call_to_adventure.engine.resources import gain_xp
from stolik.games.call_to_adventure.state import AdventureState


def cast_pool(state: AdventureState) -> None:
    """Cast all runes of the pool together (CTA-62); one number holds all faces (CTA-R6)."""
    pool = state.challenge.pool
    count: i64 = 0
    for kind in range(RUNE_KINDS):
        count += pool[kind]
    bits = state.entropy.below(1 << count)
    cast = vec[i64](capacity=count)
    for kind in range(RUNE_KINDS):
        for place in range(pool[kind]):
            cast = append(cast, face_of(kind * PER_KIND + place, bits & 1))
            bits >>= 1
    state.challenge.cast = cast
    _show_faces(state, cast)


def cast_one(state: AdventureState, rune: i64) -> None:
    """Cast a single rune beside those that lie there (CTA-R30)."""
    face = face_of(rune, _random_side(state))
    state.challenge.cast = append(state.challenge.cast[:], face)
    _show_faces(state, vec[i64]([face]))


def recast_runes(state: AdventureState, places: list[int]) -> None:
    """Cast runes again; every new face works like one of a fresh cast (CTA-R112)."""
    cast = state.challenge.cast[:]
    faces = vec[i64]()
    for place in places:
        cast[place] = face_of(face_rune(cast[place]), _random_side(state))
        faces = append(faces, cast[place])
    state.challenge.cast = cast
    _show_faces(state, faces)


def flip_runes(state: AdventureState, places: list[int]) -> None:
    """Turn runes to their other face (CTA-R112)."""
    cast = state.challenge.cast[:]
    faces = vec[i64]()
    for place in places:
        cast[place] = other_face(cast[place])
        faces = append(faces, cast[place])
    state.challenge.cast = cast
    _show_faces(state, faces)


def ignore_places(state: AdventureState, places: list[int]) -> None:
    """Let runes of the cast count for nothing."""
    for place in places:
        state.challenge.ignored_places |= 1 << place


def selected_places(state: AdventureState, operation: Operation) -> list[int]:
    """List the places in the cast that a selector means."""
    found: list[int] = []
    cast = state.challenge.cast
    scope = operation.scope
    for place in range(len(cast)):
        face = cast[place]
        if (
            scope == v.SELECT_ALL
            or (scope == v.SELECT_KIND and face_kind(face) in operation.choices)
            or (scope == v.SELECT_FACE and FACE_SIGNS[face] in operation.choices)
        ):
            found.append(place)
    return found


def _random_side(state: AdventureState) -> i64:
    return state.entropy.below(2)


def _show_faces(state: AdventureState, faces: vec[i64]) -> None:
    """Report which faces came up, and apply what they bring."""
    state.last_cast = state.challenge.cast
    if state.notices is not None:
        narration.runes_cast(state, list(faces), result_now(state))
    _read_faces(state, faces)


def _read_faces(state: AdventureState, faces: vec[i64]) -> None:
    """Apply what the faces bring: experience, then cards, the base rune last (CTA-R33)."""
    seat = state.active
    xp = 0
    heroes = 0
    antiheroes = 0
    is_either = False
    for face in faces:
        sign = FACE_SIGNS[face]
        if sign == v.SHOWS_XP:
            xp += 1
        elif sign == v.SHOWS_HERO:
            heroes += 1
        elif sign == v.SHOWS_ANTIHERO:
            antiheroes += 1
        elif sign == v.SHOWS_EITHER:
            is_either = True
    if is_either and state.adversary.card >= 0:
        state.push(step(REVEAL_ADVERSARY_CARD, seat))  # CTA-187, CTA-R91
    state.push(event_step(seat, v.ON_RUNES_CAST))
    if is_either:
        state.push(step(ASK_DECK, seat))  # W-8
    gain_xp(state, seat, xp)
    for _ in range(heroes):
        draw(state, seat, v.DECK_HERO)
    for _ in range(antiheroes):
        draw(state, seat, v.DECK_ANTIHERO)

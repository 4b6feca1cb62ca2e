"""The contents of the box in one language: cards, runes, track.

None of it is secret and none of it changes during a game, so clients fetch it once
and views name cards by their number alone.
"""

from __future__ import annotations

from functools import cache

import msgspec

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.card import Card, Path
from stolik.games.call_to_adventure.cards.card_text import CardText, CardTextWriter, capital
from stolik.games.call_to_adventure.cards.catalogue import catalogue
from stolik.games.call_to_adventure.cards.runes import (
    FACE_SIGNS,
    VALUES,
    face_kind,
    face_rune,
    is_special,
)
from stolik.games.call_to_adventure.cards.scales import SCALES
from stolik.games.call_to_adventure.engine.scoring import LINES
from stolik.games.call_to_adventure.views.urgency import is_patient
from stolik.games.call_to_adventure.words import face_words
from stolik.kernel.phrase import Named
from stolik.text import Speaker, speaker

PACKAGE = "stolik.games.call_to_adventure"
# How a reward is drawn; negative morality has a sign of its own.
REWARD_SIGNS = {
    v.DO_GAIN_XP: "xp",
    v.DO_DRAW_HERO: "hero",
    v.DO_DRAW_ANTIHERO: "antihero",
    v.DO_DRAW_EITHER: "either",
    v.DO_MORALITY: "virtue",
}


class Sign(msgspec.Struct, frozen=True):
    """A drawn sign and how often it stands there."""

    sign: str
    n: int


class BoxPath(msgspec.Struct, frozen=True):
    """One half of a card, or the whole of it."""

    name: str
    tale: str
    plus: int
    triumph: int
    tragedy: int
    symbols: tuple[Sign, ...]
    rewards: tuple[Sign, ...]
    text: str


class BoxCard(msgspec.Struct, frozen=True):
    """One card with all its words."""

    card: int
    key: str
    kind: str
    act: int
    name: str
    header: str
    tale: str
    difficulty: int
    tests: tuple[str, ...]
    asks: tuple[Sign, ...]  # of a trait, as far as it can be drawn
    requirements: str
    paths: tuple[BoxPath, ...]
    rules: tuple[str, ...]
    against: tuple[str, ...]  # the rules when it comes from the adversary's deck
    timing: str  # of a hero or antihero card: the first word of when it may be played
    is_patient: bool  # whether it may be played at any time


class RuneFace(msgspec.Struct, frozen=True):
    """One face of a rune: its kind, what it adds and what else it shows."""

    kind: str
    value: int
    sign: str
    is_special: bool
    name: str


class TrackSpace(msgspec.Struct, frozen=True):
    """One space of the morality track, from the highest down."""

    level: int
    points: int
    plays: tuple[str, ...]
    dark: bool


class Box(msgspec.Struct, frozen=True):
    """Everything printed."""

    cards: tuple[BoxCard, ...]  # by number less one
    faces: tuple[RuneFace, ...]  # by rune × 2 + face
    track: tuple[TrackSpace, ...]
    sets: tuple[int, ...]  # points by the number of story symbols of one kind
    lines: tuple[str, ...]  # of the score pad
    symbols: tuple[str, ...]
    kinds: tuple[str, ...]  # of runes


@cache
def contents(language: str) -> Box:
    """Everything printed, in a language."""
    said_by = speaker(language, PACKAGE)
    printed = {card.key: _words(card, said_by) for card in catalogue().designs}
    return Box(
        cards=tuple(
            _card(number, card, printed[card.key], said_by)
            for number, card in enumerate(catalogue().cards)
        ),
        faces=tuple(_face(face, said_by) for face in range(len(VALUES))),
        track=tuple(
            TrackSpace(
                space.level,
                space.triumph + space.tragedy,
                tuple(v.CARD_BACKS[back] for back in (1, 2) if space.plays & back),
                space.dark,
            )
            for space in reversed(SCALES.spaces)
        ),
        sets=SCALES.sets,
        lines=LINES,
        symbols=v.SYMBOLS,
        kinds=v.RUNE_KINDS,
    )


def _words(card: Card, said_by: Speaker) -> CardText:
    return CardTextWriter(said_by).card(card)


def _card(number: int, card: Card, text: CardText, said_by: Speaker) -> BoxCard:
    return BoxCard(
        card=number,
        key=card.key,
        kind=v.KINDS[card.kind],
        act=card.act,
        name=card.name.in_language(said_by.language),
        header=text.header,
        tale=_flavour(card.tale, said_by),
        difficulty=card.difficulty,
        tests=tuple(v.ABILITIES[test] for test in card.tests),
        asks=_asks(card),
        requirements=text.requirements,
        paths=tuple(
            _path(path, words, said_by) for path, words in zip(card.paths, text.paths, strict=True)
        ),
        rules=text.rules,
        against=text.against_players,
        timing=_timing(card),
        is_patient=card.kind in (v.HERO, v.ANTIHERO) and is_patient(card),
    )


def _timing(card: Card) -> str:
    if card.kind not in (v.HERO, v.ANTIHERO) or not card.effects:
        return ""
    timings = card.effects[0].timings
    return next(word for bit, word in enumerate(v.TIMINGS) if timings >> bit & 1)


def _flavour(tale: Named, said_by: Speaker) -> str:
    """A sentence of flavour; on the card the hero has no name yet."""
    return capital(tale.in_language(said_by.language).replace("{hero}", said_by.say("tale-hero")))


def _asks(card: Card) -> tuple[Sign, ...]:
    signs = [
        Sign(v.SYMBOLS[need.about], need.n)
        for need in card.needs
        if need.word in (v.IF_HAS_ABILITY, v.IF_HAS_STORY)
    ]
    signs += [Sign("xp", price.n) for price in card.prices if price.word == v.COST_SPEND_XP]
    return tuple(signs)


def _path(path: Path, words: str, said_by: Speaker) -> BoxPath:
    return BoxPath(
        name=path.name.in_language(said_by.language),
        tale=_flavour(path.tale, said_by),
        plus=path.plus,
        triumph=path.triumph,
        tragedy=path.tragedy,
        symbols=tuple(
            Sign(v.SYMBOLS[symbol], count) for symbol, count in enumerate(path.symbols) if count
        ),
        rewards=tuple(
            Sign("vice" if operation.n < 0 else REWARD_SIGNS[operation.word], abs(operation.n))
            for operation in path.rewards
            if operation.word in REWARD_SIGNS
        ),
        text=words,
    )


def _face(face: int, said_by: Speaker) -> RuneFace:
    sign = FACE_SIGNS[face]
    shown = "" if sign < 0 or sign == v.SHOWS_NOTHING else v.SIGNS[sign]
    return RuneFace(
        kind=v.RUNE_KINDS[face_kind(face)],
        value=VALUES[face],
        sign=shown,
        is_special=is_special(face_rune(face)),
        name=str(said_by.argument(face_words(face))),
    )

"""The 24 runes, what their faces show, and exact chances by counting every possible cast."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product

from reference.call_to_adventure.rules.cards import ABILITIES


@dataclass(frozen=True)
class Face:
    """One side of a rune: what it adds, and the sign it shows besides."""

    value: int
    sign: str = ""  # either, hero, antihero, xp, corruption


@dataclass(frozen=True)
class Rune:
    kind: str  # base, dark or an ability
    high: Face
    low: Face


PLAIN_BASE = Rune("base", Face(1), Face(0))
CARD_BASE = Rune("base", Face(1), Face(0, "either"))  # CTA-R5: exactly one of three
DARK = Rune("dark", Face(2, "corruption"), Face(1))  # CTA-84
SPECIAL_SIGNS = {  # CTA-77 to CTA-82
    "str": "xp",
    "con": "xp",
    "dex": "antihero",
    "cha": "antihero",
    "int": "hero",
    "wis": "hero",
}


def ability_runes(ability: str) -> list[Rune]:
    """CTA-76: two ordinary runes, then the special one."""
    ordinary = Rune(ability, Face(2), Face(1))
    return [ordinary, ordinary, Rune(ability, Face(2), Face(0, SPECIAL_SIGNS[ability]))]


def runes_of(pool: dict[str, int]) -> list[Rune]:
    """The runes of a pool that counts runes by kind; the third of an ability is the special one.

    CTA-55: the three base runes are always among them. The card rune stands last of these.
    """
    runes = [PLAIN_BASE, PLAIN_BASE, CARD_BASE]
    for ability in ABILITIES:
        runes += ability_runes(ability)[: pool.get(ability, 0)]
    return runes + [DARK] * pool.get("dark", 0)


@cache
def ways(values: tuple[tuple[int, int], ...]) -> dict[int, int]:
    """In how many of the equally likely casts (CTA-R6) each sum shows."""
    sums: dict[int, int] = {}
    for cast in product(*values):
        sums[sum(cast)] = sums.get(sum(cast), 0) + 1
    return sums


def distribution(pool: dict[str, int]) -> dict[int, Fraction]:
    """The probability of every result of a pool, without modifiers."""
    values = tuple((rune.high.value, rune.low.value) for rune in runes_of(pool))
    return {total: Fraction(count, 2 ** len(values)) for total, count in ways(values).items()}


def chance(pool: dict[str, int], modifier: int, difficulty: int) -> Fraction:
    """How likely a result is at least the difficulty (CTA-67); neither is below 0 (CTA-R37)."""
    return sum(
        (
            share
            for total, share in distribution(pool).items()
            if max(0, total + modifier) >= max(0, difficulty)
        ),
        Fraction(0),
    )

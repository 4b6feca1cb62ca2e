"""The 24 runes, their faces, and the exact chances of every pool.

A rune is an id from 0 to 23: ability `a` owns 3a, 3a+1 and the special 3a+2; the base
runes are 18, 19 and 20 (the one with the card face), the dark ones 21 to 23 (CTA-10).
Face 0 is the higher one. Both faces are equally likely (CTA-R6), so every chance is a
whole number of ways out of two to the power of the number of runes: nothing is sampled.
"""
# mypyc: compile

from typing import Final

from mypy_extensions import i64

from stolik.games.call_to_adventure.cards.vocabulary import (
    BASE,
    CHA,
    CON,
    DARK,
    DEX,
    INT,
    SHOWS_ANTIHERO,
    SHOWS_CORRUPTION,
    SHOWS_EITHER,
    SHOWS_HERO,
    SHOWS_NOTHING,
    SHOWS_XP,
    STR,
    WIS,
)

RUNE_COUNT: Final = 24
PER_KIND: Final = 3  # CTA-57, CTA-R28: only three runes of a kind exist
BASE_CARD_RUNE: Final = 20
NO_SIGN: Final = -1

# CTA-77 to CTA-82: what the blank face of an ability's special rune brings.
SPECIAL_SIGNS: Final = {
    STR: SHOWS_XP,
    DEX: SHOWS_ANTIHERO,
    CON: SHOWS_XP,
    INT: SHOWS_HERO,
    WIS: SHOWS_HERO,
    CHA: SHOWS_ANTIHERO,
}


def kind_of(rune: int) -> int:
    """The rune's kind: an ability, BASE or DARK.

    >>> kind_of(5), kind_of(20), kind_of(21)
    (1, 6, 7)
    """
    return rune // PER_KIND


def is_special(rune: int) -> bool:
    """Whether this is the third rune of an ability, the one with three dots (CTA-58)."""
    return rune < BASE * PER_KIND and rune % PER_KIND == PER_KIND - 1


def face_value(rune: int, side: int) -> int:
    """Return what a face adds to the result (CTA-74, CTA-76 to CTA-82, CTA-84)."""
    if side == 0:
        return 1 if kind_of(rune) == BASE else 2
    return 0 if kind_of(rune) == BASE or is_special(rune) else 1


def face_sign(rune: int, side: int) -> int:
    """Return the sign a face carries besides its number, or NO_SIGN."""
    kind = kind_of(rune)
    if kind == DARK:
        return SHOWS_CORRUPTION if side == 0 else NO_SIGN
    if side == 0:
        return NO_SIGN
    if kind == BASE:
        return SHOWS_EITHER if rune == BASE_CARD_RUNE else SHOWS_NOTHING
    return SPECIAL_SIGNS[kind] if is_special(rune) else NO_SIGN


# The same as tables by face, which is numbered 2 × rune + side: a cast is a list of faces.
FACES: Final = RUNE_COUNT * 2
FACES_PER_KIND: Final = PER_KIND * 2
VALUES: Final[list[int]] = [face_value(face // 2, face % 2) for face in range(FACES)]
FACE_SIGNS: Final[list[int]] = [face_sign(face // 2, face % 2) for face in range(FACES)]


def face_of(rune: i64, side: i64) -> i64:
    """The face of a rune: its higher side is 0, the other 1."""
    return rune * 2 + side


def face_rune(face: i64) -> i64:
    """The rune that a face belongs to."""
    return face >> 1


def face_kind(face: i64) -> i64:
    """The kind of the rune that a face belongs to.

    >>> face_kind(face_of(20, 1))
    6
    """
    return face // FACES_PER_KIND


def other_face(face: i64) -> i64:
    """The face on the other side of the rune."""
    return face ^ 1


def convolve(left: list[int], right: list[int]) -> list[int]:
    """Add two independent sums: ways for every total."""
    total = [0] * (len(left) + len(right) - 1)
    for i in range(len(left)):
        for j in range(len(right)):
            total[i + j] += left[i] * right[j]
    return total


def ways_table() -> list[list[int]]:
    """Count the ways for every number of base, ordinary and special runes.

    Only these three numbers matter for the result, so twelve runes at most make
    4 × 16 × 7 rows; a row lists the ways to every result from 0 upwards.
    """
    faces = ([1, 1], [0, 1, 1], [1, 0, 1])  # base 0/+1, ordinary and dark +1/+2, special 0/+2
    table: list[list[int]] = []
    for base in range(4):
        for ordinary in range(16):
            for special in range(7):
                row = [1]
                for kind, count in ((0, base), (1, ordinary), (2, special)):
                    for _ in range(count):
                        row = convolve(row, faces[kind])
                table.append(row)
    return table


WAYS: Final[list[list[int]]] = ways_table()


def at_least_table() -> list[list[int]]:
    """Sum every row of WAYS from above: the ways to reach a result or more."""
    table: list[list[int]] = []
    for row in WAYS:
        sums = list(row)
        for index in range(len(sums) - 2, -1, -1):
            sums[index] += sums[index + 1]
        table.append(sums)
    return table


AT_LEAST: Final[list[list[int]]] = at_least_table()


def row_of(base: int, ordinary: int, special: int) -> int:
    """Find the row of a pool in WAYS and AT_LEAST."""
    return (base * 16 + ordinary) * 7 + special


def row_of_pool(pool: tuple[int, ...]) -> int:
    """Find the row of a pool given by its runes."""
    base = 0
    special = 0
    for rune in pool:
        if kind_of(rune) == BASE:
            base += 1
        elif is_special(rune):
            special += 1
    return row_of(base, len(pool) - base - special, special)


def chance(base: int, ordinary: int, special: int, difficulty: int) -> float:
    """Return the chance to reach a difficulty, from counts alone: the quick way for bots.

    >>> chance(3, 2, 0, 5)
    0.5
    """
    row = AT_LEAST[row_of(base, ordinary, special)]
    if difficulty <= 0:
        return 1.0
    if difficulty >= len(row):
        return 0.0
    return row[difficulty] / row[0]


def chances_with_dark(pool: tuple[int, ...], difficulty: int) -> list[float]:
    """Return the chance with 0, 1, 2 … further dark runes, as far as there are any.

    >>> chances_with_dark((18, 19, 20), 3)
    [0.125, 0.6875, 0.96875, 1.0]
    """
    row = row_of_pool(pool)
    left = PER_KIND - sum(1 for rune in pool if kind_of(rune) == DARK)
    chances: list[float] = []
    for more in range(left + 1):
        ways = AT_LEAST[row + more * 7]  # one ordinary rune more is seven rows on
        reach = ways[difficulty] if difficulty < len(ways) else 0
        chances.append((ways[0] if difficulty <= 0 else reach) / ways[0])
    return chances


class CastOutcome:
    """One kind of result of a cast with all its side effects, and its ways."""

    def __init__(self, result: int, signs: tuple[int, ...], ways: int) -> None:
        self.result: Final = result
        self.signs: Final = signs  # how many faces show each of SHOWS_XP … SHOWS_CORRUPTION
        self.ways: Final = ways

    def count(self, sign: int) -> int:
        """Count how many faces show this sign."""
        return self.signs[sign - SHOWS_XP]


SIGNS_COUNTED: Final = SHOWS_CORRUPTION - SHOWS_XP + 1
KNOWN_OUTCOMES: Final[dict[tuple[int, ...], list[CastOutcome]]] = {}


def outcomes(pool: tuple[int, ...]) -> list[CastOutcome]:
    """Return the exact joint distribution of result, experience, cards and corruption.

    Computed once for each pool; a game can have only a few thousand.
    """
    found = KNOWN_OUTCOMES.get(pool)
    if found is None:
        found = count_outcomes(pool)
        KNOWN_OUTCOMES[pool] = found
    return found


def count_outcomes(pool: tuple[int, ...]) -> list[CastOutcome]:
    """Count the ways rune by rune."""
    ways: dict[tuple[int, tuple[int, ...]], int] = {(0, (0,) * SIGNS_COUNTED): 1}
    for rune in pool:
        grown: dict[tuple[int, tuple[int, ...]], int] = {}
        for (result, signs), count in ways.items():
            for side in (0, 1):
                key = (result + VALUES[face_of(rune, side)], with_sign(signs, rune, side))
                grown[key] = grown.get(key, 0) + count
        ways = grown
    return [CastOutcome(key[0], key[1], ways[key]) for key in sorted(ways)]


def with_sign(signs: tuple[int, ...], rune: int, side: int) -> tuple[int, ...]:
    """Count the sign of one more face."""
    sign = FACE_SIGNS[face_of(rune, side)]
    if sign < SHOWS_XP or sign > SHOWS_CORRUPTION:
        return signs
    place = sign - SHOWS_XP
    return (*signs[:place], signs[place] + 1, *signs[place + 1 :])

"""The 98 colour cards as numbers: what stands on their backs. No pictures here.

A deck is 24 base rows, each in four rotations, and two uniform cards, so all four
colours have exactly the same multiset of values and no arrow is easier than another.
Deck 0 is the standard one (`cards.toml`); any other number draws its own rows.
"""

import tomllib
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from stolik.games.illusion.dice import Dice

CARDS: Final = 98
COLOURS: Final = 4  # 0 yellow, 1 red, 2 green, 3 blue
FAMILIES: Final = 12
BANDS: Final = ((0, 0), (1, 10), (11, 20), (21, 30), (31, 40), (41, 55), (56, 66))
LEAST_PAINT: Final = 62
MOST_PAINT: Final = 97

DECKS_KEPT: Final = 64  # in memory, 20 kB each; anybody can ask for any number

Row = tuple[int, int, int, int]


class Card:
    """One colour card: its shares in per cent, and which picture shows them."""

    __slots__ = ("family", "name", "shares")

    def __init__(self, name: str, shares: Row, family: int) -> None:
        self.name = name
        self.shares = shares
        self.family = family

    def __repr__(self) -> str:
        return f"Card({self.name!r}, {self.shares!r}, {self.family!r})"


@lru_cache(maxsize=DECKS_KEPT)
def deck(number: int = 0) -> tuple[Card, ...]:
    """Return the 98 cards of a deck; 0 is the standard deck.

    >>> card = deck()[1]
    >>> card.name, card.shares, card.family
    ('B01-1', (8, 66, 10, 11), 3)
    """
    rows, uniform = standard_rows() if number == 0 else drawn_rows(number)
    cards = [
        Card(f"B{base + 1:02}-{turn}", rotated(row, turn), (base + 3 * turn) % FAMILIES)
        for base, row in enumerate(rows)
        for turn in range(COLOURS)
    ]
    for place, (share, family) in enumerate(zip(uniform, (0, 6), strict=True), 1):
        cards.append(Card(f"U{place}", (share, share, share, share), family))
    return tuple(cards)


def rotated(row: Row, turn: int) -> Row:
    """Give colour c the base row's value number (c - turn) mod 4."""
    return (row[-turn % 4], row[(1 - turn) % 4], row[(2 - turn) % 4], row[(3 - turn) % 4])


@cache
def standard_rows() -> tuple[tuple[Row, ...], tuple[int, int]]:
    """Read the ledger's table."""
    text = files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)
    first, second = (card["share"] for card in table["uniform"])
    return tuple(as_row(base["shares"]) for base in table["base"]), (first, second)


def drawn_rows(number: int) -> tuple[Sequence[Row], tuple[int, int]]:
    """Draw 24 other rows with as many values in each band as the standard deck has."""
    dice = Dice("illusion-deck", number)
    while True:
        values = sorted(drawn_values(dice), reverse=True)
        rows = dealt(values, dice)
        if rows is not None:
            dice.shuffle(rows)
            return rows, (dice.between(21, 24), dice.between(11, 15))


def drawn_values(dice: Dice) -> list[int]:
    """Draw every standard value again inside its own band."""
    rows, _ = standard_rows()
    return [drawn_near(value, dice) for row in rows for value in row]


def drawn_near(value: int, dice: Dice) -> int:
    """Draw a value from the same band, at most four points away."""
    low, high = next(band for band in BANDS if band[0] <= value <= band[1])
    return dice.between(max(low, value - 4), min(high, value + 4))


def dealt(values: list[int], dice: Dice) -> list[Row] | None:
    """Deal 96 values to 24 rows whose sums leave 3 to 38 per cent white; None if it fails."""
    rows = [[value] for value in values[:24]]
    rest = values[24:]
    dice.shuffle(rest)
    for row in rows:
        row += [rest.pop() for _ in range(3)]
    for _ in range(4000):
        wrong = [row for row in rows if not leaves_enough_white(row)]
        if not wrong:
            break
        exchange(dice.pick(wrong), dice.pick(rows), dice)
    if not all(leaves_enough_white(row) for row in rows):
        return None
    for row in rows:
        dice.shuffle(row)
    return [as_row(row) for row in rows]


def leaves_enough_white(row: list[int]) -> bool:
    """Whether a row leaves some white, but not too much."""
    return LEAST_PAINT <= sum(row) <= MOST_PAINT


def exchange(one: list[int], other: list[int], dice: Dice) -> None:
    """Exchange a small value of each row, if the two sums do not get worse."""
    mine, yours = dice.between(1, 3), dice.between(1, 3)
    before = excess(one) + excess(other)
    one[mine], other[yours] = other[yours], one[mine]
    if excess(one) + excess(other) > before:
        one[mine], other[yours] = other[yours], one[mine]


def excess(row: list[int]) -> int:
    """How far a row's sum is outside the allowed sums."""
    total = sum(row)
    return max(0, LEAST_PAINT - total, total - MOST_PAINT)


def as_row(values: list[int]) -> Row:
    """Make four numbers a row."""
    one, two, three, four = values
    return (one, two, three, four)

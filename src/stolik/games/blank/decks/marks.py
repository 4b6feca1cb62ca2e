"""Marks: one symbol in one colour, in the corner of every card of a deck (BLK-D16)."""

from collections.abc import Iterable

from msgspec import Struct

_SYMBOLS = """
    acorn anchor anvil apple bee bell boat book cat cloud comet crown cup feather fish flame
    frog ghost key kite ladder leaf lighthouse moon mushroom owl pawn pear rocket snail snow
    star sun teapot tower tree umbrella wave wheel whistle
"""
_PAINTS = "amber black blue brown green grey lilac lime orange pink purple red teal white yellow"
SYMBOLS = tuple(_SYMBOLS.split())
PAINTS = tuple(_PAINTS.split())


class Mark(Struct, frozen=True):
    """A symbol and its paint."""

    symbol: str
    paint: str


def told_apart(marks: Iterable[Mark]) -> list[tuple[Mark, int]]:
    """Number the marks of mixed decks: 0 for a mark of its own, 1, 2, … where marks clash.

    >>> snail = Mark("snail", "teal")
    >>> [number for _, number in told_apart([snail, Mark("bee", "red"), snail])]
    [1, 0, 2]
    """
    marks = list(marks)
    numbered: list[tuple[Mark, int]] = []
    for place, mark in enumerate(marks):
        clashes = marks.count(mark) > 1
        numbered.append((mark, marks[: place + 1].count(mark) if clashes else 0))
    return numbered

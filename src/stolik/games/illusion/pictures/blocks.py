"""Pictures in a terminal: two pixels to a character, as coloured half-blocks.

Each half-block has the mean ink of its part of the picture, so areas stay what they are:
the eye judges a small picture here as it would a small print. A terminal of sixteen colours
gets the ink that covers most of each half, and one without colours that ink's first letter.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.style import Style

from stolik.games.illusion.pictures.field import HEIGHT, LABELS, WIDTH, Labels
from stolik.games.illusion.pictures.palette import STYLES

UPPER_HALF: Final = "▀"
LETTERS: Final = "·yrgb"
NAMED: Final = ("bright_white", "yellow", "red", "green", "blue")


class Blocks:
    """A picture of a given width in characters; four fifths as many lines of two pixels."""

    def __init__(self, labels: Labels, width: int = 16, letters: str = LETTERS) -> None:
        self.width = width
        self.height = width * 5 // 8  # characters are twice as high as wide
        self.parts = shares(labels, self.height * 2, width)
        self.letters = letters

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw with colours, or with letters where there are none."""
        for line in self.lines(console.color_system):
            yield from line
            yield Segment.line()

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """The width of the picture in characters."""
        return Measurement(self.width, self.width)

    def lines(self, colours: str | None) -> list[list[Segment]]:
        """Return the lines for a terminal with this many colours."""
        if colours is None:
            return self.lettered()
        if colours in ("truecolor", "256"):
            inks = np.rint(self.parts @ np.array(STYLES["plain"], dtype=np.float64)).astype(int)
            return self.blocks([["rgb({},{},{})".format(*ink) for ink in line] for line in inks])
        return self.blocks([[NAMED[label] for label in line] for line in self.parts.argmax(axis=2)])

    def blocks(self, inks: list[list[str]]) -> list[list[Segment]]:
        """Return the lines as half-blocks, two lines of inks to a line."""
        return [
            [half_block(*pair) for pair in zip(upper, lower, strict=True)]
            for upper, lower in zip(inks[0::2], inks[1::2], strict=True)
        ]

    def lettered(self) -> list[list[Segment]]:
        """Return the lines as letters of the inks that cover most."""
        both = self.parts[0::2] + self.parts[1::2]
        most = both.argmax(axis=2)
        return [[Segment("".join(self.letters[label] for label in line))] for line in most]


def shares(labels: Labels, rows: int, columns: int) -> NDArray[np.float64]:
    """Return the share of each label in every part of a grid laid over the picture."""
    down = np.arange(HEIGHT) * rows // HEIGHT
    across = np.arange(WIDTH) * columns // WIDTH
    cells = (down[:, None] * columns + across[None, :]) * LABELS + labels
    counts = np.bincount(cells.ravel(), minlength=rows * columns * LABELS)
    table = counts.reshape(rows, columns, LABELS).astype(np.float64)
    result: NDArray[np.float64] = table / table.sum(axis=2, keepdims=True)
    return result


def half_block(upper: str, lower: str) -> Segment:
    """Return one character with two inks."""
    return Segment(UPPER_HALF, Style.parse(f"{upper} on {lower}"))

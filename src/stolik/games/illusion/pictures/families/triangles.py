"""Family 11, triangles in a tessellation: pointed shapes are underestimated."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from stolik.games.illusion.dice import Dice
from stolik.games.illusion.pictures.canvas import Canvas, Point, area_of
from stolik.games.illusion.pictures.field import HEIGHT, WIDTH, Labels
from stolik.games.illusion.pictures.growth import balanced, filled, margins
from stolik.games.illusion.pictures.mosaic import coloured

Corners = tuple[Point, ...]
THICK: Final = 24.0


def paint(dice: Dice, quotas: Sequence[int]) -> Labels:
    """Paint triangles between the points of a bent grid, with points of many lengths."""
    return from_pieces(dice, tessellation(dice), quotas)


def tessellation(dice: Dice) -> list[Corners]:
    """Cut every cell of a bent grid into two triangles, each along a random diagonal."""
    columns, rows = dice.between(4, 6), dice.between(5, 7)
    points = [
        [
            (bent(dice, column, columns, WIDTH), bent(dice, row, rows, HEIGHT))
            for column in range(columns + 1)
        ]
        for row in range(rows + 1)
    ]
    pieces: list[Corners] = []
    for row in range(rows):
        for column in range(columns):
            a, b = points[row][column], points[row][column + 1]
            c, d = points[row + 1][column + 1], points[row + 1][column]
            pieces += halved(dice, (a, b, c, d))
    return pieces


def halved(dice: Dice, cell: Corners) -> list[Corners]:
    """Cut a cell in two at random, but never into a sliver."""
    a, b, c, d = cell
    falling: list[Corners] = [(a, b, c), (a, c, d)]
    rising: list[Corners] = [(a, b, d), (b, c, d)]
    one, other = (falling, rising) if dice.below(2) else (rising, falling)
    if min(map(height_of, one)) >= THICK:
        return one
    return max(one, other, key=lambda halves: min(map(height_of, halves)))


def height_of(triangle: Corners) -> float:
    """Return the height over the longest side; negative if the corners are in reverse order."""
    sides = [
        (ax - bx) * (ax - bx) + (ay - by) * (ay - by)
        for (ax, ay), (bx, by) in zip(triangle, triangle[1:] + triangle[:1], strict=True)
    ]
    return area_of(triangle) / sqrt(max(sides))


def bent(dice: Dice, place: int, count: int, length: int) -> float:
    """Move a line of the grid at one point, but leave the border straight."""
    if place in (0, count):
        return float(length * place // count)
    return (place + dice.real(-0.34, 0.34)) * length / count


def from_pieces(dice: Dice, pieces: Sequence[Corners], quotas: Sequence[int]) -> Labels:
    """Colour a mosaic of convex pieces and fill the quotas to the pixel."""
    areas = [abs(area_of(piece)) / 2 for piece in pieces]
    labels = coloured(dice, areas, quotas, sharing_edges(pieces))
    canvas = Canvas(None)
    for piece, label in zip(pieces, labels, strict=True):
        canvas.tile(label, piece)
    return filled(margins(balanced(canvas.potentials, quotas)), quotas)


def sharing_edges(pieces: Sequence[Corners]) -> list[list[int]]:
    """Return which pieces have two corners in common."""
    corners = [set(piece) for piece in pieces]
    return [
        [other for other in range(len(pieces)) if other != one and len(mine & corners[other]) > 1]
        for one, mine in enumerate(corners)
    ]

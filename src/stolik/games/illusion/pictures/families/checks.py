"""Family 4, sheared checkerboard: large and small cells are averaged wrongly."""

from collections.abc import Sequence
from itertools import pairwise

from stolik.games.illusion.dice import Dice
from stolik.games.illusion.pictures.canvas import Point, area_of
from stolik.games.illusion.pictures.families.triangles import Corners, from_pieces
from stolik.games.illusion.pictures.field import HEIGHT, WIDTH, Labels, total


def paint(dice: Dice, quotas: Sequence[int]) -> Labels:
    """Paint a board of unequal cells, sheared twice; shearing keeps areas.

    One shear is strong and one slight, so that no edge runs straight along the pixels:
    only then can edges move by less than a pixel.
    """
    strong = dice.sign() * dice.real(0.15, 0.38)
    slight = dice.sign() * dice.real(0.025, 0.07)
    shears = (strong, slight) if dice.below(2) else (slight, strong)
    return from_pieces(dice, board(dice, *shears), quotas)


def board(dice: Dice, slant: float, slope: float) -> list[Corners]:
    """Return the cells that can be seen, cut off at the field's sides."""
    wide, high = WIDTH + 2 * abs(slant) * HEIGHT / 2, HEIGHT + 2 * abs(slope) * WIDTH / 2
    across = uneven(dice, -wide / 2, wide / 2, round(dice.between(6, 8) * wide / WIDTH))
    down = uneven(dice, -high / 2, high / 2, round(dice.between(7, 9) * high / HEIGHT))
    cells: list[Corners] = []
    for top, bottom in pairwise(down):
        for near, far in pairwise(across):
            corners = ((near, top), (far, top), (far, bottom), (near, bottom))
            seen = in_field(tuple(sheared(corner, slant, slope) for corner in corners))
            if len(seen) > 2 and abs(area_of(seen)) > 30.0:
                cells.append(seen)
    return cells


def sheared(corner: Point, slant: float, slope: float) -> Point:
    """Shear a point down the side and then across, round the middle of the field."""
    x, y = corner
    y = y + slope * x
    x = x + slant * y
    return x + WIDTH / 2, y + HEIGHT / 2


def in_field(cell: Corners) -> Corners:
    """Cut off what lies outside the field."""
    flat = clipped(clipped(cell, 1.0, 0.0), -1.0, float(WIDTH))
    turned = tuple((y, x) for x, y in flat)
    seen = clipped(clipped(turned, 1.0, 0.0), -1.0, float(HEIGHT))
    return tuple((x, y) for y, x in seen)


def uneven(dice: Dice, start: float, end: float, count: int) -> list[float]:
    """Divide a length into unequal parts."""
    parts = [dice.real(0.5, 1.7) for _ in range(count)]
    whole = total(parts)
    places = [start]
    for part in parts:
        places.append(places[-1] + part * (end - start) / whole)
    return places


def clipped(corners: Corners, side: float, limit: float) -> Corners:
    """Cut off what lies outside x * side >= -limit."""
    seen: list[Point] = []
    for place, (bx, by) in enumerate(corners):
        ax, ay = corners[place - 1]
        before, after = ax * side + limit, bx * side + limit
        if (before < 0) != (after < 0):
            part = before / (before - after)
            seen.append((ax + (bx - ax) * part, ay + (by - ay) * part))
        if after >= 0:
            seen.append((bx, by))
    return tuple(seen)

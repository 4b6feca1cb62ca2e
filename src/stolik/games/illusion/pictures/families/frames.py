"""Family 9, nested square frames: a frame looks smaller than the square it surrounds."""

from collections.abc import Sequence

import numpy as np

from stolik.games.illusion.dice import Dice
from stolik.games.illusion.pictures.bands import ZONE, clearest
from stolik.games.illusion.pictures.field import HEIGHT, WIDTH, Labels, Reals, grid


def paint(dice: Dice, quotas: Sequence[int]) -> Labels:
    """Paint nested frames: one nest, two, four, or nested diamonds."""
    x, y = grid()
    kind = dice.below(4)
    if kind == 0:
        order = nest(dice, x, y, WIDTH, HEIGHT)
        return clearest(dice, order, quotas, dice.between(8, 10))
    if kind == 1:
        order = diamond(dice, x, y)
        return clearest(dice, order, quotas, dice.between(9, 11))
    if kind == 2:
        seam = dice.between(200, 300)
        upper = nest(dice, x, y, WIDTH, seam)
        lower = nest(dice, x, y - seam, WIDTH, HEIGHT - seam)
        order = np.where(y < seam, upper, lower + ZONE)
        return clearest(dice, order, quotas, dice.between(11, 14))
    order = quarters(dice, x, y)
    return clearest(dice, order, quotas, dice.between(14, 16))


def nest(dice: Dice, x: Reals, y: Reals, width: float, height: float) -> Reals:
    """Return frames that shrink towards a point inside the rectangle."""
    cx, cy = width * dice.real(0.35, 0.65), height * dice.real(0.35, 0.65)
    left, right = (cx - x) / cx, (x - cx) / (width - cx)
    top, bottom = (cy - y) / cy, (y - cy) / (height - cy)
    size = min(width, height) / 2
    result: Reals = np.maximum(np.maximum(left, right), np.maximum(top, bottom)) * size
    return result


def diamond(dice: Dice, x: Reals, y: Reals) -> Reals:
    """Return frames that stand on a corner."""
    across = np.abs(x - WIDTH * dice.real(0.4, 0.6))
    down = np.abs(y - HEIGHT * dice.real(0.4, 0.6))
    return (across + down) * 0.70710678


def quarters(dice: Dice, x: Reals, y: Reals) -> Reals:
    """Return four nests that meet at one point."""
    across, down = dice.between(160, 240), dice.between(200, 300)
    order = np.zeros(x.shape)
    zone = 0.0
    for left, width in ((0, across), (across, WIDTH - across)):
        for top, height in ((0, down), (down, HEIGHT - down)):
            here = (x > left) & (x < left + width) & (y > top) & (y < top + height)
            order = np.where(here, nest(dice, x - left, y - top, width, height) + zone, order)
            zone += ZONE
    return order

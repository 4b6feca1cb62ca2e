"""Family 0, concentric rings: outer rings hold far more area than they seem to."""

from collections.abc import Sequence

import numpy as np

from stolik.games.illusion.dice import Dice
from stolik.games.illusion.pictures.bands import ZONE, clearest
from stolik.games.illusion.pictures.field import HEIGHT, WIDTH, Labels, direction, distance, grid


def paint(dice: Dice, quotas: Sequence[int]) -> Labels:
    """Paint rings round one centre; in every other picture a cut divides them into halves."""
    x, y = grid()
    x, y = x - WIDTH * dice.real(0.3, 0.7), y - HEIGHT * dice.real(0.3, 0.7)
    order = distance(x, y)
    if dice.below(2):
        return clearest(dice, order, quotas, dice.between(8, 10))
    across, down = direction(dice.unit())
    order = order + np.where(x * across + y * down > 0, ZONE, 0.0)
    return clearest(dice, order, quotas, dice.between(12, 15))

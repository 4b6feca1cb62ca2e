"""Family 3, spiral arms: length is mistaken for area."""

from collections.abc import Sequence

import numpy as np

from stolik.games.illusion.dice import Dice
from stolik.games.illusion.pictures.families.rays import round_the_sun
from stolik.games.illusion.pictures.field import (
    HEIGHT,
    WIDTH,
    Labels,
    angle,
    distance,
    grid,
)


def paint(dice: Dice, quotas: Sequence[int]) -> Labels:
    """Paint arms that wind round an eye, each colour in several arms of unequal width."""
    x, y = grid()
    x, y = x - WIDTH * dice.real(0.36, 0.64), y - HEIGHT * dice.real(0.36, 0.64)
    radius = distance(x, y)
    twist = dice.sign() * dice.real(0.055, 0.085)
    turns = angle(x, y) + twist * np.sqrt(radius + 10.0)
    return round_the_sun(dice, quotas, turns - np.floor(turns), radius, dice.between(11, 14))

"""Family 2, stripes of changing width and angle: many thin stripes look like more."""

from collections.abc import Sequence

import numpy as np

from stolik.games.illusion.dice import Dice
from stolik.games.illusion.pictures.bands import ZONE, clearest
from stolik.games.illusion.pictures.field import (
    HEIGHT,
    WIDTH,
    Labels,
    Reals,
    angle,
    direction,
    grid,
)


def paint(dice: Dice, quotas: Sequence[int]) -> Labels:
    """Paint fanned stripes, two fans that meet at a straight seam, or chevrons."""
    x, y = grid()
    kind = dice.below(3)
    if kind == 0:
        return clearest(dice, fan(dice, x, y, dice.unit()), quotas, dice.between(16, 20))
    if kind == 1:
        return clearest(dice, chevrons(dice, x, y), quotas, dice.between(13, 16))
    turn = dice.unit()
    across, down = direction(turn + dice.real(0.05, 0.2))
    seam = (x - WIDTH / 2) * across + (y - HEIGHT / 2) * down + dice.between(-40, 40)
    order = np.where(
        seam > 0, fan(dice, x, y, turn) + ZONE, fan(dice, x, y, turn + dice.real(0.16, 0.34))
    )
    return clearest(dice, order, quotas, dice.between(17, 21))


def fan(dice: Dice, x: Reals, y: Reals, turn: float) -> Reals:
    """Return stripes that open slowly, as seen from a pivot far outside the field."""
    away = dice.real(620, 1100)
    across, down = direction(turn)
    px, py = WIDTH / 2 - across * away, HEIGHT / 2 - down * away
    ahead = (x - px) * across + (y - py) * down
    aside = (y - py) * across - (x - px) * down
    return (angle(ahead, aside) + 0.5 - np.floor(angle(ahead, aside) + 0.5)) * away * 6.2831853


def chevrons(dice: Dice, x: Reals, y: Reals) -> Reals:
    """Return arrow-shaped stripes folded along one line, each arm with its own slope."""
    across, down = direction(dice.pick((0.0, 0.25, 0.5, 0.75)) + dice.real(-0.03, 0.03))
    ahead = (x - WIDTH / 2) * across + (y - HEIGHT / 2) * down
    aside = (y - HEIGHT / 2) * across - (x - WIDTH / 2) * down + dice.between(-50, 50)
    slope = dice.real(0.7, 1.2)
    one, other = slope, slope * dice.real(0.75, 1.25)
    return ahead * 0.75 + np.where(aside > 0, aside * one, -aside * other) * 0.75

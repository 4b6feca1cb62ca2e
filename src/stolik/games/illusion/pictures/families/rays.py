"""Family 7, sun rays: wedges look equal although they widen."""

from collections.abc import Sequence

import numpy as np

from stolik.games.illusion.dice import Dice
from stolik.games.illusion.pictures.bands import ZONE, clearest
from stolik.games.illusion.pictures.field import (
    HEIGHT,
    LABELS,
    WIDTH,
    Labels,
    Mask,
    Reals,
    angle,
    distance,
    grid,
)

CIRCLE = 942.0  # a turn in pixels, measured 150 pixels from the sun


def paint(dice: Dice, quotas: Sequence[int]) -> Labels:
    """Paint rays round a small sun; in every other picture they break at a circle."""
    x, y = grid()
    x, y = x - WIDTH * dice.real(0.25, 0.75), y - HEIGHT * dice.real(0.25, 0.75)
    radius = distance(x, y)
    turns = angle(x, y) + dice.unit()
    turns = turns - np.floor(turns)
    if dice.below(2):
        return round_the_sun(dice, quotas, turns, radius, dice.between(18, 24))
    outside = np.where(radius > dice.between(135, 185), ZONE / CIRCLE, 0.0)
    return round_the_sun(dice, quotas, turns + outside, radius, dice.between(22, 26))


def round_the_sun(
    dice: Dice, quotas: Sequence[int], turns: Reals, radius: Reals, wanted: int
) -> Labels:
    """Cut bands by angle, after a disc in the middle that hides where they get too thin."""
    inside = radius < dice.between(20, 30)
    size = int(np.count_nonzero(inside))
    suns = [label for label in range(LABELS) if quotas[label] >= size + 1600]
    sun = dice.pick(suns)
    rest = list(quotas)
    rest[sun] -= size
    order = np.where(inside, -ZONE, turns * CIRCLE)
    labels = clearest_outside(dice, order, inside, rest, wanted)
    labels[inside] = sun
    return labels


def clearest_outside(
    dice: Dice, order: Reals, inside: Mask, quotas: Sequence[int], wanted: int
) -> Labels:
    """Cut the bands of the field without its sun."""
    labels = np.zeros(order.shape, dtype=np.uint8)
    labels[~inside] = clearest(dice, order[~inside], quotas, wanted).ravel()
    return labels

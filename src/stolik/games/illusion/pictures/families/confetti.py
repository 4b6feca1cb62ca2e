"""Family 1, confetti of small dots: scattered area is underestimated against one blob."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from stolik.games.illusion.dice import Dice
from stolik.games.illusion.pictures.bands import largest
from stolik.games.illusion.pictures.canvas import Canvas
from stolik.games.illusion.pictures.field import (
    HEIGHT,
    LABELS,
    PIXELS,
    WHITE,
    WIDTH,
    Labels,
    Reals,
    direction,
    total,
)
from stolik.games.illusion.pictures.growth import balanced, filled, margins

Dot = tuple[int, float, float, float]


def paint(dice: Dice, quotas: Sequence[int]) -> Labels:
    """Paint dots on white, or on one or two coloured grounds where white is rare."""
    grounds = chosen_grounds(quotas)
    canvas = Canvas(grounds[0])
    if len(grounds) > 1:
        part_grounds(dice, canvas, quotas, grounds)
    for label, x, y, radius in dots(dice, quotas, grounds):
        canvas.disc(label, (x, y), radius)
    return filled(margins(balanced(canvas.potentials, quotas)), quotas)


def chosen_grounds(quotas: Sequence[int]) -> list[int]:
    """Take grounds until the dots that are left cover less than half of the field."""
    left = list(quotas)
    grounds: list[int] = []
    while sum(left) > PIXELS * 0.47:
        ground = WHITE if not grounds and quotas[WHITE] > 50000 else largest(left)
        grounds.append(ground)
        left[ground] = 0
    return grounds


def part_grounds(dice: Dice, canvas: Canvas, quotas: Sequence[int], grounds: Sequence[int]) -> None:
    """Divide the field between the grounds by slanted straight lines."""
    whole = sum(quotas[ground] for ground in grounds)
    across, down = direction(dice.unit())
    along = canvas.x * across + canvas.y * down
    ranks = np.sort(along.ravel())
    covered = 0
    for ground, after in pairwise(grounds):
        covered += quotas[ground]
        limit = float(ranks[min(PIXELS - 1, PIXELS * covered // whole)])
        canvas.paint(after, limit - along)


def dots(dice: Dice, quotas: Sequence[int], grounds: Sequence[int]) -> list[Dot]:
    """Give every other colour dots of unequal size and find a place for each."""
    wanted: list[tuple[float, int]] = []
    for label in range(LABELS):
        if label in grounds or quotas[label] == 0:
            continue
        radius = dice.real(10.0, 15.0)
        count = max(4, round(quotas[label] / (3.14159 * radius * radius)))
        weights = [dice.real(0.45, 1.6) for _ in range(count)]
        whole = total(weights)
        wanted += [
            (float(np.sqrt(quotas[label] * weight / whole / 3.14159)), label) for weight in weights
        ]
    wanted.sort(reverse=True)
    return placed(dice, wanted)


def placed(dice: Dice, wanted: Sequence[tuple[float, int]]) -> list[Dot]:
    """Place dots, large ones first, without overlap as long as there is room."""
    found: list[Dot] = []
    xs, ys, radii = np.zeros(len(wanted)), np.zeros(len(wanted)), np.zeros(len(wanted))
    for place, (radius, label) in enumerate(wanted):
        x, y = roomy(dice, radius, xs[:place], ys[:place], radii[:place])
        xs[place], ys[place], radii[place] = x, y, radius
        found.append((label, x, y, radius))
    return found


def roomy(dice: Dice, radius: float, xs: Reals, ys: Reals, radii: Reals) -> tuple[float, float]:
    """Find a free place, or the freest of many."""
    best, best_room = (0.0, 0.0), -1e9
    for _ in range(160):
        x = dice.real(radius + 2, WIDTH - radius - 2)
        y = dice.real(radius + 2, HEIGHT - radius - 2)
        across, down = xs - x, ys - y
        gaps = np.sqrt(across * across + down * down) - radii
        room = float(gaps.min()) - radius if len(gaps) else 99.0
        if room > best_room:
            best, best_room = (x, y), room
        if room > 3.0:
            break
    return best

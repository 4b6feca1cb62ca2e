"""Family 6, soft blobs: a compact blob in the middle looks dominant."""

from collections.abc import Sequence

import numpy as np

from stolik.games.illusion.dice import Dice
from stolik.games.illusion.pictures.field import (
    HEIGHT,
    LABELS,
    PIXELS,
    WHITE,
    WIDTH,
    Labels,
    Reals,
    grid,
    sine,
    total,
)
from stolik.games.illusion.pictures.growth import balanced, filled, margins

Blob = tuple[float, float, float]


def paint(dice: Dice, quotas: Sequence[int]) -> Labels:
    """Paint rounded blobs that press against each other and leave white between them."""
    x, y = swayed(dice)
    blobs = placed(dice, quotas)
    potentials = np.full((LABELS, *x.shape), 1e6)
    potentials[WHITE] = 0.0
    for label, own in blobs.items():
        potentials[label] = union(own, x, y)
    return filled(margins(balanced(potentials, quotas)), quotas)


def swayed(dice: Dice) -> tuple[Reals, Reals]:
    """Bend the plane a little, so that no blob is a plain disc."""
    x, y = grid()
    height = dice.real(7.0, 12.0)
    bent_x = x + height * sine(y / dice.real(170, 260) + dice.unit())
    bent_y = y + height * sine(x / dice.real(170, 260) + dice.unit())
    return bent_x, bent_y


def placed(dice: Dice, quotas: Sequence[int]) -> dict[int, list[Blob]]:
    """Place the blobs of each colour: large ones first, and none inside another."""
    wanted: list[tuple[float, int]] = []
    for label in range(1, LABELS):
        share = quotas[label] / PIXELS
        count = 0 if share == 0 else 1 + dice.between(0, 1) + int(share * 12)
        weights = [dice.real(0.4, 1.8) for _ in range(count)]
        whole = total(weights)
        for weight in weights:
            area = quotas[label] * weight / whole
            wanted.append((float(np.sqrt(area / 3.14159)), label))
    wanted.sort(reverse=True)
    blobs: dict[int, list[Blob]] = {}
    everything: list[Blob] = []
    for radius, label in wanted:
        x, y = roomiest(dice, everything, radius)
        everything.append((x, y, radius))
        blobs.setdefault(label, []).append((x, y, radius))
    return blobs


def roomiest(dice: Dice, others: Sequence[Blob], radius: float) -> tuple[float, float]:
    """Find the best of many places for a blob: far from the other blobs' edges."""
    best = (0.0, 0.0)
    best_room = -1e9
    for _ in range(60):
        x, y = WIDTH * dice.unit(), HEIGHT * dice.unit()
        room = min(x, WIDTH - x, y, HEIGHT - y) + radius * 0.35
        for a, b, size in others:
            gap = float(np.sqrt((x - a) * (x - a) + (y - b) * (y - b))) - size
            room = min(room, gap)
        if room > best_room:
            best, best_room = (x, y), room
    return best


def union(blobs: Sequence[Blob], x: Reals, y: Reals) -> Reals:
    """Join blobs of one colour with rounded necks where they come close."""
    result: Reals = np.full(x.shape, 1e6)
    for a, b, radius in blobs:
        edge = np.sqrt((x - a) * (x - a) + (y - b) * (y - b)) - radius
        blend = np.maximum(22.0 - np.abs(result - edge), 0.0)
        result = np.minimum(result, edge) - blend * blend / 88.0
    return result

"""Family 8, Voronoi mosaic: neighbours of other colours fragment the impression."""

from collections.abc import Sequence

import numpy as np

from stolik.games.illusion.dice import Dice
from stolik.games.illusion.pictures.field import (
    HEIGHT,
    LABELS,
    WIDTH,
    Labels,
    Reals,
    Whole,
    grid,
)
from stolik.games.illusion.pictures.growth import balanced, filled, margins
from stolik.games.illusion.pictures.mosaic import coloured

Site = tuple[float, float]


def paint(dice: Dice, quotas: Sequence[int]) -> Labels:
    """Paint straight-edged cells, dense at one point of the picture and large far from it."""
    sites = scattered(dice, dice.between(58, 76))
    x, y = grid(4)
    nearest = distances(sites, x, y).argmin(axis=0)
    areas = np.bincount(nearest.ravel(), minlength=len(sites)) * 16.0
    labels = coloured(dice, [float(area) for area in areas], quotas, touching(nearest, len(sites)))
    return exact(sites, labels, quotas)


def scattered(dice: Dice, count: int) -> list[Site]:
    """Scatter sites that keep their distance, a smaller one near the dense point."""
    cx, cy = WIDTH * dice.unit(), HEIGHT * dice.unit()
    sites: list[Site] = []
    room = 1.0
    while len(sites) < count:
        x, y = WIDTH * dice.unit(), HEIGHT * dice.unit()
        away = ((x - cx) * (x - cx) + (y - cy) * (y - cy)) / 250000.0
        least = (22.0 + 52.0 * min(1.0, away * 1.6)) * room
        if all((x - a) * (x - a) + (y - b) * (y - b) > least * least for a, b in sites):
            sites.append((x, y))
        else:
            room *= 0.9985
    return sites


def distances(sites: Sequence[Site], x: Reals, y: Reals) -> Reals:
    """Return the squared distance of each pixel to each site."""
    return np.stack([(x - a) * (x - a) + (y - b) * (y - b) for a, b in sites])


def touching(nearest: Whole, count: int) -> list[list[int]]:
    """Return which cells share an edge."""
    pairs: set[tuple[int, int]] = set()
    for one, other in ((nearest[:, 1:], nearest[:, :-1]), (nearest[1:], nearest[:-1])):
        edge = one != other
        pairs |= set(zip(one[edge].tolist(), other[edge].tolist(), strict=True))
    around: list[set[int]] = [set() for _ in range(count)]
    for a, b in pairs:
        around[a].add(b)
        around[b].add(a)
    return [sorted(cells) for cells in around]


def exact(sites: Sequence[Site], labels: Sequence[int], quotas: Sequence[int]) -> Labels:
    """Fill the quotas by weighing the labels: in a power diagram all edges stay straight."""
    x, y = grid()
    potentials = np.full((LABELS, *x.shape), 1e6)
    for (a, b), label in zip(sites, labels, strict=True):
        square = ((x - a) * (x - a) + (y - b) * (y - b)) / 90.0
        np.minimum(potentials[label], square, out=potentials[label])
    return filled(margins(balanced(potentials, quotas)), quotas)

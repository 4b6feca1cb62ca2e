"""Painting with shapes: each label's signed distance, kept up to date shape by shape."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

import numpy as np

from stolik.games.illusion.pictures.field import LABELS, Labels, Reals, grid

FAR: Final = 60.0
Point = tuple[float, float]


class Canvas:
    """Potentials of the five labels; negative inside what a label has been given.

    `step` > 1 makes a coarse canvas for trying things out.
    """

    def __init__(self, ground: int | None, step: int = 1) -> None:
        self.step = step
        self.x, self.y = grid(step)
        self.potentials = np.full((LABELS, *self.x.shape), FAR)
        if ground is not None:
            self.potentials[ground] = -FAR

    def window(self, left: float, top: float, right: float, bottom: float) -> tuple[slice, slice]:
        """Return the part of the canvas that a shape with these bounds can touch."""
        step, margin = self.step, 24.0
        height, width = self.x.shape
        rows = slice(
            min(height, max(0, int((top - margin) / step))),
            max(0, min(height, int((bottom + margin) / step) + 1)),
        )
        columns = slice(
            min(width, max(0, int((left - margin) / step))),
            max(0, min(width, int((right + margin) / step) + 1)),
        )
        return rows, columns

    def paint(self, label: int, shape: Reals, part: tuple[slice, slice] | None = None) -> None:
        """Lay a shape over everything painted so far; the shape is a signed distance."""
        area = self.potentials if part is None else self.potentials[:, part[0], part[1]]
        mine = np.minimum(area[label], shape)
        np.maximum(area, -shape, out=area)
        area[label] = mine

    def disc(self, label: int, centre: Point, radius: float) -> None:
        """Paint a disc."""
        x, y = centre
        part = self.window(x - radius, y - radius, x + radius, y + radius)
        across, down = self.x[part] - x, self.y[part] - y
        self.paint(label, np.sqrt(across * across + down * down) - radius, part)

    def strip(self, label: int, normal: Point, middle: float, width: float) -> None:
        """Paint an endless straight strip."""
        along = self.x * normal[0] + self.y * normal[1] - middle
        self.paint(label, np.abs(along) - width / 2)

    def tile(self, label: int, corners: Sequence[Point]) -> None:
        """Add a convex tile to a mosaic that has no ground and whose tiles do not overlap."""
        across = [corner[0] for corner in corners]
        down = [corner[1] for corner in corners]
        part = self.window(min(across), min(down), max(across), max(down))
        area = self.potentials[label][part]
        np.minimum(area, inside(self.x[part], self.y[part], corners), out=area)

    def labels(self) -> Labels:
        """Return the label of each pixel as it looks now."""
        result: Labels = self.potentials.argmin(axis=0).astype(np.uint8)
        return result

    def counts(self) -> list[float]:
        """Count the pixels of each label, scaled up to the whole field."""
        found = np.bincount(self.labels().ravel(), minlength=LABELS)
        scale = self.step * self.step
        return [float(count * scale) for count in found]


def inside(x: Reals, y: Reals, corners: Sequence[Point]) -> Reals:
    """Return the signed distance to a convex polygon (exact along its edges)."""
    turn = 1.0 if area_of(corners) > 0 else -1.0
    result: Reals = np.full(x.shape, -1e9)
    for place, (ax, ay) in enumerate(corners):
        bx, by = corners[(place + 1) % len(corners)]
        ex, ey = bx - ax, by - ay
        length = sqrt(ex * ex + ey * ey)
        if length > 1e-9:
            edge = ((x - ax) * ey - (y - ay) * ex) * (turn / length)
            np.maximum(result, edge, out=result)
    return result


def area_of(corners: Sequence[Point]) -> float:
    """Return twice the signed area of a polygon."""
    total = 0.0
    for place, (ax, ay) in enumerate(corners):
        bx, by = corners[(place + 1) % len(corners)]
        total += ax * by - bx * ay
    return total

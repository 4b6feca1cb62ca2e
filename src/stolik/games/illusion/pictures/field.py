"""The measured field and its arithmetic: only operations that IEEE 754 fixes to the last bit.

Sums, products, quotients and square roots of doubles are the same everywhere; sines and
arctangents of a maths library are not, so both are spelled out here. Every potential is
rounded to whole numbers before pixels are compared.
"""

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

WIDTH: Final = 400
HEIGHT: Final = 500
PIXELS: Final = WIDTH * HEIGHT
PER_CENT: Final = PIXELS // 100  # 2,000 pixels are one per cent

WHITE: Final = 0
LABELS: Final = 5  # white, yellow, red, green, blue

Reals = NDArray[np.float64]
Whole = NDArray[np.int64]
Labels = NDArray[np.uint8]
Mask = NDArray[np.bool_]


def grid(step: int = 1) -> tuple[Reals, Reals]:
    """Return x and y of pixel centres, of every pixel or of every step-th one."""
    across = np.arange(step / 2, WIDTH, step, dtype=np.float64)
    down = np.arange(step / 2, HEIGHT, step, dtype=np.float64)
    x, y = np.meshgrid(across, down)
    return x, y


def total(numbers: Iterable[float]) -> float:
    """Add numbers one by one; Python's own sum rounds differently from version to version."""
    whole = 0.0
    for number in numbers:
        whole += number
    return whole


def sine(turns: Reals) -> Reals:
    """Return the sine of an angle counted in whole turns, right to about one millionth."""
    part = turns - np.floor(turns)
    folded = np.where(part < 0.5, part, part - 0.5)
    quarter = np.where(folded < 0.25, folded, 0.5 - folded) * 4.0
    square = quarter * quarter
    value = quarter * (
        1.5707963268 + square * (-0.6459640975 + square * (0.0796926263 - square * 0.0046817541))
    )
    value = value + quarter * square * square * square * square * 0.0001604412
    result: Reals = np.where(part < 0.5, value, -value)
    return result


def direction(turns: float) -> tuple[float, float]:
    """Return the unit vector of an angle counted in turns."""
    pair = sine(np.array([turns + 0.25, turns]))
    return float(pair[0]), float(pair[1])


def angle(x: Reals, y: Reals) -> Reals:
    """Return the angle of each point in turns, from 0 to 1 (Abramowitz and Stegun 4.4.49)."""
    across, down = np.abs(x), np.abs(y)
    long = np.maximum(np.maximum(across, down), 1e-9)
    ratio = np.minimum(across, down) / long
    square = ratio * ratio
    bent = ratio * (
        0.9998660
        + square * (-0.3302995 + square * (0.1801410 + square * (-0.0851330 + square * 0.0208351)))
    )
    turn = bent * (0.125 / 0.7853985)
    turn = np.where(down > across, 0.25 - turn, turn)
    turn = np.where(x < 0, 0.5 - turn, turn)
    turn = np.where(y < 0, 1.0 - turn, turn)
    result: Reals = turn - np.floor(turn)
    return result


def distance(x: Reals, y: Reals) -> Reals:
    """Return the distance from the origin."""
    result: Reals = np.sqrt(x * x + y * y)
    return result

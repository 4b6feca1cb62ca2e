"""Inks and textures. A style changes how a label map looks, never the map itself."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from stolik.games.illusion.pictures.field import HEIGHT, LABELS, WIDTH, Labels, Mask

Ink = tuple[int, int, int]

FRAME: Final[Ink] = (0x8B, 0x87, 0x81)
PLAIN: Final[tuple[Ink, ...]] = (
    (0xFF, 0xFF, 0xFF),
    (0xF2, 0xB6, 0x1F),
    (0xD6, 0x3F, 0x2A),
    (0x17, 0x90, 0x73),
    (0x27, 0x47, 0x9A),
)
# Lightness falls in even steps: white 100, yellow 87, green 68, red 48, blue 29. The last
# four inks are the darker tones of the textures.
SAFE: Final[tuple[Ink, ...]] = (
    (0xFF, 0xFF, 0xFF),
    (0xFF, 0xD6, 0x4F),
    (0xCB, 0x47, 0x38),
    (0x5A, 0xB8, 0x95),
    (0x2B, 0x41, 0x8C),
    (0xC9, 0x98, 0x00),
    (0x86, 0x1F, 0x14),
    (0x2A, 0x7C, 0x5E),
    (0x10, 0x1B, 0x4C),
)
STYLES: Final[dict[str, tuple[Ink, ...]]] = {"plain": PLAIN, "safe": SAFE}
PERIOD: Final = 16
STROKE: Final = 4


def inked(labels: Labels, style: str) -> Labels:
    """Return the palette entry of each pixel: labels, plus textures in the safe style."""
    if style == "plain":
        return labels
    entries = labels.copy()
    for label, texture in enumerate((dots, hatch_left, hatch_right, cross_hatch), 1):
        entries[(labels == label) & texture()] = label + LABELS - 1
    return entries


def places() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return row and column numbers."""
    rows, columns = np.indices((HEIGHT, WIDTH))
    return rows.astype(np.int64), columns.astype(np.int64)


def dots() -> Mask:
    """Small dots, every other row moved by half a step."""
    rows, columns = places()
    moved = columns + (rows // 8 % 2) * (PERIOD // 2)
    return (rows % 8 < STROKE) & (moved % PERIOD < STROKE)


def hatch_left() -> Mask:
    """Lines that fall to the right."""
    rows, columns = places()
    return (columns - rows) % PERIOD < STROKE


def hatch_right() -> Mask:
    """Lines that rise to the right."""
    rows, columns = places()
    return (columns + rows) % PERIOD < STROKE


def cross_hatch() -> Mask:
    """Lines both ways."""
    return hatch_left() | hatch_right()

"""The twelve families of pictures, in the ledger's order."""

from collections.abc import Callable, Sequence
from typing import Final

from stolik.games.illusion.dice import Dice
from stolik.games.illusion.pictures.families import (
    blobs,
    checks,
    confetti,
    frames,
    lattice,
    rays,
    rings,
    spiral,
    stripes,
    triangles,
    voronoi,
    waves,
)
from stolik.games.illusion.pictures.field import Labels

Painter = Callable[[Dice, Sequence[int]], Labels]

FAMILIES: Final[tuple[tuple[str, Painter], ...]] = (
    ("rings", rings.paint),
    ("confetti", confetti.paint),
    ("stripes", stripes.paint),
    ("spiral", spiral.paint),
    ("checks", checks.paint),
    ("lattice", lattice.paint),
    ("blobs", blobs.paint),
    ("rays", rays.paint),
    ("voronoi", voronoi.paint),
    ("frames", frames.paint),
    ("waves", waves.paint),
    ("triangles", triangles.paint),
)

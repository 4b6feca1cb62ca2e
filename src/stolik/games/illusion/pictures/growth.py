"""From growth functions to a label map with exact counts (the ledger's steps 1 to 3)."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from stolik.games.illusion.pictures.field import (
    HEIGHT,
    LABELS,
    PIXELS,
    WIDTH,
    Labels,
    Mask,
    Reals,
    Whole,
)

FINENESS: Final = 4096.0  # steps to one pixel of distance
ROUNDS: Final = 40
LAST_ROUNDS: Final = 8
STEP: Final = 5  # every fifth pixel is enough to find the shifts roughly
NEVER: Final = np.int64(1) << 62


def balanced(potentials: Reals, quotas: Sequence[int]) -> Reals:
    """Shift whole potentials until the nearest label of each pixel nearly fills the quotas.

    Edges then move evenly along their length, and the exact filling afterwards has only
    a few pixels of each edge left to settle.
    """
    shifted = potentials.reshape(LABELS, -1).copy()
    for label in range(LABELS):
        if quotas[label] == 0:
            shifted[label] = 1e6
    coarse = np.ascontiguousarray(shifted[:, ::STEP])
    shifts = np.zeros(LABELS)
    goal = np.array(quotas, dtype=np.float64)
    for _ in range(ROUNDS):
        moved = coarse - shifts[:, None]
        lack = goal / STEP - owned(moved)
        if np.abs(lack).max() <= 4:
            break
        shifts = nudged(shifts, lack, edges(moved), goal)
    edge = edges(coarse - shifts[:, None]) * STEP  # it hardly changes any more
    for _ in range(LAST_ROUNDS):
        lack = goal - owned(shifted - shifts[:, None])
        if np.abs(lack).max() <= 12:
            break
        shifts = nudged(shifts, lack, edge, goal)
    return shifted - shifts[:, None]


def owned(potentials: Reals) -> Reals:
    """Count the pixels that each label is nearest to."""
    counts: Reals = np.bincount(potentials.argmin(axis=0), minlength=LABELS).astype(np.float64)
    return counts


def nudged(shifts: Reals, lack: Reals, edge: Reals, goal: Reals) -> Reals:
    """Shift each label by the pixels it lacks for each pixel of its edges."""
    step = np.clip(lack / (edge + 1.0), -3.0, 3.0) * 0.8
    return shifts + np.where(goal > 0, step, 0.0)


def edges(moved: Reals) -> Reals:
    """Count, for each label, the pixels that would change hands if it moved by one."""
    ordered = np.partition(moved, 1, axis=0)
    rival = np.where(moved == ordered[0], ordered[1], ordered[0])
    near = np.abs(moved - rival) < 1.0
    counts: Reals = near.sum(axis=1) / 2.0
    return counts


def margins(potentials: Reals) -> Whole:
    """Return the growth function of each colour: how much farther it is than its best rival."""
    ordered = np.partition(potentials, 1, axis=0)
    rival = np.where(potentials == ordered[0], ordered[1], ordered[0])
    clipped = np.clip((potentials - rival) * FINENESS, -(2.0**40), 2.0**40)
    result: Whole = np.rint(clipped).astype(np.int64)[1:]
    return result


def filled(growth: Whole, quotas: Sequence[int]) -> Labels:
    """Give pixels to colours in order of growth, ties by pixel and then colour, up to the quotas.

    This is the ledger's walk through all sorted (pixel, colour) pairs. It takes four steps: pixels
    want their earliest colour, and the colour that is full first takes its pixels and is done.
    """
    colours = LABELS - 1
    keys = growth.reshape(colours, -1) * (PIXELS * colours)
    keys = keys + (np.arange(PIXELS, dtype=np.int64) * colours)[None, :]
    keys += np.arange(colours, dtype=np.int64)[:, None]
    labels = np.zeros(PIXELS, dtype=np.uint8)
    racing = [colour for colour in range(colours) if quotas[colour + 1] > 0]
    for colour in range(colours):
        if colour not in racing:
            keys[colour] = NEVER
    while racing:
        wanted = keys.argmin(axis=0)
        level, winner, mine = min(
            (
                first_full(keys[colour], wanted == colour, quotas[colour + 1], colour)
                for colour in racing
            ),
            key=lambda entry: entry[:2],
        )
        taken = mine[keys[winner][mine] <= level]
        labels[taken] = winner + 1
        keys[:, taken] = NEVER
        keys[winner] = NEVER
        racing.remove(winner)
    return labels.reshape(HEIGHT, WIDTH)


def first_full(keys: Whole, wants: Mask, quota: int, colour: int) -> tuple[int, int, Whole]:
    """Return the key at which a colour is full if it gets all pixels that want it now."""
    mine = np.flatnonzero(wants & (keys < NEVER))
    if len(mine) < quota:
        return int(NEVER), colour, mine
    return int(np.partition(keys[mine], quota - 1)[quota - 1]), colour, mine

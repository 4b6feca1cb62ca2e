"""Pictures made of bands: one order of all pixels, cut into pieces of exact size."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

import numpy as np

from stolik.games.illusion.dice import Dice
from stolik.games.illusion.pictures.field import LABELS, WHITE, Labels, Reals, total

ZONE: Final = 100000.0  # far more than any distance inside a zone
TRIES: Final = 40

Piece = tuple[int, int]  # label, pixels


def cut(order: Reals, pieces: Sequence[Piece]) -> Labels:
    """Assign the pixels piece by piece in their order, ties by pixel number.

    In the ledger's words: a colour's growth function is the distance, in this order, to
    the middle of its bands; since the pieces fill the field, every quota is met at once.
    """
    ranks = np.rint(order.ravel() * 65536.0).astype(np.int64).argsort(kind="stable")
    labels = np.empty(ranks.shape, dtype=np.uint8)
    row = np.repeat(
        np.array([label for label, _ in pieces], dtype=np.uint8), [size for _, size in pieces]
    )
    labels[ranks] = row
    return labels.reshape(order.shape)


def shared_out(dice: Dice, quotas: Sequence[int], wanted: int, least: int) -> list[Piece]:
    """Split the quotas into about `wanted` pieces, unequal on purpose, none tiny."""
    whole = sum(quotas)
    pieces: list[Piece] = []
    counts = piece_counts(quotas, wanted, least)
    for label in range(LABELS):
        if quotas[label]:
            pieces += [(label, size) for size in portions(dice, quotas[label], counts[label])]
    if sum(size for _, size in pieces) != whole:
        raise ValueError("pieces do not add up")
    return pieces


def piece_counts(quotas: Sequence[int], wanted: int, least: int) -> list[int]:
    """How many pieces each label gets: more for larger shares, but less than in proportion."""
    roots = [sqrt(quota) for quota in quotas]
    whole = total(roots)
    counts = [
        max(1, min(round(wanted * root / whole), quota // least)) if quota else 0
        for root, quota in zip(roots, quotas, strict=True)
    ]
    for label in range(LABELS):  # one label must not have more pieces than all others can separate
        counts[label] = min(counts[label], sum(counts) - counts[label] + 1)
    return counts


def portions(dice: Dice, quota: int, count: int) -> list[int]:
    """Split a quota into unequal portions: the largest is about three times the smallest."""
    weights = [1000 + dice.below(2200) for _ in range(count)]
    whole = sum(weights)
    sizes = [quota * weight // whole for weight in weights]
    sizes[0] += quota - sum(sizes)
    return sizes


def mixed(dice: Dice, pieces: Sequence[Piece], first: int | None = None) -> list[Piece]:
    """Order the pieces so that neighbours differ wherever that is possible."""
    left: dict[int, list[int]] = {}
    for label, size in pieces:
        left.setdefault(label, []).append(size)
    row: list[Piece] = []
    last = -1
    while left:
        label = next_label(dice, left, last) if row or first is None else first
        sizes = left[label]
        row.append((label, sizes.pop(dice.below(len(sizes)))))
        if not sizes:
            del left[label]
        last = label
    return row


def next_label(dice: Dice, left: dict[int, list[int]], last: int) -> int:
    """Pick a label other than the last one; the one with most pieces when it is urgent."""
    others = [label for label in left if label != last] or list(left)
    rest = sum(len(sizes) for sizes in left.values())
    most = max(others, key=lambda label: (len(left[label]), label))
    if 2 * len(left[most]) >= rest:
        return most
    bag = [label for label in others for _ in left[label]]
    return dice.pick(bag)


def clearest(dice: Dice, order: Reals, quotas: Sequence[int], wanted: int) -> Labels:
    """Try several sequences of bands and keep the one whose thinnest band is thickest.

    The order is in pixels across the bands; zones of a picture lie ZONE apart in it.
    """
    values = np.sort(np.rint(order.ravel() * 65536.0)) / 65536.0
    jumps = [int(at) + 1 for at in np.flatnonzero(np.diff(values) > ZONE / 2)]
    best: list[Piece] = []
    best_width = -1.0
    for _ in range(TRIES):
        row = mixed(dice, shared_out(dice, quotas, wanted, 1600))
        width = thinnest(values, jumps, row)
        if width > best_width:
            best, best_width = row, width
    return cut(order, snapped(values, best))


def snapped(values: Reals, row: Sequence[Piece]) -> list[Piece]:
    """Move each cut to the next whole line of equal pixels, and keep every label's sum.

    What a piece gains or loses, the label's next piece gives back; a label's last piece
    keeps its exact end. Without this, straight frames would have steps in their sides.
    """
    left = {label: sum(1 for other, _ in row if other == label) for label, _ in row}
    debt = dict.fromkeys(left, 0)
    result: list[Piece] = []
    start = 0
    for label, size in row:
        end = start + size - debt[label]
        debt[label] = 0
        left[label] -= 1
        if left[label]:
            level = values[end]
            low = int(np.searchsorted(values, level, side="left"))
            high = int(np.searchsorted(values, level, side="right"))
            whole = low if end - low < high - end else high
            debt[label] = whole - end
            end = whole
        result.append((label, end - start))
        start = end
    return result


def thinnest(values: Reals, jumps: Sequence[int], row: Sequence[Piece]) -> float:
    """Measure the thinnest band, also where a zone's end cuts one."""
    ends = set(jumps)
    at = 0
    for _, size in row:
        at += size
        ends.add(at)
    width = ZONE
    start = 0
    for end in sorted(ends):
        width = min(width, float(values[end - 1] - values[start]))
        start = end
    return width


def largest(quotas: Sequence[int], with_white: bool = True) -> int:
    """Return the label with the largest quota."""
    labels = range(WHITE if with_white else 1, LABELS)
    return max(labels, key=lambda label: (quotas[label], -label))

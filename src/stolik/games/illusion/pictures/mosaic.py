"""Which piece of a mosaic gets which label, so that the shares come out nearly right."""

from collections.abc import Sequence
from typing import Final

from stolik.games.illusion.dice import Dice
from stolik.games.illusion.pictures.field import LABELS

PASSES: Final = 6
Neighbours = Sequence[Sequence[int]]


def coloured(
    dice: Dice, areas: Sequence[float], quotas: Sequence[int], neighbours: Neighbours
) -> list[int]:
    """Give every piece a label: shares first, then as few equal neighbours as possible."""
    labels = [-1] * len(areas)
    left = [float(quota) for quota in quotas]
    pieces = sorted(range(len(areas)), key=lambda piece: (-areas[piece], piece))
    for piece in pieces:
        labels[piece] = most_lacking(dice, left, [labels[other] for other in neighbours[piece]])
        left[labels[piece]] -= areas[piece]
    for _ in range(PASSES):
        if not improved(dice, areas, labels, left, neighbours):
            break
    return labels


def most_lacking(dice: Dice, left: Sequence[float], around: Sequence[int]) -> int:
    """Pick the label that lacks most, preferably not one that already lies next to the piece."""
    shortage = [
        left[label] * (0.45 if label in around else 1.0) * dice.real(0.8, 1.2)
        if left[label] > 0
        else left[label] - 1e5
        for label in range(LABELS)
    ]
    return max(range(LABELS), key=lambda label: (shortage[label], label))


def improved(
    dice: Dice,
    areas: Sequence[float],
    labels: list[int],
    left: list[float],
    neighbours: Neighbours,
) -> bool:
    """Exchange the labels of two pieces wherever that helps; returns whether anything changed."""
    changed = False
    order = list(range(len(areas)))
    dice.shuffle(order)
    for one in order:
        for other in order:
            if labels[one] == labels[other]:
                continue
            more = areas[other] - areas[one]
            mine, yours = labels[one], labels[other]
            gain = (
                abs(left[mine])
                + abs(left[yours])
                - abs(left[mine] - more)
                - abs(left[yours] + more)
            )
            if gain < -600.0:
                continue
            clash = clashes(labels, one, other, neighbours)
            if gain + 400.0 * clash > 1.0:
                labels[one], labels[other] = yours, mine
                left[mine] -= more
                left[yours] += more
                changed = True
    return changed


def clashes(labels: Sequence[int], one: int, other: int, neighbours: Neighbours) -> int:
    """Count the equal neighbours that an exchange would separate (negative: join)."""
    mine, yours = labels[one], labels[other]
    saved = 0
    for near in neighbours[one]:
        if near != other:
            saved += (labels[near] == mine) - (labels[near] == yours)
    for near in neighbours[other]:
        if near != one:
            saved += (labels[near] == yours) - (labels[near] == mine)
    return saved

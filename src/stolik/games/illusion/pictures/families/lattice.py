"""Family 5, lattice of thin lines round big cells: the enclosed white is counted in."""

from collections.abc import Sequence

from stolik.games.illusion.dice import Dice
from stolik.games.illusion.pictures.bands import largest, portions
from stolik.games.illusion.pictures.canvas import Canvas, Point
from stolik.games.illusion.pictures.field import HEIGHT, LABELS, WIDTH, Labels, direction
from stolik.games.illusion.pictures.growth import balanced, filled, margins

Line = tuple[int, Point, float, float]  # label, normal, middle, weight


def paint(dice: Dice, quotas: Sequence[int]) -> Labels:
    """Paint crossing lines on a ground of white, or of the largest colour where white is rare."""
    ground = 0 if quotas[0] >= 44000 else largest(quotas)
    lines = drawn(dice, quotas, ground)
    widths = [quotas[label] / 900.0 for label in range(LABELS)]
    for _ in range(14):
        have = painted(lines, widths, ground, 5).counts()
        widths = [
            width * min(1.6, max(0.6, (quotas[label] + 40.0) / (have[label] + 40.0)))
            for label, width in enumerate(widths)
        ]
    canvas = painted(lines, widths, ground, 1)
    return filled(margins(balanced(canvas.potentials, quotas)), quotas)


def drawn(dice: Dice, quotas: Sequence[int], ground: int) -> list[Line]:
    """Lay lines in two directions, over and under each other at random."""
    turn = dice.real(0.02, 0.11) * dice.sign()
    normals = (direction(turn), direction(turn + 0.25 + dice.real(-0.045, 0.045)))
    labels: list[tuple[int, float]] = []
    for label in range(LABELS):
        if label != ground and quotas[label]:
            count = max(1, min(4, round(quotas[label] / 8000.0)))
            sizes = portions(dice, quotas[label], count)
            labels += [(label, size / quotas[label]) for size in sizes]
    dice.shuffle(labels)
    lines: list[Line] = []
    half = (len(labels) + 1) // 2
    for normal, group in ((normals[0], labels[:half]), (normals[1], labels[half:])):
        lines += spread(dice, normal, group)
    dice.shuffle(lines)
    return lines


def spread(dice: Dice, normal: Point, group: Sequence[tuple[int, float]]) -> list[Line]:
    """Spread parallel lines over the field at uneven distances."""
    reach = abs(normal[0]) * WIDTH + abs(normal[1]) * HEIGHT
    start = (normal[0] * WIDTH + normal[1] * HEIGHT - reach) / 2
    gap = reach / len(group) if group else 0.0
    return [
        (label, normal, start + gap * (place + 0.5 + dice.real(-0.18, 0.18)), weight)
        for place, (label, weight) in enumerate(group)
    ]


def painted(lines: Sequence[Line], widths: Sequence[float], ground: int, step: int) -> Canvas:
    """Paint the lines with the widths that their colours have now."""
    canvas = Canvas(ground, step)
    for label, normal, middle, weight in lines:
        canvas.strip(label, normal, middle, widths[label] * weight)
    return canvas

"""Charts as plain SVG: bars with intervals, and histograms. They need no script.

Positions are shares of the width and letters keep their size, so that one drawing fits a phone and
a wide screen: what a bar stands for is written above it, its figures at its right.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from itertools import pairwise
from math import floor
from typing import Final

import msgspec

from stolik.arena.interval import Interval
from stolik.arena.statistics.spread import Spread

NARROW: Final = 272
"""How wide a chart is on a narrow phone, in pixels."""
GLYPH: Final = 7.4
"""How wide a sign of labels and figures is, on average."""
SMALL_GLYPH: Final = 6.6
LONGEST_LABEL: Final = int(NARROW / GLYPH)
LEAST_PLOT: Final = 30.0
ROW: Final = 46
DENSE_ROW: Final = 38
BAR: Final = 16
HEIGHT: Final = 150
MOST_COLUMNS: Final = 48
LABEL_GAP: Final = 13.0
"""Between labels below a histogram, in hundredths of its width."""
EDGE: Final = 8.0
Format = Callable[[float], str]


class Bar(msgspec.Struct, frozen=True):
    """One bar: its label, its length, and the text beside it."""

    label: str
    found: Interval
    text: str
    is_marked: bool = False


def bars(rows: Sequence[Bar], title: str, line: float | None = None, line_text: str = "") -> str:
    """Horizontal bars from zero, each with its interval; `line` is something to compare with."""
    most = max([row.found.high for row in rows] + [line or 0.0], default=1.0) or 1.0
    scale = _plot(rows) / (most * 1.04)
    head = 20 if line is not None else 0
    parts = [_open(title, head + ROW * len(rows) + 4)]
    if line is not None:
        parts.append(_small(line * scale, 12, line_text))
    for number, row in enumerate(rows):
        top = head + ROW * number
        middle = top + 22 + BAR / 2
        end, low, high = (
            max(0.0, value) * scale for value in (row.found.value, row.found.low, row.found.high)
        )
        kind = "bar marked" if row.is_marked else "bar"
        parts.append(_words(row, top + 16, middle))
        parts.append(
            f'<rect class="{kind}" x="0" y="{top + 22}" width="{end:.2f}%" height="{BAR}" rx="3"/>'
        )
        parts.append(_stroke("reach", (low, high), (middle, middle)))
        parts += [_stroke("reach", (at, at), (middle - 5, middle + 5)) for at in (low, high)]
        if line is not None:
            parts.append(_stroke("line", (line * scale,) * 2, (middle - 12, middle + 12)))
    return "".join([*parts, "</svg>"])


def ranges(rows: Sequence[Bar], title: str) -> str:
    """Dots with intervals on a scale that need not begin at zero."""
    ends = min(row.found.low for row in rows), max(row.found.high for row in rows)
    return _dots(rows, title, ends, ROW)


def changes(rows: Sequence[Bar], title: str, none: str) -> str:
    """Dots with intervals on both sides of a line that stands for no change."""
    low = min([row.found.low for row in rows] + [0.0])
    high = max([row.found.high for row in rows] + [0.0])
    return _dots(rows, title, (low, high), DENSE_ROW, none)


def _dots(
    rows: Sequence[Bar], title: str, ends: tuple[float, float], step: int, zero_text: str = ""
) -> str:
    """Dots with intervals; with `zero_text`, a line stands at zero and pale dots may be chance."""
    low, high = ends
    plot = _plot(rows)
    scale = (plot - EDGE) / ((high - low) or 1.0)
    head = 20 if zero_text else 0
    parts = [_open(title, head + step * len(rows) + 4)]
    zero = EDGE / 2 - low * scale
    if zero_text:
        parts.append(_small(zero, 12, zero_text))
    for number, row in enumerate(rows):
        top = head + step * number
        middle = top + step - 12
        left, dot, right = (
            EDGE / 2 + (value - low) * scale
            for value in (row.found.low, row.found.value, row.found.high)
        )
        kind = "dot" if row.is_marked or not zero_text else "dot pale"
        parts.append(_words(row, top + 14, middle))
        parts.append(_stroke("rail", (0.0, plot), (middle, middle)))
        if zero_text:
            parts.append(_stroke("line", (zero, zero), (middle - 9, middle + 9)))
        parts.append(_stroke("reach thick", (left, right), (middle, middle)))
        parts.append(f'<circle class="{kind}" cx="{dot:.2f}%" cy="{middle}" r="6"/>')
    return "".join([*parts, "</svg>"])


def _plot(rows: Sequence[Bar]) -> float:
    """The width of the plot in per cent: the figures at the right need the rest."""
    figures = GLYPH * max((len(row.text) for row in rows), default=0) + 12
    return max(LEAST_PLOT, 100 - 100 * figures / NARROW)


def _words(row: Bar, label: float, figure: float) -> str:
    return (
        f'<text class="label" x="0" y="{label}">{escape(_fit(row.label))}</text>'
        f'<text class="figure" x="100%" y="{figure + 5}">{escape(row.text)}</text>'
    )


def _stroke(kind: str, across: tuple[float, float], down: tuple[float, float]) -> str:
    (left, right), (top, bottom) = across, down
    return f'<line class="{kind}" x1="{left:.2f}%" x2="{right:.2f}%" y1="{top}" y2="{bottom}"/>'


def _small(at: float, y: float, text: str) -> str:
    """Small text centred on a position, or aligned to the edge it would cross."""
    half = 50 * SMALL_GLYPH * len(text) / NARROW
    anchor, place = " mid", at
    if at < half:
        anchor, place = "", 0.0
    elif at > 100 - half:
        anchor, place = " end", 100.0
    return f'<text class="small{anchor}" x="{place:.2f}%" y="{y}">{escape(text)}</text>'


def _fit(label: str) -> str:
    """A label, cut to its column."""
    return label if len(label) <= LONGEST_LABEL else f"{label[: LONGEST_LABEL - 1].rstrip()}…"


def histogram(spread: Spread, title: str, edge: Format, share: Format) -> str:
    """A histogram of values; the mean is marked."""
    columns = _values(spread) or _columns(spread, edge)
    first, last = columns[0].begin, columns[-1].end
    most = max(one.times for one in columns) / spread.count
    scale = 100 / (last - first)
    base, roof = HEIGHT - 24, 18
    parts = [_open(title, HEIGHT, "histogram"), _stroke("rail", (0, 100), (roof, roof))]
    parts.append(_stroke("rail", (0, 100), (base, base)))
    parts.append(_small(0.0, 12, share(most)))
    for one in columns:
        tall = (base - roof) * one.times / spread.count / most
        left, step = (one.begin - first) * scale, (one.end - one.begin) * scale
        wide = max(0.2, step - min(0.4, step / 5))
        tooltip = f"{one.label or edge(one.value)}: {share(one.times / spread.count)}"
        parts.append(
            f'<rect class="bar" x="{left:.2f}%" y="{base - tall:.1f}" width="{wide:.2f}%"'
            f' height="{tall:.1f}" rx="1.5"><title>{escape(tooltip)}</title></rect>'
        )
    free = -LABEL_GAP
    for value, at in _ticks(columns):
        place = (at - first) * scale
        if place - free >= LABEL_GAP:
            parts.append(_small(place, HEIGHT - 6, edge(value)))
            free = place
    mean = (spread.mean.value + (0.5 if spread.is_whole else 0.0) - first) * scale
    parts.append(_stroke("line", (mean, mean), (8, base)))
    return "".join([*parts, "</svg>"])


class Column(msgspec.Struct, frozen=True):
    """One bar of a histogram: its bounds, its value, its count."""

    begin: float
    end: float
    value: float
    times: int
    label: str = ""
    """The values it stands for, if there are several."""


def _ticks(columns: Sequence[Column]) -> list[tuple[float, float]]:
    """Values to write below the bars, and where: each one's own, or those in regular steps."""
    wide = columns[0].end - columns[0].begin
    if any(one.value != one.begin for one in columns):
        return [(one.value, one.value) for one in columns]
    count = round((columns[-1].end - columns[0].begin) / wide)
    every = max(1, -(-count // 12))
    begins = [columns[0].begin + wide * number for number in range(0, count, every)]
    return [(begin, begin + wide / 2) for begin in begins]


def _values(spread: Spread) -> list[Column]:
    """A bar at every value, if some are fractions and all can be distinguished."""
    if spread.is_whole or spread.width:
        return []
    known = sorted(spread.bins)
    gap = min((after - before for before, after in pairwise(known)), default=1.0)
    if (known[-1] - known[0]) / gap > MOST_COLUMNS:
        return []
    return [Column(at - gap / 2, at + gap / 2, at, spread.bins[at]) for at in known]


def _columns(spread: Spread, edge: Format) -> list[Column]:
    """Bins that are wide enough to be visible."""
    width, counts = spread.width or 1, _wider(spread.bins, spread.width == 0)
    while max(counts) - min(counts) >= MOST_COLUMNS:
        width, counts = width * 2, _wider({place / 2: counts[place] for place in counts}, True)
    return [
        Column(
            place * width,
            (place + 1) * width,
            place * width,
            counts[place],
            _bin_label(place * width, width, spread.is_whole, edge),
        )
        for place in sorted(counts)
    ]


def _wider(bins: Mapping[float, int], is_split: bool) -> dict[float, int]:
    """Bins at whole numbers: fractions are counted with the number below."""
    if not is_split:
        return dict(bins)
    found: dict[float, int] = {}
    for place, times in bins.items():
        found[floor(place)] = found.get(floor(place), 0) + times
    return found


def _bin_label(begin: float, width: int, is_whole: bool, edge: Format) -> str:
    if is_whole:
        low, high = edge(begin), edge(begin + width - 1)
        return low if low == high else f"{low}–{high}"
    return f"≥ {edge(begin)}, < {edge(begin + width)}"


def _open(title: str, height: float, kind: str = "rows") -> str:
    label = escape(title, quote=True)
    return f'<svg class="{kind}" height="{height}" role="img" aria-label="{label}">'

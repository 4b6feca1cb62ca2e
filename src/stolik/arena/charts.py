"""Charts as plain SVG: bars with intervals, and histograms. They need no script."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from itertools import pairwise
from math import floor
from typing import Final

import msgspec

from stolik.arena.interval import Interval
from stolik.arena.spread import Spread

WIDTH: Final = 720
LABEL: Final = 168
FIGURE: Final = 168
LONG_LABEL: Final = 232
LONGEST_LABEL: Final = 30
ROW: Final = 34
DENSE_ROW: Final = 26
GLYPH: Final = 8.2
"""How wide a figure of the charts is, on average."""
HEIGHT: Final = 150
MOST_COLUMNS: Final = 48
LABEL_GAP: Final = 32
Format = Callable[[float], str]


class Bar(msgspec.Struct, frozen=True):
    """One bar: what it is, how long, and what is written beside it."""

    label: str
    found: Interval
    text: str
    is_marked: bool = False


def bars(rows: Sequence[Bar], title: str, line: float | None = None, line_text: str = "") -> str:
    """Horizontal bars from zero, each with its interval; `line` is something to compare with."""
    most = max([row.found.high for row in rows] + [line or 0.0], default=1.0) or 1.0
    room = WIDTH - LABEL - FIGURE
    scale = room / (most * 1.04)
    head = 22 if line is not None else 4
    height = head + ROW * len(rows) + 4
    parts = [_open(title, height)]
    for number, row in enumerate(rows):
        parts.append(_bar(row, head + ROW * number, scale))
    if line is not None:
        at = LABEL + line * scale
        parts.append(f'<line class="line" x1="{at:.1f}" x2="{at:.1f}" y1="16" y2="{height}"/>')
        parts.append(f'<text class="small mid" x="{at:.1f}" y="11">{escape(line_text)}</text>')
    return "".join([*parts, "</svg>"])


def _bar(row: Bar, top: int, scale: float) -> str:
    middle = top + ROW / 2
    end, low, high = (
        LABEL + max(0.0, value) * scale
        for value in (row.found.value, row.found.low, row.found.high)
    )
    kind = "bar marked" if row.is_marked else "bar"
    return (
        f'<text class="label" x="{LABEL - 12}" y="{middle + 5}">{escape(row.label)}</text>'
        f'<rect class="{kind}" x="{LABEL}" y="{top + 6}" width="{end - LABEL:.1f}"'
        f' height="{ROW - 12}" rx="3"/>'
        f'<path class="reach" d="M{low:.1f} {middle}H{high:.1f}'
        f'M{low:.1f} {middle - 6}v12M{high:.1f} {middle - 6}v12"/>'
        f'<text class="figure" x="{WIDTH}" y="{middle + 5}">{escape(row.text)}</text>'
    )


def ranges(rows: Sequence[Bar], title: str) -> str:
    """Dots with intervals on a scale that need not begin at zero."""
    low = min(row.found.low for row in rows)
    high = max(row.found.high for row in rows)
    room = WIDTH - LABEL - FIGURE
    scale = room / ((high - low) or 1.0)
    height = ROW * len(rows) + 8
    parts = [_open(title, height)]
    for number, row in enumerate(rows):
        middle = 4 + ROW * number + ROW / 2
        left, dot, right = (
            LABEL + (value - low) * scale * 0.96 + 8
            for value in (row.found.low, row.found.value, row.found.high)
        )
        parts.append(
            f'<text class="label" x="{LABEL - 12}" y="{middle + 5}">{escape(row.label)}</text>'
            f'<path class="rail" d="M{LABEL} {middle}H{WIDTH - FIGURE + 8}"/>'
            f'<path class="reach thick" d="M{left:.1f} {middle}H{right:.1f}"/>'
            f'<circle class="dot" cx="{dot:.1f}" cy="{middle}" r="7"/>'
            f'<text class="figure" x="{WIDTH}" y="{middle + 5}">{escape(row.text)}</text>'
        )
    return "".join([*parts, "</svg>"])


def changes(rows: Sequence[Bar], title: str, none: str) -> str:
    """Dots with intervals to both sides of a line that stands for no change."""
    low = min([row.found.low for row in rows] + [0.0])
    high = max([row.found.high for row in rows] + [0.0])
    figure = max(FIGURE, GLYPH * max((len(row.text) for row in rows), default=0))
    left, right = LONG_LABEL, WIDTH - figure - 8
    scale = (right - left - 16) / ((high - low) or 1.0)
    height = 20 + DENSE_ROW * len(rows) + 4
    zero = left + 8 - low * scale
    parts = [_open(title, height)]
    parts.append(f'<line class="line" x1="{zero:.1f}" x2="{zero:.1f}" y1="16" y2="{height}"/>')
    parts.append(f'<text class="small mid" x="{zero:.1f}" y="11">{escape(none)}</text>')
    for number, row in enumerate(rows):
        middle = 20 + DENSE_ROW * number + DENSE_ROW / 2
        begin, dot, end = (
            left + 8 + (value - low) * scale
            for value in (row.found.low, row.found.value, row.found.high)
        )
        kind = "dot" if row.is_marked else "dot pale"
        parts.append(
            f'<text class="label" x="{left - 12}" y="{middle + 5}">{escape(_fit(row.label))}</text>'
            f'<path class="rail" d="M{left} {middle}H{right}"/>'
            f'<path class="reach thick" d="M{begin:.1f} {middle}H{end:.1f}"/>'
            f'<circle class="{kind}" cx="{dot:.1f}" cy="{middle}" r="6"/>'
            f'<text class="figure" x="{WIDTH}" y="{middle + 5}">{escape(row.text)}</text>'
        )
    return "".join([*parts, "</svg>"])


def _fit(label: str) -> str:
    """A label that keeps to its column."""
    return label if len(label) <= LONGEST_LABEL else f"{label[: LONGEST_LABEL - 1].rstrip()}…"


def histogram(spread: Spread, title: str, edge: Format, share: Format) -> str:
    """How often which value came up; the mean is marked."""
    columns = _values(spread) or _columns(spread, edge)
    first, last = columns[0].begin, columns[-1].end
    most = max(one.times for one in columns) / spread.count
    scale = (WIDTH - 60) / (last - first)
    base = HEIGHT - 24
    parts = [_open(title, HEIGHT)]
    parts.append(f'<path class="rail" d="M48 14H{WIDTH}M48 {base}H{WIDTH}"/>')
    parts.append(f'<text class="small end" x="42" y="18">{escape(share(most))}</text>')
    free = -float(LABEL_GAP)
    for one in columns:
        tall = (base - 14) * one.times / spread.count / most
        left, step = 52 + (one.begin - first) * scale, (one.end - one.begin) * scale
        wide = max(1.0, step - min(3.0, step / 5))
        told = f"{one.told or edge(one.value)}: {share(one.times / spread.count)}"
        parts.append(
            f'<rect class="bar" x="{left:.1f}" y="{base - tall:.1f}" width="{wide:.1f}"'
            f' height="{tall:.1f}" rx="1.5"><title>{escape(told)}</title></rect>'
        )
    for value, at in _ticks(columns):
        place = 52 + (at - first) * scale
        if place - free >= LABEL_GAP:
            text = escape(edge(value))
            parts.append(f'<text class="small mid" x="{place:.1f}" y="{HEIGHT - 6}">{text}</text>')
            free = place
    at = 52 + (spread.mean.value + (0.5 if spread.is_whole else 0.0) - first) * scale
    parts.append(f'<line class="line" x1="{at:.1f}" x2="{at:.1f}" y1="8" y2="{base}"/>')
    return "".join([*parts, "</svg>"])


class Column(msgspec.Struct, frozen=True):
    """One bar of a histogram: from where to where, for which value, how often."""

    begin: float
    end: float
    value: float
    times: int
    told: str = ""
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
    """A bar at every value, if some are fractions and all can be told apart."""
    if spread.is_whole or spread.width:
        return []
    known = sorted(spread.bins)
    gap = min((after - before for before, after in pairwise(known)), default=1.0)
    if (known[-1] - known[0]) / gap > MOST_COLUMNS:
        return []
    return [Column(at - gap / 2, at + gap / 2, at, spread.bins[at]) for at in known]


def _columns(spread: Spread, edge: Format) -> list[Column]:
    """Bins that are wide enough to be seen."""
    width, counts = spread.width or 1, _wider(spread.bins, spread.width == 0)
    while max(counts) - min(counts) >= MOST_COLUMNS:
        width, counts = width * 2, _wider({place / 2: counts[place] for place in counts}, True)
    return [
        Column(
            place * width,
            (place + 1) * width,
            place * width,
            counts[place],
            _told(place * width, width, spread.is_whole, edge),
        )
        for place in sorted(counts)
    ]


def _wider(bins: Mapping[float, int], is_split: bool) -> dict[float, int]:
    """The same in whole places."""
    if not is_split:
        return dict(bins)
    found: dict[float, int] = {}
    for place, times in bins.items():
        found[floor(place)] = found.get(floor(place), 0) + times
    return found


def _told(begin: float, width: int, is_whole: bool, edge: Format) -> str:
    if is_whole:
        low, high = edge(begin), edge(begin + width - 1)
        return low if low == high else f"{low}–{high}"
    return f"≥ {edge(begin)}, < {edge(begin + width)}"


def _open(title: str, height: float) -> str:
    told = escape(title, quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{told}">'

"""Charts as plain SVG: bars with intervals, and histograms. They need no script."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
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
    width, counts = _columns(spread)
    first, last = min(counts), max(counts)
    most = max(counts.values()) / spread.count
    step = (WIDTH - 60) / (last - first + 1)
    base = HEIGHT - 24
    parts = [_open(title, HEIGHT)]
    parts.append(f'<path class="rail" d="M48 14H{WIDTH}M48 {base}H{WIDTH}"/>')
    parts.append(f'<text class="small end" x="42" y="18">{escape(share(most))}</text>')
    for place, times in sorted(counts.items()):
        tall = (base - 14) * times / spread.count / most
        left = 52 + (place - first) * step
        wide = max(1.0, step - min(3.0, step / 5))
        told = _told(place, width, edge, share(times / spread.count))
        parts.append(
            f'<rect class="bar" x="{left:.1f}" y="{base - tall:.1f}" width="{wide:.1f}"'
            f' height="{tall:.1f}" rx="1.5"><title>{escape(told)}</title></rect>'
        )
    every = max(1, -(-(last - first + 1) // 12))
    for place in range(first, last + 1, every):
        at = 52 + (place - first + 0.5) * step
        told = edge(place * width)
        parts.append(f'<text class="small mid" x="{at:.1f}" y="{HEIGHT - 6}">{escape(told)}</text>')
    at = 52 + (spread.mean.value / width - first + 0.5 / width) * step
    parts.append(f'<line class="line" x1="{at:.1f}" x2="{at:.1f}" y1="8" y2="{base}"/>')
    return "".join([*parts, "</svg>"])


def _told(place: int, width: int, edge: Format, share: str) -> str:
    low, high = edge(place * width), edge((place + 1) * width - 1)
    return f"{low if low == high else f'{low}–{high}'}: {share}"


def _columns(spread: Spread) -> tuple[int, dict[int, int]]:
    """Bins that are wide enough to be seen."""
    width, counts = spread.width, dict(spread.bins)
    while max(counts) - min(counts) >= MOST_COLUMNS:
        wider: dict[int, int] = {}
        for place, times in counts.items():
            wider[place // 2] = wider.get(place // 2, 0) + times
        width, counts = width * 2, wider
    return width, counts


def _open(title: str, height: float) -> str:
    told = escape(title, quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{told}">'

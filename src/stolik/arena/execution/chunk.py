"""A piece of a study: some games in a row, their rows and their statistics."""

from __future__ import annotations

import csv
import io
from hashlib import blake2b
from typing import Any, Final

import msgspec

from stolik.arena.execution.study_player import Result, StudyPlayer
from stolik.arena.statistics.totals import Tally, Totals
from stolik.arena.study import Study

COLUMNS: Final = (
    "game", "players", "variant", "seat", "level", "score", "place", "win", "decisions",
)  # fmt: skip
"""One row is one player of one game; seats count from 1. A win that rivals share is a part of 1."""
LONG: Final = 60


class Chunk(msgspec.Struct, frozen=True):
    """The results of one chunk of a study."""

    number: int
    rows: bytes
    totals: Totals
    places: tuple[tuple[tuple[str, ...], tuple[int, ...]], ...]
    """Who sat where and who came in where, for ratings; they follow the games in order."""


def play_chunk(player: StudyPlayer, number: int, has_rows: bool) -> Chunk:
    """Play the games of a chunk."""
    study = player.study
    tally = Tally()
    sheet = io.StringIO(newline="")
    writer = csv.writer(sheet, lineterminator="\n")
    variants = [variant_text(table.options) for table in study.tables]
    places = []
    for index in study.indices(number):
        result = player.play(index)
        tally.add(result)
        if has_rows:
            writer.writerows(_rows(result, variants[result.table]))
        if study.is_rated:
            places.append((result.levels, result.ranks))
    return Chunk(number, sheet.getvalue().encode(), tally.totals(), tuple(places))


def _rows(result: Result, variant: str) -> list[tuple[object, ...]]:
    part = 1 / result.sharers
    seats = len(result.levels)
    return [
        (
            result.index,
            seats,
            variant,
            seat + 1,
            result.levels[seat],
            float(result.scores[seat]),
            result.ranks[seat],
            part if seat in result.winners else 0.0,
            result.decisions,
        )
        for seat in range(seats)
    ]


def header() -> bytes:
    """The first row of the rows of every study."""
    return (",".join(COLUMNS) + "\n").encode()


def variant_text(options: dict[str, Any]) -> str:
    """Options in the form in which they are typed; long texts as their fingerprint.

    >>> variant_text({"side": "B", "heirs": True})
    'side=B heirs=yes'
    """
    return " ".join(f"{name}={value_text(value)}" for name, value in options.items())


def value_text(value: object) -> str:
    """One option's value in the form in which it is typed."""
    text = str(value)
    if isinstance(value, bool):
        text = "yes" if value else "no"
    elif not isinstance(value, str | int | float):
        text = msgspec.json.encode(value).decode()
    if len(text) <= LONG and text.isprintable():
        return text
    return f"#{blake2b(text.encode(), digest_size=4).hexdigest()}"


def tables_of_variants(study: Study) -> list[list[int]]:
    """The tables of each variant; two variants may share a name."""
    found: dict[bytes, list[int]] = {}
    for number, table in enumerate(study.tables):
        options = msgspec.json.encode(table.options, order="sorted")
        found.setdefault(options, []).append(number)
    return list(found.values())

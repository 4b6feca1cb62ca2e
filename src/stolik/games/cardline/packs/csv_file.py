"""Read a pack from CSV: a line of column names, then a line for each card.

Columns: `name`, `side`, three values, and optionally `id`, `name_pl`, `emblem`, `source`. The three
columns with other names are the attributes; an ending such as `_kg` or `Kg` gives their unit.
"""

import csv
import io
import re
from collections import Counter
from collections.abc import Iterator

from stolik.games.cardline.packs.draft import Draft, Entry
from stolik.games.cardline.packs.error import PackError
from stolik.games.cardline.packs.model import Pack

KNOWN = ("id", "name", "name_pl", "side", "emblem", "source")
ATTRIBUTES = 3
_ENDINGS = {
    "kg": "mass",
    "g": "grams",
    "cm": "length",
    "mm": "millimetres",
    "years": "years",
    "months": "months",
}
_ENDING = re.compile(r"(.+?)(?:_(kg|g|cm|mm|years|months)|(Kg|G|Cm|Mm|Years|Months))")
_WHOLE = re.compile(r"[+-]?\d{1,30}")

Row = tuple[int, list[str]]


def read_csv(file: str, stem: str, text: str, models: tuple[Pack, ...]) -> Draft:
    """Read the text of a CSV pack; `models` provide names for columns and sides they know."""
    rows = _rows(file, text)
    header = next(rows, None)
    if header is None:
        raise PackError("pack-empty", file, 1)
    line, columns = header[0], [column.strip() for column in header[1]]
    _check_columns(file, line, columns)
    cards = [_card(file, columns, number, row) for number, row in enumerate(rows, 1)]
    last_line = text.count("\n") + (not text.endswith("\n"))
    return Draft(
        file=file,
        last_line=max(1, last_line),
        head=Entry(line, {"id": _slug(stem), "name": stem[:60] or "?"}),
        sides=_sides(cards, models),
        attributes=[_attribute(line, column, models) for column in columns if column not in KNOWN],
        cards=cards,
    )


def _rows(file: str, text: str) -> Iterator[Row]:
    first = text.lstrip("\r\n").split("\n", 1)[0]
    # Spreadsheets write semicolons where the comma is the decimal sign, as in Polish.
    delimiter = ";" if first.count(";") > first.count(",") else ","
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    start = 1
    try:
        for row in reader:
            if any(cell.strip() for cell in row):
                yield start, row
            start = reader.line_num + 1
    except csv.Error as error:
        raise PackError("pack-csv-syntax", file, start, problem=str(error)) from None


def _check_columns(file: str, line: int, columns: list[str]) -> None:
    for place, column in enumerate(columns, 1):
        if not column:
            raise PackError("pack-column-unnamed", file, line, str(place), place=place)
        if column in columns[: place - 1]:
            raise PackError("pack-column-twice", file, line, column, column=column)
    for column in ("name", "side"):
        if column not in columns:
            raise PackError("pack-column-missing", file, line, column, column=column)
    values = [column for column in columns if column not in KNOWN]
    if len(values) != ATTRIBUTES:
        found = ", ".join(values) or "–"
        raise PackError(
            "pack-column-count", file, line, "attribute", count=len(values), found=found
        )
    for index, column in enumerate(values):
        if _parts(column)[0] in [_parts(other)[0] for other in values[:index]]:
            raise PackError("pack-column-twice", file, line, column, column=column)


def _card(file: str, columns: list[str], number: int, row: Row) -> Entry:
    line, cells = row
    if len(cells) != len(columns):
        raise PackError("pack-row-length", file, line, count=len(cells), expected=len(columns))
    written = {
        column: cell.strip() for column, cell in zip(columns, cells, strict=True) if cell.strip()
    }
    values: dict[str, object] = {"id": f"C{number:03}"}
    for column, cell in written.items():
        if column in KNOWN:
            values[column] = cell
        else:
            values[_parts(column)[0]] = int(cell) if _WHOLE.fullmatch(cell) else cell
    if "name_pl" in values:
        polish = values.pop("name_pl")
        if "name" in values:
            values["name"] = {"en": values["name"], "pl": polish}
    return Entry(line, values)


def _parts(column: str) -> tuple[str, str]:
    """Split a column's name into the attribute's id and its unit.

    >>> _parts("strengthKg"), _parts("iq"), _parts("life_span_years")
    (('strength', 'mass'), ('iq', 'number'), ('life_span', 'years'))
    """
    found = _ENDING.fullmatch(column)
    if not found:
        return _slug(column), "number"
    return _slug(found[1]), _ENDINGS[(found[2] or found[3]).lower()]


def _slug(text: str) -> str:
    slug = re.sub(r"[^A-Za-z0-9._-]+", "-", text).strip("-._").lower()[:40]
    return slug or "pack"


def _attribute(line: int, column: str, models: tuple[Pack, ...]) -> Entry:
    identity, unit = _parts(column)
    for model in models:
        for known in model.attributes:
            if (known.id, known.unit) == (identity, unit):
                name = {"en": known.name.en, "pl": known.name.pl}
                meaning = {"en": known.meaning.en, "pl": known.meaning.pl}
                return Entry(line, {"id": identity, "name": name, "unit": unit, "meaning": meaning})
    name_shown = identity.replace("_", " ").replace("-", " ").capitalize()
    return Entry(line, {"id": identity, "name": name_shown, "unit": unit})


def _sides(cards: list[Entry], models: tuple[Pack, ...]) -> list[Entry]:
    """List the sides in the order of the first pack that knows both, else as they appear.

    Of more than two the rarest comes last: it is the one reported as wrong.
    """
    first: dict[str, Entry] = {}
    counts: Counter[str] = Counter()
    for card in cards:
        side = card.values.get("side")
        if isinstance(side, str):
            first.setdefault(side, card)
            counts[side] += 1
    for model in models:
        if {side.id for side in model.sides} == first.keys():
            return [
                Entry(
                    first[side.id].line,
                    {"id": side.id, "name": {"en": side.name.en, "pl": side.name.pl}},
                )
                for side in model.sides
            ]
    order = sorted(first, key=lambda side: -counts[side]) if len(first) > 2 else list(first)
    return [Entry(first[side].line, {"id": side, "name": side}) for side in order]

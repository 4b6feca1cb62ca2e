"""A pack as it was read: fields with the lines they stand on, nothing checked yet."""

from dataclasses import dataclass, field

from stolik.games.cardline.packs.error import PackError


@dataclass(slots=True)
class Entry:
    """One table of the file (the head, a side, an attribute, a card)."""

    line: int
    values: dict[str, object]
    lines: dict[str, int] = field(default_factory=dict)

    def line_of(self, name: str) -> int:
        """The line of a field; a missing field has its table's line."""
        return self.lines.get(name, self.line)


@dataclass(slots=True)
class Draft:
    """A whole file as it was read."""

    file: str
    last_line: int
    head: Entry
    sides: list[Entry]
    attributes: list[Entry]
    cards: list[Entry]

    def error(
        self, message: str, entry: Entry, field: str | None = None, **details: str | int
    ) -> PackError:
        """Make the error for a field of an entry."""
        line = entry.line if field is None else entry.line_of(field)
        return PackError(message, self.file, line, field, **details)

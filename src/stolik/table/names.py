"""Names and other short texts as people read them."""

from __future__ import annotations

from collections.abc import Iterable

from stolik.table.errors import TableError

LONGEST_NAME = 24


def clean(text: str) -> str:
    """Text as text: one line, no control characters, no invisible direction marks."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def visible(name: str) -> str:
    """Read a name as it is shown; raises `bad-name` when there is nothing to see."""
    cleaned = clean(name)
    if not cleaned:
        raise TableError("bad-name", "a name has at least one visible character")
    return cleaned


def unlike(others: Iterable[str], name: str) -> str:
    """A name that can be seen, and is nobody else's: a number is added where it would be."""
    wanted = visible(name)
    taken = {other.casefold() for other in others}
    for number in range(2, len(taken) + 2):
        if wanted.casefold() not in taken:
            break
        ending = f" {number}"
        wanted = visible(name)[: LONGEST_NAME - len(ending)].rstrip() + ending
    return wanted

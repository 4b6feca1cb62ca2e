"""Names and other short texts as people read them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from stolik.table.errors import TableError
from stolik.table.lookalikes import look_keys

LONGEST_NAME = 24

BOT_NAMES = ("Ala", "Bolek", "Celina", "Dionizy", "Elka", "Feliks", "Gizela", "Hipolit")
"""What bots are called, by their seats; clients know the same."""

MOST_MARKS = 4
"""Accents that one letter may have; no language needs more (UTS 39, section 5.4)."""

BLANKS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00016fe4\U0001d159"
)
"""Characters that count as printable though nothing of them can be seen."""


def clean(text: str) -> str:
    """Normalize a text: one line, nothing invisible, no accents without a letter."""
    shown = []
    marks = MOST_MARKS  # a text begins with no letter to bear them
    for character in unicodedata.normalize("NFC", text):
        if not character.isprintable() or character in BLANKS or character == " ":
            shown.append(" ")
            marks = MOST_MARKS
        elif not unicodedata.category(character).startswith("M"):
            shown.append(character)
            marks = 0
        elif marks < MOST_MARKS:
            shown.append(character)
            marks += 1
    return " ".join("".join(shown).split())


def visible(name: str) -> str:
    """Read a name as it is shown; raises `bad-name` when there is nothing to see."""
    cleaned = clean(name)[:LONGEST_NAME].rstrip()
    if not cleaned:
        raise TableError("bad-name", "a name has at least one visible character")
    return cleaned


def unlike(others: Iterable[str], name: str) -> str:
    """A visible name that looks like nobody else's; a number is added where it would."""
    wanted = visible(name)
    names = set(others)
    taken = {key for other in names for key in look_keys(other)}
    for number in range(2, len(names) + 2):
        if not look_keys(wanted) & taken:
            break
        ending = f" {number}"
        wanted = visible(name)[: LONGEST_NAME - len(ending)].rstrip() + ending
    return wanted

"""Read a pack from TOML, remembering on which line each field stands."""

import re
import tomllib

from stolik.games.cardline.packs.draft import Draft, Entry
from stolik.games.cardline.packs.error import PackError

_ARRAY = re.compile(r"\s*\[\[\s*[\"']?([\w-]+)[\"']?\s*\]\]")
_TABLE = re.compile(r"\s*\[\s*([^\[\]]+?)\s*\]")
_KEY = re.compile(r"\s*[\"']?([\w-]+)[\"']?\s*(?:\.[^=]*)?=")
_AT_LINE = re.compile(r"\s*\(at line (\d+), column \d+\)$")
_LISTS = ("side", "attribute", "card")


def read_toml(file: str, text: str) -> Draft:
    """Read the text of a TOML pack; the draft is unchecked."""
    table = _parse(file, text)
    last_line = text.count("\n") + (not text.endswith("\n"))
    head_lines, found = _places(text)
    head = {name: value for name, value in table.items() if name not in _LISTS}
    entries = {name: _entries(file, name, table, head_lines, found[name]) for name in _LISTS}
    return Draft(
        file=file,
        last_line=max(1, last_line),
        head=Entry(1, head, head_lines),
        sides=entries["side"],
        attributes=entries["attribute"],
        cards=entries["card"],
    )


def _parse(file: str, text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise PackError("pack-too-deep", file, 1) from None
    except ValueError as error:  # TOMLDecodeError, or an integer of thousands of digits
        said = str(error)
        at = _AT_LINE.search(said)
        line = int(at[1]) if at else text.count("\n") + 1
        if not isinstance(error, tomllib.TOMLDecodeError):
            line = _longest_line(text)
        problem = _AT_LINE.sub("", said).removesuffix(" (at end of document)")
        raise PackError("pack-toml-syntax", file, line, problem=problem) from None


def _longest_line(text: str) -> int:
    """Find the line with the number of too many digits, which must be the longest line."""
    lengths = [len(line) for line in text.split("\n")]
    return lengths.index(max(lengths)) + 1


def _places(text: str) -> tuple[dict[str, int], dict[str, list[Entry]]]:
    """Find the lines of the head's fields and of every `[[table]]` with its fields."""
    head: dict[str, int] = {}
    found: dict[str, list[Entry]] = {name: [] for name in _LISTS}
    current, inside, quote = head, False, ""
    for number, line in enumerate(text.split("\n"), 1):
        if quote:  # within a string of several lines nothing is a key
            quote = "" if line.count(quote) % 2 else quote
            continue
        quote = _opens(line)
        if array := _ARRAY.match(line):
            entry = Entry(number, {})
            found.setdefault(array[1], []).append(entry)
            current, inside = entry.lines, False
        elif table := _TABLE.match(line):
            # [card.name] belongs to the card before it, [name] to the head.
            parts = [part.strip(" \"'") for part in table[1].split(".")]
            owner = found.get(parts[0], []) if len(parts) > 1 else []
            current = owner[-1].lines if owner else head
            current.setdefault(parts[1] if owner else parts[0], number)
            inside = True
        elif not inside and (key := _KEY.match(line)):
            current.setdefault(key[1], number)
    return head, found


def _opens(line: str) -> str:
    for quote in ('"""', "'''"):
        if line.count(quote) % 2:
            return quote
    return ""


def _entries(
    file: str, name: str, table: dict[str, object], head: dict[str, int], found: list[Entry]
) -> list[Entry]:
    """Join what tomllib read with the lines it was found on."""
    tables = table.get(name, [])
    line = head.get(name, found[0].line if found else 1)
    if not isinstance(tables, list) or not all(isinstance(each, dict) for each in tables):
        raise PackError("pack-not-a-list", file, line, name, name=name)
    if len(found) != len(tables):  # card = [{...}, {...}]: only the list's line is known
        return [Entry(line, each) for each in tables]
    return [Entry(place.line, each, place.lines) for place, each in zip(found, tables, strict=True)]

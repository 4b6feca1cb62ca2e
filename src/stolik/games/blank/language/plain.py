"""Plain texts: words without markup, links or line breaks (BLK-L2)."""

import re
import unicodedata

from stolik.games.blank.language.faults import Fault, shown

# Square brackets are kept for the reader, which sets unclear texts between them.
MARKUP = re.compile(r"[<>\[\]{}|\\`*_~]|&#?\w+;")
LINK = re.compile(r"://|\bwww\.|\bmailto:|\bjavascript:", re.IGNORECASE)
SPACES = re.compile(r"[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+")
HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def tidy(text: str) -> str:
    """Normalize spaces and composed letters; the words stay as written."""
    return SPACES.sub(" ", unicodedata.normalize("NFC", text)).strip()


QUOTES = re.compile('["“”„«»‟]')
APOSTROPHES = re.compile("['‘’‚`´]")
MARKS = {"en": ("“", "”"), "pl": ("„", "”")}


def typeset(text: str, language: str) -> str:
    """Write quotation marks and apostrophes in one way, however they were typed.

    >>> typeset('say "Blank!"', "pl")
    'say „Blank!”'
    """
    opened, closed = MARKS[language]
    pieces = QUOTES.split(APOSTROPHES.sub("’", text))
    said = pieces[0]
    for number, piece in enumerate(pieces[1:]):
        is_opening = number % 2 == 0 and number < len(pieces) - 2
        said += (opened if is_opening else closed) + piece
    return said


def plain_fault(text: str, limit: int, path: str) -> Fault | None:
    """Return what is wrong with a free text; None if nothing is."""
    if len(text) > 4 * limit:  # before any expensive check
        return _fault(path, "text-too-long", length=len(text), limit=limit)
    if any(sign in text for sign in "\n\r\v\f\x85\u2028\u2029"):
        return _fault(path, "text-lines", text=shown(text))
    for sign in text:
        if sign != "\t" and unicodedata.category(sign) in HIDDEN:
            return _fault(path, "text-hidden-sign", sign=f"U+{ord(sign):04X}")
    kept = tidy(text)
    if not kept:
        return _fault(path, "text-empty")
    if len(kept) > limit:
        return _fault(path, "text-too-long", length=len(kept), limit=limit)
    if found := MARKUP.search(kept):
        return _fault(path, "text-markup", sign=found.group())
    if found := LINK.search(kept):
        return _fault(path, "text-link", sign=found.group())
    return None


def word_fault(text: str, limit: int, path: str) -> Fault | None:
    """Return what is wrong with a chat word: letters only; None if nothing is."""
    if not text:
        return _fault(path, "text-empty")
    if len(text) > limit:
        return _fault(path, "text-too-long", length=len(text), limit=limit)
    if not unicodedata.normalize("NFC", text).isalpha():
        return _fault(path, "not-a-word", text=shown(text))
    return None


def _fault(path: str, reason: str, **args: str | int) -> Fault:
    return Fault(path, "BLK-L2", reason, args)

"""The chunks of one clause, sorted by what they do in it."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from stolik.games.blank.language.understanding.phrases.chunks import Chunk

Data = dict[str, Any]
COUNTED = ("chosenTwo", "nextTwo", "nextThree")  # "dwóch następnych graczy dobiera"


class ClauseParts(Struct):
    """The chunks of one clause by what they do in it."""

    chunks: Sequence[Chunk] = ()
    verb: str = ""
    form: str = ""
    subject: str | None = None
    has_subject: bool = False
    must: bool = False
    may: bool = False
    cards: Data | None = None
    dative: str | None = None
    object: str | None = None
    source: str | None = None
    partner: str | None = None
    to: str | None = None
    of: str | None = None
    by: str | None = None  # "utrata kolejki przez …"
    new: Any = None  # traded for new cards: how many of them, or True
    turns: int | None = None
    pile: str | None = None
    top: int | None = None
    until: str | None = None
    which: str | None = None
    two: bool = False
    dir: str | None = None
    passive: bool = False
    in_turn: bool = False  # said of a turn to come
    manner: Data | None = None  # at random, without a look
    penalties: int | None = None
    effect: Data | None = None
    is_for: bool = False  # "+2 dla następnego": the performer stands behind "for"


def parts_of_clause(row: Sequence[Chunk], language: str) -> ClauseParts | None:
    """Sort chunks into the parts of a clause; None if two compete for the same place."""
    parts = ClauseParts(row)
    for before, chunk in pairwise((None, *row)):
        if chunk is None or _is_beside(before, chunk):
            return None
        if not _put(parts, chunk, language):
            return None
    is_named_effect = parts.form == "N" or (parts.verb == "effect" and not parts.form)  # "+2 dla …"
    if is_named_effect and parts.to is not None and not parts.has_subject:
        parts.subject, parts.has_subject, parts.to = parts.to, True, None  # "strata kolejki dla …"
        parts.is_for = True
    if parts.by is not None:
        if parts.form != "N" or parts.has_subject:
            return None
        parts.subject, parts.has_subject = parts.by, True
    if parts.form == "N" and parts.cards is not None and parts.cards.get("many"):
        parts.cards = {"card": True, **{k: v for k, v in parts.cards.items() if k != "many"}}
    if parts.manner is not None:
        if parts.cards is None:
            return None
        parts.cards = parts.cards | parts.manner
    return parts if parts.verb else None


_PLAIN = {
    "from_who": "source",
    "with_who": "partner",
    "to_who": "to",
    "of_who": "of",
    "by_who": "by",
    "until": "until",
    "which": "which",
    "dir": "dir",
    "cards": "cards",
    "penalties": "penalties",
    "manner": "manner",
}


def _is_beside(before: Chunk | None, chunk: Chunk) -> bool:
    """ "The player on the left of the next one" is somebody the language has no name for."""
    return (
        before is not None
        and chunk.kind == "from_who"
        and before.kind == "who"
        and before.value in ("left", "right")
    )


def _put(parts: ClauseParts, chunk: Chunk, language: str) -> bool:  # noqa: PLR0912 - one case a kind
    kind = chunk.kind
    if kind in _PLAIN:
        if getattr(parts, _PLAIN[kind]) is not None:
            return False
        setattr(parts, _PLAIN[kind], chunk.value)
        return True
    if kind == "effect":
        parts.verb, parts.form, parts.effect = "effect", chunk.form, chunk.value
        return True
    if kind == "verb":
        return _put_verb(parts, chunk)
    if kind == "who":
        return _put_who(parts, chunk, language)
    if kind == "turns":
        if parts.turns is not None:
            return False
        parts.turns = chunk.value["turns"]
    elif kind == "topcards":
        if parts.top is not None:
            return False
        parts.top = chunk.value["n"]
    elif kind == "pile_at":
        if parts.pile is not None:
            return False
        parts.pile = chunk.value
    elif kind == "new":
        if parts.new is not None:
            return False
        parts.new = chunk.value
    elif kind in ("must", "may", "two", "in_turn"):
        setattr(parts, kind, True)
    return kind != "quote"


def _put_verb(parts: ClauseParts, chunk: Chunk) -> bool:
    if chunk.value == "be":
        parts.passive = True
        return True
    if parts.verb:
        return False
    parts.verb, parts.form = chunk.value, chunk.form
    return True


def _put_who(parts: ClauseParts, chunk: Chunk, language: str) -> bool:
    who, cases = chunk.value, chunk.form
    if who == "nobody":
        return False
    if language == "en":
        return _put_english(parts, who)
    if (not cases or "n" in cases or who in COUNTED) and not parts.has_subject:
        parts.subject, parts.has_subject = who, True
    elif "d" in cases and parts.dative is None:
        parts.dative = who
    elif ("a" in cases or "g" in cases) and parts.object is None:
        parts.object = who
    else:
        return False
    return True


def _put_english(parts: ClauseParts, who: str) -> bool:
    if not parts.verb and not parts.has_subject:
        parts.subject, parts.has_subject = who, True
    elif parts.verb and parts.object is None:
        parts.object = who
    else:
        return False
    return True

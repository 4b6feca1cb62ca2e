"""Words that names and titles must not have, as a host lists them.

`word` is a whole word, `word*` a beginning, `*word*` stands anywhere.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from fnmatch import fnmatchcase

from stolik.table.lookalikes import look_keys

_DIGITS = str.maketrans("013457@$!", "oieastasi")
"""Signs that people write for letters."""
_BARRED = str.maketrans("łøđħŧ", "lodht")


class NameWords:
    """A list of words, ready to be compared with names.

    >>> listed = NameWords(["osioł", "*gbur*"])
    >>> [listed.forbid(name) for name in ("Mały Osiol", "0 s i 0 ł", "Zagburek", "Osiołek", "Ala")]
    [True, True, True, False, False]
    """

    def __init__(self, words: Iterable[str]) -> None:
        self._patterns = [re.sub(r"[^\w*]+", "", _bare(word)) for word in words]

    def forbid(self, name: str) -> bool:
        """Whether a name has one of the words, in whatever signs it is written."""
        if not self._patterns:
            return False
        return any(
            fnmatchcase(part, pattern)
            for key in (name, *look_keys(name))
            for part in _parts(key)
            for pattern in self._patterns
            if pattern.strip("*")
        )


def _parts(name: str) -> list[str]:
    """The words of a name, and the whole of it without spaces, as it is and as letters."""
    bare = _bare(name)
    return [one for one in (*re.split(r"[\W_]+", bare), re.sub(r"[\W_]+", "", bare)) if one]


def _bare(text: str) -> str:
    """Small letters without accents; a sign that stands for a letter is that letter."""
    apart = unicodedata.normalize("NFKD", text.casefold().translate(_DIGITS))
    return "".join(c for c in apart if not unicodedata.combining(c)).translate(_BARRED)

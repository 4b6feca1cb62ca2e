"""Chat lines that a game reads as proofs."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from stolik.kernel.chat import ChatProof
from stolik.kernel.state import State

_BARRED = str.maketrans("łøđħŧ", "lodht")  # letters whose accent is no sign of its own


def proofs(state: State) -> Sequence[ChatProof]:
    """What words in the chat can prove now."""
    return () if state.is_over else state.game.chat_proofs(state)


def count_words(text: str, words: Iterable[str]) -> int:
    """How often the words occur in a text: whole words, in any case, with or without accents.

    >>> count_words("Hau! HAU, hau-hau… hauk", ["hau", "woof"])
    4
    >>> count_words("Kaszlę, KASZLE", ["kaszlę"])
    2
    """
    wanted = {_plain(word) for word in words}
    return sum(word in wanted for word in re.findall(r"\w+", _plain(text)))


def _plain(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in apart if not unicodedata.combining(c)).translate(_BARRED)

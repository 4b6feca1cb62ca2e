"""What a game may tell a table about itself, beyond its rules.

Most games say nothing of this kind. One that does has methods of these names:

- `proofs(state)`: what words in the chat would prove, each as the code of the
  table's own move that notes it, whose words count, which, and how many.
- `is_time_out(move)`: whether this move of the table ends a turn that somebody
  has let run out.
- `removal(state, seat)`: the table's move that takes away a seat whose player
  has left, where the game goes on without it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from stolik.kernel.game import Game
from stolik.kernel.move import Move
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

_BARRED = str.maketrans("łøđħŧ", "lodht")  # letters whose accent is no sign of its own


class Proof(NamedTuple):
    """Words of a seat that would prove something, so many of them."""

    code: int
    seat: Seat
    words: Sequence[str]
    times: int


def proofs(state: State) -> list[Proof]:
    """What words in the chat could prove now."""
    ask: Callable[[State], Iterable[tuple[int, Seat, Sequence[str], int]]] | None
    ask = getattr(state.game, "proofs", None)
    return [] if ask is None or state.is_over else [Proof(*one) for one in ask(state)]


def is_time_out(game: Game, move: Move) -> bool:
    """Whether this move of the table ends a turn that somebody has let run out."""
    ask: Callable[[Move], bool] | None = getattr(game, "is_time_out", None)
    return ask is not None and ask(move)


def removal(state: State, seat: Seat) -> Move | None:
    """The table's move that takes away a seat whose player has left, if it goes on without it."""
    ask: Callable[[State, Seat], Move | None] | None = getattr(state.game, "removal", None)
    return None if ask is None else ask(state, seat)


def count_words(text: str, words: Iterable[str]) -> int:
    """How often the words stand in a text: whole words, in any case, with or without accents.

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

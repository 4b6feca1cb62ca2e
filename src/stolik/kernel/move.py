"""Moves: typed, immutable, interned in a finite catalogue for each game."""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One thing a seat can do; each game derives its own kinds.

    A move exists once in a process: compare with `is`, hash freely.
    """

    def __init__(self) -> None:
        self.code: int = -1
        self.game: str = ""
        self.text: str = ""

    @property
    def kind(self) -> str:
        """The first word of the notation, which names the kind of move."""
        return self.text.partition(" ")[0]

    def notation(self) -> str:
        """Write the move as a short text, unique within the game."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.game} {self.code}: {self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        return _recall, (self.game, self.code)


def _recall(game: str, code: int) -> Move:
    """Return the one existing move when a pickle is read."""
    from stolik.kernel.registry import load  # noqa: PLC0415 - the registry knows moves too

    return load(game).moves[code]


def catalogue(game: str, moves: Iterable[Move]) -> tuple[Move, ...]:
    """Number the moves of a game in order, once and for all."""
    numbered = tuple(moves)
    seen: dict[str, int] = {}
    for code, move in enumerate(numbered):
        move.code = code
        move.game = game
        move.text = move.notation()
        if move.text in seen:
            raise ValueError(f"{game}: two moves are written {move.text!r}")
        seen[move.text] = code
    return numbered

"""Interface of a game with pictures; servers paint them in a process of their own."""

from __future__ import annotations

from typing import Protocol

from stolik.kernel.options import Options
from stolik.kernel.state import State
from stolik.kernel.view import View


class Pictures(Protocol):
    """The pictures of one game.

    Pictures are numbered through one game, and a number means nothing beyond it, so that nobody
    learns a card by asking for its picture.
    """

    def picture_set(self, options: Options) -> int:
        """Which pictures a table with these options shows; 0 is the standard set."""

    def is_prepared(self, options: Options) -> bool:
        """Whether these pictures are painted already."""

    def prepare(self, options: Options) -> None:
        """Paint them if they are not painted yet; this may take long."""

    def picture(self, state: State, number: int, style: str = "plain") -> bytes | None:
        """A picture that has been shown in this game, as PNG; None for any other number.

        Raises FileNotFoundError while the set is not painted: call `prepare` first.
        """

    def in_view(self, view: View) -> list[int]:
        """The numbers of the pictures that a view shows: the one in hand, -1 if there is none,
        then those on the table in their order.
        """

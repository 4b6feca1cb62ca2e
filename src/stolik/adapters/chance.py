"""Chance as a tree: each draw of the rules is a decision that somebody else makes."""

from __future__ import annotations

from stolik.kernel.entropy import Stream


class Undecided(Exception):  # noqa: N818 - no error: a question to whoever decides chance
    """The rules have drawn a number that nobody has decided yet."""

    def __init__(self, bound: int) -> None:
        super().__init__(bound)
        self.bound = bound


class DecidedDraws(Stream):
    """A stream that gives numbers decided beforehand, and raises `Undecided` after the last.

    Rules draw nothing but whole numbers below a bound, all equally likely, so these draws are all
    the chance there is. A draw with one result is none. Raw words are asked for by
    what seeds a bot's perception and by bots, never by what happens to cards: they are 0 here.
    """

    def __init__(self, decided: tuple[int, ...]) -> None:
        self._decided = decided
        self._used = 0

    def below(self, bound: int) -> int:
        """The next decided number."""
        if bound == 1:
            return 0
        if self._used == len(self._decided):
            raise Undecided(int(bound))
        self._used += 1
        return self._decided[self._used - 1]

    def next32(self) -> int:
        """No random word."""
        return 0

    def copy(self) -> DecidedDraws:
        """A stream that continues exactly as this one would."""
        other = DecidedDraws(self._decided)
        other._used = self._used
        return other

    def snapshot(self) -> tuple[object, ...]:
        """What has been decided, and how much of it was used."""
        return ("decided", self._decided, self._used)

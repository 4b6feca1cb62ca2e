"""What is wrong with a record: where, what, and what to do about it."""

from __future__ import annotations

from typing import Final

from stolik.kernel.refusal import Refusal

ENGLISH: Final[dict[str, tuple[str, str]]] = {
    "first-line": ("a record begins with {first!r}", "Check that this is a file of Stolik"),
    "header-open": ("the header does not end", "The file is cut off: get it again"),
    "no-header": ("{text!r} is no header", "Write it as 'name = value'"),
    "header-twice": ("{name!r} is given twice", "Keep one of the two"),
    "header-missing": ("the header does not say {name!r}", "Add '{name} = …'"),
    "seat-count": (
        "{game} is for {least} to {most} players, not {seats}",
        "Correct the number of seats",
    ),
    "no-number": ("{text!r} is no number", "Write a whole number"),
    "no-seed": ("{text!r} is no seed", "A seed is a number or 64 hexadecimal digits"),
    "no-options": ("the options cannot be read", 'Write them as {{"name": value}}'),
    "unknown-game": (
        "There is no game {game!r}",
        "Installed: {known}. Correct the name, or install the game",
    ),
    "cut-off": (
        "the file is cut off after {count} moves",
        "Get the file again, or end it with 'end after {count} moves' to use what is left",
    ),
    "moves-missing": (
        "the file speaks of {said} moves and has {count}",
        "Moves are missing: get the file again",
    ),
    "after-end": ("something follows the end", "Remove it"),
    "no-turn": ("{text!r} is no move", "Write it as 'seat: move'"),
    "bad-move": ("{text!r} is not a move of this game", "{near}Correct this line"),
    "no-seat": ("seat {seat} is not at this table", "Seats are 0 to {last}"),
    "result-early": ("the result stands in the header", "It belongs after the last move"),
    "result-twice": (
        "the result is given twice",
        "The file was changed: do not trust it, or keep the line that was there first",
    ),
    "after-result": ("something follows the result", "Remove it"),
    "rank-count": ("the result has {count} ranks", "Give {seats}, a seat each"),
    "no-such-turn": ("there is no move {number}", "This record has {count} moves"),
    "other-version": (
        "the record was made with version {made} of {game}; supported here: {here}",
        "Read it as text, or replay it with the release of Stolik that wrote it",
    ),
    "secret-seed": ("the seed is still secret", "Wait until the game is over"),
    "bad-options": ("{problem}", "Correct the line that begins with 'options'"),
    "other-layout": (
        "the position is written in form {made}; this release reads form {here}",
        "Play it with the release of Stolik that wrote it",
    ),
    "bad-position": (
        "the line that begins with 'position' is not what it should be",
        "The file was changed: get it again",
    ),
    "already-over": ("the game was already over", "Remove what follows"),
    "illegal": (
        "seat {seat} may not play {move}: {why}",
        "Correct this line, or the ones before it",
    ),
    "no-result": (
        "the game is over but no result is written",
        "The file was changed, or written by other rules: do not trust it",
    ),
    "early-result": (
        "the record gives the result {said}, but the game is not over",
        "The file was changed, or written by other rules: do not trust it",
    ),
    "other-result": (
        "the record says {said}, the moves lead to {found}",
        "The file was changed, or written by other rules: do not trust it",
    ),
}
"""Problem and remedy of each message in English; presenters use `record-<message>` and its
attribute `.remedy` of their Fluent files."""


class RecordError(ValueError):
    """A record that cannot be read or does not play out.

    `message` with `details` says what is wrong in any language; `line` is 0 if no single line is
    wrong. Where the rules refuse a move, `refusal` says why.
    """

    def __init__(
        self, line: int, message: str, refusal: Refusal | None = None, **details: str | int
    ) -> None:
        super().__init__(line, message)
        self.line = line
        self.message = message
        self.refusal = refusal
        self.details = details

    @property
    def problem(self) -> str:
        """What is wrong, in English."""
        return ENGLISH[self.message][0].format(**self.details)

    @property
    def remedy(self) -> str:
        """What to do about it, in English."""
        return ENGLISH[self.message][1].format(**self.details)

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        return f"{where}{self.problem}. {self.remedy}"

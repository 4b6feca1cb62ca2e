"""Failures that the user can fix: what is wrong, where, and the remedy."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Protocol, runtime_checkable

from stolik.kernel.options import OptionError
from stolik.kernel.phrase import Argument, Words

FAILED: Final = 1
USAGE: Final = 2

_REASONS: Final = {
    errno.EACCES: "reason-permission",
    errno.EPERM: "reason-permission",
    errno.ENOENT: "reason-missing",
    errno.ENOTDIR: "reason-missing",
    errno.EISDIR: "reason-folder",
    errno.ENOSPC: "reason-full",
    errno.EROFS: "reason-read-only",
    errno.ENAMETOOLONG: "reason-long-name",
    errno.ECONNREFUSED: "reason-no-answer",
}


class Fault(Exception):  # noqa: N818 - reads as what it is
    """Something is wrong: the Fluent message `fault-<message>` and its `.remedy` say what.

    `game` names the package whose messages it needs in addition to our own.
    """

    def __init__(
        self, message: str, code: int = FAILED, game: str | None = None, **args: Argument
    ) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.game = game
        self.args_of_message = args


@runtime_checkable
class Explained(Protocol):
    """An error that gives place, problem and remedy in a language, as packs do."""

    def place(self, lang: str) -> str:
        """Where it is."""

    def problem(self, lang: str) -> str:
        """What is wrong."""

    def remedy(self, lang: str) -> str:
        """What to do about it."""


def explained_fault(error: Explained, language: str) -> Fault:
    """The fault of an error that explains itself."""
    return Fault(
        "explained",
        place=error.place(language),
        problem=error.problem(language),
        remedy=error.remedy(language),
    )


def reason(error: OSError) -> Argument:
    """Why the system refused, in the user's language where we have a message for it."""
    known = _REASONS.get(error.errno or 0)
    return Words(known) if known else (error.strerror or type(error).__name__)


def option_fault(error: OptionError, game: str) -> Fault:
    """The fault of options that a game does not take, in its own words where it has them."""
    phrase = error.phrase
    if phrase is None:
        return Fault("options", USAGE, problem=str(error))
    problem = Words(phrase.id, phrase.args)
    return Fault(
        "game-options",
        USAGE,
        game,
        problem=problem,
        remedy=Words(f"{phrase.id}.remedy", phrase.args),
    )


@contextmanager
def file_fault(message: str, path: Path) -> Iterator[None]:
    """Turn an error of the file system into a fault."""
    try:
        yield
    except OSError as error:
        raise Fault(message, file=str(path), reason=reason(error)) from None

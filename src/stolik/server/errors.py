"""Errors as clients get them: a stable code, a phrase, and a status."""

from __future__ import annotations

from typing import Any, cast

from stolik import protocol
from stolik.kernel.phrase import Phrase
from stolik.table.errors import TableError

STATUS = {
    "unreadable": 400,
    "bad-options": 400,
    "bad-name": 400,
    "bad-move": 400,
    "weak-password": 400,
    "bad-email": 400,
    "no-session": 401,
    "wrong-credentials": 401,
    "wrong-link": 401,
    "bad-origin": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "locked": 403,
    "removed": 403,
    "banned": 403,
    "silenced": 403,
    "invitation-needed": 403,
    "not-admin": 403,
    "name-refused": 400,
    "read-only": 503,
    "not-found": 404,
    "not-now": 409,
    "version-gone": 410,
    "damaged": 410,
    "deck-damaged": 410,
    "table-gone": 410,
    "too-large": 413,
    "too-fast": 429,
    "internal": 500,
    "busy": 503,
    "closing": 503,
}
"""The HTTP status of a code; 409 for the others."""


class Wait(TableError):  # noqa: N818 - reads as what it is
    """Raised for too many requests; retry after some seconds."""

    def __init__(self, seconds: int, detail: str = "") -> None:
        super().__init__("too-fast", detail)
        self.seconds = seconds


def problem(error: TableError) -> protocol.Problem:
    """The body of an error answer."""
    seconds = error.seconds if isinstance(error, Wait) else None
    return protocol.Problem(_code(error), phrase_of(error), error.detail, seconds)


def failure(error: TableError, re: str | None) -> protocol.Failure:
    """The socket's message for an error."""
    seconds = error.seconds if isinstance(error, Wait) else None
    return protocol.Failure(re, _code(error), phrase_of(error), error.detail, seconds)


def phrase_of(error: TableError) -> Phrase:
    """The message of an error for players."""
    return Phrase(f"error-{error.code}", dict(error.words))


def _code(error: TableError) -> Any:  # noqa: ANN401 - one of the protocol's literals
    return cast(Any, error.code)

"""One canonical form of each path, so that what a proxy blocks stays blocked."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any

METRICS = "/metrics"
"""The path that not everybody may read."""

UNSUBSCRIBE = "/api/mail/unsubscribe/"
"""Programs that read e-mails send a form here, without cookies and without asking (RFC 8058)."""

_NOT_NAMES = ("", ".", "..")


def canonical(scope: MutableMapping[str, Any]) -> bytes | None:
    """The path to redirect to, for one with needless parts; None if it is canonical.

    The router would find the same thing under `/metrics`, `/metrics/` and `//metrics`; a proxy that
    is configured to block one of them need not know the others.

    >>> canonical({"raw_path": b"//metrics/", "query_string": b"a=1"})
    b'/metrics?a=1'
    >>> canonical({"raw_path": b"/", "query_string": b""})
    """
    raw = scope["raw_path"].decode("latin-1")
    wanted = _plain(raw)
    if raw == wanted:
        return None
    query = scope["query_string"]
    return wanted.encode("latin-1") + (b"?" + query if query else b"")


def is_disguised(scope: MutableMapping[str, Any]) -> bool:
    """Whether a path hides another behind escapes, as `/metrics%2f` does.

    >>> is_disguised({"path": "/metrics/"}), is_disguised({"path": "/metrics"})
    (True, False)
    """
    path: str = scope["path"]
    return path != _plain(path)


def _plain(path: str) -> str:
    return "/" + "/".join(one for one in path.split("/") if one not in _NOT_NAMES)

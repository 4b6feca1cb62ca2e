"""The session's cookie."""

from __future__ import annotations

from litestar.datastructures import Cookie

NAME = "stolik"
DAY = 24 * 3600


def token_of(header: str) -> str | None:
    """The session's token in a Cookie header."""
    return cookie_value(header, NAME)


def cookie_value(header: str, name: str) -> str | None:
    """The value of one cookie in a Cookie header."""
    for part in header.split(";"):
        found, _, value = part.strip().partition("=")
        if found == name:
            return value
    return None


def session_cookie(token: str, days: float, secure: bool) -> Cookie:
    """The cookie that carries a session; scripts cannot read it, other sites cannot send it."""
    return Cookie(
        key=NAME,
        value=token,
        max_age=int(days * DAY),
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )

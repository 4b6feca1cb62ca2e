"""The audit log: what admins did, to whom, and when."""

from __future__ import annotations

import secrets

import sqlalchemy as sa

from stolik.server.storage import schema


def new_key(now: int) -> str:
    """A key that sorts by time."""
    return f"{now:014}-{secrets.token_hex(6)}"


def auditing(
    now: int, admin: str, deed: str, subject: str = "", **details: str | int | bool | None
) -> sa.Insert:
    """The statement that notes a deed; run it in the transaction of the deed itself."""
    return sa.insert(schema.audit).values(
        id=new_key(now),
        made=now,
        admin=admin,
        deed=deed,
        subject=subject[:80],
        details=details,
    )

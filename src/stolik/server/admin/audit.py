"""The audit log: what admins did, to whom, and when."""

from __future__ import annotations

import secrets
from itertools import count

import sqlalchemy as sa

from stolik.server.storage import schema

_keys = count()


def new_key(now: int) -> str:
    """A key that sorts by time, and within a millisecond of one node by its order."""
    return f"{now:014}-{next(_keys) % 1_000_000:06}-{secrets.token_hex(6)}"


def auditing(
    now: int, admin: str, action: str, subject: str = "", **details: str | float | bool | None
) -> sa.Insert:
    """The statement that notes an action; run it in the transaction of the action itself."""
    return sa.insert(schema.audit).values(
        id=new_key(now),
        made=now,
        admin=admin,
        deed=action,
        subject=subject[:80],
        details=details,
    )

"""Invitations: links that let some people in where new ones need one."""

from __future__ import annotations

import sqlalchemy as sa

from stolik import protocol
from stolik.server.accounts.recovery import code_key, new_code
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.errors import TableError

DAY = 86_400_000
SHOWN = 16
"""Signs of the hash by which an invitation is named; they open nothing."""


def new_invitation(
    body: protocol.InvitationBody, now: int
) -> tuple[protocol.NewInvitation, sa.Insert]:
    """A new invitation, and the statement that stores its hash."""
    code, until = new_code(), now + body.days * DAY
    row = {"code_hash": code_key(code), "made": now, "until": until}
    inserting = sa.insert(schema.invitations).values(uses=body.uses, note=body.note, **row)
    return protocol.NewInvitation(f"/?invitation={code}", until), inserting


async def listed(store: Store, now: int) -> protocol.Invitations:
    """Those that still let people in."""
    rows = schema.invitations
    valid = (rows.c.until > now) & (rows.c.uses > 0)
    found = await store.rows(sa.select(rows).where(valid).order_by(rows.c.made.desc()))
    return protocol.Invitations(
        tuple(
            protocol.Invitation(row.code_hash[:SHOWN], row.made, row.until, row.uses, row.note)
            for row in found
        )
    )


def ending(short: str) -> sa.Delete:
    """The statement that ends an invitation."""
    rows = schema.invitations
    return sa.delete(rows).where(rows.c.code_hash.startswith(short, autoescape=True))


async def use(store: Store, code: str, now: int) -> None:
    """Let one more in by an invitation; raises `invitation-needed`."""
    rows = schema.invitations
    valid = (rows.c.code_hash == code_key(code)) & (rows.c.until > now) & (rows.c.uses > 0)
    used = sa.update(rows).where(valid).values(uses=rows.c.uses - 1)
    if not code or await store.run(used) != 1:
        raise TableError("invitation-needed")

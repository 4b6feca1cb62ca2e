"""Recovery codes, to set a new password for an account."""

from __future__ import annotations

import errno
import hashlib
import secrets
from pathlib import Path

import sqlalchemy as sa

from stolik.server.storage import schema
from stolik.server.storage.engine import open_engine
from stolik.server.storage.faults import NoStorage
from stolik.server.storage.migrate import migrate

SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""None of them is taken for another: no 0 beside O, no 1 beside I."""

GROUPS, IN_GROUP = 4, 5
"""Twenty signs are 100 bits, so that codes need no slow hash: nobody can try them all."""


def new_code() -> str:
    """A new random code, in groups: `7KQ2M-…`."""
    groups = ("".join(secrets.choice(SIGNS) for _ in range(IN_GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def code_key(code: str) -> str:
    """The hash under which a code is stored, however it was typed."""
    signs = "".join(sign for sign in code.upper() if sign.isalnum())
    return hashlib.sha256(signs.encode()).hexdigest()


async def reset_code(url: str, login: str) -> str | None:
    """Give an account of this database a new code, also while a server runs.

    None if there is no such account. Raises NoStorage.
    """
    address = sa.engine.make_url(url)
    file = Path(str(address.database))
    if address.get_backend_name() == "sqlite" and not file.is_file():
        raise NoStorage(FileNotFoundError(errno.ENOENT, str(file)))
    code, players, engine = new_code(), schema.players, open_engine(url)
    change = (
        sa.update(players)
        .where(players.c.login == login.strip().lower())
        .values(recovery=code_key(code))
    )
    try:
        await migrate(engine)
        async with engine.begin() as connection:
            is_known = (await connection.execute(change)).rowcount == 1
    except Exception as error:  # each driver has its own, and bare ones of the system
        raise NoStorage(error) from error
    finally:
        await engine.dispose()
    return code if is_known else None

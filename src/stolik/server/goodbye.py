"""How the server ends a connection: it says why, then closes with a code of its own."""

from __future__ import annotations

import logging
from typing import Any

from stolik.server import protocol
from stolik.server.outbox import Send
from stolik.table.errors import TableError

logger = logging.getLogger(__name__)

CLOSE = {
    "no-session": 4401,
    "bad-origin": 4403,
    "removed": 4403,
    "locked": 4403,
    "not-found": 4404,
    "too-fast": 4429,
    "unreadable": 4400,
    "too-large": 4400,
    "busy": 1013,
}
"""The close code of the WebSocket for each reason."""


async def say_goodbye(send: Send, error: TableError) -> None:
    """Tell the client why, and close."""
    goodbye: Any = protocol.Goodbye(error.code)  # type: ignore[arg-type]
    try:
        await send({"type": "websocket.send", "text": protocol.encode(goodbye).decode()})
        await send({"type": "websocket.close", "code": CLOSE.get(error.code, 1013)})
    except Exception:  # it has gone by itself
        logger.debug("the client was gone before it was told")

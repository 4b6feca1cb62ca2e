"""How the server ends a connection: it sends the reason, then closes with a code."""

from __future__ import annotations

import logging
from typing import Any

from stolik import protocol
from stolik.server.sockets.outbox import Send
from stolik.table.errors import TableError

logger = logging.getLogger(__name__)

CLOSE = {
    "no-session": 4401,
    "bad-origin": 4403,
    "removed": 4403,
    "banned": 4403,
    "locked": 4403,
    "not-found": 4404,
    "table-gone": 4410,
    "damaged": 4500,
    "too-fast": 4429,
    "unreadable": 4400,
    "too-large": 4400,
    "busy": 1013,
}
"""The close code of the WebSocket for each reason."""


async def close_socket(send: Send, error: TableError) -> None:
    """Send the reason, and close."""
    goodbye: Any = protocol.Goodbye(error.code)  # type: ignore[arg-type]
    try:
        await send({"type": "websocket.send", "text": protocol.encode(goodbye).decode()})
        await send({"type": "websocket.close", "code": CLOSE.get(error.code, 1013)})
    except Exception:  # the client has disconnected
        logger.debug("the client had disconnected before it could be told why")

"""uvicorn's WebSocket protocol with a short way out for text that is ready to go."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "stolik.write"
"""Under this name among the scope's extensions a socket finds `TableProtocol.write_text`."""


class TableProtocol(WebSocketsSansIOProtocol):
    """The same protocol; a table's updates skip the way through ASGI's `send`.

    That way costs more than painting the update does: two conversions, an
    event, a coroutine and a state machine, for a frame that is four bytes and
    the text. Everything else (handshake, pings, closing, slow clients) stays
    with uvicorn.
    """

    async def run_asgi(self) -> None:
        """Offer the short way to the application."""
        extensions = self.scope.get("extensions")
        if extensions is not None:
            extensions[EXTENSION] = self.write_text  # type: ignore[assignment]
        await super().run_asgi()

    def write_text(self, text: bytes) -> bool:
        """Send a text frame at once; False when `send` has to decide what to do."""
        if (
            not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or not self.writable.is_set()
            or self.transport.is_closing()
        ):
            return False
        self.transport.write(frame_head(len(text)) + text)
        return True


def frame_head(length: int) -> bytes:
    """The head of an unmasked, unfragmented text frame (RFC 6455, 5.2).

    >>> frame_head(5).hex(), frame_head(300).hex(), frame_head(70_000).hex()
    ('8105', '817e012c', '817f0000000000011170')
    """
    if length < 126:
        return bytes((0x81, length))
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")

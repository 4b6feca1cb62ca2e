"""uvicorn's WebSocket protocol with short ways in and out for text that is whole."""

from __future__ import annotations

from collections.abc import Callable
from types import GeneratorType

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, if any

EXTENSION = "stolik.wire"
"""Under this name among the scope's extensions a socket finds its `TableProtocol`."""

Listener = Callable[[bytes], bool]
"""Takes a text at once, or says False: then it comes by ASGI's `receive`."""

TEXT = 0x81
"""The first byte of a text frame that is a whole message."""

SHORTEST = 6
"""Bytes in the head of a short masked frame: two, and the mask."""

TWO_BYTES = 126
"""Instead of a length: it is in the next two bytes."""


class TableProtocol(WebSocketsSansIOProtocol):
    """The same protocol; what tables send and hear most skips the way through ASGI.

    That way costs more than painting an update or checking a move does: two
    conversions, an event, a queue, a task that wakes up and a state machine,
    for a frame that is six bytes and the text. Everything else (handshake,
    pings, closing, fragments, slow clients) stays with uvicorn.
    """

    listener: Listener | None = None
    """Is asked first about every text that comes whole and in turn."""

    is_between_frames = False
    """Whether uvicorn has read up to the end of a message."""

    async def run_asgi(self) -> None:
        """Offer the short ways to the application."""
        extensions = self.scope.get("extensions")
        if extensions is not None:
            extensions[EXTENSION] = self  # type: ignore[assignment]
        try:
            await super().run_asgi()
        finally:
            self.listener = None

    def data_received(self, data: bytes) -> None:
        """Take the short way in if there is one for this."""
        if self.listener is not None and self.is_between_frames and not self.read_paused:
            text = whole_text(data)
            if text is not None and not self.close_sent and self.listener(text):
                return
        super().data_received(data)
        self.is_between_frames = not self.frames and _awaits_a_frame(self.conn.parser)

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


def _awaits_a_frame(parser: object) -> bool:
    """Whether the parser waits for the first byte of a frame, and not for the rest of one."""
    name = ""
    while isinstance(parser, GeneratorType):
        name, parser = parser.gi_code.co_name, parser.gi_yieldfrom
    return name == "at_eof"


def whole_text(data: bytes) -> bytes | None:
    """The text, if the data are just one masked text frame of ASCII (RFC 6455, 5.2).

    >>> whole_text(bytes.fromhex("8182000000007b7d")), whole_text(bytes.fromhex("81820000"))
    (b'{}', None)
    """
    size = len(data)
    if size < SHORTEST or data[0] != TEXT:
        return None
    start, length = SHORTEST, data[1] - 0x80
    if length == TWO_BYTES:
        start, length = SHORTEST + 2, int.from_bytes(data[2:4], "big")
    elif length > TWO_BYTES:
        return None
    if start + length != size:
        return None
    text = apply_mask(data[start:], data[start - 4 : start])
    return text if text.isascii() else None


def frame_head(length: int) -> bytes:
    """The head of an unmasked, unfragmented text frame (RFC 6455, 5.2).

    >>> frame_head(5).hex(), frame_head(300).hex(), frame_head(70_000).hex()
    ('8105', '817e012c', '817f0000000000011170')
    """
    if length < TWO_BYTES:
        return bytes((TEXT, length))
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")

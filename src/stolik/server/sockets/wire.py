"""uvicorn's WebSocket protocol with a direct path for whole text frames, in and out."""

from __future__ import annotations

from collections.abc import Callable
from types import GeneratorType

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import (  # type: ignore[attr-defined]
    Frame,
    apply_mask,  # the compiled one, if any
)

EXTENSION = "stolik.wire"
"""The scope's extension under which an application finds its `TableProtocol`."""

Listener = Callable[[bytes], bool]
"""Handles a text at once; False: it is delivered by ASGI's `receive`."""

TEXT = 0x81
"""The first byte of a text frame that is a whole message."""

SHORTEST = 6
"""Bytes in the header of a short masked frame: two, and the mask."""

TWO_BYTES = 126
"""Instead of a length: it is in the next two bytes."""

MOST_FRAGMENTS = 64
"""The most fragments of one message; empty ones would use unbounded memory."""

MOST_UNHEARD = 1024
"""The most messages of one read that are queued; more than any client may send at once."""


class TableProtocol(WebSocketsSansIOProtocol):
    """The same protocol; moves and updates skip ASGI.

    ASGI costs more than building an update or checking a move does: two
    conversions, an event, a queue, a task switch and a state machine, for a
    frame of six bytes and the text. Everything else (handshake,
    pings, closing, fragments, slow clients) stays with uvicorn.
    """

    listener: Listener | None = None
    """Called first with every text that arrives whole and in order."""

    is_between_frames = False
    """Whether uvicorn has read up to the end of a message."""

    on_lost: Callable[[], None] | None = None
    """Called when the connection is gone."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Report the end of the connection, and free what it held.

        The parser refers to its connection and back; without this only the garbage collector
        would free them, with the table that the socket was at, and it looks at old objects
        very rarely.
        """
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()
            self.on_lost = None
        self.conn.parser.close()
        self.conn.parser_exc = None

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read what it has been sent."""
        answers = self.conn.data_to_send()
        if self.writable.is_set():
            self.transport.write(b"".join(answers))

    def handle_cont(self, event: Frame) -> None:
        """Handle another fragment of a message."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self._cut_off(1009)
        elif not self.close_sent:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Queue a message, or disconnect a client that sends far more than it may."""
        if self.queue.qsize() >= MOST_UNHEARD:
            self._cut_off(1008)
        else:
            super().send_receive_event_to_app()

    def _cut_off(self, code: int) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.send_close(code)
            self.handle_parser_exception()

    async def run_asgi(self) -> None:
        """Offer the direct path to the application."""
        extensions = self.scope.get("extensions")
        if extensions is not None:
            extensions[EXTENSION] = self  # type: ignore[assignment]
        try:
            await super().run_asgi()
        finally:
            self.listener = None
            if extensions is not None:
                del extensions[EXTENSION]  # the scope belongs to this protocol

    def data_received(self, data: bytes) -> None:
        """Pass a whole text directly to the listener, if there is one."""
        if self.listener is not None and self.is_between_frames and not self.read_paused:
            text = whole_text(data)
            if text is not None and not self.close_sent and self.listener(text):
                return
        super().data_received(data)
        self.is_between_frames = not self.frames and _awaits_a_frame(self.conn.parser)

    def write_text(self, text: bytes) -> bool:
        """Send a text frame at once; False when it has to go by `send`."""
        if (
            not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or not self.writable.is_set()
            or self.transport.is_closing()
        ):
            return False
        self.transport.write(frame_header(len(text)) + text)
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


def frame_header(length: int) -> bytes:
    """The header of an unmasked, unfragmented text frame (RFC 6455, 5.2).

    >>> frame_header(5).hex(), frame_header(300).hex(), frame_header(70_000).hex()
    ('8105', '817e012c', '817f0000000000011170')
    """
    if length < TWO_BYTES:
        return bytes((TEXT, length))
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")

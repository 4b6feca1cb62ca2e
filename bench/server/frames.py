"""A client so light that it never is the bottleneck: frames by hand, and hardly any JSON."""

from __future__ import annotations

import asyncio
import base64
import os


class Frames(asyncio.Protocol):
    """One socket; `on_text` gets every whole text message."""

    def __init__(self, host: str, path: str, cookie: str, on_text) -> None:
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self.on_text = on_text
        self.buffer = b""
        self.is_open = False
        self.is_lost = False

    def connection_made(self, transport) -> None:
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, error) -> None:
        self.is_lost = True

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data if self.buffer else data
        if not self.is_open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(data[:200])
            self.is_open = True
            data = data[end + 4 :]
        start, size = 0, len(data)
        while size - start >= 2:
            length, head = data[start + 1], 2
            if length == 126:
                length, head = int.from_bytes(data[start + 2 : start + 4], "big"), 4
            elif length == 127:
                length, head = int.from_bytes(data[start + 2 : start + 10], "big"), 10
            if size - start < head + length:
                break
            kind = data[start] & 15
            body = data[start + head : start + head + length]
            start += head + length
            if kind == 1:
                self.on_text(body)
            elif kind == 9:
                self.write(10, body)
        self.buffer = data[start:]

    def say(self, text: bytes) -> None:
        self.write(1, text)

    def write(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = (
            bytes((0x80 | kind, 0x80 | size))
            if size < 126
            else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big")
        )
        self.transport.write(head + b"\0\0\0\0" + body)  # a mask of zeros leaves the text as it is

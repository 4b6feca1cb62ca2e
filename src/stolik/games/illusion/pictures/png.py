"""PNG files that reveal nothing but what the eye sees.

Every picture of a style has the same chunks in the same order with the same lengths, the same whole
palette whether a colour occurs or not, and no text, time or other metadata. The compressed pixels
are filled up with empty deflate blocks to one fixed length, so neither the file nor its transfer
reveals how much there was to compress.
"""

import struct
import zlib
from collections.abc import Sequence
from typing import Final

import numpy as np

from stolik.games.illusion.pictures.field import HEIGHT, WIDTH, Labels
from stolik.games.illusion.pictures.palette import STYLES, inked

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
LENGTHS: Final = {"plain": 24576, "safe": 49152}  # bytes of compressed pixels, padding included
MEDIA_TYPE: Final = "image/png"
# What a server sends with any picture: nothing here depends on the picture, and no validator
# (ETag, Last-Modified) that would name the same picture at two tables.
HEADERS: Final = {
    "content-type": MEDIA_TYPE,
    "cache-control": "private, max-age=86400, immutable",
    "x-content-type-options": "nosniff",
}


def encoded(labels: Labels, style: str = "plain") -> bytes:
    """Write a label map as an indexed PNG of the style's fixed length."""
    entries = inked(labels, style)
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 4, 3, 0, 0, 0)
    return b"".join(
        (
            SIGNATURE,
            chunk(b"IHDR", header),
            chunk(b"PLTE", palette_bytes(style)),
            chunk(b"IDAT", padded(scanlines(entries), LENGTHS[style])),
            chunk(b"IEND", b""),
        )
    )


def decoded(picture: bytes) -> Labels:
    """Read the palette entries of a picture written here."""
    at, pixels = len(SIGNATURE), b""
    for name, body in chunks(picture[at:]):
        if name == b"IDAT":
            pixels = zlib.decompress(body)
    rows = np.frombuffer(pixels, dtype=np.uint8).reshape(HEIGHT, WIDTH // 2 + 1)[:, 1:]
    entries = np.empty((HEIGHT, WIDTH), dtype=np.uint8)
    entries[:, 0::2] = rows >> 4
    entries[:, 1::2] = rows & 15
    return entries


def chunks(rest: bytes) -> list[tuple[bytes, bytes]]:
    """List the chunks of a PNG after its signature."""
    found: list[tuple[bytes, bytes]] = []
    at = 0
    while at < len(rest):
        (length,) = struct.unpack_from(">I", rest, at)
        found.append((rest[at + 4 : at + 8], rest[at + 8 : at + 8 + length]))
        at += length + 12
    return found


def palette_bytes(style: str) -> bytes:
    """Return the whole palette of a style, in its one order."""
    inks: Sequence[tuple[int, int, int]] = STYLES[style]
    return b"".join(bytes(ink) for ink in inks)


def scanlines(entries: Labels) -> bytes:
    """Pack two pixels into a byte; each line starts with filter 0."""
    packed = (entries[:, 0::2] << 4) | entries[:, 1::2]
    return np.pad(packed, ((0, 0), (1, 0))).tobytes()


def padded(pixels: bytes, length: int) -> bytes:
    """Compress into exactly `length` bytes: empty blocks fill what is left."""
    packer = zlib.compressobj(6)
    body = packer.compress(pixels) + packer.flush(zlib.Z_SYNC_FLUSH)
    room = length - len(body) - 4
    if room < 12:
        raise ValueError(f"a picture needs {len(body)} bytes; {length} are set aside")
    return body + filling(room) + struct.pack(">I", zlib.adler32(pixels))


def filling(room: int) -> bytes:
    """Return valid deflate of any length from 7 bytes on that holds nothing and ends the stream.

    An empty stored block has five bytes. The end is one to four empty blocks of fixed codes
    (ten bits each, the last one marked as the last), which makes up the remainder.
    """
    stored = b"\x00\x00\x00\xff\xff"
    odd = room % 5
    if odd == 1:  # ten bits, then a stored block that starts inside a byte: six bytes
        return (
            stored * ((room - 6) // 5 - 1) + b"\x02\x00\x00\x00\xff\xff" + b"\x01\x00\x00\xff\xff"
        )
    ends = {
        2: b"\x03\x00",
        3: b"\x02\x0c\x00",
        4: b"\x02\x08\x30\x00",
        0: b"\x01\x00\x00\xff\xff",
    }
    end = ends[odd]
    return stored * ((room - len(end)) // 5) + end


def chunk(name: bytes, body: bytes) -> bytes:
    """Frame a chunk with its length and checksum."""
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

"""All pictures of a deck: made once, kept in the user's cache folder, the same bytes for ever."""

import os
import threading
import zlib
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

import numpy as np

from stolik.games.illusion.deck import CARDS, Card, deck
from stolik.games.illusion.dice import Dice
from stolik.games.illusion.pictures.cache import STANDARD, cache_folder, maps_of, prune
from stolik.games.illusion.pictures.families import FAMILIES
from stolik.games.illusion.pictures.field import HEIGHT, LABELS, PER_CENT, PIXELS, WIDTH, Labels
from stolik.games.illusion.pictures.png import encoded
from stolik.games.illusion.pictures.tidy import tidied

MOST_OPEN: Final = 4  # decks kept in memory, 20 MB each
Progress = Callable[[int, int], None]


class Gallery:
    """The label maps of one deck, by card number."""

    def __init__(self, number: int, maps: list[Labels]) -> None:
        self.number = number
        self.maps = maps
        self._files: dict[tuple[int, str], bytes] = {}

    def png(self, card: int, style: str = "plain") -> bytes:
        """Return a card's picture as a file; it is packed once."""
        file = self._files.get((card, style))
        if file is None:
            file = self._files[card, style] = encoded(self.maps[card], style)
        return file


_open: dict[int, Gallery] = {}
_lock = threading.Lock()


def quotas_of(card: Card) -> list[int]:
    """Return the pixels of white, yellow, red, green and blue."""
    shares = [100 - sum(card.shares), *card.shares]
    return [PER_CENT * share for share in shares]


def label_map(card: Card, number: int = 0) -> Labels:
    """Paint one card of a deck and prove that every share is exact."""
    quotas = quotas_of(card)
    family, painter = FAMILIES[card.family]
    labels = tidied(painter(Dice("picture", number, card.name, family), quotas))
    if np.bincount(labels.ravel(), minlength=LABELS).tolist() != quotas:
        raise ArithmeticError(f"the picture of {card.name} is not exact")
    return labels


def gallery(number: int = 0, progress: Progress | None = None) -> Gallery:
    """Return a deck's pictures: from memory, from the cache folder, or newly made and kept."""
    try:
        return painted_gallery(number)
    except FileNotFoundError:
        kept = make(number, progress).maps
        write(maps_of(number), kept)
        prune()
        return opened(number, kept)


def painted_gallery(number: int = 0) -> Gallery:
    """Return pictures that are painted already; raises FileNotFoundError where none can be read."""
    with _lock:
        found = _open.pop(number, None)
        if found is not None:
            _open[number] = found  # the one used last
            return found
    path = maps_of(number)
    kept = read(path)
    with suppress(OSError):
        path.touch() if kept is not None else path.unlink()
    if kept is None:
        raise FileNotFoundError(path)
    return opened(number, kept)


def opened(number: int, maps: list[Labels]) -> Gallery:
    """Keep a deck in memory, and drop the least recently used one."""
    with _lock:
        while len(_open) >= MOST_OPEN:
            del _open[next(one for one in _open if one != STANDARD)]
        found = _open[number] = Gallery(number, maps)
        return found


def make(number: int = 0, progress: Progress | None = None) -> Gallery:
    """Paint all 98 pictures of a deck; about ten seconds."""
    maps: list[Labels] = []
    for card in deck(number):
        maps.append(label_map(card, number))
        if progress is not None:
            progress(len(maps), CARDS)
    return Gallery(number, maps)


def read(path: Path) -> list[Labels] | None:
    """Read stored maps; None if they are missing or damaged."""
    try:
        packed = path.read_bytes()
        if sha256(packed[32:]).digest() != packed[:32]:
            return None
        labels = np.frombuffer(zlib.decompress(packed[32:]), dtype=np.uint8)
    except (OSError, zlib.error):
        return None
    if labels.size != CARDS * PIXELS:
        return None
    return list(labels.reshape(CARDS, HEIGHT, WIDTH))


def write(path: Path, maps: list[Labels]) -> None:
    """Store maps; a folder that cannot be written to is no reason to stop."""
    packed = zlib.compress(b"".join(one.tobytes() for one in maps), 6)
    beside = path.with_suffix(f".{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(sha256(packed).digest() + packed)
        beside.replace(path)
    except OSError:
        with suppress(OSError):
            beside.unlink()


__all__ = [
    "Gallery",
    "cache_folder",
    "gallery",
    "label_map",
    "make",
    "painted_gallery",
    "quotas_of",
    "read",
    "write",
]

"""A stream of chance that remembers what it gave, so that a reference can be chance."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stolik.kernel.entropy import FastStream, Stream


class RecordingStream(Stream):
    """The engine's chance, with every finished shuffle written down."""

    def __init__(self, inner: Stream) -> None:
        self.inner = inner
        self.shuffles: list[list[int]] = []

    def next32(self) -> int:
        return self.inner.next32()

    def below(self, bound: int) -> int:
        return self.inner.below(bound)

    def shuffle(self, cards: list[int]) -> None:
        self.inner.shuffle(cards)
        self.shuffles.append(list(cards))

    def shuffle_packed(self, cards: vec[i64]) -> None:
        self.inner.shuffle_packed(cards)
        self.shuffles.append(list(cards))

    def copy(self) -> RecordingStream:
        twin = RecordingStream(self.inner.copy())
        twin.shuffles = list(self.shuffles)
        return twin

    def snapshot(self) -> tuple[object, ...]:
        return self.inner.snapshot()


def seeded(seed: int) -> RecordingStream:
    return RecordingStream(FastStream(seed))

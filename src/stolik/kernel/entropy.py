"""The source of all randomness: one stream for each game in progress.

Both streams produce 32-bit words and share everything that is built on them, so a shuffle draws as
many words at a real table as in a simulation. Words are 32 bits wide because the product of two of
them fits a native 64-bit integer: the compiled and the interpreted engine then draw the same
numbers.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
LARGEST: Final = 0x7FFFFFFF
"""The largest bound: its product with a word still fits a signed 64-bit integer."""
SEED_BYTES: Final = 32
_BLOCK_WORDS: Final = 16
_PERSON: Final = b"stolik-stream"
_FOUR_WORDS: Final = Struct("<4I")
# What a fast stream is seeded by, copied for each: that is cheaper than naming its settings anew.
_SPREADING: Final = blake2b(digest_size=16, person=_PERSON)


@mypyc_attr(allow_interpreted_subclasses=True)
class Stream:
    """A source of random numbers that can be copied and continued."""

    def next32(self) -> i64:
        """Draw the next word, uniform in [0, 2**32)."""
        raise NotImplementedError

    def copy(self) -> Stream:
        """A stream that continues exactly as this one would."""
        raise NotImplementedError

    def snapshot(self) -> tuple[object, ...]:
        """The whole state of the stream as plain values."""
        raise NotImplementedError

    def below(self, bound: i64) -> i64:
        """Draw a number from [0, bound), every one equally likely.

        Lemire's multiplication: the high word of word x bound; the few words
        that would favour some results are drawn again.
        """
        if bound < 1 or bound > LARGEST:
            raise ValueError(f"a bound lies between 1 and {LARGEST}, not at {bound}")
        product: i64 = self.next32() * bound
        low: i64 = product & MASK
        if low < bound:
            unfair: i64 = (MASK + 1 - bound) % bound
            while low < unfair:
                product = self.next32() * bound
                low = product & MASK
        return product >> 32

    def shuffle(self, cards: list[Any]) -> None:
        """Shuffle the list in place (Fisher-Yates)."""
        last: i64 = len(cards) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            held = cards[last]
            cards[last] = cards[other]
            cards[other] = held
            last -= 1

    def shuffle_packed(self, cards: vec[i64]) -> None:
        """The same shuffle for packed numbers; it draws as many words and gives the same order."""
        last: i64 = len(cards) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            held = cards[last]
            cards[last] = cards[other]
            cards[other] = held
            last -= 1

    def chance(self) -> float:
        """Draw a number from [0, 1) with 32 bits."""
        return float(self.next32()) / 4294967296.0

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Stream)
            and type(self) is type(other)
            and self.snapshot() == other.snapshot()
        )

    def __hash__(self) -> int:
        return hash(self.snapshot())

    def __reduce__(self) -> tuple[object, ...]:
        return stream_from, (self.snapshot(),)


@final
class FastStream(Stream):
    """xoshiro128** of Blackman and Vigna: small, fast and well tested; for simulations.

    It is not cryptographically secure: anyone who sees enough of its numbers can predict the next
    ones.
    """

    def __init__(self, seed: int | None) -> None:
        """Start from a whole number; None leaves the words at zero, for a copy to fill."""
        self._a: i64 = 0
        self._b: i64 = 0
        self._c: i64 = 0
        self._d: i64 = 0
        if seed is not None:
            self.start(_words_of(seed))

    def start(self, words: tuple[int, int, int, int]) -> None:
        """Continue from four given words, as published test vectors do."""
        self._a = words[0]
        self._b = words[1]
        self._c = words[2]
        self._d = words[3]

    def next32(self) -> i64:
        """Draw the next word, uniform in [0, 2**32)."""
        a = self._a
        b = self._b
        c = self._c
        d = self._d
        five: i64 = (b * 5) & MASK
        result: i64 = (((five << 7) & MASK) | (five >> 25)) * 9 & MASK
        shifted: i64 = (b << 9) & MASK
        c ^= a
        d ^= b
        self._b = b ^ c
        self._a = a ^ d
        self._c = c ^ shifted
        self._d = ((d << 11) & MASK) | (d >> 21)
        return result

    def copy(self) -> FastStream:
        """A stream that continues exactly as this one would."""
        other = FastStream(None)  # without hashing a seed: copies happen in tight loops
        other._a = self._a
        other._b = self._b
        other._c = self._c
        other._d = self._d
        return other

    def snapshot(self) -> tuple[object, ...]:
        """The whole state of the stream as plain values."""
        return ("fast", int(self._a), int(self._b), int(self._c), int(self._d))


@final
class SecureStream(Stream):
    """Keyed BLAKE2b in counter mode: nobody without the seed can predict the next number.

    Block n is BLAKE2b-512 of n (8 bytes, little-endian) with the 256-bit seed
    as key; its 64 bytes are sixteen little-endian words.
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.drawn: i64 = 0
        self._block: bytes = b""

    def next32(self) -> i64:
        """Draw the next word, uniform in [0, 2**32)."""
        at: i64 = self.drawn % _BLOCK_WORDS
        if at == 0 or not self._block:
            counter = int(self.drawn // _BLOCK_WORDS).to_bytes(8, "little")
            self._block = blake2b(counter, key=self.seed, person=_PERSON).digest()
        self.drawn += 1
        start = int(at) * 4
        return int.from_bytes(self._block[start : start + 4], "little")

    def copy(self) -> SecureStream:
        """A stream that continues exactly as this one would."""
        other = SecureStream(self.seed)
        other.drawn = self.drawn
        return other

    def snapshot(self) -> tuple[object, ...]:
        """The whole state of the stream as plain values."""
        return ("secure", self.seed, int(self.drawn))


def _words_of(seed: int) -> tuple[int, int, int, int]:
    """Spread a seed of any size over the four words of a fast stream."""
    size = max(16, seed.bit_length() // 8 + 1)
    spread = _SPREADING.copy()
    spread.update(seed.to_bytes(size, "little", signed=True))
    a, b, c, d = _FOUR_WORDS.unpack(spread.digest())
    return a, b, c, d


def stream_of(seed: int | bytes | Stream) -> Stream:
    """Make the stream for a seed: a number gives a fast one, 32 bytes a secure one."""
    if isinstance(seed, Stream):
        return seed.copy()
    if isinstance(seed, bytes):
        return SecureStream(seed)
    return FastStream(seed)


def stream_from(snapshot: tuple[object, ...]) -> Stream:
    """Restore a stream from its snapshot."""
    if snapshot[0] == "fast":
        _, a, b, c, d = snapshot
        assert isinstance(a, int) and isinstance(b, int)
        assert isinstance(c, int) and isinstance(d, int)
        fast = FastStream(None)
        fast.start((a, b, c, d))
        return fast
    _, seed, drawn = snapshot
    assert isinstance(seed, bytes) and isinstance(drawn, int)
    stream = SecureStream(seed)
    stream.drawn = drawn
    return stream

"""Chance: the streams give the published numbers, fairly, and can be continued."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.kernel.entropy import FastStream, SecureStream, stream_from, stream_of

# xoshiro128** 1.1 started from the words 1, 2, 3, 4: the vector its authors' C program
# gives, as reprinted in the tests of the rand_xoshiro package; the millionth word from the
# same C program.
XOSHIRO = [
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
    4258142804,
]  # fmt: skip
XOSHIRO_MILLIONTH = 3457443141

# openssl mac -macopt hexkey:000102…1f -macopt custom:stolik-stream -in COUNTER BLAKE2BMAC,
# where COUNTER is the block's number in 8 bytes, little-endian.
BLAKE2 = (
    "981cadc43cfc08b5cad903de4127c1ea796fe525dcf68b8ebb701cb9feb83a01"
    "bae25e624d51ea24371c6d8a8e1f1f9ee4223b7b7af9ef22249f8b6b200f3213"
    "9b0242a0d55984381e93984d7dca0d2bb909a31326e8ae496802bb6c7aa46194"
    "af01a8c6d297d75d1d01d6ae67f9af9ce455287d4087a652f07b0fe45ad05570"
)
STREAMS = (FastStream(7), SecureStream(bytes(range(32))))
each_stream = pytest.mark.parametrize("stream", STREAMS, ids=lambda stream: type(stream).__name__)


def test_the_fast_stream_gives_the_published_numbers():
    stream = FastStream(None)
    stream.start((1, 2, 3, 4))

    assert [stream.next32() for _ in range(10)] == XOSHIRO
    for _ in range(999_989):
        stream.next32()
    assert stream.next32() == XOSHIRO_MILLIONTH


def test_the_secure_stream_gives_what_openssl_computes():
    stream = SecureStream(bytes(range(32)))

    drawn = b"".join(int(stream.next32()).to_bytes(4, "little") for _ in range(32))

    assert drawn.hex() == BLAKE2


@each_stream
def test_a_copy_goes_on_as_the_original_would(stream):
    for skipped in (0, 1, 15, 16, 17):
        original = stream.copy()
        for _ in range(skipped):
            original.next32()
        copies = [original.copy(), pickle.loads(pickle.dumps(original))]
        copies.append(stream_from(original.snapshot()))
        ahead = [original.next32() for _ in range(40)]
        for copy in copies:
            assert [copy.next32() for _ in range(40)] == ahead


@each_stream
@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 110, 2**31 - 1])
def test_every_number_below_a_bound_is_equally_likely(stream, bound):
    """Chi-square over at most ten bins; 40 is beyond one in 100,000 for nine degrees."""
    source = stream.copy()
    bins = min(bound, 10)
    draws = 20_000
    counts = Counter(source.below(bound) * bins // bound for _ in range(draws))
    width = [
        (bound * (place + 1) - 1) // bins - (bound * place - 1) // bins for place in range(bins)
    ]

    expected = [draws * size / bound for size in width]
    assert sum((counts[p] - expected[p]) ** 2 / expected[p] for p in range(bins)) < 40


@pytest.mark.parametrize(
    ("bound", "next_word"),
    [(3, XOSHIRO[3]), (2, XOSHIRO[2])],
    ids=["a word that would favour some results", "a word that favours nobody"],
)
def test_a_word_is_drawn_again_only_where_it_would_be_unfair(bound, next_word):
    """The second published word is 0: of all words the one that a bound of 3 cannot share out."""
    stream = FastStream(None)
    stream.start((1, 2, 3, 4))
    stream.next32()

    assert stream.below(bound) == 0
    assert stream.next32() == next_word


@each_stream
@pytest.mark.parametrize("bound", [0, -1, 2**31])
def test_a_bound_that_makes_no_sense_is_refused(stream, bound):
    with pytest.raises(ValueError, match="bound"):
        stream.copy().below(bound)


@each_stream
def test_every_order_of_a_shuffle_is_equally_likely(stream):
    source = stream.copy()
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        source.shuffle(cards)
        orders[tuple(cards)] += 1

    assert set(orders) == set(permutations(range(4)))
    assert sum((count - 500) ** 2 / 500 for count in orders.values()) < 60


@given(st.integers(min_value=-(2**200), max_value=2**200))
def test_any_whole_number_is_a_seed(seed):
    assert 0 <= FastStream(seed).next32() < 2**32
    assert stream_of(seed) == FastStream(seed)


def test_different_seeds_give_different_streams():
    firsts = {tuple(FastStream(seed).next32() for _ in range(2)) for seed in range(-500, 500)}

    assert len(firsts) == 1000


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_secure_seed_has_exactly_32_bytes(size):
    with pytest.raises(ValueError, match="32 bytes"):
        SecureStream(bytes(size))


def test_a_seed_of_32_bytes_is_secure_and_a_stream_is_taken_as_it_is():
    assert isinstance(stream_of(bytes(32)), SecureStream)
    stream = FastStream(3)
    assert stream_of(stream) == stream
    assert stream_of(stream) is not stream

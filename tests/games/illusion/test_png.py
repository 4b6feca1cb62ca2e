"""A picture's file tells nothing but what the eye sees."""

from __future__ import annotations

import re
import zlib
from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from games.illusion.builders import GAME
from stolik.games.illusion.deck import deck
from stolik.games.illusion.pictures.palette import STYLES
from stolik.games.illusion.pictures.png import (
    HEADERS,
    LENGTHS,
    SIGNATURE,
    chunks,
    decoded,
    filling,
    padded,
)
from stolik.games.illusion.pictures.shown import NotShown, card_at

EMPTY_BLOCK = b"\x00\x00\x00\xff\xff"
PLAIN_AND_SAFE = pytest.mark.parametrize("style", ["plain", "safe"])


@PLAIN_AND_SAFE
def test_all_files_of_a_style_have_one_size_and_one_shape(pictures, style):
    """ILL-11: neither the length of a file nor of any part of it depends on the picture."""
    shapes = {
        tuple((name, len(body)) for name, body in chunks(picture[8:]))
        for picture in pictures[style]
    }
    assert len(shapes) == 1
    names = [name for name, _ in shapes.pop()]
    assert names == [b"IHDR", b"PLTE", b"IDAT", b"IEND"], "no text, no time, no other metadata"


@PLAIN_AND_SAFE
def test_all_files_of_a_style_have_one_head(pictures, style):
    """ILL-11: header and whole palette are the same, whether a colour occurs or not."""
    heads = set()
    for picture in pictures[style]:
        heads.add(picture[: picture.index(b"IDAT") + 4])
        assert picture.startswith(SIGNATURE)
    assert len(heads) == 1


def test_the_palette_is_complete_even_for_a_missing_colour(gallery):
    """ILL-11: a card with 0 % of a colour still lists it."""
    place = next(place for place, card in enumerate(deck()) if 0 in card.shares)
    palette = dict(chunks(gallery.png(place)[8:]))[b"PLTE"]
    assert len(palette) == 3 * len(STYLES["plain"]) == 15


@PLAIN_AND_SAFE
def test_a_common_reader_sees_the_same_pixels(gallery, style):
    """ILL-05: the file is plain PNG, lossless and without smoothing."""
    for place in (0, 30, 97):
        picture = gallery.png(place, style)
        with Image.open(BytesIO(picture)) as image:
            image.load()
            assert image.size == (400, 500)
            assert image.info == {}
            assert (np.asarray(image) == decoded(picture)).all()


def test_padding_is_valid_whatever_its_length():
    """ILL-11: empty blocks fill any room, and the stream still ends where it should."""
    for length in range(60, 100):
        packed = padded(b"picture" * 9, length)
        assert len(packed) == length
        reader = zlib.decompressobj()
        assert reader.decompress(packed) == b"picture" * 9
        assert reader.eof
        assert reader.unused_data == b""
    assert all(len(filling(room)) == room for room in range(11, 60))


def test_a_picture_that_does_not_fit_is_an_error_and_no_leak():
    """ILL-11: a longer file would stand out."""
    with pytest.raises(ValueError, match="set aside"):
        padded(bytes(range(256)), 200)


@PLAIN_AND_SAFE
def test_there_is_room_to_spare(pictures, style):
    """ILL-11: the fullest picture takes less than two thirds of what is set aside."""
    for picture in pictures[style]:
        packed = dict(chunks(picture[8:]))[b"IDAT"]
        padding = packed.count(EMPTY_BLOCK) * len(EMPTY_BLOCK)
        assert padding > LENGTHS[style] / 3


def test_no_file_holds_a_name_or_a_number_of_its_card(pictures):
    """ILL-11: neither the card's name nor its family is written anywhere."""
    for card, picture in zip(deck(), pictures["plain"], strict=True):
        assert card.name.encode() not in picture
        assert not re.search(rb"(yellow|red|green|blue|rings|waves|stolik)", picture)


def test_headers_are_the_same_for_every_picture_and_name_none():
    """ILL-11: no validator by which the same picture could be known at another table."""
    assert not {"etag", "last-modified", "content-disposition", "x-card"} & set(HEADERS)
    assert "private" in HEADERS["cache-control"]


def test_a_table_shows_only_what_lies_open():
    """ILL-11, ILL-R4: the row and the pile's top; the next cards cannot be asked for early."""
    state = GAME.new(2, 5)
    for picture in (0, 1):
        assert card_at(state, picture) == state.shown[picture]
    for picture in (2, 97, -1):
        with pytest.raises(NotShown):
            card_at(state, picture)
    state.apply(state.turn, GAME.parse("place 0"))
    assert card_at(state, 2) == state.top


def test_picture_numbers_say_nothing_about_shares():
    """ILL-11: over many tables every number stands for high and low shares alike."""
    cards = deck()
    for number in (0, 1):
        shares = [cards[GAME.new(2, seed).shown[number]].shares[0] for seed in range(600)]
        assert 17.5 < sum(shares) / len(shares) < 22.5

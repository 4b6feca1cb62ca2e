"""Pictures in a terminal."""

from __future__ import annotations

import re
from io import StringIO

import numpy as np
import pytest
from rich.console import Console

from stolik.games.illusion.pictures.blocks import Blocks, shares


def printed(blocks: Blocks, **options: object) -> str:
    file = StringIO()
    Console(file=file, width=80, **options).print(blocks)
    return file.getvalue()


def test_half_blocks_keep_every_share(gallery):
    """ILL-05, ILL-R18: what a terminal shows has the picture's own areas."""
    for labels in gallery.maps[::7]:
        parts = shares(labels, 25, 20)
        mean = parts.mean(axis=(0, 1))
        assert mean == pytest.approx(np.bincount(labels.ravel(), minlength=5) / 200_000, abs=1e-9)


def test_a_colour_terminal_gets_two_inks_a_character(gallery):
    """ILL-R18: everybody gets the same size."""
    text = printed(Blocks(gallery.maps[0], 16), force_terminal=True, color_system="truecolor")
    assert text.count("▀") == 16 * 10
    assert text.count("\n") == 10


def test_a_terminal_of_sixteen_colours_gets_plain_inks(gallery):
    """ILL-R18: mixed inks would turn grey there."""
    text = printed(Blocks(gallery.maps[0], 16), force_terminal=True, color_system="standard")
    assert text.count("▀") == 16 * 10
    assert not re.search(r"\x1b\[90;|;100m", text), "no grey"


def test_a_terminal_without_colours_gets_letters(gallery):
    """ILL-R18: the game can be played there too."""
    text = printed(Blocks(gallery.maps[0], 16), color_system=None)
    assert set(text) <= set("·yrgb\n")
    assert len(text.splitlines()) == 10
    assert text.count("y") > 90, "two thirds of this picture are yellow"

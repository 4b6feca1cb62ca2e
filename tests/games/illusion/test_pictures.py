"""Pictures whose shares are true to the pixel."""

from __future__ import annotations

import itertools
import tomllib
from collections import Counter
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from length import IS_LONG
from stolik.games.illusion.deck import deck
from stolik.games.illusion.dice import Dice
from stolik.games.illusion.pictures import gallery as galleries
from stolik.games.illusion.pictures.bands import mixed, shared_out
from stolik.games.illusion.pictures.families import FAMILIES
from stolik.games.illusion.pictures.field import angle, grid, sine
from stolik.games.illusion.pictures.gallery import label_map
from stolik.games.illusion.pictures.growth import filled
from stolik.games.illusion.pictures.palette import FRAME, LABELS, STYLES
from stolik.games.illusion.pictures.png import decoded
from stolik.games.illusion.pictures.tidy import SPECK, specks, tidied

SEEDS = [1, 2, 3, 7, 44, 101, 999, 4096, 31337, 2**31 - 1]


def label_of(entries):
    """The labels of palette entries in any style."""
    return np.where(entries >= LABELS, entries - (LABELS - 1), entries).astype(np.uint8)


def counted(picture: bytes) -> list[int]:
    """Count the pixels of white, yellow, red, green and blue in a finished file."""
    return np.bincount(label_of(decoded(picture)).ravel(), minlength=5).tolist()


@pytest.mark.parametrize("style", ["plain", "safe"])
def test_every_share_is_exact_in_all_98_pictures(pictures, style):
    """ILL-05, ILL-06: 2,000 pixels are one per cent; a colour of 0 % does not occur."""
    totals = [Counter() for _ in range(4)]
    for place, card in enumerate(deck()):
        white, *colours = counted(pictures[style][place])
        assert colours == [2000 * share for share in card.shares], card.name
        assert white == 200_000 - sum(colours)
        for colour, pixels in enumerate(colours):
            totals[colour][pixels] += 1
    assert totals[0] == totals[1] == totals[2] == totals[3]


def test_the_measured_field_has_no_frame(gallery):
    """ILL-05: 400 x 500 pixels, white where no colour is; the grey frame is drawn outside."""
    assert gallery.maps[0].shape == (500, 400)
    for inks in STYLES.values():
        assert inks[0] == (255, 255, 255)
        assert FRAME not in inks


@pytest.mark.parametrize("seed", SEEDS)
def test_other_decks_are_exact_too(seed):
    """ILL-05, ILL-06: decks by a seed; with STOLIK_LONG=1 all 98 cards, else one of a family."""
    cards = deck(seed)
    if not IS_LONG:
        cards = tuple({card.family: card for card in cards}.values())
        assert len(cards) == 12
    for card in cards:
        pixels = np.bincount(label_map(card, seed).ravel(), minlength=5).tolist()
        assert pixels[1:] == [2000 * share for share in card.shares], card.name


def test_the_maps_are_the_stored_ones(gallery):
    """ILL-05: the same seed gives the same map on every machine; all 98 hashes are kept."""
    text = files("stolik.games.illusion.pictures").joinpath("hashes.toml").read_text()
    stored = tomllib.loads(text)
    made = {
        card.name: sha256(labels.tobytes()).hexdigest()
        for card, labels in zip(deck(), gallery.maps, strict=True)
    }
    assert made == stored


def test_making_a_picture_again_changes_no_byte(pictures):
    """ILL-R18: everybody is shown the same picture."""
    for place in range(0, 98, 9):
        again = galleries.Gallery(0, [label_map(deck()[place])])
        for style in STYLES:
            assert again.png(0, style) == pictures[style][place]


def test_a_kept_deck_is_read_back(gallery, tmp_path):
    """ILL-R18: from the cache folder come the same maps; a damaged file is not believed."""
    path = tmp_path / "deck.maps"
    assert galleries.read(path) is None
    galleries.write(path, gallery.maps)
    kept = galleries.read(path)
    assert kept is not None
    assert all((one == other).all() for one, other in zip(kept, gallery.maps, strict=True))
    assert list(tmp_path.iterdir()) == [path]
    path.write_bytes(path.read_bytes()[:-1] + b"x")
    assert galleries.read(path) is None


def test_the_cache_folder_can_be_chosen(monkeypatch, tmp_path):
    """ILL-R18: STOLIK_CACHE, then the user's own cache folder."""
    monkeypatch.setenv("STOLIK_CACHE", str(tmp_path))
    assert galleries.cache_folder() == tmp_path
    monkeypatch.delenv("STOLIK_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert galleries.cache_folder() == tmp_path / "stolik"


def test_a_cache_that_cannot_be_written_is_no_error(gallery, tmp_path):
    """ILL-R18: the pictures are there all the same."""
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    galleries.write(blocked / "deck.maps", gallery.maps[:1])


def test_pictures_have_no_dust(gallery):
    """ILL-05: edges are clean; no island is smaller than a speck."""
    for card, labels in zip(deck(), gallery.maps, strict=True):
        assert specks(labels) == [], card.name


def test_each_family_paints_in_its_own_way(gallery):
    """ILL-R18: twelve families, and no two pictures alike."""
    assert len(FAMILIES) == 12
    assert len({labels.tobytes() for labels in gallery.maps}) == 98


def test_a_speck_is_tidied_by_exchange_only():
    """ILL-05: tidying keeps all counts."""
    labels = np.ones((500, 400), dtype=np.uint8)
    labels[:, 200:] = 2
    labels[100:103, 50:54] = 2
    before = np.bincount(labels.ravel())
    clean = tidied(labels)
    assert specks(clean) == []
    assert (np.bincount(clean.ravel()) == before).all()
    assert SPECK > 12


def test_filling_is_the_ledgers_walk_through_sorted_pairs():
    """ILL-05: growth order, ties by pixel and then by colour, up to the quota."""
    random = np.random.default_rng(5)
    growth = random.integers(0, 50, (4, 200_000))
    quotas = [0, 90_000, 0, 60_000, 50_000]
    found = filled(growth, quotas).ravel()
    expected = np.zeros(200_000, dtype=np.uint8)
    left = list(quotas)
    keys = (growth * 800_000 + np.arange(200_000) * 4 + np.arange(4)[:, None]).ravel()
    for pair in np.argsort(keys, kind="stable").tolist():
        colour, pixel = divmod(pair, 200_000)
        if expected[pixel] == 0 and left[colour + 1]:
            expected[pixel] = colour + 1
            left[colour + 1] -= 1
    assert (found == expected).all()


def test_bands_share_out_every_pixel_and_part_equal_neighbours():
    """ILL-05: pieces add up to the quotas, and neighbours differ where they can."""
    quotas = [10_000, 60_000, 50_000, 40_000, 40_000]
    dice = Dice("test", 1)
    row = mixed(dice, shared_out(dice, quotas, 14, 1600))
    sums = [sum(size for label, size in row if label == wanted) for wanted in range(5)]
    assert sums == quotas
    assert all(one[0] != other[0] for one, other in itertools.pairwise(row))


def test_sine_and_angle_are_our_own():
    """ILL-05: no maths library decides about a pixel; ours is right to a few millionths."""
    turns = np.linspace(-2, 2, 4001)
    assert np.abs(sine(turns) - np.sin(turns * 2 * np.pi)).max() < 5e-6
    x, y = grid(10)
    found = angle(x - 200.3, y - 250.7)
    true = np.arctan2(y - 250.7, x - 200.3) / (2 * np.pi) % 1
    away = np.abs(found - true)
    assert np.minimum(away, 1 - away).max() < 4e-6


def lightness(ink: tuple[int, int, int]) -> float:
    parts = [
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in ink
    ]
    luminance = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    return 116 * luminance ** (1 / 3) - 16


def test_the_safe_style_differs_in_lightness_and_keeps_the_map(gallery):
    """ILL-R18: even steps of lightness and a texture for each colour, on the same map."""
    inks = STYLES["safe"]
    steps = sorted((lightness(ink) for ink in inks[:5]), reverse=True)
    assert all(bright - dark > 10 for bright, dark in itertools.pairwise(steps))
    for place in (0, 17, 97):
        entries = decoded(gallery.png(place, "safe"))
        assert (label_of(entries) == gallery.maps[place]).all()
        painted = {label for label in range(1, 5) if (gallery.maps[place] == label).any()}
        assert {int(entry) - 4 for entry in np.unique(entries) if entry > 4} == painted


def test_the_contact_sheet_is_in_the_documentation():
    """ILL-R18: small enough to be looked at."""
    path = Path(__file__).parents[3] / "docs" / "illusion-sheet.png"
    assert path.stat().st_size < 600_000
    with Image.open(path) as sheet:
        assert sheet.width > 1000

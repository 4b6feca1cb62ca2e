"""A contact sheet: the whole deck at a glance, a line for each family."""

from collections.abc import Sequence
from io import BytesIO
from typing import Final

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from stolik.games.illusion.deck import deck
from stolik.games.illusion.pictures.families import FAMILIES
from stolik.games.illusion.pictures.field import HEIGHT, WIDTH, Labels
from stolik.games.illusion.pictures.gallery import Gallery
from stolik.games.illusion.pictures.palette import FRAME, STYLES, inked

ROOM: Final = (0xE7, 0xD8, 0xBF)
INK: Final = (0x2B, 0x1D, 0x16)
SMALL: Final = (WIDTH * 3 // 10, HEIGHT * 3 // 10)
BORDER: Final = 5
GAP: Final = 10
HEAD: Final = 24
CELL: Final = (SMALL[0] + 2 * BORDER + GAP, SMALL[1] + 2 * BORDER + GAP)


def contact_sheet(gallery: Gallery, style: str = "plain") -> bytes:
    """Draw all cards of a deck, family by family, as one PNG of 256 colours."""
    cards = deck(gallery.number)
    lines = [
        [place for place, card in enumerate(cards) if card.family == family]
        for family in range(len(FAMILIES))
    ]
    columns = max(len(line) for line in lines)
    size = (columns * CELL[0] + GAP, len(lines) * (CELL[1] + HEAD) + GAP)
    sheet = Image.new("RGB", size, ROOM)
    for family, line in enumerate(lines):
        draw_line(sheet, gallery, family, line, style)
    file = BytesIO()
    sheet.quantize(128, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


def draw_line(
    sheet: Image.Image, gallery: Gallery, family: int, line: Sequence[int], style: str
) -> None:
    """Draw a family's name and its pictures."""
    top = GAP + family * (CELL[1] + HEAD)
    words = ImageDraw.Draw(sheet)
    words.text((GAP, top), FAMILIES[family][0], INK, ImageFont.load_default(16))
    for column, place in enumerate(line):
        left = GAP + column * CELL[0]
        sheet.paste(framed(gallery.maps[place], style), (left, top + HEAD))


def framed(labels: Labels, style: str) -> Image.Image:
    """Return a small smoothed picture in its grey frame."""
    inks = np.array(STYLES[style], dtype=np.uint8)
    picture = Image.fromarray(inks[inked(labels, style)])
    card = Image.new("RGB", (SMALL[0] + 2 * BORDER, SMALL[1] + 2 * BORDER), FRAME)
    card.paste(picture.resize(SMALL, Image.Resampling.LANCZOS), (BORDER, BORDER))
    return card

"""Prints a deck: all pictures as files, their backs as a table, and a sheet to look at."""

from __future__ import annotations

from pathlib import Path

from stolik.games.illusion.deck import deck
from stolik.games.illusion.pictures.families import FAMILIES
from stolik.games.illusion.pictures.gallery import Gallery

BACKS = "backs.csv"


def print_deck(pictures: Gallery, folder: Path, style: str = "plain") -> None:
    """Write 98 pictures and the table of their backs into a folder, created if necessary."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = ["picture,name,family,yellow,red,green,blue"]
    for place, card in enumerate(deck(pictures.number)):
        file = f"{place + 1:02}.png"
        (folder / file).write_bytes(pictures.png(place, style))
        shares = ",".join(str(share) for share in card.shares)
        lines.append(f"{file},{card.name},{FAMILIES[card.family][0]},{shares}")
    (folder / BACKS).write_text("\n".join(lines) + "\n", encoding="utf-8")


def print_sheet(pictures: Gallery, file: Path, style: str = "plain") -> None:
    """Write the contact sheet of a deck."""
    from stolik.games.illusion.pictures.sheet import contact_sheet  # noqa: PLC0415 - only here is Pillow needed

    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(contact_sheet(pictures, style))

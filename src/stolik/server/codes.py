"""Ids of tables, and codes that can be said over the phone."""

from __future__ import annotations

import secrets

# Short Polish words that sound the same to everybody and need no accents.
WORDS = tuple(
    """
LIPA DOM LAS KOT SOWA RYBA LAMPA KAWA LATO ZIMA MOST RZEKA OKNO SAD GRA STOL KARTA RAK LIS
WILK SARNA MAK RUTA TRAWA CHMURA BURZA FALA WYSPA STATEK MAPA KOMPAS ZEGAR DZWON FLET SKRZAT
ZAMEK WIEZA PLAC TARG MIOD CHLEB SER JAGODA MALINA GRUSZKA IGLA NITKA GUZIK KAPELUSZ PARASOL
LATAWIEC PIASEK MUSZLA BURSZTYN GRANIT MIEDZ SREBRO
""".split()  # noqa: SIM905 - a list to read, not quotation marks
)


def new_id() -> str:
    """An id that nobody can guess."""
    return "t_" + secrets.token_urlsafe(12)


def new_code() -> str:
    """A code that is easy to say."""
    return f"{secrets.choice(WORDS)}-{secrets.randbelow(10_000):04}"

"""Checks the game's cards, or the cards with a file of edited ones."""

from pathlib import Path as File
from typing import NamedTuple

from stolik.games.call_to_adventure.cards.card_data_error import CardDataError
from stolik.games.call_to_adventure.cards.card_set import Catalogue
from stolik.games.call_to_adventure.cards.catalogue import (
    FOLDER,
    read_cards,
    tables_of_folder,
    with_cards_of,
)
from stolik.games.call_to_adventure.cards.validation.checks import problems


class CardCheck(NamedTuple):
    """What was read, and what is wrong with it."""

    cards: int
    designs: int
    problems: list[CardDataError]


def check_cards(file: File | None = None, folder: File = FOLDER) -> CardCheck:
    """Check a folder of cards; those of a file replace the ones with the same ids."""
    try:
        tables = tables_of_folder(folder)
        if file is not None:
            tables = with_cards_of(tables, file)
    except CardDataError as error:
        return CardCheck(0, 0, [error])
    cards, unreadable = read_cards(tables)
    copies = sum(len(card.ids) for card in cards)
    # Cards that cannot be read would be missed as well, so only they are reported.
    return CardCheck(copies, len(cards), unreadable or problems(Catalogue(tuple(cards))))

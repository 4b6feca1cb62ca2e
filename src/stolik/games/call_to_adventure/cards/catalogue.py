"""The 192 cards, read once from `data/*.toml`, and files of edited cards."""

import re
import tomllib
from functools import cache
from pathlib import Path as File
from typing import Any, Final

from stolik.games.call_to_adventure.cards.card import Card
from stolik.games.call_to_adventure.cards.card_data_error import CardDataError, CardSetError
from stolik.games.call_to_adventure.cards.card_reader import CardReader
from stolik.games.call_to_adventure.cards.card_set import Catalogue
from stolik.games.call_to_adventure.cards.validation.structure import structure_problems
from stolik.games.call_to_adventure.cards.versions import NEWEST

FOLDER: Final = File(__file__).parent / "data"
FILES: Final = (
    "origins.toml",
    "motivations.toml",
    "destinies.toml",
    "act1.toml",
    "act2.toml",
    "act3.toml",
    "heroes.toml",
    "antiheroes.toml",
    "allies.toml",
    "adversaries.toml",
    "quests.toml",
)
ID: Final = re.compile(r"""id=(?P<quote>["'])(?P<id>.*?)(?P=quote)""")


class CardTable:
    """One `[[card]]` of a file: where it stands, its id and its fields."""

    def __init__(self, place: str, key: str, fields: dict[str, Any]) -> None:
        self.place = place
        self.key = key
        self.fields = fields


def header_place(text: str, number: int) -> str:
    """The line where the card of this number begins, if it does with `[[card]]`."""
    lines = [at for at, line in enumerate(text.splitlines(), 1) if line.strip() == "[[card]]"]
    return f":{lines[number]}" if number < len(lines) else ""


def lines_of(text: str) -> dict[str, list[int]]:
    """The lines with the id of each card, counting from 1; several cards may have the same id."""
    found: dict[str, list[int]] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if line.lstrip().startswith("id") and (named := ID.match(line.replace(" ", ""))):
            found.setdefault(named["id"], []).append(number)
    return found


def tables_of(file: File) -> list[CardTable]:
    """Split a file into its cards."""
    text = file.read_text(encoding="utf-8")
    try:
        content = tomllib.loads(text)
    except RecursionError as error:
        raise CardDataError(file.name, "file", "too-deep") from error
    except ValueError as error:  # also a number with more digits than Python reads
        raise CardDataError(file.name, "file", "not-toml", reason=str(error)) from error
    for name in content:
        if name != "card":
            raise CardDataError(file.name, name, "unknown", words="[[card]]")
    tables = content.get("card", [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise CardDataError(file.name, "card", "not-a-table")
    lines = lines_of(text)
    found: list[CardTable] = []
    for number, table in enumerate(tables):
        key = table.get("id", "")
        if not key or not isinstance(key, str):
            raise CardDataError(f"{file.name}{header_place(text, number)}", "id", "id-missing")
        before = sum(other.key == key for other in found)
        places = lines.get(key, [])
        line = places[before] if before < len(places) else 1
        found.append(CardTable(f"{file.name}:{line} {key}", key, table))
    if not found:
        raise CardDataError(file.name, "file", "no-cards")
    return found


def tables_of_folder(folder: File) -> list[CardTable]:
    """Split every card file of a folder into its cards."""
    found: list[CardTable] = []
    for name in FILES:
        if (folder / name).exists():
            found.extend(tables_of(folder / name))
    return found


def with_cards_of(tables: list[CardTable], file: File) -> list[CardTable]:
    """Replace cards by those of a file with the same id; others are added."""
    own = tables_of(file)
    by_key: dict[str, CardTable] = {}
    for table in own:
        if table.key in by_key:
            count = sum(other.key == table.key for other in own)
            raise CardDataError(table.place, "id", "id-twice", key=table.key, count=count)
        by_key[table.key] = table
    known = {table.key for table in tables}
    kept = [by_key.get(table.key, table) for table in tables]
    return kept + [table for table in own if table.key not in known]


def read_cards(tables: list[CardTable]) -> tuple[list[Card], list[CardDataError]]:
    """Read all cards, with what is wrong with those that cannot be read."""
    cards: list[Card] = []
    problems: list[CardDataError] = []
    effects = 0
    for table in tables:
        try:
            card = CardReader(table.place, table.fields, effects).card()
        except CardDataError as error:
            problems.append(error)
            continue
        effects += len(card.effects) + len(card.adversary_effects)
        cards.append(card)
    return cards, problems


def read_folder(folder: File = FOLDER) -> Catalogue:
    """Read every card file of a folder; refuses cards that cannot be read."""
    cards, problems = read_cards(tables_of_folder(folder))
    if problems:
        raise problems[0]
    return Catalogue(tuple(cards))


def checked(catalogue: Catalogue) -> Catalogue:
    """Raise for a set that the rules, views and observations cannot rely on."""
    problems = list(structure_problems(catalogue))
    if problems:
        raise CardSetError(problems)
    return catalogue


def catalogue(version: int = NEWEST) -> Catalogue:
    """Return the game's own cards, read and checked once for each version of the rules."""
    return _catalogue(version)


@cache
def _catalogue(version: int) -> Catalogue:
    """Read them.

    Files such as `data/version-1.toml` have the cards that differed in that version.
    """
    tables = tables_of_folder(FOLDER)
    older = FOLDER / f"version-{version}.toml"
    if older.is_file():
        tables = with_cards_of(tables, older)
    cards, problems = read_cards(tables)
    if problems:
        raise problems[0]
    return checked(Catalogue(tuple(cards)))

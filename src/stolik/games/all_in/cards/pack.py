"""Card data: read from a file, checked against what the rules need of it."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

from stolik.games.all_in.cards.card_numbers import (
    CARDS,
    EFFECTS,
    GAINS,
    KIND,
    NAMES,
    NUMBERS,
    RANKED,
    RUNE,
    SUITS,
    TAKE,
    effect_code,
)
from stolik.games.all_in.engine.ranking import CATEGORIES, Ranking
from stolik.kernel.options import OptionError
from stolik.kernel.phrase import Argument, Named, Phrase, Words

MOST_EFFECTS = 3
SOURCES = ("manual", "ledger", "own design")
_EFFECT = re.compile(r"([A-Z]+)(?: ([345]))?(!?)")
_HANDS = frozenset(CATEGORIES[1:])


class PackError(OptionError):
    """Card data that cannot be used: the line, the field, the problem and the remedy."""

    def __init__(self, line: int, field: str, message: str, **args: Argument) -> None:
        # Texts are loaded only when there is an error to report.
        from stolik.text import speaker  # noqa: PLC0415

        where: Argument = Words("pack-at-line", {"line": line, "field": field}) if line else field
        phrase = Phrase(f"pack-{message}", {"where": where, **args})
        voice = speaker("en", "stolik.games.all_in")
        self.line = line
        self.field = field
        self.problem = voice.tell(phrase)
        self.remedy = voice.say(f"{phrase.id}.remedy", **phrase.args)
        super().__init__(f"{self.problem} {self.remedy}", phrase)


class Pack:
    """The cards' effects and every number that the rules take from the box."""

    def __init__(self, data: dict[str, Any], text: str) -> None:
        reader = _Reader(data, text)
        self.name = reader.named()
        self.suit_order: list[int] = reader.suit_order()
        self.rankings: dict[str, Ranking] = {
            side: reader.ranking(side, self.suit_order) for side in ("A", "B")
        }
        self.pots_for_two: list[int] = reader.numbers("pots", "two", 3)
        self.pots: list[int] = reader.numbers("pots", "more", 3)
        self.heirs_pot: int = reader.number("pots", "heirs")
        self.row_lengths: list[int] = reader.row_lengths()
        self.stall_factor: int = reader.number("stall", "factor", least=1)
        self.rune_worth: int = reader.number("rune-card", "worth")
        self.effects: list[list[int]] = reader.cards()
        self.warnings: list[PackError] = []
        """Warnings: the pack can be played, but its owner should check these."""


def read_pack(text: str, *, strict: bool = True) -> Pack:
    """Read card data; raises PackError.

    Without `strict` cards may carry effects that a real pack must not have:
    tests use that for situations no valid pack can reach.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else 0
        raise PackError(line, "file", "broken", reason=str(error)) from None
    pack = Pack(data, text)
    if strict:
        for card in range(CARDS):
            _check_effects(card, pack.effects[card], _line_of(text, NAMES[card]))
    pack.warnings = _warnings(pack, text)
    return pack


def standard_text() -> str:
    """The card data that come with the game, as they are written."""
    return (files("stolik.games.all_in") / "cards.toml").read_text(encoding="utf-8")


_packs: dict[str, Pack] = {}


def load_pack(text: str = "") -> Pack:
    """Return the pack of this text, or the one that comes with the game; read once."""
    if text not in _packs:
        _packs[text] = read_pack(text or standard_text())
    return _packs[text]


def _line_of(text: str, card: str) -> int:
    """Find the line that a card is written on; 0 if there is none."""
    pattern = re.compile(rf'\bid\s*=\s*"{re.escape(card)}"')
    for number, line in enumerate(text.splitlines(), start=1):
        if pattern.search(line):
            return number
    return 0


def _check_effects(card: int, effects: list[int], line: int) -> None:
    """Raise for effects under which a round could not follow the rules."""
    kinds = [effect & KIND for effect in effects]
    field = f"card {NAMES[card]}, effects"
    if not 1 <= len(effects) <= MOST_EFFECTS:
        raise PackError(line, field, "effect-count", count=len(effects), most=MOST_EFFECTS)
    if not any(kind in GAINS for kind in kinds):
        # AIN-R14: playing costs a card, so something has to bring one back.
        raise PackError(line, field, "effect-gain")
    if kinds.count(TAKE) > 1:
        raise PackError(line, field, "take-twice")


def _warnings(pack: Pack, text: str) -> list[PackError]:
    """Warnings about data that may be intended but can spoil a game (AIN-R28)."""
    found: list[PackError] = []
    for card, effects in enumerate(pack.effects):
        kinds = [effect & KIND for effect in effects]
        if TAKE in kinds and RUNE in kinds:
            line, field = _line_of(text, NAMES[card]), f"card {NAMES[card]}, effects"
            found.append(PackError(line, field, "take-and-rune"))
    return found


class _Reader:
    """Reads the fields of the data; each mistake has its own error."""

    def __init__(self, data: dict[str, Any], text: str) -> None:
        self.data = data
        self.text = text

    def refuse(self, table: str, field: str, message: str, **args: Argument) -> PackError:
        """The error about a field, with its line."""
        inside = not table
        line = 0
        for number, words in enumerate(self.text.splitlines(), start=1):
            bare = words.strip()
            if bare.startswith("["):
                inside = bare == f"[{table}]"
                line = number if inside else line
            elif inside and re.match(rf"{re.escape(field)}\s*=", bare):
                line = number
                break
        return PackError(line, f"{table}.{field}" if table else field, message, **args)

    def get(self, table: str, field: str) -> object:
        """Look up a field; 'hands.A' names a table inside another."""
        here: object = self.data
        for name in (*(table.split(".") if table else ()), field):
            if not isinstance(here, dict) or name not in here:
                raise self.refuse(table, field, "missing")
            here = here[name]
        return here

    def sourced(self, table: str) -> None:
        """Check that every table names the source of its values."""
        if self.get(table, "source") not in SOURCES:
            raise self.refuse(table, "source", "source", known=", ".join(SOURCES))

    def named(self) -> Named:
        """The pack's name in both languages."""
        name = self.get("", "name")
        if not isinstance(name, dict) or not all(
            isinstance(name.get(k), str) for k in ("en", "pl")
        ):
            raise self.refuse("", "name", "name")
        return Named(name["en"], name["pl"])

    def numbers(self, table: str, field: str, count: int) -> list[int]:
        """A list of whole numbers that are not negative."""
        self.sourced(table)
        found = _numbers(self.get(table, field))
        if len(found) != count:
            raise self.refuse(table, field, "numbers", count=count)
        return found

    def number(self, table: str, field: str, least: int = 0) -> int:
        """One whole number."""
        self.sourced(table)
        found = self.get(table, field)
        if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= 1000:
            raise self.refuse(table, field, "number", least=least)
        return found

    def suit_order(self) -> list[int]:
        """The suits from the strongest to the weakest (AIN-R1)."""
        self.sourced("suit-order")
        order = self.get("suit-order", "order")
        if not isinstance(order, list) or sorted(map(str, order)) != sorted(SUITS):
            raise self.refuse("suit-order", "order", "suits", known=", ".join(SUITS))
        return [SUITS.index(suit) for suit in order]

    def ranking(self, side: str, suits: list[int]) -> Ranking:
        """The hands of one side from the strongest to the pair, and their values."""
        table = f"hands.{side}"
        order = self.get(table, "order")
        if not isinstance(order, list) or len(order) != 8 or set(map(str, order)) != _HANDS:
            raise self.refuse(table, "order", "hands", known=", ".join(CATEGORIES[:0:-1]))
        values = self.numbers(table, "values", 8)
        if sorted(values, reverse=True) != values or values[-1] < 1:
            raise self.refuse(table, "values", "values")
        return Ranking(order, values, suits)

    def row_lengths(self) -> list[int]:
        """Places in a row, for 2 to 5 players (AIN-05)."""
        lengths = self.numbers("area", "row-length", 4)
        if not all(2 <= length <= 6 for length in lengths):
            raise self.refuse("area", "row-length", "row-length")
        return lengths

    def cards(self) -> list[list[int]]:
        """The effects of all 54 cards, each by its number."""
        listed = self.get("deck", "cards")
        effects: list[list[int] | None] = [None] * CARDS
        if not isinstance(listed, list):
            raise self.refuse("deck", "cards", "card-list")
        for entry in listed:
            card, found = self.card(entry)
            if effects[card] is not None:
                line = _line_of(self.text, NAMES[card])
                raise PackError(line, f"card {NAMES[card]}", "card-twice")
            effects[card] = found
        missing = [NAMES[card] for card in range(CARDS) if effects[card] is None]
        if missing:
            raise self.refuse(
                "deck", "cards", "cards-missing", count=len(missing), names=", ".join(missing[:5])
            )
        return [found for found in effects if found is not None]

    def card(self, entry: object) -> tuple[int, list[int]]:
        """One card's number and effects."""
        name = entry.get("id") if isinstance(entry, dict) else None
        if not isinstance(entry, dict) or name not in NUMBERS:
            raise self.refuse("deck", "cards", "no-card", name=str(name)[:40])
        card, line = NUMBERS[name], _line_of(self.text, name)
        self._check_face(card, entry, line)
        if entry.get("source") not in SOURCES:
            raise PackError(line, f"card {name}, source", "source", known=", ".join(SOURCES))
        effects = entry.get("effects")
        if not isinstance(effects, list):
            raise PackError(line, f"card {name}, effects", "effect-list")
        return card, [_effect(name, word, line) for word in effects]

    def _check_face(self, card: int, entry: dict[str, Any], line: int) -> None:
        """The written rank and suit must be those of the id."""
        if card >= RANKED:
            ok = entry.get("kind") == "rune" and "rank" not in entry and "suit" not in entry
        else:
            suit, rank = SUITS[card & 3], (card >> 2) + 2
            ok = entry.get("rank") == rank and entry.get("suit") == suit
            ok = ok and entry.get("kind", "ranked") == "ranked"
        if not ok:
            raise PackError(line, f"card {NAMES[card]}", "face")


def _numbers(found: object) -> list[int]:
    """Return the list if it holds only whole numbers, else an empty one."""
    if not isinstance(found, list) or not all(type(n) is int and 0 <= n <= 1000 for n in found):
        return []
    return list(found)


def _effect(card: str, word: object, line: int) -> int:
    """Read one effect as the data write it."""
    found = _EFFECT.fullmatch(word) if isinstance(word, str) else None
    if found is None or found[1] not in EFFECTS or (found[1] == "REVEAL") != (found[2] is not None):
        raise PackError(line, f"card {card}, effects", "no-effect", word=str(word)[:40])
    return effect_code(EFFECTS.index(found[1]), bool(found[3]), int(found[2] or 0))

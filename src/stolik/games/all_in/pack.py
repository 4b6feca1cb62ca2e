"""Card data: read from a file, checked against what the rules need of it."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

from stolik.games.all_in.cards import (
    CARDS,
    EFFECTS,
    GAINS,
    KIND,
    MUST,
    NAMES,
    NUMBERS,
    RANKED,
    RUNE,
    SUITS,
    TAKE,
    effect_code,
    effect_name,
)
from stolik.games.all_in.ranking import CATEGORIES, Ranking
from stolik.kernel.options import OptionError
from stolik.kernel.phrase import Named

SOURCES = ("manual", "ledger", "own design")
_EFFECT = re.compile(r"([A-Z]+)(?: ([345]))?(!?)")
_HANDS = frozenset(CATEGORIES[1:])


class PackError(OptionError):
    """Card data that cannot be played: the line, the field, the problem and the remedy."""

    def __init__(self, line: int, field: str, problem: str, remedy: str) -> None:
        where = f"line {line}, {field}" if line else field
        super().__init__(f"cards: {where}: {problem}. {remedy}")
        self.line = line
        self.field = field
        self.problem = problem
        self.remedy = remedy


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

    def effect_names(self, card: int) -> tuple[str, ...]:
        """The card's effects from top to bottom, as the data write them."""
        return tuple(effect_name(effect) for effect in self.effects[card])


def read_pack(text: str, *, strict: bool = True) -> Pack:
    """Read card data; raises PackError.

    Without `strict` cards may carry effects that a real pack must not have:
    tests use that for situations no valid pack can reach.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        raise PackError(
            int(found[1]) if found else 0, "file", str(error), "Correct the TOML at this place"
        ) from None
    pack = Pack(data, text)
    if strict:
        for card in range(CARDS):
            _check_effects(card, pack.effects[card], _line_of(text, NAMES[card]))
    return pack


def standard_text() -> str:
    """The card data that come with the game, as they are written."""
    return (files("stolik.games.all_in") / "cards.toml").read_text(encoding="utf-8")


_packs: dict[str, Pack] = {}


def load_pack(text: str = "") -> Pack:
    """Give the pack of this text, or the one that comes with the game; read once."""
    if text not in _packs:
        _packs[text] = read_pack(text or standard_text())
    return _packs[text]


def _line_of(text: str, card: str) -> int:
    """Find the line that a card is written on; 0 when it is nowhere."""
    pattern = re.compile(rf'\bid\s*=\s*"{re.escape(card)}"')
    for number, line in enumerate(text.splitlines(), start=1):
        if pattern.search(line):
            return number
    return 0


def _check_effects(card: int, effects: list[int], line: int) -> None:
    """Refuse effects under which a round could not work as the rules say."""
    kinds = [effect & KIND for effect in effects]
    field = f"card {NAMES[card]}, effects"
    if not 1 <= len(effects) <= 2:
        raise PackError(
            line, field, f"a card has one or two effects, not {len(effects)}", "Remove or add some"
        )
    musts = [effect for effect in effects if effect & MUST]
    if len(musts) != 1 or musts[0] & KIND not in GAINS:
        # AIN-R14: playing costs a card, so something has to bring one back.
        raise PackError(
            line,
            field,
            "exactly one effect must be mandatory, and it must be TAKE, REVEAL or DRAW",
            "Put '!' after one of them and after nothing else",
        )
    if kinds.count(TAKE) > 1:
        raise PackError(line, field, "a card may TAKE once only", "Replace one TAKE")
    if TAKE in kinds and RUNE in kinds:
        raise PackError(
            line,
            field,
            "TAKE together with RUNE gives runes without filling the area",
            "Move one of the two to another card",
        )
    if NAMES[card] == "Jm" and (
        effects[0] != TAKE | MUST or len(kinds) < 2 or kinds[1] not in GAINS
    ):
        raise PackError(
            line,
            field,
            "the Jack of masks is printed with TAKE!, and gained a second card (AIN-R13)",
            'Write effects = ["TAKE!", "DRAW"]',
        )


class _Reader:
    """Takes the fields out of the data, one complaint for each way to be wrong."""

    def __init__(self, data: dict[str, Any], text: str) -> None:
        self.data = data
        self.text = text

    def refuse(self, table: str, field: str, problem: str, remedy: str) -> PackError:
        """Make the complaint about a field, with the line it stands on."""
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
        return PackError(line, f"{table}.{field}" if table else field, problem, remedy)

    def get(self, table: str, field: str) -> object:
        """Look a field up; 'hands.A' names a table inside another."""
        here: object = self.data
        for name in (*(table.split(".") if table else ()), field):
            if not isinstance(here, dict) or name not in here:
                raise self.refuse(table, field, "this field is missing", "Add it; see cards.toml")
            here = here[name]
        return here

    def sourced(self, table: str) -> None:
        """Every table says where its values come from."""
        if self.get(table, "source") not in SOURCES:
            raise self.refuse(
                table, "source", "a source is one of " + ", ".join(SOURCES), "Say where it is from"
            )

    def named(self) -> Named:
        """The pack's name in both languages."""
        name = self.get("", "name")
        if not isinstance(name, dict) or not all(
            isinstance(name.get(k), str) for k in ("en", "pl")
        ):
            raise self.refuse("", "name", "a name has en and pl", 'Write { en = "…", pl = "…" }')
        return Named(name["en"], name["pl"])

    def numbers(self, table: str, field: str, count: int) -> list[int]:
        """A list of whole numbers that are not negative."""
        self.sourced(table)
        found = _numbers(self.get(table, field))
        if len(found) != count:
            raise self.refuse(
                table, field, f"{count} whole numbers are needed here", "Correct the list"
            )
        return found

    def number(self, table: str, field: str, least: int = 0) -> int:
        """One whole number."""
        self.sourced(table)
        found = self.get(table, field)
        if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= 1000:
            raise self.refuse(
                table, field, f"a whole number from {least} to 1000 is needed", "Correct it"
            )
        return found

    def suit_order(self) -> list[int]:
        """The suits from the strongest to the weakest (AIN-R1)."""
        self.sourced("suit-order")
        order = self.get("suit-order", "order")
        if not isinstance(order, list) or sorted(map(str, order)) != sorted(SUITS):
            raise self.refuse(
                "suit-order",
                "order",
                "all four suits are needed, once each",
                f"Use {', '.join(SUITS)}",
            )
        return [SUITS.index(suit) for suit in order]

    def ranking(self, side: str, suits: list[int]) -> Ranking:
        """The hands of one side from the strongest to the pair, and their values."""
        table = f"hands.{side}"
        order = self.get(table, "order")
        if not isinstance(order, list) or len(order) != 8 or set(map(str, order)) != _HANDS:
            raise self.refuse(
                table, "order", "all eight hands are needed, once each",
                "Use " + ", ".join(CATEGORIES[:0:-1]),
            )  # fmt: skip
        values = self.numbers(table, "values", 8)
        if sorted(values, reverse=True) != values or values[-1] < 1:
            raise self.refuse(
                table, "values", "values never rise from strong to weak and a pair has one",
                "Order them as the hands are ordered",
            )  # fmt: skip
        return Ranking(order, values, suits)

    def row_lengths(self) -> list[int]:
        """Places in a row, for 2 to 5 players (AIN-05)."""
        lengths = self.numbers("area", "row-length", 4)
        if not all(2 <= length <= 6 for length in lengths):
            raise self.refuse("area", "row-length", "a row has 2 to 6 places", "Correct the list")
        return lengths

    def cards(self) -> list[list[int]]:
        """The effects of all 54 cards, each by its number."""
        listed = self.get("deck", "cards")
        effects: list[list[int] | None] = [None] * CARDS
        if not isinstance(listed, list):
            raise self.refuse("deck", "cards", "a list of cards is needed", "See cards.toml")
        for entry in listed:
            card, found = self.card(entry)
            if effects[card] is not None:
                raise PackError(
                    _line_of(self.text, NAMES[card]), f"card {NAMES[card]}", "it is there twice",
                    "Remove one of the two",
                )  # fmt: skip
            effects[card] = found
        missing = [NAMES[card] for card in range(CARDS) if effects[card] is None]
        if missing:
            raise self.refuse(
                "deck", "cards",
                f"{len(missing)} of the 54 cards are missing: {', '.join(missing[:5])}",
                "Add them: 13 ranks in 4 suits and 2 rune cards",
            )  # fmt: skip
        return [found for found in effects if found is not None]

    def card(self, entry: object) -> tuple[int, list[int]]:
        """One card's number and effects."""
        name = entry.get("id") if isinstance(entry, dict) else None
        if not isinstance(entry, dict) or name not in NUMBERS:
            raise self.refuse(
                "deck", "cards", f"{name!r} is no card", "Ids are 2c to At, and Ru1 and Ru2"
            )
        card, line = NUMBERS[name], _line_of(self.text, name)
        self._check_face(card, entry, line)
        if entry.get("source") not in SOURCES:
            raise PackError(
                line, f"card {name}, source", "a source is one of " + ", ".join(SOURCES),
                "Say where it is from",
            )  # fmt: skip
        effects = entry.get("effects")
        if not isinstance(effects, list):
            raise PackError(line, f"card {name}, effects", "a list is needed", 'Write ["DRAW!"]')
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
            raise PackError(
                line, f"card {NAMES[card]}", "rank, suit or kind do not fit the id",
                "Ids are rank and the suit's first letter; rune cards have kind = \"rune\"",
            )  # fmt: skip


def _numbers(found: object) -> list[int]:
    """Give the list if all of it is whole numbers, else an empty one."""
    if not isinstance(found, list) or not all(type(n) is int and 0 <= n <= 1000 for n in found):
        return []
    return list(found)


def _effect(card: str, word: object, line: int) -> int:
    """Read one effect as the data write it."""
    found = _EFFECT.fullmatch(word) if isinstance(word, str) else None
    if found is None or found[1] not in EFFECTS or (found[1] == "REVEAL") != (found[2] is not None):
        raise PackError(
            line,
            f"card {card}, effects",
            f"{word!r} is no effect",
            "Use TAKE, SWAP, REVEAL 3, REVEAL 4, REVEAL 5, DRAW, RUNE, HYPNOSIS or EYE, "
            "with '!' when it must be resolved",
        )
    return effect_code(EFFECTS.index(found[1]), bool(found[3]), int(found[2] or 0))

"""Reads a card from one table of a card file."""

from collections.abc import Mapping
from typing import Any, Final

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.card import Card, Path
from stolik.games.call_to_adventure.cards.card_data_error import listed
from stolik.games.call_to_adventure.cards.effect_reader import FieldReader
from stolik.games.call_to_adventure.cards.effects import Condition, Cost, Effect
from stolik.games.call_to_adventure.cards.grammar import REWARDS
from stolik.kernel.phrase import Named

CARD_FIELDS: Final = frozenset(
    {
        "id",
        "numbers",
        "name",
        "kind",
        "act",
        "source",
        "tale",
        "points",
        "abilities",
        "story",
        "requirements",
        "rewards",
        "difficulty",
        "tests",
        "path",
        "effect",
        "adversary_effect",
        "flags",
        "goal",
        "adversary",
    }
)
PATH_FIELDS: Final = frozenset({"name", "tale", "plus", "points", "abilities", "story", "rewards"})


class CardReader:
    """Turns one table of a card file into a `Card`."""

    def __init__(self, place: str, table: Mapping[str, Any], effects_before: int) -> None:
        self.table = table
        self.reader = FieldReader(place)
        self.place = place
        self.effects_before = effects_before

    def card(self) -> Card:
        """Read the whole card."""
        table, reader = self.table, self.reader
        self.check_fields("card", table, CARD_FIELDS)
        kind = reader.word("kind", table.get("kind"), v.KINDS)
        needs, prices = self.requirements()
        effects = self.effects("effect", self.effects_before)
        return Card(
            str(table["id"]),
            self.place,
            self.ids(),
            kind,
            reader.number("act", table.get("act", 0)),
            self.words("name", table),
            self.words("tale", table),
            self.paths(),
            needs,
            prices,
            reader.number("difficulty", table.get("difficulty", 0)),
            tuple(sorted(reader.words("tests", table.get("tests", []), v.ABILITIES))),
            effects,
            self.effects("adversary_effect", self.effects_before + len(effects)),
            reader.mask("flags", table.get("flags", []), v.FLAGS),
            self.goal(),
            str(table.get("adversary", "")),
            self.source(),
        )

    def check_fields(self, field: str, table: object, known: frozenset[str]) -> None:
        """Refuse a field that does not exist: most likely a typing error."""
        if not isinstance(table, Mapping):
            raise self.reader.error(field, "not-a-table")
        for name in table:
            if name not in known:
                known_names = listed(tuple(sorted(known)))
                raise self.reader.error(f"{field}.{name}", "unknown", words=known_names)

    def list_of(self, field: str) -> list[Any]:
        """Read a field that is a list, or nothing."""
        value = self.table.get(field, [])
        if not isinstance(value, list):
            raise self.reader.error(field, "not-a-list")
        return value

    def goal(self) -> tuple[int, ...]:
        """Read the victory card's two amounts; older cards list one for each number of players."""
        table = self.table.get("goal", {})
        if isinstance(table, Mapping):
            self.check_fields("goal", table, frozenset({"base", "each"}))
            if not table:
                return ()
            return tuple(self.reader.number(f"goal.{n}", table.get(n)) for n in ("base", "each"))
        return tuple(self.reader.number("goal", n) for n in self.list_of("goal"))

    def ids(self) -> tuple[int, ...]:
        """Read the printed numbers, which are one more than the ids."""
        numbers = self.table.get("numbers")
        if not isinstance(numbers, list) or not numbers:
            raise self.reader.error("numbers", "numbers-missing")
        return tuple(self.reader.number("numbers", number) - 1 for number in numbers)

    def words(self, field: str, table: Mapping[str, Any]) -> Named:
        """Read a name or sentence in both languages; a challenge has its sentences by path."""
        value = table.get(field, {} if field == "tale" else None)
        if not isinstance(value, Mapping) or set(value) not in ({"en", "pl"}, set()):
            raise self.reader.error(field, "incomplete")
        if not all(isinstance(text, str) for text in value.values()):
            raise self.reader.error(field, "incomplete")
        return Named(en=value.get("en", ""), pl=value.get("pl", ""))

    def paths(self) -> tuple[Path, ...]:
        """Read the halves; a card without paths is one path in itself."""
        halves = self.list_of("path") if "path" in self.table else [self.whole()]
        return tuple(self.path(half) for half in halves)

    def whole(self) -> Mapping[str, Any]:
        """Return the card's own fields in the shape of a path."""
        return {name: self.table[name] for name in PATH_FIELDS if name in self.table}

    def path(self, table: Mapping[str, Any]) -> Path:
        """Read one half."""
        reader = self.reader
        self.check_fields("path", table, PATH_FIELDS)
        points = table.get("points", {})
        self.check_fields("points", points, frozenset({"triumph", "tragedy"}))
        symbols = [0] * len(v.SYMBOLS)
        for ability in reader.words("abilities", table.get("abilities", []), v.ABILITIES):
            symbols[ability] += 1
        for symbol in reader.words("story", table.get("story", []), v.STORY_SYMBOLS):
            symbols[symbol + len(v.ABILITIES)] += 1
        rewards = reader.operations("rewards", table.get("rewards", []))
        for operation in rewards:
            if v.OPERATIONS[operation.word] not in REWARDS:
                raise reader.error("rewards", "one-shot", words=listed(tuple(sorted(REWARDS))))
        return Path(
            self.words("name", table),
            self.words("tale", table),
            reader.number("plus", table.get("plus", 0)),
            reader.number("points.triumph", points.get("triumph", 0)),
            reader.number("points.tragedy", points.get("tragedy", 0)),
            tuple(symbols),
            rewards,
        )

    def requirements(self) -> tuple[tuple[Condition, ...], tuple[Cost, ...]]:
        """Split what a trait asks into conditions and costs."""
        needs: list[Condition] = []
        prices: list[Cost] = []
        for item in self.list_of("requirements"):
            word, _ = self.reader.pair("requirements", item)
            if word in v.COSTS:
                prices.append(self.reader.cost("requirements", item))
            else:
                needs.append(self.reader.condition("requirements", item))
        return tuple(needs), tuple(prices)

    def effects(self, field: str, first: int) -> tuple[Effect, ...]:
        """Read the text box, numbering its effects onwards."""
        tables = self.list_of(field)
        return tuple(
            self.reader.effect(field, table, first + index) for index, table in enumerate(tables)
        )

    def source(self) -> Mapping[str, str]:
        """Read the sources of the values: one word, or one for each field and `rest`."""
        value = self.table.get("source")
        given = {"rest": value} if isinstance(value, str) else value
        if not isinstance(given, Mapping) or "rest" not in given:
            raise self.reader.error("source", "source-missing", words=listed(v.SOURCES))
        for field, word in given.items():
            self.reader.word(f"source.{field}", word, v.SOURCES)
        return dict(given)

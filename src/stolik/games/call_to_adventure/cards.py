"""The 192 cards as immutable tables with integer ids, read once from `cards/*.toml`.

A card's id is its number less one, so ids run from 0 to 191 and the copies of one
design are separate ids that share one `Card`.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path as File
from typing import Any, Final

from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.card import Card, Path
from stolik.games.call_to_adventure.effects import Condition, Cost, Effect
from stolik.games.call_to_adventure.grammar import REWARDS
from stolik.games.call_to_adventure.problem import ContentError, one_of
from stolik.games.call_to_adventure.reading import Reader
from stolik.kernel.phrase import Named

FOLDER: Final = File(__file__).parent / "cards"
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
LANGUAGES: Final = ("en", "pl")
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


class Catalogue:
    """All cards by id, and the ids of every deck in the order of their numbers."""

    def __init__(self, designs: tuple[Card, ...]) -> None:
        self.designs: Final = designs
        self.by_key: Final = {card.key: card for card in designs}
        by_id = {number: card for card in designs for number in card.ids}
        self.cards: Final = tuple(by_id[number] for number in sorted(by_id))
        self.origins: Final = self.ids_of(v.ORIGIN)
        self.motivations: Final = self.ids_of(v.MOTIVATION)
        self.destinies: Final = self.ids_of(v.DESTINY)
        self.acts: Final = tuple(
            tuple(number for number in sorted(by_id) if by_id[number].act == act)
            for act in (1, 2, 3)
        )
        self.heroes: Final = self.ids_of(v.HERO)
        self.antiheroes: Final = self.ids_of(v.ANTIHERO)
        self.allies: Final = self.ids_of(v.ALLY)
        self.adversaries: Final = self.ids_of(v.ADVERSARY)
        self.quests: Final = self.ids_of(v.QUEST)
        self.victory: Final = self.ids_of(v.VICTORY)
        self.adversary_deck: Final = tuple(
            number for number in self.antiheroes if by_id[number].has_flag(v.FLAG_ADVERSARY_DECK)
        )
        self.effects: Final = tuple(
            effect for card in designs for effect in (*card.effects, *card.adversary_effects)
        )

    def ids_of(self, kind: int) -> tuple[int, ...]:
        """List the ids of one kind, lowest first."""
        return tuple(sorted(i for card in self.designs if card.kind == kind for i in card.ids))

    def quest_of(self, adversary: str) -> Card:
        """Find the quest that belongs to this adversary (CTA-177)."""
        for card in self.designs:
            if card.kind == v.QUEST and card.adversary == adversary:
                return card
        raise KeyError(adversary)


class CardReader:
    """Turns one table of a card file into a `Card`."""

    def __init__(self, place: str, table: Mapping[str, Any], effects_before: int) -> None:
        self.table = table
        self.reader = Reader(place)
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
            tuple(reader.number("goal", n) for n in table.get("goal", [])),
            str(table.get("adversary", "")),
            self.source(),
        )

    def check_fields(self, field: str, table: Mapping[str, Any], known: frozenset[str]) -> None:
        """Refuse a field that does not exist: most likely a slip of the pen."""
        for name in table:
            if name not in known:
                raise self.reader.error(
                    f"{field}.{name}", "is unknown.", one_of(tuple(sorted(known)))
                )

    def ids(self) -> tuple[int, ...]:
        """Read the printed numbers, which are one more than the ids."""
        numbers = self.table.get("numbers")
        if not isinstance(numbers, list) or not numbers:
            raise self.reader.error("numbers", "are missing.", "Give one number for each copy.")
        return tuple(self.reader.number("numbers", number) - 1 for number in numbers)

    def words(self, field: str, table: Mapping[str, Any]) -> Named:
        """Read a name or sentence in both languages; a challenge tells its tale by path."""
        value = table.get(field, {} if field == "tale" else None)
        if not isinstance(value, Mapping) or set(value) not in ({"en", "pl"}, set()):
            raise self.reader.error(field, "is incomplete.", 'Write { pl = "…", en = "…" }.')
        return Named(en=value.get("en", ""), pl=value.get("pl", ""))

    def paths(self) -> tuple[Path, ...]:
        """Read the halves; a card without paths is one path in itself."""
        halves = self.table.get("path", [self.whole()])
        return tuple(self.path(half) for half in halves)

    def whole(self) -> Mapping[str, Any]:
        """Give the card's own fields in the shape of a path."""
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
        rewards = reader.deeds("rewards", table.get("rewards", []))
        for deed in rewards:
            if v.DEEDS[deed.word] not in REWARDS:
                raise reader.error("rewards", "are one-shot gains.", one_of(tuple(sorted(REWARDS))))
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
        for item in self.table.get("requirements", []):
            word, _ = self.reader.pair("requirements", item)
            if word in v.COSTS:
                prices.append(self.reader.cost("requirements", item))
            else:
                needs.append(self.reader.condition("requirements", item))
        return tuple(needs), tuple(prices)

    def effects(self, field: str, first: int) -> tuple[Effect, ...]:
        """Read the text box, numbering its effects onwards."""
        tables = self.table.get(field, [])
        return tuple(
            self.reader.effect(field, table, first + index) for index, table in enumerate(tables)
        )

    def source(self) -> Mapping[str, str]:
        """Read where the values come from: one word, or one for each field and `rest`."""
        value = self.table.get("source")
        given = {"rest": value} if isinstance(value, str) else value
        if not isinstance(given, Mapping) or "rest" not in given:
            raise self.reader.error("source", "is missing.", one_of(v.SOURCES))
        for field, word in given.items():
            self.reader.word(f"source.{field}", word, v.SOURCES)
        return dict(given)


def line_of(text: str, key: str) -> int:
    """Find the line of a file on which a card begins, counting from 1."""
    for number, line in enumerate(text.splitlines(), start=1):
        if line.replace(" ", "").startswith(f'id="{key}"'):
            return number
    return 1


def read_file(file: File, effects_before: int) -> list[Card]:
    """Read all cards of one file."""
    text = file.read_text(encoding="utf-8")
    try:
        tables = tomllib.loads(text).get("card", [])
    except tomllib.TOMLDecodeError as error:
        raise ContentError(file.name, "file", f"is not TOML: {error}.", "Mend it.") from error
    cards: list[Card] = []
    for table in tables:
        key = str(table.get("id", ""))
        if not key:
            raise ContentError(file.name, "id", "is missing.", "Every card needs one.")
        card = CardReader(f"{file.name}:{line_of(text, key)} {key}", table, effects_before).card()
        effects_before += len(card.effects) + len(card.adversary_effects)
        cards.append(card)
    return cards


def read_folder(folder: File = FOLDER) -> Catalogue:
    """Read every card file of a folder; the engine takes it as it is, see `validator`."""
    designs: list[Card] = []
    effects = 0
    for name in FILES:
        cards = read_file(folder / name, effects) if (folder / name).exists() else []
        effects += sum(len(card.effects) + len(card.adversary_effects) for card in cards)
        designs.extend(cards)
    return Catalogue(tuple(designs))


@cache
def catalogue() -> Catalogue:
    """Give the game's own cards, read once."""
    return read_folder()

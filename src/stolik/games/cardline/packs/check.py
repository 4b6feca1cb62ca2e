"""Check a draft against the ledger's validity of a data pack, and make the pack."""

import re
from collections import defaultdict
from difflib import get_close_matches
from itertools import combinations

from stolik.games.cardline.packs.draft import Draft, Entry
from stolik.games.cardline.packs.error import PackError
from stolik.games.cardline.packs.model import Attribute, Card, Pack, Side
from stolik.games.cardline.packs.motifs import MOTIFS, motif_for
from stolik.games.cardline.units import UNITS
from stolik.kernel.phrase import Named

CARDS = 110
ATTRIBUTES = 3
SIDES = 2
SIDE_AT_LEAST = 40
SHARE_AT_MOST = 3
LARGEST = 10**15
NAME_LENGTH = 60
SENTENCE_LENGTH = 300

CARD_FIELDS = ("id", "name", "side", "emblem", "source")
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}")


def check(draft: Draft) -> Pack:
    """Make the pack, or raise the first PackError in the order of the file."""
    _only(draft, draft.head, ("id", "name", "source"))
    sides = _sides(draft)
    attributes = _attributes(draft)
    cards = tuple(_card(draft, entry, sides, attributes) for entry in draft.cards)
    _count(draft)
    _distinct(draft, cards)
    _both_sides(draft, sides, cards)
    for place, attribute in enumerate(attributes):
        _ties(draft, attribute, [card.values[place] for card in cards])
    _orders(draft, attributes, cards)
    return Pack(
        id=_id(draft, draft.head),
        name=_named(draft, draft.head, "name", NAME_LENGTH),
        source=_source(draft, draft.head),
        sides=(sides[0], sides[1]),
        attributes=(attributes[0], attributes[1], attributes[2]),
        cards=cards,
    )


# -- one field


def _shown(value: object) -> str:
    """Quote a value of any kind; Python refuses to write out numbers of thousands of digits."""
    try:
        return str(value)
    except (ValueError, RecursionError):
        return type(value).__name__


def _only(draft: Draft, entry: Entry, known: tuple[str, ...]) -> None:
    for name in entry.values:
        if name not in known:
            near = get_close_matches(name, known, 1)
            message = "pack-field-typo" if near else "pack-field-unknown"
            raise draft.error(
                message,
                entry,
                name,
                name=name,
                near=near[0] if near else "",
                known=", ".join(known),
            )


def _field(draft: Draft, entry: Entry, name: str) -> object:
    if name not in entry.values:
        raise draft.error("pack-field-missing", entry, name, name=name)
    return entry.values[name]


def _text(draft: Draft, entry: Entry, field: str, value: object, limit: int) -> str:
    if not isinstance(value, str):
        raise draft.error("pack-not-text", entry, field, value=_shown(value))
    text = value.strip()
    if not text:
        raise draft.error("pack-text-empty", entry, field)
    if len(text) > limit:
        raise draft.error("pack-text-long", entry, field, length=len(text), limit=limit)
    if not text.isprintable():
        raise draft.error("pack-text-control", entry, field, value=text)
    return text


def _named(draft: Draft, entry: Entry, field: str, limit: int) -> Named:
    """Read a name: one text for both languages, or one for each."""
    value = _field(draft, entry, field)
    if not isinstance(value, dict):
        text = _text(draft, entry, field, value, limit)
        return Named(en=text, pl=text)
    for lang in value:
        if lang not in ("en", "pl"):
            raise draft.error("pack-name-language", entry, field, language=str(lang))
    if "en" not in value:
        raise draft.error("pack-name-english", entry, field)
    english = _text(draft, entry, field, value["en"], limit)
    return Named(en=english, pl=_text(draft, entry, field, value.get("pl", english), limit))


def _id(draft: Draft, entry: Entry) -> str:
    value = _field(draft, entry, "id")
    if not isinstance(value, str) or not _ID.fullmatch(value):
        raise draft.error("pack-id-form", entry, "id", value=_shown(value))
    return value


def _source(draft: Draft, entry: Entry) -> str:
    if "source" not in entry.values:
        return ""
    return _text(draft, entry, "source", entry.values["source"], SENTENCE_LENGTH)


def _value(draft: Draft, entry: Entry, attribute: Attribute) -> int:
    name = attribute.id
    value = _field(draft, entry, name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise draft.error("pack-value-whole", entry, name, value=_shown(value))
    # What has no unit, such as IQ and fighting, starts at 0; nothing weighs or lasts 0.
    least = 0 if attribute.unit == "number" else 1
    if value < least:
        raise draft.error("pack-value-small", entry, name, value=_shown(value), least=least)
    if value > LARGEST:
        raise draft.error("pack-value-large", entry, name, limit=str(LARGEST))
    return value


def _emblem(draft: Draft, entry: Entry, name: str) -> str:
    if "emblem" not in entry.values:
        return motif_for(name)
    value = entry.values["emblem"]
    if value not in MOTIFS:
        near = get_close_matches(_shown(value), MOTIFS, 1) or ["star"]
        raise draft.error("pack-emblem-unknown", entry, "emblem", value=_shown(value), near=near[0])
    return str(value)


# -- one table


def _sides(draft: Draft) -> list[Side]:
    if len(draft.sides) != SIDES:
        place = draft.sides[SIDES] if len(draft.sides) > SIDES else draft.head
        raise draft.error("pack-side-count", place, "side", count=len(draft.sides))
    sides: list[Side] = []
    for entry in draft.sides:
        _only(draft, entry, ("id", "name"))
        side = Side(id=_id(draft, entry), name=_named(draft, entry, "name", NAME_LENGTH))
        if sides and sides[0].id == side.id:
            raise _twice(draft, entry, "id", side.id, draft.sides[0])
        sides.append(side)
    return sides


def _attributes(draft: Draft) -> list[Attribute]:
    if len(draft.attributes) != ATTRIBUTES:
        few = len(draft.attributes) < ATTRIBUTES
        place = draft.head if few else draft.attributes[ATTRIBUTES]
        raise draft.error("pack-attribute-count", place, "attribute", count=len(draft.attributes))
    seen: dict[str, Entry] = {}
    attributes = []
    for entry in draft.attributes:
        attribute = _attribute(draft, entry)
        if attribute.id in seen:
            raise _twice(draft, entry, "id", attribute.id, seen[attribute.id])
        seen[attribute.id] = entry
        attributes.append(attribute)
    return attributes


def _attribute(draft: Draft, entry: Entry) -> Attribute:
    _only(draft, entry, ("id", "name", "unit", "meaning", "source"))
    identity = _id(draft, entry)
    if identity in CARD_FIELDS:
        raise draft.error("pack-attribute-reserved", entry, "id", value=identity)
    unit = entry.values.get("unit", "number")
    if unit not in UNITS:
        raise draft.error(
            "pack-unit-unknown", entry, "unit", value=_shown(unit), known=", ".join(UNITS)
        )
    name = _named(draft, entry, "name", NAME_LENGTH)
    has_meaning = "meaning" in entry.values
    return Attribute(
        id=identity,
        name=name,
        unit=str(unit),
        meaning=_named(draft, entry, "meaning", SENTENCE_LENGTH) if has_meaning else name,
        source=_source(draft, entry),
    )


def _card(draft: Draft, entry: Entry, sides: list[Side], attributes: list[Attribute]) -> Card:
    columns = tuple(attribute.id for attribute in attributes)
    _only(draft, entry, CARD_FIELDS + columns)
    identity = _id(draft, entry)
    name = _named(draft, entry, "name", NAME_LENGTH)
    known = [side.id for side in sides]
    side = _field(draft, entry, "side")
    if side not in known:
        raise draft.error(
            "pack-side-unknown", entry, "side", value=_shown(side), known=", ".join(known)
        )
    first, second, third = (_value(draft, entry, attribute) for attribute in attributes)
    return Card(
        id=identity,
        name=name,
        side=str(side),
        values=(first, second, third),
        emblem=_emblem(draft, entry, name.en),
        source=_source(draft, entry),
    )


# -- all cards together


def _count(draft: Draft) -> None:
    count = len(draft.cards)
    if count > CARDS:
        raise draft.error(
            "pack-card-many", draft.cards[CARDS], None, count=count, excess=count - CARDS
        )
    if count < CARDS:
        end = Entry(draft.last_line, {})
        raise draft.error("pack-card-few", end, None, count=count, lack=CARDS - count)


def _distinct(draft: Draft, cards: tuple[Card, ...]) -> None:
    """Find the first id or name that an earlier card already has."""
    seen: dict[tuple[str, str], Entry] = {}
    for entry, card in zip(draft.cards, cards, strict=True):
        for field, text in (("id", card.id), ("name", card.name.en), ("name", card.name.pl)):
            key = (field, " ".join(text.casefold().split()))
            earlier = seen.setdefault(key, entry)
            if earlier is not entry:
                raise _twice(draft, entry, field, text, earlier)


def _twice(draft: Draft, entry: Entry, field: str, value: str, earlier: Entry) -> PackError:
    first = str(earlier.line_of(field))
    return draft.error(f"pack-duplicate-{field}", entry, field, value=value, first=first)


def _both_sides(draft: Draft, sides: list[Side], cards: tuple[Card, ...]) -> None:
    for side, entry in zip(sides, draft.sides, strict=True):
        count = sum(card.side == side.id for card in cards)
        if count < SIDE_AT_LEAST:
            raise draft.error(
                "pack-side-few", entry, "side", side=side.id, count=count, least=SIDE_AT_LEAST
            )


def _ties(draft: Draft, attribute: Attribute, values: list[int]) -> None:
    """CRD-28 must be able to happen, and must stay rare."""
    holders: defaultdict[int, list[Entry]] = defaultdict(list)
    for entry, value in zip(draft.cards, values, strict=True):
        holders[value].append(entry)
        if len(holders[value]) > SHARE_AT_MOST:
            before = holders[value][:-1]
            raise draft.error(
                "pack-value-shared",
                entry,
                attribute.id,
                value=str(value),
                most=SHARE_AT_MOST,
                lines=", ".join(str(other.line_of(attribute.id)) for other in before),
            )
    if len(holders) == len(values):
        place = _attribute_entry(draft, attribute)
        raise draft.error("pack-no-tie", place, attribute.id, attribute=attribute.id)


def _orders(draft: Draft, attributes: list[Attribute], cards: tuple[Card, ...]) -> None:
    """Refuse two attributes that never disagree about which of two cards has more."""
    for left, right in combinations(range(ATTRIBUTES), 2):
        rows = sorted((card.values[left], card.values[right]) for card in cards)
        if not _disagree(rows):
            place = _attribute_entry(draft, attributes[right])
            raise draft.error(
                "pack-order-alike",
                place,
                attributes[right].id,
                one=attributes[left].id,
                other=attributes[right].id,
            )


def _disagree(rows: list[tuple[int, int]]) -> bool:
    """Whether some card has more of the first and less of the second than another."""
    highest_before = 0  # of the second value, among cards with less of the first
    highest = 0
    current = 0
    for first, second in rows:
        if first != current:
            current, highest_before = first, highest
        if second < highest_before:
            return True
        highest = max(highest, second)
    return False


def _attribute_entry(draft: Draft, attribute: Attribute) -> Entry:
    return next(entry for entry in draft.attributes if entry.values["id"] == attribute.id)

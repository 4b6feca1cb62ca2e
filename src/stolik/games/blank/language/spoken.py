"""What a sentence says of a card, and the lines below it that say the rest.

The sentence says when, who and what. It does not say: author, nickname or title, chat
words, stand-ins, and a free text's other language. Those stand in lines of their own
below the sentence (`notes`), so that sentence and lines together are the whole card.
"""

import re
from collections.abc import Iterator

from msgspec import Struct

from stolik.games.blank.language.card import Card
from stolik.games.blank.language.document import Data, to_data
from stolik.games.blank.language.grammar.source import Value
from stolik.games.blank.language.terms import LANGUAGES

UNSAID = ("lang", "author", "name", "title")
TEXT_KEYS = ("event", "what", "question")


class Labels(Struct, frozen=True):
    """The labels of the lines in one language."""

    author: str
    name: str
    title: str
    text: str
    chat: str
    stand_in: str
    stand_ins: dict[str, str]


LABELS = {
    "en": Labels(
        "Author",
        "Nickname",
        "Title",
        "Text",
        "Chat",
        "Stand-in",
        {"slowPlay": "slow play", "slowChat": "slow chat", "emote": "emote", "phrase": "phrase"},
    ),
    "pl": Labels(
        "Autor",
        "Przydomek",
        "Tytuł",
        "Tekst",
        "Czat",
        "Zastępczo",
        {
            "slowPlay": "powolna gra",
            "slowChat": "powolny czat",
            "emote": "emotka",
            "phrase": "fraza",
        },
    ),
}


def text_holders(data: Data) -> Iterator[tuple[Data, str]]:
    """Yield every object with a free text, in the order of the sentence, and the text's key."""
    triggers = data.get("if")
    if triggers is not None:
        for trigger in triggers.get("anyOf", [triggers]):
            if "event" in trigger:
                yield trigger, "event"
    for clause in data["then"]:
        yield from _clause_texts(clause)


def _clause_texts(clause: Data) -> Iterator[tuple[Data, str]]:
    for key in TEXT_KEYS:
        if isinstance(clause.get(key), dict):
            yield clause, key
    for key in ("winner", "loser"):
        if key in clause:
            yield from _clause_texts(clause[key])


def carried(card: Card, language: str) -> Data:
    """Return what the card's sentence in that language says, as data."""
    data = to_data(card)
    for key in UNSAID:
        data.pop(key, None)
    for holder, key in text_holders(data):
        text = holder[key]
        if language in text:
            holder[key] = {language: text[language]}
        holder.pop("chat", None)
        holder.pop("standIn", None)
    return data


def notes(card: Card, language: str) -> list[str]:
    """Write what the sentence leaves out, one line for each thing."""
    labels, data = LABELS[language], to_data(card)
    lines = [f"{labels.author}: {card.author}"]
    for key, label in (("name", labels.name), ("title", labels.title)):
        for each in LANGUAGES:
            if each in data.get(key, {}):
                lines.append(f"{label} ({each}): {data[key][each]}")
    for number, (holder, key) in enumerate(text_holders(data), 1):
        lines += _text_notes(number, holder, holder[key], language)
    return lines


def _text_notes(number: int, holder: Data, text: Data, language: str) -> Iterator[str]:
    labels = LABELS[language]
    other = "en" if language == "pl" else "pl"
    if language in text and other in text:
        yield f"{labels.text} {number} ({other}): {text[other]}"
    if "chat" in holder:
        yield f"{labels.chat} {number}: {', '.join(holder['chat'])}"
    if "standIn" in holder:
        yield f"{labels.stand_in} {number}: {labels.stand_ins[holder['standIn']]}"


def add_note(data: Data, line: str, language: str) -> bool:
    """Put one line back into the card's data; returns whether it was understood."""
    found = re.fullmatch(r"([\w-]+)(?: (\d))?(?: \((pl|en)\))?: (.+)", line.strip())
    if found is None:
        return False
    label, number, tongue, value = found.groups()
    labels = LABELS[language]
    if number is None:
        return _card_note(data, labels, label, tongue, value)
    holders = list(text_holders(data))
    if not 1 <= int(number) <= len(holders):
        return False
    holder, key = holders[int(number) - 1]
    return _holder_note(holder, key, labels, (label, tongue, value))


def _card_note(data: Data, labels: Labels, label: str, tongue: str | None, value: str) -> bool:
    if label == labels.author and tongue is None:
        data["author"] = value
        return True
    key = {labels.name: "name", labels.title: "title"}.get(label)
    if key is None or tongue is None:
        return False
    data.setdefault(key, {})[tongue] = value
    return True


def _holder_note(holder: Data, key: str, labels: Labels, note: tuple[str, str | None, str]) -> bool:
    label, tongue, value = note
    if label == labels.text and tongue is not None:
        holder[key][tongue] = value
    elif label == labels.chat and tongue is None:
        holder["chat"] = [word.strip() for word in value.split(",")]
    elif label == labels.stand_in and tongue is None:
        kinds: Value = {said: kind for kind, said in labels.stand_ins.items()}
        if value not in kinds:
            return False
        holder["standIn"] = kinds[value]
    else:
        return False
    return True

"""A cache of cards that have been read: by their text, with their sentences.

Reading a card that nobody has seen yet costs a thousand times as much as looking it up, so a server
lets a worker process read new ones (`fresh_texts`, `learn`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from stolik.games.blank.cards.byte_cache import ByteCache
from stolik.games.blank.cards.catalogue import catalogue
from stolik.games.blank.language.card import Card
from stolik.games.blank.language.checker import examine
from stolik.games.blank.language.document import to_json
from stolik.games.blank.language.faults import Fault
from stolik.games.blank.language.quotation import read_to_players
from stolik.kernel.phrase import Named

if TYPE_CHECKING:
    from stolik.games.blank.options import BlankOptions

MOST_BYTES = 24_000_000
"""Bytes of memory for all cached cards."""

OBJECT_TIMES = 8
"""About how many bytes of memory a byte of a card's text takes."""


class ReadCard(NamedTuple):
    """A card that was read from a text, and what it says in both languages."""

    text: str
    card: Card
    said: Named


_by_text = ByteCache[str, Card](MOST_BYTES * 2 // 3)
_said = ByteCache[Card, Named](MOST_BYTES // 3)
_printed_said: dict[Card, Named] = {}


@cache
def _printed() -> dict[str, Card]:
    """Cards of the catalogue by id and by text; they are never fresh."""
    cards = {name: entry.card for name, entry in catalogue().items()}
    return cards | {to_json(card): card for card in cards.values()}


def weight(text: str) -> int:
    """Bytes of memory that a card of this text takes."""
    return OBJECT_TIMES * len(text) + 500


def card_of(text: str) -> Card | None:
    """A card of the catalogue, or one that was read before."""
    return _printed().get(text) or _by_text.get(text)


def learn(text: str, card: Card) -> None:
    """Remember what a text says."""
    _by_text.put(text, card, weight(text))


def examine_known(raw: object, path: str) -> tuple[Card | None, list[Fault]]:
    """The result of `examine` for a card's data; cached if the same data were read before."""
    if not isinstance(raw, dict):
        return examine(raw, path)
    text = msgspec.json.encode(raw).decode()
    known = card_of(text)
    if known is not None:
        return known, []
    card, faults = examine(raw, path)
    if card is not None:
        learn(text, card)
    return card, faults


def sentence(card: Card) -> Named:
    """The card read aloud in both languages (BLK-L8)."""
    known = _printed_said.get(card) or _said.get(card)
    if known is None:
        known = Named(en=read_to_players(card, "en"), pl=read_to_players(card, "pl"))
        learn_words(card, known)
    return known


def learn_words(card: Card, said: Named) -> None:
    """Remember how a card is read aloud; those of the catalogue are never evicted."""
    if card in _printed_set():
        _printed_said[card] = said
    else:
        _said.put(card, said, 2 * len(to_json(card)) + 4 * (len(said.en) + len(said.pl)) + 500)


@cache
def _printed_set() -> frozenset[Card]:
    return frozenset(_printed().values())


def has_sentences(card: Card) -> bool:
    """Whether the card's sentence is cached."""
    return card in _printed_set() or card in _said


def fresh_texts(options: BlankOptions) -> list[tuple[str, str]]:
    """Cards of a table that are not cached, or whose sentences are not: each with its place."""
    places: Iterable[tuple[str, str]] = (
        *((f"new_rules[{i}]", text) for i, text in enumerate(options.new_rules)),
        *((f"rules[{i}]", text) for i, text in enumerate(options.rules)),
        *((f"effects[{i}]", text) for i, (_, text) in enumerate(options.effects)),
    )
    found: dict[str, str] = {}
    for place, text in places:
        card = card_of(text)
        if (card is None or not has_sentences(card)) and text not in found:
            found[text] = place
    return [(place, text) for text, place in found.items()]


def used_bytes() -> int:
    """How much memory the cached cards take."""
    return _by_text.used + _said.used


def forget_all() -> None:
    """Forget all but the catalogue; for tests."""
    _by_text.clear()
    _said.clear()

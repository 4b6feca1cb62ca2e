"""A deck between games: what a game is set up from, and what a finished one leaves in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from stolik.games.blank.decks.deck import Deck
from stolik.games.blank.decks.files import read_text
from stolik.games.blank.decks.games import CardInPlay, Mixing, Setup, note_game, set_up
from stolik.games.blank.decks.slots import GameSlot, RuleSlot
from stolik.games.blank.events import CardActivated
from stolik.games.blank.language.card import Card
from stolik.games.blank.language.document import to_json
from stolik.games.blank.language.plain import LINK, MARKUP, tidy
from stolik.games.blank.moves import CARD_SOURCE, COPIES
from stolik.games.blank.options import card_number, options_for
from stolik.games.blank.scene import faces
from stolik.games.blank.state import BlankState
from stolik.kernel.entropy import FastStream
from stolik.kernel.event import Notice
from stolik.kernel.phrase import Named
from stolik.kernel.state import State

DECK_OPTIONS = ("rules", "new_rules", "effects", "pictures", "boxes", "whose")
"""Options that a deck fills; whoever chooses other options need not send them."""

NAME_LIMIT = 24
NOBODY = "?"


def deck_from(data: dict[str, Any]) -> Deck:
    """Read a deck from its file's data; it is checked like a stranger's."""
    return read_text(msgspec.json.encode(data))


def plain_name(name: str) -> str:
    """A player's name as a card and a history can bear it (BLK-L2)."""
    kept = "".join(sign for sign in name if sign.isprintable() and not MARKUP.match(sign))
    return LINK.sub("", MARKUP.sub("", tidy(kept)))[:NAME_LIMIT].strip() or NOBODY


def options_with(decks: list[Deck], options: dict[str, Any], seed: int) -> dict[str, Any]:
    """The options of a game with these decks: one, or two to four mixed (BLK-D23).

    Several decks are stacked where the options ask for more than one layer, else picked from.
    """
    mixing: Mixing = "stack" if options.get("decks", 1) > 1 else "pick"
    is_live = options.get("tempo", "live") == "live"
    setup, _ = set_up(decks, FastStream(seed), mixing, is_live)
    given = {key: value for key, value in options.items() if key not in DECK_OPTIONS}
    pictures = _pictures(decks, setup.cards)
    looks = _boxes(decks, setup) | ({"pictures": pictures} if pictures else {})
    return given | options_for(setup) | looks


def _boxes(decks: list[Deck], setup: Setup) -> dict[str, Any]:
    """What the boxes say: name, mark and number of the game; of mixed decks, what is whose."""
    told: dict[str, Any] = {
        "boxes": tuple(
            (deck.name, deck.mark.symbol, deck.mark.paint, games_of(deck) + 1) for deck in decks
        )
    }
    if len(decks) > 1:
        place = {deck.id: str(number) for number, deck in enumerate(decks)}
        rules = (*setup.forced, *setup.rules)
        cards = {card_number(name): place[card.deck] for name, card in _names(setup.cards)}
        told["whose"] = (
            "".join(cards[number] for number in sorted(cards)),
            "".join(place[rule.deck] for rule in rules),
        )
    return told


def games_of(deck: Deck) -> int:
    """How many games the deck has seen."""
    return sum(entry.what == "game played" for entry in deck.history)


def _names(cards: Iterable[CardInPlay]) -> list[tuple[str, CardInPlay]]:
    """The cards in play under the names that they have in the game."""
    used: Counter[str] = Counter()
    named: list[tuple[str, CardInPlay]] = []
    for card in cards:
        kind = f"{card.colour}-{card.digit}"
        named.append((f"{kind}-{COPIES[used[kind]]}", card))
        used[kind] += 1
    return named


def _pictures(decks: list[Deck], cards: Iterable[CardInPlay]) -> tuple[tuple[str, str], ...]:
    """Which cards in play bear a drawing, under the names that the cards have in the game."""
    by_id = {deck.id: deck for deck in decks}
    found: list[tuple[str, str]] = []
    for name, card in _names(cards):
        picture = by_id[card.deck].card(card.slot).picture
        if picture is not None:
            found.append((name, picture))
    return tuple(found)


def fired_in(state: State, notices: Iterable[Notice]) -> dict[str, int]:
    """How often each card was seen to be activated, by the card as JSON.

    Strict memory announces no activation (BLK-46), so nothing is counted there.
    """
    assert isinstance(state, BlankState)
    looks = faces(state)
    cards: dict[Named, Card] = {}
    for number, rule in enumerate(looks.deck.rules):
        cards[looks.rule(number).name] = rule
    for number, effect in looks.deck.effects.items():
        name = looks.source(CARD_SOURCE + number)
        assert isinstance(name, Named)
        cards[name] = effect
    times: Counter[str] = Counter()
    for notice in notices:
        event = notice.event
        if isinstance(event, CardActivated) and isinstance(event.source, Named):
            card = cards.get(event.source)
            if card is not None:
                times[to_json(card)] += 1
    return dict(times)


def slots_of(deck: Deck) -> dict[str, str]:
    """Where each written card of the deck stands, by the card as JSON."""
    slots: list[RuleSlot | GameSlot] = [*deck.rules, *deck.game]
    return {to_json(slot.card): slot.slot for slot in slots if slot.card is not None}


def after_game(
    decks: list[Deck], game: str, winners: list[str], used: Iterable[str], at: str
) -> list[Deck]:
    """The decks with the game in their history, without the new cards it began with (BLK-110)."""
    known = set(used)
    noted = note_game(decks, game, winners, at)
    return [
        msgspec.structs.replace(
            deck,
            due=tuple(
                slot
                for slot in deck.due
                if (card := deck.rule(slot).card) is None or to_json(card) not in known
            ),
        )
        for deck in noted
    ]

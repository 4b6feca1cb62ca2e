"""A deck between games: what a game is set up from, and what a finished one leaves in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from stolik.games.blank.decks.deck import Deck
from stolik.games.blank.decks.deck_changes import formal
from stolik.games.blank.decks.games import CardInPlay, Mixing, Setup, note_game, set_up
from stolik.games.blank.decks.history import counts
from stolik.games.blank.decks.slots import GameSlot, RuleSlot
from stolik.games.blank.events import CardActivated
from stolik.games.blank.language.card import Card
from stolik.games.blank.language.document import to_json
from stolik.games.blank.language.plain import LINK, MARKUP, tidy
from stolik.games.blank.moves import CARD_SOURCE, COPIES
from stolik.games.blank.narration import faces_of
from stolik.games.blank.options import card_number, options_for, read_card
from stolik.games.blank.state import BlankState
from stolik.kernel.entropy import FastStream
from stolik.kernel.event import Notice
from stolik.kernel.options import OptionError
from stolik.kernel.phrase import Named
from stolik.kernel.state import State

DECK_OPTIONS = ("rules", "new_rules", "effects", "pictures", "boxes", "whose", "trials")
"""Options that a deck fills; a change of other options need not send them."""

NAME_LIMIT = 24
NOBODY = "?"


def plain_name(name: str) -> str:
    """A player's name in the form allowed on cards and in histories (BLK-L2)."""
    kept = "".join(sign for sign in name if sign.isprintable() and not MARKUP.match(sign))
    return LINK.sub("", MARKUP.sub("", tidy(kept)))[:NAME_LIMIT].strip() or NOBODY


def options_with(
    decks: list[Deck],
    options: dict[str, Any],
    seed: int,
    trials: Iterable[tuple[str, str]] = (),
) -> dict[str, Any]:
    """The options of a game with these decks: one, or two to four mixed (BLK-D23).

    Several decks are stacked where the options ask for more than one layer, else picked from.
    `trials` are the decks and slots whose cards are only tried (BLK-D11).
    """
    mixing: Mixing = "stack" if options.get("decks", 1) > 1 else "pick"
    is_live = options.get("tempo", "live") == "live"
    setup, _ = set_up(decks, FastStream(seed), mixing, is_live)
    given = {key: value for key, value in options.items() if key not in DECK_OPTIONS}
    pictures = _pictures(decks, setup.cards)
    looks = _boxes(decks, setup) | ({"pictures": pictures} if pictures else {})
    tried = _tried(setup, frozenset(trials))
    return given | options_for(setup) | looks | ({"trials": tried} if tried else {})


def _tried(setup: Setup, trials: frozenset[tuple[str, str]]) -> tuple[str, ...]:
    """The cards on trial: the places of new rules, the names of game cards."""
    rules = (str(at) for at, rule in enumerate(setup.forced) if (rule.deck, rule.slot) in trials)
    cards = (name for name, card in _names(setup.cards) if (card.deck, card.slot) in trials)
    return (*rules, *cards)


def _boxes(decks: list[Deck], setup: Setup) -> dict[str, Any]:
    """What the boxes say: name, mark and number of the game; mixed decks: which cards are whose."""
    boxes: dict[str, Any] = {
        "boxes": tuple(
            (deck.name, deck.mark.symbol, deck.mark.paint, games_of(deck) + 1) for deck in decks
        )
    }
    if len(decks) > 1:
        place = {deck.id: str(number) for number, deck in enumerate(decks)}
        rules = (*setup.forced, *setup.rules)
        cards = {card_number(name): place[card.deck] for name, card in _names(setup.cards)}
        boxes["whose"] = (
            "".join(cards[number] for number in sorted(cards)),
            "".join(place[rule.deck] for rule in rules),
        )
    return boxes


def games_of(deck: Deck) -> int:
    """How many games were played with the deck."""
    return counts(deck.history)["game played"]


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
    """The cards in play that have a drawing, by their names in the game."""
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
    faces = faces_of(state)
    cards: dict[Named, Card] = {}
    for number, rule in enumerate(faces.deck.rules):
        cards[faces.rule(number).name] = rule
    for number, effect in faces.deck.effects.items():
        name = faces.source(CARD_SOURCE + number)
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
    """The slot of each written card of the deck, by the card as JSON."""
    slots: list[RuleSlot | GameSlot] = [*deck.rules, *deck.game]
    return {to_json(slot.card): slot.slot for slot in slots if slot.card is not None}


def after_game(
    decks: list[Deck], game: str, winners: list[str], used: Iterable[str], at: str
) -> list[Deck]:
    """The decks with the game in their history, without the new cards it began with (BLK-110)."""
    known = {_form_of(card) for text in used if (card := _known_card(text)) is not None}
    noted = note_game(decks, game, winners, at)
    return [
        msgspec.structs.replace(
            deck,
            due=tuple(
                slot
                for slot in deck.due
                if (card := deck.rule(slot).card) is None or _form_of(card) not in known
            ),
        )
        for deck in noted
    ]


def _known_card(text: str) -> Card | None:
    """A card of a game's options, which was read when the game was set up."""
    try:
        return read_card(text, "$")
    except OptionError:
        return None


def _form_of(card: Card) -> str:
    """A card's data without its words: a translation does not make it another card."""
    return msgspec.json.encode([card.author, formal(card)]).decode()

"""The options of BLANK."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stolik.games.blank.cards import known_cards
from stolik.games.blank.cards.catalogue import catalogue
from stolik.games.blank.cards.editions import DEFAULT_EDITION, editions
from stolik.games.blank.decks.deck import Deck, founding_slots
from stolik.games.blank.decks.games import Setup
from stolik.games.blank.decks.slots import GAME_SLOTS
from stolik.games.blank.language.card import Card, EffectCard, RuleCard
from stolik.games.blank.language.checker import check
from stolik.games.blank.language.document import to_json
from stolik.games.blank.language.faults import CardRefused
from stolik.games.blank.moves import CARDS_IN_DECK, COLOURS, COPIES, DIGITS, MOST_CARDS, MOST_RULES
from stolik.kernel.options import OptionError, Options, small_game_option
from stolik.kernel.phrase import Argument, Phrase

CardText = Annotated[str, Meta(min_length=1, max_length=16_384)]
BoxName = Annotated[str, Meta(max_length=40)]


class BlankOptions(Options, frozen=True):
    """Referee mode, tempo, deck and house rules.

    A deck is an edition, or lists of cards: each card is an id of the catalogue ("RC1") or the card
    as one line of JSON. They are plain text, so that options can be compared, stored in a record
    and read by anybody.
    """

    mode: Annotated[
        Literal["A", "B"],
        Meta(description="A: the table enforces what it can. B: players must notice (BLK-L51)."),
    ] = "A"
    tempo: Annotated[
        Literal["live", "turns"],
        Meta(description="Everybody present with clocks, or turn-based without."),
    ] = "live"
    edition: Annotated[
        str,
        Meta(
            description="The founding edition, where no cards are given.",
            extra={"founding": True},
        ),
    ] = DEFAULT_EDITION
    rules: Annotated[
        tuple[CardText, ...],
        Meta(max_length=MOST_RULES, description="Written rule cards; empty: the edition's."),
    ] = ()
    effects: Annotated[
        tuple[tuple[str, CardText], ...],
        Meta(max_length=MOST_CARDS, description="Game cards with effects, as (card, effect)."),
    ] = ()
    new_rules: Annotated[
        tuple[CardText, ...],
        Meta(max_length=3, description="New rule cards that start in the row (BLK-14)."),
    ] = ()
    pictures: Annotated[
        tuple[tuple[str, Annotated[str, Meta(max_length=80)]], ...],
        Meta(max_length=MOST_CARDS, description="Drawings on game cards, as (card, drawing)."),
    ] = ()
    boxes: Annotated[
        tuple[tuple[BoxName, BoxName, BoxName, int], ...],
        Meta(max_length=4, description="The decks in play, as (name, symbol, paint, game)."),
    ] = ()
    whose: Annotated[
        tuple[Annotated[str, Meta(max_length=MOST_CARDS)], Annotated[str, Meta(max_length=160)]],
        Meta(description="Mixed decks: the box of each game card and of each rule (BLK-D16)."),
    ] = ("", "")
    trials: Annotated[
        tuple[Annotated[str, Meta(max_length=20)], ...],
        Meta(
            max_length=12,
            description="Cards on trial: places among the new rules, or game cards (BLK-D11).",
        ),
    ] = ()
    decks: Annotated[
        int, Meta(ge=1, le=4, description="Decks stacked into one (BLK-D23, 'stack').")
    ] = 1
    first: Annotated[
        int,
        Meta(
            ge=-1,
            le=7,
            description="Who starts; -1 is at random (BLK-R5).",
            extra={"kind": "seat"},
        ),
    ] = -1
    turn_limit: Annotated[
        int, Meta(ge=20, le=200, description="Turns for each seat at most (BLK-R48).")
    ] = 60
    chain_play: Annotated[
        bool, Meta(description="Only the first card of a play must match (BLK-R9).")
    ] = False
    call_timing: Annotated[
        Literal["usual", "early"],
        Meta(description="When a missed duty can be called out (BLK-R28)."),
    ] = "usual"
    show_turn: Annotated[bool, Meta(description="Mode B: show whose turn it is all the same.")] = (
        False
    )
    voice: Annotated[
        bool, Meta(description="Players hear and see each other, so people judge acts.")
    ] = False
    leaving: Annotated[
        Literal["bot", "remove"],
        Meta(description="A bot takes the seat of who leaves, or the seat is cleared (BLK-R51)."),
    ] = "bot"
    pace: Annotated[int, Meta(ge=1, le=6, description="All times are multiplied by this.")] = 1
    crowded: Annotated[bool, Meta(description="Seven or eight players (BLK-R2).")] = False
    cards: Annotated[
        int, small_game_option(0, 72, "this many game cards, 12 of each colour; 0 is all.")
    ] = 0
    hand: Annotated[int, small_game_option(1, 7, "the cards dealt to each player.")] = 7
    rounds: Annotated[
        int, small_game_option(0, 200, "turns for each seat at most; 0 is `turn_limit`.")
    ] = 0

    @property
    def most_turns(self) -> int:
        """Turns for each seat at most (BLK-R48)."""
        return self.rounds or self.turn_limit

    @property
    def card_bytes(self) -> int:
        """The size of the cards given in the options, in bytes; 0 for an edition's."""
        texts = (*self.rules, *self.new_rules, *(text for _, text in self.effects))
        return sum(map(len, texts))


class DeckInPlay(msgspec.Struct, frozen=True):
    """The cards a game is played with: new rules first among `rules`."""

    rules: tuple[RuleCard, ...]
    new_rules: int
    effects: dict[int, EffectCard]
    cards: int


def _refused(problem: str, message: str, **args: Argument) -> OptionError:
    """What is wrong with the options, in English and as a phrase of the game."""
    return OptionError(problem, Phrase(f"option-{message}", args))


def read_card(text: str, place: str) -> Card:
    """Read a card of the options: an id of the catalogue, or JSON."""
    known = known_cards.card_of(text)
    if known is not None:
        return known
    try:
        card = check(msgspec.json.decode(text.encode()), place)
    except (msgspec.DecodeError, RecursionError) as error:
        problem = f"{place} is neither an id of the catalogue nor JSON: {error}"
        ids = ", ".join(catalogue())
        raise _refused(problem, "card-unknown", place=place, text=text[:40], known=ids) from None
    except CardRefused as error:
        raise OptionError(f"{place}: {error}") from None
    known_cards.learn(text, card)
    return card


def card_number(name: str) -> int:
    """The number of a game card by its name: the inverse of `card_name`.

    >>> card_number("circle-1-d")
    85
    """
    parts = name.split("-")
    is_kind = len(parts) == 3 and parts[0] in COLOURS and parts[1] in tuple("123456")
    copy = COPIES.find(parts[2]) if is_kind and len(parts[2]) == 1 else -1
    if copy < 0:
        problem = f"{name!r} is no game card; write it like 'hexagon-6-b'"
        raise _refused(problem, "game-card-unknown", text=name[:40], colours=", ".join(COLOURS))
    return (
        copy // 2 * CARDS_IN_DECK
        + 2 * (COLOURS.index(parts[0]) * DIGITS + int(parts[1]) - 1)
        + copy % 2
    )


def deck_of(options: BlankOptions) -> DeckInPlay:
    """Read the deck that the options name."""
    if options.edition not in editions():
        known = ", ".join(editions())
        problem = f"there is no edition {options.edition!r}. Known: {known}"
        raise _refused(problem, "edition-unknown", text=options.edition[:40], known=known)
    founding_rules, founding_game = founding_slots(options.edition)
    new = [_rule(text, f"new_rules[{i}]") for i, text in enumerate(options.new_rules)]
    if options.rules:
        rules = [_rule(text, f"rules[{i}]") for i, text in enumerate(options.rules)]
    else:
        rules = [slot.card for slot in founding_rules if slot.card is not None]
    rules = [card for card in rules if card not in new]
    effects: dict[int, EffectCard] = {}
    for place, (name, text) in enumerate(options.effects):
        number = card_number(name)
        if number >= CARDS_IN_DECK * options.decks:
            raise OptionError(f"effects[{place}]: {name!r} is not among the cards in play")
        effects[number] = _effect(text, f"effects[{place}]")
    if not options.rules and not options.effects:
        for number, slot in enumerate(GAME_SLOTS):
            card = founding_game[number].card
            if card is not None:
                effects[card_number(slot)] = card
    return DeckInPlay((*new, *rules), len(new), effects, CARDS_IN_DECK * options.decks)


def _rule(text: str, place: str) -> RuleCard:
    card = read_card(text, place)
    if not isinstance(card, RuleCard):
        problem = f"{place} is an effect, not a rule card"
        raise _refused(problem, "card-no-rule", place=place, text=text[:40])
    return card


def _effect(text: str, place: str) -> EffectCard:
    card = read_card(text, place)
    if not isinstance(card, EffectCard):
        problem = f"{place} is a rule card, not an effect"
        raise _refused(problem, "card-no-effect", place=place, text=text[:40])
    return card


def options_for(setup: Setup) -> dict[str, object]:
    """The deck part of the options for a game set up from decks (BLK-D5)."""
    layers = max(1, len(setup.cards) // CARDS_IN_DECK)
    used: dict[str, int] = {}
    effects: list[tuple[str, str]] = []
    for card in setup.cards:
        kind = f"{card.colour}-{card.digit}"
        copy = used.get(kind, 0)
        used[kind] = copy + 1
        if card.effect is not None:
            effects.append((f"{kind}-{COPIES[copy]}", to_json(card.effect)))
    return {
        "rules": tuple(to_json(rule.card) for rule in setup.rules),
        "new_rules": tuple(to_json(rule.card) for rule in setup.forced),
        "effects": tuple(effects),
        "decks": layers,
    }


def options_for_deck(deck: Deck) -> dict[str, object]:
    """The deck part of the options for a single deck, new cards included."""
    due = deck.due[:3]
    return {
        "rules": tuple(
            to_json(slot.card)
            for slot in deck.written_rules
            if slot.card is not None and slot.slot not in due
        ),
        "new_rules": tuple(
            to_json(card) for slot in due if (card := deck.rule(slot).card) is not None
        ),
        "effects": tuple(
            (slot.slot, to_json(slot.effect)) for slot in deck.game if slot.effect is not None
        ),
    }

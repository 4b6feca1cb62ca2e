"""Games with a deck: what a game is set up from, mixed decks, and what stays afterwards."""

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec
from msgspec import Struct

from stolik.games.blank.decks.deck import Deck
from stolik.games.blank.decks.history import acceptances
from stolik.games.blank.decks.marks import Mark, told_apart
from stolik.games.blank.decks.refused import refuse
from stolik.games.blank.decks.slots import GameSlot
from stolik.games.blank.language.card import EffectCard, RuleCard
from stolik.games.blank.language.terms import COLOURS, DIGITS
from stolik.games.blank.language.triggers import Clock, Idle

ROW = 3
LAST = "~"  # after every time
Mixing = Literal["pick", "stack"]


class RandomSource(Protocol):
    """A source of random numbers; the kernel's streams implement it."""

    def below(self, bound: int) -> int:
        """Draw a number from 0 up to, not including, the bound."""


class RuleInPlay(Struct, frozen=True):
    """A written rule card with where it belongs."""

    deck: str
    slot: str
    card: RuleCard
    mark: Mark
    number: int  # distinguishes clashing marks; 0 when nothing clashes


class CardInPlay(Struct, frozen=True):
    """A game card with where it belongs."""

    deck: str
    slot: str
    colour: str
    digit: int
    effect: EffectCard | None
    mark: Mark
    number: int


class Setup(Struct, frozen=True):
    """What a game is set up from; it pins the revisions of its decks (BLK-D5)."""

    rules: tuple[RuleInPlay, ...]  # all that are not forced; to be shuffled
    forced: tuple[RuleInPlay, ...]  # new ones: last in the row, oldest first (BLK-R69)
    cards: tuple[CardInPlay, ...]
    revisions: tuple[tuple[str, int], ...]

    @property
    def drawn(self) -> int:
        """How many rule cards are drawn from the shuffled rest."""
        return ROW - len(self.forced)


def is_clocked(card: RuleCard) -> bool:
    """Whether the card needs running clocks, which turn-based tables lack (BLK-W11)."""
    return any(isinstance(trigger, Clock | Idle) for trigger in card.triggers)


def set_up(
    decks: Sequence[Deck],
    random_source: RandomSource,
    mixing: Mixing = "pick",
    is_live: bool = True,
) -> tuple[Setup, list[Deck]]:
    """Take the cards for a game; returns the decks without the new cards that went in."""
    if not 1 <= len(decks) <= 4:
        raise refuse("BLK-D23", "too-many-decks", count=len(decks))
    if len({deck.id for deck in decks}) < len(decks):
        raise refuse("BLK-D23", "same-deck-twice")
    marks = told_apart(deck.mark for deck in decks)
    due = _due(decks, is_live)
    rules: list[RuleInPlay] = []
    known: set[str] = set()
    for deck, (mark, number) in zip(decks, marks, strict=True):
        for slot in deck.written_rules:
            # BLK-D24: identical founding cards are used once.
            if slot.known_as is not None and slot.known_as in known:
                continue
            known |= {slot.known_as} if slot.known_as is not None else set()
            assert slot.card is not None
            rules.append(RuleInPlay(deck.id, slot.slot, slot.card, mark, number))
    by_place = {(rule.deck, rule.slot): rule for rule in rules}
    forced = tuple(by_place[place] for place in due)
    setup = Setup(
        tuple(rule for rule in rules if rule not in forced),
        forced,
        tuple(_game_cards(decks, marks, random_source, mixing)),
        tuple((deck.id, deck.revision) for deck in decks),
    )
    return setup, [_without(deck, due) for deck in decks]


def _due(decks: Sequence[Deck], is_live: bool) -> list[tuple[str, str]]:
    """Return at most three new cards, oldest acceptance first (BLK-R69, BLK-R71)."""
    waiting: list[tuple[str, int, str, str]] = []
    for deck in decks:
        accepted = acceptances(deck.history)
        for slot in deck.due:
            card = deck.rule(slot).card
            if card is not None and (is_live or not is_clocked(card)):
                order = deck.rule(slot).accepted_in or 0
                # BLK-D11: what is only tried comes after all that is accepted.
                at = accepted[slot].at if slot in accepted else LAST
                waiting.append((at, order, deck.id, slot))
    return [(deck_id, slot) for _, _, deck_id, slot in sorted(waiting)[:ROW]]


def _without(deck: Deck, due: list[tuple[str, str]]) -> Deck:
    left = tuple(slot for slot in deck.due if (deck.id, slot) not in due)
    return msgspec.structs.replace(deck, due=left)


def _game_cards(
    decks: Sequence[Deck],
    marks: list[tuple[Mark, int]],
    random_source: RandomSource,
    mixing: Mixing,
) -> list[CardInPlay]:
    cards = [
        _in_play(deck, slot, *mark)
        for deck, mark in zip(decks, marks, strict=True)
        for slot in deck.game
    ]
    if mixing == "stack" or len(decks) == 1:
        return cards
    chosen: list[CardInPlay] = []
    for colour in COLOURS:
        for digit in DIGITS:
            same = [card for card in cards if (card.colour, card.digit) == (colour, digit)]
            chosen += _two_of(same, random_source)
    return chosen


def _in_play(deck: Deck, slot: GameSlot, mark: Mark, number: int) -> CardInPlay:
    return CardInPlay(deck.id, slot.slot, slot.colour, slot.digit, slot.effect, mark, number)


def _two_of(cards: list[CardInPlay], random_source: RandomSource) -> list[CardInPlay]:
    """BLK-D23: cards with an effect first, else at random."""
    with_effect = [card for card in cards if card.effect is not None]
    without = [card for card in cards if card.effect is None]
    chosen: list[CardInPlay] = []
    for pool in (with_effect, without):
        while pool and len(chosen) < 2:
            chosen.append(pool.pop(random_source.below(len(pool))))
    return chosen


def note_game(decks: Sequence[Deck], game: str, winners: list[str], at: str) -> list[Deck]:
    """Note a finished game in every deck that was in it; nothing else changes (BLK-D26)."""
    names = [deck.name for deck in decks]
    noted: list[Deck] = []
    for deck in decks:
        if len(decks) > 1:
            deck = deck.noted(at, "mixed", "—", game=game, decks=names)
        noted.append(deck.noted(at, "game played", ", ".join(winners) or "—", game=game))
    return noted

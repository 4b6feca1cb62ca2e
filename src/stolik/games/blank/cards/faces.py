"""How cards look to players: typed structs with their words in both languages."""

from __future__ import annotations

from functools import cached_property, lru_cache

import msgspec

from stolik.games.blank.cards.known_cards import sentence
from stolik.games.blank.engine.codes import LOSER_CLAUSES, WINNER_CLAUSES
from stolik.games.blank.language.card import Card, Clause, Contest, EffectCard, RuleCard
from stolik.games.blank.language.terms import Text2
from stolik.games.blank.language.triggers import Played
from stolik.games.blank.moves import (
    CARD_SOURCE,
    COLOURS,
    THE_PLAY,
    card_colour,
    card_digit,
    card_name,
)
from stolik.games.blank.options import DeckInPlay
from stolik.kernel.facts import Fact
from stolik.kernel.phrase import Argument, Named, Words
from stolik.text import Speaker


class CardFace(msgspec.Struct, frozen=True):
    """A game card: colour and digit, and an effect if it has one (BLK-08)."""

    card: int
    name: str
    colour: str
    digit: int
    title: Named | None = None
    text: Named | None = None


class RuleFace(msgspec.Struct, frozen=True):
    """A rule card as it is read out (BLK-07)."""

    rule: int
    name: Named
    text: Named
    author: str
    is_clocked: bool = False
    is_social: bool = False
    sign: str = ""  # what activates it, for a picture: a colour, a digit, or the kind of trigger


def both(text: Text2) -> Named:
    """A free text for readers of both languages; a missing one stands as written."""
    en = text.en or text.pl or ""
    return Named(en=en, pl=text.pl or en)


@lru_cache(maxsize=4096)
def duty_words(text: Text2) -> Named:
    """A duty inside a sentence; in a language that it lacks it is a quotation (BLK-L8)."""
    if text.en is not None and text.pl is not None:
        return Named(en=text.en, pl=text.pl)
    written = text.en or text.pl or ""
    quoted = {
        language: Speaker(language, ["stolik.text", "stolik.games.blank"]).say(
            "duty-as-written", text=written
        )
        for language in ("en", "pl")
    }
    return Named(en=text.en or quoted["en"], pl=text.pl or quoted["pl"])


def card_words(face: CardFace) -> Argument:
    """A game card inside a sentence."""
    return Words("card", {"colour": Words(f"colour-{face.colour}"), "digit": face.digit})


def sign_of(card: RuleCard) -> str:
    """What a rule card shows large: the colour or digit that activates it, else the kind."""
    trigger = card.triggers[0]
    if isinstance(trigger, Played):
        if len(trigger.colour) == 1:
            return trigger.colour[0]
        if len(trigger.digit) == 1:
            return str(trigger.digit[0])
    return str(trigger.__struct_config__.tag)


def clause_of(card: Card, place: int) -> Clause:
    """A clause by its place, which may be the winner's or the loser's in a contest."""
    if place < WINNER_CLAUSES:
        return card.then[place]
    contest = card.then[place % WINNER_CLAUSES].verb
    assert isinstance(contest, Contest)
    inner = contest.winner if place < LOSER_CLAUSES else contest.loser
    assert inner is not None
    return inner


class Faces:
    """The faces of a deck; made once for each table, as they are needed.

    Games that nobody sees need none, and a sentence needs the grammars of both languages.
    """

    def __init__(self, deck: DeckInPlay) -> None:
        self.deck = deck
        self._rules: dict[int, RuleFace] = {}
        self._facts: dict[int, Fact] = {}

    @cached_property
    def cards(self) -> list[CardFace]:
        """The game cards by number."""
        return [self._card(number) for number in range(self.deck.cards)]

    def _card(self, number: int) -> CardFace:
        effect = self.deck.effects.get(number)
        return CardFace(
            number,
            card_name(number),
            COLOURS[card_colour(number)],
            card_digit(number) + 1,
            both(effect.title) if effect is not None else None,
            sentence(effect) if effect is not None else None,
        )

    def rule(self, number: int) -> RuleFace:
        """A rule card by its number in the game."""
        face = self._rules.get(number)
        if face is None:
            card = self.deck.rules[number]
            text = sentence(card)
            name = (
                both(card.name)
                if card.name is not None
                else Named(en=f"Rule {number + 1}", pl=f"Zasada {number + 1}")
            )
            kinds = {str(trigger.__struct_config__.tag) for trigger in card.triggers}
            face = RuleFace(
                number,
                name,
                text,
                card.author,
                bool(kinds & {"idle", "clock"}),
                bool(kinds & {"social", "outside"}),
                sign_of(card),
            )
            self._rules[number] = face
        return face

    def fact(self, number: int) -> Fact:
        """A rule card as something that a game was played with."""
        fact = self._facts.get(number)
        if fact is None:
            fact = self._facts[number] = Fact("rules", self.rule(number).name)
        return fact

    def source(self, source: int) -> Argument:
        """What a claim or an accusation points at, in words."""
        if source == THE_PLAY:
            return Words("the-duty-to-play")
        if source >= CARD_SOURCE:
            face = self.cards[source - CARD_SOURCE]
            return face.title if face.title is not None else card_words(face)
        return self.rule(source).name

    def text(self, source: int) -> Named | None:
        """The sentence of the card behind a source."""
        if source >= CARD_SOURCE:
            return self.cards[source - CARD_SOURCE].text
        return self.rule(source).text

    def clause_text(self, source: int, place: int) -> Named:
        """What a social clause asks for, in its author's words."""
        card = self.card_of(source)
        verb = clause_of(card, place).verb
        text = getattr(verb, "what", None) or getattr(verb, "question", None)
        return duty_words(text) if isinstance(text, Text2) else sentence(card)

    def card_of(self, source: int) -> Card:
        """The card of the language behind a source."""
        if source >= CARD_SOURCE:
            effect = self.deck.effects[source - CARD_SOURCE]
            assert isinstance(effect, EffectCard)
            return effect
        return self.deck.rules[source]

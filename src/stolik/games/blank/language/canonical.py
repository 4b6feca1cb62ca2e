"""Canonical form: different ways to write one meaning give the same card.

Colours and digits are put in order while reading (`shapes.py`), defaults are left out
by the tree itself; what is left are ranges whose bounds say nothing, a random pick out
of all cards, and quotation marks, which people type as their keyboards have them.
"""

from typing import TypeVar

import msgspec

from stolik.games.blank.language.card import Card, Clause, Contest, RuleCard, Verb
from stolik.games.blank.language.conditions import Cond, DieShows, Not
from stolik.games.blank.language.plain import typeset
from stolik.games.blank.language.terms import Range, Text2
from stolik.games.blank.language.triggers import (
    Discarded,
    Drawn,
    Outside,
    Penalised,
    Played,
    Social,
    Trigger,
)
from stolik.games.blank.language.verbs import Act, Answer, Demand, Discard, Say

AnyCard = TypeVar("AnyCard", bound=Card)


def canonical(card: AnyCard) -> AnyCard:
    """Return the canonical form of a card that fits the language."""
    then = tuple(_clause(clause) for clause in card.then)
    when = tuple(_cond(cond) for cond in card.when)
    card = msgspec.structs.replace(card, then=then, when=when)
    if isinstance(card, RuleCard):
        triggers = tuple(_trigger(trigger) for trigger in card.triggers)
        name = None if card.name is None else _text(card.name)
        return msgspec.structs.replace(card, triggers=triggers, name=name)
    return msgspec.structs.replace(card, title=_text(card.title))


def _text(text: Text2) -> Text2:
    return Text2(
        pl=None if text.pl is None else typeset(text.pl, "pl"),
        en=None if text.en is None else typeset(text.en, "en"),
    )


def _trigger(trigger: Trigger) -> Trigger:
    if isinstance(trigger, Social | Outside):
        return msgspec.structs.replace(trigger, event=_text(trigger.event))
    if isinstance(trigger, Played | Drawn | Discarded | Penalised) and trigger.cards is not None:
        return msgspec.structs.replace(trigger, cards=_event_range(trigger.cards))
    return trigger


def _event_range(cards: Range) -> Range:
    """RC4 writes "exactly 1 card" as {max: 1}: an event never concerns no cards."""
    if cards.max == 1 and cards.min is not None:
        return Range(max=1)
    return cards


def _cond(cond: Cond) -> Cond:
    if isinstance(cond, Not):
        inner = _cond(cond.cond)
        return cond if isinstance(inner, Not) else Not(inner)
    if isinstance(cond, DieShows):
        return DieShows(_die_range(cond.n))
    return cond


def _die_range(faces: Range) -> Range:
    """NR9 writes "5–6" as {min: 5}: a die shows 1 to 6."""
    if faces.min is None or faces.max is None:
        return faces
    if faces.max == 6:
        return Range(min=faces.min)
    if faces.min == 1 and faces.max < 6:
        return Range(max=faces.max)
    return faces


def _clause(clause: Clause) -> Clause:
    only = None if clause.only is None else _cond(clause.only)
    verb = _verb(clause.verb)
    is_fixed = isinstance(verb, Demand) and verb.value != "say"
    # A demanded value leaves nobody a choice, so the table itself says it.
    who = "table" if is_fixed and not clause.may else clause.who
    return msgspec.structs.replace(clause, who=who, only=only, verb=verb)


def _verb(verb: Verb) -> Verb:
    if isinstance(verb, Discard) and verb.n == "all":
        return msgspec.structs.replace(verb, pick="own")
    if isinstance(verb, Say | Act):
        return msgspec.structs.replace(verb, what=_text(verb.what))
    if isinstance(verb, Answer):
        return Answer(_text(verb.question))
    if isinstance(verb, Contest):
        winner = None if verb.winner is None else _clause(verb.winner)
        loser = None if verb.loser is None else _clause(verb.loser)
        return msgspec.structs.replace(verb, winner=winner, loser=loser)
    return verb

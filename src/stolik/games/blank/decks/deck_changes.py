"""Changes of a deck: name, mark, stewards, owners, corrections, shelving, forks and volumes."""

from typing import Literal

import msgspec
from msgspec import Struct

from stolik.games.blank.decks.deck import (
    Box,
    Deck,
    Parent,
    Person,
    check_name,
    founding_slots,
    new_deck,
)
from stolik.games.blank.decks.marks import PAINTS, SYMBOLS, Mark
from stolik.games.blank.decks.refused import DeckRefused, refuse
from stolik.games.blank.decks.slots import RULE_SLOTS, GameSlot, RuleSlot
from stolik.games.blank.language.card import Card, EffectCard, RuleCard
from stolik.games.blank.language.checker import examine
from stolik.games.blank.language.document import Data, to_data
from stolik.games.blank.language.faults import Fault
from stolik.games.blank.language.plain import plain_fault, tidy
from stolik.games.blank.language.spoken import text_holders
from stolik.games.blank.language.terms import Language

CLARIFICATION_LIMIT = 200
MOST_CLARIFICATIONS = 50
"""Of one card, and of one deck: whatever was once written can always be read and exported."""
MOST_CLARIFICATIONS_IN_ALL = 300


def by_owner(deck: Deck, person: Person) -> None:
    """Raise DeckRefused unless the person owns the deck."""
    if deck.owner is None:
        raise refuse("BLK-D17", "deck-frozen", deck=deck.name)
    if person.account != deck.owner:
        raise refuse("BLK-D9", "not-the-owner", name=person.name)


def rename(deck: Deck, person: Person, name: str, at: str) -> Deck:
    """Write another name on the box (BLK-111)."""
    by_owner(deck, person)
    named = msgspec.structs.replace(deck, name=check_name(name))
    return named.noted(at, "named", person.name, name=named.name)


def check_mark(mark: Mark, others: tuple[Mark, ...] = ()) -> Mark:
    """Return the mark if it exists and none of the owner's other decks has it."""
    for key, value, allowed in (("symbol", mark.symbol, SYMBOLS), ("paint", mark.paint, PAINTS)):
        if value not in allowed:
            arguments: dict[str, str | int] = {
                "value": value,
                "allowed": " | ".join(allowed),
                "nearest": allowed[0],
            }
            raise DeckRefused([Fault(f"$.mark.{key}", "BLK-D16", "not-one-of", arguments)])
    if mark in others:
        raise refuse("BLK-D16", "mark-taken", "$.mark", symbol=mark.symbol, paint=mark.paint)
    return mark


def set_mark(
    deck: Deck, person: Person, mark: Mark, at: str, others: tuple[Mark, ...] = ()
) -> Deck:
    """Give every card of the deck a mark of its own (BLK-112)."""
    by_owner(deck, person)
    marked = msgspec.structs.replace(deck, mark=check_mark(mark, others))
    return marked.noted(at, "marked", person.name, symbol=mark.symbol, paint=mark.paint)


def share(
    deck: Deck,
    person: Person,
    visibility: Literal["private", "shared", "public"],
    shared_with: tuple[str, ...] = (),
    can_be_forked: bool = False,
) -> Deck:
    """Let others play with the deck, and fork it if the owner allows (BLK-D18)."""
    by_owner(deck, person)
    return msgspec.structs.replace(
        deck, visibility=visibility, shared_with=shared_with, can_be_forked=can_be_forked
    )


def name_steward(deck: Deck, person: Person, steward: Person, at: str) -> Deck:
    """Let somebody else accept and refuse cards too (BLK-D9)."""
    by_owner(deck, person)
    stewards = tuple(dict.fromkeys((*deck.stewards, steward.account)))
    named = msgspec.structs.replace(deck, stewards=stewards)
    return named.noted(at, "steward named", person.name, steward=steward.name)


def dismiss_steward(deck: Deck, person: Person, steward: Person, at: str) -> Deck:
    """Withdraw a steward's rights; a steward may also step down."""
    if person.account != steward.account or person.account not in deck.stewards:
        by_owner(deck, person)
    stewards = tuple(each for each in deck.stewards if each != steward.account)
    if stewards == deck.stewards:
        return deck
    left = msgspec.structs.replace(deck, stewards=stewards)
    return left.noted(at, "steward named", person.name, dismissed=steward.name)


def transfer(deck: Deck, person: Person, heir: Person, heir_agrees: bool, at: str) -> Deck:
    """Give the deck away, with the new owner's agreement (BLK-D17)."""
    by_owner(deck, person)
    if not heir_agrees:
        raise refuse("BLK-D17", "heir-must-agree", name=heir.name)
    stewards = tuple(each for each in deck.stewards if each != heir.account)
    given = msgspec.structs.replace(deck, owner=heir.account, stewards=stewards)
    return given.noted(at, "transferred", person.name, to=heir.name)


def owner_left(deck: Deck, heir_name: str, at: str) -> Deck:
    """Pass the deck to its first steward, else freeze it, when the owner's account is gone."""
    heir, rest = (deck.stewards[0], deck.stewards[1:]) if deck.stewards else (None, ())
    passed = msgspec.structs.replace(deck, owner=heir, stewards=rest)
    return passed.noted(at, "transferred", "—", to=heir_name if heir else "—")


def _slot_of(deck: Deck, slot: str) -> RuleSlot | GameSlot:
    return deck.rule(slot) if slot in RULE_SLOTS else deck.card(slot)


def _with_slot(deck: Deck, changed: RuleSlot | GameSlot) -> Deck:
    if isinstance(changed, RuleSlot):
        rules = tuple(changed if each.slot == changed.slot else each for each in deck.rules)
        return msgspec.structs.replace(deck, rules=rules)
    game = tuple(changed if each.slot == changed.slot else each for each in deck.game)
    return msgspec.structs.replace(deck, game=game)


def formal(card: Card) -> Data:
    """Return a card without its words: what correcting may never change (BLK-D13)."""
    data = to_data(card)
    for key in ("author", "name", "title"):
        data.pop(key, None)
    for holder, key in text_holders(data):
        holder[key] = "…"
    return data


class Translation(Struct, frozen=True):
    """The own texts of a card in another language, in the order of its sentence.

    An empty text is left as it is. `by_author`: this person is the author of the card.
    """

    language: Language
    texts: tuple[str, ...]
    by_author: bool


def correct(deck: Deck, slot: str, words: Translation, person: Person, at: str) -> Deck:
    """Correct the spelling of the players' own words; it takes owner and author in one person."""
    by_owner(deck, person)
    place = _slot_of(deck, slot)
    if place.card is None or place.accepted_in is None:
        raise refuse("BLK-D13", "nothing-to-correct", slot=slot)
    if not words.by_author:
        raise refuse("BLK-D13", "author-must-agree", name=place.card.author)
    data = to_data(place.card)
    for (holder, key), text in zip(text_holders(data), words.texts, strict=False):
        if text and words.language in holder[key]:
            holder[key][words.language] = tidy(text)
    checked, faults = examine(data)
    if checked is None:
        raise DeckRefused(faults)
    if checked == place.card:
        raise refuse("BLK-D13", "nothing-to-correct", slot=slot)
    deck = _with_slot(deck, _with_card(place, checked))
    return deck.noted(at, "clarified", person.name, slot=slot, card=to_data(checked))


def translate(deck: Deck, slot: str, translation: Translation, person: Person, at: str) -> Deck:
    """Add the players' own words in the language that a card lacks; what is there stays."""
    if deck.owner is None or not translation.by_author:
        by_owner(deck, person)
    place = _slot_of(deck, slot)
    if place.card is None or place.accepted_in is None:
        raise refuse("BLK-D13", "nothing-to-correct", slot=slot)
    data = to_data(place.card)
    missing = [
        (holder[key], text)
        for (holder, key), text in zip(text_holders(data), translation.texts, strict=False)
        if text and translation.language not in holder[key]
    ]
    if not missing:
        raise refuse("BLK-D13", "nothing-to-translate", slot=slot)
    for texts, text in missing:
        texts[translation.language] = tidy(text)
    checked, faults = examine(data)
    if checked is None:
        raise DeckRefused(faults)
    deck = _with_slot(deck, _with_card(place, checked))
    return deck.noted(at, "translated", person.name, slot=slot, card=to_data(checked))


def _with_card(place: RuleSlot | GameSlot, card: Card) -> RuleSlot | GameSlot:
    if isinstance(place, RuleSlot):
        assert isinstance(card, RuleCard)
        return msgspec.structs.replace(place, card=card)
    assert isinstance(card, EffectCard)
    return msgspec.structs.replace(place, card=card)


def clarify(deck: Deck, slot: str, text: str, owner: Person, at: str) -> Deck:
    """Add a clarification to a card, such as a house ruling (BLK-R73)."""
    by_owner(deck, owner)
    place = _slot_of(deck, slot)
    if place.card is None:
        raise refuse("BLK-D13", "nothing-to-correct", slot=slot)
    fault = plain_fault(text, CLARIFICATION_LIMIT, "$.text")
    if fault is not None:
        raise DeckRefused([fault])
    slots: tuple[RuleSlot | GameSlot, ...] = (*deck.rules, *deck.game)
    for count, limit in (
        (len(place.clarifications), MOST_CLARIFICATIONS),
        (sum(len(each.clarifications) for each in slots), MOST_CLARIFICATIONS_IN_ALL),
    ):
        if count >= limit:
            raise refuse("BLK-D13", "too-many-clarifications", count=count, limit=limit)
    clarifications = (*place.clarifications, tidy(text))
    deck = _with_slot(deck, msgspec.structs.replace(place, clarifications=clarifications))
    return deck.noted(at, "clarified", owner.name, slot=slot, text=tidy(text))


def shelve(deck: Deck, slot: str, person: Person, at: str, is_moderator: bool = False) -> Deck:
    """Set an abusive card aside; its slot stays used (BLK-D14)."""
    if not is_moderator:
        by_owner(deck, person)
    place = _slot_of(deck, slot)
    if place.card is None:
        raise refuse("BLK-D14", "nothing-to-shelve", slot=slot)
    deck = _with_slot(deck, msgspec.structs.replace(place, is_shelved=True))
    deck = msgspec.structs.replace(deck, due=tuple(each for each in deck.due if each != slot))
    return deck.noted(at, "shelved", person.name, slot=slot)


def fork(deck: Deck, box: Box, owner: Person, at: str) -> Deck:
    """Make a deck of one's own from this one, which stays as it is (BLK-D19)."""
    if not deck.may_fork(owner.account):
        raise refuse("BLK-D18", "may-not-fork", deck=deck.name)
    check_mark(box.mark)
    child = new_deck(box, owner, at, deck.edition)
    child = msgspec.structs.replace(
        child,
        rules=deck.rules,
        game=deck.game,
        revision=deck.revision,
        volume=deck.volume,
        parent=Parent(deck.id, deck.revision),
    )
    slots: list[RuleSlot | GameSlot] = [*deck.rules, *deck.game]
    inherited = {each.slot: each.accepted_in for each in slots if each.accepted_in is not None}
    return child.noted(
        at, "forked", owner.name, parent=deck.id, revision=deck.revision, inherited=inherited
    )


def new_volume(deck: Deck, deck_id: str, owner: Person, at: str) -> Deck:
    """Open a new volume of a complete deck: same name and mark, fresh cards (BLK-D7)."""
    by_owner(deck, owner)
    if not deck.is_complete:
        left = len(deck.blank_rules) + len(deck.open_cards)
        raise refuse("BLK-D7", "deck-not-complete", left=left)
    rules, game = founding_slots(deck.edition)
    fresh = new_deck(Box(deck_id, deck.name, deck.mark), owner, at, deck.edition)
    return msgspec.structs.replace(
        fresh,
        rules=rules,
        game=game,
        volume=deck.volume + 1,
        parent=Parent(deck.id, deck.revision),
    )

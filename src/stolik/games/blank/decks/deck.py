"""A deck: a lasting document of 110 slots with a name, an owner and a history (BLK-D2)."""

from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from stolik.games.blank.cards.catalogue import catalogue
from stolik.games.blank.cards.editions import DEFAULT_EDITION, editions
from stolik.games.blank.decks.history import History, What, append
from stolik.games.blank.decks.marks import Mark
from stolik.games.blank.decks.refused import refuse
from stolik.games.blank.decks.slots import (
    FOUNDING_RULES,
    GAME_SLOTS,
    RULE_SLOTS,
    GameSlot,
    RuleSlot,
)
from stolik.games.blank.language.card import EffectCard, RuleCard
from stolik.games.blank.language.plain import plain_fault

NAME_LIMIT = 40


SlotT = TypeVar("SlotT", RuleSlot, GameSlot)


class Person(Struct, frozen=True):
    """Somebody who changes a deck: an account, and the name that others see."""

    account: str
    name: str


class Parent(Struct, frozen=True):
    """The revision of another deck from which this one was forked or imported."""

    id: str
    revision: int


class Deck(Struct, frozen=True):
    """One copy of the game. Every change gives a new deck with a longer history."""

    id: str
    name: str
    mark: Mark
    owner: str | None  # None: frozen, playable and forkable but not changeable (BLK-D17)
    edition: str
    rules: tuple[RuleSlot, ...]
    game: tuple[GameSlot, ...]
    history: History
    volume: int = 1
    revision: int = 1
    stewards: tuple[str, ...] = ()
    visibility: Literal["private", "shared", "public"] = "private"
    shared_with: tuple[str, ...] = ()
    can_be_forked: bool = False
    parent: Parent | None = None
    due: tuple[str, ...] = ()  # new rule cards for the next game, oldest first (BLK-108)

    def rule(self, slot: str) -> RuleSlot:
        """Return a rule slot by its identifier."""
        if slot not in RULE_SLOTS:
            raise refuse("BLK-D1", "no-such-slot", slot=slot)
        return self.rules[RULE_SLOTS.index(slot)]

    def card(self, slot: str) -> GameSlot:
        """Return a game-card slot by its identifier."""
        if slot not in GAME_SLOTS:
            raise refuse("BLK-D1", "no-such-slot", slot=slot)
        return self.game[GAME_SLOTS.index(slot)]

    @property
    def blank_rules(self) -> list[RuleSlot]:
        """Rule cards that can still be written."""
        return [slot for slot in self.rules if not slot.is_written]

    @property
    def open_cards(self) -> list[GameSlot]:
        """Game cards that can still be given an effect (BLK-100)."""
        return [slot for slot in self.game if not slot.is_written]

    @property
    def written_rules(self) -> list[RuleSlot]:
        """Rule cards that games are set up with."""
        return [slot for slot in self.rules if slot.is_in_play]

    @property
    def is_complete(self) -> bool:
        """Whether all 90 rewards have been written (BLK-D7)."""
        return not self.blank_rules and not self.open_cards

    def decides(self, account: str) -> bool:
        """Whether the account accepts and refuses cards: owner or steward (BLK-D9)."""
        return self.owner is not None and account in (self.owner, *self.stewards)

    def may_play(self, account: str) -> bool:
        """Whether the account may set up games with the deck (BLK-D18)."""
        if self.decides(account) or self.visibility == "public":
            return True
        return self.visibility == "shared" and account in self.shared_with

    def may_fork(self, account: str) -> bool:
        """Whether the account may fork the deck (BLK-D17, BLK-D18)."""
        if self.decides(account):
            return True
        return self.may_play(account) and (self.can_be_forked or self.owner is None)

    def at_revision(self, revision: int) -> "Deck":
        """Show the deck as it was after the given revision; it can be forked (BLK-D4)."""
        if not 1 <= revision <= self.revision:
            raise refuse("BLK-D4", "no-such-revision", revision=revision, last=self.revision)
        rules = tuple(_as_of(slot, revision) for slot in self.rules)
        game = tuple(_as_of(slot, revision) for slot in self.game)
        due = tuple(slot for slot in self.due if (self.rule(slot).accepted_in or 0) <= revision)
        return msgspec.structs.replace(self, rules=rules, game=game, revision=revision, due=due)

    def noted(self, at: str, what: What, by: str, **content: Any) -> "Deck":  # noqa: ANN401
        """Return the deck with one more entry in its history."""
        history = append(self.history, at, what, by, content)
        return msgspec.structs.replace(self, history=history)


def _as_of(slot: SlotT, revision: int) -> SlotT:
    if slot.accepted_in is None or slot.accepted_in <= revision:
        return slot
    changes: dict[str, Any] = {"card": None, "accepted_in": None, "is_shelved": False}
    changes["clarifications"] = ()
    if isinstance(slot, GameSlot) and slot.face == "blank":
        changes["picture"] = None
    return msgspec.structs.replace(slot, **changes)


def founding_slots(edition: str) -> tuple[tuple[RuleSlot, ...], tuple[GameSlot, ...]]:
    """Lay out a fresh copy: 14 written rules, 24 blank, 6 effects, 66 without (BLK-D3)."""
    content = editions()[edition]
    rules: list[RuleSlot] = []
    for number, slot in enumerate(RULE_SLOTS):
        if number >= FOUNDING_RULES:
            rules.append(RuleSlot(slot, "blank"))
            continue
        known_as = content.rules[number]
        card = catalogue()[known_as].card
        assert isinstance(card, RuleCard)
        rules.append(RuleSlot(slot, "founding", card, known_as))
    game: list[GameSlot] = []
    for slot in GAME_SLOTS:
        name = content.effects.get(slot)
        effect = catalogue()[name].card if name else None
        assert effect is None or isinstance(effect, EffectCard)
        face: Literal["illustrated", "blank"] = "illustrated" if slot.endswith("a") else "blank"
        game.append(GameSlot(slot, face, effect, name))
    return tuple(rules), tuple(game)


def check_name(name: str) -> str:
    """Return the name if it is valid; raises DeckRefused."""
    fault = plain_fault(name, NAME_LIMIT, "$.name")
    if fault is not None:
        raise refuse("BLK-D2", fault.reason, "$.name", **fault.args)
    return name.strip()


class Box(Struct, frozen=True):
    """The identity of a new deck: identifier, the name on the box, the mark."""

    id: str
    name: str
    mark: Mark


def new_deck(box: Box, owner: Person, at: str, edition: str = DEFAULT_EDITION) -> Deck:
    """Create a deck: a fresh copy at revision 1."""
    if edition not in editions():
        raise refuse("BLK-D3", "no-such-edition", edition=edition, allowed=" | ".join(editions()))
    rules, game = founding_slots(edition)
    deck = Deck(box.id, check_name(box.name), box.mark, owner.account, edition, rules, game, ())
    return deck.noted(at, "created", owner.name, name=deck.name, edition=edition)

"""Rewards: the winner's voucher, and a proposal from draft to decision.

draft -> at the table -> handed in -> accepted | sent back | refused; only an accepted
proposal changes the deck (BLK-D8). An owner who wins still accepts their own card.
"""

from datetime import datetime, timedelta
from typing import Literal

import msgspec
from msgspec import Struct

from stolik.games.blank.cards.known_cards import examine_known
from stolik.games.blank.decks.deck import Deck, Person
from stolik.games.blank.decks.refused import DeckRefused, refuse
from stolik.games.blank.decks.slots import GameSlot
from stolik.games.blank.language.card import Card, EffectCard, RuleCard
from stolik.games.blank.language.document import to_data
from stolik.games.blank.language.plain import plain_fault

VOUCHER_DAYS = 30
PICTURE_LIMIT = 80  # the name under which a picture is kept
Stage = Literal["draft", "at the table", "handed in", "accepted", "sent back", "refused"]


class Voucher(Struct, frozen=True):
    """One reward of one winner: a rule card or an effect, once (BLK-95)."""

    winner: Person
    decks: tuple[str, ...]  # a mixed game lets the winner choose the deck (BLK-D25)
    game: str
    granted: str
    is_spent: bool = False

    def is_good(self, at: str) -> bool:
        """Whether it can still be used: once, within 30 days (BLK-W16)."""
        lapses = datetime.fromisoformat(self.granted) + timedelta(days=VOUCHER_DAYS)
        return not self.is_spent and datetime.fromisoformat(at) <= lapses


class Winner(Struct, frozen=True):
    """A seat that has won; bots win too, but have no reward of their own (BLK-R72)."""

    seat: int
    person: Person
    is_bot: bool = False


class Finish(Struct, frozen=True):
    """A finished game: its name, its decks, who started and how many sat at the table."""

    game: str
    decks: tuple[str, ...]
    starter: int
    seats: int


def vouchers(finish: Finish, winners: list[Winner], at: str) -> list[Voucher]:
    """Give each winner one reward, in seat order from the starting player (BLK-R67)."""
    in_order = sorted(winners, key=lambda each: (each.seat - finish.starter) % finish.seats)
    return [
        Voucher(each.person, finish.decks, finish.game, at) for each in in_order if not each.is_bot
    ]


class Idea(Struct, frozen=True):
    """What a winner wants to write, and on which slot; a picture for a card without one."""

    slot: str
    card: Card
    picture: str | None = None


class Proposal(Struct, frozen=True):
    """A card that a winner would like to add to a deck."""

    deck: str
    slot: str
    card: Card
    voucher: Voucher
    stage: Stage = "draft"
    picture: str | None = None
    remarks: str = ""

    @property
    def is_on_trial(self) -> bool:
        """Whether it may be tried if all players agree: it is not accepted (BLK-D11)."""
        return self.stage in ("at the table", "handed in")


def draft(deck: Deck, voucher: Voucher, idea: Idea, at: str) -> Proposal:
    """Write a card on a slot, as a draft; refused where the copy has no room for it."""
    if deck.id not in voucher.decks:
        raise refuse("BLK-D25", "not-your-deck", deck=deck.name)
    if not voucher.is_good(at):
        raise refuse("BLK-95", "voucher-spent" if voucher.is_spent else "voucher-lapsed")
    _, faults = examine_known(to_data(idea.card), "$")
    if faults:
        raise DeckRefused(faults)
    if idea.picture is not None:
        fault = plain_fault(idea.picture, PICTURE_LIMIT, "$.picture")
        if fault is not None:
            raise DeckRefused([fault])
    _room(deck, idea.card, idea.slot, idea.picture)
    return Proposal(deck.id, idea.slot, idea.card, voucher, "draft", idea.picture)


def _room(deck: Deck, card: Card, slot: str, picture: str | None) -> None:
    if isinstance(card, RuleCard):
        place = deck.rule(slot)
        if not deck.blank_rules:
            raise refuse("BLK-D7", "no-blank-rule")
        if place.is_written:
            raise refuse("BLK-96", "rule-written", slot=slot, instead=deck.blank_rules[0].slot)
        if picture is not None:
            raise refuse("BLK-07", "rule-has-no-picture", "$.picture")
        return
    target: GameSlot = deck.card(slot)
    if target.is_written:
        # BLK-R68: a card that has an effect is never overwritten, shelved or not.
        instead = deck.open_cards[0].slot if deck.open_cards else "—"
        raise refuse("BLK-100", "card-has-effect", slot=slot, instead=instead)
    if picture is not None and (target.face == "illustrated" or target.picture is not None):
        raise refuse("BLK-102", "card-has-picture", "$.picture", slot=slot)


def _step(proposal: Proposal, allowed: tuple[Stage, ...], stage: Stage) -> Proposal:
    if proposal.stage not in allowed:
        raise refuse("BLK-D8", "wrong-stage", stage=proposal.stage, wanted=stage)
    return msgspec.structs.replace(proposal, stage=stage)


def show_to_table(proposal: Proposal) -> Proposal:
    """Discuss the idea with the others before it is written (BLK-98)."""
    return _step(proposal, ("draft", "sent back"), "at the table")


def hand_in(proposal: Proposal) -> Proposal:
    """Hand the card to the owner; the deck's history records it once the owner has decided."""
    return _step(proposal, ("draft", "at the table", "sent back"), "handed in")


def _noted(deck: Deck, proposal: Proposal, at: str) -> Deck:
    """The deck with the proposal in its history, because it is decided now.

    Not when it is handed in: a winner may withdraw and hand in as often as they like, and nothing
    that others do becomes part of a deck until its owner or a steward decides.
    """
    author = proposal.voucher.winner
    return deck.noted(at, "proposed", author.name, slot=proposal.slot)


def _judge(deck: Deck, judge: Person) -> None:
    if deck.owner is None:
        raise refuse("BLK-D17", "deck-frozen", deck=deck.name)
    if not deck.decides(judge.account):
        raise refuse("BLK-D9", "not-the-owner", name=judge.name)


def send_back(deck: Deck, proposal: Proposal, judge: Person, remarks: str) -> Proposal:
    """Send the card back to the author for changes; the voucher stays valid."""
    _judge(deck, judge)
    back = _step(proposal, ("handed in",), "sent back")
    return msgspec.structs.replace(back, remarks=remarks)


def refuse_card(deck: Deck, proposal: Proposal, judge: Person, at: str) -> tuple[Deck, Proposal]:
    """Refuse the card: the deck stays as it is and the winner may propose again (BLK-D10)."""
    _judge(deck, judge)
    refused = _step(proposal, ("handed in",), "refused")
    deck = _noted(deck, proposal, at)
    return deck.noted(at, "refused", judge.name, slot=proposal.slot), refused


def accept(
    deck: Deck, proposal: Proposal, judge: Person, at: str
) -> tuple[Deck, Proposal, Voucher]:
    """Accept the card: it is part of the deck for ever and the revision grows by one."""
    _judge(deck, judge)
    accepted = _step(proposal, ("handed in",), "accepted")
    if not proposal.voucher.is_good(at) and proposal.voucher.is_spent:
        raise refuse("BLK-95", "voucher-spent")
    _room(deck, proposal.card, proposal.slot, proposal.picture)
    revision = deck.revision + 1
    deck = _written(_noted(deck, proposal, at), proposal, revision)
    deck = deck.noted(
        at,
        "accepted",
        judge.name,
        slot=proposal.slot,
        revision=revision,
        author=proposal.card.author,
        game=proposal.voucher.game,
        card=to_data(proposal.card),
    )
    spent = msgspec.structs.replace(proposal.voucher, is_spent=True)
    return deck, msgspec.structs.replace(accepted, voucher=spent), spent


def tried(deck: Deck, proposal: Proposal) -> Deck:
    """The deck as if it had the card, to set up one game with; it is never stored (BLK-D11)."""
    if not proposal.is_on_trial:
        raise refuse("BLK-D8", "wrong-stage", stage=proposal.stage, wanted="at the table")
    _room(deck, proposal.card, proposal.slot, proposal.picture)
    return _written(deck, proposal, deck.revision + 1)


def _written(deck: Deck, proposal: Proposal, revision: int) -> Deck:
    slot, card = proposal.slot, proposal.card
    if isinstance(card, RuleCard):
        written = msgspec.structs.replace(deck.rule(slot), card=card, accepted_in=revision)
        rules = tuple(written if each.slot == slot else each for each in deck.rules)
        # BLK-108: the next game starts with it.
        return msgspec.structs.replace(deck, rules=rules, revision=revision, due=(*deck.due, slot))
    assert isinstance(card, EffectCard)
    place = deck.card(slot)
    picture = proposal.picture or place.picture
    effect = msgspec.structs.replace(place, card=card, accepted_in=revision, picture=picture)
    game = tuple(effect if each.slot == slot else each for each in deck.game)
    return msgspec.structs.replace(deck, game=game, revision=revision)

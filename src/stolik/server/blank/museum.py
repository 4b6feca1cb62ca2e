"""The museum of a deck: every card with its author, its origin and how often it was activated."""

from __future__ import annotations

import msgspec

from stolik import protocol
from stolik.games.blank.cards.faces import both, sign_of
from stolik.games.blank.cards.known_cards import sentence
from stolik.games.blank.decks.deck import Deck
from stolik.games.blank.decks.history import FOLDED, Acceptance, Entry, acceptances, fold
from stolik.games.blank.decks.slots import GameSlot, RuleSlot
from stolik.games.blank.language.card import Card, RuleCard
from stolik.games.blank.language.document import to_data
from stolik.games.blank.language.spoken import text_holders
from stolik.kernel.phrase import Named
from stolik.server.blank.deck_people import DeckPeople
from stolik.server.blank.deck_store import account_of, line_of

Times = dict[str, tuple[int, int]]
SHOWN_ENTRIES = 400


def both_languages(words: Named | None) -> protocol.BothLanguages | None:
    """Words in both languages, as answers hold them."""
    return None if words is None else protocol.BothLanguages(words.en, words.pl)


def title_of(card: Card) -> protocol.BothLanguages | None:
    """A card's title or nickname."""
    return None if card.label is None else both_languages(both(card.label))


class Viewer(msgspec.Struct, frozen=True):
    """Who views a deck, and the slots whose cards they have written."""

    player: str
    authored: frozenset[str] = frozenset()


def museum_of(
    deck: Deck, viewer: Viewer, times: Times, people: DeckPeople, revision: int | None = None
) -> protocol.BlankMuseum:
    """Every card of a deck, now or after a revision, and the deck's history."""
    player = viewer.player
    shown = deck if revision is None else deck.at_revision(revision)
    accepted = acceptances(deck.history)
    slots: tuple[RuleSlot | GameSlot, ...] = (*shown.rules, *shown.game)
    return protocol.BlankMuseum(
        deck=line_of(deck, player),
        cards=tuple(
            _with_texts(_card(slot, shown, accepted.get(slot.slot), times), slot, deck, viewer)
            for slot in slots
        ),
        history=tuple(_entry(entry) for entry in fold(deck.history, SHOWN_ENTRIES)),
        decides=deck.decides(account_of(player)),
        visibility=deck.visibility,
        forks=deck.can_be_forked,
        parent=None if deck.parent is None else deck.parent.id,
        shown_revision=shown.revision,
        is_frozen=deck.owner is None,
        owner=people.owner,
        stewards=people.stewards,
        invited=people.invited,
        is_invited=people.is_invited,
        known=people.known,
        offered=people.offered,
        next_volume=people.next_volume,
    )


def _card(
    slot: RuleSlot | GameSlot, deck: Deck, accepted: Acceptance | None, times: Times
) -> protocol.BlankCard:
    card = slot.card
    game = slot if isinstance(slot, GameSlot) else None
    worked, games = times.get(slot.slot, (0, 0))
    origin = accepted if accepted is not None and accepted.at and card is not None else None
    return protocol.BlankCard(
        slot=slot.slot,
        kind="rule" if game is None else "game",
        is_written=card is not None,
        sign=sign_of(card) if isinstance(card, RuleCard) else "",
        colour="" if game is None else game.colour,
        digit=0 if game is None else game.digit,
        title=None if card is None else title_of(card),
        text=None if card is None else both_languages(sentence(card)),
        author="" if card is None else card.author,
        is_founding=slot.known_as is not None,
        revision=slot.accepted_in,
        accepted=None if origin is None else origin.at,
        game="" if origin is None else origin.game,
        times=worked,
        games=games,
        is_shelved=slot.is_shelved,
        is_due=slot.slot in deck.due,
        clarifications=slot.clarifications,
        picture=None if game is None else game.picture,
    )


def _with_texts(
    shown: protocol.BlankCard, slot: RuleSlot | GameSlot, deck: Deck, viewer: Viewer
) -> protocol.BlankCard:
    """Add the players' own words, and what the viewer has to do with them (BLK-D13)."""
    if slot.card is None or slot.accepted_in is None:
        return shown
    texts = tuple(
        protocol.BothLanguages(holder[key].get("en", ""), holder[key].get("pl", ""))
        for holder, key in text_holders(to_data(slot.card))
    )
    is_theirs = deck.owner == account_of(viewer.player) or slot.slot in viewer.authored
    is_missing = any(not (text.en and text.pl) for text in texts)
    may = deck.owner is not None and is_theirs and is_missing
    is_mine = slot.slot in viewer.authored
    return msgspec.structs.replace(
        shown,
        own_texts=texts,
        can_translate=may,
        can_correct=bool(texts) and is_mine and deck.owner == account_of(viewer.player),
        is_mine=is_mine,
    )


def _entry(entry: Entry) -> protocol.BlankEntry:
    content = entry.content
    other = content.get("to") or content.get("steward") or content.get("dismissed")
    return protocol.BlankEntry(
        no=entry.no,
        at=entry.at,
        what=entry.what.replace(" ", "-"),
        by=entry.by,
        slot=str(content.get("slot", ""))[:40],
        game=str(content.get("game", ""))[:60],
        hash=entry.hash[:12],
        other=str(other or "")[:40],
        dismissed="dismissed" in content,
        count=sum(content["counts"].values()) if entry.what == FOLDED else 0,
    )

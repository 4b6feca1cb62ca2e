"""The museum of a deck: every card with its author, its origin and how often it was at work."""

from __future__ import annotations

from stolik.games.blank.decks.deck import Deck
from stolik.games.blank.decks.history import Entry
from stolik.games.blank.decks.slots import GameSlot, RuleSlot
from stolik.games.blank.faces import both, sentence, sign_of
from stolik.games.blank.language.card import Card, RuleCard
from stolik.kernel.phrase import Named
from stolik.server import protocol
from stolik.server.circle import Circle
from stolik.server.shelf import account_of, line_of

Times = dict[str, tuple[int, int]]
SHOWN_ENTRIES = 400


def tongues(words: Named | None) -> protocol.BothTongues | None:
    """Words in both languages, as answers tell them."""
    return None if words is None else protocol.BothTongues(words.en, words.pl)


def title_of(card: Card) -> protocol.BothTongues | None:
    """A card's title or nickname."""
    return None if card.label is None else tongues(both(card.label))


def museum_of(
    deck: Deck, player: str, times: Times, circle: Circle, revision: int | None = None
) -> protocol.BlankMuseum:
    """Every card of a deck, as it is or as it was after a revision, and the deck's life."""
    shown = deck if revision is None else deck.at_revision(revision)
    written = {
        str(entry.content.get("slot")): entry for entry in deck.history if entry.what == "accepted"
    }
    slots: tuple[RuleSlot | GameSlot, ...] = (*shown.rules, *shown.game)
    return protocol.BlankMuseum(
        deck=line_of(deck, player),
        cards=tuple(_card(slot, shown, written.get(slot.slot), times) for slot in slots),
        history=tuple(_entry(entry) for entry in deck.history[-SHOWN_ENTRIES:]),
        decides=deck.decides(account_of(player)),
        visibility=deck.visibility,
        forks=deck.can_be_forked,
        parent=None if deck.parent is None else deck.parent.id,
        shown_revision=shown.revision,
        is_frozen=deck.owner is None,
        owner=circle.owner,
        stewards=circle.stewards,
        known=circle.known,
        offered=circle.offered,
        next_volume=circle.next_volume,
    )


def _card(
    slot: RuleSlot | GameSlot, deck: Deck, entry: Entry | None, times: Times
) -> protocol.BlankCard:
    card = slot.card
    game = slot if isinstance(slot, GameSlot) else None
    worked, games = times.get(slot.slot, (0, 0))
    return protocol.BlankCard(
        slot=slot.slot,
        kind="rule" if game is None else "game",
        is_written=card is not None,
        sign=sign_of(card) if isinstance(card, RuleCard) else "",
        colour="" if game is None else game.colour,
        digit=0 if game is None else game.digit,
        title=None if card is None else title_of(card),
        text=None if card is None else tongues(sentence(card)),
        author="" if card is None else card.author,
        is_founding=slot.known_as is not None,
        revision=slot.accepted_in,
        accepted=None if entry is None or card is None else entry.at,
        game="" if entry is None or card is None else str(entry.content.get("game", "")),
        times=worked,
        games=games,
        is_shelved=slot.is_shelved,
        is_due=slot.slot in deck.due,
        clarifications=slot.clarifications,
        picture=None if game is None else game.picture,
    )


def _entry(entry: Entry) -> protocol.BlankEntry:
    told = entry.content
    return protocol.BlankEntry(
        no=entry.no,
        at=entry.at,
        what=entry.what.replace(" ", "-"),
        by=entry.by,
        slot=str(told.get("slot", ""))[:40],
        game=str(told.get("game", ""))[:60],
        hash=entry.hash[:12],
        other=str(told.get("to") or told.get("steward") or told.get("dismissed") or "")[:40],
        dismissed="dismissed" in told,
    )

"""The workshop: reads sentences and cards and tries cards out, in processes of its own.

Reading a card takes milliseconds and trying one out a second or two, so neither happens on
the event loop. Whoever waits is served fairly by address and person; what the readers work
for one of them, and how much of their cards is stored, is bounded (`card_quotas.py`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from stolik import protocol
from stolik.games.blank.cards import known_cards
from stolik.games.blank.decks import files
from stolik.games.blank.decks.deck import Deck, Person
from stolik.games.blank.decks.refused import DeckRefused
from stolik.games.blank.decks.slots import GameSlot, RuleSlot
from stolik.games.blank.language.card import Card
from stolik.games.blank.language.checker import check
from stolik.games.blank.language.document import Data, to_json
from stolik.games.blank.language.faults import CardRefused
from stolik.games.blank.options import BlankOptions
from stolik.games.blank.options import read_card as read_option
from stolik.kernel.options import OptionError, read_options
from stolik.kernel.phrase import Named
from stolik.kernel.record import RecordError
from stolik.kernel.registry import UnknownGame, load
from stolik.server.blank.card_quotas import CardQuotas
from stolik.server.blank.card_readings import (
    load_reader,
    part_choices,
    read_card,
    read_sentence,
    replay_with,
    try_card,
)
from stolik.server.blank.deck_store import refusal
from stolik.server.errors import Wait
from stolik.server.workers.fair_queue import NOBODY, Caps, QueueFull, Share
from stolik.server.workers.processes import TookTooLong, Workers
from stolik.table.errors import TableError

WAITING = Caps(person=3, address=16, everybody=64)
"""How many pieces of work may wait: of one person, of one address, of all."""
LONGEST = 60.0
Done = TypeVar("Done")


class Workshop:
    """One worker for readings and one for trials, each made when it is first needed."""

    def __init__(self, workers: int) -> None:
        self._readers = Workers(min(workers, 1), niceness=12, caps=WAITING)
        self._trials = Workers(min(workers, 1), niceness=15, caps=WAITING)
        self.quotas = CardQuotas()
        self._is_warm = False

    async def read(self, share: Share, body: protocol.ReadCard) -> protocol.Reading:
        """Read a sentence or a card; returns its meaning or what is wrong with it."""
        if (body.sentence is None) == (body.card is None):
            raise TableError("unreadable", "give a sentence or a card")
        if body.card is not None:
            return await self._run(self._readers, share, read_card, body.card, body.language)
        work = (read_sentence, body.sentence, body.language, body.kind)
        return await self._run(self._readers, share, *work)

    async def choices(self, share: Share, body: protocol.AskChoices) -> protocol.PartChoices:
        """List alternatives for a part of a card; raises `bad-options` for an invalid card."""
        work = (part_choices, body.card, body.place, body.language)
        try:
            return await self._run(self._readers, share, *work)
        except CardRefused as error:
            raise refusal(error, body.language) from None

    async def last_game(
        self, share: Share, body: protocol.AskLastGame, record: str
    ) -> protocol.LastGame:
        """Replay a finished game with a card; raises `bad-options` for an invalid card."""
        try:
            return await self._run(self._trials, share, replay_with, body.card, record, body.slot)
        except CardRefused as error:
            raise refusal(error, body.language) from None
        except (OptionError, RecordError) as error:
            raise TableError("bad-options", str(error)[:300]) from None

    async def try_out(
        self, share: Share, body: protocol.TryCard, options: dict[str, Any]
    ) -> protocol.Tried:
        """Play the deck's games without and with the card; raises `bad-options`."""
        work = (try_card, body.card, options, body.seats, body.slot)
        try:
            return await self._run(self._trials, share, *work)
        except CardRefused as error:
            raise refusal(error, body.language) from None
        except OptionError as error:
            raise TableError("bad-options", str(error)[:300]) from None

    async def check_table(self, share: Share, game_id: str, options: dict[str, Any]) -> None:
        """Have the fresh cards of a table read, so that it can begin without delay.

        Raises `bad-options` for an invalid card.
        """
        try:
            game = load(game_id)
            if not game.has_library():
                return
            chosen = read_options(game.Options, options)
        except UnknownGame:
            return
        except OptionError as error:
            raise TableError("bad-options", str(error)) from None
        assert isinstance(chosen, BlankOptions)
        fresh = known_cards.fresh_texts(chosen)
        if not fresh:
            return
        try:
            found = await self._run(self._readers, share, read_fresh, fresh)
        except OptionError as error:
            raise TableError("bad-options", str(error)) from None
        for text, card, said in found:
            known_cards.learn(text, card)
            known_cards.learn_words(card, said)

    def take_table_bytes(self, share: Share, game_id: str, options: dict[str, Any]) -> None:
        """Count the cards that a table brings into the log; raises `too-fast` for too many."""
        if load(game_id).has_library():
            self.quotas.take_bytes(share, len(msgspec.json.encode(options)))

    async def check_card(self, share: Share, data: Data, language: str) -> Card:
        """Read a card from its data; raises `bad-options` with what is wrong."""
        try:
            card, said = await self._run(self._readers, share, check_data, data)
        except CardRefused as error:
            raise refusal(error, language) from None
        known_cards.learn(to_json(card), card)
        known_cards.learn_words(card, said)
        return card

    async def import_deck(
        self, share: Share, text: str, deck_id: str, importer: Person, at: str
    ) -> Deck:
        """Read a deck from a file; raises `bad-options` with what is wrong."""
        try:
            work = (import_text, text, deck_id, importer, at)
            deck = await self._run(self._readers, share, *work)
        except DeckRefused as error:
            raise refusal(error) from None
        for card in written_cards(deck):
            known_cards.learn(to_json(card), card)
        return deck

    async def write_sentences(self, share: Share, cards: Sequence[Card]) -> None:
        """Write the sentences of cards in advance, so that showing them costs nothing."""
        fresh = [card for card in dict.fromkeys(cards) if not known_cards.has_sentences(card)]
        if fresh:
            said = await self._run(self._readers, share, say_cards, fresh)
            for card, words in zip(fresh, said, strict=True):
                known_cards.learn_words(card, words)

    async def _run(
        self, workers: Workers, share: Share, work: Callable[..., Done], *args: object
    ) -> Done:
        """Run a function in a worker in somebody's turn, and count the time it took."""
        self.quotas.check_seconds(share)
        try:
            done = await workers.run(timed, work, args, limit=LONGEST, share=share)
        except QueueFull:
            raise Wait(1) from None
        except TookTooLong:
            self.quotas.note_seconds(share, LONGEST)
            raise TableError("busy") from None
        self.quotas.note_seconds(share, done.seconds)
        if isinstance(done.outcome, Exception):
            raise done.outcome
        outcome: Done = done.outcome
        return outcome

    async def warm(self) -> None:
        """Start the reader, because somebody is about to write."""
        if not self._is_warm:
            self._is_warm = True
            await self._readers.run(load_reader, share=NOBODY)

    async def close(self) -> None:
        """Stop."""
        await self._readers.close()
        await self._trials.close()


class Timed(msgspec.Struct):
    """The result of a piece of work, and the processor time that it took."""

    outcome: Any
    seconds: float


def written_cards(deck: Deck) -> list[Card]:
    """The cards of a deck that did not come with its edition."""
    slots: tuple[RuleSlot | GameSlot, ...] = (*deck.rules, *deck.game)
    return [slot.card for slot in slots if slot.card is not None and slot.known_as is None]


def timed(work: Callable[..., Any], args: tuple[object, ...]) -> Timed:
    """Do a piece of work; this runs in the worker. Work that fails has taken time as well."""
    start = time.thread_time()
    try:
        outcome = work(*args)
    except Exception as error:  # raised again by the caller
        outcome = error
    return Timed(outcome, time.thread_time() - start)


def read_fresh(texts: Sequence[tuple[str, str]]) -> list[known_cards.ReadCard]:
    """Read cards of a table, each with its place in the options; this runs in the worker."""
    read_now = []
    for place, text in texts:
        card = read_option(text, place)
        read_now.append(known_cards.ReadCard(text, card, known_cards.sentence(card)))
    return read_now


def check_data(data: Data) -> tuple[Card, Named]:
    """Read a signed card; this runs in the worker."""
    card = check(data)
    return card, known_cards.sentence(card)


def import_text(text: str, deck_id: str, importer: Person, at: str) -> Deck:
    """Read a deck file; this runs in the worker."""
    return files.import_text(text, deck_id, importer, at)


def say_cards(cards: Sequence[Card]) -> list[Named]:
    """Write the sentences of cards; this runs in the worker."""
    return [known_cards.sentence(card) for card in cards]

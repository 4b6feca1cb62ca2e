"""The workshop: sentences read, cards tried out, in a process of its own.

Reading with advice and trying a card out take up to a second or two, so they never
run on the event loop; one person has one at a time, and what they may cost is bounded.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from stolik.games.blank.faces import sign_of
from stolik.games.blank.language.card import Card, RuleCard
from stolik.games.blank.language.checker import check, examine
from stolik.games.blank.language.document import Data, to_data
from stolik.games.blank.language.faults import CardRefused
from stolik.games.blank.language.parser import NotUnderstood, parse, signed
from stolik.games.blank.language.reader import read
from stolik.games.blank.language.telling import tell_advice, tell_fault
from stolik.games.blank.preview import Figures, preview
from stolik.kernel.options import OptionError
from stolik.server import protocol
from stolik.server.errors import Wait
from stolik.server.workers import TookTooLong, Workers
from stolik.table.errors import TableError

GAMES = 10
MOST_DECISIONS = 1500
MOST_WAITING = 32
MOST_OWN = 3
LONGEST = 60.0
SHOWN = 8
UNSAID = ("lang", "author", "name", "title")
Done = TypeVar("Done")


class Workshop:
    """A worker for readings and trials, made when it is first needed."""

    def __init__(self, workers: int) -> None:
        self._workers = Workers(min(workers, 1), niceness=10)
        self._waiting: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Lock] = {}

    async def read(self, player: str, body: protocol.ReadCard) -> protocol.Reading:
        """Say what a sentence or a card means, or what is wrong with it."""
        if (body.sentence is None) == (body.card is None):
            raise TableError("unreadable", "give a sentence or a card")
        if body.card is not None:
            return await self._run(player, read_card, body.card, body.language)
        return await self._run(player, read_sentence, body.sentence, body.language)

    async def try_out(
        self, player: str, body: protocol.TryCard, options: dict[str, Any]
    ) -> protocol.Tried:
        """Play the deck's games without and with the card."""
        try:
            tried = await self._run(player, try_card, body.card, options, body.seats, body.slot)
        except (CardRefused, OptionError) as error:
            raise TableError("bad-options", str(error)[:300]) from None
        return tried

    async def _run(self, player: str, work: Callable[..., Done], *args: object) -> Done:
        async with self._turn(player):
            try:
                return await self._workers.run(work, *args, limit=LONGEST)
            except TookTooLong:
                raise TableError("busy") from None

    @asynccontextmanager
    async def _turn(self, player: str) -> AsyncIterator[None]:
        """One after the other for each person; who asks too often is told to wait."""
        if self._waiting[player] >= MOST_OWN or self._waiting.total() >= MOST_WAITING:
            raise Wait(1)
        self._waiting[player] += 1
        try:
            async with self._turns.setdefault(player, asyncio.Lock()):
                yield
        finally:
            self._waiting[player] -= 1
            if not self._waiting[player]:
                del self._waiting[player], self._turns[player]

    async def warm(self) -> None:
        """Let the worker begin, for somebody is about to write."""
        await self._workers.run(read_card, {}, "en")

    async def close(self) -> None:
        """Stop."""
        await self._workers.close()


def read_sentence(sentence: str, language: str) -> protocol.Reading:
    """Read a sentence in the writer's language, else in the other one; this runs in the worker."""
    other = "en" if language == "pl" else "pl"
    for each in (language, other):
        try:
            return _reading(check(signed(parse(sentence, each))))
        except NotUnderstood as error:
            if each == language:
                first = error
        except CardRefused as error:
            return _trouble([tell_fault(fault, language) for fault in error.faults[:SHOWN]])
    told = protocol.Trouble(
        place=first.place,
        found=first.found,
        told=tuple(tell_advice(first, language)[:1]),
        expected=tuple(first.expected[:SHOWN]),
        near=tuple(first.suggestions),
    )
    return protocol.Reading(trouble=told)


def read_card(data: Data, language: str) -> protocol.Reading:
    """Read a card that was put together from lists; this runs in the worker."""
    kept = {key: value for key, value in data.items() if key not in UNSAID}
    try:
        card, faults = examine(signed({"kind": "rule"} | kept))
    except (RecursionError, KeyError, TypeError):
        return _trouble(["?"])
    if card is None:
        return _trouble([tell_fault(fault, language) for fault in faults[:SHOWN]])
    return _reading(card)


def _reading(card: Card) -> protocol.Reading:
    data = {key: value for key, value in to_data(card).items() if key not in UNSAID}
    is_rule = isinstance(card, RuleCard)
    return protocol.Reading(
        card=data,
        kind="rule" if is_rule else "effect",
        text=protocol.BothTongues(read(card, "en"), read(card, "pl")),
        sign=sign_of(card) if isinstance(card, RuleCard) else "",
    )


def _trouble(told: list[str]) -> protocol.Reading:
    return protocol.Reading(trouble=protocol.Trouble(0, "", tuple(told)))


def try_card(data: Data, options: dict[str, Any], seats: int, slot: str) -> protocol.Tried:
    """Try a card out with bots; this runs in the worker."""
    card = check(signed({key: value for key, value in data.items() if key not in UNSAID}))
    tried = preview(card, options, seats, GAMES, slot, most=MOST_DECISIONS)
    return protocol.Tried(_figures(tried.before), _figures(tried.after), tried.warnings)


def _figures(figures: Figures) -> protocol.TriedGames:
    names = protocol.TriedGames.__struct_fields__
    return protocol.TriedGames(**{name: getattr(figures, name) for name in names})

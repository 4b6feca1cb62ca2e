"""Decks at tables: the options of a game from its decks, and its results for them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from stolik.games.blank.decks import rewards as ledger
from stolik.games.blank.decks.bot_ideas import bot_idea
from stolik.games.blank.decks.deck import Deck
from stolik.games.blank.decks.deck_setup import (
    DECK_OPTIONS,
    after_game,
    fired_in,
    options_with,
    plain_name,
    slots_of,
)
from stolik.games.blank.decks.refused import DeckRefused
from stolik.games.blank.decks.rewards import Proposal
from stolik.games.blank.language.document import to_data
from stolik.kernel.registry import UnknownGame, load
from stolik.server.blank import deck_people, deck_store
from stolik.server.blank.deck_summaries import DamagedDeck, note_damage
from stolik.server.blank.reward_rows import agreed_trials
from stolik.server.storage import schema
from stolik.server.storage.faults import StorageDown
from stolik.server.storage.store import Store
from stolik.table.actions.base import Entry
from stolik.table.actions.setup import Configured
from stolik.table.errors import TableError
from stolik.table.names import BOT_NAMES
from stolik.table.table import Table

if TYPE_CHECKING:
    from stolik.server.tables.hub import Hub
    from stolik.server.tables.live_table import LiveTable

MOST_MIXED = 4


def ids_of(deck: str) -> list[str]:
    """The decks of a table: one, or several with commas between."""
    return [one for one in deck.split(",") if one][: MOST_MIXED + 1]


async def deck_options(
    store: Store,
    game_id: str,
    deck: str | None,
    options: dict[str, Any],
    player: str | None = None,
) -> dict[str, Any]:
    """The options with stored decks put in, for games that use decks.

    With a `player`, only with decks that this player may set up games with.
    """
    if deck is None:
        return options
    try:
        game = load(game_id)
    except UnknownGame:
        raise TableError("not-found") from None
    if not game.has_library():
        raise TableError("bad-options", "there is no such deck")
    return await options_of(store, deck, options, player)


async def options_of(
    store: Store,
    deck: str,
    options: dict[str, Any],
    player: str | None,
    trials: Sequence[Proposal] = (),
) -> dict[str, Any]:
    """The options of a game with these decks; raises `bad-options` if they cannot be combined."""
    decks = [await _found(store, one, player) for one in ids_of(deck)]
    found = [one for one in decks if one is not None]
    if not found or len(found) < len(decks):
        raise TableError("bad-options", "there is no such deck")
    if player is not None and not all(one.may_play(deck_store.account_of(player)) for one in found):
        raise TableError("bad-options", "there is no such deck")  # nor is its existence revealed
    tried: list[tuple[str, str]] = []
    for proposal in trials:
        for place, one in enumerate(found):
            if one.id == proposal.deck:
                with suppress(DeckRefused):  # no room is left for it: it is tried another time
                    found[place] = ledger.tried(one, proposal)
                    tried.append((proposal.deck, proposal.slot))
    try:
        return options_with(found, options, secrets.randbits(31), tried)
    except DeckRefused as error:
        raise deck_store.refusal(error) from None


async def _found(store: Store, deck: str, player: str | None) -> Deck | None:
    """A deck; that it is damaged is revealed to its owner and stewards only."""
    try:
        return await deck_store.find(store, deck)
    except DamagedDeck:
        if player is None or await deck_people.decides_on_damaged(store, deck, player):
            raise
        return None


def with_same_cards(options: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """New options for a table that keeps its present cards because its deck cannot be read now."""
    kept = {key: before[key] for key in (*DECK_OPTIONS, "decks") if key in before}
    return {key: value for key, value in options.items() if key not in DECK_OPTIONS} | kept


class Winner(msgspec.Struct, frozen=True):
    """A person who has won, and so may write a card."""

    player: str
    name: str


class BotIdea(msgspec.Struct, frozen=True):
    """A bot has won and proposes a card; the next person has the pen and the last word."""

    bot: str
    holder: Winner


class DeckResult(msgspec.Struct, frozen=True):
    """The result of a finished game for its decks."""

    table: str
    round: int
    game: str
    decks: list[str]
    at: int
    winners: list[str]
    rewarded: list[Winner]
    pen: BotIdea | None
    used: list[str]
    fired: dict[str, int]


def deck_result_of(table: Table) -> DeckResult | None:
    """The result of a round that has just ended for the decks it was played with."""
    game = table.game
    if table.deck is None or table.state is None or game is None or not game.has_library():
        return None
    outcome = table.outcome
    assert outcome is not None
    chairs = [table.chairs[seat] for seat in outcome.winners]
    notices = (notice for happened in table.story for notice in happened.notices)
    return DeckResult(
        table=table.id,
        round=table.round,
        game=f"{table.code}-{table.round}",
        decks=ids_of(table.deck),
        at=table.at,
        winners=[plain_name(chair.name or "bot") for chair in chairs],
        # BLK-R72: bots have no reward of their own, also where they stand in for somebody.
        rewarded=[
            Winner(chair.player, chair.name)
            for chair in chairs
            if chair.player is not None and not chair.is_played_by_bot
        ],
        pen=_pen_of(table, outcome.winners),
        used=[
            text
            for place, text in enumerate(table.options.get("new_rules", ()))
            if str(place) not in table.options.get("trials", ())  # BLK-D11: no part of the deck
        ],
        fired=fired_in(table.state, notices),
    )


def _pen_of(table: Table, winners: Sequence[int]) -> BotIdea | None:
    """Who has the pen where only bots have won: the next person after the first (BLK-R72)."""
    chairs = table.chairs
    if not winners or not all(chairs[seat].is_played_by_bot for seat in winners):
        return None
    for step in range(1, len(chairs)):
        chair = chairs[(winners[0] + step) % len(chairs)]
        if chair.player is not None and not chair.is_played_by_bot:
            first = winners[0]
            bot = plain_name(chairs[first].name or BOT_NAMES[first % len(BOT_NAMES)])
            return BotIdea(bot, Winner(chair.player, chair.name))
    return None


def store_deck_result(store: Store, connection: sa.Connection, result: DeckResult) -> None:
    """Note the game in its decks, count what its cards did, and reward its winners.

    Damaged decks stay as they are; their winners keep the reward until the deck is repaired.
    """
    found: list[Deck] = []
    kept: list[str] = []
    for one in result.decks:
        try:
            deck = deck_store.load(connection, one, is_locked=True)
        except DamagedDeck as error:
            note_damage(connection, error)
            kept.append(one)
            continue
        if deck is not None:
            found.append(deck)
            kept.append(one)
    at = deck_store.moment(result.at)
    for deck in after_game(found, result.game, result.winners, result.used, at):
        deck_store.save(connection, deck, result.at, result.table)
        slots = slots_of(deck)
        times = {slots[card]: count for card, count in result.fired.items() if card in slots}
        deck_store.count_fired(store, connection, deck.id, times)
    if not kept:
        return
    pens = [*result.rewarded, *([] if result.pen is None else [result.pen.holder])]
    here = _still_here(connection, [person.player for person in pens])
    for winner in result.rewarded:
        if winner.player in here:  # else they have deleted themselves, and no name is left behind
            _grant(connection, result, winner, kept, {"stage": "draft"})
    if result.pen is not None and result.pen.holder.player in here:
        deck = next((one for one in found if one.id == kept[0]), None)
        idea = None if deck is None else bot_idea(deck, result.pen.bot, secrets.randbits(31))
        if deck is not None and idea is not None:
            slot = deck.blank_rules[0].slot
            card = {"stage": "at the table", "card": to_data(idea), "slot": slot}
            _grant(connection, result, result.pen.holder, kept, {**card, "bot": result.pen.bot})


def _grant(
    connection: sa.Connection,
    result: DeckResult,
    person: Winner,
    decks: list[str],
    more: dict[str, Any],
) -> None:
    row = {
        "id": "w-" + secrets.token_hex(8),
        "table_id": result.table,
        "round": result.round,
        "player": person.player,
        "name": person.name[:60],
        "origin": result.game[:40],
        "decks": decks,
        "deck": decks[0],
        "granted": result.at,
        "changed": result.at,
        "remarks": "",
        "nods": [],
        **more,
    }
    connection.execute(sa.insert(schema.rewards).values(**row))


def _still_here(connection: sa.Connection, players: list[str]) -> set[str]:
    table = schema.players
    query = sa.select(table.c.id).where(table.c.id.in_(players))
    if connection.dialect.name == "postgresql":
        query = query.order_by(table.c.id).with_for_update()  # nobody goes before this is stored
    return {row.id for row in connection.execute(query)}


async def load_newest_decks(hub: Hub, live: LiveTable) -> None:
    """Put the newest revision of its decks into the options of a waiting table (BLK-108).

    With cards that everybody wants to try (BLK-D11); one that is withdrawn later is still tried.
    """
    table = live.table
    if table.deck is None or table.status != "lobby":
        return
    game = table.game
    if game is None or not game.has_library():
        return
    await live.wait_for_result()  # its decks are changed with it
    people = {chair.player for chair in table.chairs if chair.player is not None}
    try:
        trials = await agreed_trials(hub.store, table.id, people)
        options = await options_of(hub.store, table.deck, table.options, None, trials)
    except (TableError, StorageDown):
        return  # the deck is gone or damaged: the table plays on with the cards it has

    if _plain(options) == _plain(table.options):
        return  # nothing to write down

    def make_entry(now: Table) -> Entry:
        if now.status != "lobby":
            raise TableError("not-now")
        return Configured(options=_plain(options))

    await hub.try_append(live, make_entry)


def _plain(options: dict[str, Any]) -> dict[str, Any]:
    """Options as they travel, so that a log's and new ones can be compared."""
    return msgspec.json.decode(msgspec.json.encode(options), type=dict[str, Any])

"""Winners' rewards: from the draft to the owner's decision (BLK-95 to BLK-104, BLK-D8)."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import sqlalchemy as sa

from stolik import protocol
from stolik.games.blank.cards.faces import sign_of
from stolik.games.blank.cards.known_cards import sentence
from stolik.games.blank.decks import rewards as ledger
from stolik.games.blank.decks.deck import Deck
from stolik.games.blank.decks.deck_setup import plain_name
from stolik.games.blank.decks.refused import DeckRefused
from stolik.games.blank.language.card import Card, RuleCard
from stolik.games.blank.language.document import Data, to_data
from stolik.games.blank.language.plain import plain_fault
from stolik.games.blank.language.spoken import UNSAID
from stolik.server.accounts.people import Person as Somebody
from stolik.server.blank import deck_store
from stolik.server.blank.deck_summaries import DamagedDeck
from stolik.server.blank.museum import both_languages, title_of
from stolik.server.blank.reward_rows import Row, card_of, proposal_of, trial_of, voucher_of
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.server.tables.results import kept_record, played_at
from stolik.table.errors import TableError

Decks = dict[str, Deck | None]
WriteSentences = Callable[[Sequence[Card]], Awaitable[None]]
DAY = 86_400_000
MOST_SHOWN = 40
MOST_NODS = 12


async def list_rewards(
    store: Store, who: Somebody, table: str | None, now: int, write_sentences: WriteSentences
) -> protocol.Rewards:
    """My rewards and those that wait for my decision; of a table, all that its players may see."""
    rewards, seats = schema.rewards, schema.seats
    query = sa.select(rewards).order_by(rewards.c.granted.desc()).limit(MOST_SHOWN)
    if table is not None:
        sat = sa.select(seats.c.seat).where(seats.c.table_id == table, seats.c.player == who.id)
        mine = sa.exists(sat)
        owned = rewards.c.deck.in_(_decks_of(who.id))
        query = query.where(rewards.c.table_id == table, mine | owned)
    else:
        waiting = (rewards.c.stage == "handed in") & rewards.c.deck.in_(_decks_of(who.id))
        still = (rewards.c.player == who.id) & (rewards.c.stage != "accepted")
        query = query.where(waiting | still)
    rows = await store.rows(query)
    await write_sentences([card_of(row) for row in rows if row.card is not None])

    def show(connection: sa.Connection) -> list[protocol.Reward | None]:
        decks: Decks = {}
        return [_shown(connection, row, who, now, decks) for row in rows]

    shown = await store.read(show)
    return protocol.Rewards(tuple(one for one in shown if one is not None))


async def is_winner(store: Store, deck: str, player: str) -> bool:
    """Whether somebody has a reward to write on a deck."""
    rewards = schema.rewards
    query = sa.select(rewards.c.decks).where(rewards.c.player == player)
    rows = await store.rows(query.where(rewards.c.stage != "accepted"))
    return any(deck in row.decks for row in rows)


def _decks_of(player: str) -> sa.Select[Any]:
    """Decks whose cards somebody decides on: as the owner, or as a steward (BLK-D9)."""
    decks, stewards = schema.decks, schema.deck_stewards
    cared = sa.select(stewards.c.deck).where(stewards.c.player == player)
    return sa.select(decks.c.id).where((decks.c.owner == player) | decks.c.id.in_(cared))


def _shown(
    connection: sa.Connection,
    row: Row,
    who: Somebody,
    now: int,
    known: Decks,
) -> protocol.Reward | None:
    """A reward as somebody may see it; None if its deck is gone or cannot be read now."""
    for one in row.decks:
        if one not in known:
            known[one] = _readable(connection, one)
    decks = [deck for one in row.decks if (deck := known[one]) is not None]
    deck = next((one for one in decks if one.id == row.deck), None)
    if deck is None:
        return None
    card = None if row.card is None else card_of(row)
    is_mine = row.player == who.id
    is_disclosed = is_mine or row.stage != "draft"
    return protocol.Reward(
        id=row.id,
        table=row.table_id,
        round=row.round,
        name=row.name,
        stage=row.stage,
        decks=tuple(deck_store.line_of(one, who.id) for one in decks),
        deck=row.deck,
        owner=_owner_name(connection, deck),
        is_mine=is_mine,
        i_decide=deck.decides(deck_store.account_of(who.id)),
        is_good=voucher_of(row).is_good(deck_store.moment(now)),
        lapses=row.granted + ledger.VOUCHER_DAYS * DAY,
        slot=row.slot if is_disclosed else None,
        remarks=row.remarks,
        nods=_names(connection, [one for one in row.nods if one != row.player]),
        trial=trial_of(row, _people_at(connection, row.table_id)),
        bot=row.bot,
        picture=row.picture if is_disclosed else None,
        open_cards=tuple(_open(deck)) if is_mine else (),
        blank_rules=len(deck.blank_rules),
        **(_card_fields(card) if card is not None and is_disclosed else {}),
    )


def _readable(connection: sa.Connection, deck: str) -> Deck | None:
    try:
        return deck_store.load(connection, deck)
    except DamagedDeck:
        return None


def _names(connection: sa.Connection, ids: list[str]) -> tuple[str, ...]:
    """The present names of these players, in this order; without deleted ones."""
    players = schema.players
    query = sa.select(players.c.id, players.c.name).where(players.c.id.in_(ids))
    names = {row.id: plain_name(row.name) for row in connection.execute(query)}
    return tuple(names[one] for one in ids if one in names)


def _card_fields(card: Card) -> dict[str, Any]:
    return {
        "kind": "rule" if isinstance(card, RuleCard) else "effect",
        "card": {key: value for key, value in to_data(card).items() if key not in UNSAID},
        "title": title_of(card),
        "text": both_languages(sentence(card)),
        "sign": sign_of(card) if isinstance(card, RuleCard) else "",
        "author": card.author,
    }


def _open(deck: Deck) -> list[protocol.RewardSlot]:
    return [
        protocol.RewardSlot(
            slot.slot,
            slot.colour,
            slot.digit,
            slot.face == "illustrated" or slot.picture is not None,
        )
        for slot in deck.open_cards
    ]


def _owner_name(connection: sa.Connection, deck: Deck) -> str:
    players = schema.players
    owner = deck_store.player_of(deck.owner)
    query = sa.select(players.c.name).where(players.c.id == owner)
    row = connection.execute(query).first()
    return "" if row is None else str(row.name)


def _find(connection: sa.Connection, reward: str) -> Row:
    rewards = schema.rewards
    query = sa.select(rewards).where(rewards.c.id == reward)
    if connection.dialect.name == "postgresql":
        query = query.with_for_update()
    row = connection.execute(query).first()
    if row is None:
        raise TableError("not-found")
    return row


def _deck(connection: sa.Connection, row: Row) -> Deck:
    deck = deck_store.load(connection, row.deck, is_locked=True)
    if deck is None:
        raise TableError("not-found")
    return deck


async def check_winner(store: Store, reward: str, player: str) -> None:
    """Raise `not-found` unless this is a reward of this player."""
    rewards = schema.rewards
    query = sa.select(rewards.c.player).where(rewards.c.id == reward)
    row = await store.row(query)
    if row is None or row.player != player:
        raise TableError("not-found")


async def authored(store: Store, deck: str, player: str) -> frozenset[str]:
    """The slots of a deck whose cards somebody has written; not those of bots that they took."""
    rewards = schema.rewards
    query = sa.select(rewards.c.slot).where(
        rewards.c.deck == deck,
        rewards.c.player == player,
        rewards.c.stage == "accepted",
        rewards.c.bot.is_(None),
    )
    return frozenset(row.slot for row in await store.rows(query))


async def game_of(store: Store, reward: str, player: str) -> str:
    """The record of the game a reward was won in, for somebody who sat there.

    Raises `not-found` for everybody else, and `not-now` where the record is not kept.
    """
    rewards = schema.rewards
    query = sa.select(rewards.c.table_id, rewards.c.round).where(rewards.c.id == reward)
    row = await store.row(query)
    if row is None or not await played_at(store, row.table_id, row.round, player):
        raise TableError("not-found")
    record, _ = await kept_record(store, row.table_id, row.round)
    return record


async def write(
    store: Store, reward: str, who: Somebody, idea: tuple[protocol.RewardIdea, Card], now: int
) -> protocol.Reward:
    """Write the winner's idea on a slot and show it to the table."""
    body, card = idea

    def keep(connection: sa.Connection) -> protocol.Reward:
        row = _find(connection, reward)
        if row.player != who.id:
            raise TableError("not-found")
        if row.stage == "accepted":
            raise TableError("not-now", "this reward has been used")
        chosen = body.deck or row.deck
        if chosen not in row.decks:
            raise TableError("bad-options", "this reward was not won with that deck")
        deck = deck_store.load(connection, chosen, is_locked=True)
        if deck is None:
            raise TableError("not-found")
        try:
            slot = body.slot or slot_for(deck, card)
            picture = _drawing(connection, body, who.id, now, card)
            voucher = voucher_of(row)
            drafted = ledger.draft(
                deck, voucher, ledger.Idea(slot, card, picture), deck_store.moment(now)
            )
            shown = ledger.show_to_table(drafted)
        except DeckRefused as error:
            raise deck_store.refusal(error, body.language) from None
        values: dict[str, Any] = {
            "deck": chosen,
            "slot": shown.slot,
            "card": to_data(card),
            "picture": picture,
            "stage": shown.stage,
            "nods": [],
            "bot": None,  # a new text is the writer's own idea
        }
        if row.picture is not None:  # drawn anew, and in no deck yet
            drawings = schema.drawings
            connection.execute(sa.delete(drawings).where(drawings.c.id == row.picture))
        return _kept(connection, row.id, values, who, now)

    return await store.transact(keep)


def signed_data(body: protocol.RewardIdea) -> Data:
    """The card as its winner signs it: author, name and title are the request's own fields."""
    data = {key: value for key, value in body.card.items() if key not in UNSAID}
    data = {"lang": 1, **data, "author": body.author.strip()}
    label = "title" if data.get("kind") == "effect" else "name"
    if body.title.strip():
        data[label] = {body.language: body.title.strip()}
    return data


def slot_for(deck: Deck, card: Card) -> str:
    """The first slot with room for the card; in a full deck the last, whose refusal says why."""
    if isinstance(card, RuleCard):
        return deck.blank_rules[0].slot if deck.blank_rules else deck.rules[-1].slot
    return deck.open_cards[0].slot if deck.open_cards else deck.game[-1].slot


def _drawing(
    connection: sa.Connection, body: protocol.RewardIdea, player: str, now: int, card: Card
) -> str | None:
    """Store the strokes; a rule card has no room for a picture (BLK-07)."""
    if not body.drawing or isinstance(card, RuleCard):
        return None
    drawing = "g-" + secrets.token_hex(8)
    strokes = [[stroke.ink, stroke.width, *stroke.points] for stroke in body.drawing]
    new = {"id": drawing, "player": player, "made": now, "strokes": strokes}
    connection.execute(sa.insert(schema.drawings).values(**new))
    return drawing


async def step(
    store: Store, reward: str, who: Somebody, body: protocol.RewardStep, now: int
) -> protocol.Reward:
    """Advance a proposal: by its author, by others at the table, or by whoever decides."""

    def judge(connection: sa.Connection) -> protocol.Reward:
        row = _find(connection, reward)
        try:
            if body.step in ("withdraw", "hand-in"):
                values = _by_author(row, who, body.step)
            elif body.step in ("nod", "try"):
                values = _nod(connection, row, who, body.step)
            else:
                values = _judge(connection, row, who, body, now)
        except DeckRefused as error:
            raise deck_store.refusal(error) from None
        return _kept(connection, row.id, values, who, now)

    return await store.transact(judge)


def _by_author(row: Row, who: Somebody, wanted: str) -> dict[str, Any]:
    if row.player != who.id:
        raise TableError("not-found")
    if wanted == "withdraw":
        if row.stage not in ("at the table", "handed in"):
            raise TableError("not-now")
        return {"stage": "draft", "nods": []}
    return {"stage": ledger.hand_in(proposal_of(row)).stage}


def _nod(connection: sa.Connection, row: Row, who: Somebody, wanted: str) -> dict[str, Any]:
    """Be for a card; its author is for trying it in the next game (BLK-D11)."""
    is_author = row.player == who.id
    if who.id not in _people_at(connection, row.table_id) or is_author != (wanted == "try"):
        raise TableError("not-found")
    if row.stage not in ("at the table", "handed in"):
        raise TableError("not-now")
    return {"nods": [*dict.fromkeys([*row.nods, who.id])][:MOST_NODS]}


def _people_at(connection: sa.Connection, table: str) -> set[str]:
    """Who played the last game of a table."""
    seats = schema.seats
    last = sa.select(sa.func.max(seats.c.round)).where(seats.c.table_id == table)
    query = sa.select(seats.c.player).where(
        seats.c.table_id == table, seats.c.round == last.scalar_subquery()
    )
    return {row.player for row in connection.execute(query)}


def _judge(
    connection: sa.Connection,
    row: Row,
    who: Somebody,
    body: protocol.RewardStep,
    now: int,
) -> dict[str, Any]:
    deck = _deck(connection, row)
    judge, at = deck_store.person_of(who), deck_store.moment(now)
    if not deck.decides(judge.account):
        raise TableError("not-found")
    proposal = proposal_of(row)
    remarks = body.remarks.strip()
    if remarks and (fault := plain_fault(remarks, 200, "$.remarks")) is not None:
        raise DeckRefused([fault])
    if body.step == "send-back":
        sent = ledger.send_back(deck, proposal, judge, remarks)
        return {"stage": sent.stage, "remarks": remarks}
    if body.step == "refuse":
        changed, refused = ledger.refuse_card(deck, proposal, judge, at)
        deck_store.save(connection, changed, now)
        return {"stage": refused.stage, "remarks": remarks}
    changed, accepted, _ = ledger.accept(deck, proposal, judge, at)
    deck_store.save(connection, changed, now, row.table_id)
    return {"stage": accepted.stage, "remarks": ""}


def _kept(
    connection: sa.Connection, reward: str, values: dict[str, Any], who: Somebody, now: int
) -> protocol.Reward:
    rewards = schema.rewards
    change = sa.update(rewards).where(rewards.c.id == reward).values(changed=now, **values)
    connection.execute(change)
    shown = _shown(connection, _find(connection, reward), who, now, {})
    if shown is None:
        raise TableError("not-found")
    return shown


async def drawing(store: Store, name: str) -> str | None:
    """A drawing as an SVG picture; it holds nothing but numbers."""
    drawings = schema.drawings
    row = await store.row(sa.select(drawings.c.strokes).where(drawings.c.id == name))
    return None if row is None else svg_of(row.strokes)


INKS = ("#211a17", "#c62a1d", "#2b86d1", "#ef9a1a", "#55308a", "#1d7a45", "#e38ab8")


def svg_of(strokes: list[list[int]]) -> str:
    """Draw strokes (ink, width, x, y, x, y, …) as rounded lines."""
    lines = []
    for ink, width, *points in strokes:
        pairs = list(zip(points[::2], points[1::2], strict=False))
        if len(pairs) == 1:
            pairs *= 2  # a dot is a line of no length, with round ends
        path = " ".join(f"{int(x)},{int(y)}" for x, y in pairs)
        lines.append(
            f'<polyline points="{path}" fill="none" stroke="{INKS[int(ink) % len(INKS)]}" '
            f'stroke-width="{int(width)}" stroke-linecap="round" stroke-linejoin="round"/>'
        )
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">'
    return head + "".join(lines) + "</svg>"

"""Winners' rewards: from the draft to the owner's decision (BLK-95 to BLK-104, BLK-D8)."""

from __future__ import annotations

import secrets
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from stolik.games.blank.decks import rewards as ledger
from stolik.games.blank.decks.deck import Deck, Person
from stolik.games.blank.decks.refused import DeckRefused
from stolik.games.blank.faces import sentence, sign_of
from stolik.games.blank.keeping import plain_name
from stolik.games.blank.language.card import Card, RuleCard
from stolik.games.blank.language.checker import check
from stolik.games.blank.language.document import to_data
from stolik.games.blank.language.faults import CardRefused
from stolik.games.blank.language.plain import plain_fault
from stolik.server import protocol, shelf
from stolik.server.museum import title_of, tongues
from stolik.server.people import Person as Somebody
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.server.workshop import UNSAID
from stolik.table.errors import TableError

Row = sa.Row[Any]
DAY = 86_400_000
MOST_SHOWN = 40
MOST_NODS = 12


async def list_rewards(
    store: Store, who: Somebody, table: str | None, now: int
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
    async with store.begin() as connection:
        rows = (await connection.execute(query)).all()
        shown = [await _shown(connection, row, who, now) for row in rows]
    return protocol.Rewards(tuple(one for one in shown if one is not None))


async def is_winner(store: Store, deck: str, player: str) -> bool:
    """Tell whether somebody has a reward to write on a deck."""
    rewards = schema.rewards
    query = sa.select(rewards.c.decks).where(rewards.c.player == player)
    async with store.begin() as connection:
        rows = (await connection.execute(query.where(rewards.c.stage != "accepted"))).all()
    return any(deck in row.decks for row in rows)


def _decks_of(player: str) -> sa.Select[Any]:
    """Decks whose cards somebody decides on: as the owner, or as a steward (BLK-D9)."""
    decks, stewards = schema.decks, schema.deck_stewards
    cared = sa.select(stewards.c.deck).where(stewards.c.player == player)
    return sa.select(decks.c.id).where((decks.c.owner == player) | decks.c.id.in_(cared))


async def _shown(
    connection: AsyncConnection,
    row: Row,
    who: Somebody,
    now: int,
) -> protocol.Reward | None:
    found = [await shelf.load(connection, one) for one in row.decks]
    decks = [deck for deck in found if deck is not None]
    deck = next((one for one in decks if one.id == row.deck), None)
    if deck is None:
        return None
    card = None if row.card is None else check(row.card)
    is_mine = row.player == who.id
    is_told = is_mine or row.stage != "draft"
    return protocol.Reward(
        id=row.id,
        table=row.table_id,
        round=row.round,
        name=row.name,
        stage=row.stage,
        decks=tuple(shelf.line_of(one, who.id) for one in decks),
        deck=row.deck,
        owner=await _owner_name(connection, deck),
        is_mine=is_mine,
        i_decide=deck.decides(shelf.account_of(who.id)),
        is_good=_voucher(row).is_good(shelf.moment(now)),
        lapses=row.granted + ledger.VOUCHER_DAYS * DAY,
        slot=row.slot if is_told else None,
        remarks=row.remarks,
        nods=tuple(row.nods),
        picture=row.picture if is_told else None,
        open_cards=tuple(_open(deck)) if is_mine else (),
        blank_rules=len(deck.blank_rules),
        **(_told(card) if card is not None and is_told else {}),
    )


def _told(card: Card) -> dict[str, Any]:
    return {
        "kind": "rule" if isinstance(card, RuleCard) else "effect",
        "card": {key: value for key, value in to_data(card).items() if key not in UNSAID},
        "title": title_of(card),
        "text": tongues(sentence(card)),
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


async def _owner_name(connection: AsyncConnection, deck: Deck) -> str:
    players = schema.players
    owner = shelf.player_of(deck.owner)
    query = sa.select(players.c.name).where(players.c.id == owner)
    row = (await connection.execute(query)).first()
    return "" if row is None else str(row.name)


def _voucher(row: Row) -> ledger.Voucher:
    winner = Person(shelf.account_of(row.player), plain_name(row.name))
    granted = shelf.moment(row.granted)
    is_spent = row.stage == "accepted"
    return ledger.Voucher(winner, tuple(row.decks), row.origin, granted, is_spent)


def _proposal(row: Row) -> ledger.Proposal:
    if row.card is None:
        raise TableError("not-now", "nothing is written yet")
    card = check(row.card)
    parts = (row.deck, row.slot, card, _voucher(row), row.stage, row.picture, row.remarks)
    return ledger.Proposal(*parts)


async def _find(connection: AsyncConnection, reward: str) -> Row:
    rewards = schema.rewards
    query = sa.select(rewards).where(rewards.c.id == reward)
    if connection.dialect.name == "postgresql":
        query = query.with_for_update()
    row = (await connection.execute(query)).first()
    if row is None:
        raise TableError("not-found")
    return row


async def _deck(connection: AsyncConnection, row: Row) -> Deck:
    deck = await shelf.load(connection, row.deck, is_locked=True)
    if deck is None:
        raise TableError("not-found")
    return deck


async def write(
    store: Store, reward: str, who: Somebody, body: protocol.RewardIdea, now: int
) -> protocol.Reward:
    """Write the winner's idea on a slot and show it to the table."""
    async with store.begin() as connection:
        row = await _find(connection, reward)
        if row.player != who.id:
            raise TableError("not-found")
        if row.stage == "accepted":
            raise TableError("not-now", "this reward has been used")
        chosen = body.deck or row.deck
        if chosen not in row.decks:
            raise TableError("bad-options", "this reward was not won with that deck")
        deck = await shelf.load(connection, chosen, is_locked=True)
        if deck is None:
            raise TableError("not-found")
        try:
            card = _signed(body)
            slot = body.slot or _slot_for(deck, card)
            picture = await _drawing(connection, body, who.id, now, card)
            idea = ledger.Idea(slot, card, picture)
            voucher = _voucher(row)
            drafted = ledger.draft(deck, voucher, idea, shelf.moment(now))
            shown = ledger.show_to_table(drafted)
        except (DeckRefused, CardRefused) as error:
            raise shelf.refusal(error, body.language) from None
        values: dict[str, Any] = {
            "deck": chosen,
            "slot": shown.slot,
            "card": to_data(card),
            "picture": picture,
            "stage": shown.stage,
            "nods": [],
        }
        return await _kept(connection, row.id, values, who, now)


def _signed(body: protocol.RewardIdea) -> Card:
    data = {key: value for key, value in body.card.items() if key not in UNSAID}
    data = {"lang": 1, **data, "author": body.author.strip()}
    label = "title" if data.get("kind") == "effect" else "name"
    if body.title.strip():
        data[label] = {body.language: body.title.strip()}
    return check(data)


def _slot_for(deck: Deck, card: Card) -> str:
    if isinstance(card, RuleCard):
        return deck.blank_rules[0].slot if deck.blank_rules else deck.rules[-1].slot
    return deck.open_cards[0].slot if deck.open_cards else deck.game[-1].slot


async def _drawing(
    connection: AsyncConnection, body: protocol.RewardIdea, player: str, now: int, card: Card
) -> str | None:
    """Keep the strokes; a rule card has no room for a picture (BLK-07)."""
    if not body.drawing or isinstance(card, RuleCard):
        return None
    drawing = "g-" + secrets.token_hex(8)
    strokes = [[stroke.ink, stroke.width, *stroke.points] for stroke in body.drawing]
    new = {"id": drawing, "player": player, "made": now, "strokes": strokes}
    await connection.execute(sa.insert(schema.drawings).values(**new))
    return drawing


async def step(
    store: Store, reward: str, who: Somebody, body: protocol.RewardStep, now: int
) -> protocol.Reward:
    """Let a proposal go on: by its author, by others at the table, or by who decides."""
    async with store.begin() as connection:
        row = await _find(connection, reward)
        try:
            if body.step in ("withdraw", "hand-in"):
                values = await _by_author(connection, row, who, body.step, now)
            elif body.step == "nod":
                values = await _nod(connection, row, who)
            else:
                values = await _judge(connection, row, who, body, now)
        except DeckRefused as error:
            raise shelf.refusal(error) from None
        return await _kept(connection, row.id, values, who, now)


async def _by_author(
    connection: AsyncConnection,
    row: Row,
    who: Somebody,
    wanted: str,
    now: int,
) -> dict[str, Any]:
    if row.player != who.id:
        raise TableError("not-found")
    if wanted == "withdraw":
        if row.stage not in ("at the table", "handed in"):
            raise TableError("not-now")
        return {"stage": "draft", "nods": []}
    deck = await _deck(connection, row)
    changed, handed = ledger.hand_in(deck, _proposal(row), shelf.moment(now))
    await shelf.save(connection, changed, now)
    return {"stage": handed.stage}


async def _nod(connection: AsyncConnection, row: Row, who: Somebody) -> dict[str, Any]:
    seats = schema.seats
    place = (seats.c.table_id == row.table_id) & (seats.c.player == who.id)
    sat = (await connection.execute(sa.select(seats.c.seat).where(place))).first()
    if sat is None or row.player == who.id:
        raise TableError("not-found")
    if row.stage not in ("at the table", "handed in"):
        raise TableError("not-now")
    return {"nods": [*dict.fromkeys([*row.nods, plain_name(who.name)])][:MOST_NODS]}


async def _judge(
    connection: AsyncConnection,
    row: Row,
    who: Somebody,
    body: protocol.RewardStep,
    now: int,
) -> dict[str, Any]:
    deck = await _deck(connection, row)
    judge, at = shelf.person_of(who), shelf.moment(now)
    if not deck.decides(judge.account):
        raise TableError("not-found")
    proposal = _proposal(row)
    remarks = body.remarks.strip()
    if remarks and (fault := plain_fault(remarks, 200, "$.remarks")) is not None:
        raise DeckRefused([fault])
    if body.step == "send-back":
        sent = ledger.send_back(deck, proposal, judge, remarks)
        return {"stage": sent.stage, "remarks": remarks}
    if body.step == "refuse":
        changed, refused = ledger.refuse_card(deck, proposal, judge, at)
        await shelf.save(connection, changed, now)
        return {"stage": refused.stage, "remarks": remarks}
    changed, accepted, _ = ledger.accept(deck, proposal, judge, at)
    await shelf.save(connection, changed, now, row.table_id)
    return {"stage": accepted.stage, "remarks": ""}


async def _kept(
    connection: AsyncConnection, reward: str, values: dict[str, Any], who: Somebody, now: int
) -> protocol.Reward:
    rewards = schema.rewards
    change = sa.update(rewards).where(rewards.c.id == reward).values(changed=now, **values)
    await connection.execute(change)
    shown = await _shown(connection, await _find(connection, reward), who, now)
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

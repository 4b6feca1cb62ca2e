"""Who stands around a deck: its owner, its stewards, and the person it is offered to."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from stolik.games.blank.decks import care
from stolik.games.blank.decks.deck import Deck, Person
from stolik.games.blank.decks.refused import DeckRefused
from stolik.games.blank.keeping import plain_name
from stolik.server import people, protocol, shelf
from stolik.server.shelf import account_of, moment, person_of, player_of
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.errors import TableError

MOST_STEWARDS = 8
MOST_KNOWN = 24
MOST_SHARED = 200


class Circle(msgspec.Struct, frozen=True):
    """The people around a deck, as one of them may see it."""

    owner: str = ""
    stewards: tuple[protocol.BlankPerson, ...] = ()
    known: tuple[protocol.BlankPerson, ...] = ()
    offered: protocol.BlankPerson | None = None
    next_volume: str | None = None


async def around(store: Store, deck: Deck, player: str) -> Circle:
    """Who stands around the deck; whom the owner could name is told to the owner only."""
    stewards = [one for one in map(player_of, deck.stewards) if one is not None]
    heir = await _heir(store, deck.id)
    owner = player_of(deck.owner)
    known = await _companions(store, player) if owner == player else []
    wanted = {*stewards, *known, *([owner] if owner else []), *([heir] if heir else [])}
    names = await _names(store, wanted)
    is_told = player in (owner, heir)
    later = await shelf.decks_of(store, player) if owner == player and deck.is_complete else []
    return Circle(
        owner=names.get(owner or "", ""),
        stewards=_people(stewards, names),
        known=_people([one for one in known if one not in (*stewards, owner)], names),
        offered=next(iter(_people([heir] if heir and is_told else [], names)), None),
        next_volume=next((one.id for one in later if _follows(one, deck)), None),
    )


def _follows(later: Deck, deck: Deck) -> bool:
    """Whether this is the volume after a complete deck (BLK-D7)."""
    is_child = later.parent is not None and later.parent.id == deck.id
    return is_child and later.volume == deck.volume + 1


def _people(ids: list[str], names: dict[str, str]) -> tuple[protocol.BlankPerson, ...]:
    return tuple(protocol.BlankPerson(one, names[one]) for one in ids if one in names)


async def _names(store: Store, ids: set[str]) -> dict[str, str]:
    players = schema.players
    query = sa.select(players.c.id, players.c.name).where(players.c.id.in_(ids))
    return {row.id: row.name for row in await store.rows(query)}


async def _companions(store: Store, player: str) -> list[str]:
    """With whom somebody has played, the latest first."""
    mine, theirs = schema.seats.alias(), schema.seats.alias()
    both = (mine.c.table_id == theirs.c.table_id) & (mine.c.round == theirs.c.round)
    last = sa.func.max(theirs.c.finished)
    query = (
        sa.select(theirs.c.player)
        .join(mine, both)
        .where(mine.c.player == player, theirs.c.player != player)
        .group_by(theirs.c.player)
        .order_by(last.desc(), theirs.c.player)
        .limit(MOST_KNOWN)
    )
    return [row.player for row in await store.rows(query)]


async def _heir(store: Store, deck: str) -> str | None:
    offers = schema.deck_offers
    row = await store.row(sa.select(offers.c.player).where(offers.c.deck == deck))
    return None if row is None else str(row.player)


async def is_offered_to(store: Store, deck: str, player: str) -> bool:
    """Whether somebody is asked to take the deck, and so may look at it."""
    return await _heir(store, deck) == player


async def somebody(store: Store, who: str) -> people.Person:
    """A person by the id that tables tell.

    Not by what an account logs in with: the answer would say whether it exists.
    """
    players = schema.players
    query = sa.select(players.c.id, players.c.name, players.c.login)
    row = await store.row(query.where(players.c.id == who))
    if row is None:
        raise TableError("not-found", "nobody is known by that name")
    return people.Person(row.id, row.name, row.login)


async def name_steward(
    store: Store, deck: str, owner: Person, body: protocol.NameSteward, now: int
) -> Deck:
    """Let somebody accept cards beside the owner, or no longer (BLK-D9)."""
    steward = person_of(await somebody(store, body.who))

    def how(found: Deck) -> Deck:
        if not body.is_steward:
            return care.dismiss_steward(found, owner, steward, moment(now))
        if steward.account == found.owner or len(found.stewards) >= MOST_STEWARDS:
            raise TableError("not-now", "the deck needs no such steward")
        return care.name_steward(found, owner, steward, moment(now))

    changed = await shelf.change(store, deck, now, how)
    async with store.begin() as connection:
        await _note_stewards(connection, changed)
    return changed


async def _note_stewards(connection: AsyncConnection, deck: Deck) -> None:
    table = schema.deck_stewards
    await connection.execute(sa.delete(table).where(table.c.deck == deck.id))
    for account in deck.stewards:
        row = {"deck": deck.id, "player": player_of(account)}
        await connection.execute(sa.insert(table).values(**row))


async def offer(store: Store, deck: Deck, owner: Person, to: str | None, now: int) -> None:
    """Ask somebody to take the deck, or nobody any more (BLK-D17)."""
    if deck.owner is None or owner.account != deck.owner:
        raise TableError("bad-options", "only the owner gives a deck away")
    heir = None if to is None else await somebody(store, to)
    if heir is not None and account_of(heir.id) == deck.owner:
        raise TableError("not-now", "the deck is theirs already")
    offers = schema.deck_offers
    async with store.begin() as connection:
        await connection.execute(sa.delete(offers).where(offers.c.deck == deck.id))
        if heir is not None:
            row = {"deck": deck.id, "player": heir.id, "made": now}
            await connection.execute(sa.insert(offers).values(**row))


async def answer(store: Store, deck: str, heir: people.Person, accepts: bool, now: int) -> None:
    """Take a deck that was offered, or decline it; nobody else can (BLK-D17)."""
    offers = schema.deck_offers
    others = await shelf.decks_of(store, heir.id)
    if accepts and len(others) >= shelf.MOST_DECKS:
        raise TableError("not-now", f"nobody keeps more than {shelf.MOST_DECKS} decks")
    async with store.begin() as connection:
        theirs = (offers.c.deck == deck) & (offers.c.player == heir.id)
        taken = await connection.execute(sa.delete(offers).where(theirs))
        if taken.rowcount == 0:
            raise TableError("not-found")
        if not accepts:
            return
        found = await shelf.load(connection, deck, is_locked=True)
        if found is None or found.owner is None:
            raise TableError("not-found")
        giver = Person(found.owner, await _name_of(connection, player_of(found.owner)))
        try:
            given = care.transfer(found, giver, person_of(heir), True, moment(now))
            marks = tuple(one.mark for one in others)
            if given.mark in marks:  # BLK-D16: an owner's decks have different marks
                mark = shelf.free_mark(given.mark, marks)
                given = care.set_mark(given, person_of(heir), mark, moment(now), marks)
        except DeckRefused as error:
            raise shelf.refusal(error) from None
        await shelf.save(connection, given, now)
        await _note_stewards(connection, given)


async def _name_of(connection: AsyncConnection, player: str | None) -> str:
    players = schema.players
    query = sa.select(players.c.name).where(players.c.id == player)
    row = (await connection.execute(query)).first()
    return plain_name("" if row is None else str(row.name))


async def offered_to(store: Store, player: str) -> list[tuple[Deck, str]]:
    """Decks that somebody is asked to take, and who asks."""
    offers = schema.deck_offers
    asked = sa.select(offers.c.deck).where(offers.c.player == player)
    decks = await shelf.decks_where(store, schema.decks.c.id.in_(asked))
    names = await _names(store, {one for deck in decks if (one := player_of(deck.owner))})
    return [(deck, names.get(player_of(deck.owner) or "", "")) for deck in decks]


async def cared_for(store: Store, player: str) -> list[Deck]:
    """Decks whose steward somebody is."""
    stewards = schema.deck_stewards
    theirs = sa.select(stewards.c.deck).where(stewards.c.player == player)
    return await shelf.decks_where(store, schema.decks.c.id.in_(theirs))


async def new_volume(store: Store, deck: str, owner: Person, now: int) -> Deck:
    """Open the volume after a complete deck, once (BLK-D7)."""
    found = await shelf.find(store, deck)
    if found is None:
        raise TableError("not-found")
    player = player_of(owner.account) or ""
    if any(_follows(one, found) for one in await shelf.decks_of(store, player)):
        raise TableError("not-now", "the next volume is there already")
    try:
        volume = care.new_volume(found, shelf.new_id(), owner, moment(now))
    except DeckRefused as error:
        raise shelf.refusal(error) from None
    await shelf.add(store, volume, now)
    return volume


async def owner_leaves(store: Store, player: str, now: int) -> None:
    """What becomes of somebody's decks when the account is deleted (BLK-D17).

    Each goes to its first steward who is still here, else it is frozen: those who have played
    with it, or with whom it was shared, can go on playing and make a deck of their own from it.
    """
    account = account_of(player)
    stewards, offers = schema.deck_stewards, schema.deck_offers
    for deck in await shelf.decks_where(store, schema.decks.c.owner == player):
        players = [one for one in map(player_of, deck.stewards) if one is not None]
        names = await _names(store, set(players))
        here = tuple(account_of(one) for one in players if one in names)
        friends = () if here else await _friends(store, deck, account)
        async with store.begin() as connection:
            found = await shelf.load(connection, deck.id, is_locked=True)
            if found is None or found.owner != account:
                continue
            found = shelf.copied(found, stewards=here)
            heir = names[str(player_of(here[0]))] if here else ""
            passed = care.owner_left(found, plain_name(heir), moment(now))
            if friends and passed.visibility != "public":
                passed = shelf.copied(passed, visibility="shared", shared_with=friends)
            await shelf.save(connection, passed, now)
            await _note_stewards(connection, passed)
            await connection.execute(sa.delete(offers).where(offers.c.deck == deck.id))
    for deck in await cared_for(store, player):
        await shelf.change(store, deck.id, now, _without(account))
    await store.run(
        sa.delete(stewards).where(stewards.c.player == player),
        sa.delete(offers).where(offers.c.player == player),
    )


def _without(account: str) -> shelf.Change:
    def how(deck: Deck) -> Deck:
        left = tuple(one for one in deck.stewards if one != account)
        return shelf.copied(deck, stewards=left)

    return how


async def _friends(store: Store, deck: Deck, owner: str) -> tuple[str, ...]:
    """Accounts of all who have played with a deck, or with whom it is shared."""
    rewards, versions, seats = schema.rewards, schema.deck_versions, schema.seats
    won = sa.select(rewards.c.table_id).where(rewards.c.deck == deck.id)
    kept = sa.select(versions.c.table_id).where(versions.c.deck == deck.id)
    query = (
        sa.select(seats.c.player)
        .where(seats.c.table_id.in_(won) | seats.c.table_id.in_(kept))
        .distinct()
    )
    played = sorted(account_of(row.player) for row in await store.rows(query))
    friends = [one for one in dict.fromkeys((*deck.shared_with, *played)) if one != owner]
    return tuple(friends[:MOST_SHARED])

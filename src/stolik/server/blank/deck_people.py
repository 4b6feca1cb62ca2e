"""The people of a deck: its owner, its stewards, and the person it is offered to."""

from __future__ import annotations

from contextlib import suppress

import msgspec
import sqlalchemy as sa

from stolik import protocol
from stolik.games.blank.decks import deck_changes
from stolik.games.blank.decks.deck import Deck, Person
from stolik.games.blank.decks.deck_setup import plain_name
from stolik.games.blank.decks.refused import DeckRefused
from stolik.server.accounts import people
from stolik.server.blank import deck_store
from stolik.server.blank.deck_store import account_of, moment, person_of, player_of
from stolik.server.blank.deck_summaries import GAME, DamagedDeck, Summary, summaries_where
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.errors import TableError

MOST_STEWARDS = 8
MOST_PENDING = 3
"""This many invitations of one person by another may wait for an answer."""
MOST_ASKED = 20
"""This many invitations and this many offers are shown to one person, the newest ones."""
MOST_KNOWN = 24
MOST_SHARED = 200


class DeckPeople(msgspec.Struct, frozen=True):
    """The people of a deck, as one of them may see them."""

    owner: str = ""
    stewards: tuple[protocol.BlankPerson, ...] = ()
    invited: tuple[protocol.BlankPerson, ...] = ()
    is_invited: bool = False
    known: tuple[protocol.BlankPerson, ...] = ()
    offered: protocol.BlankPerson | None = None
    next_volume: str | None = None


async def people_of(store: Store, deck: Deck, player: str) -> DeckPeople:
    """The people of the deck; whom the owner could name is shown to the owner only."""
    stewards = [one for one in map(player_of, deck.stewards) if one is not None]
    heir = await _heir(store, deck.id)
    owner = player_of(deck.owner)
    invited = await _invited(store, deck.id)
    known = await _companions(store, player) if owner == player else []
    wanted = {*stewards, *invited, *known}
    wanted |= {one for one in (owner, heir) if one}
    names = await _names(store, wanted)
    may_know_heir = player in (owner, heir)
    later = await deck_store.decks_of(store, player) if owner == player and deck.is_complete else []
    return DeckPeople(
        owner=names.get(owner or "", ""),
        stewards=_people(stewards, names),
        invited=_people(invited if owner == player else [], names),
        is_invited=player in invited,
        known=_people([one for one in known if one not in (*stewards, *invited, owner)], names),
        offered=next(iter(_people([heir] if heir and may_know_heir else [], names)), None),
        next_volume=next((one.id for one in later if _follows(one, deck)), None),
    )


def _follows(later: Summary, deck: Deck) -> bool:
    """Whether this is the volume after a complete deck (BLK-D7)."""
    return later.parent == deck.id and later.volume == deck.volume + 1


def _people(ids: list[str], names: dict[str, str]) -> tuple[protocol.BlankPerson, ...]:
    return tuple(protocol.BlankPerson(one, names[one]) for one in ids if one in names)


async def _names(store: Store, ids: set[str]) -> dict[str, str]:
    players = schema.players
    query = sa.select(players.c.id, players.c.name).where(players.c.id.in_(ids))
    return {row.id: row.name for row in await store.rows(query)}


async def _companions(store: Store, player: str) -> list[str]:
    """The people somebody has played with, the latest first."""
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


async def _invited(store: Store, deck: str) -> list[str]:
    asked = schema.steward_invitations
    query = sa.select(asked.c.player).where(asked.c.deck == deck).order_by(asked.c.made)
    return [row.player for row in await store.rows(query)]


async def is_asked(store: Store, deck: str, player: str) -> bool:
    """Whether somebody has been offered the deck or its stewardship, and so may look at it."""
    return await _heir(store, deck) == player or player in await _invited(store, deck)


async def decides_on_damaged(store: Store, deck: str, player: str) -> bool:
    """Whether somebody is owner or steward of a deck that cannot be read."""
    decks, stewards = schema.decks, schema.deck_stewards
    cared = sa.exists().where(stewards.c.deck == deck, stewards.c.player == player)
    mine = sa.select(decks.c.id).where(decks.c.id == deck, (decks.c.owner == player) | cared)
    return await store.row(mine) is not None


async def somebody(store: Store, who: str) -> people.Person:
    """A person by the id that tables show.

    Not by what an account logs in with: the answer would say whether it exists.
    """
    players = schema.players
    query = sa.select(players.c.id, players.c.name, players.c.login)
    row = await store.row(query.where(players.c.id == who))
    if row is None:
        raise TableError("not-found", "nobody is known by that name")
    return people.Person(row.id, row.name, row.login)


async def ask_steward(
    store: Store, deck: str, owner: Person, body: protocol.NameSteward, now: int
) -> Deck:
    """Ask somebody to become a steward, who accepts cards too; or withdraw that (BLK-D9).

    Nobody becomes a steward without agreeing (`answer_invitation`).
    """
    who = await somebody(store, body.who)

    def ask(connection: sa.Connection) -> Deck:
        found = deck_store.load(connection, deck, is_locked=True)
        if found is None:
            raise TableError("not-found")
        try:
            if body.is_steward:
                deck_changes.by_owner(found, owner)
                _invite(connection, found, who, now)
                return found
            changed = deck_changes.dismiss_steward(found, owner, person_of(who), moment(now))
        except DeckRefused as error:
            raise deck_store.refusal(error) from None
        _forget_invitation(connection, deck, who.id)
        if changed is not found:
            deck_store.save(connection, changed, now)
            _note_stewards(connection, changed)
        return changed

    return await store.transact(ask)


def _invite(connection: sa.Connection, deck: Deck, who: people.Person, now: int) -> None:
    asked = schema.steward_invitations
    account = account_of(who.id)
    query = sa.select(asked.c.player).where(asked.c.deck == deck.id)
    pending = [row.player for row in connection.execute(query)]
    if account in (deck.owner, *deck.stewards) or who.id in pending:
        raise TableError("not-now", "the deck needs no such steward")
    decks = schema.decks
    same = sa.select(decks.c.id).where(decks.c.owner == player_of(deck.owner))
    asking = sa.select(sa.func.count()).where(asked.c.deck.in_(same), asked.c.player == who.id)
    if connection.execute(asking).scalar_one() >= MOST_PENDING:
        raise TableError("not-now", "they have not answered what you asked them before")
    if len(deck.stewards) + len(pending) >= MOST_STEWARDS:
        raise TableError("not-now", f"a deck has at most {MOST_STEWARDS} stewards")
    row = {"deck": deck.id, "player": who.id, "made": now}
    connection.execute(sa.insert(asked).values(**row))


def _forget_invitation(connection: sa.Connection, deck: str, player: str) -> bool:
    asked = schema.steward_invitations
    theirs = (asked.c.deck == deck) & (asked.c.player == player)
    return connection.execute(sa.delete(asked).where(theirs)).rowcount > 0


async def answer_invitation(
    store: Store, deck: str, who: people.Person, accepts: bool, now: int
) -> None:
    """Become a steward, as the owner has asked, or decline it; nobody else can (BLK-D9)."""

    def take_part(connection: sa.Connection) -> None:
        if not _forget_invitation(connection, deck, who.id):
            raise TableError("not-found")
        if not accepts:
            return
        found = deck_store.load(connection, deck, is_locked=True)
        if found is None or found.owner is None:
            raise TableError("not-found")
        owner = Person(found.owner, _name_of(connection, player_of(found.owner)))
        named = deck_changes.name_steward(found, owner, person_of(who), moment(now))
        deck_store.save(connection, named, now)
        _note_stewards(connection, named)

    await store.transact(take_part)


def _note_stewards(connection: sa.Connection, deck: Deck) -> None:
    table = schema.deck_stewards
    connection.execute(sa.delete(table).where(table.c.deck == deck.id))
    for account in deck.stewards:
        row = {"deck": deck.id, "player": player_of(account)}
        connection.execute(sa.insert(table).values(**row))


async def offer(store: Store, deck: Deck, owner: Person, to: str | None, now: int) -> None:
    """Offer the deck to somebody, or withdraw the offer (BLK-D17)."""
    if deck.owner is None or owner.account != deck.owner:
        raise TableError("bad-options", "only the owner gives a deck away")
    heir = None if to is None else await somebody(store, to)
    if heir is not None and account_of(heir.id) == deck.owner:
        raise TableError("not-now", "the deck is theirs already")
    offers = schema.deck_offers

    def replace_offer(connection: sa.Connection) -> None:
        connection.execute(sa.delete(offers).where(offers.c.deck == deck.id))
        if heir is not None:
            row = {"deck": deck.id, "player": heir.id, "made": now}
            connection.execute(sa.insert(offers).values(**row))

    await store.transact(replace_offer)


async def answer(store: Store, deck: str, heir: people.Person, accepts: bool, now: int) -> None:
    """Take a deck that was offered, or decline it; nobody else can (BLK-D17)."""
    offers = schema.deck_offers
    others = await summaries_where(store, schema.decks.c.owner == heir.id)
    if accepts and len(others) >= deck_store.MOST_DECKS:
        raise TableError("not-now", f"nobody keeps more than {deck_store.MOST_DECKS} decks")

    def take(connection: sa.Connection) -> None:
        theirs = (offers.c.deck == deck) & (offers.c.player == heir.id)
        taken = connection.execute(sa.delete(offers).where(theirs))
        if taken.rowcount == 0:
            raise TableError("not-found")
        if not accepts:
            return
        found = deck_store.load(connection, deck, is_locked=True)
        if found is None or found.owner is None:
            raise TableError("not-found")
        giver = Person(found.owner, _name_of(connection, player_of(found.owner)))
        try:
            given = deck_changes.transfer(found, giver, person_of(heir), True, moment(now))
            marks = tuple(one.mark for one in others)
            if given.mark in marks:  # BLK-D16: an owner's decks have different marks
                mark = deck_store.free_mark(given.mark, marks)
                given = deck_changes.set_mark(given, person_of(heir), mark, moment(now), marks)
        except DeckRefused as error:
            raise deck_store.refusal(error) from None
        deck_store.save(connection, given, now)
        _note_stewards(connection, given)

    await store.transact(take)


def _name_of(connection: sa.Connection, player: str | None) -> str:
    players = schema.players
    query = sa.select(players.c.name).where(players.c.id == player)
    row = connection.execute(query).first()
    return plain_name("" if row is None else str(row.name))


async def offered_to(store: Store, player: str) -> list[tuple[Summary, str]]:
    """Decks that somebody is asked to take, and who asks."""
    return await _asked_about(store, schema.deck_offers, player)


async def invited_to(store: Store, player: str) -> list[tuple[Summary, str]]:
    """Decks whose steward somebody is asked to be, and who asks."""
    return await _asked_about(store, schema.steward_invitations, player)


async def _asked_about(store: Store, asked: sa.Table, player: str) -> list[tuple[Summary, str]]:
    """Decks that somebody is asked about; only the newest, as anybody can send requests."""
    query = sa.select(asked.c.deck).where(asked.c.player == player)
    newest = query.order_by(asked.c.made.desc()).limit(MOST_ASKED)
    ids = [row.deck for row in await store.rows(newest)]
    decks = await _readable(store, schema.decks.c.id.in_(ids))
    names = await _names(store, {one for deck in decks if (one := player_of(deck.owner))})
    return [(deck, names.get(player_of(deck.owner) or "", "")) for deck in decks]


async def stewarded_decks(store: Store, player: str) -> list[Summary]:
    """Decks whose steward somebody is."""
    stewards = schema.deck_stewards
    theirs = sa.select(stewards.c.deck).where(stewards.c.player == player)
    return await _readable(store, schema.decks.c.id.in_(theirs))


async def _readable(store: Store, which: sa.ColumnElement[bool]) -> list[Summary]:
    return [one for one in await summaries_where(store, which) if not one.damaged]


async def new_volume(store: Store, deck: str, owner: Person, now: int) -> Deck:
    """Open the volume after a complete deck, once (BLK-D7)."""
    found = await deck_store.find(store, deck)
    if found is None:
        raise TableError("not-found")
    player = player_of(owner.account) or ""
    if any(_follows(one, found) for one in await deck_store.decks_of(store, player)):
        raise TableError("not-now", "the next volume is there already")
    try:
        volume = deck_changes.new_volume(found, deck_store.new_id(), owner, moment(now))
    except DeckRefused as error:
        raise deck_store.refusal(error) from None
    await deck_store.add(store, volume, now)
    return volume


async def owner_leaves(store: Store, player: str, now: int) -> None:
    """What becomes of somebody's decks when the account is deleted (BLK-D17).

    Each goes to its first steward who is still here, else it is frozen: those who have played
    with it, or with whom it was shared, can go on playing and make a deck of their own from it.
    """
    for deck in await _ids(store, schema.decks.c.owner == player):
        await _pass_on(store, deck, player, now)
    stewards, offers = schema.deck_stewards, schema.deck_offers
    asked = schema.steward_invitations
    cared = sa.select(stewards.c.deck).where(stewards.c.player == player)
    for deck in await _ids(store, schema.decks.c.id.in_(cared)):
        with suppress(DamagedDeck):
            await deck_store.change(store, deck, now, _without(account_of(player)))
    await store.run(
        sa.delete(stewards).where(stewards.c.player == player),
        sa.delete(offers).where(offers.c.player == player),
        sa.delete(asked).where(asked.c.player == player),
    )


async def _ids(store: Store, which: sa.ColumnElement[bool]) -> list[str]:
    decks = schema.decks
    query = sa.select(decks.c.id).where(which, decks.c.game == GAME)
    return [row.id for row in await store.rows(query)]


async def _pass_on(store: Store, deck_id: str, player: str, now: int) -> None:
    """Give a leaving owner's deck to its first steward, else freeze it.

    One that cannot be read is deleted with its owner: nobody can play with it.
    """
    account = account_of(player)
    try:
        deck = await deck_store.find(store, deck_id)
    except DamagedDeck:
        return
    if deck is None:
        return
    players = [one for one in map(player_of, deck.stewards) if one is not None]
    names = await _names(store, set(players))
    here = tuple(account_of(one) for one in players if one in names)
    friends = () if here else await _friends(store, deck, account)
    asked, offers = schema.steward_invitations, schema.deck_offers

    def pass_on(connection: sa.Connection) -> None:
        found = deck_store.load(connection, deck_id, is_locked=True)
        if found is None or found.owner != account:
            return
        found = deck_store.copied(found, stewards=here)
        heir = names[str(player_of(here[0]))] if here else ""
        passed = deck_changes.owner_left(found, plain_name(heir), moment(now))
        if friends and passed.visibility != "public":
            passed = deck_store.copied(passed, visibility="shared", shared_with=friends)
        deck_store.save(connection, passed, now)
        _note_stewards(connection, passed)
        for table in (offers, asked):
            connection.execute(sa.delete(table).where(table.c.deck == deck_id))

    await store.transact(pass_on)


def _without(account: str) -> deck_store.Change:
    def how(deck: Deck) -> Deck:
        left = tuple(one for one in deck.stewards if one != account)
        return deck_store.copied(deck, stewards=left)

    return how


async def _friends(store: Store, deck: Deck, owner: str) -> tuple[str, ...]:
    """Accounts of all who have played with a deck or have it shared with them."""
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

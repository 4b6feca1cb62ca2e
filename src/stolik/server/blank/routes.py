"""BLANK: decks with their museum, the workshop, and winners' rewards."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from stolik import protocol
from stolik.games.blank.cards.editions import editions
from stolik.games.blank.decks import deck_changes, files
from stolik.games.blank.decks.deck import Box, Deck, Person
from stolik.games.blank.decks.marks import PAINTS, SYMBOLS, Mark
from stolik.games.blank.decks.refused import DeckRefused
from stolik.games.blank.options import options_for_deck
from stolik.server.blank import deck_people, deck_store, museum, rewards, table_decks
from stolik.server.blank.deck_store import account_of, moment, person_of
from stolik.server.blank.deck_summaries import DamagedDeck, Summary, summaries_where
from stolik.server.blank.grammar import grammar
from stolik.server.blank.workshop import written_cards
from stolik.server.routes.base import (
    PROBLEMS,
    AnyRequest,
    Key,
    address_of,
    person,
    services,
)
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.server.workers.fair_queue import Share
from stolik.table.errors import TableError
from stolik.table.fields import PLAIN

TableKey = Annotated[str | None, QueryParameter(name="table", max_length=40, pattern=PLAIN)]


@get("/api/blank/decks", responses=PROBLEMS, tags=["decks"])
async def my_blank_decks(request: AnyRequest) -> protocol.BlankDecks:
    """List my decks of BLANK, the possible marks, and the founding editions."""
    who = await person(request)
    return await _decks(services(request).store, who.id)


async def _decks(store: Store, player: str) -> protocol.BlankDecks:
    mine = await summaries_where(store, schema.decks.c.owner == player)
    decks = [deck for deck in mine if not deck.damaged]
    cared = await deck_people.stewarded_decks(store, player)
    offers = await deck_people.offered_to(store, player)
    invitations = await deck_people.invited_to(store, player)
    return protocol.BlankDecks(
        tuple(deck_store.line_of(deck, player) for deck in decks),
        SYMBOLS,
        PAINTS,
        {
            key: protocol.BothLanguages(edition.name.en or key, edition.name.pl or key)
            for key, edition in editions().items()
        },
        tuple(deck_store.line_of(deck, player) for deck in cared),
        _asked(offers, player),
        _asked(invitations, player),
        tuple(
            protocol.DamagedBlankDeck(deck.id, deck.name, deck.damaged)
            for deck in mine
            if deck.damaged
        ),
    )


def _asked(decks: list[tuple[Summary, str]], player: str) -> tuple[protocol.BlankOffer, ...]:
    return tuple(protocol.BlankOffer(deck_store.line_of(deck, player), by) for deck, by in decks)


@post("/api/blank/decks", status_code=201, responses=PROBLEMS, tags=["decks"])
async def found_deck(
    request: AnyRequest, data: JSONBody[protocol.NewBlankDeck]
) -> protocol.BlankDeckLine:
    """Create a deck: a fresh copy of an edition."""
    who, parts = await person(request), services(request)
    others = await deck_store.decks_of(parts.store, who.id)
    deck = deck_store.found_deck(data, person_of(who), parts.clock.now(), others)
    await _keep(request, deck, who.id)
    return deck_store.line_of(deck, who.id)


async def _keep(request: AnyRequest, deck: Deck, player: str) -> None:
    """Store a new deck, within what one person and one address may store."""
    parts = services(request)
    size = len(msgspec.json.encode(files.to_file(deck, with_accounts=True)))
    parts.workshop.quotas.take_bytes(Share(address_of(request), player), size)
    await deck_store.add(parts.store, deck, parts.clock.now())


@post("/api/blank/decks/import", status_code=201, responses=PROBLEMS, tags=["decks"])
async def import_deck(
    request: AnyRequest, data: JSONBody[protocol.ImportBlankDeck]
) -> protocol.BlankDeckLine:
    """Make a deck of one's own from a file; a bad one is refused as a whole (BLK-D21)."""
    who, parts = await person(request), services(request)
    now = parts.clock.now()
    others = await deck_store.decks_of(parts.store, who.id)
    share = Share(address_of(request), who.id)
    args = (data.file, deck_store.new_id(), person_of(who), moment(now))
    deck = await parts.workshop.import_deck(share, *args)
    deck = deck_store.copied(
        deck, mark=deck_store.free_mark(deck.mark, [one.mark for one in others])
    )
    await _keep(request, deck, who.id)
    return deck_store.line_of(deck, who.id)


async def _visible(request: AnyRequest, deck: str, table: str | None) -> tuple[Deck, str]:
    """A deck that the asking person may look at: may play with it, or plays with it."""
    who, parts = await person(request), services(request)
    found = await _readable(parts.store, deck, who.id)
    if found is None:
        raise TableError("not-found")
    if found.may_play(account_of(who.id)) or await deck_people.is_asked(parts.store, deck, who.id):
        return found, who.id
    live = None if table is None else await parts.hub.find(table)
    if (
        live is None
        or live.table.deck is None
        or deck not in table_decks.ids_of(live.table.deck)
        or not live.table.seats_of(who.id)
    ):
        raise TableError("not-found")
    return found, who.id


async def _readable(store: Store, deck: str, player: str) -> Deck | None:
    """A deck; damage is reported to its owner and its stewards only."""
    try:
        return await deck_store.find(store, deck)
    except DamagedDeck:
        if await deck_people.decides_on_damaged(store, deck, player):
            raise
        return None


@get("/api/blank/decks/{deck:str}", responses=PROBLEMS, tags=["decks"])
async def deck_museum(
    request: AnyRequest,
    deck: Key,
    table: TableKey = None,
    revision: Annotated[int | None, QueryParameter(ge=1, le=91)] = None,
) -> protocol.BlankMuseum:
    """Show every card of a deck and its history; `revision` shows it as it was."""
    found, player = await _visible(request, deck, table)
    try:
        return await _museum(request, found, player, revision)
    except DeckRefused as error:
        raise deck_store.refusal(error) from None


@post("/api/blank/decks/{deck:str}", status_code=200, responses=PROBLEMS, tags=["decks"])
async def change_deck(
    request: AnyRequest, deck: Key, data: JSONBody[protocol.ChangeBlankDeck]
) -> protocol.BlankMuseum:
    """Name, mark, share, archive or clarify; for the owner only."""
    who, parts = await person(request), services(request)
    await _visible(request, deck, None)
    now, owner = parts.clock.now(), person_of(who)
    others = [one.mark for one in await deck_store.decks_of(parts.store, who.id) if one.id != deck]

    def how(found: Deck) -> Deck:
        return _cared(found, owner, data, moment(now), tuple(others))

    changed = await deck_store.change(parts.store, deck, now, how)
    return await _museum(request, changed, who.id)


async def _museum(
    request: AnyRequest, deck: Deck, player: str, revision: int | None = None
) -> protocol.BlankMuseum:
    parts = services(request)
    store = parts.store
    share = Share(address_of(request), player)
    await parts.workshop.write_sentences(share, written_cards(deck))
    times = await deck_store.fired(store, deck.id)
    people = await deck_people.people_of(store, deck, player)
    viewer = museum.Viewer(player, await rewards.authored(store, deck.id, player))
    return museum.museum_of(deck, viewer, times, people, revision)


@post("/api/blank/decks/{deck:str}/translate", status_code=200, responses=PROBLEMS, tags=["decks"])
async def translate_card(
    request: AnyRequest,
    deck: Key,
    data: JSONBody[protocol.TranslateCard],
    table: TableKey = None,
) -> protocol.BlankMuseum:
    """Add the own words of a card in the language it lacks, or correct them (BLK-D13)."""
    who, parts = await person(request), services(request)
    await _visible(request, deck, table)
    now, translator = parts.clock.now(), person_of(who)
    is_author = data.slot in await rewards.authored(parts.store, deck, who.id)
    words = deck_changes.Translation(data.language, data.texts, is_author)

    def how(found: Deck) -> Deck:
        made = deck_changes.correct if data.is_correction else deck_changes.translate
        return made(found, data.slot, words, translator, moment(now))

    changed = await deck_store.change(parts.store, deck, now, how)
    return await _museum(request, changed, who.id)


@post("/api/blank/decks/{deck:str}/stewards", status_code=200, responses=PROBLEMS, tags=["decks"])
async def name_steward(
    request: AnyRequest, deck: Key, data: JSONBody[protocol.NameSteward]
) -> protocol.BlankMuseum:
    """Ask somebody to become a steward, or dismiss them (BLK-D9)."""
    who, parts = await person(request), services(request)
    await _visible(request, deck, None)
    now = parts.clock.now()
    changed = await deck_people.ask_steward(parts.store, deck, person_of(who), data, now)
    return await _museum(request, changed, who.id)


@post(
    "/api/blank/decks/{deck:str}/stewards/answer",
    status_code=200,
    responses=PROBLEMS,
    tags=["decks"],
)
async def answer_invitation(
    request: AnyRequest, deck: Key, data: JSONBody[protocol.AnswerInvitation]
) -> protocol.BlankDecks:
    """Become a steward of a deck, as its owner has asked, or decline it (BLK-D9)."""
    who, parts = await person(request), services(request)
    await deck_people.answer_invitation(parts.store, deck, who, data.accepts, parts.clock.now())
    return await _decks(parts.store, who.id)


@post("/api/blank/decks/{deck:str}/offer", status_code=200, responses=PROBLEMS, tags=["decks"])
async def offer_deck(
    request: AnyRequest, deck: Key, data: JSONBody[protocol.OfferDeck]
) -> protocol.BlankMuseum:
    """Offer the deck to somebody; it is theirs once they agree (BLK-D17)."""
    who, parts = await person(request), services(request)
    found, _ = await _visible(request, deck, None)
    await deck_people.offer(parts.store, found, person_of(who), data.to, parts.clock.now())
    return await _museum(request, found, who.id)


@post("/api/blank/decks/{deck:str}/answer", status_code=200, responses=PROBLEMS, tags=["decks"])
async def answer_offer(
    request: AnyRequest, deck: Key, data: JSONBody[protocol.AnswerOffer]
) -> protocol.BlankDecks:
    """Take a deck that was offered, or decline it (BLK-D17)."""
    who, parts = await person(request), services(request)
    await deck_people.answer(parts.store, deck, who, data.accepts, parts.clock.now())
    return await _decks(parts.store, who.id)


@post("/api/blank/decks/{deck:str}/volume", status_code=201, responses=PROBLEMS, tags=["decks"])
async def open_volume(request: AnyRequest, deck: Key) -> protocol.BlankDeckLine:
    """Open the next volume of a complete deck: same name and mark, fresh cards (BLK-D7)."""
    who, parts = await person(request), services(request)
    await _visible(request, deck, None)
    volume = await deck_people.new_volume(parts.store, deck, person_of(who), parts.clock.now())
    return deck_store.line_of(volume, who.id)


def _cared(
    deck: Deck, owner: Person, body: protocol.ChangeBlankDeck, at: str, others: tuple[Mark, ...]
) -> Deck:
    if body.name is not None:
        deck = deck_changes.rename(deck, owner, body.name, at)
    if body.symbol is not None or body.paint is not None:
        mark = Mark(body.symbol or deck.mark.symbol, body.paint or deck.mark.paint)
        deck = deck_changes.set_mark(deck, owner, mark, at, others)
    if body.visibility is not None or body.forks is not None:
        seen = deck.visibility if body.visibility is None else body.visibility
        forks = deck.can_be_forked if body.forks is None else body.forks
        deck = deck_changes.share(deck, owner, seen, deck.shared_with, forks)
    if body.shelve is not None:
        deck = deck_changes.shelve(deck, body.shelve, owner, at)
    if body.clarify is not None:
        deck = deck_changes.clarify(deck, body.clarify, body.clarification, owner, at)
    return deck


@post("/api/blank/decks/{deck:str}/fork", status_code=201, responses=PROBLEMS, tags=["decks"])
async def fork_deck(
    request: AnyRequest, deck: Key, data: JSONBody[protocol.CopyBlankDeck]
) -> protocol.BlankDeckLine:
    """Make a deck of one's own from this one; nothing flows back (BLK-D19)."""
    who, parts = await person(request), services(request)
    found, _ = await _visible(request, deck, None)
    now = parts.clock.now()
    others = await deck_store.decks_of(parts.store, who.id)
    mark = deck_store.free_mark(Mark(data.symbol, data.paint), [one.mark for one in others])
    box = Box(deck_store.new_id(), data.name, mark)
    try:
        as_it_was = found if data.revision is None else found.at_revision(data.revision)
        child = deck_changes.fork(as_it_was, box, person_of(who), moment(now))
    except DeckRefused as error:
        raise deck_store.refusal(error) from None
    await _keep(request, child, who.id)
    return deck_store.line_of(child, who.id)


@post("/api/blank/decks/{deck:str}/export", status_code=200, responses=PROBLEMS, tags=["decks"])
async def export_deck(request: AnyRequest, deck: Key) -> protocol.BlankFile:
    """Write the deck as one readable file, without accounts (BLK-D20)."""
    who, parts = await person(request), services(request)
    parts.hub.limits.check_page(who.id)
    found, _ = await _visible(request, deck, None)
    if not found.may_fork(account_of(who.id)):
        raise TableError("not-found")
    text = files.export(found, person_of(who), moment(parts.clock.now()))
    stem = "".join(sign if sign.isalnum() else "-" for sign in found.name.lower()).strip("-")
    return protocol.BlankFile(f"{stem or 'blank'}-{found.revision}.json", text)


@get("/api/blank/grammar", responses=PROBLEMS, tags=["decks"])
async def card_grammar(request: AnyRequest) -> protocol.Grammar:
    """Return all the parts that a card can be built from."""
    parts = services(request)
    parts.hub.spawn(parts.workshop.warm())
    return grammar()


@post("/api/blank/read", status_code=200, responses=PROBLEMS, tags=["decks"])
async def read_card(request: AnyRequest, data: JSONBody[protocol.ReadCard]) -> protocol.Reading:
    """Read a sentence, or a card from lists, and return it in both languages, or what is wrong."""
    share = Share(address_of(request), (await person(request)).id)
    return await services(request).workshop.read(share, data)


@post("/api/blank/choices", status_code=200, responses=PROBLEMS, tags=["decks"])
async def part_choices(
    request: AnyRequest, data: JSONBody[protocol.AskChoices]
) -> protocol.PartChoices:
    """List alternatives for one part of a card; each is a whole card."""
    share = Share(address_of(request), (await person(request)).id)
    return await services(request).workshop.choices(share, data)


@post("/api/blank/last-game", status_code=200, responses=PROBLEMS, tags=["decks"])
async def last_game(request: AnyRequest, data: JSONBody[protocol.AskLastGame]) -> protocol.LastGame:
    """Replay the game a reward was won in with a card; for those who sat there."""
    who, parts = await person(request), services(request)
    record = await rewards.game_of(parts.store, data.reward, who.id)
    return await parts.workshop.last_game(Share(address_of(request), who.id), data, record)


@post("/api/blank/preview", status_code=200, responses=PROBLEMS, tags=["decks"])
async def try_card(request: AnyRequest, data: JSONBody[protocol.TryCard]) -> protocol.Tried:
    """Try a card out: the same games without and with it, played by bots in a worker."""
    who, parts = await person(request), services(request)
    options = {}
    if data.deck is not None:
        options = options_for_deck(await _writable(request, data.deck, who.id))
    return await parts.workshop.try_out(Share(address_of(request), who.id), data, options)


async def _writable(request: AnyRequest, deck: str, player: str) -> Deck:
    """A deck that somebody may try cards for: as a winner, or because they may look at it."""
    store = services(request).store
    found = await _readable(store, deck, player)
    if found is None or not await rewards.is_winner(store, deck, player):
        found, _ = await _visible(request, deck, None)
    return found


@get("/api/blank/rewards", responses=PROBLEMS, tags=["decks"])
async def my_rewards(request: AnyRequest, table: TableKey = None) -> protocol.Rewards:
    """List my rewards and the cards that wait for my decision; of a table, all its rewards."""
    who, parts = await person(request), services(request)
    write_sentences = partial(parts.workshop.write_sentences, Share(address_of(request), who.id))
    return await rewards.list_rewards(parts.store, who, table, parts.clock.now(), write_sentences)


@post("/api/blank/rewards/{reward:str}", status_code=200, responses=PROBLEMS, tags=["decks"])
async def write_reward(
    request: AnyRequest, reward: Key, data: JSONBody[protocol.RewardIdea]
) -> protocol.Reward:
    """Write what the winner wants on a slot, and show it to the table (BLK-98)."""
    who, parts = await person(request), services(request)
    await rewards.check_winner(parts.store, reward, who.id)
    share = Share(address_of(request), who.id)
    card = await parts.workshop.check_card(share, rewards.signed_data(data), data.language)
    return await rewards.write(parts.store, reward, who, (data, card), parts.clock.now())


@post("/api/blank/rewards/{reward:str}/step", status_code=200, responses=PROBLEMS, tags=["decks"])
async def step_reward(
    request: AnyRequest, reward: Key, data: JSONBody[protocol.RewardStep]
) -> protocol.Reward:
    """Hand in, withdraw, try, nod, accept, send back or refuse (BLK-D8)."""
    who, parts = await person(request), services(request)
    done = await rewards.step(parts.store, reward, who, data, parts.clock.now())
    if done.stage == "accepted" or done.trial == "agreed":
        with suppress(TableError):  # so much is decided, whatever became of its table
            live = await parts.hub.find(done.table)
            if live is not None:
                await table_decks.load_newest_decks(parts.hub, live)
    return done


@get(
    "/api/blank/drawings/{name:str}",
    responses=PROBLEMS,
    tags=["decks"],
    media_type="image/svg+xml",
)
async def card_drawing(request: AnyRequest, name: Key) -> Response[str]:
    """Return a drawing of a card as a picture."""
    found = await rewards.drawing(services(request).store, name)
    if found is None:
        raise TableError("not-found")
    kept = {"cache-control": "private, max-age=86400"}
    return Response(found, media_type="image/svg+xml", headers=kept)


ROUTES = [
    my_blank_decks,
    found_deck,
    import_deck,
    deck_museum,
    change_deck,
    translate_card,
    name_steward,
    answer_invitation,
    offer_deck,
    answer_offer,
    open_volume,
    fork_deck,
    export_deck,
    card_grammar,
    read_card,
    part_choices,
    last_game,
    try_card,
    my_rewards,
    write_reward,
    step_reward,
    card_drawing,
]

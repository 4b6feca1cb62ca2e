"""BLANK: decks with their museum, the workshop, and winners' rewards."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from stolik.games.blank.cards.editions import editions
from stolik.games.blank.decks import care, files
from stolik.games.blank.decks.deck import Box, Deck, Person
from stolik.games.blank.decks.marks import PAINTS, SYMBOLS, Mark
from stolik.games.blank.decks.refused import DeckRefused
from stolik.games.blank.options import options_for_deck
from stolik.server import circle, library, museum, protocol, rewards, shelf
from stolik.server.grammar import grammar
from stolik.server.protocol.base import PLAIN
from stolik.server.routes.base import PROBLEMS, AnyRequest, Key, person, services
from stolik.server.shelf import account_of, moment, person_of
from stolik.server.storage.store import Store
from stolik.table.errors import TableError

TableKey = Annotated[str | None, QueryParameter(name="table", max_length=40, pattern=PLAIN)]


@get("/api/blank/decks", responses=PROBLEMS, tags=["decks"])
async def my_blank_decks(request: AnyRequest) -> protocol.BlankDecks:
    """List my decks of BLANK, the marks they can bear, and the founding editions."""
    who = await person(request)
    return await _decks(services(request).store, who.id)


async def _decks(store: Store, player: str) -> protocol.BlankDecks:
    decks = await shelf.decks_of(store, player)
    cared = await circle.cared_for(store, player)
    offers = await circle.offered_to(store, player)
    return protocol.BlankDecks(
        tuple(shelf.line_of(deck, player) for deck in decks),
        SYMBOLS,
        PAINTS,
        {
            key: protocol.BothTongues(edition.name.en or key, edition.name.pl or key)
            for key, edition in editions().items()
        },
        tuple(shelf.line_of(deck, player) for deck in cared),
        tuple(protocol.BlankOffer(shelf.line_of(deck, player), by) for deck, by in offers),
    )


@post("/api/blank/decks", status_code=201, responses=PROBLEMS, tags=["decks"])
async def found_deck(
    request: AnyRequest, data: JSONBody[protocol.NewBlankDeck]
) -> protocol.BlankDeckLine:
    """Found a deck: a fresh copy of an edition."""
    who, parts = await person(request), services(request)
    others = await shelf.decks_of(parts.store, who.id)
    deck = shelf.found_deck(data, person_of(who), parts.clock.now(), others)
    await shelf.add(parts.store, deck, parts.clock.now())
    return shelf.line_of(deck, who.id)


@post("/api/blank/decks/import", status_code=201, responses=PROBLEMS, tags=["decks"])
async def import_deck(
    request: AnyRequest, data: JSONBody[protocol.ImportBlankDeck]
) -> protocol.BlankDeckLine:
    """Make a deck of one's own from a file; a bad one is refused as a whole (BLK-D21)."""
    who, parts = await person(request), services(request)
    now = parts.clock.now()
    others = await shelf.decks_of(parts.store, who.id)
    args = (data.file, shelf.new_id(), person_of(who), moment(now))
    try:
        deck = await asyncio.to_thread(files.import_text, *args)
    except DeckRefused as error:
        raise shelf.refusal(error) from None
    deck = shelf.copied(deck, mark=shelf.free_mark(deck.mark, [one.mark for one in others]))
    await shelf.add(parts.store, deck, now)
    return shelf.line_of(deck, who.id)


async def _visible(request: AnyRequest, deck: str, table: str | None) -> tuple[Deck, str]:
    """A deck that the asking person may look at: may play with it, or plays with it."""
    who, parts = await person(request), services(request)
    found = await shelf.find(parts.store, deck)
    if found is None:
        raise TableError("not-found")
    if found.may_play(account_of(who.id)) or await circle.is_offered_to(parts.store, deck, who.id):
        return found, who.id
    live = None if table is None else await parts.hub.find(table)
    if (
        live is None
        or live.table.deck is None
        or deck not in library.ids_of(live.table.deck)
        or not live.table.seats_of(who.id)
    ):
        raise TableError("not-found")
    return found, who.id


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
        return await _museum(services(request).store, found, player, revision)
    except DeckRefused as error:
        raise shelf.refusal(error) from None


@post("/api/blank/decks/{deck:str}", status_code=200, responses=PROBLEMS, tags=["decks"])
async def care_for_deck(
    request: AnyRequest, deck: Key, data: JSONBody[protocol.ChangeBlankDeck]
) -> protocol.BlankMuseum:
    """Name, mark, share, shelve or clarify; for the owner only."""
    who, parts = await person(request), services(request)
    await _visible(request, deck, None)
    now, owner = parts.clock.now(), person_of(who)
    others = [one.mark for one in await shelf.decks_of(parts.store, who.id) if one.id != deck]

    def how(found: Deck) -> Deck:
        return _cared(found, owner, data, moment(now), tuple(others))

    changed = await shelf.change(parts.store, deck, now, how)
    return await _museum(parts.store, changed, who.id)


async def _museum(
    store: Store, deck: Deck, player: str, revision: int | None = None
) -> protocol.BlankMuseum:
    times = await shelf.fired(store, deck.id)
    people = await circle.around(store, deck, player)
    return museum.museum_of(deck, player, times, people, revision)


@post("/api/blank/decks/{deck:str}/stewards", status_code=200, responses=PROBLEMS, tags=["decks"])
async def name_steward(
    request: AnyRequest, deck: Key, data: JSONBody[protocol.NameSteward]
) -> protocol.BlankMuseum:
    """Name somebody who accepts cards beside the owner, or dismiss them (BLK-D9)."""
    who, parts = await person(request), services(request)
    await _visible(request, deck, None)
    now = parts.clock.now()
    changed = await circle.name_steward(parts.store, deck, person_of(who), data, now)
    return await _museum(parts.store, changed, who.id)


@post("/api/blank/decks/{deck:str}/offer", status_code=200, responses=PROBLEMS, tags=["decks"])
async def offer_deck(
    request: AnyRequest, deck: Key, data: JSONBody[protocol.OfferDeck]
) -> protocol.BlankMuseum:
    """Offer the deck to somebody; it is theirs once they agree (BLK-D17)."""
    who, parts = await person(request), services(request)
    found, _ = await _visible(request, deck, None)
    await circle.offer(parts.store, found, person_of(who), data.to, parts.clock.now())
    return await _museum(parts.store, found, who.id)


@post("/api/blank/decks/{deck:str}/answer", status_code=200, responses=PROBLEMS, tags=["decks"])
async def answer_offer(
    request: AnyRequest, deck: Key, data: JSONBody[protocol.AnswerOffer]
) -> protocol.BlankDecks:
    """Take a deck that was offered, or decline it (BLK-D17)."""
    who, parts = await person(request), services(request)
    await circle.answer(parts.store, deck, who, data.accepts, parts.clock.now())
    return await _decks(parts.store, who.id)


@post("/api/blank/decks/{deck:str}/volume", status_code=201, responses=PROBLEMS, tags=["decks"])
async def open_volume(request: AnyRequest, deck: Key) -> protocol.BlankDeckLine:
    """Open the next volume of a complete deck: same name and mark, fresh cards (BLK-D7)."""
    who, parts = await person(request), services(request)
    await _visible(request, deck, None)
    volume = await circle.new_volume(parts.store, deck, person_of(who), parts.clock.now())
    return shelf.line_of(volume, who.id)


def _cared(
    deck: Deck, owner: Person, body: protocol.ChangeBlankDeck, at: str, others: tuple[Mark, ...]
) -> Deck:
    if body.name is not None:
        deck = care.rename(deck, owner, body.name, at)
    if body.symbol is not None or body.paint is not None:
        mark = Mark(body.symbol or deck.mark.symbol, body.paint or deck.mark.paint)
        deck = care.set_mark(deck, owner, mark, at, others)
    if body.visibility is not None or body.forks is not None:
        seen = deck.visibility if body.visibility is None else body.visibility
        forks = deck.can_be_forked if body.forks is None else body.forks
        deck = care.share(deck, owner, seen, deck.shared_with, forks)
    if body.shelve is not None:
        deck = care.shelve(deck, body.shelve, owner, at)
    if body.clarify is not None:
        deck = care.clarify(deck, body.clarify, body.clarification, owner, at)
    return deck


@post("/api/blank/decks/{deck:str}/fork", status_code=201, responses=PROBLEMS, tags=["decks"])
async def fork_deck(
    request: AnyRequest, deck: Key, data: JSONBody[protocol.CopyBlankDeck]
) -> protocol.BlankDeckLine:
    """Make a deck of one's own from this one; nothing flows back (BLK-D19)."""
    who, parts = await person(request), services(request)
    await _visible(request, deck, None)
    now = parts.clock.now()
    others = await shelf.decks_of(parts.store, who.id)
    mark = shelf.free_mark(Mark(data.symbol, data.paint), [one.mark for one in others])
    box = Box(shelf.new_id(), data.name, mark)
    made: list[Deck] = []

    def how(found: Deck) -> Deck:
        as_it_was = found if data.revision is None else found.at_revision(data.revision)
        child, _ = care.fork(as_it_was, box, person_of(who), moment(now))
        made.append(child)
        told = {"child": box.id, "revision": as_it_was.revision}
        return found.noted(moment(now), "forked", person_of(who).name, **told)

    await shelf.change(parts.store, deck, now, how)
    await shelf.add(parts.store, made[-1], now)
    return shelf.line_of(made[-1], who.id)


@post("/api/blank/decks/{deck:str}/export", status_code=200, responses=PROBLEMS, tags=["decks"])
async def export_deck(request: AnyRequest, deck: Key) -> protocol.BlankFile:
    """Write the deck as one readable file, without accounts (BLK-D20)."""
    who, parts = await person(request), services(request)
    found, _ = await _visible(request, deck, None)
    if not found.may_fork(account_of(who.id)):
        raise TableError("not-found")
    now = parts.clock.now()
    text: list[str] = []

    def how(kept: Deck) -> Deck:
        written, noted = files.export(kept, person_of(who), moment(now))
        text.append(written)
        return noted

    changed = await shelf.change(parts.store, deck, now, how)
    stem = "".join(sign if sign.isalnum() else "-" for sign in changed.name.lower()).strip("-")
    return protocol.BlankFile(f"{stem or 'blank'}-{changed.revision}.json", text[-1])


@get("/api/blank/grammar", responses=PROBLEMS, tags=["decks"])
async def card_grammar(request: AnyRequest) -> protocol.Grammar:
    """Give all that a card can be put together from."""
    parts = services(request)
    parts.hub.spawn(parts.workshop.warm())
    return grammar()


@post("/api/blank/read", status_code=200, responses=PROBLEMS, tags=["decks"])
async def read_card(request: AnyRequest, data: JSONBody[protocol.ReadCard]) -> protocol.Reading:
    """Read a sentence, or a card from lists, aloud in both languages; or say what is wrong."""
    who = await person(request)
    return await services(request).workshop.read(who.id, data)


@post("/api/blank/preview", status_code=200, responses=PROBLEMS, tags=["decks"])
async def try_card(request: AnyRequest, data: JSONBody[protocol.TryCard]) -> protocol.Tried:
    """Try a card out: the same games without and with it, played by bots in a worker."""
    who, parts = await person(request), services(request)
    options = {}
    if data.deck is not None:
        options = options_for_deck(await _writable(request, data.deck, who.id))
    return await parts.workshop.try_out(who.id, data, options)


async def _writable(request: AnyRequest, deck: str, player: str) -> Deck:
    """A deck that somebody may think of a card for: a winner may, or who may look at it."""
    store = services(request).store
    found = await shelf.find(store, deck)
    if found is None or not await rewards.is_winner(store, deck, player):
        found, _ = await _visible(request, deck, None)
    return found


@get("/api/blank/rewards", responses=PROBLEMS, tags=["decks"])
async def my_rewards(request: AnyRequest, table: TableKey = None) -> protocol.Rewards:
    """List my rewards and the cards that wait for my decision; of a table, all its rewards."""
    who, parts = await person(request), services(request)
    return await rewards.list_rewards(parts.store, who, table, parts.clock.now())


@post("/api/blank/rewards/{reward:str}", status_code=200, responses=PROBLEMS, tags=["decks"])
async def write_reward(
    request: AnyRequest, reward: Key, data: JSONBody[protocol.RewardIdea]
) -> protocol.Reward:
    """Write what the winner wants on a slot, and show it to the table (BLK-98)."""
    who, parts = await person(request), services(request)
    return await rewards.write(parts.store, reward, who, data, parts.clock.now())


@post("/api/blank/rewards/{reward:str}/step", status_code=200, responses=PROBLEMS, tags=["decks"])
async def step_reward(
    request: AnyRequest, reward: Key, data: JSONBody[protocol.RewardStep]
) -> protocol.Reward:
    """Hand in, withdraw, nod, accept, send back or refuse (BLK-D8)."""
    who, parts = await person(request), services(request)
    done = await rewards.step(parts.store, reward, who, data, parts.clock.now())
    if done.stage == "accepted":
        live = await parts.hub.find(done.table)
        if live is not None:
            await library.renew(parts.hub, live)
    return done


@get(
    "/api/blank/drawings/{name:str}",
    responses=PROBLEMS,
    tags=["decks"],
    media_type="image/svg+xml",
)
async def card_drawing(request: AnyRequest, name: Key) -> Response[str]:
    """Give a drawing of a card as a picture."""
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
    care_for_deck,
    name_steward,
    offer_deck,
    answer_offer,
    open_volume,
    fork_deck,
    export_deck,
    card_grammar,
    read_card,
    try_card,
    my_rewards,
    write_reward,
    step_reward,
    card_drawing,
]

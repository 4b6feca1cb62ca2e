"""Deck files: one readable JSON document, written whole, validated when read (BLK-D20, D21).

A file from somebody else is untrusted data. It is decoded strictly, within limits of size, depth
and counts; it is accepted as a whole or refused with a list of faults; nothing in it is run.
"""

from typing import Any

import msgspec

from stolik.games.blank.decks.deck import Deck, Parent, Person, founding_slots
from stolik.games.blank.decks.file_check import FILE_LIMIT, examine_file
from stolik.games.blank.decks.history import append, fold
from stolik.games.blank.decks.marks import Mark
from stolik.games.blank.decks.refused import DeckRefused
from stolik.games.blank.decks.slots import GameSlot, RuleSlot
from stolik.games.blank.language.checker import decoded
from stolik.games.blank.language.document import to_data

FORMAT = "blank-deck/1"
EXPORT_LIMIT = 150_000
"""Bytes of an exported file above which its history is folded."""
Data = dict[str, Any]


def to_file(deck: Deck, with_accounts: bool = False) -> Data:
    """Write the deck as plain JSON data; accounts only for one's own storage."""
    return {
        "format": FORMAT,
        "id": deck.id,
        "name": deck.name,
        "volume": deck.volume,
        "mark": {"symbol": deck.mark.symbol, "paint": deck.mark.paint},
        "owner": deck.owner if with_accounts else None,
        "stewards": list(deck.stewards) if with_accounts else [],
        "visibility": deck.visibility if with_accounts else "private",
        "sharedWith": list(deck.shared_with) if with_accounts else [],
        "forks": deck.can_be_forked,
        "edition": deck.edition,
        "revision": deck.revision,
        "parent": None if deck.parent is None else msgspec.to_builtins(deck.parent),
        "rules": [_rule(slot) for slot in deck.rules],
        "game": [_game(slot) for slot in deck.game],
        "nextGame": {"include": list(deck.due)},
        "history": [msgspec.to_builtins(entry) for entry in deck.history],
        "head": deck.history[-1].hash if deck.history else None,
    }


def _rule(slot: RuleSlot) -> Data:
    return {"slot": slot.slot, "origin": slot.origin} | _content(slot)


def _game(slot: GameSlot) -> Data:
    return {"slot": slot.slot, "face": slot.face, "picture": slot.picture} | _content(slot)


def _content(slot: RuleSlot | GameSlot) -> Data:
    data: Data = {"card": slot.known_as}
    if slot.card is not None and slot.known_as is None:
        data |= {"card": "inline", "inline": to_data(slot.card), "acceptedIn": slot.accepted_in}
    if slot.is_shelved:
        data["shelved"] = True
    if slot.clarifications:
        data["clarifications"] = list(slot.clarifications)
    return data


def to_text(deck: Deck, with_accounts: bool = False) -> str:
    """Write the deck as readable JSON text."""
    data = msgspec.json.encode(to_file(deck, with_accounts))
    return msgspec.json.format(data, indent=1).decode() + "\n"


def export(deck: Deck, person: Person, at: str) -> str:
    """Write the deck for others, without accounts.

    The copy's history records the export, not the deck's own: others may export it too. A long
    history is folded, so that the recipient can import the file.
    """
    exported = deck.noted(at, "exported", person.name, revision=deck.revision)
    kept = len(exported.history)
    text = to_text(exported)
    while len(text.encode()) > EXPORT_LIMIT and kept > 1:
        kept //= 2
        shorter = fold(exported.history, kept)
        text = to_text(msgspec.structs.replace(exported, history=shorter))
    return text


def read_text(text: str | bytes) -> Deck:
    """Read a deck file as it stands, or refuse it with every fault that was found."""
    raw, fault = decoded(text, FILE_LIMIT, "BLK-D21")
    if fault is not None:
        raise DeckRefused([fault])
    file, faults = examine_file(raw)
    if file is None or faults:
        raise DeckRefused(faults)
    return _deck(file)


def read_stored(raw: object) -> Deck:
    """Read a deck from one's own storage, where limits of size do not make it unreadable.

    Its hashes were made here, so they are not computed again. Raises DeckRefused.
    """
    file, faults = examine_file(raw, is_stored=True)
    if file is None or faults:
        raise DeckRefused(faults)
    return _deck(file)


def _deck(file: Data) -> Deck:
    rules, game = founding_slots(file["edition"])
    parent = file["parent"]
    return Deck(
        id=file["id"],
        name=file["name"],
        mark=Mark(file["mark"]["symbol"], file["mark"]["paint"]),
        owner=file["owner"],
        edition=file["edition"],
        rules=tuple(_filled(slot, raw) for slot, raw in zip(rules, file["rules"], strict=True)),
        game=tuple(_filled(slot, raw) for slot, raw in zip(game, file["game"], strict=True)),
        history=file["history"],
        volume=file["volume"],
        revision=file["revision"],
        stewards=tuple(file["stewards"]),
        visibility=file["visibility"],
        shared_with=tuple(file["sharedWith"]),
        can_be_forked=file["forks"],
        parent=None if parent is None else Parent(parent["id"], parent["revision"]),
        due=tuple(file["nextGame"]["include"]),
    )


def _filled(slot: Any, raw: Data) -> Any:  # noqa: ANN401 - a rule slot or a game slot
    changes: Data = {
        "is_shelved": raw.get("shelved", False),
        "clarifications": tuple(raw.get("clarifications", ())),
    }
    if "inline" in raw:
        changes |= {"card": raw["inline"], "accepted_in": raw["acceptedIn"]}
    if isinstance(slot, GameSlot):
        changes["picture"] = raw["picture"]
    return msgspec.structs.replace(slot, **changes)


def import_text(text: str | bytes, deck_id: str, importer: Person, at: str) -> Deck:
    """Make a new deck of the importer's from a file, with the exported one as its parent."""
    found = read_text(text)
    origin = {"parent": found.id, "revision": found.revision}
    return msgspec.structs.replace(
        found,
        id=deck_id,
        owner=importer.account,
        stewards=(),
        visibility="private",
        shared_with=(),
        parent=Parent(found.id, found.revision),
        history=append(found.history, at, "imported", importer.name, origin),
    )

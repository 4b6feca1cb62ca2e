"""The check of a deck file: counts, grammar, limits and hashes (BLK-D21)."""

import re
from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stolik.games.blank.cards.editions import editions
from stolik.games.blank.cards.known_cards import examine_known
from stolik.games.blank.decks.deck import founding_slots
from stolik.games.blank.decks.history import (
    FOLDED,
    SLOTS,
    WHATS,
    Acceptance,
    Entry,
    History,
    acceptances,
    broken_link,
)
from stolik.games.blank.decks.marks import PAINTS, SYMBOLS
from stolik.games.blank.decks.slots import GAME_SLOTS, RULE_SLOTS, GameSlot, RuleSlot
from stolik.games.blank.language.document import Data, to_data
from stolik.games.blank.language.faults import Fault, shown
from stolik.games.blank.language.shapes import (
    Choice,
    Many,
    Number,
    Raw,
    Shape,
    Text,
    Value,
    shape_of,
    unknown_keys,
)

FILE_LIMIT = 2_000_000
HISTORY_LIMIT = 5_000
MOST_NUMBER = 1_000_000_000
DEPTH_LIMIT = 12
RULE = "BLK-D21"
Visibility = Literal["private", "shared", "public"]
ACCOUNT = Text(80, is_word=False)
ACCOUNTS = Many(ACCOUNT, 0, 200, is_set=False)
HASH = re.compile(r"[0-9a-f]{64}")
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)")
COUNT = shape_of(Annotated[int, Meta(ge=1, le=1000)])


class _Page:
    """One object of the file with its place, and the faults found so far."""

    def __init__(self, raw: Data, path: str, faults: list[Fault]) -> None:
        self.raw = raw
        self.path = path
        self.faults = faults

    def fault(self, place: str, reason: str, **args: str | int) -> None:
        """Note a fault at a key."""
        path = f"{self.path}.{place}" if place else self.path
        self.faults.append(Fault(path, RULE, reason, args))

    def read(self, key: str, shape: Shape, can_be_null: bool = False) -> Value:
        """Read one key with a shape."""
        if key not in self.raw:
            self.fault("", "missing-key", key=key)
            return None
        if can_be_null and self.raw[key] is None:
            return None
        return shape.read(self.raw[key], f"{self.path}.{key}", self.faults)

    def object(self, key: str) -> "_Page | None":
        """Open an object inside this one."""
        value = self.raw.get(key)
        if not isinstance(value, dict):
            self.fault(key, "not-an-object", value=shown(value))
            return None
        return _Page(value, f"{self.path}.{key}", self.faults)

    def known(self, *keys: str) -> None:
        """Report keys that the object may not have."""
        unknown_keys(self.raw, keys, self.path, self.faults)


KEYS = (
    *("format", "id", "name", "volume", "mark", "owner", "stewards", "visibility", "sharedWith"),
    *("forks", "edition", "revision", "parent", "rules", "game", "nextGame", "history", "head"),
)


def examine_file(raw: Raw, is_stored: bool = False) -> tuple[Data | None, list[Fault]]:
    """Return the file's values and no faults, or the faults of it all.

    What is stored here was checked when it came in: its history has no limit, and its chain of
    hashes is not checked again.
    """
    faults: list[Fault] = []
    if not isinstance(raw, dict):
        return None, [Fault("$", RULE, "not-an-object", {"value": shown(raw)})]
    if raw.get("format") != "blank-deck/1":
        arguments: dict[str, str | int] = {
            "value": shown(raw.get("format")),
            "known": "blank-deck/1",
        }
        return None, [Fault("$.format", "BLK-D22", "unknown-format", arguments)]
    page = _Page(raw, "$", faults)
    page.known(*KEYS)
    file = _header(page)
    if file["edition"] is None:
        return None, faults
    rules, game = founding_slots(file["edition"])
    file["rules"] = _slots(page, "rules", rules)
    file["game"] = _slots(page, "game", game)
    file["history"] = _stored_history(page) if is_stored else _history(page)
    file["nextGame"] = _next_game(page)
    if not faults:
        _agree(file, faults)
    return (None if faults else file), faults


def _header(page: _Page) -> Data:
    file: Data = {
        "id": page.read("id", Text(40, is_word=False)),
        "name": page.read("name", Text(40, is_word=False)),
        "volume": page.read("volume", COUNT),
        "revision": page.read("revision", Number(1, 91)),
        "owner": page.read("owner", ACCOUNT, can_be_null=True),
        "stewards": page.read("stewards", ACCOUNTS),
        "visibility": page.read("visibility", shape_of(Visibility)),
        "sharedWith": page.read("sharedWith", ACCOUNTS),
        "edition": page.read("edition", Choice(tuple(editions()))),
        "forks": page.raw.get("forks"),
        "mark": page.raw.get("mark"),
        "parent": page.raw.get("parent"),
    }
    if not isinstance(file["forks"], bool):
        page.fault("forks", "not-one-of", value=shown(file["forks"]), allowed="true | false")
    mark = page.object("mark")
    if mark is not None:
        mark.known("symbol", "paint")
        mark.read("symbol", Choice(SYMBOLS))
        mark.read("paint", Choice(PAINTS))
    if "parent" not in page.raw or file["parent"] is not None:
        parent = page.object("parent")
        if parent is not None:
            parent.known("id", "revision")
            parent.read("id", Text(40, is_word=False))
            parent.read("revision", Number(1, 91))
    return file


def _slots(page: _Page, key: str, fresh: Sequence[RuleSlot | GameSlot]) -> Value:
    raw = page.raw.get(key)
    if not isinstance(raw, list):
        page.fault(key, "not-a-list", value=shown(raw))
        return None
    if len(raw) != len(fresh):
        page.fault(key, "slot-count", count=len(raw), wanted=len(fresh))
        return None
    return [
        _slot(each, slot, f"{page.path}.{key}[{place}]", page.faults)
        for place, (each, slot) in enumerate(zip(raw, fresh, strict=True))
    ]


def _slot(raw: Raw, fresh: RuleSlot | GameSlot, path: str, faults: list[Fault]) -> Value:
    if not isinstance(raw, dict):
        faults.append(Fault(path, RULE, "not-an-object", {"value": shown(raw)}))
        return None
    page = _Page(raw, path, faults)
    is_rule = isinstance(fresh, RuleSlot)
    own = ("origin",) if is_rule else ("face", "picture")
    page.known("slot", *own, "card", "inline", "acceptedIn", "shelved", "clarifications")
    page.read("slot", Choice((fresh.slot,)))
    page.read(own[0], Choice((fresh.origin if isinstance(fresh, RuleSlot) else fresh.face,)))
    slot: Data = {"shelved": False}
    if not is_rule:
        slot["picture"] = page.read("picture", Text(80, is_word=False), can_be_null=True)
    if "clarifications" in raw:
        texts = Many(Text(200, is_word=False), 1, 50, is_set=False)
        slot["clarifications"] = page.read("clarifications", texts)
    if "shelved" in raw:
        slot["shelved"] = page.raw["shelved"] is True
        if raw["shelved"] is not True:
            page.fault("shelved", "only-true", value=shown(raw["shelved"]))
    return slot | _slot_card(page, fresh)


def _slot_card(page: _Page, fresh: RuleSlot | GameSlot) -> Data:
    """Check that a founding slot names its card, and another one is blank or holds its own card."""
    named = page.raw.get("card")
    if named != "inline":
        if named != fresh.known_as:
            allowed = fresh.known_as or "null | inline"
            page.fault("card", "not-one-of", value=shown(named), allowed=allowed, nearest=allowed)
        for key in ("inline", "acceptedIn"):
            if key in page.raw:
                page.fault(key, "unknown-key", key=key, nearest="card")
        return {}
    if fresh.known_as is not None:
        page.fault("card", "founding-card-changed", slot=fresh.slot, wanted=fresh.known_as)
        return {}
    card, faults = examine_known(page.raw.get("inline"), f"{page.path}.inline")
    page.faults.extend(faults)
    kind = "rule" if isinstance(fresh, RuleSlot) else "effect"
    if card is not None and to_data(card)["kind"] != kind:
        page.fault("inline.kind", "not-one-of", value="—", allowed=kind, nearest=kind)
    return {"inline": card, "acceptedIn": page.read("acceptedIn", Number(2, 91))}


def _next_game(page: _Page) -> Value:
    inner = page.object("nextGame")
    if inner is None:
        return None
    inner.known("include")
    return {"include": inner.read("include", Many(Choice(RULE_SLOTS), 0, 24, is_set=False))}


def _stored_history(page: _Page) -> Value:
    try:
        return msgspec.convert(page.raw.get("history"), History)
    except msgspec.ValidationError as error:
        place = str(error).rpartition("`$")[2].rstrip("`")
        page.fault(f"history{place}", "not-an-entry")
        return None


def _history(page: _Page) -> Value:
    raw = page.raw.get("history")
    if not isinstance(raw, list):
        page.fault("history", "not-a-list", value=shown(raw))
        return None
    if not 1 <= len(raw) <= HISTORY_LIMIT:
        page.fault("history", "list-length", count=len(raw), lowest=1, highest=HISTORY_LIMIT)
        return None
    entries: list[Entry] = []
    before = len(page.faults)
    for place, each in enumerate(raw):
        entry = _entry(each, f"$.history[{place}]", page.faults)
        if entry is not None and entry.what == FOLDED:
            check_folded(entry, place, page.faults)
        if entry is None or len(page.faults) > before:
            return None  # one broken entry says enough; the chain is lost
        entries.append(entry)
    broken = broken_link(tuple(entries))
    if broken is not None:
        page.fault(f"history[{broken - 1}].prev", "broken-chain", number=broken)
    elif page.raw.get("head") != entries[-1].hash:
        page.fault("head", "broken-chain", number=len(entries))
    return tuple(entries)


def _entry(raw: Raw, path: str, faults: list[Fault]) -> Entry | None:
    if not isinstance(raw, dict):
        faults.append(Fault(path, RULE, "not-an-object", {"value": shown(raw)}))
        return None
    before = len(faults)
    page = _Page(raw, path, faults)
    page.known("no", "at", "what", "by", "content", "prev")
    number = page.read("no", Number(1, MOST_NUMBER))
    what = page.read("what", Choice(WHATS))
    by = page.read("by", Text(200, is_word=False))
    at, prev, content = raw.get("at"), raw.get("prev"), raw.get("content")
    if not isinstance(at, str) or TIME.fullmatch(at) is None:
        page.fault("at", "not-a-time", value=shown(at))
    if prev is not None and not (isinstance(prev, str) and HASH.fullmatch(prev)):
        page.fault("prev", "not-a-hash", value=shown(prev))
    if not isinstance(content, dict) or not _is_shallow(content, DEPTH_LIMIT):
        page.fault("content", "too-deep", limit=DEPTH_LIMIT)
    elif "slot" in content and content["slot"] not in (*RULE_SLOTS, *GAME_SLOTS):
        page.fault("content.slot", "no-such-slot", slot=shown(content["slot"]))
    elif not isinstance(content.get("game", ""), str):
        page.fault("content.game", "not-a-text", value=shown(content["game"]))
    if len(faults) > before:
        return None
    return Entry(number, str(at), what, by, content or {}, prev)


def _is_shallow(value: Raw, depth: int) -> bool:
    """Whether the data are nested no deeper than allowed; stops at that depth."""
    if isinstance(value, dict | list):
        inner = list(value.values()) if isinstance(value, dict) else value
        return depth > 0 and all(_is_shallow(each, depth - 1) for each in inner)
    return not isinstance(value, float)


class _Folded(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of an entry that stands for many."""

    since: str
    hash: str
    counts: dict[str, Annotated[int, Meta(ge=1, le=MOST_NUMBER)]]
    accepted: dict[str, Acceptance]
    owner: Annotated[str, Meta(max_length=200)]


def check_folded(entry: Entry, place: int, faults: list[Fault]) -> None:
    """Check an entry that stands for many: only the first can, and it holds all that they held."""
    path = f"$.history[{place}]"
    try:
        folded = msgspec.convert(entry.content, _Folded)
    except msgspec.ValidationError:
        faults.append(Fault(f"{path}.content", RULE, "not-an-entry"))
        return
    is_sound = (
        place == 0
        and HASH.fullmatch(folded.hash) is not None
        and TIME.fullmatch(folded.since) is not None
        and folded.counts.keys() <= set(WHATS) - {FOLDED}
        and folded.accepted.keys() <= SLOTS
        and all(one.at == "" or TIME.fullmatch(one.at) for one in folded.accepted.values())
        and all(len(one.game) <= 60 for one in folded.accepted.values())
    )
    if not is_sound:
        faults.append(Fault(f"{path}.content", RULE, "not-an-entry"))


def _agree(file: Data, faults: list[Fault]) -> None:
    """Every card has its accepting entry, every revision its card (BLK-I19, BLK-I20)."""
    accepted = acceptances(file["history"])
    revisions: list[int] = []
    for key in ("rules", "game"):
        names = RULE_SLOTS if key == "rules" else GAME_SLOTS
        for place, slot in enumerate(file[key]):
            if "inline" not in slot:
                continue
            path = f"$.{key}[{place}]"
            revisions.append(slot["acceptedIn"])
            name = names[place]
            if name not in accepted or accepted[name].revision != slot["acceptedIn"]:
                faults.append(Fault(path, "BLK-I20", "not-accepted", {"slot": name}))
    if sorted(revisions) != list(range(2, file["revision"] + 1)):
        counts: dict[str, str | int] = {"revision": file["revision"], "cards": len(revisions)}
        faults.append(Fault("$.revision", "BLK-I19", "revision-count", counts))
    for place, slot in enumerate(file["nextGame"]["include"]):
        if "inline" not in file["rules"][RULE_SLOTS.index(slot)]:
            faults.append(
                Fault(f"$.nextGame.include[{place}]", RULE, "nothing-due", {"slot": slot})
            )

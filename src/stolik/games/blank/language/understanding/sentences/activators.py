"""What activates a rule: events of the game, and conditions beside them."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, field

from stolik.games.blank.language.understanding.phrases.chunks import Chunk, Words

Data = dict[str, Any]
ANYONE = ("someone", "player", "actor", "he", "this", "active", "all", "self", "chosenAny")


EDGES = ("turnStart", "turnEnd")


class Activator(Struct):
    """What activates a rule, read up to a place: triggers and the conditions beside them."""

    end: int
    triggers: list[Data]
    when: list[Data] = field(default_factory=list)
    subject: str = "someone"
    is_elliptic: bool = False
    spans: list[tuple[int, int]] = field(default_factory=list)
    bad: str = ""  # something that BLANK does not have


class ActivatorReader:
    """Reads what activates a rule."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._known: dict[int, list[Activator]] = {}

    def read(self, at: int) -> list[Activator]:
        """Return every trigger that starts here, with what it can be joined to."""
        if at not in self._known:
            singles = list(self._singles(at))
            found = {(_key(each)): each for each in singles}
            for each in singles:
                for more in (*self._joined(each), *self._conditions(each)):
                    found.setdefault(_key(more), more)
            for each in self._conditioned(at):
                found.setdefault(_key(each), each)
            self._known[at] = sorted(found.values(), key=lambda one: -one.end)
        return self._known[at]

    def _singles(self, at: int) -> Iterator[Activator]:
        words = self.words
        for found in words.find("event", at):
            yield Activator(found.end, [dict(found.value)], spans=[(at, found.end)])
        for found in words.find("matching", at):
            matched: Data = {"on": "played", "matched": found.value}
            yield Activator(found.end, [matched], spans=[(at, found.end)])
        for end, row in words.rows(at, is_event=True):
            trigger = self._meant(row)
            if trigger is not None:
                bad = str(trigger.pop("bad", ""))
                subject = next((each.value for each in row if each.kind == "who"), _unnamed(row))
                last = max(each.end for each in row if each.kind != "filler")
                yield Activator(end, [trigger], [], subject, False, [(at, last)], bad)
        yield from self._shown(at)

    def _shown(self, at: int) -> Iterator[Activator]:
        """A card named and nothing more: "Parzysta karta – …", "On a 6, …"."""
        words = self.words
        for found in words.find("spec", at):
            end = found.end
            while words.find("aside", end):
                end = words.find("aside", end)[0].end
            spec = dict(found.value)
            bad = str(spec.pop("bad", ""))
            yield Activator(end, [{"on": "played", **spec}], [], "someone", True, [(at, end)], bad)

    def _meant(self, row: list[Chunk]) -> Data | None:
        verb = next((each for each in row if each.kind == "verb" and each.value != "be"), None)
        if verb is None or row[-1].kind == "must":  # "… draws a card must": the rest is an order
            return None
        kinds: dict[str, list[Chunk]] = {}
        for chunk in row:
            kinds.setdefault(chunk.kind, []).append(chunk)
        if verb.form == "N" and ("must" in kinds or self.words.has(verb.start - 1, "PILE")):
            return None  # "stos dobierania ma mniej niż pięć kart"
        if any(
            len(kinds.get(kind, ())) > 1
            for kind in ("who", "spec", "event_cards", "bare_count", "a_card")
        ):
            return None
        if "pile_at" in kinds and (
            verb.value not in ("draw", "take", "get")
            or kinds["pile_at"][0].value not in ("draw", "pile")
        ):
            return None
        if "may" in kinds or "from_who" in kinds or "quote" in kinds:
            return None
        if any(each.value not in ANYONE for each in kinds.get("by_who", ())):
            return None
        who = kinds.get("who")
        if who and (who[0].value not in ANYONE or who[0].value == "all"):
            return None
        if who and who[0].form and "n" not in who[0].form:
            return None
        if who and any(self.words.has(at, "SAME") for at in range(who[0].start, who[0].end)):
            return None  # "the same player" is nobody whom the language remembers
        is_impersonal = verb.form == "x" or any(each.value == "be" for each in kinds["verb"])
        if who and is_impersonal and who[0].start > verb.start:
            return None  # "… is played someone draws": who follows belongs to what follows
        return self._event(verb, kinds)

    def _event(self, verb: Chunk, kinds: dict[str, list[Chunk]]) -> Data | None:
        things = [kind for kind in ("spec", "event_cards", "bare_count", "a_card") if kind in kinds]
        if len(things) > 1:
            return None
        thing = kinds[things[0]][0] if things else None
        cause = kinds["by_penalty"][0].value if "by_penalty" in kinds else None
        if verb.value == "use" and (thing is None or thing.kind not in ("spec", "event_cards")):
            return None
        if verb.value in ("play", "hit", "hits", "give", "roll", "drop", "toss", "use"):
            if verb.value in ("give", "roll", "drop", "toss") and (
                thing is None or (thing.kind != "spec" and not self._is_at_once(thing))
            ):
                return None
            if verb.value in ("hit", "hits") and "who" in kinds:
                return None
            is_shown = thing is not None and thing.kind != "bare_count"
            return _played(thing) if thing is not None and is_shown and not cause else None
        if verb.value in ("draw", "take", "get"):
            if verb.value != "draw" and thing is None:
                return None
            return _moved("drawn", thing, cause)
        if verb.value == "discard":
            return None if cause else _moved("discarded", thing, None)
        return None

    def _is_at_once(self, thing: Chunk) -> bool:
        """ "Drops three cards at once": cards that fall down are not counted together."""
        together = (self.words.find("together", at) for at in range(thing.start, thing.end))
        return thing.kind == "event_cards" and any(together)

    def _joined(self, first: Activator) -> Iterator[Activator]:
        """ "… albo dostanie karę"."""
        words = self.words
        place = first.end + 1 if words.is_at(first.end, ",") else first.end
        if not words.has(place, "OR"):
            return
        place += 1
        if words.has(place, "IF"):
            place += 1
        for other in self._singles(place):
            if other.is_elliptic and not _is_other_mark(first, other):
                continue
            spans = [*first.spans, *other.spans]
            triggers = [*first.triggers, *other.triggers]
            shared = _of_same_colour(first, other)
            if shared is not None:
                yield Activator(other.end, shared, [], first.subject, first.is_elliptic, spans)
            is_elliptic = first.is_elliptic and other.is_elliptic
            bad = first.bad or other.bad
            yield Activator(other.end, triggers, [], first.subject, is_elliptic, spans, bad)

    def _conditioned(self, at: int) -> Iterator[Activator]:
        """ "… has five cards and plays a 2"."""
        words = self.words
        for found in words.find("state", at):
            place = found.end + 1 if words.is_at(found.end, ",") else found.end
            if found.value.get("is") == "die":
                continue
            is_joined = words.has(place, "AND")
            place += is_joined
            place += is_joined and words.has(place, "IF")
            for each in self._singles(place):
                if not is_joined and each.triggers[0]["on"] not in EDGES:
                    continue  # "… has seven cards at the end of their turn"
                state = _of_actor(found.value)
                is_other = words.has(place, "SOMEONE")  # "somebody holds one and someone plays …"
                if is_other and found.value.get("of") in ("someone", "player"):
                    continue
                if each.is_elliptic or state is None or each.triggers[0]["on"] == "handSize":
                    continue
                spans = [*each.spans, (at, found.end)]
                yield Activator(
                    each.end, each.triggers, [state], each.subject, False, spans, each.bad
                )

    def _conditions(self, first: Activator) -> Iterator[Activator]:
        """ "… and has fewer than three cards left"."""
        words = self.words
        place = first.end + 1 if words.is_at(first.end, ",") else first.end
        start = place
        while (
            words.has(place, "AND", "BUT") or words.has(place, "IF") or words.is_at(place, "while")
        ):
            place += 1
        place = max([place, *(found.end for found in words.find("cond_lead", start))])
        is_joined = place > start or words.is_at(place, "majac", "having", "with", "holding")
        is_joined = is_joined or first.triggers[0]["on"] in EDGES  # "na koniec tury ma …"
        if not is_joined:
            return
        for found in words.find("state", place):
            state = _of_actor(found.value)
            if state is None or found.value.get("of") == "someone":
                continue  # "… and somebody holds one card": nobody the language has a name for
            yield Activator(
                found.end,
                first.triggers,
                [state],
                first.subject,
                first.is_elliptic,
                [*first.spans, (place, found.end)],
                first.bad,
            )


def _of_actor(condition: Data) -> Data | None:
    """Return a condition that is said of whoever activates the rule."""
    if condition.get("of") == "nobody":
        return None
    unnamed = condition.get("of") in ("he", "this", "player", "someone")
    return {**condition, "of": "actor"} if unnamed else dict(condition)


def _is_other_mark(first: Activator, other: Activator) -> bool:
    """ "Zagra 4 lub czerwoną": a digit and a colour are two triggers."""
    one, two = first.triggers[0], other.triggers[0]
    is_shown = one["on"] == "played" and one.keys() <= {"on", "digit", "colour", "parity"}
    is_other = one.keys() != two.keys() or len(one) > 2  # "fioletową szóstkę lub różową piątkę"
    return is_shown and is_other and len(first.triggers) == 1


def _of_same_colour(first: Activator, other: Activator) -> list[Data] | None:
    """ "A purple six or five": the five may well be a purple one."""
    one, two = first.triggers[0], other.triggers[0]
    if len(first.triggers) > 1 or not other.is_elliptic or "colour" not in one:
        return None
    is_bare = "digit" in one and two.keys() == {"on", "digit"}
    return [one, {**one, "digit": two["digit"]}] if is_bare else None


def _unnamed(row: list[Chunk]) -> str:
    """ "After playing a 3" is said of the player that is named next."""
    is_doing = any(each.kind == "verb" and each.form in ("g", "N") for each in row)
    return "player" if is_doing else "someone"


def _key(activator: Activator) -> tuple[int, str]:
    return activator.end, repr((activator.triggers, activator.when, activator.is_elliptic))


def _range(cards: Data) -> Data:
    """An event never concerns no cards: exactly one is at most one."""
    return {"max": 1} if cards == {"min": 1, "max": 1} else cards


def _has_cards(thing: Chunk) -> bool:
    """Who plays or draws no cards does nothing that could activate a rule."""
    return bool(thing.value.get("max", 1))


def _played(thing: Chunk) -> Data | None:
    if thing.kind == "a_card":
        return {"on": "played"}
    if thing.kind == "event_cards":
        return {"on": "played", "cards": _range(thing.value)} if _has_cards(thing) else None
    return {"on": "played", **thing.value}


def _moved(event: str, thing: Chunk | None, cause: str | None) -> Data | None:
    trigger: Data = {"on": event}
    if thing is not None and thing.kind == "spec":
        return None
    if thing is not None and thing.kind in ("event_cards", "bare_count"):
        if not _has_cards(thing):
            return None
        trigger["cards"] = _range(thing.value)
    if cause is not None:
        trigger["cause"] = cause
    return trigger

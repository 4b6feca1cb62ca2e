"""Clauses one after the other: who does them, what they share, and what only people can judge."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from stolik.games.blank.language.understanding.phrases.chunks import Chunk, Words
from stolik.games.blank.language.understanding.phrases.patterns import Found
from stolik.games.blank.language.understanding.sentences.clause_context import (
    ClauseContext,
    Reading,
)
from stolik.games.blank.language.understanding.sentences.clause_forms import (
    as_partner,
    banned_values,
    merged,
    swapped_pair,
)
from stolik.games.blank.language.understanding.sentences.clause_limits import (
    conditions,
    is_beside_another,
    is_subject_beside_another,
    limited,
    optional,
)
from stolik.games.blank.language.understanding.sentences.clause_parts import parts_of_clause
from stolik.games.blank.language.understanding.sentences.effects import effects_of
from stolik.games.blank.language.understanding.sentences.performers import (
    UNKNOWN,
    named,
    performed,
)
from stolik.games.blank.language.understanding.sentences.plain_clauses import PlainClauses

Data = dict[str, Any]
SINGLES = ("actor", "next", "previous", "left", "right", "opposite", "most", "fewest")
ONE_DOES = ("swap", "trade", "again", "jump", "contest")  # never of two at once
BEFORE_THAT = ("najpierw", "wczesniej", "przedtem", "uprzednio", "first", "beforehand")
ADDRESSED = (*SINGLES[1:], "all", "others", "nextTwo", "nextThree")
CHALLENGERS = ("next", "previous", "left", "right", "opposite", "most", "fewest", "active")


class ClauseReader(PlainClauses):
    """Reads what follows a trigger."""

    def __init__(self, words: Words, kind: str) -> None:
        super().__init__(words, kind)
        self._known: dict[tuple[int, str], list[Reading]] = {}

    def sequences(self, at: int, context: ClauseContext, depth: int = 0) -> Iterator[Reading]:
        """Yield every row of clauses that starts here."""
        for first in self.clauses(at, context):
            yield first
            if depth >= 2:
                continue
            after = self.after(first, context)
            for place in self.joints(first.end):
                for rest in (
                    *self.sequences(place, after, depth + 1),
                    *self._gapped(place, first.clauses[-1], after),
                    *self._related(place, after),
                    *self._echoed(place, first.clauses[-1], after),
                ):
                    pair = [_given_to(first, rest), rest.clauses]
                    if self.words.is_at(place, *BEFORE_THAT):
                        pair.reverse()  # "take a card, but look at the hand first"
                    clauses = merged(*pair)
                    if clauses is not None and len(clauses) <= 3:
                        yield Reading(rest.end, clauses, first.skipped + rest.skipped)

    def after(self, reading: Reading, context: ClauseContext) -> ClauseContext:
        """Return the context after a clause."""
        last = reading.clauses[-1] if reading.clauses else {}
        topic = last.get("topic", context.topic)
        who = last.get("who", context.last)
        who = context.last if who == "table" else who
        partner = next((last[key] for key in ("from", "to", "with", "of") if key in last), None)
        modal = bool(last.get("modal")) or (context.modal and who == context.last)
        count = last.get("n", context.count)
        return replace(context, topic=topic, last=who, partner=partner, modal=modal, count=count)

    def clauses(self, at: int, context: ClauseContext) -> list[Reading]:
        """Return every single clause that starts here."""
        key = (at, repr(context))
        if key not in self._known:
            found: dict[tuple[int, str], Reading] = {}
            for reading in (
                *self._search(self._past_fillers(at), context),
                *self._led(at, context),
            ):
                for each in (reading, *limited(self.words, reading)):
                    found.setdefault((each.end, repr(each.clauses)), each)
            self._known[key] = sorted(found.values(), key=lambda one: -one.end)
        return self._known[key]

    def _led(self, at: int, context: ClauseContext) -> Iterator[Reading]:
        """ "If you like, …" leaves a clause open; "I would be grateful if …" does not."""
        words = self.words
        for found in words.find("wish", at):
            place = found.end + 1 if words.is_at(found.end, ",") else found.end
            for reading in self.clauses(place, context):
                yield Reading(reading.end, [*map(optional, reading.clauses)], reading.skipped)
        if context.last is not None:  # the first clause's condition is the whole card's
            yield from self._conditional(at, context)
        for found in words.find("polite", at):
            for reading in self.clauses(found.end, context):
                clauses = [
                    {key: value for key, value in each.items() if key != "may"}
                    for each in reading.clauses
                ]
                yield Reading(reading.end, clauses, reading.skipped)

    def _conditional(self, at: int, context: ClauseContext) -> Iterator[Reading]:
        """ "Draw a card. If you then have six, discard one."."""
        words = self.words
        for end, only in conditions(words, at, context.last or "actor"):
            place = end + 1 if words.is_at(end, ",") else end
            place += words.has(place, "TO")
            for reading in self.clauses(place, context):
                first, *rest = reading.clauses
                if not rest and "only" not in first:
                    yield Reading(reading.end, [first | only], reading.skipped)

    def _search(self, at: int, context: ClauseContext) -> Iterator[Reading]:
        yield from self._tables(at, context)
        yield from self._bans(at, context)
        yield from self._topics(at, context)
        yield from self._pairs(at, context)
        yield from self._interrupted(at, context)
        yield from self._addressed(at, context)
        yield from self._dares(at, context)
        yield from self._plain(at, context)

    def _related(self, at: int, context: ClauseContext) -> Iterator[Reading]:
        """ "… to the next player, who then loses a turn"."""
        if context.partner in SINGLES and self.words.is_at(at, "who", "ktory", "ktora"):
            place = at + 1
            while self.words.has(place, "FILL", "THEN"):
                place += 1
            yield from self.forced(at, place, context.partner, context)

    def _echoed(self, at: int, before: Data, context: ClauseContext) -> Iterator[Reading]:
        """ "… draws a card, and so does everyone else", "…, reszta też": the same for others."""
        if before.get("who") in (None, "table", "all") or before["do"] in ONE_DOES:
            return
        for found in self.words.find("does_too", at):
            who = named(found.value, context)
            if who is not None and "|" not in who and who != before["who"]:
                kept = {key: value for key, value in before.items() if key != "is_same"}
                span = {"span": (at, found.end)}
                yield Reading(found.end, [{**kept, "who": who, **span}])

    def _gapped(self, at: int, before: Data, context: ClauseContext) -> Iterator[Reading]:
        """ "Take two cards from the next player and one from the previous": the verb is shared."""
        if "verb" not in before:
            return
        verb = Chunk("verb", before["verb"], at, at)
        for end, row in self.words.rows(at):
            if any(each.kind in ("verb", "effect", "must", "may") for each in row):
                continue
            before_verb = row[:1] if row[0].kind == "who" else []
            rest = row[len(before_verb) :]
            parts = parts_of_clause([*before_verb, verb, *rest], self.words.language)
            if parts is None or parts.cards is None:
                continue
            if is_subject_beside_another(self.words, before_verb, context):
                continue
            is_other = parts.has_subject  # "everybody draws a card, and you two"
            if is_other and before["do"] not in ("draw", "discard"):
                continue
            for effect in effects_of(parts):
                if effect["do"] != before["do"] or effect.get("to") == "?":
                    continue
                for clause in performed(
                    self.words, parts, effect, context, None if is_other else before["who"]
                ):
                    kept = {"may": True} if before.get("may") else {}
                    yield Reading(end, [{**clause, **kept, "span": (at, end)}])

    # --- Things said without a performer -----------------------------------------------------

    def _tables(self, at: int, context: ClauseContext) -> Iterator[Reading]:
        place = at
        while self.words.has(place, "FILL", "MUST") or self.words.is_at(place, "nalezy", "trzeba"):
            place += 1
        before = at - 1 if self.words.is_at(at - 1, "teraz", "now") else at
        for start in {at, place, before}:
            for found in self.words.find("table", start):
                yield Reading(found.end, [dict(found.value) | {"span": (at, found.end)}])
            for name, effect in (
                ("turn_to", "jump"),
                ("turn_lost", "skip"),
                ("turn_taken", "skip"),
            ):
                for found in self.words.find(name, start):
                    if name == "turn_taken" and "d" not in found.cases:
                        continue  # "następny gracz zabiera mu turę" is no loss of the next one
                    who = named(found.value, context)
                    if who is not None and (effect == "skip" or found.value not in UNKNOWN):
                        clause = {"who": who, "do": effect, "span": (at, found.end)}
                        yield Reading(found.end, [clause])

    def _bans(self, at: int, context: ClauseContext) -> Iterator[Reading]:
        words = self.words
        starts = [(at, None)] + [(found.end, found.value) for found in words.find("until", at)]
        for start, period in starts:
            place = start + 1 if period and words.is_at(start, ",") else start
            for found in words.find("no_sixes", place):
                for value in banned_values(found.value):
                    yield from self._lasting(at, found.end, period, value)
            for found in words.find("several", place):
                yield from self._lasting(at, found.end, period, {"what": "several", "value": True})

    def _lasting(self, at: int, end: int, period: str | None, value: Data) -> Iterator[Reading]:
        clause = {"who": "actor", "do": "ban", **value}
        if period is not None:
            yield Reading(end, [clause | {"until": period, "span": (at, end)}])
            return
        place = end + 1 if self.words.is_at(end, ",") else end
        for until in self.words.find("until", place):
            yield Reading(until.end, [clause | {"until": until.value, "span": (at, until.end)}])

    # --- Somebody is picked first -------------------------------------------------------------

    def _topics(self, at: int, context: ClauseContext) -> Iterator[Reading]:
        words = self.words
        starts = {at} | {chunk.end for chunk in words.edges(at) if self._is_actor(chunk)}
        for start in starts:
            for found in words.find("goes_next", start):
                clause = {"who": "chosenAny", "do": "jump", "span": (at, found.end)}
                yield Reading(found.end, [clause])
            for found in words.find("topic", start):
                yield from self._of_topic(at, found.end, found.value, context)
            for found in words.find("ballot", start):
                yield from self.forced(at, found.end, "voted", context)
        allowed = {found.end for start in starts for found in words.find("may", start)}
        for start in starts | allowed:
            yield from self._caused(at, start, context)
        for start in starts:
            for found in words.find("begged", start):
                who = named(found.value["who"], context)
                if who is not None and who != "actor":
                    yield Reading(found.end, [found.value | {"who": who, "span": (at, found.end)}])
        for found in words.find("asked", at):
            who = named(found.value, context)
            if who is not None:
                yield from self.forced(at, found.end, who, context)

    def _of_topic(self, at: int, end: int, topic: str, context: ClauseContext) -> Iterator[Reading]:
        """ "Choose a player. They …" refers to the chosen, "… and take …" to the chooser."""
        words = self.words
        place, is_of_chosen = end, topic == "chosenTwo"
        while words.is_at(place, ",", ".", ";", ":", "-") or words.find("who_does", place):
            is_of_chosen = is_of_chosen or not words.is_at(
                place, ",", ".", ";", ":", "-", "i", "and", "now"
            )
            place += 1
        inner = replace(context, topic=topic, last=topic, partner=None, modal=False)
        whom = words.find("whom", place) or (
            words.is_at(place - 1, "to") and words.find("whom", place - 1)
        )
        is_chooser = not is_of_chosen and words.has(place - 1, "AND")
        if whom or is_chooser:  # "… wybiera gracza i zamienia się z nim ręką"
            toward = list(self._toward(at, place, topic, inner))
            if toward:
                yield from toward
                return
        for each in self._asked(place, inner):
            yield from self.forced(at, each, topic, context)
        for reading in self.forced(at, place, topic, context):
            if is_of_chosen and self._is_command(place):  # "they discard a card and draw two"
                yield Reading(reading.end, [each | {"modal": True} for each in reading.clauses])
            elif is_of_chosen or not self._is_command(place):
                yield reading
        if is_of_chosen or not self._is_command(place):
            return
        for reading in self._plain(place, inner, forced="actor"):
            clause = reading.clauses[0]
            if as_partner(topic) in (clause.get(key) for key in ("from", "to", "with", "of")):
                yield Reading(reading.end, [clause | {"span": (at, reading.end)}])

    def _toward(self, at: int, place: int, topic: str, inner: ClauseContext) -> Iterator[Reading]:
        """ "… with whom you swap hands", "… to swap hands with"."""
        for reading in self._plain(place, inner, forced="actor"):
            clause = reading.clauses[0]
            if as_partner(topic) in (clause.get(key) for key in ("from", "to", "with", "of")):
                yield Reading(reading.end, [clause | {"span": (at, reading.end)}])

    def _asked(self, at: int, context: ClauseContext) -> Iterator[int]:
        """ "… and ask that person to"."""
        words = self.words
        if words.has(at, "V") and any(sense.value == "ask" for sense in words.tokens[at].senses):
            for found in words.find("who", at + 1):
                if words.is_at(found.end, "to"):
                    yield found.end + 1

    def _caused(self, at: int, start: int, context: ClauseContext) -> Iterator[Reading]:
        """ "makes the others discard", "pozwala temu graczowi zabrać"."""
        words = self.words
        if start >= words.size:
            return
        kinds = {sense.value for sense in words.tokens[start].senses if sense.category == "V"}
        is_had = words.is_at(start, "have") and bool(words.find("who", start + 1))
        if not kinds & {"let", "make"} and not is_had:  # "have everyone draw a card"
            return
        if "let" in kinds and words.language == "pl":  # "pozwala odrzucić kartę"
            place = start + 2 if words.is_at(start + 1, "na") else start + 1
            for reading in self._plain(place, context, forced="actor", may=True):
                yield Reading(reading.end, reading.clauses)
        for found in words.find("who", start + 1):
            who = named(found.value, context)
            place = found.end + words.is_at(found.end, ",")
            place += words.is_at(place, "to", "do", "na", "zeby", "aby", "by")
            if who is not None:
                for reading in self._plain(place, context, forced=who, may="let" in kinds):
                    yield Reading(reading.end, reading.clauses)

    def _pairs(self, at: int, context: ClauseContext) -> Iterator[Reading]:
        """ "The player and the next one swap hands"."""
        words = self.words
        for found in words.find("both_sides", at):
            yield from self._each_of(at, found.end, "left", "right", context)
        begin = at + 1 if words.is_at(at, "najpierw", "first", "zarówno", "both") else at
        for one in words.find("who", begin):
            joint = one.end + 1 if words.is_at(one.end, ",") else one.end
            if not words.has(joint, "AND"):
                continue
            seen = replace(context, last=one.value)
            for other in words.find("who", joint + 1 + words.has(joint + 1, "THEN")):
                if is_beside_another(words, other.value, joint, other.end, seen):
                    continue
                yield from self._both(at, one.value, other, context)
                for reading in self._plain(other.end, context, forced="chosenTwo"):
                    clause = reading.clauses[0]
                    first = named(one.value, context)
                    second = named(other.value, context)
                    if not first or not second or "|" in first + second:
                        continue
                    if clause["do"] in ("swap", "exchange|trade", "trade"):
                        pair = swapped_pair(first, second, clause)
                        if pair is not None:
                            yield Reading(reading.end, [pair | {"span": (at, reading.end)}])

    def _both(self, at: int, one: str, other: Found, context: ClauseContext) -> Iterator[Reading]:
        """ "The next player and the previous one draw a card": each of them does it."""
        first, second = named(one, context), named(other.value, context)
        if first not in SINGLES or second not in SINGLES or first == second:
            return
        yield from self._each_of(at, other.end, first, second, context)

    def _each_of(
        self, at: int, end: int, first: str, second: str, context: ClauseContext
    ) -> Iterator[Reading]:
        for reading in self._plain(end, context, forced=second):
            clause = reading.clauses[0]
            partners = {clause[key] for key in ("from", "to", "with", "of") if key in clause}
            if (
                clause["who"] == second
                and partners <= {"actor"}
                and clause["do"] not in ONE_DOES
                and "exchange" not in clause["do"]
            ):
                span = {"span": (at, reading.end)}
                both = [clause | {"who": first} | span, clause | span]
                yield Reading(reading.end, both)

    def _interrupted(self, at: int, context: ClauseContext) -> Iterator[Reading]:
        """ "The next player, if they hold five cards, discards two"."""
        words = self.words
        for found in words.find("who", at):
            who = named(found.value, context)
            if found.value in ("all", "player") and context.is_turn:
                yield from self._so_held(at, found.end, context)
            if who is None or not words.is_at(found.end, ","):
                continue
            for end, only in conditions(words, found.end + 1, who):
                place = end + 1 if words.is_at(end, ",") else end
                for reading in self._plain(place, context, forced=who):
                    subject = {"who_span": (at, found.end)}
                    yield Reading(reading.end, [reading.clauses[0] | only | subject])

    def _so_held(self, at: int, end: int, context: ClauseContext) -> Iterator[Reading]:
        """ "At the end of their turn every player who holds seven cards discards one"."""
        words = self.words
        place = end + 1 if words.is_at(end, ",") else end
        if not words.has(place, "WHICHREL", "WHOEVER") and not words.is_at(place, "that"):
            return
        for found in words.find("state", place + 1):
            if found.value.get("of") != "he":
                continue
            only = {"only": {**found.value, "of": "actor"}, "only_span": (place, found.end)}
            after = found.end + 1 if words.is_at(found.end, ",") else found.end
            for reading in self._plain(after, context, forced="actor"):
                yield Reading(reading.end, [reading.clauses[0] | only | {"who_span": (at, end)}])

    def _addressed(self, at: int, context: ClauseContext) -> Iterator[Reading]:
        """ "Next player, draw two cards and lose your turn"."""
        for found in self.words.find("who", at):
            if found.value in ADDRESSED and self.words.is_at(found.end, ",", ":"):
                for reading in self.forced(at, found.end + 1, found.value, context):
                    clause = reading.clauses[0]
                    if not self.words.is_at(found.end, ",") or self._is_command(found.end + 1):
                        yield Reading(reading.end, [clause | {"topic": found.value}])

    def _dares(self, at: int, context: ClauseContext) -> Iterator[Reading]:
        words = self.words
        starts = {at: "actor"}
        for chunk in words.edges(at):
            if self._is_actor(chunk):
                starts[chunk.end] = "actor"
            elif chunk.kind == "who" and chunk.value in CHALLENGERS:
                starts.setdefault(chunk.end, chunk.value)
        for start, who in starts.items():
            for found in words.find("dare", start):
                against, kind = found.value
                if against in ("player", "someone", "chosenAny"):
                    against = "chosen"
                if against in UNKNOWN:
                    continue
                clause = {"who": who, "do": "contest", "kind": kind, "against": against}
                yield Reading(found.end, [clause | {"span": (at, found.end)}])
                yield from self._settled(at, found.end, clause, context)

    def _settled(
        self, at: int, end: int, clause: Data, context: ClauseContext
    ) -> Iterator[Reading]:
        for place in self.joints(end):
            for reading in self._plain(place, context):
                inner = reading.clauses[0]
                if inner["who"] not in ("winner", "loser") or inner["do"] == "contest":
                    continue
                outcome = {key: value for key, value in inner.items() if key != "span"}
                full = clause | {inner["who"]: outcome, "span": (at, reading.end)}
                yield Reading(reading.end, [full])
                if "loser" not in full or "winner" not in full:
                    yield from self._settled(at, reading.end, full, context)


def _given_to(first: Reading, rest: Reading) -> list[Data]:
    """ "+4 and a lost turn for the next player": both are for that player."""
    if not rest.clauses or not rest.clauses[0].get("is_for"):
        return first.clauses
    who = rest.clauses[0]["who"]
    return [each | {"who": who} if each.get("is_bare") else each for each in first.clauses]

"""Whole sentences: which words say when, which say what, in any order people use."""

from collections.abc import Iterator
from typing import Any

from stolik.games.blank.language.understanding.answers import Judged
from stolik.games.blank.language.understanding.sentences.activators import Activator
from stolik.games.blank.language.understanding.sentences.boundaries import MEANS, NO_ONE
from stolik.games.blank.language.understanding.sentences.clause_context import (
    ClauseContext,
    Reading,
)
from stolik.games.blank.language.understanding.sentences.consequences import (
    done_too,
    is_of_moved,
    is_second_event,
    or_else,
    repeats_the_game,
    replaces,
)
from stolik.games.blank.language.understanding.sentences.duties import duties
from stolik.games.blank.language.understanding.sentences.effect_sentences import EffectSentences
from stolik.games.blank.language.understanding.sentences.game_talk import is_other_subject
from stolik.games.blank.language.understanding.sentences.performers import UNKNOWN, named
from stolik.games.blank.language.understanding.sentences.sentence_base import Parse
from stolik.games.blank.language.understanding.sentences.social_events import (
    SocialEvent,
    is_doer_again,
    social_events,
)
from stolik.games.blank.language.understanding.words.infinitives import is_polish_verb

Data = dict[str, Any]
AFTER = ("po", "przy", "za", "podczas", "zawsze", "kazdorazowo", "zaraz", "after", "upon")
SAYINGS = (
    "say",
    "says",
    "think",
    "thinks",
    "claim",
    "claims",
    "forget",
    "forgets",
    "knows",
    "believes",
)
CAUGHT = ("caught", "seen", "spotted")  # "anyone caught looking at a phone"
REPEATED = (
    "kazdym",
    "ilekroc",
    "kazdorazowo",
    "zawsze",
    "whenever",
    "each",
    "every",
    "any",
    "anytime",
)
DONE = ("played", "discarded", "reversed", "ruleChanged", "streak", "calledOut")  # by the actor
OF_ONE = ("idle", "turnStart", "turnEnd")  # then "the player" is the one whose turn it is


def _spoken_of(triggers: list[Data]) -> Any:  # noqa: ANN401 - a number or a reference
    """How many cards the trigger is about: "… draws two cards, the next player just as many"."""
    (first, *more) = triggers
    cards = first.get("cards", {"max": 1})
    if more or first["on"] not in ("played", "drawn", "discarded"):
        return None
    if first["on"] == "played":
        return {"ref": "playCount"}
    return cards["max"] if cards.get("min", 1) == cards.get("max") and "cards" in first else None


class SentenceReader(EffectSentences):
    """Reads a whole sentence as a rule or as an effect."""

    def parses(self) -> list[Parse]:
        """Give every reading of the sentence, the best first."""
        if any(self.words.find("game_left", at) for at in range(self.words.size)):
            return []  # "już nie gra", "gets kicked out": no card ends anybody's game
        found = list(self._rules() if self.kind == "rule" else self.effects())
        return sorted(found, key=lambda each: each.cost)

    def _rules(self) -> Iterator[Parse]:
        yield from self._forward()
        yield from self._backward()
        yield from self._backward_duties()
        yield from self._inserted()
        yield from self._dice()

    def starts(self) -> Iterator[tuple[int, str]]:
        """Yield where the trigger can start, and how it was introduced."""
        first = self._begin()
        while self.words.has(first, "FILL") or (first and self.words.is_at(first, ",")):
            first += 1
        for start in self._leads(first, "if_lead"):
            yield start, "if"
        for start in self._leads(first, "who_lead"):
            yield start, "who"
        for start in (*self._leads(first, "noun_lead"), *self._leads(first, "whose_lead")):
            yield start, "noun"
        for subject in self.words.find("who", first):
            if subject.value == "player":
                for start in self._leads(subject.end, "noun_lead"):
                    yield start, "noun"
        for end in {found.end for found in self.words.find("who", first)}:
            if self._is_gerund(end) or self.words.is_at(end, *CAUGHT, "left", "down"):
                yield end, "who"
        if self.words.language == "pl" and self._is_gerund(first):
            yield first, "who"
        if not self.words.has(first, "IF", "WHOEVER"):
            yield first, "none"

    def _is_gerund(self, at: int) -> bool:
        """ "Anyone playing a green card …", "gracz zagrywający szóstkę …"."""
        return at < self.words.size and any(
            sense.category == "V" and sense.form == ("g" if self.words.language == "en" else "r")
            for sense in self.words.tokens[at].senses
        )

    def _forward(self) -> Iterator[Parse]:
        for start, lead in self.starts():
            is_repeated = self._is_repeated(start)
            for activator in self.activators.read(start):
                for trigger in activator.triggers if is_repeated else ():
                    if trigger["on"] == "clock":
                        trigger["every"] = True  # "whenever a minute has passed"
                if self.is_sound(activator, lead):
                    yield from self._consequences(activator, lead)
            if lead != "noun" and not self._is_of_game(start):
                yield from self._social_rules(start, lead)

    def _is_repeated(self, start: int) -> bool:
        return any(self.words.is_at(at, *REPEATED) for at in range(self._begin(), start))

    def _is_of_game(self, start: int) -> bool:
        """What begins as an event of the game is never left to people."""
        return any(not each.is_elliptic for each in self.activators.read(start))

    def is_sound(self, activator: Activator, lead: str) -> bool:
        """Whether something introduced in this way can be a trigger."""
        words, end = self.words, activator.end
        if activator.is_elliptic:
            marked = (
                words.is_at(end, ":", "-", "=", "?", ",", ">", "→", ".")
                or words.has(end, "TO")
                or (words.is_at(end, "and", "i") and is_other_subject(words, end + 1))
                or self._acts(end)
            )
            return lead == "noun" or (lead == "none" and marked)
        if lead == "none":
            trigger = activator.triggers[0]
            marked = words.is_at(end, ":", "-", "=", "?", ",", ">", "→") or words.is_at(
                end, "and", "i", "a"
            )
            return (
                marked
                or trigger["on"] in ("clock", "idle", "turnStart", "turnEnd", "streak", "handSize")
                or self._acts(end)
            )
        return True

    def _acts(self, at: int) -> bool:
        """A card as the subject: "a triangle reverses the direction", "means", "pozwala"."""
        if self.words.is_at(at, *MEANS) or self._gives_a_right(at):
            return True
        if any(found.value["do"] == "again" for found in self.words.find("table", at)):
            return True
        if self.words.find("skips_someone", at) or self.words.find("turn_lost", at):
            return True
        return at < self.words.size and any(
            sense.category == "V"
            and sense.value in ("let", "make", "change", "grant", "remove")
            and sense.form in ("", "b")
            for sense in self.words.tokens[at].senses
        )

    def _gives_a_right(self, at: int) -> bool:
        """ "Zagranie piątki daje prawo …"."""
        return self.words.is_at(at, "daje", "gives", "earns") and bool(self.words.find("may", at))

    def context(self, activator: Activator | None, lead: str) -> ClauseContext:
        """Return the context in which the clauses after a trigger are read."""
        context = ClauseContext(self.kind)
        if activator is not None:
            if all(each["on"] == "clock" for each in activator.triggers):
                context.default = "all"
            for state in activator.when:
                if state.get("of", "actor") != "actor":
                    context.last = state["of"]  # "…, a następny ma dwie karty, dobiera jedną"
            context.count = _spoken_of(activator.triggers)
            is_own = all(each["on"] in OF_ONE for each in activator.triggers)
            context.is_turn = is_own
            context.trigger_subject = "player" if is_own else activator.subject
            context.is_doing = all(each["on"] in DONE for each in activator.triggers)
        return context

    def _consequences(self, activator: Activator, lead: str) -> Iterator[Parse]:
        context = self.context(activator, lead)
        for place, is_marked in self._boundaries(activator.end):
            if is_of_moved(self.words, activator, place):
                return
            if lead in ("if", "who") and is_second_event(self.words, activator.end, place):
                continue
            for reading in self.clauses.sequences(place, context):
                if self.is_whole(reading.end) and not replaces(self.words, activator, reading):
                    yield self._rule(activator, reading, 0.0 if is_marked else 0.5)
            for reading in done_too(self.words, activator, place, context):
                if self.is_whole(reading.end):
                    yield self._rule(activator, reading, 0.0)
            is_held = activator.triggers[0]["on"] == "handSize"  # "a player with one card says …"
            follows = is_marked or self._is_third_person(place, "who" if is_held else lead)
            for duty in duties(self.words, place, self.end, context, follows):
                if repeats_the_game(self.words, place):
                    break
                yield self._rule(
                    activator, Reading(self.end, [duty.clause]), 10 + duty.cost, "duty"
                )
            for both, added in self._mixed(place, context, follows):
                yield self._rule(activator, both, 11 + added, "duty")

    def _is_third_person(self, at: int, lead: str) -> bool:
        """ "Whoever plays a 3 says something": no comma is needed before the verb."""
        word = self.words.tokens[at].folded if at < self.words.size else ""
        if self.words.language == "pl":
            is_doing = lead == "who" and is_polish_verb(word) and not word.endswith(("c", "ć"))
            return is_doing or (lead == "noun" and word.endswith("sz"))
        return lead == "who" and word.endswith("s") and not word.endswith("ss")

    def _rule(
        self, activator: Activator, reading: Reading, cost: float, people: Judged | None = None
    ) -> Parse:
        triggers = activator.triggers
        card: Data = {
            "kind": "rule",
            "if": triggers[0] if len(triggers) == 1 else {"anyOf": triggers},
        }
        if activator.when:
            card["when"] = activator.when
        card["then"] = reading.clauses
        parts: tuple[Judged, ...] = (people,) if people else ()
        if triggers[0]["on"] in ("turnStart", "turnEnd") and self._is_own_turn(activator):
            for clause in card["then"]:
                if clause["who"] == "all":
                    clause["who"] = "actor"
        cost += 0.01 * len(triggers) - activator.end / 1000
        return Parse(card, cost, activator.spans, activator.bad, parts)

    def _is_own_turn(self, activator: Activator) -> bool:
        start, end = activator.spans[0]
        return any(self.words.has(at, "OWN") for at in range(start, end))

    def _backward(self) -> Iterator[Parse]:
        """ "The next player draws two when a 5 is played."."""
        for reading in self.clauses.sequences(self._begin(), ClauseContext(self.kind)):
            place = reading.end + 1 if self.words.is_at(reading.end, ",") else reading.end
            for start in self._leads(place, "noun_lead") if self.words.is_at(place, *AFTER) else ():
                for activator in self.activators.read(start):
                    if self.is_whole(activator.end):
                        yield self._rule(activator, reading, 1.0)
            for start in self._leads(place, "if_lead"):
                for activator in self.activators.read(start):
                    is_clear = not activator.is_elliptic and not or_else(self.words, activator)
                    if self.is_whole(activator.end) and is_clear:
                        same = self._of_same(start, activator, reading)
                        yield self._rule(activator, same, 1.0)
                for event in social_events(self.words, start, self.end, "if"):
                    if event.end == self.end:
                        yield self._social(event, reading, 21.0 + event.cost)

    def _inserted(self) -> Iterator[Parse]:
        """ "The player with the most cards, when a 5 is played, discards one."."""
        words, begin = self.words, self._begin()
        for subject in words.find("who", begin):
            if subject.value in UNKNOWN or not words.is_at(subject.end - 1, ","):
                place = subject.end + 1 if words.is_at(subject.end, ",") else self.end
            else:
                place = subject.end
            who = named(subject.value, ClauseContext(self.kind))
            for start in self._leads(place, "if_lead") if who else ():
                for activator in self.activators.read(start):
                    after = activator.end + 1
                    if not words.is_at(activator.end, ",") or activator.is_elliptic:
                        continue
                    context = self.context(activator, "if")
                    for reading in self.clauses.forced(begin, after, who or "", context):
                        if self.is_whole(reading.end):
                            yield self._rule(activator, reading, 1.0)

    def _of_same(self, start: int, activator: Activator, reading: Reading) -> Reading:
        """ "A player draws two if they laid a shield": the player is who did that."""
        senses = self.words.tokens[start].senses
        is_told = any(sense.category == "V" and not sense.form for sense in senses)
        if activator.subject not in ("he", "this") and not is_told:
            return reading
        clauses = [
            {**each, "who": "actor"} if each["who"] == "next|actor" else each
            for each in reading.clauses
        ]
        return Reading(reading.end, clauses, reading.skipped)

    def _backward_duties(self) -> Iterator[Parse]:
        """ "Everyone stands up when a 6 is played."."""
        words, begin, context = self.words, self._begin(), ClauseContext(self.kind)
        for place in range(begin + 1, self.end):
            starts = self._leads(place, "if_lead")
            if not starts:
                continue
            stop = place - 1 if words.is_at(place - 1, ",") else place
            found = list(duties(words, begin, stop, context, True))
            for start in starts if found else ():
                for activator in self.activators.read(start):
                    is_clear = not activator.is_elliptic and not or_else(self.words, activator)
                    if self.is_whole(activator.end) and is_clear:
                        for duty in found:
                            reading = Reading(stop, [duty.clause])
                            yield self._rule(activator, reading, 12 + duty.cost, "duty")
                if any(not each.is_elliptic for each in self.activators.read(start)):
                    continue
                for event in social_events(words, start, self.end, "if"):
                    if event.end == self.end:
                        for duty in found:
                            cost = 42.0 + event.cost + duty.cost
                            yield self._social(event, Reading(stop, [duty.clause]), cost, "duty")

    def _dice(self) -> Iterator[Parse]:
        """ "Roll a die when you play a 1. On a 5 or 6 you may discard a card."."""
        words = self.words
        for roll in words.find("dieroll", 0):
            for start in self._leads(roll.end, "if_lead"):
                for activator in self.activators.read(start):
                    yield from self._rolled(activator, activator.end)
        for start, lead in self.starts():
            if lead == "none":
                continue
            for activator in self.activators.read(start):
                if not self.is_sound(activator, lead):
                    continue
                for place, _ in self._boundaries(activator.end):
                    for after in self._past_actor(place):
                        for roll in words.find("dieroll", after):
                            yield from self._rolled(activator, roll.end)

    def _rolled(self, activator: Activator, at: int) -> Iterator[Parse]:
        words = self.words
        place = at
        while words.is_at(place, ".", ",", ":", ";", "-") or words.has(place, "IF", "AND", "TO"):
            place += 1
        for state in words.find("state", place):
            if state.value.get("is") != "die":
                continue
            rolled = Activator(
                state.end,
                activator.triggers,
                [*activator.when, dict(state.value)],
                activator.subject,
                False,
                activator.spans,
                activator.bad,
            )
            yield from self._consequences(rolled, "if")

    # --- What people judge ----------------------------------------------------------------------

    def _social_rules(self, start: int, lead: str) -> Iterator[Parse]:
        for event in social_events(self.words, start, self.end, lead):
            # An event of the world has no doer whom "they" could mean.
            is_doing = event.trigger["on"] == "social"
            default = "actor" if is_doing else NO_ONE
            context = ClauseContext(
                self.kind, default, trigger_subject=event.subject, is_doing=is_doing
            )
            for place, is_marked in self._boundaries(event.end):
                if lead == "none" and not self.words.is_at(
                    event.end, "and", "i", "?", ":", "-", ","
                ):
                    continue
                for reading in self.clauses.sequences(place, context):
                    if self.is_whole(reading.end) and self._is_clear(
                        reading, event, is_marked, place
                    ):
                        yield self._social(
                            event, reading, 20 + event.cost + (0 if is_marked else 0.5)
                        )
                is_open = not is_marked and is_doer_again(self.words, event.end)
                is_open = is_open and not self._is_ordered(event)
                follows = lead == "who" and self.words.is_at(place, "does")
                for duty in duties(self.words, place, self.end, context, is_marked or follows):
                    if is_marked or follows or (duty.has_subject and not is_open):
                        reading = Reading(self.end, [duty.clause])
                        cost = 40 + event.cost + duty.cost + (0 if is_marked else 0.5)
                        yield self._social(event, reading, cost, "duty")
                for both, added in self._mixed(place, context):
                    if is_marked or lead == "who":
                        yield self._social(event, both, 41 + event.cost + added, "duty")

    def _is_ordered(self, event: SocialEvent) -> bool:
        """ "… tells a lie they have to …"; but "says they have to go" may be one thing said."""
        words = self.words
        said = words.tokens[event.span[0] + 1].folded in SAYINGS
        return not said and any(
            words.find("must", found.end) for found in words.find("who", event.end)
        )

    def _is_clear(self, reading: Reading, event: SocialEvent, is_marked: bool, place: int) -> bool:
        """Without a comma the consequence has to begin with its subject or its verb."""
        return (
            is_marked
            or self.words.has(place, "V", "PLAYER", "ALL", "NEXT", "PREV", "MUST", "MAY", "NOT")
            or bool(self.words.find("who", place))
        )

    def _social(
        self, event: SocialEvent, reading: Reading, cost: float, people: Judged | None = None
    ) -> Parse:
        card = {"kind": "rule", "if": event.trigger, "then": reading.clauses}
        parts: tuple[Judged, ...] = ("trigger", people) if people else ("trigger",)
        return Parse(card, cost, [event.span], "", parts)

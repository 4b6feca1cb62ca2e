"""What sentences of both languages share: lists of triggers, conditions and clauses."""

import re
from collections.abc import Iterator

from stolik.games.blank.language.grammar.phrases import Form, Guard, Phrase, PhraseStyle, Rule
from stolik.games.blank.language.grammar.source import Heard, Source, Value, keep


class Builder:
    """Makes forms whose templates are inflected: "<draw|draws>" becomes one of the two."""

    def __init__(self, slots: dict[str, Phrase], inflection: int = 0) -> None:
        self.slots = slots
        self.inflection = inflection

    def form(
        self,
        template: str,
        fixed: dict[str, Value] | None = None,
        guard: Guard | None = None,
        is_said: bool = True,
    ) -> Form:
        """Make a form; without `is_said` it is understood but never written."""
        return Form(inflect(template, self.inflection), self.slots, fixed or {}, guard, is_said)

    def forms(self, table: dict[str, dict[str, Value]]) -> list[Phrase]:
        """Make a form of every template and its fixed keys."""
        return [self.form(template, fixed) for template, fixed in table.items()]


def inflect(template: str, index: int) -> str:
    """Pick one inflected form at each place.

    >>> inflect("<draw|draws> 1 card", 1)
    'draws 1 card'
    """
    return re.sub(r"<([^>]*)>", lambda found: found.group(1).split("|")[index], template)


class AnyOf:
    """One trigger, or two or three of them with "or" between."""

    def __init__(self, trigger: Phrase, conjunction: str) -> None:
        self.trigger = trigger
        self.conjunction = conjunction

    def say(self, value: Value, style: PhraseStyle) -> str | None:
        """Say the triggers."""
        triggers = value.get("anyOf", [value])
        said = [self.trigger.say(each, style) for each in triggers]
        words = [style.slot("if", each) for each in said if each is not None]
        return self.conjunction.join(words) if len(words) == len(said) else None

    def hear(self, source: Source, at: int) -> Heard:
        """Hear the triggers."""
        found: Heard = {}
        states: Heard = {at: []}
        for number in range(3):
            heard: Heard = {}
            for place, triggers in states.items():
                start = place
                if number:
                    if not source.folded.startswith(self.conjunction, place):
                        if source.listens:
                            source.expect(place, self.conjunction)
                        continue
                    start = place + len(self.conjunction)
                for end, trigger in self.trigger.hear(source, start).items():
                    keep(heard, end, [*triggers, trigger])
            for end, triggers in heard.items():
                one = triggers[0] if len(triggers) == 1 else {"anyOf": triggers}
                keep(found, end, one)
            states = heard
        return found


class Whens:
    """Up to three conditions behind a trigger: " and …", ", but not when …"."""

    def __init__(self, cond: Phrase, also: str, but_not: str, only: str) -> None:
        self.cond = cond
        self.also = also  # a condition after the trigger or after another
        self.but_not = but_not  # the opposite of a condition
        self.only = only  # a condition after an opposite, so that it is not taken into it

    def say(self, value: Value, style: PhraseStyle) -> str | None:
        """Say the conditions."""
        said: list[str] = []
        after_not = False
        for cond in value:
            is_not = "not" in cond
            joint = self.but_not if is_not else self.only if after_not else self.also
            words = self.cond.say(cond["not"] if is_not else cond, style)
            if words is None:
                return None
            said.append(joint + style.slot("when", words))
            after_not = is_not
        return "".join(said)

    def hear(self, source: Source, at: int) -> Heard:
        """Hear the conditions."""
        found: Heard = {}
        states: Heard = {at: []}
        for _ in range(3):
            heard: Heard = {}
            for place, conds in states.items():
                for start, is_not in self._starts(source, place):
                    for end, cond in self.cond.hear(source, start).items():
                        keep(heard, end, [*conds, {"not": cond} if is_not else cond])
            for end, conds in heard.items():
                keep(found, end, conds)
            states = heard
        return found

    def _starts(self, source: Source, place: int) -> Iterator[tuple[int, bool]]:
        for joint in (self.also, self.but_not, self.only):
            if source.folded.startswith(joint, place):
                yield place + len(joint), joint == self.but_not
            elif source.listens:
                source.expect(place, joint)


def _says_itself(clause: Value) -> bool:
    """A fixed ban of the actor is written without a subject: "nobody may play a 3 until …"."""
    return clause["do"] == "ban" and clause["value"] != "say" and "may" not in clause


def _carries_on(clause: Value) -> bool:
    """Whether the next clause can leave its subject out."""
    return (
        clause["who"] == "actor"
        and "only" not in clause
        and clause["do"] not in ("contest", "search")
        and not _says_itself(clause)
    )


class Clauses:
    """One to three clauses; a second clause of the same actor leaves its subject out (GC9)."""

    def __init__(self, full: Phrase, elided: Phrase, joint: str) -> None:
        self.full = full
        self.elided = elided
        self.joint = joint

    def say(self, value: Value, style: PhraseStyle) -> str | None:
        """Say the clauses in their order."""
        said: list[str] = []
        before: Value = None
        for clause in value:
            is_elided = (
                before is not None
                and _carries_on(before)
                and clause["who"] == "actor"
                and not _says_itself(clause)
            )
            words = (self.elided if is_elided else self.full).say(clause, style)
            if words is None:
                return None
            said.append(style.slot("then", words))
            before = clause
        return self.joint.join(said)

    def hear(self, source: Source, at: int) -> Heard:
        """Hear the clauses; repeating the subject does no harm."""
        found: Heard = {}
        states: dict[tuple[int, bool], Value] = {(at, False): []}
        for number in range(3):
            heard: dict[tuple[int, bool], Value] = {}
            for (place, carries_on), clauses in states.items():
                start = place
                if number:
                    if not source.folded.startswith(self.joint, place):
                        if source.listens:
                            source.expect(place, self.joint)
                        continue
                    start = place + len(self.joint)
                for end, clause in self._one(source, start, carries_on):
                    key = end, _carries_on(clause)
                    keep(heard, key, [*clauses, clause])
            for (end, _), clauses in heard.items():
                keep(found, end, clauses)
            states = heard
        return found

    def _one(self, source: Source, at: int, can_elide: bool) -> Iterator[tuple[int, Value]]:
        if can_elide:
            yield from self.elided.hear(source, at).items()
        yield from self.full.hear(source, at).items()


def second_words(rule: Rule, opening: str) -> frozenset[str]:
    """Return the words that follow an opening in the forms of a rule: "someone *plays*"."""
    found: set[str] = set()
    for phrase in rule.phrases:
        first = phrase.parts[0] if isinstance(phrase, Form) and phrase.parts else None
        if isinstance(first, str) and first.startswith(opening):
            found.update(first[len(opening) :].split()[:1])
    return frozenset(found)


def is_spoken(words: frozenset[str]) -> Guard:
    """Guess whether a duty is one to say something, by its first word.

    `say` and `act` are printed alike ("must bark", "must copy …"); a duty for which the
    guess is wrong carries a mark.
    """

    def guess(duty: Value) -> bool:
        texts = [text for text in duty["what"].values() if text]
        first = texts[0].split(" ", 1)[0].strip(',;:!?“”„"').lower() if texts else ""
        return first in words

    return guess


def duty_forms(builder: Builder, spoken: Guard, aloud: str, by_action: str) -> list[Phrase]:
    """Make the forms of `say` and `act`: marked or not, how often, for how long."""

    def silent(duty: Value) -> bool:
        return not spoken(duty)

    say: dict[str, Value] = {"do": "say"}
    act: dict[str, Value] = {"do": "act"}
    forms: list[Phrase] = []
    for often in (" {times}", ""):
        forms.append(builder.form("{what}" + often + " {until}", act))
        forms.append(builder.form("{what}" + often, say, spoken))
        forms.append(builder.form("{what}" + often, act, silent))
        forms.append(builder.form(f"({aloud}) {{what}}{often}", say))
        forms.append(builder.form(f"({by_action}) {{what}}{often}", act))
    return forms


class Grammar:
    """The grammar of one language: whole sentences for rule cards and effects."""

    def __init__(self, language: str, sentence: Rule) -> None:
        self.language = language
        self.sentence = sentence

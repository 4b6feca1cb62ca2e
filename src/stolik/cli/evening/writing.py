"""The winner writes a card: in a sentence of plain words, or picked from lists."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from stolik.cli.deck_files import tongue_of
from stolik.cli.evening.talk import Back, Talk
from stolik.games.blank.language import steps
from stolik.games.blank.language.checker import check, examine
from stolik.games.blank.language.document import Data
from stolik.games.blank.language.parser import NotUnderstood, parse, signed
from stolik.games.blank.language.reader import read
from stolik.games.blank.language.telling import tell_advice, tell_fault


class Writing:
    """One card on its way from an idea to data that is a whole card."""

    def __init__(self, talk: Talk, is_rule: bool) -> None:
        self.talk = talk
        self.kind = "rule" if is_rule else "effect"
        self.language = talk.desk.language

    def sentence(self, data: Data) -> str:
        """What the card says, in the reader's language."""
        return read(check(signed(data)), self.language)

    # In words

    def in_words(self) -> Data:
        """Ask for the card as a sentence until it is one; reasons and near ones are told."""
        self.talk.say(f"write-{self.kind}")
        near: tuple[str, ...] = ()
        while True:
            line = self.talk.line("write-sentence")
            if line.isdigit() and 1 <= int(line[:3]) <= len(near):
                line = near[int(line[:3]) - 1]
            elif not line:
                self.talk.say(f"write-{self.kind}")
                continue
            try:
                data = parse(line, tongue_of(line, self.language))
            except NotUnderstood as error:
                near = error.suggestions
                self._explain(error)
                continue
            if data["kind"] == self.kind:
                return data
            near = ()
            self.talk.say(f"write-not-{data['kind']}")

    def _explain(self, error: NotUnderstood) -> None:
        lines = tell_advice(error, self.language)
        said = lines[: len(lines) - len(error.suggestions)]
        self.talk.desk.show(*[Text(line, "red") for line in said[:1]], *said[1:])
        for number, sentence in enumerate(error.suggestions, start=1):
            self.talk.desk.show(f"  {number}  {sentence}")

    # From lists

    def from_lists(self) -> Data:
        """Build the card answer by answer; every answer is shown as the sentence it gives."""
        data: Data = {"kind": self.kind}
        if self.kind == "rule":
            data["if"] = self._part("when", lambda full: steps.triggers(self.language, full))
        is_rule = self.kind == "rule"
        data["then"] = [
            self._part("what", lambda full: steps.clauses(self.language, full, is_rule), data)
        ]
        whole = steps.whole(data)
        assert whole is not None
        return self.changed(whole)

    def _part(
        self, name: str, offer: Callable[[bool], list[Data]], begun: Data | None = None
    ) -> Data:
        is_full = False
        while True:
            parts = [part for part in offer(is_full) if self._shown(part, begun)]
            labels = [self._shown(part, begun) for part in parts]
            more = [] if is_full else [self.talk.desk.say("lists-more")]
            picked = self.talk.choose(self.talk.desk.say(f"lists-{name}"), [*labels, *more])
            if picked == len(parts):
                is_full = True
                continue
            return self._filled(parts[picked])

    def _shown(self, part: Data, begun: Data | None) -> str:
        """The sentence that the part gives, with dots where something is still open."""
        if begun is None:
            data: Data = {"kind": "rule", "if": part, "then": [{"who": "next", "do": "skip"}]}
        else:
            data = {**begun, "then": [part]}
        whole = steps.whole(data)
        if whole is None:
            return ""
        text = self.sentence(whole)
        return text.partition(", then ")[0].partition(", to ")[0] + " …" if begun is None else text

    def _filled(self, part: Data) -> Data:
        """Ask for the writer's own words where the part needs them."""
        key = steps.own_words(part)
        while key is not None:
            words = self.talk.line(f"lists-words-{key}")
            filled = {**part, key: {self.language: words}}
            trial: Data = {"kind": "rule", "if": {"on": "skipped"}, "then": [filled]}
            if "on" in filled:
                trial |= {"if": filled, "then": [{"who": "next", "do": "skip"}]}
            _, faults = examine(signed(trial))
            if not faults:
                return filled
            for fault in faults:
                self.talk.desk.show(Text(tell_fault(fault, self.language), "red"))
        return part

    def changed(self, data: Data) -> Data:
        """Let the writer change one answer after the other until the card is right."""
        while True:
            changes = steps.changes(data)
            additions = self._additions(data)
            desk = self.talk.desk
            desk.show("", Text(self.sentence(data), "bold"))
            labels = [desk.say("lists-done"), *[desk.say(f"lists-key-{key}") for key in changes]]
            labels += [desk.say(f"lists-add-{name}") for name in additions]
            try:
                picked = self.talk.choose(desk.say("lists-change"), labels)
                if picked == 0:
                    return data
                if picked <= len(changes):
                    data = self._pick(list(changes.values())[picked - 1])
                else:
                    data = self._added(data, additions[picked - 1 - len(changes)])
            except Back:
                continue

    def _additions(self, data: Data) -> list[steps.Part]:
        found: list[steps.Part] = ["clause"] if len(data["then"]) < steps.MOST_PARTS else []
        if len(data.get("when", [])) < steps.MOST_PARTS:
            found.append("condition")
        if "if" in data and len(data["if"].get("anyOf", [])) < steps.MOST_PARTS:
            found.append("trigger")
        return found

    def _added(self, data: Data, part: steps.Part) -> Data:
        if part == "condition":
            starts = steps.conditions()
        elif part == "trigger":
            starts = steps.triggers(self.language, is_full=True)
        else:
            starts = steps.clauses(self.language, True, self.kind == "rule")
        fitting = [
            (start, card) for start in starts if (card := steps.with_part(data, part, start))
        ]
        labels = [self.sentence(card) for _, card in fitting]
        picked = self.talk.choose(self.talk.desk.say(f"lists-add-{part}"), labels)
        whole = steps.with_part(data, part, self._filled(fitting[picked][0]))
        return whole or data

    def _pick(self, cards: list[Data]) -> Data:
        labels = [self.sentence(card) for card in cards]
        return cards[self.talk.choose(self.talk.desk.say("lists-which"), labels)]

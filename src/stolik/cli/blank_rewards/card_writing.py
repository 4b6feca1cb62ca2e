"""The winner writes a card: in a sentence of plain words, or picked from lists."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from stolik.cli.blank_rewards.dialog import Back, Dialog
from stolik.cli.inputs.deck_files import language_of
from stolik.games.blank.language import steps, understand
from stolik.games.blank.language.checker import check, examine
from stolik.games.blank.language.document import Data
from stolik.games.blank.language.fault_text import blank_speaker, fault_line
from stolik.games.blank.language.grammar.source import SENTENCE_LIMIT
from stolik.games.blank.language.parser import signed
from stolik.games.blank.language.reader import hear, read
from stolik.games.blank.language.understanding.answers import Offer, OwnWords, Understanding


class CardWriting:
    """The writing of one card, from an idea to valid data."""

    def __init__(self, dialog: Dialog, is_rule: bool) -> None:
        self.dialog = dialog
        self.kind = "rule" if is_rule else "effect"
        self.language = dialog.terminal.language

    def sentence(self, data: Data) -> str:
        """What the card says, in the reader's language."""
        return read(check(signed(data)), self.language)

    # In words

    def in_words(self) -> Data:
        """Ask for the card as a sentence until it is valid; show problems and similar cards."""
        self.dialog.say(f"write-{self.kind}")
        offers: list[Offer | OwnWords] = []
        while True:
            line = self.dialog.line("write-sentence")
            if line.isdigit() and 1 <= int(line[:3]) <= len(offers):
                return offers[int(line[:3]) - 1].card
            if not line:
                self.dialog.say(f"write-{self.kind}")
                continue
            answer = understand(line, self.language, self.kind)
            if answer.card is not None:
                return answer.card
            if self._is_of_other_kind(line):
                offers = []
                self.dialog.say(f"write-not-{'effect' if self.kind == 'rule' else 'rule'}")
                continue
            offers = self._explain(answer)

    def _is_of_other_kind(self, line: str) -> bool:
        heard = hear(line, language_of(line, self.language)) if len(line) < SENTENCE_LIMIT else None
        return heard is not None and heard["kind"] != self.kind

    def _explain(self, answer: Understanding) -> list[Offer | OwnWords]:
        """Show the question or the problem, and cards to take by number, one's own words last."""
        terminal, speaker = self.dialog.terminal, blank_speaker(self.language)
        terminal.show(Text(answer.question or answer.message, "red"))
        offers: list[Offer | OwnWords] = [*answer.readings, *answer.suggestions]
        if answer.suggestions:
            terminal.show(speaker.say("sentence-near"))
        for number, offer in enumerate(offers, start=1):
            terminal.show(f"  {number}  {offer.text}")
        if answer.own_words is not None:
            terminal.show(speaker.say("reading-own-words"))
            terminal.show(f"  {len(offers) + 1}  {answer.own_words.text}")
            offers.append(answer.own_words)
        return offers

    # From lists

    def from_lists(self) -> Data:
        """Build the card answer by answer, showing the sentence after each."""
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
            more = [] if is_full else [self.dialog.terminal.say("lists-more")]
            picked = self.dialog.choose(self.dialog.terminal.say(f"lists-{name}"), [*labels, *more])
            if picked == len(parts):
                is_full = True
                continue
            return self._filled(parts[picked])

    def _shown(self, part: Data, begun: Data | None) -> str:
        """The part as a sentence, with dots where something is still open."""
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
            words = self.dialog.line(f"lists-words-{key}")
            filled = {**part, key: {self.language: words}}
            trial: Data = {"kind": "rule", "if": {"on": "skipped"}, "then": [filled]}
            if "on" in filled:
                trial |= {"if": filled, "then": [{"who": "next", "do": "skip"}]}
            _, faults = examine(signed(trial))
            if not faults:
                return filled
            for fault in faults:
                self.dialog.terminal.show(Text(fault_line(fault, self.language), "red"))
        return part

    def changed(self, data: Data) -> Data:
        """Let the writer change answers until the card is right."""
        while True:
            changes = steps.changes(data)
            additions = self._additions(data)
            terminal = self.dialog.terminal
            terminal.show("", Text(self.sentence(data), "bold"))
            labels = [
                terminal.say("lists-done"),
                *[terminal.say(f"lists-key-{key}") for key in changes],
            ]
            labels += [terminal.say(f"lists-add-{name}") for name in additions]
            try:
                picked = self.dialog.choose(terminal.say("lists-change"), labels)
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
        picked = self.dialog.choose(self.dialog.terminal.say(f"lists-add-{part}"), labels)
        whole = steps.with_part(data, part, self._filled(fitting[picked][0]))
        return whole or data

    def _pick(self, cards: list[Data]) -> Data:
        labels = [self.sentence(card) for card in cards]
        return cards[self.dialog.choose(self.dialog.terminal.say("lists-which"), labels)]

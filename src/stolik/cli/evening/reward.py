"""The winner's reward at the keyboard, up to the owner's decision (BLK-95 to BLK-103)."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from stolik.cli.deck_files import now
from stolik.cli.evening.talk import Back, Talk
from stolik.cli.evening.writing import Writing
from stolik.games.blank.decks.deck import Deck, Person
from stolik.games.blank.decks.rewards import (
    Idea,
    Voucher,
    accept,
    draft,
    hand_in,
    refuse_card,
    send_back,
    show_to_table,
)
from stolik.games.blank.decks.slots import GameSlot
from stolik.games.blank.game import GAME
from stolik.games.blank.language.card import Card
from stolik.games.blank.language.checker import check
from stolik.games.blank.language.document import Data
from stolik.games.blank.language.faults import CardRefused
from stolik.games.blank.language.parser import NotUnderstood, parse, signed
from stolik.games.blank.language.reader import read
from stolik.games.blank.language.telling import tell_fault
from stolik.games.blank.language.terms import COLOURS
from stolik.games.blank.options import options_for_deck
from stolik.games.blank.preview import preview

PREVIEW_GAMES = 24


class Keeping:
    """Where a reward puts what must not be lost: the deck, and the sentence so far."""

    def __init__(self, deck: Callable[[Deck], None], sentence: Callable[[str], None]) -> None:
        self.deck = deck
        self.sentence = sentence


class Reward:
    """One winner writes one card, or leaves it for later."""

    def __init__(
        self, talk: Talk, deck: Deck, voucher: Voucher, keeping: Keeping, seats: int
    ) -> None:
        self.talk = talk
        self.deck = deck
        self.voucher = voucher
        self.keeping = keeping
        self.seats = seats

    def claim(self, begun: str) -> bool:
        """Go through the reward; False when the winner wants to write later."""
        self.talk.say("reward-won", name=self.voucher.winner.name, deck=self.deck.name)
        if begun:
            self.talk.say("reward-begun", sentence=begun)
        while True:
            kinds = self._kinds()
            labels = [self.talk.desk.say(f"reward-{kind}", **self._left()) for kind in kinds]
            try:
                kind = kinds[self.talk.choose(self.talk.desk.say("reward-which"), labels)]
                if kind in ("later", "none"):
                    return kind == "none"
                if self._write(kind == "rule", begun):
                    return True
            except Back:
                continue

    def _kinds(self) -> list[str]:
        """BLK-D7: what the copy still has room for."""
        kinds = ["rule"] if self.deck.blank_rules else []
        return [*kinds, *(["effect"] if self.deck.open_cards else []), "later", "none"]

    def _left(self) -> dict[str, int]:
        return {"rules": len(self.deck.blank_rules), "effects": len(self.deck.open_cards)}

    # Writing

    def _write(self, is_rule: bool, begun: str) -> bool:
        """Write, sign, talk it over, hand in; True once the owner has accepted."""
        writing = Writing(self.talk, is_rule)
        slot = self.deck.blank_rules[0].slot if is_rule else self._game_card()
        data = _heard(begun, writing.kind) or self._idea(writing)
        while True:
            data = self._considered(writing, data, slot)
            card = self._signed(writing, data)
            if card is not None and (answer := self._decided(slot, card)) != "sent-back":
                return answer == "accepted"

    def _game_card(self) -> str:
        """Pick a card that has no effect yet (BLK-100)."""
        desk = self.talk.desk
        open_cards = self.deck.open_cards
        colours = [each for each in COLOURS if any(slot.colour == each for slot in open_cards)]
        names = [desk.voice(GAME).say(f"colour-{each}") for each in colours]
        colour = colours[self.talk.choose(desk.say("effect-colour"), names)]
        slots = [slot for slot in open_cards if slot.colour == colour]
        labels = [self._slot_label(slot) for slot in slots]
        return slots[self.talk.choose(desk.say("effect-card"), labels)].slot

    def _slot_label(self, slot: GameSlot) -> str:
        return self.talk.desk.say(f"effect-face-{slot.face}", digit=slot.digit)

    def _idea(self, writing: Writing) -> Data:
        desk = self.talk.desk
        ways = [desk.say("write-in-words"), desk.say("write-from-lists")]
        if self.talk.choose(desk.say("write-how"), ways) == 0:
            return writing.in_words()
        return writing.from_lists()

    def _considered(self, writing: Writing, data: Data, slot: str) -> Data:
        """Show the card and let the winner try, change or keep it."""
        desk = self.talk.desk
        while True:
            self.keeping.sentence(writing.sentence(data))
            desk.show("", Text(writing.sentence(data), "bold"))
            other = "en" if desk.language == "pl" else "pl"
            desk.show(read(check(signed(data)), other), style="dim")
            steps = ("on", "preview", "change", "again")
            labels = [desk.say(f"consider-{step}") for step in steps]
            try:
                step = steps[self.talk.choose(desk.say("consider"), labels)]
                if step == "on":
                    return data
                if step == "preview":
                    self._preview(check(signed(data)), slot)
                elif step == "change":
                    data = writing.changed(data)
                else:
                    data = self._idea(writing)
            except Back:
                continue

    def _preview(self, card: Card, slot: str) -> None:
        """Play quickly without and with the card, and tell what it changes."""
        self.talk.say("preview-runs", games=PREVIEW_GAMES)
        told = preview(card, options_for_deck(self.deck), self.seats, PREVIEW_GAMES, slot)
        voice = self.talk.desk.voice(GAME)
        for phrase in told.phrases():
            self.talk.desk.show(f"  {voice.tell(phrase)}")

    def _signed(self, writing: Writing, data: Data) -> Card | None:
        """Ask for title and signature; None when one of them cannot stand on a card."""
        desk = self.talk.desk
        label = self.talk.line("sign-name" if writing.kind == "rule" else "sign-title")
        author = self.talk.line("sign-author", name=self.voucher.winner.name)
        whole: Data = {"lang": 1, "author": author or self.voucher.winner.name, **data}
        if label or writing.kind == "effect":
            whole["name" if writing.kind == "rule" else "title"] = {desk.language: label}
        try:
            return check(whole)
        except CardRefused as error:
            for fault in error.faults:
                desk.show(Text(tell_fault(fault, desk.language), "red"))
            return None

    # The owner's decision

    def _decided(self, slot: str, card: Card) -> str:
        """Hand the card to the owner, who accepts it, sends it back or refuses it."""
        self.talk.say("table-talk")  # BLK-98
        proposal = show_to_table(draft(self.deck, self.voucher, Idea(slot, card), now()))
        deck, proposal = hand_in(self.deck, proposal, now())
        owner = Person(deck.owner or "", owner_name(deck))
        if owner.name != self.voucher.winner.name:
            self.talk.wait("owner-curtain", name=owner.name)
        answers = ("accepted", "sent-back", "refused")
        labels = [self.talk.desk.say(f"owner-{answer}") for answer in answers]
        sentence = read(card, self.talk.desk.language)
        title = self.talk.desk.say("owner-decides", name=owner.name, sentence=sentence)
        answer = answers[self.talk.choose(title, labels)]
        if answer == "sent-back":
            remarks = self.talk.line("owner-remarks")
            send_back(deck, proposal, owner, remarks)
            self.talk.say("owner-has-sent-back", remarks=remarks or "–")
            return answer
        if answer == "refused":
            self.deck, _ = refuse_card(deck, proposal, owner, now())
        else:
            self.deck, _, self.voucher = accept(deck, proposal, owner, now())
        self.keeping.deck(self.deck)
        self.talk.say(f"owner-has-{answer}", name=owner.name, revision=self.deck.revision)
        return answer


def owner_name(deck: Deck) -> str:
    """The name of whoever the copy belongs to, as its history tells."""
    for entry in reversed(deck.history):
        if entry.what == "transferred":
            return str(entry.content.get("to", "–"))
        if entry.what in ("created", "imported", "forked"):
            return entry.by
    return "–"


def _heard(sentence: str, kind: str) -> Data | None:
    """A sentence that was kept, if it is a card of this kind."""
    try:
        data = parse(sentence) if sentence else None
    except NotUnderstood:
        return None
    return data if data is not None and data["kind"] == kind else None

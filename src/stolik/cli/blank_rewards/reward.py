"""The winner's reward at the keyboard, up to the owner's decision (BLK-95 to BLK-103)."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from stolik.cli.blank_rewards.card_writing import CardWriting
from stolik.cli.blank_rewards.dialog import Back, Dialog
from stolik.cli.inputs.deck_files import now
from stolik.games.blank.decks.deck import Deck, Person
from stolik.games.blank.decks.history import owner_name
from stolik.games.blank.decks.preview import preview
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
from stolik.games.blank.language import understand
from stolik.games.blank.language.card import Card
from stolik.games.blank.language.checker import check
from stolik.games.blank.language.document import Data
from stolik.games.blank.language.fault_text import fault_line
from stolik.games.blank.language.faults import CardRefused
from stolik.games.blank.language.parser import signed
from stolik.games.blank.language.reader import read
from stolik.games.blank.language.terms import COLOURS
from stolik.games.blank.options import options_for_deck

PREVIEW_GAMES = 24


class RewardSaving:
    """How a reward saves the deck, and the sentence so far."""

    def __init__(self, deck: Callable[[Deck], None], sentence: Callable[[str], None]) -> None:
        self.deck = deck
        self.sentence = sentence


class Reward:
    """One winner writes one card, or leaves it for later."""

    def __init__(
        self, dialog: Dialog, deck: Deck, voucher: Voucher, saving: RewardSaving, seats: int
    ) -> None:
        self.dialog = dialog
        self.deck = deck
        self.voucher = voucher
        self.saving = saving
        self.seats = seats

    def claim(self, begun: str) -> bool:
        """Go through the reward; False when the winner wants to write later."""
        self.dialog.say("reward-won", name=self.voucher.winner.name, deck=self.deck.name)
        if begun:
            self.dialog.say("reward-begun", sentence=begun)
        while True:
            kinds = self._kinds()
            labels = [self.dialog.terminal.say(f"reward-{kind}", **self._left()) for kind in kinds]
            try:
                kind = kinds[self.dialog.choose(self.dialog.terminal.say("reward-which"), labels)]
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
        """Write, sign, discuss and submit a card; True once the owner has accepted it."""
        writing = CardWriting(self.dialog, is_rule)
        slot = self.deck.blank_rules[0].slot if is_rule else self._game_card()
        data = _heard(begun, writing.kind) or self._idea(writing)
        while True:
            data = self._considered(writing, data, slot)
            card = self._signed(writing, data)
            if card is not None and (answer := self._decided(slot, card)) != "sent-back":
                return answer == "accepted"

    def _game_card(self) -> str:
        """Pick a card that has no effect yet (BLK-100)."""
        terminal = self.dialog.terminal
        open_cards = self.deck.open_cards
        colours = [each for each in COLOURS if any(slot.colour == each for slot in open_cards)]
        names = [terminal.speaker_for(GAME).say(f"colour-{each}") for each in colours]
        colour = colours[self.dialog.choose(terminal.say("effect-colour"), names)]
        slots = [slot for slot in open_cards if slot.colour == colour]
        labels = [self._slot_label(slot) for slot in slots]
        return slots[self.dialog.choose(terminal.say("effect-card"), labels)].slot

    def _slot_label(self, slot: GameSlot) -> str:
        return self.dialog.terminal.say(f"effect-face-{slot.face}", digit=slot.digit)

    def _idea(self, writing: CardWriting) -> Data:
        terminal = self.dialog.terminal
        ways = [terminal.say("write-in-words"), terminal.say("write-from-lists")]
        if self.dialog.choose(terminal.say("write-how"), ways) == 0:
            return writing.in_words()
        return writing.from_lists()

    def _considered(self, writing: CardWriting, data: Data, slot: str) -> Data:
        """Show the card and let the winner try, change or keep it."""
        terminal = self.dialog.terminal
        while True:
            self.saving.sentence(writing.sentence(data))
            terminal.show("", Text(writing.sentence(data), "bold"))
            other = "en" if terminal.language == "pl" else "pl"
            terminal.show(read(check(signed(data)), other), style="dim")
            steps = ("on", "preview", "change", "again")
            labels = [terminal.say(f"consider-{step}") for step in steps]
            try:
                step = steps[self.dialog.choose(terminal.say("consider"), labels)]
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
        """Play quick games without and with the card, and show what it changes."""
        self.dialog.say("preview-runs", games=PREVIEW_GAMES)
        found = preview(card, options_for_deck(self.deck), self.seats, PREVIEW_GAMES, slot)
        speaker = self.dialog.terminal.speaker_for(GAME)
        for phrase in found.phrases():
            self.dialog.terminal.show(f"  {speaker.tell(phrase)}")

    def _signed(self, writing: CardWriting, data: Data) -> Card | None:
        """Ask for title and signature; None when one of them is not allowed on a card."""
        terminal = self.dialog.terminal
        label = self.dialog.line("sign-name" if writing.kind == "rule" else "sign-title")
        author = self.dialog.line("sign-author", name=self.voucher.winner.name)
        whole: Data = {"lang": 1, "author": author or self.voucher.winner.name, **data}
        if label or writing.kind == "effect":
            whole["name" if writing.kind == "rule" else "title"] = {terminal.language: label}
        try:
            return check(whole)
        except CardRefused as error:
            for fault in error.faults:
                terminal.show(Text(fault_line(fault, terminal.language), "red"))
            return None

    # The owner's decision

    def _decided(self, slot: str, card: Card) -> str:
        """Ask the owner, who accepts the card, sends it back or refuses it."""
        self.dialog.say("table-talk")  # BLK-98
        proposal = show_to_table(draft(self.deck, self.voucher, Idea(slot, card), now()))
        deck, proposal = self.deck, hand_in(proposal)
        owner = Person(deck.owner or "", owner_name(deck.history))
        if owner.name != self.voucher.winner.name:
            self.dialog.wait("owner-curtain", name=owner.name)
        answers = ("accepted", "sent-back", "refused")
        labels = [self.dialog.terminal.say(f"owner-{answer}") for answer in answers]
        sentence = read(card, self.dialog.terminal.language)
        title = self.dialog.terminal.say("owner-decides", name=owner.name, sentence=sentence)
        answer = answers[self.dialog.choose(title, labels)]
        if answer == "sent-back":
            remarks = self.dialog.line("owner-remarks")
            send_back(deck, proposal, owner, remarks)
            self.dialog.say("owner-has-sent-back", remarks=remarks or "–")
            return answer
        if answer == "refused":
            self.deck, _ = refuse_card(deck, proposal, owner, now())
        else:
            self.deck, _, self.voucher = accept(deck, proposal, owner, now())
        self.saving.deck(self.deck)
        self.dialog.say(f"owner-has-{answer}", name=owner.name, revision=self.deck.revision)
        return answer


def _heard(sentence: str, kind: str) -> Data | None:
    """The card of a saved sentence, if it is one of this kind."""
    return understand(sentence, "pl", kind).card if sentence else None

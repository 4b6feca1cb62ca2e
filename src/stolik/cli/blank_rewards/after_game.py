"""After a game of BLANK: its entry in the deck, the rewards, and the next game.

The record is the voucher: its header says which deck was played with, which
winners have not written yet and what they have begun to write. So nothing is
lost when somebody stops, and `stolik play --resume` goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from stolik.cli.blank_rewards.dialog import WORDS, Back, Dialog
from stolik.cli.blank_rewards.reward import Reward, RewardSaving
from stolik.cli.data_folder import data_folder
from stolik.cli.fault import USAGE, Fault, file_fault
from stolik.cli.inputs.deck_files import (
    LOCAL,
    REFUSALS,
    error_lines,
    load_deck,
    new_id,
    now,
    save_deck,
)
from stolik.cli.local_play.local_game import LocalGame
from stolik.cli.terminal.terminal import Terminal
from stolik.games.blank.decks.deck import Box, Deck, Person, new_deck
from stolik.games.blank.decks.deck_setup import games_of
from stolik.games.blank.decks.games import note_game
from stolik.games.blank.decks.marks import Mark
from stolik.games.blank.decks.rewards import Finish, Voucher, Winner, vouchers
from stolik.games.blank.options import BlankOptions, options_for_deck
from stolik.games.blank.state import BlankState
from stolik.kernel.record import Record

DECK_FILE: Final = "deck-file"
DECK_DUE: Final = "deck-due"
NOTED: Final = "deck-noted"
REWARD: Final = "reward-"
DRAFT: Final = "draft-"
OPEN, DONE = "open", "done"
DEFAULT_MARK: Final = Mark("snail", "teal")
FROM_DECK: Final = ("rules", "effects", "new_rules", "edition", "decks", "boxes")


def deck_options(terminal: Terminal, options: dict[str, Any], file: str) -> dict[str, str]:
    """Put a deck's cards into the options of a game; returns headers for its record."""
    terminal.add_texts(WORDS)
    fixed = [name for name in FROM_DECK if name in options]
    if fixed:
        raise Fault("deck-and-cards", USAGE, options=", ".join(fixed))
    path = Path(file).absolute()
    deck = _read(terminal, path)
    options |= options_for_deck(deck)
    mark = deck.mark
    options["boxes"] = ((deck.name, mark.symbol, mark.paint, games_of(deck) + 1),)
    return {DECK_FILE: str(path), DECK_DUE: " ".join(deck.due[:3])}


def _read(terminal: Terminal, path: Path) -> Deck:
    try:
        return load_deck(path, terminal.language)
    except REFUSALS as error:
        lines = error_lines(error, terminal.language)
        raise Fault("deck-file", file=str(path), problem="\n  ".join(lines)) from None


def has_reward(record: Record) -> bool:
    """Whether a winner of this game has not written a card yet."""
    return any(name.startswith(REWARD) and value == OPEN for name, value in record.headers.items())


Deal = Callable[[dict[str, Any], dict[str, str]], LocalGame]
"""Begins a game with these options and these facts for its record."""


class AfterGame:
    """What happens between a finished game and the next."""

    def __init__(self, terminal: Terminal, local_game: LocalGame) -> None:
        self.dialog = Dialog(terminal)
        self.terminal = terminal
        self.local_game = local_game
        self.record = local_game.record
        assert isinstance(local_game.state, BlankState)
        self.state = local_game.state
        self.people = [seat for seat, player in enumerate(local_game.players) if player.is_person]

    def run(
        self, next_game: Callable[[dict[str, Any], dict[str, str]], LocalGame]
    ) -> LocalGame | None:
        """Record the game in the deck, let winners write, and begin the next game if wanted."""
        if not (DECK_FILE in self.record.headers or self._create_deck()):
            return None
        path = Path(self.record.headers[DECK_FILE])
        self._note(path)
        try:
            for voucher, seat in self._vouchers(path):
                self._reward(path, voucher, seat)
            return self._again(path, next_game) if self.people else None
        except BaseException:
            self._show_how_to_return()
            raise

    # The deck

    def _winning_people(self) -> list[int]:
        return [seat for seat in self.state.winners if seat in self.people]

    def _create_deck(self) -> bool:
        """BLK-D27: a fresh copy is lost unless somebody claims it; the winner gets a deck of it."""
        options = self.state.rules.options
        assert isinstance(options, BlankOptions)
        has_default_cards = not (options.rules or options.effects or options.new_rules)
        if not has_default_cards or not self._winning_people():
            return False
        name = self.local_game.players[self._winning_people()[0]].name
        deck = new_deck(
            Box(new_id(), "BLANK", DEFAULT_MARK), Person(LOCAL, name), now(), options.edition
        )
        folder = data_folder() / "decks"
        with file_fault("unwritable", folder):
            folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"blank-{deck.id}.json"
        self._save(deck, path)
        self.dialog.say("deck-founded", file=str(path))
        self.record.headers[DECK_FILE] = str(path)
        self.record.headers[DECK_DUE] = ""
        return True

    def _note(self, path: Path) -> None:
        """Add the game to the deck's history, once; its new rules are no longer due."""
        if NOTED in self.record.headers:
            return
        deck = _read(self.terminal, path)
        due = self.record.headers.get(DECK_DUE, "").split()
        names = [self.local_game.players[seat].name for seat in self.state.winners]
        (deck,) = note_game([deck], self._game_name(), names, now())
        left = tuple(slot for slot in deck.due if slot not in due)  # BLK-110
        self._save(msgspec.structs.replace(deck, due=left), path)
        self.record.headers[NOTED] = now()
        for seat in self._winning_people():
            self.record.headers[f"{REWARD}{seat}"] = OPEN
        self.local_game.record_file.save()

    def _save(self, deck: Deck, path: Path) -> None:
        try:
            save_deck(deck, path, self.terminal.language)
        except REFUSALS as error:
            lines = error_lines(error, self.terminal.language)
            raise Fault("deck-file", file=str(path), problem="\n  ".join(lines)) from None

    def _game_name(self) -> str:
        return self.local_game.record_file.path.stem

    # Rewards

    def _vouchers(self, path: Path) -> list[tuple[Voucher, int]]:
        """Rewards not yet claimed, in seat order from the starting player (BLK-R67)."""
        deck = _read(self.terminal, path)
        players = self.local_game.players
        winners = [
            Winner(seat, Person(LOCAL, players[seat].name)) for seat in self._winning_people()
        ]
        finish = Finish(self._game_name(), (deck.id,), int(self.state.first), self.state.seats)
        given = vouchers(finish, winners, self.record.headers[NOTED])
        seats = {winner.person.name: winner.seat for winner in winners}
        found = [(voucher, seats[voucher.winner.name]) for voucher in given]
        return [
            (voucher, seat)
            for voucher, seat in found
            if self.record.headers.get(f"{REWARD}{seat}") == OPEN and voucher.is_good(now())
        ]

    def _reward(self, path: Path, voucher: Voucher, seat: int) -> None:
        saving = RewardSaving(
            lambda deck: self._save(deck, path),
            lambda sentence: self._keep(f"{DRAFT}{seat}", sentence),
        )
        deck = _read(self.terminal, path)
        if deck.is_complete:
            self.dialog.say("deck-complete", deck=deck.name)
            self._keep(f"{REWARD}{seat}", DONE)
            return
        reward = Reward(self.dialog, deck, voucher, saving, self.state.seats)
        if reward.claim(self.record.headers.get(f"{DRAFT}{seat}", "")):
            self.record.headers.pop(f"{DRAFT}{seat}", None)
            self._keep(f"{REWARD}{seat}", DONE)
        else:
            self._show_how_to_return()

    def _keep(self, name: str, value: str) -> None:
        self.record.headers[name] = value
        self.local_game.record_file.save()

    def _show_how_to_return(self) -> None:
        """Show how to return to a reward that is still open."""
        if has_reward(self.record):
            self.dialog.say("reward-kept")
            self.terminal.show_unbroken(f"  {self.local_game.record_file.resume_command()}")

    # The next game

    def _again(self, path: Path, next_game: Deal) -> LocalGame | None:
        deck = _read(self.terminal, path)
        title = self.terminal.say("again", deck=deck.name, revision=deck.revision)
        try:
            if self.dialog.choose(
                title, [self.terminal.say("again-yes"), self.terminal.say("again-no")]
            ):
                return None
        except Back:
            return None
        options = {
            name: value for name, value in self.record.options.items() if name not in FROM_DECK
        }
        return next_game(options, deck_options(self.terminal, options, str(path)))

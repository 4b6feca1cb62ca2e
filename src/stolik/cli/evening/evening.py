"""What follows a game of BLANK: its entry in the deck, the rewards, and the next game.

The record is the voucher: its header says which deck was played with, which
winners have not written yet and what they have begun to write. So nothing is
lost when somebody stops, and `stolik play --resume` goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from stolik.cli.deck_files import LOCAL, REFUSALS, lines_of, load_deck, new_id, now, save_deck
from stolik.cli.desk import Desk
from stolik.cli.evening.reward import Keeping, Reward
from stolik.cli.evening.talk import WORDS, Back, Talk
from stolik.cli.fault import USAGE, Fault, file_fault
from stolik.cli.home import data_folder
from stolik.cli.sitting import Sitting
from stolik.games.blank.decks.deck import Box, Deck, Person, new_deck
from stolik.games.blank.decks.games import note_game
from stolik.games.blank.decks.marks import Mark
from stolik.games.blank.decks.rewards import Finish, Voucher, Winner, vouchers
from stolik.games.blank.keeping import games_of
from stolik.games.blank.options import BlankOptions, options_for_deck
from stolik.games.blank.state import BlankState
from stolik.kernel.record import Record

DECK_FILE: Final = "deck-file"
DECK_DUE: Final = "deck-due"
NOTED: Final = "deck-noted"
REWARD: Final = "reward-"
DRAFT: Final = "draft-"
OPEN, DONE = "open", "done"
USUAL_MARK: Final = Mark("snail", "teal")
FROM_DECK: Final = ("rules", "effects", "new_rules", "edition", "decks", "boxes")


def bring_deck(desk: Desk, options: dict[str, Any], file: str) -> dict[str, str]:
    """Put a deck's cards into the options of a game, and give what its record must say."""
    desk.learn(WORDS)
    fixed = [name for name in FROM_DECK if name in options]
    if fixed:
        raise Fault("deck-and-cards", USAGE, options=", ".join(fixed))
    path = Path(file).absolute()
    deck = _read(desk, path)
    options |= options_for_deck(deck)
    mark = deck.mark
    options["boxes"] = ((deck.name, mark.symbol, mark.paint, games_of(deck) + 1),)
    return {DECK_FILE: str(path), DECK_DUE: " ".join(deck.due[:3])}


def _read(desk: Desk, path: Path) -> Deck:
    try:
        return load_deck(path, desk.language)
    except REFUSALS as error:
        lines = lines_of(error, desk.language)
        raise Fault("deck-file", file=str(path), problem="\n  ".join(lines)) from None


def has_reward(record: Record) -> bool:
    """Tell whether somebody who won this game has not written yet."""
    return any(name.startswith(REWARD) and value == OPEN for name, value in record.headers.items())


Deal = Callable[[dict[str, Any], dict[str, str]], Sitting]
"""Begins a game with these options and these facts for its record."""


class Evening:
    """The time between one finished game and the next."""

    def __init__(self, desk: Desk, sitting: Sitting) -> None:
        self.talk = Talk(desk)
        self.desk = desk
        self.sitting = sitting
        self.record = sitting.record
        assert isinstance(sitting.state, BlankState)
        self.state = sitting.state
        self.people = [seat for seat, chair in enumerate(sitting.chairs) if chair.is_person]

    def go_on(
        self, next_game: Callable[[dict[str, Any], dict[str, str]], Sitting]
    ) -> Sitting | None:
        """Note the game, let winners write, and begin the next game if the people want it."""
        if not (DECK_FILE in self.record.headers or self._takes_copy_home()):
            return None
        path = Path(self.record.headers[DECK_FILE])
        self._note(path)
        try:
            for voucher, seat in self._vouchers(path):
                self._reward(path, voucher, seat)
            return self._again(path, next_game) if self.people else None
        except BaseException:
            self._say_kept()
            raise

    # The deck

    def _winning_people(self) -> list[int]:
        return [seat for seat in self.state.winners if seat in self.people]

    def _takes_copy_home(self) -> bool:
        """BLK-D27: a fresh copy is lost unless somebody claims it; the winner founds a deck."""
        options = self.state.rules.options
        assert isinstance(options, BlankOptions)
        is_usual = not (options.rules or options.effects or options.new_rules)
        if not is_usual or not self._winning_people():
            return False
        name = self.sitting.chairs[self._winning_people()[0]].name
        deck = new_deck(
            Box(new_id(), "BLANK", USUAL_MARK), Person(LOCAL, name), now(), options.edition
        )
        folder = data_folder() / "decks"
        with file_fault("unwritable", folder):
            folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"blank-{deck.id}.json"
        self._save(deck, path)
        self.talk.say("deck-founded", file=str(path))
        self.record.headers[DECK_FILE] = str(path)
        self.record.headers[DECK_DUE] = ""
        return True

    def _note(self, path: Path) -> None:
        """Write the game into the deck's history, once; its new rules have had their game."""
        if NOTED in self.record.headers:
            return
        deck = _read(self.desk, path)
        due = self.record.headers.get(DECK_DUE, "").split()
        names = [self.sitting.chairs[seat].name for seat in self.state.winners]
        (deck,) = note_game([deck], self._game_name(), names, now())
        left = tuple(slot for slot in deck.due if slot not in due)  # BLK-110
        self._save(msgspec.structs.replace(deck, due=left), path)
        self.record.headers[NOTED] = now()
        for seat in self._winning_people():
            self.record.headers[f"{REWARD}{seat}"] = OPEN
        self.sitting.keeper.save()

    def _save(self, deck: Deck, path: Path) -> None:
        try:
            save_deck(deck, path, self.desk.language)
        except REFUSALS as error:
            lines = lines_of(error, self.desk.language)
            raise Fault("deck-file", file=str(path), problem="\n  ".join(lines)) from None

    def _game_name(self) -> str:
        return self.sitting.keeper.path.stem

    # Rewards

    def _vouchers(self, path: Path) -> list[tuple[Voucher, int]]:
        """Rewards not yet claimed, in seat order from the starting player (BLK-R67)."""
        deck = _read(self.desk, path)
        chairs = self.sitting.chairs
        winners = [
            Winner(seat, Person(LOCAL, chairs[seat].name)) for seat in self._winning_people()
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
        keeping = Keeping(
            lambda deck: self._save(deck, path),
            lambda sentence: self._keep(f"{DRAFT}{seat}", sentence),
        )
        deck = _read(self.desk, path)
        if deck.is_complete:
            self.talk.say("deck-complete", deck=deck.name)
            self._keep(f"{REWARD}{seat}", DONE)
            return
        reward = Reward(self.talk, deck, voucher, keeping, self.state.seats)
        if reward.claim(self.record.headers.get(f"{DRAFT}{seat}", "")):
            self.record.headers.pop(f"{DRAFT}{seat}", None)
            self._keep(f"{REWARD}{seat}", DONE)
        else:
            self._say_kept()

    def _keep(self, name: str, value: str) -> None:
        self.record.headers[name] = value
        self.sitting.keeper.save()

    def _say_kept(self) -> None:
        """Tell how to come back to a reward that is still open."""
        if has_reward(self.record):
            self.talk.say("reward-kept")
            self.desk.show_unbroken(f"  {self.sitting.keeper.resume_command()}")

    # The next game

    def _again(self, path: Path, next_game: Deal) -> Sitting | None:
        deck = _read(self.desk, path)
        title = self.desk.say("again", deck=deck.name, revision=deck.revision)
        try:
            if self.talk.choose(title, [self.desk.say("again-yes"), self.desk.say("again-no")]):
                return None
        except Back:
            return None
        options = {
            name: value for name, value in self.record.options.items() if name not in FROM_DECK
        }
        return next_game(options, bring_deck(self.desk, options, str(path)))

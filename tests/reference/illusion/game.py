"""Illusion, played literally by its ledger and manual; slow, and without the engine."""

from __future__ import annotations

from dataclasses import dataclass, field

from reference.base import Decisions, KnownChance, Reference
from reference.illusion.cards import COLOURS, standard_deck


@dataclass
class Settings:
    """What the table agreed on; `shares` are those of every card, a colour each."""

    players: int
    is_twelve_rounds: bool = False  # ILL-36
    shares: list[list[int]] = field(default_factory=standard_deck)


class Illusion(Reference):
    """One game. `chance` knows who is first, and which card comes to light next.

    The order of a face-down pile is nobody's business, so a pile is the set of its cards here,
    and chance says which of them turns out to lie on top.
    """

    def __init__(self, settings: Settings, chance: KnownChance) -> None:
        self.settings = settings
        self.chance = chance
        self.arrow_pile = [colour for colour in COLOURS for _ in range(3)]  # ILL-07
        self.arrow = ""
        self.pile = list(range(len(settings.shares)))  # ILL-09; without the card on top
        self.top: int | None = None  # ILL-R4: seen by everybody
        self.row: list[int] = []
        self.removed: list[int] = []
        self.won: list[list[str]] = [[] for _ in range(settings.players)]
        self.round = 0
        self.active = 0
        self.last_placer: int | None = None
        self.winners: list[int] = []

    def play(self) -> Decisions:
        self.active = self.chance.next()  # ILL-12
        self.turn_up()
        self.set_up_round()
        yield from self.play_on()

    def play_on(self) -> Decisions:
        """From a turn that is about to begin to the end of the game."""
        yield from self.take_turns()
        while not self.winners:
            self.set_up_round()
            yield from self.take_turns()

    # --- the pile ---------------------------------------------------------------------------

    def turn_up(self) -> None:
        """Show the pile's next card; ILL-R5: an empty pile is made of the removed cards."""
        if not self.pile:
            self.pile, self.removed = self.removed, []
        if self.pile:
            self.top = self.chance.next()
            self.pile.remove(self.top)
        else:
            self.top = None  # ILL-R6

    def take_top(self) -> int:
        """Take the card on top; the next one is seen at once."""
        card = self.top
        self.turn_up()
        return card

    # --- a round ----------------------------------------------------------------------------

    def set_up_round(self) -> None:
        self.round += 1
        self.arrow = self.chance.next()  # ILL-08
        self.arrow_pile.remove(self.arrow)
        if self.top is None:
            self.turn_up()  # ILL-R7
        self.row = [self.take_top()]  # ILL-10
        self.last_placer = None

    def take_turns(self) -> Decisions:
        while True:
            _, move = yield {self.active: self.moves()}
            if move == "doubt":
                break
            self.row.insert(int(move.removeprefix("place ")), self.take_top())  # ILL-19, ILL-21
            self.last_placer = self.active
            self.active = (self.active + 1) % self.settings.players  # ILL-15
        self.settle_doubt()

    def moves(self) -> list[str]:
        """ILL-13, ILL-16, ILL-R3: doubt only with two cards; place while there is a card."""
        moves = ["doubt"] if len(self.row) > 1 else []
        if self.top is not None:
            moves += [f"place {slot}" for slot in range(len(self.row) + 1)]
        return moves

    def settle_doubt(self) -> None:
        """ILL-30, ILL-31: the doubter or the last placer receives the arrow."""
        taker = self.last_placer if self.is_correct() else self.active
        self.won[taker].append(self.arrow)
        self.active = taker  # ILL-34
        self.end_if_won(taker)
        self.removed += self.row  # ILL-32
        self.row = []

    def is_correct(self) -> bool:
        """ILL-27, ILL-28: the values never fall, reading away from the arrow."""
        colour = COLOURS.index(self.arrow)
        values = [self.settings.shares[card][colour] for card in self.row]
        return all(values[place] <= values[place + 1] for place in range(len(values) - 1))

    def end_if_won(self, taker: int) -> None:
        if self.settings.is_twelve_rounds:
            if self.round == 12:  # ILL-37, ILL-R14
                most = max(len(arrows) for arrows in self.won)
                self.winners = [s for s, arrows in enumerate(self.won) if len(arrows) == most]
        elif len(self.won[taker]) == 3:
            self.winners = [taker]  # ILL-35

    def places(self) -> list[int]:
        """ILL-R19: winners, then by the number of arrows; equal numbers share a place."""
        keys = [(seat in self.winners, len(arrows)) for seat, arrows in enumerate(self.won)]
        return [1 + sum(other > key for other in keys) for key in keys]

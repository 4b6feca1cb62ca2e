"""Cardline, played literally by its ledger and manual; slow, and without the engine."""

from __future__ import annotations

from dataclasses import dataclass, field

from reference.base import Decisions, KnownChance, Reference


@dataclass
class Settings:
    """What the table agreed on; `values` are the cards' numbers in the one characteristic."""

    players: int
    values: list[int]
    cards_each: int = 4  # CRD-08, CRD-R18


@dataclass
class Player:
    cards: list[int] = field(default_factory=list)
    is_eliminated: bool = False
    last_round: int = 0
    cards_left: int = 0


class Cardline(Reference):
    """One game; `chance` knows who is first and how every shuffle came out."""

    def __init__(self, settings: Settings, chance: KnownChance) -> None:
        self.settings = settings
        self.chance = chance
        self.players = [Player() for _ in range(settings.players)]
        self.line: list[int] = []
        self.deck: list[int] = []  # from the top
        self.box: list[int] = []
        self.first = 0
        self.active = 0
        self.round = 0
        self.is_play_off = False
        self.winners: list[int] = []

    def play(self) -> Decisions:
        self.set_up()
        yield from self.play_on()

    def play_on(self) -> Decisions:
        """From a round that is about to begin to the end of the game."""
        while not self.winners:
            self.round += 1
            yield from self.play_round()
        for seat in self.still_in():
            self.note_last_round(self.players[seat])

    def note_last_round(self, player: Player) -> None:
        player.last_round = self.round
        player.cards_left = len(player.cards)

    def places(self) -> list[int]:
        """CRD-R26: winners first, then who stayed longer, then who has fewer cards left."""
        keys = [
            (1, 0, 0) if seat in self.winners else (0, player.last_round, -player.cards_left)
            for seat, player in enumerate(self.players)
        ]
        return [1 + sum(other > key for other in keys) for key in keys]

    def set_up(self) -> None:
        self.first = self.chance.next()  # CRD-R3
        self.deck = self.chance.shuffled(range(len(self.settings.values)))  # CRD-R2
        for player in self.players:
            player.cards = [self.deck.pop(0) for _ in range(self.settings.cards_each)]
        self.line = [self.deck.pop(0)]  # CRD-13

    # --- a round ----------------------------------------------------------------------------

    def play_round(self) -> Decisions:
        """One turn of every player still in the game, beginning with the first player (CRD-R7)."""
        for seat in self.still_in():
            self.active = seat
            yield from self.take_turn(seat)
        self.end_round()

    def still_in(self) -> list[int]:
        """CRD-14, CRD-R13: clockwise from the first player, without those eliminated."""
        seats = len(self.players)
        order = [(self.first + step) % seats for step in range(seats)]
        return [seat for seat in order if not self.players[seat].is_eliminated]

    def end_round(self) -> None:
        went_out = [seat for seat in self.still_in() if not self.players[seat].cards]
        if len(went_out) == 1:
            self.winners = went_out  # CRD-29, CRD-32
            return
        if len(went_out) > 1:
            self.begin_play_off(went_out)
        if not self.winners and self.round >= 50 * self.settings.cards_each:
            # CRD-R17: the fewest cards among those still in the game.
            fewest = min(len(self.players[seat].cards) for seat in self.still_in())
            self.winners = [s for s in self.still_in() if len(self.players[s].cards) == fewest]

    def begin_play_off(self, went_out: list[int]) -> None:
        """CRD-30 and CRD-31, also within a play-off (CRD-R10, CRD-R12)."""
        self.is_play_off = True
        for seat in self.still_in():
            if seat not in went_out:
                self.note_last_round(self.players[seat])
                self.players[seat].is_eliminated = True
                self.box += self.players[seat].cards  # CRD-R14
                self.players[seat].cards = []
        if len(self.deck) + len(self.box) < len(went_out):
            self.winners = went_out  # CRD-R16: not everybody could get a card
            return
        for seat in self.still_in():
            self.players[seat].cards.append(self.draw())

    # --- a turn -----------------------------------------------------------------------------

    def take_turn(self, seat: int) -> Decisions:
        """CRD-15 to CRD-17: any own card into any slot; no pass."""
        cards = self.players[seat].cards
        moves = [
            f"place {number}@{slot}"
            for number in range(len(cards))
            for slot in range(len(self.line) + 1)
        ]
        _, move = yield {seat: moves}
        number, slot = (int(part) for part in move.removeprefix("place ").split("@"))
        card = cards.pop(number)
        if self.fits(card, slot):
            self.line.insert(slot, card)  # CRD-22
        elif self.deck or self.box:
            cards.append(self.draw())  # CRD-24
            self.box.append(card)  # CRD-23, CRD-R15: not before the replacement is drawn
        else:
            cards.append(card)  # CRD-R16: it is the only card that is left

    def fits(self, card: int, slot: int) -> bool:
        """CRD-R4: not below the left neighbour and not above the right one (CRD-28)."""
        values = self.settings.values
        is_above = slot == 0 or values[self.line[slot - 1]] <= values[card]
        is_below = slot == len(self.line) or values[card] <= values[self.line[slot]]
        return is_above and is_below

    def draw(self) -> int:
        """CRD-R15: an empty deck is made of the box."""
        if not self.deck:
            self.deck = self.chance.shuffled(self.box)
            self.box = []
        return self.deck.pop(0)

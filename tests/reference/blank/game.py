"""BLANK's card play without effects, literally by its ledger and manual; without the engine.

No rule card of these games is ever activated and no game card has an effect, so what is left is
the play itself: matching, several cards at once, penalties, the piles, leaving, and the ends.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from reference.base import Asked, Decisions, KnownChance, Reference

TABLE = -1
COLOURS = ["hexagon", "circle", "triangle", "rhombus", "square", "shield"]


@dataclass
class Settings:
    """What the table agreed on."""

    players: int
    is_live: bool = True
    decks: int = 1  # BLK-D23
    turn_limit: int = 60  # BLK-R48
    chain_play: bool = False  # BLK-R9
    leaving: bool = False  # BLK-R51: who leaves is removed


def game_cards(decks: int) -> list[str]:
    """BLK-06: every colour and digit twice in a deck; the last letter tells the copies apart."""
    copies = "abcdefgh"[: 2 * decks]
    return [f"{c}-{digit}-{copy}" for c in COLOURS for digit in range(1, 7) for copy in copies]


def colour_of(card: str) -> str:
    return card.split("-", maxsplit=1)[0]


def digit_of(card: str) -> str:
    return card.split("-")[1]


def is_uniform(cards: list[str]) -> bool:
    """BLK-28: all of one colour, or all of one digit."""
    return len({colour_of(card) for card in cards}) == 1 or (
        len({digit_of(card) for card in cards}) == 1
    )


@dataclass
class Player:
    hand: list[str] = field(default_factory=list)
    is_away: bool = False


class Blank(Reference):
    """One game in mode A; `chance` knows who starts and how every shuffle came out."""

    def __init__(self, settings: Settings, chance: KnownChance) -> None:
        self.settings = settings
        self.chance = chance
        self.players = [Player() for _ in range(settings.players)]
        self.draw_pile: list[str] = []  # from the top
        self.discard_pile: list[str] = []  # the top is last
        self.laid: list[str] = []  # shown on the table, but still cards of the hand
        self.active = 0
        self.turn = 1
        self.has_card_moved = False
        self.turns_without_movement = 0
        self.winners: list[int] = []
        self.ending = ""

    def play(self) -> Decisions:
        self.set_up()
        if self.settings.is_live:
            yield from self.read_rules()
        yield from self.play_on()

    def play_on(self) -> Decisions:
        """From a turn that is about to begin to the end of the game."""
        while not self.ending:
            yield from self.take_turn()
            if not self.ending:
                self.end_turn()

    def set_up(self) -> None:
        self.active = self.chance.next()  # BLK-22
        self.draw_pile = self.chance.shuffled(game_cards(self.settings.decks))  # BLK-17
        for player in self.players:
            player.hand = [self.draw_pile.pop(0) for _ in range(7)]  # BLK-18
        self.discard_pile = [self.draw_pile.pop(0)]  # BLK-20

    def present(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if not player.is_away]

    # --- questions --------------------------------------------------------------------------

    def ask(self, asked: Asked, timer: str) -> Decisions:
        """Ask, with what the table itself may do; returns None after somebody was removed."""
        of_table = [timer] if self.settings.is_live else []
        if self.settings.leaving:
            of_table += [f"remove {seat}" for seat in self.present()]
        if of_table:
            asked = {**asked, TABLE: of_table}
        seat, move = yield asked
        if move.startswith("remove"):
            self.remove(int(move.removeprefix("remove ")))
            return None
        return seat, move

    def remove(self, seat: int) -> None:
        """BLK-R51: the hand goes under the top card in random order, neighbours close up."""
        player = self.players[seat]
        self.laid = []  # a play that is not done yet is taken up again
        hidden = self.chance.shuffled(player.hand)
        *below, top = self.discard_pile
        self.discard_pile = [*below, *reversed(hidden), top]
        self.has_card_moved = True  # BLK-R47: so this is no turn in which nothing moved
        player.hand = []
        player.is_away = True
        if len(self.present()) == 1:
            self.ending = "abandoned"

    def read_rules(self) -> Decisions:
        """BLK-15, BLK-W1: everybody confirms, or the time for it is over."""
        reading = self.present()
        while reading and not self.ending:
            answer = yield from self.ask({seat: ["understood"] for seat in reading}, "time read")
            if answer is None:
                reading = [seat for seat in reading if not self.players[seat].is_away]
            elif answer[1] == "time read":
                return
            else:
                reading.remove(answer[0])

    # --- a turn -----------------------------------------------------------------------------

    def take_turn(self) -> Decisions:
        """BLK-24 to BLK-37."""
        self.has_card_moved = False
        self.laid = []
        hand = self.players[self.active].hand
        while not self.ending and not self.players[self.active].is_away:
            moves = [f"lay {card}" for card in hand if card not in self.laid and self.may_lay(card)]
            if self.laid:
                moves.append("done")
            elif not moves:
                moves = ["draw"]  # BLK-35; BLK-37: only without a card that may be played
            answer = yield from self.ask({self.active: moves}, "time turn")
            if answer is None:
                continue
            move = answer[1]
            if move == "time turn":  # BLK-R13: as if there were no card
                self.laid = []
                move = "draw"
            if move == "draw":
                self.draw(self.active)
                return  # BLK-36
            if move == "done":
                self.put_down()
                if not hand:
                    self.finish([self.active], "empty-hand")  # BLK-88
                return
            self.laid.append(move.removeprefix("lay "))

    def may_lay(self, card: str) -> bool:
        """Whether the play would still be one without a form mistake."""
        top = self.discard_pile[-1]
        play = [*self.laid, card]
        if self.settings.chain_play:  # BLK-R9: the first card matches, the rest follow it
            first_fits = digit_of(play[0]) == digit_of(top) or colour_of(play[0]) == colour_of(top)
            return first_fits and is_uniform(play)
        # BLK-29: all have the colour of the top card, or all have its digit.
        return all(colour_of(c) == colour_of(top) for c in play) or all(
            digit_of(c) == digit_of(top) for c in play
        )

    def put_down(self) -> None:
        """BLK-31: the last card laid ends on top."""
        hand = self.players[self.active].hand
        for card in self.laid:
            hand.remove(card)
        self.discard_pile += self.laid
        self.laid = []
        self.has_card_moved = True

    def draw(self, seat: int) -> None:
        """BLK-54, BLK-82 to BLK-87."""
        if not self.draw_pile and len(self.discard_pile) > 1:
            *rest, top = self.discard_pile
            self.draw_pile = self.chance.shuffled(rest)
            self.discard_pile = [top]
        if self.draw_pile:
            self.players[seat].hand.append(self.draw_pile.pop(0))
            self.has_card_moved = True

    def end_turn(self) -> None:
        if self.has_card_moved:
            self.turns_without_movement = 0
        else:
            self.turns_without_movement += 1
        if self.turns_without_movement >= len(self.present()):
            self.finish(self.with_fewest_cards(), "stalemate")  # BLK-R47
        elif self.turn >= self.settings.turn_limit * self.settings.players:
            self.finish(self.with_fewest_cards(), "turn-limit")  # BLK-R48, BLK-L34
        else:
            self.turn += 1
            self.active = self.next_after(self.active)

    def next_after(self, seat: int) -> int:
        """BLK-23, BLK-24: clockwise, past those who have left."""
        seats = len(self.players)
        following = [(seat + step) % seats for step in range(1, seats + 1)]
        return next(other for other in following if not self.players[other].is_away)

    def with_fewest_cards(self) -> list[int]:
        fewest = min(len(self.players[seat].hand) for seat in self.present())
        return [seat for seat in self.present() if len(self.players[seat].hand) == fewest]

    def finish(self, winners: list[int], ending: str) -> None:
        self.winners = winners
        self.ending = ending

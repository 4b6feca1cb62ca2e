"""The reference alone: tables set as an example says, with casts and cards told beforehand."""

from __future__ import annotations

from reference.call_to_adventure.rules.runes import Face, Rune
from reference.call_to_adventure.rules.state import Ask, Flow, Game, Place, Player
from reference.call_to_adventure.rules.turns import play

PILES = ("1", "2", "3", "hero", "antihero", "adversary")


class ScriptedChance:
    """Casts as told: '+' shows a rune's higher face, '-' the other; shuffles change nothing."""

    def __init__(self) -> None:
        self.casts: list[str] = []

    def cast(self, runes: list[Rune]) -> list[Face]:
        sides = self.casts.pop(0).replace(" ", "")
        return [
            rune.high if side == "+" else rune.low for rune, side in zip(runes, sides, strict=True)
        ]

    def shuffle(self, pile: str, cards: list[str]) -> list[str]:
        return list(cards)


class Table:
    """A table in the middle of the first act; rows are filled with the cards one names."""

    def __init__(self, seats: int = 2) -> None:
        self.chance = ScriptedChance()
        players = [
            Player(seat, origin="squire", motivation="will_to_lead", destiny="enlightened_master")
            for seat in range(seats)
        ]
        self.game = Game(
            chance=self.chance,
            players=players,
            starter=0,
            rows=[[], [], []],
            decks={pile: [] for pile in PILES},
            piles={pile: [] for pile in PILES},
            revealed=1,
        )
        self.flow: Flow | None = None
        self.ask: Ask | None = None

    def row(self, act: int, *cards: str) -> None:
        self.game.rows[act - 1] = [Place(card) for card in cards]

    def deck(self, pile: str, *cards: str) -> None:
        """The first card named is on top."""
        self.game.decks[pile] = list(reversed(cards))

    def do(self, *moves: str) -> None:
        """Let the asked players make these moves, one after another."""
        if self.flow is None:
            self.flow = play(self.game)
            self.ask = next(self.flow)
        for move in moves:
            assert self.ask is not None
            seat = self.ask.asked[0]
            assert move in self.ask.options[seat], (move, self.ask)
            self.ask = self.flow.send((seat, move))

    def pass_until(self, why: str) -> None:
        """Let everybody pass until a question of another kind comes."""
        while self.ask and self.ask.why != why:
            self.do("pass")

    def options(self) -> list[str]:
        assert self.ask is not None
        return self.ask.options[self.ask.asked[0]]

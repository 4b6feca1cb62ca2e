"""Bots of every level, for every game."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.bots.perspective import Perspective, perspective
from stolik.kernel.entropy import FastStream
from stolik.kernel.event import Event
from stolik.kernel.game import Game
from stolik.kernel.mind import LEVELS
from stolik.kernel.move import Move
from stolik.kernel.registry import load
from stolik.kernel.seat import Seat
from stolik.kernel.state import State


class Bot:
    """A player that thinks with its game's mind.

    The same seed and the same perspectives give the same choices.
    """

    def __init__(self, level: str, game: Game, seed: int) -> None:
        self.level = level
        self.seed = seed
        self.mind = game.mind(level, seed)
        self._entropy = FastStream(seed)

    def begin_turn(self, number: int) -> None:
        """Draw from here on what belongs to the game's move of this number.

        A game that is left and resumed goes on as it would have without the break.
        """
        self._entropy = FastStream((self.seed << 32) + number + 1)

    def choose(self, perspective: Perspective) -> Move:
        """Pick one of the legal moves."""
        if len(perspective.legal) == 1:
            return perspective.legal[0]
        if self.level == LEVELS[0]:
            return perspective.legal[self._entropy.below(len(perspective.legal))]
        imagined = perspective.imagined(self._entropy)
        return self.mind.policy(imagined, perspective.seat, self._entropy)

    def look(self, state: State, seat: Seat, heard: Sequence[Event] = ()) -> Perspective:
        """What this bot has of a state when it sits there."""
        return perspective(state, seat, self.mind, self._entropy, heard)


def make(level: str, game: Game | str, seed: int = 0) -> Bot:
    """Make a bot: 'random', 'casual', 'skilled' or 'expert'."""
    return Bot(level, load(game) if isinstance(game, str) else game, seed)

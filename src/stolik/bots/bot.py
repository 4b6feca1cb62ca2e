"""Bots of every level, for every game."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from stolik.bots.explanation import Explanation, at_a_glance, at_random, by_search
from stolik.bots.perspective import Perspective, perspective
from stolik.bots.search import Search
from stolik.kernel.entropy import FastStream
from stolik.kernel.event import Event
from stolik.kernel.game import Game
from stolik.kernel.mind import LEVELS
from stolik.kernel.move import Move
from stolik.kernel.seat import Seat
from stolik.kernel.state import State


class Bot:
    """A player that thinks with its game's mind.

    The same seed and the same perspectives give the same choices, unless
    `seconds` ends a thought early: a guard for slow machines and live tables.
    """

    def __init__(self, level: str, game: Game, seed: int, seconds: float = 0.0) -> None:
        self.level = level
        self.game = game
        self.seed = seed
        self.seconds = seconds
        self.mind = game.mind(level, seed)
        self._entropy = FastStream(seed)

    def begin_turn(self, number: int) -> None:
        """Use the random numbers that belong to the game's move of this number.

        A game that is left and resumed goes on as it would have without the break.
        """
        self._entropy = FastStream((self.seed << 32) + number + 1)

    def choose(self, perspective: Perspective) -> Move:
        """Pick one of the legal moves."""
        self._check(perspective)
        if len(perspective.legal) == 1:
            return perspective.legal[0]
        if self.level == LEVELS[0]:
            return perspective.legal[self._entropy.below(len(perspective.legal))]
        if self.mind.plan.trials:
            return self._search(perspective)[0]
        imagined = perspective.imagined(self._entropy)
        return self.mind.policy(imagined, perspective.seat, self._entropy)

    def explain(self, perspective: Perspective) -> Explanation:
        """Pick the same move as `choose`, and report what was considered and believed."""
        self._check(perspective)
        if self.level == LEVELS[0]:
            return at_random(perspective, self.choose(perspective))
        if len(perspective.legal) > 1 and self.mind.plan.trials:
            move, search = self._search(perspective)
            return by_search(perspective, self.mind, move, search, self._entropy)
        before = self._entropy.copy()
        move = self.choose(perspective)
        first = perspective.imagined(before)  # the state that the choice was made in
        return at_a_glance(perspective, self.mind, move, first, before)

    def _check(self, perspective: Perspective) -> None:
        """Raise for a perspective that asks for no decision, or is of another game."""
        self._check_game(perspective.game)
        if not perspective.legal:
            raise ValueError(
                f"seat {perspective.seat} has nothing to decide now; "
                "state.deciders() tells which seats are asked"
            )

    def _check_game(self, game: Game) -> None:
        if game.id != self.game.id:
            raise ValueError(
                f"this bot plays {self.game.id}, not {game.id}; "
                f"make one with stolik.bots.make({self.level!r}, {game.id!r})"
            )

    def _search(self, perspective: Perspective) -> tuple[Move, Search]:
        deadline = perf_counter() + self.seconds if self.seconds else 0.0
        search = Search(self.mind, perspective.seat, self._entropy, self.mind.plan)
        first = perspective.imagined(self._entropy)
        return search.run(perspective.imagined, first, deadline), search

    def look(self, state: State, seat: Seat, heard: Sequence[Event] = ()) -> Perspective:
        """The perspective of this bot's seat on a state."""
        self._check_game(state.game)
        return perspective(state, seat, self.mind, self._entropy, heard)

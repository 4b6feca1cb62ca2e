"""Plays single games of a study."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from stolik.arena.execution.playout import play_out
from stolik.arena.study import RANDOM, Study, together
from stolik.bots import Bot, make
from stolik.kernel.entropy import FastStream
from stolik.kernel.facts import Facts
from stolik.kernel.move import Move
from stolik.kernel.registry import load
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State

DEAL: Final = 0
LUCK: Final = 1
FIRST_BOT: Final = 2
"""What the seeds of a game are for."""

Watch = Callable[[State, Seat, list[Move], Move], None]
"""Is told of each decision: the state before it, who decides, what is legal, what is chosen."""


class Result(msgspec.Struct, frozen=True, gc=False):
    """The result of one game of a study."""

    index: int
    table: int
    levels: tuple[str, ...]
    decisions: int
    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    winners: tuple[Seat, ...]
    facts: Facts | None = None
    is_together: bool = False
    """Everybody won, or nobody did."""
    first: Seat | None = None
    """Who began."""

    @property
    def sharers(self) -> int:
        """How many share a win; players who win together each win a whole game."""
        return 1 if self.is_together else max(1, len(self.winners))


class StudyPlayer:
    """Plays any game of a study; rules and minds are made once."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.game = load(study.game)
        self._has_facts = self.game.has_facts()
        self._rules = [self.game.rules(table.seats, table.options) for table in study.tables]
        self._together = together(study)

    def play(self, index: int, watch: Watch | None = None) -> Result:
        """Play the game of this number; `watch` is called before each move of a player."""
        study = self.study
        at = study.table_of(index)
        levels = study.seated(index)
        state = self._rules[at].setup(FastStream(study.seed_of(index, DEAL)))
        first = state.rules.first_player(state)
        begin = state.copy() if self._has_facts else None
        luck = FastStream(study.seed_of(index, LUCK))
        if watch is None and all(level == RANDOM for level in levels):
            decisions = play_out(state, luck)
        else:
            decisions = _played(state, self._bots(index, levels), luck, watch)
        end = state.outcome
        facts = self.game.facts(begin, state) if begin is not None else None
        return Result(
            index,
            at,
            levels,
            decisions,
            end.scores,
            end.ranks,
            end.winners,
            facts,
            at in self._together,
            first,
        )

    def _bots(self, index: int, levels: tuple[str, ...]) -> list[Bot | None]:
        """Make a bot for each seat, except for random players."""
        return [
            None
            if level == RANDOM
            else make(level, self.game, self.study.seed_of(index, FIRST_BOT + seat))
            for seat, level in enumerate(levels)
        ]


def _played(state: State, bots: list[Bot | None], luck: FastStream, watch: Watch | None) -> int:
    decisions = 0
    while not state.is_over:
        seat = state.rules.asked(state.deciders(), luck)
        moves = state.legal(seat)
        bot = bots[seat]
        if bot is None:
            move = moves[luck.below(len(moves))]
        else:
            move = _chosen(bot, state, seat, moves, decisions)
        if watch is not None and seat != TABLE:
            watch(state, seat, moves, move)
        state.apply(seat, move)
        decisions += 1
    return decisions


def _chosen(bot: Bot, state: State, seat: Seat, moves: list[Move], number: int) -> Move:
    if len(moves) == 1:
        return moves[0]
    bot.begin_turn(number)
    return bot.choose(bot.look(state, seat))

"""Games for the coach: played by bots, kept as records."""

from __future__ import annotations

from stolik.bots.choice import choose
from stolik.kernel.entropy import FastStream
from stolik.kernel.game import Game
from stolik.kernel.record import Record
from stolik.kernel.seat import TABLE
from stolik.review import Depth

TINY = Depth(search=12, measure=12, perceptions=12, course=1, luck=2)


def played(
    game: Game,
    seats: int,
    seed: int,
    levels: tuple[str, ...] = ("casual",),
    options: dict[str, object] | None = None,
) -> Record:
    """A whole game of bots; seats take the levels in turn."""
    state = game.new(seats, seed, options)
    record = Record.begin(state, seed)
    luck = FastStream(seed + 1)
    minds = [game.mind(levels[seat % len(levels)], 100 * seed + seat) for seat in range(seats)]
    while not state.is_over:
        seat = state.rules.asked(state.deciders(), luck)
        move = state.legal(TABLE)[0] if seat == TABLE else choose(minds[seat], state, seat, luck)
        state.apply(seat, move)
        record.add(seat, move)
    record.finish(state)
    return record

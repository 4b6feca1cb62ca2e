"""What a study plays: which game, who sits where, by which rules, how often."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, Final

import msgspec

from stolik.arena.seating import rank, seatings
from stolik.bots.network import check_table, is_network, network_of
from stolik.kernel.mind import LEVELS
from stolik.kernel.options import OptionError, absent_seat
from stolik.kernel.registry import load

RANDOM: Final = LEVELS[0]
QUICK_CHUNK: Final = 1000
SLOW_CHUNK: Final = 8
SEARCHED_CHUNK: Final = 1
"""Games that are handed out and kept together; thinking bots make small chunks worth it.

A game of bots that search takes seconds, and Ctrl-C should not cost more than that.
"""


class Table(msgspec.Struct, frozen=True):
    """One arrangement to study: a level for each seat, and the options."""

    levels: tuple[str, ...]
    options: dict[str, Any] = {}

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.levels)

    def seated(self, round_: int) -> tuple[str, ...]:
        """Who sits where in a round; after enough of them everybody has sat everywhere.

        >>> Table(("expert", "random", "random")).seated(1)
        ('expert', 'random', 'random')
        """
        ways = seatings(self.levels)
        return ways[round_ % len(ways)]


class Study(msgspec.Struct, frozen=True):
    """Games of one kind; game i depends on the study and i alone.

    Tables take turns, so that a study that is stopped early is still balanced.
    """

    game: str
    tables: tuple[Table, ...]
    games: int
    seed: int = 0
    is_rotated: bool = True
    is_rated: bool = False
    chunk: int = QUICK_CHUNK

    @property
    def chunks(self) -> int:
        """The number of chunks; the last one may be shorter."""
        return -(-self.games // self.chunk)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels that take part, weakest first; networks come last."""
        return tuple(sorted({level for table in self.tables for level in table.levels}, key=rank))

    def indices(self, chunk: int) -> range:
        """The games of a chunk."""
        return range(chunk * self.chunk, min((chunk + 1) * self.chunk, self.games))

    def table_of(self, index: int) -> int:
        """The table of a game."""
        return index % len(self.tables)

    def seated(self, index: int) -> tuple[str, ...]:
        """Who sits where in a game: on fixed seats, or on all of them and beside all others."""
        table = self.tables[self.table_of(index)]
        return table.seated(index // len(self.tables)) if self.is_rotated else table.levels

    def seed_of(self, index: int, use: int) -> int:
        """A seed for one use within a game; no two games or uses share one."""
        return ((self.seed << 48) + index << 6) + use


def study(  # noqa: PLR0913 - everything that can be asked of a study
    game: str,
    seats: int | Sequence[int] = (),
    levels: str | Sequence[str] = (RANDOM,),
    variants: dict[str, Any] | Sequence[dict[str, Any]] = ({},),
    *,
    games: int = 1000,
    seed: int = 0,
    is_rotated: bool = True,
) -> Study:
    """Describe a study of every number of seats with every variant.

    Levels are given to the seats in order; the last one fills what is left. Without a
    number of seats it is the fewest who compete, in every variant. A single number, level
    or variant need not stand in a list.
    """
    names = levels_of(levels)
    rules = _rules_of(variants)
    default_seats = load(game).default_seats
    counts = _counts_of(seats) or [max([len(names), *map(default_seats, rules)])]
    tables = [Table(filled(names, count), options) for count, options in product(counts, rules)]
    chunk = chunk_for(game, tables)
    return checked(Study(game, tuple(tables), games, seed, is_rotated, False, chunk))


def levels_of(levels: str | Sequence[str]) -> list[str]:
    """The requested levels; ValueError if there is none, or one does not exist."""
    names = [levels] if isinstance(levels, str) else list(levels)
    known = ", ".join(LEVELS)
    if not names:
        raise ValueError(f"levels is empty: name at least one of {known}")
    for name in names:
        if name not in LEVELS and not is_network(name):
            raise ValueError(f"{name!r} is not a level; levels are {known}")
    return names


def plain(options: dict[str, Any]) -> dict[str, Any]:
    """Options as a file stores them: lists for tuples, so that runs can be compared."""
    if not isinstance(options, dict):
        raise TypeError(f"a variant is a dict of options such as {{'side': 'B'}}, not {options!r}")
    read: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return read


def _rules_of(variants: dict[str, Any] | Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    some = [variants] if isinstance(variants, dict) else list(variants)
    if not some:
        raise ValueError("variants is empty: [{}] plays the default rules")
    return [plain(options) for options in some]


def _counts_of(seats: int | Sequence[int]) -> list[int]:
    counts = [seats] if isinstance(seats, int) else list(seats)
    for count in counts:
        if not isinstance(count, int):
            raise TypeError(f"seats are whole numbers such as 3 or [2, 4], not {count!r}")
    return counts


def together(study: Study) -> frozenset[int]:
    """The tables at which everybody wins or loses together."""
    game = load(study.game)
    return frozenset(
        number
        for number, table in enumerate(study.tables)
        if game.is_together(table.seats, table.options)
    )


def filled(levels: Sequence[str], seats: int) -> tuple[str, ...]:
    """A level for each seat; the last one given fills what is left."""
    if len(levels) > seats:
        raise ValueError(f"{len(levels)} levels do not fit on {seats} seats")
    return (*levels, *[levels[-1]] * (seats - len(levels)))


def chunk_for(game: str, tables: Sequence[Table]) -> int:
    """A good chunk size for games of these tables."""
    levels = {level for table in tables for level in table.levels}
    if levels == {RANDOM}:
        return QUICK_CHUNK
    thinks = load(game).mind
    searches = any(thinks(level).plan.trials for level in levels & set(LEVELS) - {RANDOM})
    return SEARCHED_CHUNK if searches else SLOW_CHUNK


def checked(study: Study) -> Study:
    """The same study, if it can be played; else ValueError or OptionError says why not."""
    game = load(study.game)
    if study.games < 1:
        raise ValueError(f"a study has at least one game, not {study.games}")
    for table in study.tables:
        rules = game.rules(table.seats, table.options)
        for level in levels_of(table.levels):
            if is_network(level):
                check_table(network_of(level), rules)
        absent = absent_seat(game.Options, table.seats, table.options)
        if absent is not None:
            raise OptionError(
                f"{absent[0]}={absent[1]}: {table.seats} players have the seats 0 to "
                f"{table.seats - 1}"
            )
    return study

"""Records games for the museum: every game, variant and player count, and every way to end.

Run it once for each version of a game's rules, before they change:

    PYTHONPATH=src python tests/museum/make.py            writes the versions that have no file yet
    PYTHONPATH=src python tests/museum/make.py digests    writes the digests of states anew
    PYTHONPATH=src python tests/museum/make.py layouts    notes the layouts that are not noted yet

The second is for a state that is written down differently: it replays everything and goes through
only where every game still ends with the same outcome and the same cards in the same places.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER.parent)]

import stolik  # noqa: E402
from contract.players import random_move  # noqa: E402
from museum.ends import END_OF, ENDS  # noqa: E402
from museum.recorded_games import (  # noqa: E402
    LAYOUTS,
    RecordedGame,
    layout_digest,
    layouts,
    path_of,
    read,
    recorded_game,
    write,
)
from museum.slow_players import always_late, never_right, no_progress, with_leavers  # noqa: E402
from museum.tables import RARE_TABLES, tables_of  # noqa: E402
from stolik import bots  # noqa: E402
from stolik.kernel.entropy import FastStream  # noqa: E402
from stolik.kernel.game import Game  # noqa: E402
from stolik.kernel.record import Record  # noqa: E402
from stolik.kernel.seat import TABLE  # noqa: E402
from stolik.kernel.state import State  # noqa: E402

MOST_TRIES = 3000
REPEATED = {"blank": 2, "call-to-adventure": 4}
"""How often the tables are played of games that have most to go wrong; once otherwise."""
Player = Callable[[State, FastStream], list[tuple[int, str]]]


def by_chance(state: State, luck: FastStream) -> list[tuple[int, str]]:
    seat, move = random_move(state, luck)
    return [(seat, str(move))]


def by_bots(state: State, luck: FastStream) -> list[tuple[int, str]]:
    """A bot for whoever is asked; made anew, so that a game depends on its seed alone."""
    seat, move = random_move(state, luck)
    if seat != TABLE:
        bot = bots.make("casual", state.game, luck.below(1000))
        move = bot.choose(bot.look(state, seat))
    return [(seat, str(move))]


PLAYERS: dict[str, Player] = {
    "random": by_chance,
    "bots": by_bots,
    "never right": never_right,
    "always late": always_late,
    "leaving": with_leavers,
    "no progress": no_progress,
}


def played(game: Game, seats: int, options: dict[str, object], seed: int, who: str) -> RecordedGame:
    """Play and record one game."""
    state = game.new(seats, seed, options)
    record = Record.begin(state, seed, {"played-by": who})
    luck = FastStream(seed + 1)
    while not state.is_over:
        for seat, text in PLAYERS[who](state, luck):
            move = game.parse(text)
            state.apply(seat, move)
            record.add(seat, move)
    record.finish(state)
    return recorded_game(record, state)


def regular(game: Game) -> Iterator[RecordedGame]:
    """Every variant at every count, played by chance and by bots."""
    for number, (seats, options) in enumerate(REPEATED.get(game.id, 1) * list(tables_of(game))):
        yield played(game, seats, options, seed=number, who="random")
        yield played(game, seats, options, seed=1000 + number, who="bots")


def rare(game: Game, end: str) -> RecordedGame:
    """Search for a game that ends in a certain way."""
    for seed in range(MOST_TRIES):
        for seats, options, who in RARE_TABLES[game.id, end]:
            found = played(game, seats, options, 2000 + seed, who)
            if found.end == end:
                return found
    raise SystemExit(f"{game.id}: no game in {MOST_TRIES} tries ended with {end!r}")


def record_games(game: Game) -> None:
    recorded = list(regular(game))
    ends = {one.end for one in recorded}
    recorded += [rare(game, end) for end in ENDS[game.id] if end not in ends]
    write(path_of(game.id, game.version), recorded)


def renew_digests() -> None:
    for path in sorted(FOLDER.glob("*.jsonl.gz")):
        renewed = []
        for old in read(path):
            record = Record.read(old.record)
            new = recorded_game(record, record.verify())
            if (new.end, new.outcome, new.cards) != (old.end, old.outcome, old.cards):
                raise SystemExit(f"{path.name}: {record.game} ends otherwise than it was recorded")
            renewed.append(new)
        write(path, renewed)


def note_layouts() -> None:
    """Layouts that are noted stay: a state that is written down differently has another one."""
    noted = layouts()
    for game in map(stolik.load, stolik.games()):
        noted.setdefault(f"{game.id} {game.layout}", layout_digest(game))
    LAYOUTS.write_text(json.dumps(noted, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def main() -> None:
    if sys.argv[1:] == ["digests"]:
        renew_digests()
        return
    if sys.argv[1:] == ["layouts"]:
        note_layouts()
        return
    for game in map(stolik.load, stolik.games()):
        if game.id in END_OF and not path_of(game.id, game.version).exists():
            record_games(game)


if __name__ == "__main__":
    main()

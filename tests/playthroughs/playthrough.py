"""Golden playthroughs: whole games as text, so that a change of rules is a readable diff.

`make playthroughs` writes them anew; the tests compare, compiled and interpreted.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER.parent)]

import stolik  # noqa: E402
from contract.players import random_move  # noqa: E402
from stolik.kernel.entropy import FastStream  # noqa: E402
from stolik.kernel.event import Notice  # noqa: E402
from stolik.kernel.game import Game  # noqa: E402
from stolik.kernel.record import Record  # noqa: E402
from stolik.kernel.seat import TABLE  # noqa: E402
from stolik.text import Speaker  # noqa: E402

SEED = 20


def all_playthroughs() -> dict[str, tuple[Game, int, dict[str, object]]]:
    """Name every playthrough: a game, its seats and options; every variant at every count."""
    return {
        f"{game.id}-{seats}-{number}": (game, seats, options)
        for game in map(stolik.load, stolik.games())
        for seats in game.seats
        for number, options in enumerate(game.variants())
    }


def written(game: Game, seats: int, options: dict[str, object]) -> str:
    """Play a random game and write it down: the record, what is told, the last state's digest."""
    state = game.new(seats, SEED, options)
    record = Record.begin(state, SEED)
    speaker = Speaker("en", ["stolik.text", game.package])
    luck = FastStream(SEED + seats)
    lines = []
    while not state.is_over:
        seat, move = random_move(state, luck)
        notices: list[Notice] = []
        state.apply(seat, move, notices)
        record.add(seat, move)
        lines.append(f"{'table' if seat == TABLE else seat}: {move}")
        lines += [f"    {speaker.tell(game.narrate(notice.event))}" for notice in notices]
    record.finish(state)
    header = record.text().partition("\n\n")[0]
    digest = hashlib.blake2b(repr(state.snapshot()).encode(), digest_size=16).hexdigest()
    outcome = state.outcome
    ending = [
        f"scores = {outcome.scores}",
        f"ranks = {outcome.ranks}",
        f"winners = {outcome.winners}",
        f"state = {digest}",
    ]
    return "\n".join([header, "", *lines, "", *ending, ""])


def main() -> None:
    """Write all playthroughs anew."""
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, wanted in all_playthroughs().items():
        (FOLDER / f"{name}.txt").write_text(written(*wanted), encoding="utf-8")


if __name__ == "__main__":
    main()

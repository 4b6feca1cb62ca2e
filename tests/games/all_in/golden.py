"""Golden games of All In: every variant with every number of players, each as one line.

`tests/playthroughs` holds some of them word for word; here each game is told by
its length, its runes and a digest of all its states. Run this file to write them anew.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[2])]

from contract.players import random_move  # noqa: E402
from stolik.games.all_in.game import GAME  # noqa: E402
from stolik.kernel.entropy import FastStream  # noqa: E402

FILE = Path(__file__).with_name("golden.txt")
VARIANTS = [
    {"side": side, "pile": pile, "heirs": heirs}
    for side in ("A", "B")
    for pile in ("plain", "enchanting", "third-eye")
    for heirs in (False, True)
]


def played(seats: int, options: dict[str, object]) -> str:
    """Play three random games and tell them in a line each."""
    lines = []
    for seed in (1, 2, 3):
        state = GAME.new(seats, seed, options)
        luck = FastStream(seed + seats)
        digest = hashlib.blake2b(digest_size=12)
        count = 0
        while not state.is_over:
            state.apply(*random_move(state, luck))
            digest.update(repr(state.snapshot()).encode())
            count += 1
        lines.append(f"    seed {seed}: {count} moves, runes {state.runes}, {digest.hexdigest()}")
    return "\n".join([f"{seats} players, {json.dumps(options)}", *lines])


def written() -> str:
    """All golden games."""
    return "\n".join(played(seats, options) for options in VARIANTS for seats in GAME.seats) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")

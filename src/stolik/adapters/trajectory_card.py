"""The card of a dataset: what it holds, how it was made, how it is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from stolik.arena.execution.chunk import value_text
from stolik.kernel.game import Game

if TYPE_CHECKING:
    from stolik.adapters.trajectories import DatasetAbout


def card_text(about: DatasetAbout, game: Game) -> str:
    """The card, in Markdown with the header that dataset hubs read."""
    study, table = about.study, about.study.tables[0]
    levels = ",".join(table.levels)
    options = msgspec.json.encode(table.options, order="sorted").decode()
    settings = "".join(f" --set {name}={value_text(one)}" for name, one in table.options.items())
    return f"""---
license: mit
pretty_name: "Stolik {game.id}, {study.games} games of {levels}"
tags: [reinforcement-learning, imitation-learning, card-games, imperfect-information]
---

# {study.games} games of {game.id}

Decisions of Stolik's bots, one row each, in `part-*.parquet` with {study.chunk} games a file.

| | |
|---|---|
| game | `{game.id}`, rules version {about.rules_version}, options `{options}` |
| players | {table.seats}: {levels}; they change seats from game to game |
| games, seed | {study.games}, {study.seed} |
| made by | Stolik {about.stolik}, bots version {about.minds} |

The same versions write the same bytes, with any number of workers:

    stolik record {game.id} --games {study.games} --levels {levels} --seats {table.seats} \
--seed {study.seed}{settings} --out DIR

## Columns

| column | |
|---|---|
| `game`, `step` | the number of the game, and of the decision in it |
| `seed` | of the deal: `stolik.load("{game.id}").new({table.seats}, int(seed), options)` deals it |
| `seat`, `level` | who decides |
| `places`, `numbers` | what the seat sees, {about.numbers} numbers from 0 to 1 \
(docs/observations.md): the places of all that are not 0, and these numbers |
| `legal` | the codes of the legal moves, of {about.moves}: `stolik.load("{game.id}").moves[code]` |
| `action` | the code of the move that was made |
| `reward` | the seat's share of the win, at its last decision; 0 before |
| `is_last` | whether this is the seat's last decision of the game |

## Reading it

    from stolik.adapters.trajectories import Trajectories

    for batch in Trajectories("DIR").batches(1024):
        batch["observation"], batch["action_mask"], batch["action"], batch["reward"]

The loader reads part after part and spreads the observations out, unless it is asked for
`batches(1024, is_sparse=True)`. Split by `game`, never by row: rows of one game belong together.
"""

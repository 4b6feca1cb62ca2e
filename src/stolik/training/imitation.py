"""Learning from recorded games: the network makes the moves that a level of bots made.

    python -m stolik.training.imitation games --record call-to-adventure --out network.npz

learns from the dataset in the folder `games`, and with `--record` makes it first (or goes on with
it), as `stolik record` does.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from stolik.adapters.trajectories import OtherDataset, Trajectories, about_of, record
from stolik.arena.study import study
from stolik.training.common import Training, parser_for
from stolik.training.policy import Sparse, padded_codes

LARGEST_STEP = 0.5
MINIBATCH = 1024
BATCHES = 4  # of an update


class Imitation:
    """Cross-entropy with the recorded moves; the value learns how the games ended."""

    def __init__(self, training: Training, data: Trajectories) -> None:
        self.training = training
        self.data = data
        self.agreed = 0.0
        self._batches = self._endless()

    def update(self) -> str:
        """Learn from some recorded decisions."""
        for _ in range(BATCHES):
            batch = next(self._batches)
            legal = padded_codes(batch["legal"], batch["legal_counts"])
            places = (legal == torch.tensor(batch["action"].astype("int64"))[:, None]).int()
            seen = Sparse(
                torch.tensor(batch["places"].astype("int64")),
                torch.tensor(batch["numbers"]),
                torch.tensor(batch["place_counts"].astype("int64")),
            )
            agreed = self._step(seen, legal, places.argmax(1), torch.tensor(batch["return"]))
            self.agreed += 0.02 * (agreed - self.agreed)
        return f"makes {100 * self.agreed:.1f} % of the recorded moves"

    def _endless(self) -> Iterator[dict[str, NDArray[Any]]]:
        # A run that goes on begins with another order of the games.
        seed = self.training.asked.seed + 1_000_003 * self.training.update
        while True:
            # Where only one move is legal there is nothing to learn.
            yield from self.data.batches(MINIBATCH, shuffle=seed, is_sparse=True, least_legal=2)
            seed += 1

    def _step(self, seen: Sparse, legal: Tensor, places: Tensor, returns: Tensor) -> float:
        training = self.training
        chances, values = training.policy.of_sparse(seen, legal)
        chance = chances.gather(1, places.unsqueeze(1)).squeeze(1)
        loss = 0.5 * (values - returns).square().mean() - chance.mean()
        training.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(training.policy.parts.parameters(), LARGEST_STEP)
        training.optimizer.step()
        return float((chances.argmax(1) == places).float().mean())


def recorded(asked: argparse.Namespace) -> Trajectories:
    """The dataset to learn from, recorded now where that is asked for."""
    try:
        if asked.record is not None:
            games = study(
                asked.record, asked.seats or (), asked.teacher, json.loads(asked.set),
                games=asked.recorded, seed=asked.seed,
            )  # fmt: skip
            record(about_of(games), Path(asked.data))
        data = Trajectories(asked.data)
    except (OtherDataset, ValueError) as error:
        raise SystemExit(str(error)) from None
    if next(data.batches(1, least_legal=2), None) is None:
        raise SystemExit(f"{asked.data} holds no choices yet")
    return data


def main(arguments: list[str] | None = None) -> None:
    """Train, store the network, and examine it."""
    parser = parser_for("Learning from recorded games.")
    parser.add_argument("data", help="a folder that `stolik record` has written, or will be")
    parser.add_argument("--record", metavar="GAME", help="record games of this game there first")
    parser.add_argument("--teacher", default="skilled", help="the level that plays them")
    parser.add_argument("--recorded", type=int, default=5000, help="how many games it plays")
    parser.add_argument("--seats", type=int, help="players at its table; the fewest who compete")
    parser.add_argument("--set", default="{}", metavar="JSON", help="the options of its table")
    asked = parser.parse_args(arguments)
    data = recorded(asked)
    table = data.about.study.tables[0]
    asked.game, asked.seats = data.about.study.game, table.seats
    asked.set = json.dumps(table.options)
    training = Training(asked)
    training.run(Imitation(training, data).update)


if __name__ == "__main__":
    main()

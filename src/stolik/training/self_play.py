"""Policy gradients in self-play: the network has every seat, and whole games are learned from.

python -m stolik.training.self_play blank --out blank.npz
"""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor, nn

from stolik.training.common import Training, parser_for_game
from stolik.training.policy import widened

ENTROPY = 0.01
LARGEST_STEP = 0.5
MINIBATCH = 1024


class SelfPlay:
    """REINFORCE with a learned baseline: each move is judged by how its game ended for its seat."""

    def __init__(self, training: Training, decisions: int) -> None:
        self.training = training
        self.decisions = decisions
        asked = training.asked
        self.envs = training.envs(asked.envs, None)
        # A run that goes on deals other games than the runs before it.
        self.seen, infos = self.envs.reset(seed=asked.seed + 1_000_003 * training.update)
        torch.manual_seed(asked.seed + training.update)
        self.seats = infos["seat"]
        self.is_over = np.zeros(asked.envs, np.bool_)
        self._open: list[list[tuple[Tensor, Tensor, Tensor, int]]] = [[] for _ in range(asked.envs)]

    def update(self) -> str:
        """Play until enough decisions lie in finished games, then learn from those."""
        seen: list[Tensor] = []
        legal: list[Tensor] = []
        places: list[Tensor] = []
        gained: list[float] = []
        games = 0
        while len(gained) < self.decisions:
            for number, returns in self._stepped():
                games += 1
                for what, codes, place, seat in self._open[number]:
                    seen.append(what)
                    legal.append(codes.unsqueeze(0))
                    places.append(place)
                    gained.append(float(returns[seat]))
                self._open[number] = []
        self._learn(torch.stack(seen), widened(legal), torch.stack(places), torch.tensor(gained))
        return f"{games} games of {len(gained) / games:.0f} decisions"

    def _stepped(self) -> list[tuple[int, np.ndarray]]:
        """Make a move in each game; returns those that ended, with everybody's returns."""
        chosen = self.training.choose(self.seen, is_best=False)
        observations = torch.tensor(self.seen["observation"])
        for number in np.flatnonzero(~self.is_over):
            one = (observations[number], chosen.legal[number], chosen.places[number],
                   int(self.seats[number]))  # fmt: skip
            self._open[number].append(one)
        self.seen, _, self.is_over, _, infos = self.envs.step(chosen.actions)
        self.seats = infos["seat"]
        return [(int(number), infos["returns"][number]) for number in np.flatnonzero(self.is_over)]

    def _learn(self, seen: Tensor, legal: Tensor, places: Tensor, gained: Tensor) -> None:
        training = self.training
        for part in torch.randperm(len(gained)).split(MINIBATCH):
            chances, values = training.policy(seen[part], legal[part])
            chance = chances.gather(1, places[part].unsqueeze(1)).squeeze(1)
            advantage = gained[part] - values.detach()
            advantage = (advantage - advantage.mean()) / (advantage.std(correction=0) + 1e-8)
            entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
            error = (values - gained[part]).square().mean()
            loss = 0.5 * error - (advantage * chance).mean() - ENTROPY * entropy
            training.optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(training.policy.parts.parameters(), LARGEST_STEP)
            training.optimizer.step()


def main(arguments: list[str] | None = None) -> None:
    """Train, store the network, and examine it."""
    parser = parser_for_game("Policy gradients in self-play.")
    parser.add_argument("--decisions", type=int, default=4096, help="decisions of an update")
    asked = parser.parse_args(arguments)
    training = Training(asked)
    training.run(SelfPlay(training, asked.decisions).update)


if __name__ == "__main__":
    main()

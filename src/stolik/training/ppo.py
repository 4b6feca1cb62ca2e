"""PPO with action masking against bots.

python -m stolik.training.ppo cardline --opponents casual --out cardline.npz
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from stolik.training.common import Training, parser_for_game
from stolik.training.policy import widened

CLIP = 0.2
TRACE = 0.95  # lambda of generalised advantage estimation; nothing is discounted
ENTROPY = 0.01
LARGEST_STEP = 0.5
MINIBATCH = 1024


class Ppo:
    """One learner in each game; all others are bots."""

    def __init__(self, training: Training, steps: int, epochs: int) -> None:
        self.training = training
        self.steps = steps
        self.epochs = epochs
        asked = training.asked
        self.by_lead = asked.reward == "lead"
        self.envs = training.envs(asked.envs, asked.opponents, "score" if self.by_lead else "win")
        # A run that goes on deals other games than the runs before it.
        self.seen, _ = self.envs.reset(seed=asked.seed + 1_000_003 * training.update)
        torch.manual_seed(asked.seed + training.update)
        self.is_over = np.zeros(asked.envs, np.bool_)
        self.won = 1.0 / training.seats

    def update(self) -> str:
        """Play some steps, then learn from them."""
        steps = self._played()
        advantages, targets = self._advantages(steps)
        is_real = steps["is_real"].flatten()
        seen = steps["seen"].flatten(0, 1)[is_real]
        legal, places = steps["legal"][is_real], steps["places"].flatten()[is_real]
        old = steps["chances"].flatten()[is_real]
        advantage, target = advantages.flatten()[is_real], targets.flatten()[is_real]
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        for _ in range(self.epochs):
            for part in torch.randperm(len(old)).split(MINIBATCH):
                self._step(
                    seen[part], legal[part], places[part], old[part], advantage[part], target[part]
                )
        return f"wins {100 * self.won:.1f} % of the last games, while it still tries things out"

    def _played(self) -> dict[str, Any]:
        count = len(self.is_over)
        shape = (self.steps, count)
        seen = torch.empty((*shape, self.training.numbers))
        places, chances = torch.empty(shape, dtype=torch.int64), torch.empty(shape)
        values = torch.empty((self.steps + 1, count))
        rewards, ends = torch.empty(shape), torch.empty(shape)
        is_real = torch.empty(shape, dtype=torch.bool)
        legal: list[Tensor] = []
        for step in range(self.steps):
            seen[step] = torch.tensor(self.seen["observation"])
            is_real[step] = torch.tensor(~self.is_over)  # an ended game is only dealt anew
            chosen = self.training.choose(self.seen, is_best=False)
            places[step], chances[step], values[step] = (
                chosen.places, chosen.chances, chosen.values,
            )  # fmt: skip
            legal.append(chosen.legal)
            self.seen, gained, self.is_over, _, infos = self.envs.step(chosen.actions)
            if self.by_lead:
                gained = leads(infos["returns"], infos["seat"])
            rewards[step] = torch.tensor(gained)
            ends[step] = torch.tensor(self.is_over.astype(np.float32))
            for reward in gained[self.is_over]:
                won = (np.sign(reward) + 1) / 2 if self.by_lead else reward
                self.won += 0.002 * (float(won) - self.won)
        values[-1] = self.training.choose(self.seen, is_best=True).values
        return {
            "seen": seen, "legal": widened(legal), "places": places, "chances": chances,
            "values": values, "rewards": rewards, "ends": ends, "is_real": is_real,
        }  # fmt: skip

    def _advantages(self, steps: dict[str, Any]) -> tuple[Tensor, Tensor]:
        values: Tensor = steps["values"]
        advantages = torch.zeros_like(steps["rewards"])
        later = torch.zeros(values.shape[1])
        for step in reversed(range(self.steps)):
            goes_on = 1.0 - steps["ends"][step]
            surprise = steps["rewards"][step] + goes_on * values[step + 1] - values[step]
            later = surprise + TRACE * goes_on * later
            advantages[step] = later
        return advantages, advantages + values[:-1]

    def _step(  # noqa: PLR0913, PLR0917 - the six columns of a batch
        self, seen: Tensor, legal: Tensor, places: Tensor, old: Tensor, advantage: Tensor,
        target: Tensor,
    ) -> None:  # fmt: skip
        training = self.training
        chances, values = training.policy(seen, legal)
        ratio = (chances.gather(1, places.unsqueeze(1)).squeeze(1) - old).exp()
        gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
        entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
        loss = 0.5 * (values - target).square().mean() - gain - ENTROPY * entropy
        training.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(training.policy.parts.parameters(), LARGEST_STEP)
        training.optimizer.step()


def leads(scores: NDArray[np.float64], seats: NDArray[np.int32]) -> NDArray[np.float64]:
    """How far each learner is ahead of the best other, from -1 to 1: a part of both scores."""
    rows = np.arange(len(seats))
    own = scores[rows, seats]
    others = scores.copy()
    others[rows, seats] = -np.inf
    best = others.max(1)
    ahead: NDArray[np.float64] = (own - best) / np.maximum(np.abs(own) + np.abs(best), 1e-9)
    return ahead


def main(arguments: list[str] | None = None) -> None:
    """Train, store the network, and examine it."""
    parser = parser_for_game("PPO with action masking against bots.")
    parser.add_argument("--opponents", default="casual", help="the level of the others")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each game an update")
    parser.add_argument("--epochs", type=int, default=3, help="times each decision is used")
    parser.add_argument("--reward", choices=("win", "lead"), default="win", help="what is learned"
                        " from: the win, or how far the score is ahead of the others'")  # fmt: skip
    asked = parser.parse_args(arguments)
    training = Training(asked)
    training.run(Ppo(training, asked.steps, asked.epochs).update)


if __name__ == "__main__":
    main()

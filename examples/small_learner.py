"""A small learner on a PettingZoo environment: a linear softmax policy, REINFORCE, numpy only.

It sits at a table of Illusion with opponents who play by chance. The pictures are not in its
observation, yet there is something to learn: when a row is worth a doubt.

    python examples/small_learner.py --episodes 600
"""

from __future__ import annotations

import argparse

import numpy as np

from stolik.adapters.pettingzoo import env


class Learner:
    """A weight for each number it sees and each move it knows."""

    def __init__(self, numbers: int, moves: int, rate: float, seed: int) -> None:
        self.weights = np.zeros((moves, numbers + 1), np.float32)
        self.rate = rate
        self.luck = np.random.default_rng(seed)
        self.usual = 0.0
        self.path: list[tuple[int, np.ndarray, np.ndarray]] = []

    def act(self, observation: dict[str, np.ndarray]) -> int:
        """Pick a legal move by its probability."""
        seen = np.append(observation["observation"], np.float32(1))
        legal = observation["action_mask"].astype(bool)
        logits = np.where(legal, self.weights @ seen, -np.inf)
        chances = np.exp(logits - logits.max())
        chances /= chances.sum()
        move = int(self.luck.choice(len(chances), p=chances))
        self.path.append((move, chances, seen))
        return move

    def learn(self, reward: float) -> None:
        """Make the chosen moves likelier if the game went better than average."""
        for move, chances, seen in self.path:
            push = -chances
            push[move] += 1
            self.weights += self.rate * (reward - self.usual) * np.outer(push, seen)
        self.usual += 0.05 * (reward - self.usual)
        self.path.clear()


def episode(table: env, learner: Learner, seat: str, seed: int) -> float:
    """Play one game; returns the learner's reward."""
    table.reset(seed=seed)
    for agent in table.agent_iter():
        observation, reward, is_over, is_cut, _ = table.last()
        if is_over or is_cut:
            if agent == seat:
                end = reward
            table.step(None)
        elif agent == seat:
            table.step(learner.act(observation))
        else:
            table.step(int(learner.luck.choice(np.flatnonzero(observation["action_mask"]))))
    return float(end)


def main() -> None:
    """Learn, and print the progress."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="illusion")
    parser.add_argument("--episodes", type=int, default=600)
    parser.add_argument("--rate", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    table = env(asked.game, seats=2)
    numbers = sum(field.size for field in table.layout())
    moves = int(table.action_space("player_0").n)
    learner = Learner(numbers, moves, asked.rate, asked.seed)
    part = max(1, asked.episodes // 6)
    won: list[float] = []
    for number in range(asked.episodes):
        won.append(episode(table, learner, f"player_{number % 2}", asked.seed + number))
        learner.learn(won[-1])
        if len(won) % part == 0:
            print(f"games {len(won) - part + 1:>5}-{len(won):<5} won {np.mean(won[-part:]):.0%}")


if __name__ == "__main__":
    main()

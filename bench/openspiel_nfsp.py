"""OpenSpiel's own NFSP (PyTorch) on a small game: how far its average policy is from equilibrium.

    python bench/openspiel_nfsp.py --episodes 20000

Needs the extras `rl` and `train`. Nothing of OpenSpiel is changed: the games bring tensors of
information states, masks and the whole tree of chance, so its learners and its exploitability run
on them.
"""

from __future__ import annotations

import argparse
import json
import sys
import time

import numpy as np
import pyspiel
import torch
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import exploitability
from open_spiel.python.pytorch import nfsp

from stolik.adapters.openspiel import WHOLE_TREE, options_text, short_name


class AveragePolicy(policy.Policy):
    """What the agents do on average, as a policy that OpenSpiel can evaluate."""

    def __init__(self, env, agents) -> None:
        super().__init__(env.game, [0, 1])
        self._agents = agents

    def action_probabilities(self, state, player_id=None):
        player = state.current_player()
        legal = state.legal_actions(player)
        observations = {
            "info_state": [np.array(state.information_state_tensor(seat)) for seat in range(2)],
            "legal_actions": [legal if seat == player else [] for seat in range(2)],
            "current_player": player,
        }
        step = rl_environment.TimeStep(observations, None, None, rl_environment.StepType.MID)
        with self._agents[player].temp_mode_as(nfsp.MODE.AVERAGE_POLICY):
            shares = self._agents[player].step(step, is_evaluation=True).probs
        return {action: float(shares[action]) for action in legal}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="illusion")
    parser.add_argument("--set", default='{"pictures": 3, "arrows": 1}', help="options as JSON")
    parser.add_argument("--episodes", type=int, default=20_000)
    parser.add_argument("--every", type=int, default=5_000, help="episodes between measurements")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    np.random.seed(asked.seed)  # OpenSpiel's environment draws chance from here
    parameters = {"options": options_text(json.loads(asked.set)), "deals": WHOLE_TREE}
    game = pyspiel.load_game(short_name(asked.game), parameters)
    env = rl_environment.Environment(game)
    agents = [
        nfsp.NFSP(
            seat,
            state_representation_size=env.observation_spec()["info_state"][0],
            num_actions=env.action_spec()["num_actions"],
            hidden_layers_sizes=[64],
            reservoir_buffer_capacity=100_000,
            anticipatory_param=0.1,
            min_buffer_size_to_learn=256,  # small games have few decisions in an episode
            learn_every=16,
            seed=asked.seed + seat,
        )
        for seat in range(2)
    ]
    begun = time.process_time()
    for episode in range(1, asked.episodes + 1):
        step = env.reset()
        while not step.last():
            player = step.observations["current_player"]
            step = env.step([agents[player].step(step).action])
        for agent in agents:
            agent.step(step)
        if episode % asked.every == 0:
            distance = exploitability.exploitability(game, AveragePolicy(env, agents))
            spent = time.process_time() - begun
            print(f"{episode} episodes, {spent:.0f} CPU s: exploitability {distance:.4f}")
            sys.stdout.flush()


if __name__ == "__main__":
    main()

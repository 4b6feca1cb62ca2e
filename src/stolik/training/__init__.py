"""Learners in plain PyTorch (extra `train`): PPO against bots, policy gradients in self-play.

Each is one command: `python -m stolik.training.ppo cardline --out cardline.npz`. What it writes is
a network that `stolik.bots.network` plays with numpy alone.
"""

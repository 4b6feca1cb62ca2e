"""Stolik's games for other people's tools: PettingZoo and OpenSpiel.

Each adapter needs its library: `pip install 'stolik[rl]'`.
"""

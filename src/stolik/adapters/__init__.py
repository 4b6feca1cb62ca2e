"""Adapters of Stolik's games to other libraries: PettingZoo and OpenSpiel.

Each adapter needs its library: `pip install 'stolik[rl]'`.
"""
